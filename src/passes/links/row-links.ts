import { typeNumberOf } from "../../model/transaction-type.js";

const INCOMING_INTERNAL = typeNumberOf("INCOMING_INTERNAL_TRANSFER");
const OUTGOING_INTERNAL = typeNumberOf("OUTGOING_INTERNAL_TRANSFER");
const CARD_REFUND = typeNumberOf("CARD_REFUND");
const CREDIT = typeNumberOf("CREDIT");

/** Names of the links, as the interface's relatedTransactions has them; each odd one tells the other end of the one before. */
export const LINK_NAMES = [
  "retryOf",
  "retriedOn",
  "rejectionOf",
  "rejectedOn",
  "transferOf",
  "transferredOn",
  "resetOf",
  "resetOn",
  "refundOf",
  "refundedOn",
] as const;

/** What a row is to the row that it is linked to. */
export type LinkName = (typeof LINK_NAMES)[number];

/** The names of pairs that cancel or move money: of any link but a retry. */
export type PairName = Exclude<LinkName, "retryOf" | "retriedOn">;

/** A pair's name, by the number that is kept of it; none has 0. */
const NUMBER_OF_PAIR: Readonly<Record<PairName, number>> = {
  rejectionOf: 1,
  rejectedOn: 2,
  transferOf: 3,
  transferredOn: 4,
  resetOf: 5,
  resetOn: 6,
  refundOf: 7,
  refundedOn: 8,
};
const PAIR_BITS = 0xf;
const RETRY_OF = 0x10;
const RETRIED_ON = 0x20;
/** How often a debit is presented at most: rulebooks allow two or three times. */
const MOST_TRIES = 4;
const NO_RETRIES: ReadonlyMap<number, number> = new Map();

/**
 * Which rows of a ledger belong together. A row is one side of one pair that cancels or moves money at most, and a retry
 * may stand beside it. Few rows have any link: a byte a row tells which, and where the other side lies is kept apart.
 */
export class RowLinks {
  readonly #kind: Uint8Array;
  /** The other side of the pair; it says something only where the kind tells of a pair. */
  readonly #pairRow: Int32Array;
  readonly #retryOf: Map<number, number>;
  readonly #retriedOn: Map<number, number>;

  private constructor(
    kind: Uint8Array,
    pairRow: Int32Array,
    retryOf: ReadonlyMap<number, number>,
    retriedOn: ReadonlyMap<number, number>,
  ) {
    this.#kind = kind;
    this.#pairRow = pairRow;
    this.#retryOf = new Map(retryOf);
    this.#retriedOn = new Map(retriedOn);
  }

  /** No links yet, for a number of rows. */
  static none(size: number): RowLinks {
    return new RowLinks(new Uint8Array(size), new Int32Array(size), NO_RETRIES, NO_RETRIES);
  }

  /** The same links, to add others to. */
  copy(): RowLinks {
    return new RowLinks(this.#kind.slice(), this.#pairRow.slice(), this.#retryOf, this.#retriedOn);
  }

  /** Whether a row has any link. */
  isLinked(row: number): boolean {
    return this.#kind[row] !== 0;
  }

  /** Whether a row is a side of a pair that cancels or moves money. */
  isPaired(row: number): boolean {
    return (this.#kind[row]! & PAIR_BITS) !== 0;
  }

  /** The other side of a row that is paired. */
  otherOf(row: number): number {
    return this.#pairRow[row]!;
  }

  /** The other side of a row that is a side of an own transfer; -1 for none. */
  transferOf(row: number): number {
    return this.isOwnTransfer(row) ? this.#pairRow[row]! : -1;
  }

  /** The other side of a card's total or its mirror; -1 for none. */
  resetOf(row: number): number {
    return this.isReset(row) ? this.#pairRow[row]! : -1;
  }

  /** Whether a row is a side of an own transfer. */
  isOwnTransfer(row: number): boolean {
    const pair = this.#kind[row]! & PAIR_BITS;
    return pair === NUMBER_OF_PAIR.transferOf || pair === NUMBER_OF_PAIR.transferredOn;
  }

  /** Whether a row is a card's total or its mirror on the card account. */
  isReset(row: number): boolean {
    const pair = this.#kind[row]! & PAIR_BITS;
    return pair === NUMBER_OF_PAIR.resetOf || pair === NUMBER_OF_PAIR.resetOn;
  }

  /** How money moved, by number, of a row whose text says `read`: links tell of own transfers and of what pays a card. */
  typeOf(row: number, read: number): number {
    const pair = this.#kind[row]! & PAIR_BITS;
    if (pair === NUMBER_OF_PAIR.transferOf) return INCOMING_INTERNAL;
    if (pair === NUMBER_OF_PAIR.transferredOn) return OUTGOING_INTERNAL;
    // No shop gives anything back: the bank sets what is owed to nothing.
    return pair === NUMBER_OF_PAIR.resetOf && read === CARD_REFUND ? CREDIT : read;
  }

  /** Whether a row presents again what came back. */
  isRetry(row: number): boolean {
    return (this.#kind[row]! & RETRY_OF) !== 0;
  }

  /** The first try of a debit that is presented again: the row itself where it is no retry. */
  firstTryOf(row: number): number {
    let first = row;
    for (let tries = 0; tries < MOST_TRIES && this.isRetry(first); tries += 1) first = this.#retryOf.get(first)!;
    return first;
  }

  /** The row at the other end of a row's link of a name, or -1. */
  rowOf(name: LinkName, row: number): number {
    const kind = this.#kind[row]!;
    if (kind === 0) return -1;
    if (name === "retryOf") return this.#retryOf.get(row) ?? -1;
    if (name === "retriedOn") return this.#retriedOn.get(row) ?? -1;
    return (kind & PAIR_BITS) === NUMBER_OF_PAIR[name] ? this.#pairRow[row]! : -1;
  }

  /** Takes a pair: what the credit is to the debit, and the debit to the credit. */
  pair(of: PairName, credit: number, on: PairName, debit: number): void {
    this.#pairOne(of, credit, debit);
    this.#pairOne(on, debit, credit);
  }

  /** Takes a debit that presents an earlier one again. */
  retry(first: number, second: number): void {
    this.#kind[first]! |= RETRIED_ON;
    this.#kind[second]! |= RETRY_OF;
    this.#retriedOn.set(first, second);
    this.#retryOf.set(second, first);
  }

  #pairOne(name: PairName, row: number, other: number): void {
    this.#kind[row] = (this.#kind[row]! & ~PAIR_BITS) | NUMBER_OF_PAIR[name];
    this.#pairRow[row] = other;
  }
}
