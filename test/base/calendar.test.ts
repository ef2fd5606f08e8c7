import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  civilOf,
  DAY_MILLISECONDS,
  type Day,
  dayOfCivil,
  daysInMonth,
  END_OF_INSTANTS,
  firstOfMonth,
  instantOfNumber,
  instantOfText,
  isNoonUtc,
  isoDayOf,
  isoInstantOf,
  isoMonthOf,
  isoWeekdayOf,
  lastOfMonth,
  monthNumberOf,
  noonOf,
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
    expect(monthNumberOf(dayOf("2027-01-01")) - monthNumberOf(dayOf("2026-12-31"))).toBe(1);
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

describe("instants of texts", () => {
  it.each([
    ["2026-08-14", "2026-08-14T12:00:00.000Z"],
    ["  2026-08-14 ", "2026-08-14T12:00:00.000Z"],
    ["2026-08-14T00:00:00+02:00", "2026-08-14T12:00:00.000Z"],
    ["2026-08-14 00:00:00", "2026-08-14T12:00:00.000Z"],
    ["2026-08-14T06:15", "2026-08-14T06:15:00.000Z"],
    ["2026-08-14 06:15:00", "2026-08-14T06:15:00.000Z"],
    ["2026-08-14t06:15:00z", "2026-08-14T06:15:00.000Z"],
    ["2026-08-14T23:30:00+02:00", "2026-08-14T21:30:00.000Z"],
    ["2026-08-14T23:30:00-0430", "2026-08-15T04:00:00.000Z"],
    ["2026-08-14T10:00:00+02", "2026-08-14T08:00:00.000Z"],
    ["2026-08-14T06:15:00.1Z", "2026-08-14T06:15:00.100Z"],
    ["2026-08-14T06:15:00.123456789Z", "2026-08-14T06:15:00.123Z"],
    ["2026-08-14T06:15:00,25Z", "2026-08-14T06:15:00.250Z"],
  ])("%s is %s", (text, instant) => {
    expect(isoInstantOf(instantOfText(text))).toBe(instant);
  });

  it.each([
    ...["", "0000-00-00", "Invalid Date", "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-04-31"],
    ...["1969-12-31", "2101-01-01", "14/08/2026", "2026-8-14", "20260814", "2026-08-14T", "2026-08-14T25:00:00"],
    ...[
      "2026-08-14T10:60:00",
      "2026-08-14T10:00:00.Z",
      "2026-08-14T10:00:00+2",
      "2026-08-14T10:00:00 CET",
      "x".repeat(41),
    ],
  ])("%j is no date", (text) => {
    expect(instantOfText(text)).toBeNaN();
  });

  it("are written as the platform writes them", () => {
    const everyInstant = fc.integer({ min: Date.UTC(1960, 0, 1), max: Date.UTC(2110, 0, 1) });
    fc.assert(
      fc.property(everyInstant, (instant) => {
        expect(isoInstantOf(instant)).toBe(new Date(instant).toISOString());
      }),
    );
    for (const instant of [0, 1, 999, 1000, 43_199_999, 43_200_000, 86_399_999, 86_400_000]) {
      expect(isoInstantOf(instant)).toBe(new Date(instant).toISOString());
    }
  });

  it("read back what they write, from 1970 to 2100", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: END_OF_INSTANTS - 1 }), (instant) => {
        // Exactly midnight stands for a day without a time.
        fc.pre(instant % DAY_MILLISECONDS !== 0);
        expect(instantOfText(isoInstantOf(instant))).toBe(instant);
      }),
    );
  });

  it("never throw and never leave the years that are read", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 45 }), (text) => {
        const instant = instantOfText(text);
        expect(Number.isNaN(instant) || (instant >= 0 && instant < END_OF_INSTANTS)).toBe(true);
      }),
    );
  });
});

describe("instants of numbers and days", () => {
  it.each([
    [1_787_293_800, "2026-08-21T06:30:00.000Z"],
    [1_787_293_800_000, "2026-08-21T06:30:00.000Z"],
    [1.5, "1970-01-01T00:00:01.500Z"],
    [99_999_999_999, undefined],
    [1e11, "1973-03-03T09:46:40.000Z"],
    [0, undefined],
    [-5, undefined],
    [5e15, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [Number.NaN, undefined],
  ])("%d is %s", (value, text) => {
    const instant = instantOfNumber(value);
    expect(Number.isNaN(instant) ? undefined : isoInstantOf(instant)).toBe(text);
  });

  it("a day without a time is its noon UTC", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isNoonUtc(noonOf(day))).toBe(true);
        expect(isoInstantOf(noonOf(day))).toBe(`${platformDay(day)}T12:00:00.000Z`);
        expect(instantOfText(platformDay(day))).toBe(noonOf(day));
      }),
    );
    expect(isNoonUtc(noonOf(3 as Day) + 1)).toBe(false);
  });
});
