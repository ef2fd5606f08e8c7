import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MILLISECONDS, type Day, isoDayOf } from "../../src/base/calendar.js";
import { noonOf } from "../../src/base/instant.js";
import { timeZoneOf } from "../../src/base/time-zone.js";

const ZONES = ["Europe/Paris", "Europe/London", "Pacific/Auckland", "America/New_York", "Asia/Kolkata", "UTC"];
const dayIn = (name: string, instant: string | number): string =>
  isoDayOf(timeZoneOf(name)!.dayOf(typeof instant === "string" ? Date.parse(instant) : instant));

/** The day as the platform's own formatter has it. */
const platformDays = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" })]),
);
const platformDay = (name: string, instant: number): string => platformDays.get(name)!.format(instant);

describe("days of instants in a zone", () => {
  it.each([
    // Paris: winter time is one hour ahead, summer time two; clocks changed on 29 March and change on 25 October 2026.
    ["Europe/Paris", "2026-01-13T22:59:59Z", "2026-01-13"],
    ["Europe/Paris", "2026-01-13T23:00:00Z", "2026-01-14"],
    ["Europe/Paris", "2026-08-13T21:59:59Z", "2026-08-13"],
    ["Europe/Paris", "2026-08-13T22:00:00Z", "2026-08-14"],
    ["Europe/Paris", "2026-03-28T23:00:00Z", "2026-03-29"],
    ["Europe/Paris", "2026-03-29T22:00:00Z", "2026-03-30"],
    ["Europe/Paris", "2026-10-24T22:00:00Z", "2026-10-25"],
    ["Europe/Paris", "2026-10-25T22:30:00Z", "2026-10-25"],
    ["Europe/Paris", "2026-10-25T23:00:00Z", "2026-10-26"],
    ["Europe/London", "2026-01-13T23:30:00Z", "2026-01-13"],
    ["Europe/London", "2026-07-13T23:00:00Z", "2026-07-14"],
    ["Europe/London", "2026-03-29T22:59:59Z", "2026-03-29"],
    ["Europe/London", "2026-03-29T23:00:00Z", "2026-03-30"],
    // Auckland: summer time is thirteen hours ahead, winter time twelve; clocks changed on 5 April, change on 27 September.
    ["Pacific/Auckland", "2026-04-04T10:59:59Z", "2026-04-04"],
    ["Pacific/Auckland", "2026-04-04T11:00:00Z", "2026-04-05"],
    ["Pacific/Auckland", "2026-04-05T11:30:00Z", "2026-04-05"],
    ["Pacific/Auckland", "2026-04-05T12:00:01Z", "2026-04-06"],
    ["Pacific/Auckland", "2026-09-27T11:00:00Z", "2026-09-28"],
    ["Pacific/Auckland", "2025-12-31T11:00:00Z", "2026-01-01"],
  ])("%s, %s: %s", (name, instant, day) => {
    expect(dayIn(name, instant)).toBe(day);
  });

  it("keep a day without a time (noon UTC) as it stands, whatever the zone", () => {
    for (const name of ZONES) {
      for (const text of ["2026-01-14", "2026-08-14"]) {
        const day = (Date.parse(`${text}T00:00:00Z`) / DAY_MILLISECONDS) as Day;
        expect(dayIn(name, noonOf(day))).toBe(text);
      }
    }
  });

  it.each(ZONES)("%s: agree with Intl at any time from 1971 to 2099", (name) => {
    const instants = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2099, 11, 31) });
    fc.assert(
      fc.property(instants, (instant) => {
        fc.pre(instant % DAY_MILLISECONDS !== DAY_MILLISECONDS / 2);
        expect(dayIn(name, instant)).toBe(platformDay(name, instant));
      }),
      { numRuns: 60 },
    );
  });

  it.each(ZONES)("%s: agree with Intl in every half hour around the clock changes of 2026", (name) => {
    for (const around of ["2026-03-29", "2026-04-05", "2026-09-27", "2026-10-25", "2026-12-31"]) {
      const middle = Date.parse(`${around}T00:10:00Z`);
      for (let half = -96; half <= 96; half += 1) {
        const instant = middle + half * 1_800_000;
        expect(dayIn(name, instant), new Date(instant).toISOString()).toBe(platformDay(name, instant));
      }
    }
  });
});

describe("zones", () => {
  it("know their midnight, before and after a clock change", () => {
    const paris = timeZoneOf("Europe/Paris")!;
    expect(paris.isMidnight(Date.parse("2026-08-13T22:00:00Z"))).toBe(true);
    expect(paris.isMidnight(Date.parse("2026-01-13T23:00:00Z"))).toBe(true);
    expect(paris.isMidnight(Date.parse("2026-08-13T23:00:00Z"))).toBe(false);
    expect(paris.isMidnight(Date.parse("2026-08-13T22:00:01Z"))).toBe(false);
  });

  it("are found by name once, and unknown names are none", () => {
    expect(timeZoneOf("Europe/Paris")).toBe(timeZoneOf("Europe/Paris"));
    expect(timeZoneOf("Europe/Paris")!.name).toBe("Europe/Paris");
    for (const name of ["Mars/Olympus", "", "not a zone"]) expect(timeZoneOf(name)).toBeUndefined();
  });
});
