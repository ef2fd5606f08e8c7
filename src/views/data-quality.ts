import type { DataQuality } from "../passes/data-quality.js";
import type { DataQualityView } from "../results/data-quality.js";
import type { Formatter } from "./format.js";

/** How many rejected rows are listed; the rest is counted. */
const MOST_REJECTIONS_LISTED = 1000;

/** Writes the data quality. */
export function viewDataQuality(
  { rejectedRows, rejectedAccounts, notes }: DataQuality,
  format: Formatter,
): DataQualityView {
  return {
    rejectedRowCount: rejectedRows.length,
    rejectedRows: rejectedRows.slice(0, MOST_REJECTIONS_LISTED),
    rejectedAccounts: rejectedAccounts.slice(0, MOST_REJECTIONS_LISTED),
    notes: notes.map(({ accounts, amount, from, to, ...note }) => ({
      ...note,
      ...(accounts === undefined ? {} : { accounts: accounts.map((number) => `/accounts/${number}`) }),
      // Only accounts in the currency of the analysis are analysed, and only theirs are reconciled.
      ...(amount === undefined ? {} : { amount: format.amount(amount) }),
      ...(from === undefined ? {} : { from: format.day(from) }),
      ...(to === undefined ? {} : { to: format.day(to) }),
    })),
  };
}
