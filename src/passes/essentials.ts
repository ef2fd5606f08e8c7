import { compareTexts } from "../base/collections.js";
import type { Money } from "../base/money.js";
import { CATEGORIES, type Category, categoryNumberOf } from "../model/category.js";
import { ESSENTIAL_CATEGORIES } from "../model/essential-categories.js";
import type { Ledger } from "../model/ledger.js";
import { transactionIdOf } from "../model/transaction-id.js";
import type { CashFlows } from "./cash-flows.js";
import type { Categories } from "./categories.js";
import { sumOf } from "./category-totals.js";
import { isStanding } from "./counted-rows.js";
import type { Counting } from "./counting.js";
import type { RowLinks } from "./links/row-links.js";
import type { ObservationWindow } from "./observation-window.js";
import { isMonthly } from "./regularity.js";

const REJECTION_LOAN_REPAYMENT = categoryNumberOf("REJECTION_LOAN_REPAYMENT");

/** What the essentials need: all over the window of the credit insights. */
export interface EssentialNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly cashFlows: CashFlows;
  readonly categories: Categories;
  readonly counting: Counting;
  readonly links: RowLinks;
}

/** One flow of the main income. */
export interface MainIncomeFlow {
  readonly flow: number;
  readonly category: Category;
  readonly total: Money;
}

/** The condensed summary, as exact totals of the window (decisions section 9). Expenses and repayments are positive. */
export interface Essentials {
  readonly mainIncome: readonly MainIncomeFlow[];
  readonly mainIncomeTotal: Money;
  readonly regularIncomeTotal: Money;
  readonly essentialExpenseTotal: Money;
  readonly loanRepaymentTotal: Money;
  readonly loanRepaymentRejections: { readonly total: Money; readonly count: number };
}

/** Sums up what a lender looks at first. Debits that came back, their returns and own transfers are left out. */
export function summariseEssentials({
  ledger,
  window,
  cashFlows,
  categories,
  counting,
  links,
}: EssentialNeeds): Essentials {
  const countedRows = (flow: number): readonly number[] =>
    cashFlows.flows[flow]!.rows.filter((row) => isStanding(counting, row));
  const firstIdOf = (flow: number): string => transactionIdOf(ledger, cashFlows.flows[flow]!.rows[0]!);
  const categoryOf = (flow: number): Category => CATEGORIES[categories.ofFlow[flow]!]!;
  const flowsOf = (isWanted: (flow: number) => boolean): readonly number[] =>
    cashFlows.flows.map((_, flow) => flow).filter(isWanted);
  const totalOf = (flows: readonly number[]): number =>
    flows.reduce((sum, flow) => sum + sumOf(ledger, countedRows(flow)), 0);

  const mainIncome = flowsOf((flow) => ESSENTIAL_CATEGORIES.mainIncome.has(categoryOf(flow)))
    // What all came back is no income.
    .filter((flow) => countedRows(flow).length > 0)
    .map((flow) => ({ flow, category: categoryOf(flow), total: sumOf(ledger, countedRows(flow)) }))
    // Two of one total stand in an order that the result shows too: that of their first transactions.
    .sort((left, right) => right.total - left.total || compareTexts(firstIdOf(left.flow), firstIdOf(right.flow)));
  const essential = flowsOf(
    (flow) =>
      ESSENTIAL_CATEGORIES.expenses.has(categoryOf(flow)) ||
      (ESSENTIAL_CATEGORIES.monthlyTaxes.has(categoryOf(flow)) &&
        isMonthly({ ledger, window, links }, cashFlows.flows[flow]!)),
  );
  const repayments = flowsOf((flow) => ESSENTIAL_CATEGORIES.loanRepayments.has(categoryOf(flow)));
  const rejected = repayments.flatMap((flow) =>
    cashFlows.flows[flow]!.rows.filter((row) => counting.isRejected[row] === 1),
  );
  const isRejected = new Set(rejected);
  // A return tells of a repayment that was rejected, whether its debit is in the window and says so or not.
  const returned = cashFlows.flows.flatMap(({ rows }) =>
    rows.filter(
      (row) => categories.ofRow[row] === REJECTION_LOAN_REPAYMENT && !isRejected.has(links.rowOf("rejectionOf", row)),
    ),
  );
  return {
    mainIncome,
    mainIncomeTotal: mainIncome.reduce((sum, { total }) => sum + total, 0) as Money,
    regularIncomeTotal: totalOf(flowsOf((flow) => ESSENTIAL_CATEGORIES.regularIncome.has(categoryOf(flow)))) as Money,
    essentialExpenseTotal: positive(-totalOf(essential)),
    loanRepaymentTotal: positive(-totalOf(repayments)),
    loanRepaymentRejections: {
      total: positive(sumOf(ledger, returned) - sumOf(ledger, rejected)),
      count: rejected.length + returned.length,
    },
  };
}

/** A sum without a negative zero. */
function positive(value: number): Money {
  return (value === 0 ? 0 : value) as Money;
}
