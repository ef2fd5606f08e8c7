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
