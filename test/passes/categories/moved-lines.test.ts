import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import { account, type Line, NOW } from "../facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-${at < 10 ? "04" : "06"}-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);
const WAGE = "VIR SEPA RECU ZUBRO SARL";
const HELP = "VIR PERM MME ELENA KWEPSEL";
const MONTHS = ["2026-04", "2026-05", "2026-06"];

/** An account of its own, by a letter. */
const accountOf = (name: string, lines: readonly Line[], given: object = {}) => account(lines, { name, ...given });

/** What each month brings and takes: a wage that no word tells, and a help that is an obligation. */
const monthly = (
  months: readonly string[],
  [wage, help]: readonly [string, string] = [WAGE, HELP],
  [income, expense]: readonly [number, number] = [2200, -150],
) =>
  months.flatMap((month): readonly Line[] => [
    [`${month}-03`, wage, income],
    [`${month}-05`, help, expense],
  ]);

function essentialsOf(accounts: readonly object[]): readonly [income: number, expenses: number] {
  const { essentials } = analyze({ accounts }, { now: NOW });
  return [essentials!.monthlyRegularIncome, essentials!.monthlyEssentialExpenses];
}

describe("a line that moves to another account", () => {
  it("is what it was before, whenever it moved", () => {
    const stayed = essentialsOf([accountOf("A", [...FILLERS, ...monthly(MONTHS)]), accountOf("B", [])]);
    expect(stayed).toEqual([2200, 150]);
    for (const moved of [1, 2]) {
      const accounts = [
        accountOf("A", [...FILLERS, ...monthly(MONTHS.slice(0, moved))]),
        accountOf("B", monthly(MONTHS.slice(moved))),
      ];
      expect(essentialsOf(accounts)).toEqual(stayed);
      expect(essentialsOf([...accounts].reverse())).toEqual(stayed);
    }
  });

  it("is known where the other bank writes other words around the name", () => {
    const accounts = [
      accountOf("A", [...FILLERS, ...monthly(MONTHS.slice(0, 2))]),
      accountOf("B", monthly(MONTHS.slice(2), ["VIREMENT DE ZUBRO SARL", "VIREMENT PERMANENT POUR MME ELENA KWEPSEL"])),
    ];
    expect(essentialsOf(accounts)).toEqual([2200, 150]);
  });

  it("keeps its flows, each of its account, without a rhythm of their own", () => {
    const accounts = [
      accountOf("A", [...FILLERS, ...monthly(MONTHS.slice(0, 2))]),
      accountOf("B", monthly(MONTHS.slice(2))),
    ];
    const { creditInsights } = analyze({ accounts }, { now: NOW });
    const flows = creditInsights!.cashFlows.filter(({ category }) => category === "REGULAR_INCOME");
    expect(flows.map(({ transactions, regularity }) => [transactions.length, regularity]).sort()).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });

  it("goes on after it had a rhythm on the account before", () => {
    const months = ["2026-03-30", "2026-04-28", "2026-05-28"];
    const accounts = [
      accountOf("A", [...FILLERS, ...months.map((day): Line => [day, HELP, -150])]),
      accountOf("B", [["2026-06-29", HELP, -150]]),
    ];
    expect(essentialsOf(accounts)).toEqual([0, 200]);
  });

  it("stays what it was before a gift to the same person from another account", () => {
    const days = ["2026-04-05", "2026-05-05", "2026-06-05"];
    const accounts = [
      accountOf("A", [...FILLERS, ...days.map((day): Line => [day, HELP, -150])]),
      accountOf("B", [["2026-06-29", HELP, -400]]),
    ];
    expect(essentialsOf(accounts)).toEqual([0, 150]);
  });
});

describe("no line that moves", () => {
  it.each([
    ["other names", ["VIR SEPA RECU BRAUD", "VIR PERM M PAUL MOREL"], [2200, -150]],
    ["other amounts", [WAGE, HELP], [900, -400]],
  ] as const)("is that of %s", (_, texts, amounts) => {
    const accounts = [
      accountOf("A", [...FILLERS, ...monthly(MONTHS.slice(0, 2))]),
      accountOf("B", monthly(MONTHS.slice(2), texts, amounts)),
    ];
    expect(essentialsOf(accounts)).toEqual([0, 0]);
  });

  it("is one that both accounts pay", () => {
    const days = ["2026-04-05", "2026-06-05"];
    const accounts = [
      accountOf("A", [...FILLERS, ...days.map((day): Line => [day, HELP, -150])]),
      accountOf("B", [["2026-05-05", HELP, -150]]),
    ];
    expect(essentialsOf(accounts)).toEqual([0, 0]);
  });

  it("is of texts that name nobody", () => {
    const accounts = [
      accountOf("A", [...FILLERS, ["2026-04-05", "VIREMENT", -150], ["2026-05-05", "VIREMENT", -150]]),
      accountOf("B", [["2026-06-05", "VIREMENT", -150]]),
    ];
    expect(essentialsOf(accounts)).toEqual([0, 0]);
  });

  it("is of two currencies", () => {
    const accounts = [
      accountOf("A", [...FILLERS, ...monthly(MONTHS.slice(0, 2))]),
      accountOf("B", monthly(MONTHS.slice(2)), { currency: "USD" }),
    ];
    expect(essentialsOf(accounts)).toEqual([0, 0]);
  });
});
