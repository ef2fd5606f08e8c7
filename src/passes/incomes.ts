import type { Money } from "../base/money.js";
import { ALLOWANCE_CATEGORIES, categoryFlags, categoryNumberOf, IS_INCOME } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Categories } from "./categories.js";
import { type CategoryTotal, sumOf, sumOfTotals, totalByCategory } from "./category-totals.js";
import type { Classification } from "./classification.js";
import { isEarned } from "./counted-rows.js";
import type { Counting } from "./counting.js";
import type { ObservationWindow } from "./observation-window.js";

/** What the incomes need. */
export interface IncomeNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly classification: Classification;
  readonly categories: Categories;
  readonly counting: Counting;
}

const IS_ALLOWANCE = categoryFlags((category) => ALLOWANCE_CATEGORIES.has(category) || category === "STATE_SUBSIDY");
const OTHER = categoryNumberOf("OTHER");
const STATE_SUBSIDY = categoryNumberOf("STATE_SUBSIDY");

/** The incomes of a window. */
export interface Incomes {
  readonly total: Money;
  readonly categories: readonly CategoryTotal[];
  /** Benefits and subsidies among them. */
  readonly allowances: Money;
}

/** The income family less withdrawals of savings and less what links removed (decisions section 7). */
export function findIncomes({ ledger, window, classification, categories, counting }: IncomeNeeds): Incomes {
  const isIncome = (row: number): boolean => IS_INCOME[categories.ofRow[row]!] === 1 && isEarned(counting, row);
  const totals = totalByCategory(ledger, window.rows, categories.ofRow, isIncome);
  const isAllowance = (row: number): boolean => {
    const category = categories.ofRow[row]!;
    if (IS_ALLOWANCE[category] === 1) return true;
    // What a business calls other income is a subsidy where its text says so, and no client or link says otherwise.
    const isOther = category === OTHER && categories.refinement[row] === 0;
    return isOther && classification.textCategory[row] === STATE_SUBSIDY;
  };
  const allowances = totals.flatMap(({ rows }) => rows.filter(isAllowance));
  return { total: sumOfTotals(totals), categories: totals, allowances: sumOf(ledger, allowances) };
}
