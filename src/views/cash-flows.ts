import { lastOfMonth } from "../base/calendar.js";
import { type Money, roundedQuotient } from "../base/money.js";
import { CATEGORIES, type Category } from "../model/category.js";
import { dayOfRow, type Ledger } from "../model/ledger.js";
import type { TransactionType } from "../model/transaction-type.js";
import type { CashFlows } from "../passes/cash-flows.js";
import type { Categories } from "../passes/categories.js";
import type { Counting } from "../passes/counting.js";
import type { Regularity, Repartition } from "../passes/regularity.js";
import type { Periodicity } from "../passes/rhythm/rhythm.js";
import { type Formatter, formattersOf } from "./format.js";
import type { TransactionView } from "./transactions.js";

/** A month's sum; months without values are left out. */
export interface MonthAmountView {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly amount: number;
}

/** The regularity of a cash flow (interface, "Credit insights result"). */
export interface RegularityView {
  readonly dueDays: readonly number[];
  /** Smallest and largest gap in days. */
  readonly interval: { readonly min: number; readonly max: number };
  readonly meanNumberOfDaysInInterval: number;
  /** Percent. */
  readonly accuracy: number;
  readonly periodicity: Periodicity;
  readonly repartition: Repartition;
}

/** A cash flow (interface, "Credit insights result"). */
export interface CashFlowView {
  readonly type: TransactionType;
  readonly category: Category;
  readonly labelRoot: string;
  readonly label: string;
  /** Rejected transactions included. */
  readonly totalAmount: number;
  /** The part of the total that was rejected. */
  readonly totalRejectedAmount: number;
  readonly calendar: readonly MonthAmountView[];
  readonly transactions: readonly TransactionView[];
  readonly regularity?: RegularityView;
}

/** What the cash flows' view needs. */
export interface CashFlowViewNeeds {
  readonly ledger: Ledger;
  readonly cashFlows: CashFlows;
  readonly regularities: readonly (Regularity | undefined)[];
  readonly categories: Categories;
  readonly counting: Counting;
  /** By row of the ledger. */
  readonly transactions: readonly TransactionView[];
}

/** Writes the cash flows, each in the currency of its account, in the order of their numbers. */
export function viewCashFlows(needs: CashFlowViewNeeds): readonly CashFlowView[] {
  const { ledger, cashFlows, regularities, categories, counting, transactions } = needs;
  const formats = formattersOf(ledger.accounts);
  return cashFlows.flows.map((flow, number) => {
    const regularity = regularities[number];
    const format = formats[flow.account]!;
    const shown = new Array<TransactionView>(flow.rows.length);
    let total = 0;
    let rejected = 0;
    for (let at = 0; at < flow.rows.length; at += 1) {
      const row = flow.rows[at]!;
      shown[at] = transactions[row]!;
      total += ledger.amount[row]!;
      if (counting.isRejected[row] === 1) rejected += ledger.amount[row]!;
    }
    return {
      type: flow.type,
      category: CATEGORIES[categories.ofFlow[number]!]!,
      labelRoot: flow.labelRoot,
      label: flow.label,
      totalAmount: format.amount(total as Money),
      totalRejectedAmount: format.amount(rejected as Money),
      calendar: viewMonths(ledger, flow.rows, format),
      transactions: shown,
      ...(regularity && { regularity: viewRegularity(regularity) }),
    };
  });
}

function viewRegularity({
  dueDays,
  interval,
  meanGap,
  accuracy,
  periodicity,
  repartition,
}: Regularity): RegularityView {
  return {
    dueDays,
    interval,
    meanNumberOfDaysInInterval: roundedQuotient(meanGap.numerator, meanGap.denominator, 2),
    accuracy: roundedQuotient(accuracy.numerator * 100, accuracy.denominator, 2),
    periodicity,
    repartition,
  };
}

/** Sums by month of rows in the order of their days; months without values are left out. */
export function viewMonths(ledger: Ledger, rows: readonly number[], format: Formatter): readonly MonthAmountView[] {
  const calendar: MonthAmountView[] = [];
  let monthEnd = Number.NEGATIVE_INFINITY;
  let month = "";
  let sum = 0;
  for (const row of rows) {
    const day = dayOfRow(ledger, row);
    if (day > monthEnd) {
      if (month !== "") calendar.push({ month, amount: format.amount(sum as Money) });
      month = format.month(day);
      monthEnd = lastOfMonth(day);
      sum = 0;
    }
    sum += ledger.amount[row]!;
  }
  if (month !== "") calendar.push({ month, amount: format.amount(sum as Money) });
  return calendar;
}
