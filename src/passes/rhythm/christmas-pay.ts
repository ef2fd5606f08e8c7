import { civilOf, type Day } from "../../base/calendar.js";
import { FIRST_DAY_BEFORE_CHRISTMAS, LAST_DAY_BEFORE_CHRISTMAS } from "../../scorecards/christmas-pay.js";
import { dueDayInMonth } from "./due-days.js";

const DECEMBER = 12;

/** The ascending days of incomes, where one that is due after Christmas and paid in the week before it lies on its due day. */
export function paidWhenDue(days: readonly number[], dueDay: number): readonly number[] {
  if (dueDay <= LAST_DAY_BEFORE_CHRISTMAS) return days;
  return days.map((day, at) => {
    const { year, month, dayOfMonth } = civilOf(day as Day);
    if (month !== DECEMBER || dayOfMonth < FIRST_DAY_BEFORE_CHRISTMAS || dayOfMonth > LAST_DAY_BEFORE_CHRISTMAS)
      return day;
    const due = dueDayInMonth(year * 12 + month - 1, dueDay);
    return (days[at + 1] ?? Number.POSITIVE_INFINITY) <= due ? day : due;
  });
}
