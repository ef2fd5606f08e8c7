import { CATEGORIES, type Category } from "../../model/category.js";
import { ESSENTIAL_CATEGORIES } from "../../model/essential-categories.js";
import type { Ledger } from "../../model/ledger.js";
import { earlyPayFrom, PAID_WHEN_DUE } from "../../scorecards/christmas-pay.js";
import { linePeriodicityOf, PERIOD_THIRDS } from "../../scorecards/monthly-line.js";
import { DAY_THIRDS } from "../../scorecards/monthly-sum.js";
import type { CashFlows } from "../cash-flows.js";
import type { Categories } from "../categories.js";
import type { Counting } from "../counting.js";
import type { ObservationWindow } from "../observation-window.js";
import { noteOf, type QualityNote } from "./notes.js";

/** What counting the paydays of a window needs. */
export interface PaydayNeeds {
  readonly ledger: Ledger;
  /** The window of the insights; undefined where these were not asked for. */
  readonly insightsWindow: ObservationWindow | undefined;
  readonly cashFlows: CashFlows;
  readonly categories: Categories;
  readonly counting: Counting;
}

/** Whether flows of a category are held against each other: what comes in regularly, and what is repaid of it. */
const isWeighed = (category: Category): boolean =>
  ESSENTIAL_CATEGORIES.regularIncome.has(category) || ESSENTIAL_CATEGORIES.loanRepayments.has(category);

/**
 * Whether the window holds more or fewer payments of a regular income or a loan than are due in so many days, once a month or
 * every four weeks. Its monthly amount is the sum / the months, so that a window which both begins and ends on the day that it
 * is due shows a third more.
 */
export function judgePaydays({
  ledger,
  insightsWindow: window,
  cashFlows,
  categories,
  counting,
}: PaydayNeeds): readonly QualityNote[] {
  if (window === undefined) return [];
  const { numerator, denominator } = window.months;
  const isUneven = cashFlows.flows.some(({ rows }, flow) => {
    if (!isWeighed(CATEGORIES[categories.ofFlow[flow]!]!)) return false;
    const due = rows.filter((row) => counting.isMoved[row] === 0 && counting.isReturn[row] === 0);
    const days = [...new Set(due.map((row) => ledger.day[row]! - window.from))];
    const isIncome = ledger.amount[rows[0]!]! >= 0;
    const periodicity = linePeriodicityOf(days, window.days, isIncome ? earlyPayFrom(window.from) : PAID_WHEN_DUE);
    if (periodicity === undefined) return false;
    // Half a payment more or fewer than months, or than four weeks.
    if (periodicity === "MONTHLY") return Math.abs(days.length * denominator - numerator) * 2 >= denominator;
    const thirds = PERIOD_THIRDS.FOUR_WEEKLY;
    return Math.abs(days.length * thirds - window.days * DAY_THIRDS) * 2 >= thirds;
  });
  return isUneven ? [noteOf("UNEVEN_PAYDAYS")] : [];
}
