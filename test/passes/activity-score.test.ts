import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { scoreActivity } from "../../src/passes/activity-score.js";
import { dayAt } from "../laws/bodies.js";
import { account, factsOf, type Line, NOW } from "./facts.js";

/** The score over the last 90 days, both ends counted: 91. */
function scoreOf(lines: readonly Line[]): number {
  const start: Line = [dayAt(-90), "CB LIBRAIRIE", -1];
  const options = { project: { period: { mode: "DAYS", numberOfDays: 90 } } } as const;
  return scoreActivity(factsOf([account([start, ...lines])], options)).value;
}
const each = (text: string, amount: number, ...days: readonly number[]): readonly Line[] =>
  days.map((day): Line => [dayAt(day), text, amount]);
const every = (step: number): readonly number[] => Array.from({ length: Math.floor(89 / step) }, (_, at) => -at * step);

describe("the activity score", () => {
  it("of one purchase is next to nothing, and of none 0", () => {
    // One transaction in 91 days: 30 x 0.33 / 20 points for frequency, 20 x (1 / 91) / 0.35 for presence.
    expect(scoreOf([])).toBe(1);
    const { window, ...facts } = factsOf([account([["2026-06-30", "CB LIBRAIRIE", -1]])]);
    expect(scoreActivity({ ...facts, window: { ...window, rows: new Uint32Array() } }).value).toBe(0);
  });

  it("has values, and points in proportion to them", () => {
    const lines = [
      ...each("CB CARREFOUR MARKET", -31.2, -80, -80, -70, -60, -50, -50, -40, -30, -20, -10),
      ...each("CB RESTAURANT", -18, -80, -70, -60, -50, -40, -30, -20, -10, 0),
      ...each("PRLV SEPA ORANGE", -30, -75, -45, -15),
      ...each("VIREMENT SALAIRE ACME", 2000, -88, -58),
    ];
    const start: Line = [dayAt(-90), "CB LIBRAIRIE", -1];
    const options = { project: { period: { mode: "DAYS", numberOfDays: 90 } } } as const;
    const { values, points, value } = scoreActivity(factsOf([account([start, ...lines])], options));
    // 1 + 10 + 9 + 3 + 2 = 25 transactions, on 1 + 9 + 3 + 2 = 15 of 91 days; groceries, telecom and an income; an income in
    // two of three months.
    expect(values).toEqual([(25 * 30) / 91, 15 / 91, 3, 2 / 3]);
    // 30 x 8.24 / 20 = 12.36, 20 x 0.165 / 0.35 = 9.42, 3 x 6 = 18 and 20 x 2 / 3 = 13.33 run up to 12.36, 21.78, 39.78
    // and 53.11: 12, 22, 40 and 53.
    expect([points, value]).toEqual([[12, 10, 18, 13], 53]);
  });

  it("counts a move between own accounts as a transaction, and not as income", () => {
    const moves = (text: string, sign: number): readonly Line[] => each(text, sign * 700, -80, -50, -20);
    const savings = account(moves("VIREMENT MME ZOE PETIT", -1), { type: "SAVINGS", name: "Livret" });
    const options = { project: { period: { mode: "DAYS", numberOfDays: 90 } } } as const;
    const start: Line = [dayAt(-90), "CB LIBRAIRIE", -1];
    const checking = account([start, ...moves("VIREMENT MME ZOE PETIT", 1)]);
    expect(scoreActivity(factsOf([checking, savings], options)).values).toEqual([(4 * 30) / 91, 4 / 91, 0, 0]);
    // Without the savings account the same credits come from somebody: one kind, an income in each of three months.
    expect(scoreActivity(factsOf([checking], options)).values.slice(2)).toEqual([1, 1]);
  });

  it("counts what a shop gives back as a transaction, and not as income", () => {
    const bought: Line = [dayAt(-50), "AMAZON", -120];
    const options = { project: { period: { mode: "DAYS", numberOfDays: 90 } } } as const;
    const start: Line = [dayAt(-90), "CB LIBRAIRIE", -1];
    const returned = account([start, bought, [dayAt(-41), "AMAZON", 120]]);
    expect(scoreActivity(factsOf([returned], options)).values).toEqual([(3 * 30) / 91, 3 / 91, 0, 0]);
  });

  it("counts a debit that came back as a transaction, and as no kind of movement", () => {
    const options = { project: { period: { mode: "DAYS", numberOfDays: 90 } } } as const;
    const start: Line = [dayAt(-90), "CB LIBRAIRIE", -1];
    const loan: Line = [dayAt(-50), "PRLV SEPA COFIDIS ECHEANCE PRET", -150];
    const valuesOf = (...lines: readonly Line[]) =>
      scoreActivity(factsOf([account([start, loan, ...lines])], options)).values;
    expect(valuesOf()[2]).toBe(1);
    expect(valuesOf([dayAt(-48), "REJET PRLV COFIDIS", 150])).toEqual([(3 * 30) / 91, 3 / 91, 0, 0]);
    expect(valuesOf([dayAt(-48), "REMBOURSEMENT MENSUALITE COFIDIS", 150])[2]).toBe(0);
  });

  it("gives a business its operating expenses for groceries, and its subsidies for an income", () => {
    const lines = [
      ...each("PRLV SEPA ZUBROWAL FOURNITURES", -310, -80),
      ...each("PRLV SEPA EDF CLIENTS", -90, -70),
      ...each("PRLV SEPA ORANGE", -30, -60),
      ...each("VIR SEPA LOYER MARTIN", -900, -50),
      ...each("VIR SEPA SUBVENTION REGION", 3000, -40),
    ];
    const accounts = [account([[dayAt(-90), "CB LIBRAIRIE", -1], ...lines], { usage: "PROFESSIONAL" })];
    const { metadata } = analyze(
      { accounts },
      { now: NOW, usage: "BUSINESS", project: { scoreDays: 90, minimumTransactions: 0 } },
    );
    expect(metadata!.activityScore!.points.slice(2).map(({ value }) => value)).toEqual([5, 0.3333]);
  });

  it("of a household's main account is above 80", () => {
    const lines = [
      ...each("CB CARREFOUR MARKET", -31.2, ...every(4)),
      ...each("CB RESTAURANT", -18, ...every(3)),
      ...each("PRLV SEPA EDF CLIENTS", -60, -80, -50, -20),
      ...each("PRLV SEPA ORANGE", -30, -75, -45, -15),
      ...each("VIR SEPA LOYER MARTIN", -700, -84, -54, -24),
      ...each("VIREMENT SALAIRE ACME", 2000, -88, -58, -28),
    ];
    expect(scoreOf(lines)).toBeGreaterThan(80);
  });

  it("of a second account with twenty card payments is low", () => {
    const score = scoreOf(each("CB RESTAURANT", -18, ...every(4).slice(0, 19)));
    expect(score).toBeLessThan(40);
  });

  it("gives six points for each essential kind, and more for each month with an income", () => {
    const plain = scoreOf(each("CB RESTAURANT", -18, -70, -40, -10));
    expect(scoreOf(each("CB CARREFOUR MARKET", -18, -70, -40, -10)) - plain).toBe(6);
    expect(scoreOf(each("PRLV SEPA CETELEM", -18, -70, -40, -10)) - plain).toBe(6);
    expect(scoreOf(each("VIREMENT SALAIRE ACME", 18, -70, -40, -10)) - plain).toBe(26);
    expect(scoreOf(each("VIREMENT SALAIRE ACME", 18, -70, -69, -68)) - plain).toBe(13);
  });

  it("never leaves 0 to 100", () => {
    const busy = [...every(1), ...every(1), ...every(1)];
    const kinds: readonly (readonly [string, number])[] = [
      ["CB CARREFOUR MARKET", -9],
      ["PRLV SEPA EDF CLIENTS", -9],
      ["PRLV SEPA ORANGE", -9],
      ["VIR SEPA LOYER MARTIN", -9],
      ["VIREMENT SALAIRE ACME", 9],
    ];
    expect(scoreOf(kinds.flatMap(([text, amount]) => each(text, amount, ...busy)))).toBe(100);
  });
});
