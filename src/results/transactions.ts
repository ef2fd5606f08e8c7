import type { AggregatorReference } from "../model/account.js";
import type { EnrichmentsView } from "./enrichments.js";

/** When a transaction took place; at least one of both is there. */
export interface TransactionDatesView {
  /** When the statement debits or credits it, ISO 8601: the day that counts, where it is there. */
  readonly debitedAt?: string;
  /** When the bank booked it, ISO 8601. */
  readonly bookedAt?: string;
}

/** A transaction of the result (interface, "Transaction (output)"). */
export interface TransactionView {
  /** Service id: derived from content, and from the place among equals; the same in every analysis of the transaction. */
  readonly id: string;
  /** Service id of its account. */
  readonly accountId: string;
  /** The text as the body has it. */
  readonly description: string;
  /** Transactions that follow each other at the same times share one object. */
  readonly dates: TransactionDatesView;
  /** In units of currency; negative for a debit. */
  readonly amount: number;
  /** ISO 4217 code: that of the account. */
  readonly currency: string;
  /** What the engine adds. */
  readonly enrichments: EnrichmentsView;
  /** Whether it is announced only: no figure counts it yet. */
  readonly isComing: boolean;
  /** What the provider calls it. */
  readonly aggregator: AggregatorReference;
  /** What the holder wrote to it, where the body has it. */
  readonly comment?: string;
  /** Whether the transaction is in none of the windows of this analysis. */
  readonly isNonAnalysed: boolean;
  /** The time of the analysis, ISO 8601. */
  readonly createdAt: string;
  /** As `createdAt`. */
  readonly updatedAt: string;
}
