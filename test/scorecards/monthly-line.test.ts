import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../../src/base/calendar.js";
import { earlyPayFrom } from "../../src/scorecards/christmas-pay.js";
import { areTwoOfThreeMonths, type LinePeriodicity, linePeriodicityOf } from "../../src/scorecards/monthly-line.js";

const DAY_MILLISECONDS = 86_400_000;
const dayOf = (text: string): Day => (Date.parse(text) / DAY_MILLISECONDS) as Day;
const MONTHS = 40;

/** Days since 1970 of a payday in each of forty months, the month's last where it is shorter. */
function paydays(dayOfMonth: number): readonly number[] {
  return Array.from({ length: MONTHS }, (_, month) => {
    const last = new Date(Date.UTC(2025, month + 1, 0)).getUTCDate();
    return Date.UTC(2025, month, Math.min(dayOfMonth, last)) / DAY_MILLISECONDS;
  });
}

/** Days since 1970 of the first to fourth weekday of a month, or of its last one (week 4). */
function weekdayIn(month: number, weekday: number, week: number): number {
  const first = Date.UTC(
    2025,
    month,
    week < 4 ? 1 + week * 7 : -6 + new Date(Date.UTC(2025, month + 1, 0)).getUTCDate(),
  );
  return first / DAY_MILLISECONDS + ((weekday - new Date(first).getUTCDay() + 7) % 7);
}

/** Those of some days that a window holds, from its first. */
const within = (days: readonly number[], from: number, windowDays: number): readonly number[] =>
  days.map((day) => day - from).filter((day) => day >= 0 && day < windowDays);

const FIRST = Date.UTC(2025, 1, 1) / DAY_MILLISECONDS;
const from = fc.integer({ min: FIRST, max: FIRST + 700 });
const windowDays = fc.oneof(fc.constantFrom(91, 181), fc.integer({ min: 65, max: 400 }));

