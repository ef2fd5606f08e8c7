import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  civilOf,
  DAY_MILLISECONDS,
  type Day,
  dayOfCivil,
  daysInMonth,
  firstOfMonth,
  isoDayOf,
  isoMonthOf,
  isoWeekdayOf,
  lastOfMonth,
  plusMonths,
} from "../../src/base/calendar.js";

const LAST_DAY = Date.UTC(2100, 11, 31) / DAY_MILLISECONDS;
const anyDay = fc.integer({ min: 0, max: LAST_DAY }).map((day) => day as Day);
/** The day as the platform's own calendar has it. */
const platformDay = (day: number): string => new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 10);
const dayOf = (text: string): Day => {
  const [year, month, dayOfMonth] = text.split("-").map(Number) as [number, number, number];
  return dayOfCivil(year, month, dayOfMonth);
};

describe("days of civil dates", () => {
  it.each([
    ["1970-01-01", 0, 4],
    ["1970-12-31", 364, 4],
    ["1972-02-29", 789, 2],
    ["2000-02-29", 11_016, 2],
    ["2000-03-01", 11_017, 3],
    ["2024-02-29", 19_782, 4],
    ["2026-06-30", 20_634, 2],
    ["2100-02-28", 47_540, 7],
    ["2100-03-01", 47_541, 1],
    ["2100-12-31", 47_846, 5],
  ])("%s is day %i, ISO weekday %i", (text, day, weekday) => {
    expect(dayOf(text)).toBe(day);
    expect(isoDayOf(day as Day)).toBe(text);
    expect(isoWeekdayOf(day as Day)).toBe(weekday);
  });

  it("go there and back on every day from 1970 to 2100, as in the platform's calendar", () => {
    for (let day = 0; day <= LAST_DAY; day += 1) {
      const { year, month, dayOfMonth } = civilOf(day as Day);
      if (dayOfCivil(year, month, dayOfMonth) !== day) expect.fail(`day ${day} does not come back`);
      if (isoDayOf(day as Day) !== platformDay(day)) expect.fail(`day ${day} is ${isoDayOf(day as Day)}`);
      if (isoWeekdayOf(day as Day) % 7 !== new Date(day * DAY_MILLISECONDS).getUTCDay())
        expect.fail(`weekday of ${day}`);
    }
  });

  it("exist before 1970 too: windows may reach there", () => {
    expect(isoDayOf(-1 as Day)).toBe("1969-12-31");
    expect(isoWeekdayOf(-1 as Day)).toBe(3);
    expect(dayOfCivil(1968, 2, 29)).toBe(-672);
  });
});

describe("months", () => {
  it("have their lengths, in leap years and the centuries that are none", () => {
    const lengths = Array.from({ length: 12 }, (_, month) => daysInMonth(2026, month + 1));
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect([1972, 2000, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([29, 29, 29, 28]);
  });

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-10-31", -1, "2026-09-30"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-10-23", -3, "2026-07-23"],
    ["2026-01-15", -1, "2025-12-15"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-05-31", 0, "2026-05-31"],
  ])("%s and %i months is %s", (from, months, to) => {
    expect(isoDayOf(plusMonths(dayOf(from), months))).toBe(to);
  });

  it("begin and end where they do", () => {
    expect(isoDayOf(firstOfMonth(dayOf("2024-02-15")))).toBe("2024-02-01");
    expect(isoDayOf(lastOfMonth(dayOf("2024-02-15")))).toBe("2024-02-29");
    expect(isoDayOf(lastOfMonth(dayOf("2026-12-31")))).toBe("2026-12-31");
    expect(isoMonthOf(dayOf("2026-09-30"))).toBe("2026-09");
  });

  it("hold each of their days between first and last", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(firstOfMonth(day)).toBeLessThanOrEqual(day);
        expect(lastOfMonth(day)).toBeGreaterThanOrEqual(day);
        expect(isoMonthOf(firstOfMonth(day))).toBe(isoMonthOf(lastOfMonth(day)));
        expect(isoMonthOf((lastOfMonth(day) + 1) as Day)).not.toBe(isoMonthOf(day));
      }),
    );
  });

  it("added and taken away give the day back, month ends aside", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (day, months) => {
        fc.pre(civilOf(day).dayOfMonth <= 28);
        expect(plusMonths(plusMonths(day, months), -months)).toBe(day);
      }),
    );
  });
});
