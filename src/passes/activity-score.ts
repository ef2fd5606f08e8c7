import type { Day } from "../base/calendar.js";
import { CATEGORIES, type Category, isIncome, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { activityPointsOf } from "../scorecards/activity.js";
import { earlyPayFrom } from "../scorecards/christmas-pay.js";
import { monthCountOf, monthsWithIncome } from "../scorecards/income-months.js";
import { MONTH_DAYS } from "../scorecards/measures.js";
import { isCardPayment } from "./card-payments.js";
import type { Classification } from "./classification.js";
import { isStanding } from "./counted-rows.js";
import type { Counting } from "./counting.js";
import { calendarOf, type ObservationWindow } from "./observation-window.js";

/** What the activity score needs. */
export interface ActivityNeeds {
  readonly ledger: Ledger;
  /** The scores' window. */
  readonly window: ObservationWindow;
  readonly classification: Classification;
  readonly counting: Counting;
}

/** How alive the accounts are (interface, "activityScore"). */
export interface ActivityScore {
  /** 0 to 100: the sum of the points. */
  readonly value: number;
  /** Values and whole points of the characteristics, in the scorecard's order. */
  readonly values: readonly number[];
  readonly points: readonly number[];
  readonly days: number;
  readonly calendar: readonly { readonly month: Day; readonly dayCount: number }[];
}

/** The kinds of essential movement; incomes are the last. What a household buys as groceries is a business's operating expense. */
export const ESSENTIAL_KINDS: readonly ((category: Category) => boolean)[] = [
  (category) => category === "GROCERY" || category === "OPEX_OTHER",
  (category) => category === "POWER",
  (category) => category === "TELECOM",
  (category) => category === "RENT" || LOAN_REPAYMENT_CATEGORIES.has(category),
  isIncome,
];

const KIND_BITS = Uint8Array.from(CATEGORIES, (category) =>
  ESSENTIAL_KINDS.reduce((bits, isKind, index) => bits | (isKind(category) ? 1 << index : 0), 0),
);
const INCOME_BIT = 1 << (ESSENTIAL_KINDS.length - 1);

/**
 * Measures activity over the analysed accounts: how many transactions a month, on how many days, of how many essential
 * kinds, and with an income in how many months. A move between own accounts is a transaction, and neither income nor rent;
 * what came back was not paid, and what a shop gives back, or what pays for a card, is no income.
 */
export function scoreActivity({ ledger, window, classification, counting }: ActivityNeeds): ActivityScore {
  let kinds = 0;
  let activeDays = 0;
  let previousDay = Number.NaN;
  const incomeOfDay = new Uint8Array(window.days);
  for (const row of window.rows) {
    const isTelling = isStanding(counting, row);
    const bits =
      isTelling && !isCardPayment(ledger, classification, row) ? KIND_BITS[classification.category[row]!]! : 0;
    kinds |= bits;
    const day = ledger.day[row]!;
    if ((bits & INCOME_BIT) !== 0) incomeOfDay[day - window.from] = 1;
    if (day !== previousDay) activeDays += 1;
    previousDay = day;
  }
  const values = [
    (window.rows.length * MONTH_DAYS) / window.days,
    activeDays / window.days,
    ESSENTIAL_KINDS.filter((_, index) => (kinds & (1 << index)) !== 0).length,
    monthsWithIncome(incomeOfDay, 0, earlyPayFrom(window.from)) / monthCountOf(window.days),
  ];
  const points = activityPointsOf(values);
  const value = points.reduce((sum, own) => sum + own, 0);
  return { value, values, points, days: window.days, calendar: calendarOf(window.from, window.to) };
}
