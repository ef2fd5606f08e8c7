import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoDayOf } from "../../../src/base/calendar.js";
import { dueDayInMonth } from "../../../src/passes/rhythm/due-days.js";
import { findRhythm } from "../../../src/passes/rhythm/find-rhythm.js";
import type { Rhythm } from "../../../src/passes/rhythm/rhythm.js";
import { dayOf } from "../facts.js";

const rhythmOf = (...days: readonly string[]): Rhythm | undefined => findRhythm(days.map(dayOf), false);
const percentOf = ({ accuracy }: Rhythm): number => (100 * accuracy.numerator) / accuracy.denominator;
const every = (first: string, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => dayOf(first) + at * step);

describe("each rhythm by example", () => {
  it.each([
    ["MONTHLY", [5], ["2026-03-05", "2026-04-05", "2026-05-05", "2026-06-05"]],
    ["BIMONTHLY", [15], ["2026-01-15", "2026-03-15", "2026-05-15", "2026-07-15"]],
    ["QUARTERLY", [10], ["2026-01-10", "2026-04-10", "2026-07-10", "2026-10-10"]],
    ["SEMI_ANNUAL", [20], ["2026-01-20", "2026-07-20"]],
    ["YEARLY", [3], ["2024-09-03", "2025-09-03"]],
    ["WEEKLY", [5], ["2026-05-01", "2026-05-08", "2026-05-15", "2026-05-22"]],
    ["BIWEEKLY", [2], ["2026-05-05", "2026-05-19", "2026-06-02"]],
  ] as const)("%s on %j", (periodicity, dueDays, days) => {
    const rhythm = rhythmOf(...days)!;
    expect([rhythm.periodicity, rhythm.dueDays, percentOf(rhythm)]).toEqual([periodicity, dueDays, 100]);
    expect(rhythm.expected.map(isoDayOf)).toEqual(days);
    expect(rhythm.matched).toBe(days.length);
  });

  it("daily, on all days or on weekdays", () => {
    // 1 June 2026 is a Monday, the 4th a Thursday.
    const all = findRhythm(every("2026-06-04", 1, 14), false)!;
    expect(all).toMatchObject({ periodicity: "DAILY", dueDays: [1, 2, 3, 4, 5, 6, 7] });
    expect(percentOf(all)).toBe(100);
    const weekdays = findRhythm(
      every("2026-06-01", 1, 19).filter((_, at) => at % 7 < 5),
      false,
    )!;
    expect(weekdays).toMatchObject({ periodicity: "DAILY", dueDays: [1, 2, 3, 4, 5] });
    expect(percentOf(weekdays)).toBe(100);
  });

  it("daily with the weekdays that are seen alone: who never pays on a Friday has none due", () => {
    const withoutFridays = every("2026-06-01", 1, 40).filter((_, at) => at % 7 < 4);
    expect(findRhythm(withoutFridays, false)).toMatchObject({ periodicity: "DAILY", dueDays: [1, 2, 3, 4] });
  });
});

describe("what is no rhythm", () => {
  it.each([
    ["two of three days that match a month", ["2026-09-01", "2026-09-20", "2026-10-01"]],
    ["two of three days that match two months", ["2026-08-07", "2026-08-14", "2026-10-14"]],
    ["three days about a week apart", ["2026-08-07", "2026-08-12", "2026-08-21"]],
    ["four days in a row", ["2026-08-03", "2026-08-04", "2026-08-05", "2026-08-06"]],
  ])("%s", (_, days) => {
    expect(rhythmOf(...days)).toBeUndefined();
  });
});

describe("few days", () => {
  it.each([
    ["WEEKLY", ["2026-08-07", "2026-08-14", "2026-08-21"]],
    ["DAILY", ["2026-08-03", "2026-08-04", "2026-08-05", "2026-08-06", "2026-08-07"]],
  ])("are %s where none is off", (periodicity, days) => {
    expect(rhythmOf(...days)).toMatchObject({ periodicity, matched: days.length });
  });
});

