import { MONEY_SCALE } from "../base/money.js";
import type { CreditCharacteristic } from "./credit.js";
import type { Measured } from "./scorecard.js";

/** Days of a month, which days and counts are scaled to. */
export const MONTH_DAYS = 30;
/** Days of a quarter, which counts are scaled to. */
export const QUARTER_DAYS = 90;

/**
 * Counts and exact sums over the scores' window: all that the characteristics are worked out from. Sums are money; incomes,
 * spending, gambling and debt are a month's times the scale (`MonthlySum`).
 */
export interface Measures {
  readonly windowDays: number;
  /** What makes whole numbers of a month's sums. */
  readonly scale: number;
  readonly incomes: number;
  /** Expenses, and those that came back unpaid: a negative sum. */
  readonly spending: number;
  /** A negative sum. */
  readonly gambling: number;
  /** What was paid, and what was due and came back: a positive sum. */
  readonly debt: number;
  readonly overdraftDays: number;
  readonly rejections: number;
  readonly incidentFees: number;
  readonly enforcements: number;
  readonly fastCredits: number;
  /** End-of-day balances of all checking accounts together: the lowest, the sum over all days, and over the outer thirds. */
  readonly lowestBalance: number;
  readonly balances: number;
  readonly earlyBalances: number;
  readonly lateBalances: number;
  readonly thirdDays: number;
  /** Months of the window, and those of them in which an income was paid or not missed. */
  readonly months: number;
  readonly monthsWithIncome: number;
  /** The market's usual monthly wage in units of currency; 0 where the project's currency is another. */
  readonly usualWage: number;
}

/** How many days each outer third of a window has. */
export function thirdOf(windowDays: number): number {
  return Math.max(1, Math.floor(windowDays / 3));
}

/** No days and no sums: for working one characteristic out from its own measures alone. */
export const NO_MEASURES: Measures = {
  windowDays: 0,
  scale: 1,
  incomes: 0,
  spending: 0,
  gambling: 0,
  debt: 0,
  overdraftDays: 0,
  rejections: 0,
  incidentFees: 0,
  enforcements: 0,
  fastCredits: 0,
  lowestBalance: 0,
  balances: 0,
  earlyBalances: 0,
  lateBalances: 0,
  thirdDays: 1,
  months: 1,
  monthsWithIncome: 0,
  usualWage: 0,
};

const known = (value: number): Measured => ({ value, isKnown: true });

/** What stands in for a ratio to an income of nothing: beyond every bin, on the side of the ratio's sign. */
const BEYOND = 1e6;
/** What stands in for the income's level where there is no usual wage to hold it against: that wage. */
const USUAL_LEVEL = 1;
/** What stands in for the residual income of no income: all is spent. */
const ALL_SPENT = -1;

const perQuarter = (count: number, { windowDays }: Measures): Measured =>
  known((count * QUARTER_DAYS) / Math.max(windowDays, QUARTER_DAYS));

/** A quotient of integers with an income below: one division of exact numbers, so that no rounding moves it over a bound. */
function shareOf(dividend: number, divisor: number): Measured {
  return divisor > 0 ? known(dividend / divisor) : { value: Math.sign(dividend) * BEYOND, isKnown: false };
}

/** Incomes of which so many times are less than what is spent tell no more than none what a balance is worth. */
const LEAST_TIMES_SPENT = 10;

/**
 * A balance in incomes of a month, from its sum over some days. Without an income that one can live on nothing tells what a
 * balance is worth: one above 0 counts as 0, which earns neither the most points nor none.
 */
function inMonthlyIncomes(balances: number, days: number, { incomes, spending, scale }: Measures): Measured {
  const isTold = incomes > 0 && (balances <= 0 || incomes * LEAST_TIMES_SPENT >= -spending);
  return isTold ? known((balances * scale) / (incomes * days)) : shareOf(Math.min(0, balances), Math.min(0, incomes));
}

/** How each characteristic follows from the measures. */
export const CHARACTERISTIC_OF: Readonly<Record<CreditCharacteristic, (measures: Measures) => Measured>> = {
  OVERDRAFT_DAYS: ({ overdraftDays, windowDays }) => known((overdraftDays * MONTH_DAYS) / windowDays),
  REJECTIONS: (measures) => perQuarter(measures.rejections, measures),
  INCIDENT_FEES: (measures) => perQuarter(measures.incidentFees, measures),
  SEIZURES_AND_COLLECTIONS: (measures) => perQuarter(measures.enforcements, measures),
  FAST_CREDIT: (measures) => perQuarter(measures.fastCredits, measures),
  GAMBLING_RATIO: ({ gambling, incomes }) => shareOf(-gambling, incomes),
  DEBT_RATIO: ({ debt, incomes }) => shareOf(debt, incomes),
  LOWEST_BALANCE: (measures) => inMonthlyIncomes(measures.lowestBalance, 1, measures),
  BALANCE_BUFFER: (measures) => inMonthlyIncomes(measures.balances, measures.windowDays, measures),
  BALANCE_TREND: (measures) =>
    inMonthlyIncomes(measures.lateBalances - measures.earlyBalances, measures.thirdDays, measures),
  INCOME_REGULARITY: ({ incomes, monthsWithIncome, months }) => known(incomes <= 0 ? 0 : monthsWithIncome / months),
  INCOME_LEVEL: ({ incomes, scale, usualWage }) =>
    usualWage === 0 ? { value: USUAL_LEVEL, isKnown: false } : known(incomes / (scale * usualWage * MONEY_SCALE)),
  RESIDUAL_INCOME: ({ incomes, spending }) =>
    incomes > 0 ? known((incomes + spending) / incomes) : { value: ALL_SPENT, isKnown: false },
};
