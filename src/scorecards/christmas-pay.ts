import { civilOf, type Day } from "../base/calendar.js";

const DECEMBER = 12;
const LAST_OF_DECEMBER = 31;
/** The week before Christmas, in days of December. */
export const FIRST_DAY_BEFORE_CHRISTMAS = 18;
/** The last day of that week. */
export const LAST_DAY_BEFORE_CHRISTMAS = 24;

/**
 * By how many days what was paid on a day may have come earlier than it was due. Days are counted from a window's first, which is
 * 0; what came before the window came on -1 or earlier.
 */
export type EarlyPay = (day: number) => number;

/** What is never paid earlier. */
export const PAID_WHEN_DUE: EarlyPay = () => 0;

/** Incomes of a window that begins on a day: what is due at the end of December may be paid in the week before Christmas. */
export function earlyPayFrom(firstDay: Day): EarlyPay {
  return (day) => {
    const { month, dayOfMonth } = civilOf((firstDay + day) as Day);
    // What came before the window may have come in that week, however many days of December are left.
    const last = day < 0 ? LAST_OF_DECEMBER : LAST_DAY_BEFORE_CHRISTMAS;
    const isEarly = month === DECEMBER && dayOfMonth >= FIRST_DAY_BEFORE_CHRISTMAS && dayOfMonth <= last;
    return isEarly ? LAST_OF_DECEMBER - dayOfMonth : 0;
  };
}
