import { CATEGORIES } from "../../model/category.js";
import { ESSENTIAL_CATEGORIES } from "../../model/essential-categories.js";
import type { Ledger } from "../../model/ledger.js";
import { linePeriodicityOf } from "../../scorecards/monthly-line.js";
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

/**
 * Whether the window holds more or fewer payments of a regular income that is due once a month than it has months. Its
 * monthly amount is the sum / the months, so that a window which both begins and ends on a payday shows a third more.
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
    if (!ESSENTIAL_CATEGORIES.regularIncome.has(CATEGORIES[categories.ofFlow[flow]!]!)) return false;
    const counted = rows.filter((row) => counting.isMoved[row] === 0 && counting.isReturn[row] === 0);
    const days = [...new Set(counted.map((row) => ledger.day[row]! - window.from))];
    // Half a payment more or fewer than months.
    const isOff = Math.abs(days.length * denominator - numerator) * 2 >= denominator;
    return isOff && linePeriodicityOf(days, window.days) === "MONTHLY";
  });
  return isUneven ? [noteOf("UNEVEN_PAYDAYS")] : [];
}