describe("what is due on a day of each month", () => {
  it.each([
    ["before", -1],
    ["behind", 1],
  ])("is due once a month, wherever the window lies, though weekends move it to the day %s", (_, way) => {
    const moves = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: MONTHS, maxLength: MONTHS });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), moves, from, windowDays, (dayOfMonth, moved, start, days) => {
        const due = paydays(dayOfMonth).map((day, month) => day + way * moved[month]!);
        const seen = within(due, start, days);
        // The 31st of January, the 28th of February and a 31st of March that came three days early are four weeks apart.
        const areThreeOnGrid = seen.some((day) => seen.filter((other) => (other - day) % 28 === 0).length > 2);
        const periodicity = linePeriodicityOf(seen, days);
        if (areThreeOnGrid) expect(["MONTHLY", "FOUR_WEEKLY"]).toContain(periodicity);
        else expect(periodicity).toBe("MONTHLY");
      }),
      { numRuns: 500 },
    );
  });

  it("is not where it began within the window, ended, or was left out once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), from, fc.nat(5), (dayOfMonth, start, left) => {
        const due = within(paydays(dayOfMonth), start, 181);
        expect(linePeriodicityOf(due.slice(2), 181)).toBeUndefined();
        expect(linePeriodicityOf(due.slice(0, -2), 181)).toBeUndefined();
        // Without the first or the last, the rest may lie between two ends.
        if (left > 0 && left < due.length - 1) expect(linePeriodicityOf(due.toSpliced(left, 1), 181)).toBeUndefined();
      }),
    );
  });

  it("is due every four weeks over a year, wherever the window lies", () => {
    fc.assert(
      fc.property(fc.nat(27), (first) => {
        const due = Array.from({ length: 14 }, (_, count) => first + count * 28).filter((day) => day < 366);
        expect(linePeriodicityOf(due, 366)).toBe("FOUR_WEEKLY");
      }),
    );
  });

  it("is due once a month, or as well every four weeks, on the same weekday of each month's week, wherever the window lies", () => {
    const weekday = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(weekday, fc.integer({ min: 0, max: 4 }), from, windowDays, (weekdayOfPay, week, start, days) => {
        const due = Array.from({ length: MONTHS }, (_, month) => weekdayIn(month, weekdayOfPay, week));
        expect(["MONTHLY", "FOUR_WEEKLY"]).toContain(linePeriodicityOf(within(due, start, days), days));
      }),
      { numRuns: 500 },
    );
  });

  it("is due once a month on the first Saturday of eleven months, from the 1st of March to the 7th of February", () => {
    const start = Date.UTC(2025, 1, 2) / DAY_MILLISECONDS;
    const due = Array.from({ length: MONTHS }, (_, month) => weekdayIn(month, 6, 0));
    expect(linePeriodicityOf(within(due, start, 371), 371)).toBe("MONTHLY");
  });

  it("is not due every 24 days, of which months that weekends shorten are no two", () => {
    fc.assert(
      fc.property(fc.nat(23), fc.integer({ min: 91, max: 400 }), (first, days) => {
        const due = Array.from({ length: 17 }, (_, count) => first + count * 24).filter((day) => day < days);
        expect(linePeriodicityOf(due, days)).toBeUndefined();
      }),
    );
  });

  it.each([7, 10, 14, 21, 40, 61, 91])("is not due every %i days", (gap) => {
    fc.assert(
      fc.property(fc.nat(gap - 1), windowDays, (first, days) => {
        const due: number[] = [];
        for (let day = first; day < days; day += gap) due.push(day);
        expect(linePeriodicityOf(due, days)).toBeUndefined();
      }),
    );
  });

  it.each<readonly [LinePeriodicity | undefined, readonly number[]]>([
    // 35 days may lie before the first one and behind the last, which the 91 days need not hold.
    ["MONTHLY", [34, 62]],
    [undefined, [35, 63]],
    ["MONTHLY", [29, 56]],
    [undefined, [29, 55]],
    ["MONTHLY", [27, 62]],
    [undefined, [26, 62]],
    ["MONTHLY", [0, 30, 60, 90]],
    // Every five weeks is none of months.
    [undefined, [10, 45, 80]],
    ["MONTHLY", [5, 27, 59]],
    [undefined, [5, 26, 59]],
    [undefined, [30]],
    [undefined, []],
    // Four weeks are a month's gap, three payments four weeks apart are none of months.
    ["MONTHLY", [30, 58]],
    ["FOUR_WEEKLY", [10, 38, 66]],
    // A spring bank holiday moves the first by a day, or by three to the Friday before; another one in the middle.
    ["FOUR_WEEKLY", [5, 32, 60, 88]],
    ["FOUR_WEEKLY", [1, 32, 60, 88]],
    ["FOUR_WEEKLY", [4, 36, 60, 88]],
    ["MONTHLY", [3, 36, 60, 88]],
    ["MONTHLY", [3, 33, 62, 90]],
    ["MONTHLY", [10, 39, 66]],
    ["MONTHLY", [10, 38, 68]],
    // Gaps of 24 days may each be of a month that weekends shorten, but not all.
    [undefined, [5, 29, 53, 77]],
    // Bank holidays move one by four days at most, five are a month's.
    ["MONTHLY", [4, 37, 60, 88]],
    ["MONTHLY", [4, 27, 60, 88]],
  ])("is %s of days %j of 91", (periodicity, days) => {
    expect(linePeriodicityOf(days, 91)).toBe(periodicity);
  });

  it.each<readonly [LinePeriodicity | undefined, number, readonly number[]]>([
    // One payment is of no line, though a month may lie before it and behind it.
    [undefined, 60, [30]],
    // Two of seven that are moved are too many, and two of eight not.
    [undefined, 181, [1, 30, 57, 86, 113, 141, 169]],
    ["FOUR_WEEKLY", 225, [1, 30, 57, 86, 113, 141, 169, 197]],
  ])("is %s in %i days of days %j", (periodicity, windowDays, days) => {
    expect(linePeriodicityOf(days, windowDays)).toBe(periodicity);
  });

  it("drifts by 9 days at most: sixteen months are 487 days", () => {
    const paid = (short: number) => Array.from({ length: 17 }, (_, count) => 10 + count * 30 - Math.min(count, short));
    // 480 days less 2, and less 3.
    expect(linePeriodicityOf(paid(2), 500)).toBe("MONTHLY");
    expect(linePeriodicityOf(paid(3), 500)).toBeUndefined();
    const late = (long: number) => Array.from({ length: 17 }, (_, count) => 1 + count * 30 + Math.min(count, long));
    // 480 days and 16, and one more by a last gap of 32.
    expect(linePeriodicityOf(late(16), 510)).toBe("MONTHLY");
    expect(linePeriodicityOf(late(16).with(-1, 498), 510)).toBeUndefined();
  });
});

