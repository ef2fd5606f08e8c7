import { KeyNumbering } from "../../base/collections.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import type { Ledger } from "../../model/ledger.js";

/** Rows of the kind may say different things: each is read for itself. */
const APART = -1;

/** Rows that say the same: their texts have one shape, and no phrase cares which digits stand in it or what the amount is. */
export class RowsAlike {
  readonly #ledger: Ledger;
  readonly #reader: TextReader;
  readonly #kinds = new KeyNumbering(256);
  /** The first row of each kind, or {@link APART}. */
  readonly #first: number[] = [];

  constructor(ledger: Ledger, reader: TextReader) {
    this.#ledger = ledger;
    this.#reader = reader;
  }

  /** The number of a row's kind: its text's shape, its direction, and the mode that its account or provider hints at. */
  kindOf(row: number, hint: number): number {
    const way = hint * 2 + (this.#ledger.amount[row]! >= 0 ? 1 : 0);
    // Hashes of 53 bits lie so far apart that a few steps from one never reach another.
    return this.#kinds.numberOf(this.#ledger.shapeHash[row]! - way);
  }

  /** The row that says what all rows of a kind say; -1 where a row must be read for itself. */
  firstOf(kind: number): number {
    return kind === this.#first.length ? APART : this.#first[kind]!;
  }

  /** Notes that a row has just been read: it may be the first of its kind. */
  add(kind: number, row: number): void {
    if (kind !== this.#first.length) return;
    this.#first.push(this.#reader.mayDiffer || this.#reader.dependsOnDigits() ? APART : row);
  }
}
