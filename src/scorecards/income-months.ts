import { MONTH_DAYS } from "./measures.js";

/** Days of the longest month, and by how many two incomes of a month are moved apart: each by a weekend with a bank holiday. */
const LONGEST_MONTH_DAYS = 31;
const MOST_MOVED_DAYS = 6;
/** Within how many days the income of a month comes again. */
export const MOST_DAYS_TO_NEXT_INCOME = LONGEST_MONTH_DAYS + MOST_MOVED_DAYS;

/** How many months a window has. */
export function monthCountOf(windowDays: number): number {
  return Math.max(1, Math.round(windowDays / MONTH_DAYS));
}

/** Whether income is at least half of a month's mean, without a division that could round. */
export function isHalfOfMonth(income: number, incomes: number, months: number): boolean {
  return income * months * 2 >= incomes;
}

/**
 * How many of a window's months were not missed. Since the last one, half of a month's mean income has to come in again
 * within the days above: one month is missed for each such stretch that passes before it does. Before the first income and
 * behind the last only those are missed that a monthly income cannot have left out, for others may lie beside the window:
 * what is paid once a month misses none, wherever the window lies. Where there is an income at all, one month holds it.
 *
 * @param incomeOfDay - What came in on each day of the window.
 * @param incomes - The sum that a month's mean is of; 0 where any income is enough.
 */
export function monthsWithIncome(incomeOfDay: ArrayLike<number>, incomes: number): number {
  const months = monthCountOf(incomeOfDay.length);
  let missed = 0;
  let last = -1;
  let sum = 0;
  for (let day = 0; day < incomeOfDay.length; day += 1) {
    sum += incomeOfDay[day]!;
    if (sum <= 0 || !isHalfOfMonth(sum, incomes, months)) continue;
    missed += last === -1 ? missedBeside(day) : missedBetween(day - last);
    last = day;
    sum = 0;
  }
  return last === -1 ? 0 : Math.max(1, months - missed - missedBeside(incomeOfDay.length - 1 - last));
}

/** How many months are missed so many days after an income, when the next one comes. */
function missedBetween(days: number): number {
  return Math.ceil(days / MOST_DAYS_TO_NEXT_INCOME) - 1;
}

/** How many months are missed on so many days at an end of the window: those whose income must have come there. */
function missedBeside(days: number): number {
  return Math.max(0, Math.floor((days - MOST_MOVED_DAYS) / LONGEST_MONTH_DAYS));
}
