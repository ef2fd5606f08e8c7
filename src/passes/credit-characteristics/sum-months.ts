import { categoryFlags, categoryNumberOf, DEBT_CATEGORIES, IS_EXPENSE } from "../../model/category.js";
import type { Measures } from "../../scorecards/measures.js";
import { PERIOD_THIRDS } from "../../scorecards/monthly-line.js";
import { DAY_THIRDS, MonthlySum, scaleOf } from "../../scorecards/monthly-sum.js";
import { isOwed } from "../counted-rows.js";
import type { Incomes } from "../incomes.js";
import type { MonthlyLine } from "./monthly-lines.js";
import type { PaymentNeeds } from "./party-payments.js";

/** What the sums of a month need: all over the scores' window. */
export interface MonthlySumNeeds extends PaymentNeeds {
  readonly incomes: Incomes;
}

const IS_DEBT = categoryFlags((category) => DEBT_CATEGORIES.has(category));
const GAMBLING = categoryNumberOf("GAMBLING");

/**
 * The sums that are held against each other, as a month's: what is of a line stands for as long as it was due, all else for the
 * window. What was due and came back is still owed: a rejection is no smaller debt.
 */
export function sumMonths(
  { ledger, window, categories, counting, incomes }: MonthlySumNeeds,
  lines: readonly MonthlyLine[],
): Pick<Measures, "scale" | "incomes" | "debt" | "gambling" | "spending"> {
  const thirds = new Map<number, number>();
  for (const { due, counted, periodicity } of lines)
    for (const row of counted) thirds.set(row, due.length * PERIOD_THIRDS[periodicity]);
  const thirdsOf = (row: number): number => thirds.get(row) ?? window.days * DAY_THIRDS;
  const [earned, debt, gambling, spending] = [new MonthlySum(), new MonthlySum(), new MonthlySum(), new MonthlySum()];
  for (const { rows } of incomes.categories) for (const row of rows) earned.add(ledger.amount[row]!, thirdsOf(row));
  for (const row of window.rows) {
    if (!isOwed(counting, row)) continue;
    const category = categories.ofRow[row]!;
    const amount = ledger.amount[row]!;
    if (IS_DEBT[category] === 1) debt.add(-amount, thirdsOf(row));
    if (category === GAMBLING) gambling.add(amount, thirdsOf(row));
    if (IS_EXPENSE[category] === 1 && amount < 0) spending.add(amount, thirdsOf(row));
  }
  const scale = scaleOf([earned, debt, gambling, spending]);
  return {
    scale,
    incomes: earned.times(scale),
    debt: debt.times(scale),
    gambling: gambling.times(scale),
    spending: spending.times(scale),
  };
}
