import type { Instant } from "../base/instant.js";
import { keepShape } from "../base/kept-shapes.js";
import type { Money } from "../base/money.js";

type Texts = (string | undefined)[];

/** What the texts of rows are, by row. */
export interface TextColumns {
  readonly description: readonly string[];
  readonly rawId: readonly (string | undefined)[];
  readonly rawType: readonly (string | undefined)[];
  readonly rawCategory: readonly (string | undefined)[];
  readonly comment: readonly (string | undefined)[];
}

/**
 * The transactions of a body as an adapter reads them, one array a fact: rows by the thousand would otherwise be an object
 * and several boxed numbers each. The arrays are longer than there are rows: only `size` of them count.
 */
export class RawRows {
  /** How many rows there are. */
  size = 0;
  account: Uint32Array = new Uint32Array(0);
  /** As {@link Money}. */
  amount: Float64Array = new Float64Array(0);
  /** As {@link Instant}; NaN where there is none. */
  debitedAt: Float64Array = new Float64Array(0);
  /** As {@link Instant}; NaN where there is none. */
  bookedAt: Float64Array = new Float64Array(0);
  /** 1 where the row is announced. */
  isComing: Uint8Array = new Uint8Array(0);
  readonly description: string[] = [];
  readonly rawId: Texts = [];
  readonly rawType: Texts = [];
  readonly rawCategory: Texts = [];
  readonly comment: Texts = [];
  /** The rows that say what the balance was after them. */
  readonly balanceRow: number[] = [];
  /** That balance, one for each of those rows. */
  readonly balanceAfter: Money[] = [];
  /** The rows that state another currency than their account has. */
  readonly otherCurrencyRow: number[] = [];

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

  /** Notes that the row that was taken last states another currency than its account has. */
  addOtherCurrency(): void {
    this.otherCurrencyRow.push(this.size - 1);
  }

  /**
   * Hands the texts over, in an order of rows. Each column is written into the memory of another that has been handed over
   * already: a large body's texts are not held twice. Nothing can be read from these rows any more.
   */
  takeTexts(order: Uint32Array): TextColumns {
    const description = inOrder(this.description, order, new Array<string>(order.length));
    const rawId = inOrder(this.rawId, order, this.description);
    const rawType = inOrder(this.rawType, order, this.rawId);
    const rawCategory = inOrder(this.rawCategory, order, this.rawType);
    const comment = inOrder(this.comment, order, this.rawCategory);
    return { description: description as string[], rawId, rawType, rawCategory, comment };
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

/** Writes texts into the memory of others, in an order of rows. */
function inOrder(texts: Texts, order: Uint32Array, memory: Texts): Texts {
  for (let at = 0; at < order.length; at += 1) memory[at] = texts[order[at]!];
  memory.length = order.length;
  return memory;
}

const LEAST_GROWTH = 64;
const MOST_RESERVED = 0x10_0000;

function withRoom<Column extends { set(values: Column): void }>(column: Column, values: Column): Column {
  column.set(values);
  return column;
}

keepShape(new RawRows());
