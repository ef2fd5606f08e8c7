import { type EarlyPay, PAID_WHEN_DUE } from "./christmas-pay.js";
import { MONTH_DAYS } from "./measures.js";

/** Days of the longest month: an income of each month is due so many days after the one before at the latest. */
export const LONGEST_MONTH_DAYS = 31;
/** By how many days a weekend with a bank holiday moves an income. */
export const MOST_MOVED_DAYS = 3;
/** Incomes so many days apart are of two months: the first may have come ten days late. */
export const LEAST_DAYS_APART = 20;

/** How many months a window has. */
export function monthCountOf(windowDays: number): number {
  return Math.max(1, Math.round(windowDays / MONTH_DAYS));
}

/** Whether income is at least half of a month's mean, without a division that could round. */
export function isHalfOfMonth(income: number, incomes: number, months: number): boolean {
  return income * months * 2 >= incomes;
}

/**
 * How many of a window's months have an income: those that were paid, or those that were not missed, whichever are more. An
 * income is what adds up to half of a month's mean, and one alone is one month.
 *
 * @param incomeOfDay - What came in on each day of the window.
 * @param incomes - The sum that a month's mean is of; 0 where any income is enough.
 * @param earlyDays - By how many days what came on each day may have come earlier than it was due.
 */
export function monthsWithIncome(
  incomeOfDay: ArrayLike<number>,
  incomes: number,
  earlyDays: EarlyPay = PAID_WHEN_DUE,
): number {
  const months = monthCountOf(incomeOfDay.length);
  const days = incomeDays(incomeOfDay, incomes, months);
  if (days.length <= 1) return days.length;
  return Math.min(months, Math.max(paidMonths(days), months - missedMonths(days, incomeOfDay.length, earlyDays)));
}

/** The days of the window on which what came in since the last of them is an income. */
function incomeDays(incomeOfDay: ArrayLike<number>, incomes: number, months: number): readonly number[] {
  const days: number[] = [];
  let sum = 0;
  for (let day = 0; day < incomeOfDay.length; day += 1) {
    sum += incomeOfDay[day]!;
    if (sum <= 0 || !isHalfOfMonth(sum, incomes, months)) continue;
    days.push(day);
    sum = 0;
  }
  return days;
}

/**
 * How many incomes are of months of their own, however late some came: as many as lie the least days or more apart, and no
 * more than fit into the days that they reach over when one of them was late.
 */
function paidMonths(days: readonly number[]): number {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    if (day - last < LEAST_DAYS_APART) continue;
    count += 1;
    last = day;
  }
  const lateDays = MONTH_DAYS - LEAST_DAYS_APART;
  return Math.min(count, 1 + Math.floor((days.at(-1)! - days[0]! + lateDays) / MONTH_DAYS));
}

/**
 * How many months passed without an income that is due once a month, on a day that is not known, and may be moved. At the
 * window's ends only those are missed that must have come there, as others may lie beside it: what is paid once a month
 * misses none, wherever the window lies.
 */
function missedMonths(days: readonly number[], windowDays: number, earlyDays: EarlyPay): number {
  let missed = 0;
  // The latest day on which the last income may have been due: one may have come on the day before the window.
  let due = MOST_MOVED_DAYS - 1 + earlyDays(-1);
  for (const day of [...days, windowDays]) {
    const late = Math.max(0, Math.floor((day - 1 - MOST_MOVED_DAYS - due) / LONGEST_MONTH_DAYS));
    missed += late;
    due = Math.min(due + (late + 1) * LONGEST_MONTH_DAYS, day + MOST_MOVED_DAYS + earlyDays(day));
  }
  return missed;
}
