import { lastOfMonth } from "../base/calendar.js";
import { type Money, roundedQuotient } from "../base/money.js";
import { CATEGORIES } from "../model/category.js";
import { dayOfRow, type Ledger } from "../model/ledger.js";
import type { CashFlows } from "../passes/cash-flows.js";
import type { Categories } from "../passes/categories.js";
import type { Counting } from "../passes/counting.js";
import type { Regularity } from "../passes/regularity.js";
import type { CashFlowView, MonthAmountView, RegularityView } from "../results/cash-flows.js";
import type { TransactionView } from "../results/transactions.js";
import { type Formatter, formattersOf } from "./format.js";

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