describe("days of a week", () => {
  it.each([
    ["on a Wednesday, two days before", ["2026-05-06", "2026-05-13", "2026-05-20", "2026-05-25"]],
    ["on a Wednesday, two days behind", ["2026-05-06", "2026-05-13", "2026-05-22", "2026-05-27"]],
    ["on a Friday, on the Monday behind", ["2026-05-01", "2026-05-11", "2026-05-15", "2026-05-22"]],
    ["on a Monday, on the Friday before", ["2026-05-04", "2026-05-08", "2026-05-18", "2026-05-25"]],
  ])("are met %s", (_, days) => {
    expect(rhythmOf(...days)).toMatchObject({ periodicity: "WEEKLY", matched: 4 });
  });

  it.each([
    ["on a Wednesday, three days before", ["2026-05-06", "2026-05-10", "2026-05-20", "2026-05-27"]],
    ["on a Wednesday, three days behind", ["2026-05-06", "2026-05-16", "2026-05-20", "2026-05-27"]],
    ["on a Friday, two days before", ["2026-05-01", "2026-05-06", "2026-05-15", "2026-05-22"]],
    ["on a Monday, two days behind", ["2026-05-04", "2026-05-13", "2026-05-18", "2026-05-25"]],
  ])("are not met %s", (_, days) => {
    expect(rhythmOf(...days)).toBeUndefined();
  });

  it("are met three days before a Friday every two weeks", () => {
    const days = ["2026-05-01", "2026-05-15", "2026-05-29", "2026-06-09"];
    expect(rhythmOf(...days)).toMatchObject({ periodicity: "BIWEEKLY", dueDays: [5], matched: 4 });
  });

  it("are four weeks apart where four of them are so, but for a day", () => {
    const days = ["2026-01-07", "2026-02-04", "2026-03-05", "2026-04-01"];
    expect(rhythmOf(...days)).toMatchObject({ periodicity: "OTHER", dueDays: [3], matched: 4, deviationDays: 1 });
  });
});

describe("monthly days", () => {
  it("at month ends are one due day, whatever the month's length", () => {
    const rhythm = rhythmOf("2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30")!;
    expect(rhythm.periodicity).toBe("MONTHLY");
    expect(rhythm.dueDays[0]).toBeGreaterThanOrEqual(30);
    expect(percentOf(rhythm)).toBe(100);
  });

  it("move to the next working day over weekends", () => {
    // Due on the 5th; April's is Easter Sunday, paid on Tuesday the 7th.
    const rhythm = rhythmOf("2026-02-05", "2026-03-05", "2026-04-07", "2026-05-05")!;
    expect([rhythm.periodicity, percentOf(rhythm)]).toEqual(["MONTHLY", 100]);
    expect(Math.abs(rhythm.dueDays[0]! - 5)).toBeLessThanOrEqual(1);
  });

  it("may fall on either side of a month's end", () => {
    const rhythm = rhythmOf("2026-01-30", "2026-03-02", "2026-03-31", "2026-04-30", "2026-06-01")!;
    expect([rhythm.periodicity, percentOf(rhythm)]).toEqual(["MONTHLY", 100]);
  });

  it("may skip a month, at the cost of accuracy", () => {
    const rhythm = rhythmOf("2026-01-05", "2026-02-05", "2026-04-05", "2026-05-05", "2026-06-05")!;
    expect(rhythm.periodicity).toBe("MONTHLY");
    // Six expected, five seen, five met: 2 x 5 / (6 + 5).
    expect(rhythm.accuracy).toEqual({ numerator: 10, denominator: 11 });
    expect(rhythm.expected.map(isoDayOf)).toContain("2026-03-05");
  });

  it.each([
    ["second", ["2026-03-05", "2026-05-05", "2026-06-05"]],
    ["third", ["2026-03-05", "2026-04-07", "2026-06-05"]],
  ])("may skip the %s of four", (_, days) => {
    const rhythm = rhythmOf(...days)!;
    expect([rhythm.periodicity, rhythm.dueDays]).toEqual(["MONTHLY", [5]]);
    // Four expected, three seen, three met: 2 x 3 / (4 + 3).
    expect(rhythm.accuracy).toEqual({ numerator: 6, denominator: 7 });
  });

  it("of which one of four is missing lie close to their due day: others are chance", () => {
    expect(rhythmOf("2026-02-11", "2026-03-16", "2026-05-12")).toBeUndefined();
    expect(rhythmOf("2026-02-17", "2026-04-19", "2026-05-15")).toBeUndefined();
  });

  it("may come in the month before", () => {
    const rhythm = rhythmOf("2026-01-30", "2026-03-02", "2026-04-01", "2026-05-01")!;
    expect([rhythm.dueDays, percentOf(rhythm)]).toEqual([[1], 100]);
    expect(rhythm.expected.map(isoDayOf)[0]).toBe("2026-02-01");
  });

  it("are a rhythm where few of them meet 80 percent, and many 70", () => {
    // Four of five expected and of five seen; seven of ten and ten.
    const few = rhythmOf("2026-01-05", "2026-02-05", "2026-03-20", "2026-04-05", "2026-05-05")!;
    expect(few.accuracy).toEqual({ numerator: 8, denominator: 10 });
    const met = ["01-05", "02-05", "03-05", "05-05", "06-05", "08-05", "10-05"];
    const many = rhythmOf(...[...met, "04-20", "07-20", "09-20"].toSorted().map((day) => `2026-${day}`))!;
    expect(many.accuracy).toEqual({ numerator: 14, denominator: 20 });
  });

  it("may come twice in a month, at the cost of accuracy", () => {
    const rhythm = rhythmOf("2026-01-05", "2026-02-05", "2026-02-19", "2026-03-05", "2026-04-05", "2026-05-05")!;
    expect(rhythm.accuracy).toEqual({ numerator: 10, denominator: 11 });
  });
});

