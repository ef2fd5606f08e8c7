import { civilOf, type Day } from "../../base/calendar.js";
import { dueDayInMonth } from "./due-days.js";
import type { Periodicity, Rhythm } from "./rhythm.js";

/** Months from one occurrence to the next, for rhythms of whole months. */
export const STEP_MONTHS: Readonly<Partial<Record<Periodicity, number>>> = {
  MONTHLY: 1,
  BIMONTHLY: 2,
  QUARTERLY: 3,
  SEMI_ANNUAL: 6,
  YEARLY: 12,
};

/** Days from one occurrence to the next, for rhythms of whole days. */
export const STEP_DAYS: Readonly<Partial<Record<Periodicity, number>>> = {
  DAILY: 1,
  WEEKLY: 7,
  BIWEEKLY: 14,
  OTHER: 28,
};

/** Days around its due day from which an occurrence counts as missing: weekends, bank holidays and slow banks. */
export const GRACE_DAYS: Readonly<Record<Periodicity, number>> = {
  DAILY: 4,
  WEEKLY: 3,
  BIWEEKLY: 4,
  MONTHLY: 5,
  BIMONTHLY: 6,
  QUARTERLY: 8,
  SEMI_ANNUAL: 10,
  YEARLY: 15,
  OTHER: 4,
};

/** The expected day before (-1) or after (1) one of a rhythm. */
export function dueDayBeside(
  { periodicity, dueDays }: Pick<Rhythm, "periodicity" | "dueDays">,
  day: Day,
  direction: 1 | -1,
): Day {
  const months = STEP_MONTHS[periodicity];
  if (months === undefined) return (day + direction * (STEP_DAYS[periodicity] ?? 28)) as Day;
  const { year, month } = civilOf(day);
  return dueDayInMonth(year * 12 + month - 1 + direction * months, dueDays[0] ?? 1);
}
