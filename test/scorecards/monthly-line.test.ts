import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDueMonthly } from "../../src/scorecards/monthly-line.js";

const DAY_MILLISECONDS = 86_400_000;
const MONTHS = 40;

/** Days since 1970 of a payday in each of forty months, the month's last where it is shorter. */
function paydays(dayOfMonth: number): readonly number[] {
  return Array.from({ length: MONTHS }, (_, month) => {
    const last = new Date(Date.UTC(2025, month + 1, 0)).getUTCDate();
    return Date.UTC(2025, month, Math.min(dayOfMonth, last)) / DAY_MILLISECONDS;
  });
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
        expect(isDueMonthly(within(due, start, days), days)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("is not where it began within the window, ended, or was left out once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), from, fc.nat(5), (dayOfMonth, start, left) => {
        const due = within(paydays(dayOfMonth), start, 181);
        expect(isDueMonthly(due.slice(2), 181)).toBe(false);
        expect(isDueMonthly(due.slice(0, -2), 181)).toBe(false);
        // Without the first or the last, the rest may lie between two ends.
        if (left > 0 && left < due.length - 1) expect(isDueMonthly(due.toSpliced(left, 1), 181)).toBe(false);
      }),
    );
  });

  it.each([7, 10, 14, 21, 35, 61, 91])("is not due every %i days", (gap) => {
    fc.assert(
      fc.property(fc.nat(gap - 1), windowDays, (first, days) => {
        const due: number[] = [];
        for (let day = first; day < days; day += gap) due.push(day);
        expect(isDueMonthly(due, days)).toBe(false);
      }),
    );
  });

  it.each<readonly [boolean, readonly number[]]>([
    // 34 days may lie before the first one and behind the last, which the 91 days need not hold.
    [true, [33, 62]],
    [false, [34, 62]],
    [true, [29, 57]],
    [false, [29, 56]],
    [true, [28, 62]],
    [false, [27, 62]],
    [true, [0, 30, 60, 90]],
    [true, [5, 27, 59]],
    [false, [5, 26, 59]],
    [false, [30]],
    [false, []],
  ])("is %s of days %j of 91", (isMonthly, days) => {
    expect(isDueMonthly(days, 91)).toBe(isMonthly);
  });
});
