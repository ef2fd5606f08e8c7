import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { faultsIn } from "../explain/faults.js";
import { corrected, flowOf } from "./corrected.js";
import { account, type Line, NOW } from "./facts.js";

const fee = (day: string, amount = -8): Line => [`2026-${day}`, "COMMISSION INTERVENTION", amount];
const refund = (day: string, amount: number): Line => [
  `2026-${day}`,
  "REMBOURSEMENT COMMISSIONS D INTERVENTION",
  amount,
];

/** The intervention fees of some lines, how many incidents they are, and what is spent. */
function feesOf(lines: readonly Line[], others: readonly object[] = []) {
  const wage: Line = ["2026-04-05", "VIREMENT SALAIRE ACME", 2000];
  const accounts = [account([wage, ...lines]), ...others];
  const { creditInsights, scores } = analyze({ accounts }, { now: NOW, project: { minimumTransactions: 0 } });
  const { value } = scores!.creditScore!.points.find(({ characteristic }) => characteristic === "INCIDENT_FEES")!;
  const { risks, expenses } = creditInsights!;
  // 91 days hold 1.011 of the quarter that counts are scaled to.
  return [risks.interventionFees.totalAmount, Math.round((value! * 91) / 90), expenses.totalAmount];
}

const THREE = [fee("05-05"), fee("05-06"), fee("05-07")];

describe("fees that the bank gives back in one sum", () => {
  it("are no incidents and no expenses", () => {
    expect(feesOf(THREE)).toEqual([-24, 3, -24]);
    expect(feesOf([...THREE, refund("05-12", 24)])).toEqual([0, 0, 0]);
  });

  it("are the latest that add up to it", () => {
    expect(feesOf([fee("04-20", -9), ...THREE, refund("05-12", 16)])).toEqual([-17, 2, -17]);
    expect(feesOf([fee("04-20", -9), ...THREE, fee("05-11", -5), refund("05-12", 33)])).toEqual([-5, 1, -5]);
    expect(feesOf([...THREE, refund("05-12", 16), refund("05-13", 8)])).toEqual([0, 0, 0]);
  });

  it("stay incidents where none add up to it: a fee in part, later ones, and those of another account or kind", () => {
    expect(feesOf([...THREE, refund("05-12", 12)])).toEqual([-24, 3, -24]);
    expect(feesOf([...THREE, refund("05-04", 24)])).toEqual([-24, 3, -24]);
    expect(feesOf(THREE, [account([refund("05-12", 24)], { name: "Autre" })])).toEqual([-24, 3, -24]);
    expect(feesOf([...THREE, ["2026-05-12", "REMBOURSEMENT FRAIS SAISIE ATTRIBUTION", 24]])).toEqual([-24, 3, -24]);
  });

  it("are those of one name before all together, in whatever order they were charged", () => {
    const rejected = (day: string): Line => [`2026-${day}`, "FRAIS REJET PRELEVEMENT", -20];
    const mixed = [fee("05-05"), rejected("05-05"), fee("05-06"), rejected("05-06"), fee("05-07"), rejected("05-07")];
    expect(feesOf(mixed)).toEqual([-24, 6, -84]);
    expect(feesOf([...mixed, refund("05-12", 24)])).toEqual([0, 3, -60]);
    expect(feesOf([...mixed, refund("05-12", 60)])).toEqual([-24, 3, -24]);
    expect(feesOf([...mixed, refund("05-12", 84)])).toEqual([0, 0, 0]);
    expect(feesOf([...mixed, refund("05-12", 40)])).toEqual([-24, 4, -44]);
  });

  it("are those that the refund names, though others that add up to it are later", () => {
    const letter = (day: string): Line => [`2026-${day}`, "FRAIS LETTRE INFO COMPTE DEBITEUR NON AUTORISE", -12];
    const mixed = [...THREE, letter("05-10"), letter("05-11")];
    expect(feesOf([...mixed, refund("05-12", 24)])).toEqual([0, 2, -24]);
    expect(feesOf([...mixed, ["2026-05-12", "REMBOURSEMENT FRAIS LETTRE INFO", 24]])).toEqual([-24, 3, -24]);
  });

  it("are those of 60 days", () => {
    expect(feesOf([fee("04-10"), fee("04-11"), refund("06-09", 16)])).toEqual([0, 0, 0]);
    expect(feesOf([fee("04-09"), fee("04-11"), refund("06-09", 16)])).toEqual([-16, 2, -16]);
  });
});

describe("fees and a refund of which the client says what they are", () => {
  const lines: readonly Line[] = [
    ["2026-04-05", "VIREMENT SALAIRE ACME", 2000],
    ["2026-05-09", "COTISATION CARTE VISA", -8],
    ["2026-05-21", "COTISATION CARTE VISA", -8],
    ["2026-05-26", "REMBOURSEMENT COTISATION CARTE", 16],
  ];

  it.each([
    ["REMBOURSEMENT", "FREELANCE", [2016, 0, -16]],
    ["COTISATION", "LOAN_REPAYMENT", [2000, -16, -16]],
  ] as const)("are that: %s is %s", (text, category, sums) => {
    const analysis = corrected([account(lines)], (before) => ({
      categories: [{ groupId: flowOf(before, text), category }],
    }));
    const { incomes, loans, expenses } = analysis.creditInsights!;
    expect([incomes.totalAmount, loans.repayments.totalAmount, expenses.totalAmount]).toEqual(sums);
    expect(analysis.scores!.leftOut).toMatchObject({ refunded: [], returned: [] });
    expect(faultsIn(analysis)).toEqual([]);
  });
});
