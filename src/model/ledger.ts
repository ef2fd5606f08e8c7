import type { Day } from "../base/calendar.js";
import type { Instant } from "../base/instant.js";
import type { Account } from "./account.js";

/**
 * The accounts and transactions of a body in canonical form: accounts in an order decided by their content, transactions
 * as columns (one array a fact) in the order of day, account, amount and content. Nothing in it depends on the order of
 * the body. Passes add columns of their own; nothing is ever written into the ledger.
 */
export interface Ledger {
  readonly accounts: readonly Account[];
  /** Stable id of each account, derived from what identifies it. */
  readonly accountIds: readonly string[];
  /** How many transactions there are. */
  readonly size: number;
  /** The number of the transaction's account. */
  readonly account: Uint32Array;
  /** Amounts as {@link Money}. */
  readonly amount: Float64Array;
  /** The transaction's day: debited, else booked (decisions section 2). */
  readonly day: Int32Array;
  readonly debitedAt: Float64Array;
  readonly bookedAt: Float64Array;
  /** 1 where the transaction is announced, not yet debited. */
  readonly isComing: Uint8Array;
  readonly description: readonly string[];
  readonly rawId: readonly (string | undefined)[];
  readonly rawType: readonly (string | undefined)[];
  readonly rawCategory: readonly (string | undefined)[];
  readonly comment: readonly (string | undefined)[];
  /** A 53-bit hash of amount, dates and description. */
  readonly contentHash: Float64Array;
  /** A 53-bit hash of the description's shape: the description with every digit written 0. */
  readonly shapeHash: Float64Array;
  /** 0 for a transaction whose content is unique in its account, else its place among its equals. */
  readonly placeAmongEquals: Uint32Array;
  /** 53-bit hash of what identifies the account, by account. */
  readonly accountHash: Float64Array;
}

/** An account that was seen twice: the one that was kept, and how many rows the other had. */
export interface MergedAccount {
  readonly accountId: string;
  readonly leftOutRows: number;
  /** Rows of the other that are later than all of the one that was kept, with their first and last day; absent for none. */
  readonly laterRows?: { readonly count: number; readonly from: Day; readonly to: Day };
}

/** What building a ledger found out about the body. */
export interface LedgerNotes {
  /** Transactions that were delivered twice, or first announced and then booked, by reason. */
  readonly duplicateRows: number;
  readonly supersededRows: number;
  readonly mergedAccounts: readonly MergedAccount[];
  /** Transactions that state another currency than their account's, and are counted in the account's. */
  readonly otherCurrencyRows: number;
}

/** The day of a row, with its brand. */
export function dayOfRow(ledger: Ledger, row: number): Day {
  return ledger.day[row] as Day;
}

/** The instant that a row is dated by: debited, else booked. */
export function instantOfRow(ledger: Ledger, row: number): Instant {
  const debitedAt = ledger.debitedAt[row]!;
  return Number.isNaN(debitedAt) ? ledger.bookedAt[row]! : debitedAt;
}
