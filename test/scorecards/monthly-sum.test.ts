import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MonthlySum } from "../../src/scorecards/monthly-sum.js";

/** A sum of amounts, each with how often it was due. */
function sumOf(...amounts: readonly (readonly [amount: number, dueCount?: number])[]): MonthlySum {
  const sum = new MonthlySum();
  for (const [amount, dueCount] of amounts) sum.add(amount, dueCount);
  return sum;
}

describe("a month's sum times the days of the window", () => {
  it.each<readonly [string, MonthlySum, number]>([
    ["is nothing of nothing", sumOf(), 0],
    ["is 30 times what is not due once a month", sumOf([100], [20], [-5]), 115 * 30],
    ["is the mean payment times the days of what is", sumOf([900, 3], [1200, 3], [900, 3]), 1000 * 91],
    ["has a mean of its own for each number of payments", sumOf([600, 2], [600, 2], [100, 4]), (600 + 25) * 91],
    // 100 / 3 = 33.3 and −100 / 3, rounded to a ten-thousandth of the currency's unit.
    ["rounds a mean to whole money", sumOf([100, 3], [7]), 33 * 91 + 7 * 30],
    ["is the same below zero", sumOf([-100, 3], [-7]), -33 * 91 - 7 * 30],
  ])("%s", (_, sum, expected) => {
    expect(sum.timesDays(91)).toBe(expected);
  });

  it("is a whole number that does not depend on the order", () => {
    const amounts = fc.array(fc.tuple(fc.integer({ min: -1e10, max: 1e10 }), fc.constantFrom(0, 2, 3, 4, 7)));
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 400 }), (list, days) => {
        const sum = sumOf(...list).timesDays(days);
        expect(Number.isInteger(sum)).toBe(true);
        expect(sumOf(...list.toReversed()).timesDays(days)).toBe(sum);
      }),
    );
  });
});
