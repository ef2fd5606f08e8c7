import type { Day } from "../base/calendar.js";
import { placesApart } from "../base/month-circle.js";
import { type EarlyPay, earlyPayFrom, PAID_WHEN_DUE } from "./christmas-pay.js";
import { MOST_MOVED_DAYS } from "./income-months.js";
import { DAY_THIRDS } from "./monthly-sum.js";

/** Days of the shortest month. */
const SHORTEST_MONTH_DAYS = 28;
/** By how many days what is due in two months lies apart at least: the first came late by a weekend, the second early. */
export const LEAST_MONTHLY_GAP_DAYS = SHORTEST_MONTH_DAYS - 2 * MOST_MOVED_DAYS;
/**
 * By how many at most: five weeks, as from the last Friday of a month to that of the next. What is moved comes early, or late, but
 * not one this way and the next the other.
 */
export const MOST_MONTHLY_GAP_DAYS = 35;
/** By how many days all gaps together are longer or shorter than as many months of the mean length, */
const MOST_DRIFT_DAYS = 9;
/**
 * which is that of four years, a leap year among them: a weekday of each month moves by 6 days, and eleven months without a
 * February are 2 longer.
 */
const MEAN_MONTH_DAYS = 30.4375;
/** Days of the shortest three months. */
const SHORTEST_QUARTER_DAYS = 89;
/** Two payments alone lie so many days of the month beside each other at most. */
const MOST_DAYS_BESIDE = 4;
/** and none is more than so many times the other: a year's tax and what is owed of it a month later are no line. */
const MOST_TIMES_AS_LARGE = 3;
const FOUR_WEEKS_DAYS = 28;
/** So many payments lie whole four weeks apart: one gap of four weeks may be a month's. */
const LEAST_FOUR_WEEKLY = 3;
/** One payment of so many may be moved by bank holidays, */
const MOVED_ONE_OF = 4;
/** by so many days at most. */
const MOST_HOLIDAYS = 4;

/** How often something is due that counts with its mean payment. */
export type LinePeriodicity = "MONTHLY" | "FOUR_WEEKLY";

/**
 * For how long a payment stands, in thirds of a day. A month is a twelfth of 52 weeks, 30 1/3 days: the 91 days of the scores'
 * window are three, and 13 times four weeks are twelve.
 */
export const PERIOD_THIRDS: Readonly<Record<LinePeriodicity, number>> = {
  MONTHLY: 91,
  FOUR_WEEKLY: FOUR_WEEKS_DAYS * DAY_THIRDS,
};

/**
 * How often what is due on some days of a window is due, from before the window to behind it: its ends may lie between two
 * payments. Undefined where that is neither once a month nor every four weeks.
 *
 * @param dueDays - Days counted from the window's first, which is 0, each once and in ascending order.
 * @param earlyDays - By how many days what was paid on each may have come earlier than it was due.
 */
export function linePeriodicityOf(
  dueDays: readonly number[],
  windowDays: number,
  earlyDays: EarlyPay = PAID_WHEN_DUE,
): LinePeriodicity | undefined {
  const [first, last] = [dueDays[0], dueDays.at(-1)];
  if (first === undefined || last === undefined || dueDays.length < 2) return undefined;
  // The one before lies on the day before the window at the latest, and the next one on the day behind it at the earliest.
  if (first >= MOST_MONTHLY_GAP_DAYS + earlyDays(-1)) return undefined;
  if (windowDays - last > MOST_MONTHLY_GAP_DAYS + earlyDays(last)) return undefined;
  const areMonthsApart = dueDays.slice(1).every((day, place) => {
    const before = dueDays[place]!;
    const gap = day - before;
    return gap >= LEAST_MONTHLY_GAP_DAYS - earlyDays(day) && gap <= MOST_MONTHLY_GAP_DAYS + earlyDays(before);
  });
  if (!areMonthsApart) return undefined;
  if (isFourWeekly(dueDays)) return "FOUR_WEEKLY";
  const driftDays = last - first - (dueDays.length - 1) * MEAN_MONTH_DAYS;
  const isSteady = driftDays >= -MOST_DRIFT_DAYS - earlyDays(last) && driftDays <= MOST_DRIFT_DAYS + earlyDays(first);
  return isSteady ? "MONTHLY" : undefined;
}

/** First and last day of a window, both counted. */
interface WindowDays {
  readonly from: Day;
  readonly to: Day;
}

/** What was due on a day, in whole ten-thousandths of the currency unit; below zero what is paid. */
interface DuePayment {
  readonly day: Day;
  readonly amount: number;
}

/**
 * Whether two payments are all that a window of three months shows of what is due once a month: weekends moved the payment before
 * them out of it, or the one behind them. They lie as near to one day of the month as few occurrences of a rhythm must.
 */
export function areTwoOfThreeMonths(payments: readonly DuePayment[], { from, to }: WindowDays): boolean {
  const windowDays = to - from + 1;
  if (payments.length !== 2 || windowDays < SHORTEST_QUARTER_DAYS) return false;
  const [first, second] = payments as readonly [DuePayment, DuePayment];
  if (placesApart(first.day, second.day) > MOST_DAYS_BESIDE) return false;
  const amounts = [Math.abs(first.amount), Math.abs(second.amount)];
  if (Math.max(...amounts) > Math.min(...amounts) * MOST_TIMES_AS_LARGE) return false;
  const dueDays = [first.day - from, second.day - from];
  return linePeriodicityOf(dueDays, windowDays, first.amount >= 0 ? earlyPayFrom(from) : PAID_WHEN_DUE) === "MONTHLY";
}

/** Whether some days lie whole four weeks apart, but for a few that bank holidays moved. */
function isFourWeekly(dueDays: readonly number[]): boolean {
  return dueDays.some((first) => {
    const offsets = dueDays.map((day) => Math.abs(day - first) % FOUR_WEEKS_DAYS);
    const moved = offsets.filter((offset) => offset !== 0);
    return (
      dueDays.length - moved.length >= LEAST_FOUR_WEEKLY &&
      moved.length * MOVED_ONE_OF <= dueDays.length &&
      moved.every((offset) => Math.min(offset, FOUR_WEEKS_DAYS - offset) <= MOST_HOLIDAYS)
    );
  });
}
