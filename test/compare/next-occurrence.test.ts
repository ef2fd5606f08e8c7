import { describe, expect, it } from "vitest";
import { type Day, isoDayOf } from "../../src/base/calendar.js";
import { missedOccurrences, nextOccurrence } from "../../src/compare/next-occurrence.js";
import type { RegularityView } from "../../src/index.js";
import { dayOf } from "../passes/facts.js";

/** Each rhythm with its last occurrence, the day on which the next is due, and the first day on which that is missed. */
const RHYTHMS = [
  ["DAILY", [1, 2, 3, 4, 5, 6, 7], 1, "2026-05-05", "2026-05-06", "2026-05-10"],
  ["WEEKLY", [2], 7, "2026-05-05", "2026-05-12", "2026-05-15"],
  ["BIWEEKLY", [2], 14, "2026-05-05", "2026-05-19", "2026-05-23"],
  ["OTHER", [2], 28, "2026-05-05", "2026-06-02", "2026-06-06"],
  ["MONTHLY", [5], 30.4, "2026-05-05", "2026-06-05", "2026-06-10"],
  ["BIMONTHLY", [5], 61, "2026-05-05", "2026-07-05", "2026-07-11"],
  ["QUARTERLY", [5], 91, "2026-05-05", "2026-08-05", "2026-08-13"],
  ["SEMI_ANNUAL", [5], 182, "2026-05-05", "2026-11-05", "2026-11-15"],
  ["YEARLY", [5], 365, "2026-05-05", "2027-05-05", "2027-05-20"],
] as const;

describe("the next occurrence of a rhythm", () => {
  it.each(RHYTHMS)("that is %s", (periodicity, dueDays, meanNumberOfDaysInInterval, last, due, missed) => {
    const regularity: RegularityView = {
      periodicity,
      dueDays,
      meanNumberOfDaysInInterval,
      interval: { min: 1, max: 366 },
      accuracy: 100,
      repartition: "HAS_NOT_CHANGED_DURING_ANALYSIS",
    };
    const lastDay = dayOf(last) as Day;
    expect(isoDayOf(nextOccurrence(regularity, lastDay))).toBe(due);
    const missedBy = (day: number): boolean => missedOccurrences(regularity, lastDay, day as Day) > 0;
    expect([missedBy(dayOf(missed) - 1), missedBy(dayOf(missed))]).toEqual([false, true]);
  });
});

describe("the next occurrence of a line of weeks", () => {
  const regularityOf = (periodicity: "DAILY" | "WEEKLY" | "BIWEEKLY" | "OTHER", dueDays: readonly number[]) =>
    ({
      periodicity,
      dueDays,
      meanNumberOfDaysInInterval: 33.6,
      interval: { min: 1, max: 56 },
      accuracy: 90,
      repartition: "HAS_NOT_CHANGED_DURING_ANALYSIS",
    }) satisfies RegularityView;

  it.each([
    // A week or four were left out before, which makes the mean gap a longer one.
    ["WEEKLY", [5], "2026-05-29", "2026-06-05"],
    ["OTHER", [5], "2026-05-22", "2026-06-19"],
    // Paid on Thursday, as Friday is a bank holiday, and on Tuesday after one.
    ["WEEKLY", [5], "2026-05-28", "2026-06-05"],
    ["BIWEEKLY", [1], "2026-05-26", "2026-06-08"],
    ["OTHER", [7], "2026-05-04", "2026-05-31"],
    // Workdays alone.
    ["DAILY", [1, 2, 3, 4, 5], "2026-06-11", "2026-06-12"],
    ["DAILY", [1, 2, 3, 4, 5], "2026-06-12", "2026-06-15"],
    ["DAILY", [3], "2026-06-10", "2026-06-17"],
  ] as const)("%s on %j is counted from the due day that %s met", (periodicity, dueDays, last, due) => {
    expect(isoDayOf(nextOccurrence(regularityOf(periodicity, dueDays), dayOf(last)))).toBe(due);
  });
});
