import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import type { RowLinks } from "../links/row-links.js";
import { firstPlaceFrom } from "../nearest-rows.js";

/**
 * Whether payments of a loan are no other loan's, but parts of its instalments: in their order some of them add up to one, with a
 * fee at most, within the days of a retry, then the next do, and so on, and no instalment was paid as many days before, or between
 * the parts of one. Beside another loan that is due each month one was.
 *
 * @param instalments - Rows of whole instalments, in the order of days, as the payments are.
 */
export function areParts(
  ledger: Ledger,
  links: RowLinks,
  instalments: readonly number[],
  payments: readonly number[],
): boolean {
  const { amount, day } = ledger;
  const isPaid = (row: number): boolean => links.rowOf("rejectedOn", row) === -1;
  const paid = instalments.filter(isPaid);
  const instalment = instalments.reduce((most, row) => Math.min(most, amount[row]!), 0);
  const areOwed = (first: number, last: number): boolean => {
    const place = firstPlaceFrom(ledger, paid, day[first]! - PARAMETERS.retryDays, paid.length);
    const isPaidBeside = place < paid.length && day[paid[place]!]! <= day[last]!;
    return !isPaidBeside && day[last]! - day[first]! <= PARAMETERS.retryDays;
  };
  let parts: number[] = [];
  let sum = 0;
  for (const row of payments.filter(isPaid)) {
    parts.push(row);
    sum += amount[row]!;
    if (sum > instalment) continue;
    if (sum < instalment * (1 + PARAMETERS.returnFeeShare) || !areOwed(parts[0]!, row)) return false;
    parts = [];
    sum = 0;
  }
  return parts.length === 0;
}
