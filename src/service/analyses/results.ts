import type { Analysis } from "../../index.js";
import type { AnalysisRecord } from "../store/records.js";

/** Computes the result of an analysis from what the store keeps of it. */
export type ResultComputation = (record: AnalysisRecord) => Analysis;

interface KeptResult {
  readonly revision: number;
  readonly result: Analysis;
  readonly transactions: number;
}

/**
 * The results of analyses. The engine gives the same result for the same body and `now`, so the store keeps the packed
 * bodies only: the results read last are kept here, and any other is computed again when it is asked for.
 */
export class Results {
  readonly #kept = new Map<string, KeptResult>();
  readonly #compute: ResultComputation;
  readonly #mostTransactions: number;
  #transactions = 0;

  /** @param mostTransactions - How many transactions the kept results have together at most, but for the newest alone. */
  constructor(compute: ResultComputation, mostTransactions: number) {
    this.#compute = compute;
    this.#mostTransactions = mostTransactions;
  }

  /** The result of an analysis that was computed. */
  of(record: AnalysisRecord): Analysis {
    const kept = this.#kept.get(record.id);
    if (kept?.revision === record.revision) {
      // Put behind the others: the first in the map is the one not read for longest.
      this.#kept.delete(record.id);
      this.#kept.set(record.id, kept);
      return kept.result;
    }
    const result = this.#compute(record);
    this.keep(record, result);
    return result;
  }

  /** Keeps a result that was just computed. */
  keep(record: AnalysisRecord, result: Analysis): void {
    this.#forget(record.id);
    const transactions = result.accounts.reduce((sum, account) => sum + account.transactions.length, 1);
    this.#kept.set(record.id, { revision: record.revision, result, transactions });
    this.#transactions += transactions;
    for (const id of this.#kept.keys()) {
      // The newest stays, however large: its pages are read one after the other.
      if (this.#transactions <= this.#mostTransactions || this.#kept.size === 1) break;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    this.#transactions -= this.#kept.get(id)?.transactions ?? 0;
    this.#kept.delete(id);
  }
}
