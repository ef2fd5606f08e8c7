import { type Day, isoWeekdayOf } from "../base/calendar.js";
import { dueDayInMonth, nearestDueMonth } from "../passes/rhythm/due-days.js";
import { GRACE_DAYS, STEPS } from "../passes/rhythm/rhythm-steps.js";
import type { RegularityView } from "../results/cash-flows.js";

/** Occurrences in a row that a regular flow must miss to count as stopped; with fewer it is late. */
export const STOPPED_AFTER_MISSES = 2;

/** The day on which a regular flow's next occurrence is due, after its last one. */
export function nextOccurrence({ periodicity, dueDays }: RegularityView, last: Day): Day {
  if (periodicity === "DAILY") return nextOnWeekday(last, dueDays);
  const step = STEPS[periodicity];
  const dueDay = dueDays[0]!;
  // The due day that the last occurrence met: it may have come some days before or after, in another week or month.
  if ("days" in step) return (nearestOnWeekday(last, dueDay) + step.days) as Day;
  return dueDayInMonth(nearestDueMonth(last, dueDay) + step.months, dueDay);
}

/** The first later day on one of some weekdays: a line of every workday is not due on Saturday. */
function nextOnWeekday(day: Day, weekdays: readonly number[]): Day {
  const gaps = weekdays.map((weekday) => weekdaysAhead(day, weekday) || DAYS_OF_WEEK);
  return (day + (gaps.length === 0 ? 1 : Math.min(...gaps))) as Day;
}

function nearestOnWeekday(day: Day, weekday: number): Day {
  const ahead = weekdaysAhead(day, weekday);
  return (ahead > DAYS_OF_WEEK / 2 ? day + ahead - DAYS_OF_WEEK : day + ahead) as Day;
}

/** Days from a day to the next on a weekday, 0 where it is one. */
function weekdaysAhead(day: Day, weekday: number): number {
  return (weekday - isoWeekdayOf(day) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

/** How many occurrences a regular flow has missed in a row by a day; counting ends where any more would change nothing. */
export function missedOccurrences(regularity: RegularityView, last: Day, by: Day): number {
  let missed = 0;
  let expected = nextOccurrence(regularity, last);
  while (missed < MOST_MISSES && expected + GRACE_DAYS[regularity.periodicity] <= by) {
    missed += 1;
    expected = nextOccurrence(regularity, expected);
  }
  return missed;
}

const MOST_MISSES = 12;
const DAYS_OF_WEEK = 7;
