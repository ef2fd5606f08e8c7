import type { Day } from "../base/calendar.js";
import type { Money } from "../base/money.js";

/** A balance that a body states beside an account's known one, for the transactions to be checked against. */
export interface StatedBalance {
  /** The account's number in the ledger. */
  readonly account: number;
  readonly balance: Money;
  readonly day: Day;
  /** Whether it held at the end of its day; else it held at some time within it. */
  readonly isEndOfDay: boolean;
}

/** How the link to a bank fared through which accounts were read. */
export interface ConnectionHealth {
  /** Numbers of its accounts in the ledger, ascending. */
  readonly accounts: readonly number[];
  /** The day of its last successful synchronisation; undefined where the body does not say. */
  readonly succeededOn: Day | undefined;
  /** Whether the body says that it is in an error state. */
  readonly isFailed: boolean;
}
