import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CREDIT_SCORECARD, type CreditCharacteristic } from "../../src/scorecards/credit.js";
import { CHARACTERISTIC_OF, type Measures, NO_MEASURES } from "../../src/scorecards/measures.js";
import { binOf } from "../../src/scorecards/scorecard.js";
import { roundWithin } from "../../src/views/points.js";

const binAt = (name: CreditCharacteristic, value: number) =>
  binOf(CREDIT_SCORECARD.find((one) => one.name === name)!.attributes, value);
const measured = (name: CreditCharacteristic, measures: Partial<Measures>) =>
  CHARACTERISTIC_OF[name]({ ...NO_MEASURES, ...measures });

describe("a ratio to the income that is a bin's bound exactly", () => {
  const windowDays = fc.integer({ min: 1, max: 400 });
  const hundreds = fc.integer({ min: 1, max: 900_000 });

  it("lies in the bin above it, whatever the income and the days of the window", () => {
    fc.assert(
      fc.property(windowDays, hundreds, fc.constantFrom(1, 10, 20, 33, 50), (days, hundred, percent) => {
        const sums = { windowDays: days, incomes: hundred * 1_000_000, debt: hundred * 10_000 * percent };
        const { value } = measured("DEBT_RATIO", sums);
        expect(binAt("DEBT_RATIO", value).from).toBe(percent / 100);
      }),
    );
  });

  it("so does a balance of a tenth of a month's income", () => {
    fc.assert(
      fc.property(hundreds, (hundred) => {
        // An income of 90 days is three of a month.
        const sums = { windowDays: 90, scale: 3, incomes: hundred * 3_000_000, lowestBalance: hundred * 100_000 };
        expect(binAt("LOWEST_BALANCE", measured("LOWEST_BALANCE", sums).value).from).toBe(0.1);
      }),
    );
  });
});

describe("a value that is unknown", () => {
  it.each([
    ["GAMBLING_RATIO", { gambling: -500 }, 0],
    ["GAMBLING_RATIO", { gambling: 0 }, 50],
    ["LOWEST_BALANCE", { lowestBalance: -1 }, 0],
    ["LOWEST_BALANCE", { lowestBalance: 0 }, 70],
    ["LOWEST_BALANCE", { lowestBalance: 50_000_000 }, 70],
    ["BALANCE_BUFFER", { balances: -1 }, 0],
    ["BALANCE_BUFFER", { balances: 50_000_000 }, 18],
    // Ten times an income of 9.99 are less than 100 spent.
    ["LOWEST_BALANCE", { lowestBalance: 50_000_000, incomes: 99_900, spending: -1_000_000 }, 70],
    ["BALANCE_BUFFER", { balances: 50_000_000, incomes: 99_900, spending: -1_000_000 }, 18],
    ["BALANCE_TREND", { lateBalances: 50_000_000, incomes: 99_900, spending: -1_000_000 }, 48],
    ["BALANCE_TREND", { earlyBalances: 1 }, 0],
    ["BALANCE_TREND", { lateBalances: 50_000_000 }, 48],
    ["RESIDUAL_INCOME", { spending: -1 }, 0],
    ["INCOME_LEVEL", { incomes: 9_000_000 }, 22],
  ] as const)("%s of %j has a stand-in that finds the bin", (name, sums, points) => {
    const { value, isKnown } = measured(name, { windowDays: 90, ...sums });
    expect(isKnown).toBe(false);
    expect(binAt(name, value).points).toBe(points);
  });
});

describe("a balance beside a small income", () => {
  it.each([
    [
      "an income of a tenth of what is spent",
      { lowestBalance: 50_000_000, incomes: 100_000, spending: -1_000_000 },
      110,
    ],
    [
      "an income of less, where the balance is below 0",
      { lowestBalance: -1, incomes: 99_900, spending: -1_000_000 },
      45,
    ],
  ] as const)("is held against %s", (_, sums, points) => {
    const { value, isKnown } = measured("LOWEST_BALANCE", { windowDays: 90, ...sums });
    expect(isKnown).toBe(true);
    expect(binAt("LOWEST_BALANCE", value).points).toBe(points);
  });
});

describe("the value that is shown", () => {
  it("has four decimals and is in the same bin as the value itself", () => {
    const values = fc.oneof(
      fc.double({ min: -2, max: 30, noNaN: true }),
      fc.double({ min: -1e-4, max: 1e-4, noNaN: true }),
    );
    fc.assert(
      fc.property(values, fc.constantFrom(...CREDIT_SCORECARD), (value, { attributes }) => {
        const shown = roundWithin(value, binOf(attributes, value).below);
        expect(binOf(attributes, shown)).toEqual(binOf(attributes, value));
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(0.0001);
        expect(Math.abs(shown * 10_000 - Math.round(shown * 10_000))).toBeLessThan(1e-6);
      }),
    );
  });
});