describe("what comes in in the week before Christmas", () => {
  it.each<readonly [LinePeriodicity | undefined, string, number, readonly number[]]>([
    // It was due on 31 December: 11 days behind the 20th, from which 35 more may lie to the window's end.
    ["MONTHLY", "2025-11-01", 95, [27, 49]],
    [undefined, "2025-11-01", 96, [27, 49]],
    // It may come 13 days sooner behind the one before it than 22 days, on the 18th.
    ["MONTHLY", "2025-11-10", 80, [29, 38]],
    [undefined, "2025-11-10", 80, [30, 38]],
    // 13 days more may lie to the one behind it than 35.
    ["MONTHLY", "2025-12-01", 91, [17, 65]],
    [undefined, "2025-12-01", 91, [17, 66]],
    // A window from the 26th on does not show the one that came on the 25th at the latest: 6 days more to the first.
    ["MONTHLY", "2025-12-26", 91, [40, 68]],
    [undefined, "2025-12-26", 91, [41, 69]],
  ])("makes %s of a window from %s on of %i days what came on its days %j", (periodicity, from, windowDays, days) => {
    expect(linePeriodicityOf(days, windowDays, earlyPayFrom(dayOf(from)))).toBe(periodicity);
  });
});

describe("two payments in three months", () => {
  const [from, to] = [dayOf("2026-04-01"), dayOf("2026-06-30")];
  const payments = (first: string, second: string, amounts: readonly [number, number]) => [
    { day: dayOf(`2026-${first}`), amount: amounts[0] },
    { day: dayOf(`2026-${second}`), amount: amounts[1] },
  ];

  it.each<readonly [boolean, string, string, readonly [number, number]]>([
    [true, "04-30", "05-29", [-700, -700]],
    // Four days of the month apart, and five.
    [true, "05-04", "05-31", [-700, -700]],
    [false, "05-04", "05-29", [-700, -700]],
    // Three times as much, and more.
    [true, "04-30", "05-29", [-700, -2100]],
    [true, "04-30", "05-29", [2100, 700]],
    [false, "04-30", "05-29", [-700, -2101]],
    // The first and the last might have come within the window.
    [false, "05-06", "06-06", [-700, -700]],
    [false, "04-24", "05-24", [-700, -700]],
  ])("are %s all that it shows on %s and %s", (expected, first, second, amounts) => {
    expect(areTwoOfThreeMonths(payments(first, second, amounts), { from, to })).toBe(expected);
  });

  it("are so in 89 days, which the shortest three months have", () => {
    const two = payments("04-30", "05-29", [-700, -700]);
    expect(areTwoOfThreeMonths(two, { from, to: (from + 88) as Day })).toBe(true);
    expect(areTwoOfThreeMonths(two, { from, to: (from + 87) as Day })).toBe(false);
    expect(areTwoOfThreeMonths([...two, ...payments("06-29", "06-30", [-700, -700])], { from, to })).toBe(false);
  });

  it("may have come in the week before Christmas, but only where they come in", () => {
    // 40 days lie from 23 December to the day behind the window: 8 of them may have been waited for.
    const window = { from: dayOf("2025-11-01"), to: dayOf("2026-01-31") };
    const two = (amount: number) => ["2025-11-25", "2025-12-23"].map((day) => ({ day: dayOf(day), amount }));
    expect(areTwoOfThreeMonths(two(2100), window)).toBe(true);
    expect(areTwoOfThreeMonths(two(-700), window)).toBe(false);
  });
});
