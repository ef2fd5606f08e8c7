import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHalfOfMonth, monthCountOf, monthsWithIncome } from "../../src/scorecards/income-months.js";

const DAY_MILLISECONDS = 86_400_000;

/** A payment on a day of each month, or on the month's last where it is shorter, by days since 1970. */
function monthlyDays(dayOfMonth: number, shiftDays: readonly number[]): readonly number[] {
  return shiftDays.map((shift, month) => {
    const last = new Date(Date.UTC(2025, month + 1, 0)).getUTCDate();
    return Date.UTC(2025, month, Math.min(dayOfMonth, last)) / DAY_MILLISECONDS + shift;
  });
}

/** What some days show, of which each has brought one unit as often as it is named. */
function incomeOf(days: readonly number[], from: number, windowDays: number): Float64Array {
  const incomeOfDay = new Float64Array(windowDays);
  for (const day of days) if (day >= from && day < from + windowDays) incomeOfDay[day - from]! += 1;
  return incomeOfDay;
}

const total = (incomeOfDay: Float64Array): number => incomeOfDay.reduce((sum, income) => sum + income, 0);

describe("a window's months of about 30 days", () => {
  it.each([
    [1, 1],
    [44, 1], // 1.47
    [45, 2], // 1.5
    [91, 3], // 3.03
    [104, 3], // 3.47
    [105, 4], // 3.5
    [181, 6], // 6.03
  ])("of %i days are %i", (windowDays, months) => {
    expect(monthCountOf(windowDays)).toBe(months);
  });
});

describe("an income", () => {
  it("is enough from half of a month's mean on", () => {
    expect([4999, 5000, 5001].map((sum) => isHalfOfMonth(sum, 30_000, 3))).toEqual([false, true, true]);
  });
});

describe("an income of every month", () => {
  const shifts = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 36, maxLength: 36 });
  const windowDays = fc.oneof(fc.constantFrom(91, 181), fc.integer({ min: 31, max: 400 }));

  it("misses none, on whatever day it is paid, moved by a weekend, and wherever the window lies", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        shifts,
        windowDays,
        fc.integer({ min: 40, max: 600 }),
        (dayOfMonth, moved, days, first) => {
          const from = Date.UTC(2025, 0, 1) / DAY_MILLISECONDS + first;
          const incomeOfDay = incomeOf(monthlyDays(dayOfMonth, moved), from, days);
          // A window of two months may hold one payment alone, and one of a month lie between two that were moved.
          if (total(incomeOfDay) <= 1) return;
          expect(monthsWithIncome(incomeOfDay, total(incomeOfDay))).toBe(monthCountOf(days));
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([91, 181])("of which every second one fails misses some of %i days, wherever the window lies", (days) => {
    const payments = monthlyDays(5, new Array<number>(36).fill(0)).filter((_, month) => month % 2 === 0);
    for (let first = 40; first < 600; first += 1) {
      const incomeOfDay = incomeOf(payments, Date.UTC(2025, 0, 1) / DAY_MILLISECONDS + first, days);
      const months = monthsWithIncome(incomeOfDay, total(incomeOfDay));
      expect(months).toBeGreaterThanOrEqual(1);
      expect(months).toBeLessThan(monthCountOf(days));
    }
  });
});

describe("two incomes and the ends of a window of 91 days", () => {
  it.each<readonly [number, readonly number[]]>([
    // 37 days lie between two incomes at the most: 31 and 3 by which each is moved.
    [3, [23, 60]],
    [2, [23, 61]],
    // What came late once is not late each time.
    [2, [20, 57]],
    [2, [5, 80]],
    // Before the first and behind the last lie so many that one must have come there.
    [3, [36, 60]],
    [2, [37, 60]],
    [2, [27, 53]],
    [3, [27, 57]],
    // Two that lie together are one month.
    [2, [67, 80]],
    [1, [68, 80]],
    [1, [3, 22]],
    // One alone is one month, wherever it lies.
    [1, [0]],
    [1, [27]],
    [1, [45]],
  ])("miss all but %i months: paid on the days %j", (months, days) => {
    expect(monthsWithIncome(incomeOf(days, 0, 91), 0)).toBe(months);
  });
});

describe("the months with an income", () => {
  const incomes = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 });

  it("are none without, at least one with an income, and never more than there are", () => {
    fc.assert(
      fc.property(incomes, fc.integer({ min: 1, max: 400 }), (days, windowDays) => {
        const incomeOfDay = incomeOf(days, 0, windowDays);
        const months = monthsWithIncome(incomeOfDay, total(incomeOfDay));
        if (total(incomeOfDay) === 0) expect(months).toBe(0);
        else expect(months >= 1 && months <= monthCountOf(windowDays)).toBe(true);
      }),
    );
  });

  it("are not fewer for one income more, where any is enough", () => {
    fc.assert(
      fc.property(incomes, fc.integer({ min: 0, max: 180 }), (days, day) => {
        const before = monthsWithIncome(incomeOf(days, 0, 181), 0);
        expect(monthsWithIncome(incomeOf([...days, day], 0, 181), 0)).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it("are all that were paid, however late", () => {
    expect([3, 42, 82].map((_, at, days) => monthsWithIncome(incomeOf(days.slice(0, at + 1), 0, 91), 0))).toEqual([
      1, 2, 3,
    ]);
    // A wage of the 5th that comes on the 15th once, and on the 5th again.
    expect(monthsWithIncome(incomeOf([4, 45, 65], 0, 91), 3)).toBe(3);
  });

  it.each<readonly [number, number, readonly number[]]>([
    [2, 91, [0, 20, 40]],
    [3, 91, [0, 20, 50]],
    [2, 91, [0, 7, 14, 21, 28, 35, 42]],
    [2, 91, Array.from({ length: 41 }, (_, day) => day)],
    [4, 181, Array.from({ length: 110 }, (_, day) => day)],
  ])("are %i of %i days where incomes came often and then no more", (months, windowDays, days) => {
    expect(monthsWithIncome(incomeOf(days, 0, windowDays), days.length)).toBe(months);
    expect(monthsWithIncome(incomeOf(days, 0, windowDays), 0)).toBe(months);
  });

  it("are no fewer for an income of the same rhythm more, and few fewer for a rhythm a day longer", () => {
    const gap = fc.integer({ min: 15, max: 60 });
    const daysFrom = (first: number, every: number, windowDays: number): readonly number[] =>
      Array.from({ length: Math.ceil((windowDays - first) / every) }, (_, at) => first + at * every);
    const monthsOf = (days: readonly number[], windowDays: number): number =>
      monthsWithIncome(incomeOf(days, 0, windowDays), days.length);
    fc.assert(
      fc.property(
        gap,
        fc.nat(14),
        fc.constantFrom(91, 181, 366),
        fc.array(fc.boolean()),
        (every, first, days, kept) => {
          const all = daysFrom(first, every, days);
          const months = monthsOf(all, days);
          expect(
            monthsOf(
              all.filter((_, at) => kept[at] !== false),
              days,
            ),
          ).toBeLessThanOrEqual(months);
          expect(Math.abs(monthsOf(daysFrom(first, every + 1, days), days) - months)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
  });
});
