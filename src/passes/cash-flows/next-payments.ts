import type { Ledger } from "../../model/ledger.js";

/** A further payment of a line lies so many days from each of the line's. */
const LEAST_GAP_DAYS = 20;
/** By which share of each of the line's amounts it may differ from that: a quarter, which is exact in binary. */
const MOST_CHANGE = 0.25;

/** Between which amounts a payment is near all of a line's, in ten-thousandths. */
interface AmountBounds {
  readonly least: number;
  readonly most: number;
}

/** Tells which rows are one more payment of a line; what a line asks for is worked out once, as a body may ask of each row. */
export class NextPayments {
  readonly #ledger: Ledger;
  readonly #bounds = new Map<readonly number[], AmountBounds>();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Whether a row is of about each amount of a line, and comes when the line has no payment. */
  isNext(row: number, lineRows: readonly number[]): boolean {
    const { least, most } = this.#boundsOf(lineRows);
    const amount = this.#ledger.amount[row]!;
    return amount >= least && amount <= most && this.#isFarFromAll(this.#ledger.day[row]!, lineRows);
  }

  #boundsOf(rows: readonly number[]): AmountBounds {
    let bounds = this.#bounds.get(rows);
    if (bounds === undefined) {
      let least = Number.NEGATIVE_INFINITY;
      let most = Number.POSITIVE_INFINITY;
      for (const row of rows) {
        const amount = this.#ledger.amount[row]!;
        const change = MOST_CHANGE * Math.abs(amount);
        least = Math.max(least, amount - change);
        most = Math.min(most, amount + change);
      }
      bounds = { least, most };
      this.#bounds.set(rows, bounds);
    }
    return bounds;
  }

  /** Rows of a line are ordered by day: only the first that is not too early can be too near. */
  #isFarFromAll(day: number, rows: readonly number[]): boolean {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#ledger.day[rows[middle]!]! <= day - LEAST_GAP_DAYS) low = middle + 1;
      else high = middle;
    }
    return low === rows.length || this.#ledger.day[rows[low]!]! >= day + LEAST_GAP_DAYS;
  }
}
