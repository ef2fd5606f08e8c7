import type { Category } from "../model/category.js";
import type { TransactionType } from "../model/transaction-type.js";
import type { Repartition } from "../passes/regularity.js";
import type { Periodicity } from "../passes/rhythm/rhythm.js";
import type { TransactionView } from "./transactions.js";

/** A month's sum; months without values are left out. */
export interface MonthAmountView {
  /** `YYYY-MM`. */
  readonly month: string;
  /** In units of currency; negative where more went out than came in. */
  readonly amount: number;
}

/** How far two occurrences lay apart. */
export interface IntervalView {
  /** Smallest gap that was seen, in days. */
  readonly min: number;
  /** Largest gap that was seen, in days. */
  readonly max: number;
}

/** The regularity of a cash flow (interface, "Credit insights result"). */
export interface RegularityView {
  /** Days on which an occurrence is expected: of the month, 1 to 31, or ISO weekdays, 1 to 7, where it is due weekly or every two weeks. */
  readonly dueDays: readonly number[];
  /** Smallest and largest gap in days. */
  readonly interval: IntervalView;
  /** The mean gap in days, to two decimals. */
  readonly meanNumberOfDaysInInterval: number;
  /** Percent, to two decimals: F1 of the occurrences that were expected and those that came (decisions section 6). */
  readonly accuracy: number;
  /** How often an occurrence is due. */
  readonly periodicity: Periodicity;
  /** Whether the cash flow began or ended within the window. */
  readonly repartition: Repartition;
}

/** A cash flow: one budget line of the window (interface, "Credit insights result"). Amounts are in units of its account's currency. */
export interface CashFlowView {
  /** How its money moves. */
  readonly type: TransactionType;
  /** Why: that of its transactions. */
  readonly category: Category;
  /** What its texts have in common, in capitals. */
  readonly labelRoot: string;
  /** The root; with " - 2", " - 3" behind it where one text hides several lines. */
  readonly label: string;
  /** Negative for what goes out. Rejected transactions included. */
  readonly totalAmount: number;
  /** The part of the total that was rejected. */
  readonly totalRejectedAmount: number;
  /** Its sum of each month. */
  readonly calendar: readonly MonthAmountView[];
  /** By day; each transaction of the window is in one flow. */
  readonly transactions: readonly TransactionView[];
  /** Left out where it is not regular. */
  readonly regularity?: RegularityView;
}
