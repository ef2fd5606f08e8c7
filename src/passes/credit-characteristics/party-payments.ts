import { hashNumber } from "../../base/hash.js";
import { IS_EXPENSE, IS_INCOME } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { TRANSACTION_TYPES } from "../../model/transaction-type.js";
import type { Categories } from "../categories.js";
import type { Classification } from "../classification.js";
import { isEarned } from "../counted-rows.js";
import type { Counting } from "../counting.js";
import type { RowLinks } from "../links/row-links.js";
import type { ObservationWindow } from "../observation-window.js";
import { tellingTryOf } from "../telling-tries.js";

/** What finding payments needs: all over the scores' window. */
export interface PaymentNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly classification: Classification;
  readonly categories: Categories;
  readonly counting: Counting;
  readonly links: RowLinks;
}

/** What was due on a day, however often it was tried. */
export interface Payment {
  /** The row of its first try. */
  readonly due: number;
  /** From the window's first, which is 0. */
  readonly day: number;
  /** Of the first try, without its sign. */
  readonly amount: number;
  /** The rows that count for it: of several tries that which stands for them. */
  readonly counted: number[];
}

/** Who buys or withdraws does so when he likes. */
const IS_AT_WILL = Uint8Array.from(TRANSACTION_TYPES, (type) => (/CARD|CASH|CHECK/.test(type) ? 1 : 0));

/** What each party pays or is paid, of a category and direction, over all accounts: payments in the order of their days. */
export function paymentsByParty(needs: PaymentNeeds): Iterable<readonly Payment[]> {
  const { ledger, window, classification, categories, counting, links } = needs;
  const byParty = new Map<number, Payment[]>();
  // Few debits are tried again: only these are looked up.
  const byFirstTry = new Map<number, Payment>();
  for (const row of window.rows) {
    if (!isEarned(counting, row)) continue;
    const due = links.isRetry(row) ? tellingTryOf(classification, links, row) : row;
    let payment = due === row ? undefined : byFirstTry.get(due);
    if (payment === undefined) {
      const category = categories.ofRow[due]!;
      const day = ledger.day[due]! - window.from;
      const isSummed = IS_INCOME[category] === 1 || IS_EXPENSE[category] === 1;
      if (!isSummed || IS_AT_WILL[classification.type[due]!] === 1) continue;
      payment = { due, day, amount: Math.abs(ledger.amount[due]!), counted: [] };
      if (due !== row || links.rowOf("retriedOn", row) !== -1) byFirstTry.set(due, payment);
      const kind = category * 2 + (ledger.amount[due]! < 0 ? 1 : 0);
      const key = hashNumber(classification.counterparty[due]!, kind);
      const known = byParty.get(key);
      if (known === undefined) byParty.set(key, [payment]);
      else known.push(payment);
    }
    if (counting.isRetried[row] === 0) payment.counted.push(row);
  }
  return byParty.values();
}
