import { civilOf, type Day, dayOfCivil, daysInMonth } from "../../base/calendar.js";
import { CIRCLE_DAYS, placeInMonth } from "../../base/month-circle.js";
import type { Rhythm } from "./rhythm.js";

const HALF_CIRCLE_DAYS = CIRCLE_DAYS / 2;
/** Scratch memory of one call. */
const COUNTS_BY_PLACE = new Uint32Array(CIRCLE_DAYS);

/**
 * The day of the month with the smallest mean distance to all occurrences, on a circle of thirty days so that month ends
 * are near month starts; days 28 to 31 of a month's end count as one. Distances are not squared: most payments come on
 * their due day, and the few that a weekend moves shall not move it.
 */
export function dueDayOf(days: readonly number[]): number {
  const counts = COUNTS_BY_PLACE.fill(0);
  for (const day of days) counts[placeInMonth(day as Day)]! += 1;
  // How much farther all occurrences lie than from the first place. One step on, the half circle behind lies a day farther,
  // and the half circle ahead a day nearer.
  let behind = counts[0]!;
  for (let place = HALF_CIRCLE_DAYS + 1; place < CIRCLE_DAYS; place += 1) behind += counts[place]!;
  let [best, cost, bestCost] = [0, 0, 0];
  for (let place = 1; place < CIRCLE_DAYS; place += 1) {
    cost += 2 * behind - days.length;
    behind += counts[place]! - counts[(place + HALF_CIRCLE_DAYS) % CIRCLE_DAYS]!;
    if (cost >= bestCost) continue;
    best = place;
    bestCost = cost;
  }
  return best + 1;
}

/** The due days, some months apart, from the one nearest to the first occurrence to the one nearest to the last. */
export function expectedDays(days: readonly number[], dueDay: number, stepMonths: number): readonly Day[] {
  const first = nearestDueMonth(days[0] as Day, dueDay);
  const last = nearestDueMonth(days[days.length - 1] as Day, dueDay);
  const expected: Day[] = [];
  for (let month = first; month <= last; month += stepMonths) expected.push(dueDayInMonth(month, dueDay));
  return expected;
}

/** Months since year 0 of the due day nearest to a day. */
export function nearestDueMonth(day: Day, dueDay: number): number {
  const { year, month } = civilOf(day);
  const middle = year * 12 + month - 1;
  let best = middle;
  for (const candidate of [middle - 1, middle + 1]) {
    if (Math.abs(dueDayInMonth(candidate, dueDay) - day) < Math.abs(dueDayInMonth(best, dueDay) - day))
      best = candidate;
  }
  return best;
}

/** The due day in a month, clamped to the month's end. `months` counts from year 0. */
export function dueDayInMonth(months: number, dueDay: number): Day {
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  return dayOfCivil(year, month, Math.min(dueDay, daysInMonth(year, month)));
}

/** How far a day lies from the due day of a monthly rhythm; 0 for any other. */
export function daysFromDue(rhythm: Rhythm | undefined, day: Day): number {
  if (rhythm?.periodicity !== "MONTHLY") return 0;
  const days = Math.abs(placeInMonth(day) - Math.min(rhythm.dueDays[0]!, CIRCLE_DAYS) + 1);
  return Math.min(days, CIRCLE_DAYS - days);
}
