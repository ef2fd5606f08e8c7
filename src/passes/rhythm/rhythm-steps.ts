import { civilOf, type Day } from "../../base/calendar.js";
import { dueDayInMonth } from "./due-days.js";
import type { Periodicity, Rhythm } from "./rhythm.js";

/** From one occurrence to the next: whole months, or whole days. */
export const STEPS: Readonly<Record<Periodicity, { readonly months: number } | { readonly days: number }>> = {
  DAILY: { days: 1 },
  WEEKLY: { days: 7 },
  BIWEEKLY: { days: 14 },
  OTHER: { days: 28 },
  MONTHLY: { months: 1 },
  BIMONTHLY: { months: 2 },
  QUARTERLY: { months: 3 },
  SEMI_ANNUAL: { months: 6 },
  YEARLY: { months: 12 },
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
  const step = STEPS[periodicity];
  if ("days" in step) return (day + direction * step.days) as Day;
  const { year, month } = civilOf(day);
  return dueDayInMonth(year * 12 + month - 1 + direction * step.months, dueDays[0]!);
}
