import { describe, expect, it } from "vitest";
import { money, type Worth, worthOf } from "./worked-points.js";

/** A balance beside an income of 3000 a month, and what it is worth. Each bound is met twice: a cent before it, and on it. */
type Row = readonly [balance: number, ...worth: Worth];

/** Over 90 days: three months. */
const INCOMES = { windowDays: 90, scale: 3, incomes: money(9000) };

describe("LOWEST_BALANCE", () => {
  // The lowest balance / 3000.
  it.each<Row>([
    [-90_000, -30, 0, 0, 0],
    [-1500.01, -0.5, 0, 0, 0],
    [-1500, -0.5, 20, 40, 30],
    [-600.01, -0.2, 20, 40, 30],
    [-600, -0.2, 45, 80, 30],
    [-300.01, -0.1, 45, 80, 30],
    [-300, -0.1, 45, 80, 60],
    [-0.01, 0, 45, 80, 60],
    [0, 0, 70, 130, 95],
    [299.99, 0.1, 70, 130, 95],
    [300, 0.1, 90, 170, 95],
    [599.99, 0.2, 90, 170, 95],
    [600, 0.2, 90, 170, 120],
    [899.99, 0.3, 90, 170, 120],
    [900, 0.3, 110, 210, 120],
    [90_000, 30, 110, 210, 120],
  ])("of %d", (balance, ...worth) => {
    expect(worthOf("LOWEST_BALANCE", { ...INCOMES, lowestBalance: money(balance) })).toEqual(worth);
  });

  it.each([
    [180, 6000],
    [15, 500],
  ])("is held against the income of 30 days: in %i days, %d are 1000", (windowDays, incomes) => {
    const measures = { windowDays, scale: windowDays / 30, incomes: money(incomes), lowestBalance: money(250) };
    expect(worthOf("LOWEST_BALANCE", measures)).toEqual([0.25, 90, 170, 120]);
  });
});

describe("BALANCE_BUFFER", () => {
  // The sum of 90 balances / 90 / 3000.
  it.each<Row>([
    [-90_000, -30, 0, 0, 0],
    [-0.01, 0, 0, 0, 0],
    [0, 0, 18, 35, 35],
    [299.99, 0.1, 18, 35, 35],
    [300, 0.1, 38, 75, 35],
    [599.99, 0.2, 38, 75, 35],
    [600, 0.2, 38, 75, 70],
    [899.99, 0.3, 38, 75, 70],
    [900, 0.3, 60, 110, 70],
    [1799.99, 0.6, 60, 110, 70],
    [1800, 0.6, 60, 110, 95],
    [2999.99, 1, 60, 110, 95],
    [3000, 1, 80, 140, 95],
    [4499.99, 1.5, 80, 140, 95],
    [4500, 1.5, 80, 140, 110],
    [90_000, 30, 80, 140, 110],
  ])("of %d", (mean, ...worth) => {
    expect(worthOf("BALANCE_BUFFER", { ...INCOMES, balances: money(mean) * 90 })).toEqual(worth);
  });
});

describe("BALANCE_TREND", () => {
  // The sum of the last 30 balances less that of the first 30, / 30 / 3000.
  it.each<Row>([
    [-90_000, -30, 0, "-", 0],
    [-1500.01, -0.5, 0, "-", 0],
    [-1500, -0.5, 15, "-", 25],
    [-600.01, -0.2, 15, "-", 25],
    [-600, -0.2, 32, "-", 25],
    [-300.01, -0.1, 32, "-", 25],
    [-300, -0.1, 32, "-", 50],
    [-150.01, -0.05, 32, "-", 50],
    [-150, -0.05, 48, "-", 50],
    [149.99, 0.05, 48, "-", 50],
    [150, 0.05, 60, "-", 50],
    [299.99, 0.1, 60, "-", 50],
    [300, 0.1, 60, "-", 60],
    [90_000, 30, 60, "-", 60],
  ])("of %d", (rise, ...worth) => {
    const [early, late] = [money(2000) * 30, money(2000 + rise) * 30];
    const balances = { earlyBalances: early, lateBalances: late, thirdDays: 30 };
    expect(worthOf("BALANCE_TREND", { ...INCOMES, ...balances })).toEqual(worth);
  });
});
