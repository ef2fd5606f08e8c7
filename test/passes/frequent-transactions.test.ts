import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  `PRLV SEPA ${"ABCDEFGHIJKLMNOPQRST"[at]}XQV`,
  -10,
]);
const dailyFrom = (first: number, count: number, text: string, amount: number): readonly Line[] =>
  Array.from({ length: count }, (_, at) => [`2026-06-${String(first + at).padStart(2, "0")}`, text, amount]);

function frequentOf(...accounts: readonly object[]): readonly (readonly [label: string, count: number])[] {
  const { frequentTransactions } = analyze({ accounts }, { now: NOW }).creditInsights!.expenses;
  return frequentTransactions.map(({ label, transactions }) => [label, transactions.length]);
}

describe("frequent transactions", () => {
  it("share a description at least five times", () => {
    const of = (count: number) => frequentOf(account([...FILLERS, ...dailyFrom(1, count, "CARTE PICARD", -5)]));
    expect([of(4), of(5)]).toEqual([[], [["PICARD", 5]]]);
  });

  it("share it over all accounts", () => {
    const first = account([...FILLERS, ...dailyFrom(1, 3, "CARTE PICARD", -5)]);
    const second = account(dailyFrom(10, 2, "CARTE PICARD", -5), { name: "Compte joint" });
    expect(frequentOf(first, second)).toEqual([["PICARD", 5]]);
  });

  it("are no moves between own accounts", () => {
    const checking = account([...FILLERS, ...dailyFrom(1, 5, "VIR VERS LIVRET A", -50)]);
    const savings = account(dailyFrom(1, 5, "VIR RECU", 50), { type: "SAVINGS", name: "Livret A" });
    expect(frequentOf(checking, savings)).toEqual([]);
    expect(frequentOf(checking)).toEqual([["OUTGOING TRANSFER", 5]]);
  });

  it("are no totals of a card, met or not", () => {
    expect(frequentOf(account([...FILLERS, ...dailyFrom(1, 6, "DEBIT DIFFERE CARTE VISA", -300)]))).toEqual([]);
  });
});