describe("no rhythm", () => {
  it.each([
    ["one day", ["2026-01-05"]],
    ["two days a month apart", ["2026-01-05", "2026-02-05"]],
    ["days without order", ["2026-01-02", "2026-01-29", "2026-03-19", "2026-04-01", "2026-05-28"]],
    ["one day many times", ["2026-01-05", "2026-01-05", "2026-01-05", "2026-01-05"]],
  ])("in %s", (_, days) => {
    expect(rhythmOf(...days)).toBeUndefined();
  });

  it("in purchases several times a week", () => {
    expect(findRhythm(every("2026-01-01", 3, 30), false)).toBeUndefined();
  });
});

describe("any rhythm", () => {
  it("meets at least 70 % and never more than it expects or saw", () => {
    const days = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_400 }), { maxLength: 40 });
    fc.assert(
      fc.property(days, (unordered) => {
        const ordered = [...unordered].sort((left, right) => left - right);
        const rhythm = findRhythm(ordered, false);
        if (rhythm === undefined) return;
        expect(percentOf(rhythm)).toBeGreaterThanOrEqual(70);
        expect(percentOf(rhythm)).toBeLessThanOrEqual(100);
        expect(rhythm.matched).toBeLessThanOrEqual(Math.min(rhythm.expected.length, ordered.length));
      }),
    );
  });

  it("of a monthly line keeps its due day, shifted by weekends", () => {
    const line = fc.tuple(
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 3, max: 24 }),
    );
    fc.assert(
      fc.property(line, ([dueDay, first, count]) => {
        const days = Array.from({ length: count }, (_, at) => {
          const day = dueDayInMonth(2020 * 12 + first + at, dueDay);
          // Saturdays and Sundays are paid on Monday: 1 January 1970 was a Thursday.
          const weekday = (day + 3) % 7;
          return day + (weekday >= 5 ? 7 - weekday : 0);
        });
        const rhythm = findRhythm(days, false)!;
        expect(rhythm.periodicity).toBe("MONTHLY");
        expect(percentOf(rhythm)).toBe(100);
        const apart = Math.abs(Math.min(rhythm.dueDays[0]!, 30) - Math.min(dueDay, 30));
        expect(Math.min(apart, 30 - apart)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("has due days that the month's end clamps", () => {
    expect(isoDayOf(dueDayInMonth(2026 * 12 + 1, 31))).toBe("2026-02-28");
    expect(isoDayOf(dueDayInMonth(2024 * 12 + 1, 30))).toBe("2024-02-29");
    expect(isoDayOf(dueDayInMonth(2025 * 12 + 11, 31))).toBe("2025-12-31");
  });
});

describe("three occurrences", () => {
  const first = 20_000;
  it("are four-weekly where all lie four weeks apart to the day, and monthly otherwise", () => {
    expect(findRhythm([first, first + 28, first + 56], false)?.periodicity).toBe("OTHER");
    expect(findRhythm([first, first + 28, first + 59], false)?.periodicity).toBe("MONTHLY");
  });
});

describe("an extra payment between two monthly ones", () => {
  const days = ["2026-05-29", "2026-06-30", "2026-07-15", "2026-07-31"].map(dayOf);

  it("does not hide the rhythm of an income: a fourteenth wage", () => {
    expect(findRhythm(days, true)).toMatchObject({
      periodicity: "MONTHLY",
      // The 29th and the month's end lie equally near to all four.
      dueDays: [29],
      matched: 3,
      // Three days expected, four payments: 2 × 3 / (3 + 4).
      accuracy: { numerator: 6, denominator: 7 },
    });
  });

  it("makes no rhythm of purchases", () => {
    expect(findRhythm(days, false)).toBeUndefined();
  });

  it("makes none of what comes every two months", () => {
    expect(findRhythm(["2026-01-15", "2026-03-15", "2026-04-01", "2026-05-15"].map(dayOf), true)).toBeUndefined();
  });

  it.each([
    ["two extra ones", ["2026-05-29", "2026-06-10", "2026-06-30", "2026-07-15", "2026-07-31"]],
    ["one before the first", ["2026-05-14", "2026-05-29", "2026-06-30", "2026-07-31"]],
    ["one that leaves a gap too long", ["2026-04-01", "2026-05-15", "2026-06-01", "2026-07-01"]],
  ])("is one, not %s", (_, texts) => {
    expect(findRhythm(texts.map(dayOf), true)?.matched).not.toBe(4);
  });
});

describe("an income that is due after Christmas", () => {
  const days = ["2026-10-30", "2026-11-30", "2026-12-23", "2027-01-29"].map(dayOf);

  it("is met in the week before it, in any window", () => {
    for (const seen of [days, days.slice(0, 3), days.slice(1)])
      expect(findRhythm(seen, true)).toMatchObject({ periodicity: "MONTHLY", matched: seen.length });
    expect(findRhythm(days.slice(0, 3), true)?.dueDays).toEqual([30]);
  });

  it.each([
    ["an expense", days.slice(0, 3), false],
    ["what comes earlier", ["2026-10-30", "2026-11-30", "2026-12-16"].map(dayOf), true],
    ["what is due before it", ["2026-10-13", "2026-11-13", "2026-12-20"].map(dayOf), true],
    ["what is due on the 24th", ["2026-10-24", "2026-11-24", "2026-12-18"].map(dayOf), true],
    ["what comes each quarter", ["2026-06-30", "2026-09-30", "2026-12-20"].map(dayOf), true],
    ["another month", ["2026-08-30", "2026-09-30", "2026-10-23"].map(dayOf), true],
  ])("is not %s", (_, seen, isIncome) => {
    expect(findRhythm(seen, isIncome)).toBeUndefined();
  });

  it("is met from the 18th to the 24th", () => {
    for (const day of ["2026-12-18", "2026-12-24"])
      expect(findRhythm([...days.slice(0, 2), dayOf(day)], true)).toMatchObject({ matched: 3, deviationDays: 0 });
    // What comes on the 25th lies five days before it.
    expect(findRhythm([...days.slice(0, 2), dayOf("2026-12-25")], true)).toMatchObject({
      matched: 3,
      deviationDays: 5,
    });
  });

  it("is not what comes besides the payment itself", () => {
    const withBonus = [...days.slice(0, 2), dayOf("2026-12-21"), dayOf("2026-12-30"), dayOf("2027-01-29")];
    expect(findRhythm(withBonus, true)).toMatchObject({ matched: 4, deviationDays: 1 });
    // Due on the 29th: a day from the first, the second and the third, which comes on the 28th.
    const early = [...days.slice(0, 2), dayOf("2026-12-21"), dayOf("2026-12-28"), dayOf("2027-01-29")];
    expect(findRhythm(early, true)).toMatchObject({ matched: 4, deviationDays: 3, dueDays: [29] });
  });
});
