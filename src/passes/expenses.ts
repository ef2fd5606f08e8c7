import type { Money } from "../base/money.js";
import { categoryFlags, familyOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Categories } from "./categories.js";
import { type CategoryTotal, sumOfTotals, totalByCategory } from "./category-totals.js";
import type { Counting } from "./counting.js";
import type { ObservationWindow } from "./observation-window.js";

/** What the expenses need. */
export interface ExpenseNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly categories: Categories;
  readonly counting: Counting;
}

/** The expenses of a window: negative sums. */
export interface Expenses {
  readonly total: Money;
  readonly categories: readonly CategoryTotal[];
}

/** Whether a category's debits are expenses, by category number. */
export const IS_EXPENSE: Uint8Array = categoryFlags((category) => {
  const family = familyOf(category);
  const isBankFee = category.startsWith("FEES_");
  const isBusiness = ["OPEX_OTHER", "NON_OPERATING_LOAN_REPAYMENT", "NON_OPERATING_OTHER"].includes(category);
  return family === "EXPENSE" || family === "TAX" || family === "CREDIT" || isBankFee || isBusiness;
});

/**
 * Debits of the expense, tax and credit families and bank fees (decisions section 7). A debit that came back, an own
 * transfer, and a card total whose purchases are counted are no expenses.
 */
export function findExpenses({ ledger, window, categories, counting }: ExpenseNeeds): Expenses {
  const { isMoved, isRejected, isRefunded } = counting;
  const isExpense = (row: number): boolean =>
    ledger.amount[row]! < 0 &&
    IS_EXPENSE[categories.ofRow[row]!] === 1 &&
    isMoved[row] === 0 &&
    isRejected[row] === 0 &&
    isRefunded[row] === 0;
  const totals = totalByCategory(ledger, window.rows, categories.ofRow, isExpense);
  return { total: sumOfTotals(totals), categories: totals };
}
