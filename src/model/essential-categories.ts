import { ALLOWANCE_CATEGORIES, type Category, LOAN_REPAYMENT_CATEGORIES } from "./category.js";

const MAIN_INCOME: readonly Category[] = ["WAGE", "RETIREMENT_PENSION", "REVERSIONARY_PENSION", "REVENUE"];

/**
 * The categories whose cash flows each figure of the essentials sums up (decisions section 9), with what a business calls
 * them: its incomes are REVENUE, its regular expenses OPEX_OTHER.
 */
export const ESSENTIAL_CATEGORIES = {
  mainIncome: setOf(...MAIN_INCOME),
  /** The main income and what else comes in regularly. */
  regularIncome: setOf(...MAIN_INCOME, ...ALLOWANCE_CATEGORIES, "REGULAR_INCOME", "FREELANCE"),
  expenses: setOf("RENT", "REGULAR_EXPENSE", "PAID_ALIMONY", "OPEX_OTHER"),
  /** Essential expenses too, where they are paid month by month. */
  monthlyTaxes: setOf("HOUSING_TAX", "INCOME_TAX", "PERSO_TAX"),
  loanRepayments: setOf(...LOAN_REPAYMENT_CATEGORIES, "SPLIT_PAYMENT"),
} as const;

function setOf(...categories: readonly Category[]): ReadonlySet<Category> {
  return new Set(categories);
}
