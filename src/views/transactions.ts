import type { Instant } from "../base/instant.js";
import { amountOf, type Money } from "../base/money.js";
import type { AggregatorReference } from "../model/account.js";
import type { Ledger } from "../model/ledger.js";
import { transactionIdOf } from "../model/transaction-id.js";
import type { TransactionView } from "../results/transactions.js";
import { type EnrichmentsViewNeeds, enrichmentsWriter } from "./enrichments.js";
import type { Formatter } from "./format.js";
import type { Growing } from "./written.js";

/** What the transactions' view needs. */
export interface TransactionViewNeeds extends EnrichmentsViewNeeds {
  /** 1 for rows that are in a window of this analysis. */
  readonly isAnalysed: Uint8Array;
  readonly format: Formatter;
  /** The time of the analysis. */
  readonly createdAt: string;
}

/** The transactions of the result, by row of the ledger. */
export function viewTransactions(needs: TransactionViewNeeds): readonly TransactionView[] {
  const { ledger, format, createdAt, isAnalysed } = needs;
  const digits = ledger.accounts.map(({ minorDigits }) => minorDigits);
  const enrich = enrichmentsWriter(needs);
  const views = new Array<TransactionView>(ledger.size);
  let dates: TransactionView["dates"] = {};
  let isShared = false;
  for (let row = 0; row < ledger.size; row += 1) {
    const account = ledger.account[row]!;
    const debitedAt = ledger.debitedAt[row]!;
    const bookedAt = ledger.bookedAt[row]!;
    if (!isAtTheTimesBefore(ledger, row)) {
      dates = datesOf(debitedAt, bookedAt, format);
      isShared = false;
    } else if (!isShared) {
      // Shared objects are frozen, so that whoever changes one does not change others unseen; once, for it is slow.
      Object.freeze(dates);
      isShared = true;
    }
    const view: Growing<TransactionView> = {
      id: transactionIdOf(ledger, row),
      accountId: ledger.accountIds[account]!,
      description: ledger.description[row]!,
      dates,
      amount: amountOf(ledger.amount[row] as Money, digits[account]!),
      currency: ledger.accounts[account]!.currency,
      enrichments: enrich(row),
      isComing: ledger.isComing[row] === 1,
      aggregator: referenceOf(ledger, row),
      isNonAnalysed: isAnalysed[row] === 0,
      createdAt,
      updatedAt: createdAt,
    };
    const comment = ledger.comment[row];
    if (comment !== undefined) view.comment = comment;
    views[row] = view;
  }
  return views;
}

function isAtTheTimesBefore({ debitedAt, bookedAt }: Ledger, row: number): boolean {
  return row > 0 && Object.is(debitedAt[row], debitedAt[row - 1]) && Object.is(bookedAt[row], bookedAt[row - 1]);
}

/** The dates of a row; NaN is left out. Literals of each shape: an object that grows after it is made costs twice. */
export function datesOf(debitedAt: Instant, bookedAt: Instant, format: Formatter): TransactionView["dates"] {
  if (Number.isNaN(bookedAt)) return { debitedAt: format.instant(debitedAt) };
  if (Number.isNaN(debitedAt)) return { bookedAt: format.instant(bookedAt) };
  return { debitedAt: format.instant(debitedAt), bookedAt: format.instant(bookedAt) };
}

/** What the provider calls the row; without a type of its own, DEBIT or CREDIT by sign (providers.md section 1). */
export function referenceOf(ledger: Ledger, row: number): AggregatorReference {
  const id = ledger.rawId[row];
  const type = ledger.rawType[row] ?? (ledger.amount[row]! < 0 ? "DEBIT" : "CREDIT");
  const category = ledger.rawCategory[row];
  // A literal for each shape: an object that grows after it is made is larger and slower.
  if (category === undefined) return id === undefined ? { type } : { id, type };
  return id === undefined ? { type, category } : { id, type, category };
}
