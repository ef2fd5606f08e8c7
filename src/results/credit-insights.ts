import type { Category } from "../model/category.js";
import type { CashFlowView, MonthAmountView } from "./cash-flows.js";
import type { EmployerView } from "./enrichments.js";
import type { LoansView } from "./loans.js";
import type { RisksView } from "./risks.js";
import type { TransactionView } from "./transactions.js";

/** The transactions of one category. Amounts are in units of currency, negative for what goes out. */
export interface CategoryView {
  /** The category. */
  readonly name: Category;
  /** The exact sum of the transactions. */
  readonly totalAmount: number;
  /** The total divided by the months of the window. */
  readonly monthlyAmount: number;
  /** The total divided by the calendar months in which it has transactions. */
  readonly monthlyAmountExcludingMonthsWithoutValues: number;
  /** Its sum of each month. */
  readonly calendar: readonly MonthAmountView[];
  /** What the total is the sum of, by day. */
  readonly transactions: readonly TransactionView[];
}

/** Ratios of the incomes. */
export interface IncomeIndicatorsView {
  /** Benefits and subsidies over all incomes, 0 to 1, to four decimals; 0 where there is no income. */
  readonly allowancesRatio: number;
}

/** What came in, less what was withdrawn from savings, moved between own accounts, refunded or returned. */
export interface IncomesView {
  /** The exact sum of the categories' totals, in units of currency. */
  readonly totalAmount: number;
  /** The total divided by the months of the window. */
  readonly monthlyAmount: number;
  /** Ratios of the incomes. */
  readonly indicators: IncomeIndicatorsView;
  /** Who pays wages, each once, by name (French market only). */
  readonly employers: readonly EmployerView[];
  /** Largest total first. */
  readonly categories: readonly CategoryView[];
}

/** Debits of at least five that share a description. */
export interface FrequentTransactionsView {
  /** What their texts have in common. */
  readonly label: string;
  /** By day. */
  readonly transactions: readonly TransactionView[];
}

/** What went out: expenses, taxes, bank fees and credits. What came back, and what moved between own accounts, is none. */
export interface ExpensesView {
  /** The exact sum of the categories' totals, in units of currency: negative. */
  readonly totalAmount: number;
  /** The total divided by the months of the window: negative. */
  readonly monthlyAmount: number;
  /** Largest absolute total first. */
  readonly categories: readonly CategoryView[];
  /** What is paid again and again, most frequent first. */
  readonly frequentTransactions: readonly FrequentTransactionsView[];
}

/** The credit insights of an analysis (interface, "Credit insights result"). */
export interface CreditInsightsView {
  /** Version of this shape. */
  readonly version: string;
  /** The budget lines of the window, largest absolute total first; their totals add up to that of the window. */
  readonly cashFlows: readonly CashFlowView[];
  /** What came in. */
  readonly incomes: IncomesView;
  /** What went out. */
  readonly expenses: ExpensesView;
  /** What is repaid and what was lent. */
  readonly loans: LoansView;
  /** Overdrafts, incidents, seizures, gambling. */
  readonly risks: RisksView;
}
