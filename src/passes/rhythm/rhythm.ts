import type { Day } from "../../base/calendar.js";

/** How often a flow comes back. */
export const PERIODICITIES = [
  "DAILY",
  "WEEKLY",
  "BIWEEKLY",
  "MONTHLY",
  "BIMONTHLY",
  "QUARTERLY",
  "SEMI_ANNUAL",
  "YEARLY",
  "OTHER",
] as const;
/** How often a flow comes back. */
export type Periodicity = (typeof PERIODICITIES)[number];

/** A rhythm found in days. */
export interface Rhythm {
  readonly periodicity: Periodicity;
  /** Days of the month (1 to 31) for monthly and longer rhythms, ISO weekdays for shorter ones. */
  readonly dueDays: readonly number[];
  /** Expected days in the life of the flow, from its first to its last occurrence. */
  readonly expected: readonly Day[];
  /** How many expected days were met, one to one. */
  readonly matched: number;
  /** Days between the matched occurrences and their expected days, in all. */
  readonly deviationDays: number;
  /** F1 of occurrences against expected days, as an exact quotient: 2 × matched / (expected + occurrences). */
  readonly accuracy: { readonly numerator: number; readonly denominator: number };
}

/** Measures how well ascending occurrences meet ascending expected days, one to one. */
export function matchDays(
  periodicity: Periodicity,
  dueDays: readonly number[],
  expected: readonly Day[],
  days: readonly number[],
  earlyTolerance: number,
  lateTolerance = earlyTolerance,
): Rhythm {
  let matched = 0;
  let deviationDays = 0;
  let at = 0;
  for (const day of expected) {
    while (at < days.length && days[at]! < day - earlyTolerance) at += 1;
    if (at < days.length && days[at]! <= day + lateTolerance) {
      matched += 1;
      deviationDays += Math.abs(days[at]! - day);
      at += 1;
    }
  }
  return {
    periodicity,
    dueDays,
    expected,
    matched,
    deviationDays,
    accuracy: { numerator: 2 * matched, denominator: expected.length + days.length },
  };
}
