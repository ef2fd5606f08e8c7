import { LONGEST_MONTH_DAYS, MOST_MOVED_DAYS } from "./income-months.js";

/** Days of the shortest month. */
const SHORTEST_MONTH_DAYS = 28;
/** By how many days the payments of two months lie apart at least: the first came late by a weekend, the second early. */
export const LEAST_MONTHLY_GAP_DAYS = SHORTEST_MONTH_DAYS - 2 * MOST_MOVED_DAYS;
/** By how many at most: what is moved comes early, or late, but not one this way and the next the other. */
export const MOST_MONTHLY_GAP_DAYS = LONGEST_MONTH_DAYS + MOST_MOVED_DAYS;

/**
 * Whether what is due on some days of a window is due once a month, from before the window to behind it: the window's ends
 * may lie between two payments.
 *
 * @param days - Two or more days, counted from the window's first, which is 0, in ascending order.
 */
export function isDueMonthly(days: readonly number[], windowDays: number): boolean {
  if (days.length < 2 || days[0]! >= MOST_MONTHLY_GAP_DAYS) return false;
  if (windowDays - days.at(-1)! > MOST_MONTHLY_GAP_DAYS) return false;
  return days.every((day, place) => {
    const gap = place === 0 ? LEAST_MONTHLY_GAP_DAYS : day - days[place - 1]!;
    return gap >= LEAST_MONTHLY_GAP_DAYS && gap <= MOST_MONTHLY_GAP_DAYS;
  });
}
