import type { Money } from "../base/money.js";
import { IS_EXPENSE } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Categories } from "./categories.js";
import { type CategoryTotal, sumOfTotals, totalByCategory } from "./category-totals.js";
import { isSpent } from "./counted-rows.js";
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

/**
 * Debits of the expense, tax and credit families and bank fees (decisions section 7). A debit that came back, an own
 * transfer, and a card total whose purchases are counted are no expenses.
 */
export function findExpenses({ ledger, window, categories, counting }: ExpenseNeeds): Expenses {
  const isExpense = (row: number): boolean =>
    ledger.amount[row]! < 0 && IS_EXPENSE[categories.ofRow[row]!] === 1 && isSpent(counting, row);
  const totals = totalByCategory(ledger, window.rows, categories.ofRow, isExpense);
  return { total: sumOfTotals(totals), categories: totals };
}
