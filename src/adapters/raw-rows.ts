import type { Instant } from "../base/instant.js";
import { keepShape } from "../base/kept-shapes.js";
import type { Money } from "../base/money.js";

/**
 * The transactions of a body as an adapter reads them, one array a fact: rows by the thousand would otherwise be an object
 * and several boxed numbers each. The arrays are longer than there are rows: only `size` of them count.
 */
export class RawRows {
  /** How many rows there are. */
  size = 0;
  account = new Uint32Array(0);
  /** As {@link Money}. */
  amount = new Float64Array(0);
  /** As {@link Instant}; NaN where there is none. */
  debitedAt = new Float64Array(0);
  /** As {@link Instant}; NaN where there is none. */
  bookedAt = new Float64Array(0);
  /** 1 where the row is announced. */
  isComing = new Uint8Array(0);
  readonly description: string[] = [];
  readonly rawId: (string | undefined)[] = [];
  readonly rawType: (string | undefined)[] = [];
  readonly rawCategory: (string | undefined)[] = [];
  readonly comment: (string | undefined)[] = [];
  /** The rows that say what the balance was after them. */
  readonly balanceRow: number[] = [];
  /** That balance, one for each of those rows. */
  readonly balanceAfter: Money[] = [];

  /** Makes room for more rows at once, within reason: what a body says of its length is not believed without bound. */
  reserve(rowCount: number): void {
    const needed = this.size + Math.min(rowCount, MOST_RESERVED);
    if (needed > this.account.length) this.#grow(Math.max(needed, this.account.length * 2));
  }

  /** Takes a row, fact by fact. */
  add(
    account: number,
    amount: Money,
    debitedAt: Instant,
    bookedAt: Instant,
    description: string,
    isComing: boolean,
    rawId: string | undefined,
    rawType: string | undefined,
    rawCategory: string | undefined,
    comment: string | undefined,
  ): void {
    const row = this.size;
    if (row === this.account.length) this.reserve(LEAST_GROWTH);
    this.size = row + 1;
    this.account[row] = account;
    this.amount[row] = amount;
    this.debitedAt[row] = debitedAt;
    this.bookedAt[row] = bookedAt;
    this.isComing[row] = isComing ? 1 : 0;
    this.description[row] = description;
    this.rawId[row] = rawId;
    this.rawType[row] = rawType;
    this.rawCategory[row] = rawCategory;
    this.comment[row] = comment;
  }

  /** Notes what the balance was after the row that was taken last. */
  addBalanceAfter(balance: Money): void {
    this.balanceRow.push(this.size - 1);
    this.balanceAfter.push(balance);
  }

  #grow(capacity: number): void {
    this.account = withRoom(new Uint32Array(capacity), this.account);
    this.amount = withRoom(new Float64Array(capacity), this.amount);
    this.debitedAt = withRoom(new Float64Array(capacity), this.debitedAt);
    this.bookedAt = withRoom(new Float64Array(capacity), this.bookedAt);
    this.isComing = withRoom(new Uint8Array(capacity), this.isComing);
    for (const texts of [this.description, this.rawId, this.rawType, this.rawCategory, this.comment]) {
      texts.length = capacity;
    }
  }
}

const LEAST_GROWTH = 64;
const MOST_RESERVED = 0x10_0000;

function withRoom<Column extends { set(values: Column): void }>(column: Column, values: Column): Column {
  column.set(values);
  return column;
}

keepShape(new RawRows());
