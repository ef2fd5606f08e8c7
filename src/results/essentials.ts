import type { Category } from "../model/category.js";
import type { RedFlag } from "../passes/red-flags.js";

/** One cash flow of the main income. */
export interface MainIncomeFlowView {
  /** WAGE, a pension, or a business's REVENUE. */
  readonly category: Category;
  /** Its sum over the window divided by the window's months, in units of currency. */
  readonly monthlyAmount: number;
  /** Who pays it, where it is a wage and its text names somebody (French market only). */
  readonly employer?: string;
}

/** Wages and pensions; a business's revenues. */
export interface MainIncomeView {
  /** The sum over the window divided by the window's months, in units of currency. */
  readonly monthlyAmount: number;
  /** Largest first. */
  readonly cashFlows: readonly MainIncomeFlowView[];
}

/** Instalments of loans that came back unpaid. */
export interface LoanRepaymentRejectionsView {
  /** In units of currency; positive. */
  readonly totalRejectedAmount: number;
  /** How many. */
  readonly count: number;
}

/**
 * The essentials summary over the window of the credit insights (interface, "Essentials (summary)"; decisions section 9 tells
 * which categories each figure sums up). Amounts are monthly, in units of currency, and positive, but for what a business's
 * customers did not pay: it lowers the income.
 */
export interface EssentialsView {
  /** The analysis that it sums up. */
  readonly analysisId: string;
  /** The time of the analysis, ISO 8601. */
  readonly createdAt: string;
  /** As `createdAt`. */
  readonly updatedAt: string;
  /** 0 to 100. */
  readonly activityScore: number;
  /** Wages and pensions. */
  readonly mainIncome: MainIncomeView;
  /** The main income, benefits, freelance work and what else comes in regularly. */
  readonly monthlyRegularIncome: number;
  /** Rents, maintenance and what else goes out regularly, and taxes that are paid monthly. */
  readonly monthlyEssentialExpenses: number;
  /** Instalments of loans and split payments. */
  readonly monthlyLoanRepayments: number;
  /** Regular income less essential expenses less loan repayments. */
  readonly monthlyDiscretionaryIncome: number;
  /** Repayments over regular income, to four decimals; left out where there are repayments and no income. */
  readonly debtToIncome?: number;
  /** What must catch a lender's eye, each once: seizures, recoveries, rejected cheques and instalments. */
  readonly redFlags: readonly RedFlag[];
  /** Instalments that came back unpaid. */
  readonly loanRepaymentRejections: LoanRepaymentRejectionsView;
  /** 0 to 1000: that of the usage; left out where scores are disabled. */
  readonly creditScore?: number;
}
