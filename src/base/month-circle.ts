import { type Day, dayOfMonthOf } from "./calendar.js";

/** Days of the circle on which month ends lie beside month starts. */
export const CIRCLE_DAYS = 30;

/** The place of a day on that circle; a month's last day is its last place, however short the month. */
export function placeInMonth(day: Day): number {
  const dayOfMonth = dayOfMonthOf(day);
  const isLast = dayOfMonthOf((day + 1) as Day) === 1;
  return (isLast ? CIRCLE_DAYS : Math.min(dayOfMonth, CIRCLE_DAYS)) - 1;
}

/** How many places two days lie apart on that circle: none from the 5th of one month to the 5th of another. */
export function placesApart(one: Day, other: Day): number {
  const apart = Math.abs(placeInMonth(one) - placeInMonth(other));
  return Math.min(apart, CIRCLE_DAYS - apart);
}
