import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../src/base/calendar.js";
import type { Regularity } from "../../src/passes/regularity.js";
import { account, dayOf, factsOf, type Line } from "./facts.js";

/** Something on most days, so that the window is covered from 30 March to 30 June. */
const BACKGROUND: readonly Line[] = [
  ["2026-03-30", "CHEQUE 1000001", -5],
  ["2026-06-30", "CHEQUE 1000002", -5],
];

/** The regularity of a line with some days, each with its own amount. */
function regularityOf(text: string, ...days: readonly string[]): Regularity | undefined {
  const lines = days.map((day): Line => [day, text, -45]);
  const { cashFlows, regularities } = factsOf([account([...BACKGROUND, ...lines])]);
  return regularities[cashFlows.flows.findIndex(({ rows }) => rows.length === days.length && rows.length > 2)];
}

describe("the regularity of a flow", () => {
  it("has the smallest, largest and mean gap", () => {
    const regularity = regularityOf("PRLV SEPA ORANGE", "2026-04-03", "2026-05-05", "2026-06-03")!;
    expect(regularity.interval).toEqual({ min: 29, max: 32 });
    expect(regularity.meanGap.numerator / regularity.meanGap.denominator).toBe(30.5);
    expect(regularity.periodicity).toBe("MONTHLY");
  });

  it("is none for two occurrences a month apart", () => {
    expect(regularityOf("PRLV SEPA ORANGE", "2026-04-03", "2026-05-05")).toBeUndefined();
  });

  it.each([
    ["HAS_NOT_CHANGED_DURING_ANALYSIS", ["2026-04-10", "2026-05-10", "2026-06-10"]],
    // Weekly lines from 30 March to 30 June: begun late, stopped early, both.
    ["HAS_BEGUN_AFTER_START_OF_ANALYSIS", ["2026-06-01", "2026-06-08", "2026-06-15", "2026-06-22", "2026-06-29"]],
    ["HAS_STOPPED_BEFORE_END_OF_ANALYSIS", ["2026-03-30", "2026-04-06", "2026-04-13", "2026-04-20"]],
    ["HAS_BEGUN_AND_STOPPED_DURING_ANALYSIS", ["2026-05-04", "2026-05-11", "2026-05-18", "2026-05-25"]],
  ] as const)("%s", (repartition, days) => {
    expect(regularityOf("PRLV SEPA ORANGE", ...days)?.repartition).toBe(repartition);
  });
});

describe("what tells that a weekly flow begins or stops within the window", () => {
  const weekly = (first: string, count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => isoDayOf((dayOf(first) + at * 7) as Day));

  // From 30 March to 30 June: a week more, and three days, lie within it or not.
  it.each([
    ["HAS_NOT_CHANGED_DURING_ANALYSIS", "2026-04-08", 12],
    ["HAS_BEGUN_AFTER_START_OF_ANALYSIS", "2026-04-09", 12],
    ["HAS_NOT_CHANGED_DURING_ANALYSIS", "2026-04-05", 12],
    ["HAS_STOPPED_BEFORE_END_OF_ANALYSIS", "2026-04-04", 12],
    ["HAS_STOPPED_BEFORE_END_OF_ANALYSIS", "2026-03-30", 12],
  ])("%s from %s on for %i weeks", (repartition, first, count) => {
    expect(regularityOf("PRLV SEPA ORANGE", ...weekly(first, count))?.repartition).toBe(repartition);
  });

  it("are its occurrences, not what was tried again", () => {
    const lines = ["2026-04-03", "2026-05-04", "2026-05-12", "2026-06-03"].map(
      (day): Line => [day, "PRLV SEPA ORANGE", -45],
    );
    const back: Line = ["2026-05-06", "REJET PRLV SEPA ORANGE PROVISION INSUFFISANTE", 45];
    const { cashFlows, regularities } = factsOf([account([...BACKGROUND, ...lines, back])]);
    const regularity = regularities[cashFlows.flows.findIndex(({ rows }) => rows.length === 4)]!;
    expect(regularity.interval).toEqual({ min: 30, max: 31 });
    expect(regularity.meanGap).toEqual({ numerator: 61, denominator: 2 });
  });
});

describe("a flow of four weeks whose due Monday is a bank holiday", () => {
  /** Benefits of Mondays: Easter Monday's are paid on Maundy Thursday. */
  const DAYS = ["2024-12-30", "2025-01-27", "2025-02-24", "2025-03-24", "2025-04-17", "2025-05-19"] as const;
  const repartitionOn = (now: string, days: readonly string[] = DAYS): string | undefined => {
    const lines = days.filter((day) => day <= now).map((day): Line => [day, "DWP PIP", 434.2]);
    const { cashFlows, regularities } = factsOf(
      [account([["2024-11-30", "TESCO STORES", -5], ...lines], { currency: "GBP", balanceDate: now })],
      { now: `${now}T12:00:00Z`, project: { market: "GB", period: { mode: "MONTHS", numberOfMonths: 6 } } },
    );
    return regularities[cashFlows.flows.findIndex(({ rows }) => rows.length > 2)]?.repartition;
  };

  it.each(["2025-04-18", "2025-05-05", "2025-05-16", "2025-05-22"])("has not stopped on %s", (now) => {
    expect(repartitionOn(now)).not.toMatch(/STOPPED/);
  });

  it("has stopped where the next is missing", () => {
    expect(repartitionOn("2025-05-23", DAYS.slice(0, -1))).toMatch(/STOPPED/);
  });
});

describe("regularity as evidence of a category", () => {
  const categoryOf = (amounts: readonly number[], text: string): string | undefined => {
    const days = ["2026-04-03", "2026-05-04", "2026-06-03"];
    const lines = days.map((day, at): Line => [day, text, amounts[at]!]);
    const facts = factsOf([account([...BACKGROUND, ...lines])]);
    const refined = [...facts.categories.refinement].filter((rule) => rule !== 0);
    return refined.length === 0 ? undefined : refined.join();
  };

  it("makes steady unexplained transfers regular income or expense, and nothing else", () => {
    expect(categoryOf([300, 300, 300], "VIR SEPA RECU /DE HUBERT BELMONT")).toBe("1,1,1");
    expect(categoryOf([-300, -310, -300], "VIR SEPA EMIS /BEN HUBERT BELMONT")).toBe("2,2,2");
    expect(categoryOf([300, 900, 300], "VIR SEPA RECU /DE HUBERT BELMONT")).toBeUndefined();
    expect(categoryOf([60, 60, 60], "VIR SEPA RECU /DE HUBERT BELMONT")).toBeUndefined();
    expect(categoryOf([-300, -300, -300], "RETRAIT DAB")).toBeUndefined();
    expect(categoryOf([-300, -300, -300], "VIR SEPA LOYER MARTIN")).toBeUndefined();
  });
});
