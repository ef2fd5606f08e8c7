import type { Money } from "../base/money.js";
import { ALLOWANCE_CATEGORIES, IS_INCOME } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Categories } from "./categories.js";
import { type CategoryTotal, sumOfTotals, totalByCategory } from "./category-totals.js";
import type { Counting } from "./counting.js";
import type { ObservationWindow } from "./observation-window.js";

/** What the incomes need. */
export interface IncomeNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly categories: Categories;
  readonly counting: Counting;
}

/** The incomes of a window. */
export interface Incomes {
  readonly total: Money;
  readonly categories: readonly CategoryTotal[];
  /** Benefits and subsidies among them. */
  readonly allowances: Money;
}

/** The income family less withdrawals of savings and less what links removed (decisions section 7). */
export function findIncomes({ ledger, window, categories, counting }: IncomeNeeds): Incomes {
  const isIncome = (row: number): boolean =>
    IS_INCOME[categories.ofRow[row]!] === 1 && counting.isMoved[row] === 0 && counting.isReturn[row] === 0;
  const totals = totalByCategory(ledger, window.rows, categories.ofRow, isIncome);
  const allowances = totals.filter(
    ({ category }) => ALLOWANCE_CATEGORIES.has(category) || category === "STATE_SUBSIDY",
  );
  return { total: sumOfTotals(totals), categories: totals, allowances: sumOfTotals(allowances) };
}
