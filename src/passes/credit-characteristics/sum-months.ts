import { categoryFlags, categoryNumberOf, LOAN_REPAYMENT_CATEGORIES } from "../../model/category.js";
import type { Measures } from "../../scorecards/measures.js";
import { MonthlySum } from "../../scorecards/monthly-sum.js";
import type { Counting } from "../counting.js";
import { IS_EXPENSE } from "../expenses.js";
import type { Incomes } from "../incomes.js";
import type { MonthlyLine, MonthlyLineNeeds } from "./monthly-lines.js";

/** What the sums of a month need: all over the scores' window. */
export interface MonthlySumNeeds extends MonthlyLineNeeds {
  readonly incomes: Incomes;
}

const IS_DEBT = categoryFlags(
  (category) => LOAN_REPAYMENT_CATEGORIES.has(category) || ["SPLIT_PAYMENT", "LEASING"].includes(category),
);
const GAMBLING = categoryNumberOf("GAMBLING");

/** The sums that are held against each other. What was due and came back is still owed: a rejection is no smaller debt. */
export function sumMonths(
  { ledger, window, categories, counting, incomes }: MonthlySumNeeds,
  lines: readonly MonthlyLine[],
): Pick<Measures, "incomes" | "debt" | "gambling" | "spending"> {
  const dueCounts = new Map(lines.flatMap(({ due, counted }) => counted.map((row) => [row, due.length] as const)));
  const [earned, debt, gambling, spending] = [new MonthlySum(), new MonthlySum(), new MonthlySum(), new MonthlySum()];
  for (const { rows } of incomes.categories)
    for (const row of rows) earned.add(ledger.amount[row]!, dueCounts.get(row));
  for (const row of window.rows) {
    if (!isOwed(counting, row)) continue;
    const category = categories.ofRow[row]!;
    const amount = ledger.amount[row]!;
    if (IS_DEBT[category] === 1) debt.add(-amount, dueCounts.get(row));
    if (category === GAMBLING) gambling.add(amount, dueCounts.get(row));
    if (IS_EXPENSE[category] === 1 && amount < 0) spending.add(amount, dueCounts.get(row));
  }
  const { days } = window;
  return {
    incomes: earned.timesDays(days),
    debt: debt.timesDays(days),
    gambling: gambling.timesDays(days),
    spending: spending.timesDays(days),
  };
}

/** Whether a row is paid or owed: what was presented several times counts with one of its tries. */
export function isOwed({ isRefunded, isMoved, isRetried }: Counting, row: number): boolean {
  return isRefunded[row] === 0 && isMoved[row] === 0 && isRetried[row] === 0;
}
