import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MILLISECONDS, type Day } from "../../src/base/calendar.js";
import {
  END_OF_INSTANTS,
  exactInstantOfText,
  instantOfNumber,
  instantOfText,
  isNoonUtc,
  isoInstantOf,
  noonOf,
} from "../../src/base/instant.js";

const LAST_DAY = Date.UTC(2100, 11, 31) / DAY_MILLISECONDS;
const anyDay = fc.integer({ min: 0, max: LAST_DAY }).map((day) => day as Day);
const anyInstant = fc.integer({ min: 0, max: END_OF_INSTANTS - 1 });
/** The day as the platform's own calendar has it. */
const platformDay = (day: number): string => new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 10);

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
      "2026-08-14T24:30",
      "2026-08-14T24:00:01Z",
      "2026-08-14T10:00:00.Z",
      "2026-08-14T10:00:00+2",
      "2026-08-14T10:00:00 CET",
      "x".repeat(41),
    ],
  ])("%j is no date", (text) => {
    expect(instantOfText(text)).toBeNaN();
  });

  it("are exactly what they say where midnight is no day", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyDay.map((day) => day * DAY_MILLISECONDS),
          anyInstant,
        ),
        (instant) => {
          expect(exactInstantOfText(new Date(instant).toISOString())).toBe(instant);
        },
      ),
    );
    expect(isoInstantOf(exactInstantOfText("2026-08-14T00:00:00+02:00"))).toBe("2026-08-13T22:00:00.000Z");
    expect(exactInstantOfText("2026-08-14")).toBe(Date.UTC(2026, 7, 14, 12));
    expect(exactInstantOfText("1970-01-01T00:00:00+02:00")).toBeNaN();
    expect(exactInstantOfText("soon")).toBeNaN();
  });

  it("are read with any white space around them", () => {
    for (const around of [" ", "\t\n", "\u00a0", "\u3000"])
      expect(instantOfText(`${around}2026-08-14${around}`)).toBe(Date.UTC(2026, 7, 14, 12));
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
