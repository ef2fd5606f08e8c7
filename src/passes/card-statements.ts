import type { Ledger } from "../model/ledger.js";

/** Days before a card's debit within which the purchases of its statement lie: a month, and the days until the debit. */
export const STATEMENT_DAYS = 45;
/** Most totals of a card that are looked at, the latest first: two years of statements. */
export const MOST_TOTALS = 24;

/**
 * Whether some unbroken run of a card's rows adds up to a total that is debited on a day. The day on which a statement
 * closes is not in the data, so any run of the days before the debit may be the statement.
 * @param total - What the card owes: a positive amount.
 */
export function isSumOfStatement(
  ledger: Ledger,
  cardRows: readonly number[],
  total: number,
  debitDay: number,
): boolean {
  const sums = new Set<number>([0]);
  let sum = 0;
  for (const row of cardRows) {
    if (ledger.day[row]! < debitDay - STATEMENT_DAYS) continue;
    if (ledger.day[row]! > debitDay) break;
    sum += ledger.amount[row]!;
    if (sums.has(sum + total)) return true;
    sums.add(sum);
  }
  return false;
}
