import type { Day } from "../base/calendar.js";
import { dueDayInMonth, nearestDueMonth } from "../passes/rhythm/due-days.js";
import { GRACE_DAYS, STEP_MONTHS } from "../passes/rhythm/rhythm-steps.js";
import type { RegularityView } from "../views/cash-flows.js";

/** The day on which a regular flow's next occurrence is due, after its last one. */
export function nextOccurrence({ periodicity, dueDays, meanNumberOfDaysInInterval }: RegularityView, last: Day): Day {
  const months = STEP_MONTHS[periodicity];
  const dueDay = dueDays[0];
  if (months === undefined || dueDay === undefined)
    return (last + Math.max(1, Math.round(meanNumberOfDaysInInterval))) as Day;
  // The month of the due day that the last occurrence met: it may have come some days into the next one.
  return dueDayInMonth(nearestDueMonth(last, dueDay) + months, dueDay);
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
