import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import { account, type Line, NOW } from "../facts.js";

/** A purchase on every so many days of a stretch of 2026, by days since its first. */
function purchases(first: string, everyDays: number, count: number): readonly Line[] {
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.parse(first) + at * everyDays * 86_400_000).toISOString().slice(0, 10);
    return [day, "CB LIBRAIRIE DU PORT", -1];
  });
}

const YEAR = { period: { mode: "MONTHS", numberOfMonths: 12 } };

function notesOf(code: string, accounts: readonly object[], parameters: object = {}, minimumTransactions = 20) {
  const { dataQuality } = analyze({ accounts, parameters }, { now: NOW, project: { minimumTransactions } });
  return dataQuality.notes.filter((note) => note.code === code);
}

describe("scores of less than an analysis needs", () => {
  const few = (accounts: readonly object[], parameters: object, minimum?: number): readonly unknown[] =>
    notesOf("FEW_SCORE_TRANSACTIONS", accounts, parameters, minimum);
  const silent = account(purchases("2025-10-01", 5, 30));

  it("say so where the insights look back to enough of them", () => {
    const note = { severity: "SERIOUS", affects: ["scores"], from: "2026-04-01", to: "2026-06-30" };
    expect(few([silent], YEAR)).toMatchObject([note]);
    expect(few([silent], YEAR, 0)).toMatchObject([note]);
    expect(few([account(purchases("2025-10-01", 9, 31))], YEAR)).toMatchObject([note]);
  });

  it("do not where there are enough, or no scores", () => {
    expect(few([account(purchases("2025-10-01", 4, 69))], YEAR)).toEqual([]);
    expect(few([silent], { ...YEAR, disableScores: true })).toEqual([]);
    // Refused: the insights look at no more than the scores do.
    expect(few([silent], {})).toEqual([]);
  });
});

describe("an account whose history begins late", () => {
  const first = account(purchases("2026-01-01", 3, 61));
  const late = (day: string, given: object = {}, count = 10): object =>
    account(purchases(day, 1, count), { name: "Autre", number: "2", ...given });
  const lateNotes = (accounts: readonly object[], parameters: object = {}) =>
    notesOf("LATE_ACCOUNT_HISTORY", accounts, parameters).map(({ severity, from, to }) => [severity, from, to]);

  it("is named with the days that it does not cover", () => {
    expect(lateNotes([first, late("2026-06-05")])).toEqual([["INFO", "2026-03-30", "2026-06-04"]]);
    // The window of the scores reaches further back than this one.
    expect(lateNotes([first, late("2026-06-20")], { period: { mode: "DAYS", numberOfDays: 20 } })).toEqual([
      ["INFO", "2026-04-01", "2026-06-19"],
    ]);
  });

  it("covers the first 15 days", () => {
    expect(lateNotes([first, late("2026-04-14")])).toEqual([]);
    expect(lateNotes([first, late("2026-04-15")])).toHaveLength(1);
  });

  it("is none of one that is seldom used", () => {
    expect(lateNotes([first, late("2026-06-05", {}, 9)])).toEqual([]);
    expect(lateNotes([first, late("2026-06-22")])).toEqual([]);
  });

  it("is none of savings and cards, nor the only one, whose window begins with it", () => {
    expect(lateNotes([first, late("2026-06-05", { type: "SAVINGS" })])).toEqual([]);
    expect(lateNotes([first, late("2026-06-05", { type: "CREDIT_CARD" })])).toEqual([]);
    expect(lateNotes([account(purchases("2026-06-05", 1, 25))])).toEqual([]);
  });
});
