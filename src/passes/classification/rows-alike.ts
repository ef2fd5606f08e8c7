import { KeyNumbering } from "../../base/collections.js";
import { hashNumber } from "../../base/hash.js";
import type { Lexicon } from "../../lexicon/lexicon.js";
import type { Ledger } from "../../model/ledger.js";

/** Rows of the kind may say different things: each is read for itself. */
const APART = -1;

/**
 * Rows that say the same: their texts have one shape, and no phrase cares which digits stand in it or what the amount is.
 * Many texts of a bank are like no other, so whether digits matter is looked at when a second row of the shape comes.
 */
export class RowsAlike {
  readonly #ledger: Ledger;
  readonly #lexicon: Lexicon;
  readonly #kinds = new KeyNumbering(256);
  /** The first row of each kind, or {@link APART}. */
  readonly #first: number[] = [];
  readonly #isSure: boolean[] = [];

  constructor(ledger: Ledger, lexicon: Lexicon) {
    this.#ledger = ledger;
    this.#lexicon = lexicon;
  }

  /** The number of a row's kind: its text's shape, its direction, and the mode that its account or provider hints at. */
  kindOf(row: number, hint: number): number {
    const isIncoming = this.#ledger.amount[row]! >= 0;
    return this.#kinds.numberOf(hashNumber(this.#ledger.shapeHash[row]!, hint * 2 + (isIncoming ? 1 : 0)));
  }

  /** The row that says what all rows of a kind say; -1 where a row must be read for itself. */
  firstOf(kind: number, row: number): number {
    if (kind === this.#first.length) return -1;
    if (this.#isSure[kind] !== true) {
      this.#isSure[kind] = true;
      if (this.#lexicon.dependsOnDigits(this.#ledger.description[row]!)) this.#first[kind] = APART;
    }
    return this.#first[kind]!;
  }

  /** Notes that a row has just been read: it may be the first of its kind. */
  add(kind: number, row: number): void {
    if (kind !== this.#first.length) return;
    this.#first.push(this.#lexicon.mayDiffer ? APART : row);
    this.#isSure.push(this.#lexicon.mayDiffer);
  }
}
