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

  it("are those of one name whatever lies between", () => {
    const rejected = (day: string): Line => [`2026-${day}`, "FRAIS REJET PRELEVEMENT", -20];
    const letter: Line = ["2026-05-06", "FRAIS LETTRE INFO COMPTE DEBITEUR NON AUTORISE", -12];
    const mixed = [
      fee("05-05"),
      rejected("05-05"),
      fee("05-06"),
      letter,
      rejected("05-06"),
      fee("05-07"),
      rejected("05-07"),
    ];
    expect(feesOf([...mixed, refund("05-12", 24)])).toEqual([0, 4, -72]);
  });

  it("are the latest of those that it names alike", () => {
    const letter = (day: string): Line => [`2026-${day}`, "FRAIS LETTRE INFO COMPTE DEBITEUR NON AUTORISE", -12];
    const rejected = (day: string): Line => [`2026-${day}`, "FRAIS REJET PRELEVEMENT", -8];
    const back: Line = ["2026-05-12", "REMBOURSEMENT FRAIS INCIDENT", 24];
    const three = [rejected("05-05"), rejected("05-06"), rejected("05-07")];
    expect(feesOf([...three, letter("05-08"), letter("05-09"), back])).toEqual([0, 3, -24]);
    expect(feesOf([letter("05-02"), letter("05-03"), ...three, back])).toEqual([0, 2, -24]);
  });

  it("are given back once", () => {
    const twice = [...THREE, fee("05-08"), refund("05-12", 16), refund("05-13", 16)];
    expect(feesOf(twice)).toEqual([0, 0, 0]);
    expect(feesOf([...THREE, refund("05-12", 24), refund("05-13", 24)])).toEqual([0, 0, 0]);
    // Such a refund of one fee is its alone.
    expect(feesOf([...THREE, refund("05-12", 8)])).toEqual([-16, 2, -16]);
  });

  it("are those of its own day too", () => {
    expect(feesOf([fee("05-11"), fee("05-12"), refund("05-12", 16)])).toEqual([0, 0, 0]);
  });

  it("are fees: a purchase of the amount is none", () => {
    const shop: Line = ["2026-05-10", "CB LIBRAIRIE", -24];
    expect(feesOf([shop, refund("05-12", 24)])).toEqual([0, 0, -24]);
    expect(feesOf([shop, ["2026-05-12", "REMBT FRAIS SAISIE ATTRIBUTION", 24]])).toEqual([0, 0, -24]);
  });

  it.each([
    ["of a seizure", "FRAIS SAISIE ATTRIBUTION", "REMBT FRAIS SAISIE ATTRIBUTION", 2],
    ["of a preventive seizure", "FRAIS SAISIE CONSERVATOIRE", "REMBT FRAIS SAISIE CONSERVATOIRE", 2],
    ["of a recovery", "FRAIS SATD", "REMBT FRAIS SATD", 2],
    ["of a service", "COTISATION CARTE VISA", "REMBOURSEMENT COTISATION CARTE", 0],
  ])("are those %s too, and no others", (_, text, back, incidents) => {
    const two = ["05-05", "05-06"].map((day): Line => [`2026-${day}`, text, -40]);
    expect(feesOf(two)).toEqual([0, incidents, -80]);
    expect(feesOf([...two, ["2026-05-12", back, 80]])).toEqual([0, 0, 0]);
    expect(feesOf([...two, refund("05-12", 80)])).toEqual([0, incidents, -80]);
  });

  it("are left out of the scores with their refund", () => {
    const lines = [...THREE, refund("05-12", 24)];
    const { scores } = analyze({ accounts: [account(lines)] }, { now: NOW, project: { minimumTransactions: 0 } });
    const { refunded, returned } = scores!.leftOut;
    expect([refunded.length, returned.length]).toEqual([3, 1]);
  });

  it("are those of 60 days", () => {
    expect(feesOf([fee("04-10"), fee("04-11"), refund("06-09", 16)])).toEqual([0, 0, 0]);
    expect(feesOf([fee("04-09"), fee("04-11"), refund("06-09", 16)])).toEqual([-16, 2, -16]);
  });
});

describe("fees beside what the client says of another flow", () => {
  it("are given back", () => {
    const shop: Line = ["2026-05-09", "CB ZORGLUB", -30];
    const analysis = corrected([account([shop, ...THREE, refund("05-12", 24)])], (before) => ({
      categories: [{ groupId: flowOf(before, shop[1]), category: "LEISURE" }],
    }));
    expect(analysis.creditInsights!.expenses.totalAmount).toBe(-30);
    expect(analysis.creditInsights!.risks.interventionFees.totalAmount).toBe(0);
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
