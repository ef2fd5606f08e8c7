import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MonthlySum, scaleOf } from "../../src/scorecards/monthly-sum.js";

/** A sum of amounts, each with the thirds of a day that it stands for. */
function sumOf(...amounts: readonly (readonly [amount: number, thirds: number])[]): MonthlySum {
  const sum = new MonthlySum();
  for (const [amount, thirds] of amounts) sum.add(amount, thirds);
  return sum;
}

const monthOf = (sum: MonthlySum): number => sum.times(scaleOf([sum])) / scaleOf([sum]);
/** 30 1/3, 28, 91 and 181 days. */
const [MONTH, FOUR_WEEKS, DAYS_91, DAYS_181] = [91, 84, 273, 543];

describe("a sum of 30 days", () => {
  it.each<readonly [string, MonthlySum, number]>([
    ["is nothing of nothing", sumOf(), 0],
    ["is 30 / 91 of what 91 days bring", sumOf([300, DAYS_91], [641, DAYS_91], [-31, DAYS_91]), 300],
    ["is as much of what three months bring", sumOf([900, 3 * MONTH], [910, 3 * MONTH], [920, 3 * MONTH]), 900],
    ["is 45 / 91 of what is due twice", sumOf([910, 2 * MONTH], [910, 2 * MONTH]), 900],
    ["is 30 / 28 of what four weeks bring", sumOf([1400, FOUR_WEEKS]), 1500],
    ["adds up what stands for different times", sumOf([910, 2 * MONTH], [910, 2 * MONTH], [91, DAYS_91]), 930],
    ["is 30 / 181 of what 181 days bring", sumOf([1810, DAYS_181]), 300],
    ["is the same below zero", sumOf([-910, 2 * MONTH], [-91, DAYS_91]), -480],
  ])("%s", (_, sum, expected) => {
    expect(monthOf(sum)).toBe(expected);
  });

  it("is a whole number at its scale, whatever is added, in any order", () => {
    const thirds = fc.constantFrom(MONTH, 2 * MONTH, 4 * MONTH, 4 * FOUR_WEEKS, DAYS_91, DAYS_181);
    const amounts = fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), thirds));
    fc.assert(
      fc.property(amounts, amounts, (left, right) => {
        const scale = scaleOf([sumOf(...left), sumOf(...right)]);
        for (const list of [left, right]) {
          const sum = sumOf(...list).times(scale);
          expect(Number.isInteger(sum)).toBe(true);
          expect(sumOf(...list.toReversed()).times(scale)).toBe(sum);
        }
      }),
    );
  });
});
