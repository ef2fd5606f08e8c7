import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";

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
    if (ledger.day[row]! < debitDay - PARAMETERS.cardStatementDays) continue;
    if (ledger.day[row]! > debitDay) break;
    sum += ledger.amount[row]!;
    if (sums.has(sum + total)) return true;
    sums.add(sum);
  }
  return false;
}
