import { type Day, isoWeekdayOf } from "../../base/calendar.js";
import { matchDays, type Periodicity, type Rhythm } from "./rhythm.js";

const MONDAY = 1;
const FRIDAY = 5;
/** A payment due on a Friday that comes a day late comes on Monday; one due on a Monday may come before the weekend. */
const WEEKEND_DAYS = 3;

/** The rhythm of ascending days that come back every so many days, measured. */
export function dayRhythm(
  days: readonly number[],
  periodicity: Periodicity,
  stepDays: number,
  toleranceDays: number,
): Rhythm {
  if (periodicity === "DAILY") return dailyRhythm(days, toleranceDays);
  const weekday = usualWeekday(days);
  const first = days[0]!;
  // Such lines keep their weekday: the grid stands on an occurrence that has it, not on a first one that was moved.
  const anchor = days.find((day) => isoWeekdayOf(day as Day) === weekday) ?? first;
  const start = anchor - Math.round((anchor - first) / stepDays) * stepDays;
  const expected: Day[] = [];
  for (let day = start; day <= days[days.length - 1]! + toleranceDays; day += stepDays) expected.push(day as Day);
  // Next to a weekend the days that count as due move towards it; they never become more, or any day would be due.
  const lean = toleranceDays >= WEEKEND_DAYS ? 0 : weekday === FRIDAY ? 1 : weekday === MONDAY ? -1 : 0;
  return matchDays(periodicity, [weekday], expected, days, toleranceDays - lean, toleranceDays + lean);
}

function dailyRhythm(days: readonly number[], toleranceDays: number): Rhythm {
  const isWorkdaysOnly = days.every((day) => isoWeekdayOf(day as Day) <= 5);
  const expected: Day[] = [];
  for (let day = days[0]!; day <= days[days.length - 1]! + toleranceDays; day += 1)
    if (!isWorkdaysOnly || isoWeekdayOf(day as Day) <= 5) expected.push(day as Day);
  const weekdays = new Set(days.map((day) => isoWeekdayOf(day as Day)));
  return matchDays(
    "DAILY",
    [...weekdays].sort((left, right) => left - right),
    expected,
    days,
    toleranceDays,
  );
}

function usualWeekday(days: readonly number[]): number {
  const counts = new Array<number>(8).fill(0);
  for (const day of days) counts[isoWeekdayOf(day as Day)]! += 1;
  return counts.indexOf(Math.max(...counts));
}
