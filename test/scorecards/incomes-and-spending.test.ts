import { describe, expect, it } from "vitest";
import { money, type Worth, worthOf } from "./worked-points.js";

/** A sum beside incomes of 9000 over 90 days, and what it is worth. Each bound is met twice: a cent before it, and on it. */
type Row = readonly [sum: number, ...worth: Worth];

const INCOMES = { windowDays: 90, scale: 3, incomes: money(9000) };

describe("GAMBLING_RATIO", () => {
  // What was gambled, a sum of debits / 9000.
  it.each<Row>([
    [0, 0, 50, "-", "-"],
    [8.99, 0.001, 50, "-", "-"],
    [9, 0.001, 42, "-", "-"],
    [179.99, 0.02, 42, "-", "-"],
    [180, 0.02, 28, "-", "-"],
    [449.99, 0.05, 28, "-", "-"],
    [450, 0.05, 12, "-", "-"],
    [899.99, 0.1, 12, "-", "-"],
    [900, 0.1, 0, "-", "-"],
    [18_000, 2, 0, "-", "-"],
  ])("of %d", (sum, ...worth) => {
    expect(worthOf("GAMBLING_RATIO", { ...INCOMES, gambling: -money(sum) })).toEqual(worth);
  });
});

describe("DEBT_RATIO", () => {
  // What was due for debts / 9000.
  it.each<Row>([
    [0, 0, 120, "-", 110],
    [89.99, 0.01, 120, "-", 110],
    [90, 0.01, 105, "-", 110],
    [179.99, 0.02, 105, "-", 110],
    [180, 0.02, 105, "-", 90],
    [899.99, 0.1, 105, "-", 90],
    [900, 0.1, 85, "-", 60],
    [1799.99, 0.2, 85, "-", 60],
    [1800, 0.2, 60, "-", 25],
    [2969.99, 0.33, 60, "-", 25],
    [2970, 0.33, 28, "-", 25],
    [3599.99, 0.4, 28, "-", 25],
    [3600, 0.4, 28, "-", 0],
    [4499.99, 0.5, 28, "-", 0],
    [4500, 0.5, 0, "-", 0],
    [18_000, 2, 0, "-", 0],
  ])("of %d", (sum, ...worth) => {
    expect(worthOf("DEBT_RATIO", { ...INCOMES, debt: money(sum) })).toEqual(worth);
  });
});

describe("RESIDUAL_INCOME", () => {
  // (9000 - what was spent) / 9000.
  it.each<Row>([
    [18_000, -1, 0, 0, 0],
    [11_700.01, -0.3, 0, 0, 0],
    [11_700, -0.3, 10, 15, 0],
    [10_800.01, -0.2, 10, 15, 0],
    [10_800, -0.2, 10, 15, 35],
    [9450.01, -0.05, 10, 15, 35],
    [9450, -0.05, 18, 28, 35],
    [9000.01, 0, 18, 28, 35],
    [9000, 0, 18, 28, 60],
    [8550.01, 0.05, 18, 28, 60],
    [8550, 0.05, 24, 40, 60],
    [8100.01, 0.1, 24, 40, 60],
    [8100, 0.1, 24, 40, 80],
    [7200.01, 0.2, 24, 40, 80],
    [7200, 0.2, 30, 50, 80],
    [0, 1, 30, 50, 80],
  ])("of %d spent", (sum, ...worth) => {
    expect(worthOf("RESIDUAL_INCOME", { ...INCOMES, spending: -money(sum) })).toEqual(worth);
  });
});

describe("INCOME_LEVEL", () => {
  // Incomes of 90 days / (3 x 2100), where 2100 is the usual wage of a month.
  it.each<Row>([
    [0, 0, 0, "-", "-"],
    [1889.99, 0.3, 0, "-", "-"],
    [1890, 0.3, 8, "-", "-"],
    [3779.99, 0.6, 8, "-", "-"],
    [3780, 0.6, 15, "-", "-"],
    [5669.99, 0.9, 15, "-", "-"],
    [5670, 0.9, 22, "-", "-"],
    [8189.99, 1.3, 22, "-", "-"],
    [8190, 1.3, 30, "-", "-"],
    [63_000, 10, 30, "-", "-"],
  ])("of %d", (sum, ...worth) => {
    expect(worthOf("INCOME_LEVEL", { windowDays: 90, scale: 3, incomes: money(sum), usualWage: 2100 })).toEqual(worth);
  });
});

describe("INCOME_REGULARITY", () => {
  // Months with an income / months.
  it.each<readonly [number, number, ...Worth]>([
    [0, 3, 0, 0, "-", 0],
    [1, 3, 0.3333, 0, "-", 0],
    [34, 100, 0.34, 25, "-", 0],
    [49, 100, 0.49, 25, "-", 0],
    [1, 2, 0.5, 25, "-", 40],
    [2, 3, 0.6667, 25, "-", 40],
    [67, 100, 0.67, 45, "-", 40],
    [82, 100, 0.82, 45, "-", 40],
    [83, 100, 0.83, 45, "-", 60],
    [98, 100, 0.98, 45, "-", 60],
    [99, 100, 0.99, 60, "-", 80],
    [3, 3, 1, 60, "-", 80],
  ])("of %i in %i months", (monthsWithIncome, months, ...worth) => {
    expect(worthOf("INCOME_REGULARITY", { incomes: 1, monthsWithIncome, months })).toEqual(worth);
  });

  it("is nothing without an income, though each month then holds at least half of it", () => {
    expect(worthOf("INCOME_REGULARITY", { incomes: 0, monthsWithIncome: 3, months: 3 })).toEqual([0, 0, "-", 0]);
  });
});
