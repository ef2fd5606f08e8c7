import { compareTexts, orderByInteger } from "../base/collections.js";
import { hashDigits, hashNumber, TextHashes } from "../base/hash.js";
import type { Instant } from "../base/instant.js";
import type { ConnectionHealth, StatedBalance } from "../model/evidence.js";
import type { Ledger, LedgerNotes } from "../model/ledger.js";
import { draftAccounts } from "./account-order.js";
import type { Collector } from "./collector.js";
import { gatherConnections } from "./connection-health.js";
import { withLaterRows } from "./later-rows.js";
import { type Merge, mergeAccounts } from "./merge-accounts.js";
import type { RawRows } from "./raw-rows.js";
import { decodeTexts } from "./row-texts.js";
import { gatherStatedBalances } from "./stated-balances.js";

/** A ledger with what was found out while it was built. */
export interface BuiltLedger {
  readonly ledger: Ledger;
  readonly notes: LedgerNotes;
  /** Canonical number of each account of the collector; -1 for one that was merged into another. */
  readonly numberOfCollected: Int32Array;
  /** Balances to check the transactions against: stated for days or rows, and dated ones that merging left out. */
  readonly statedBalances: readonly StatedBalance[];
  readonly connections: readonly ConnectionHealth[];
}

/**
 * Lays a body's accounts and transactions out in canonical order: merges accounts seen twice, drops transactions delivered
 * twice, and names everything by its content (decisions sections 3 and 4).
 */
export function buildLedger(collector: Collector): BuiltLedger {
  const { rows, zone } = collector;
  decodeTexts(rows);
  const days = new Int32Array(rows.size);
  const hashes = new Float64Array(rows.size);
  const shapes = new Float64Array(rows.size);
  const textHashes = new TextHashes();
  for (let row = 0; row < rows.size; row += 1) {
    const debitedAt = rows.debitedAt[row]!;
    days[row] = zone.dayOf(Number.isNaN(debitedAt) ? rows.bookedAt[row]! : debitedAt);
    textHashes.read(rows.description[row]!, factsHashOf(rows.amount[row]!, debitedAt, rows.bookedAt[row]!));
    hashes[row] = textHashes.whole;
    shapes[row] = textHashes.shape;
  }
  const merge = mergeAccounts(draftAccounts(collector.accounts, rows, days, hashes));
  const ordered = orderRows(rows, days, hashes, merge.numberOfCollected);
  const kept = dropRepeated(rows, ordered, hashes);
  const ledger = layOut(rows, kept.order, { days, hashes, shapes }, merge);
  const notes = {
    duplicateRows: kept.duplicateRows,
    supersededRows: kept.supersededRows,
    mergedAccounts: withLaterRows(merge.merged, rows, days, zone.dayOf(collector.now)),
  };
  const { numberOfCollected, olderBalances } = merge;
  const statedBalances = [...olderBalances, ...gatherStatedBalances(collector, days, numberOfCollected)];
  const connections = gatherConnections(collector.connections, numberOfCollected, zone);
  return { ledger, notes, numberOfCollected, statedBalances, connections };
}

function factsHashOf(amount: number, debitedAt: Instant, bookedAt: Instant): number {
  return hashNumber(amount, hashNumber(orZero(debitedAt), orZero(bookedAt)));
}

function orZero(instant: Instant): number {
  return Number.isNaN(instant) ? 0 : instant;
}

/** Rows of kept accounts by day, then account, amount and content. */
function orderRows(rows: RawRows, days: Int32Array, hashes: Float64Array, numberOf: Int32Array): Uint32Array {
  const order = keep(orderByInteger(days), (row) => numberOf[rows.account[row]!] !== -1);
  const compare = (left: number, right: number): number =>
    numberOf[rows.account[left]!]! - numberOf[rows.account[right]!]! ||
    rows.amount[left]! - rows.amount[right]! ||
    hashes[left]! - hashes[right]! ||
    compareTexts(rows.description[left]!, rows.description[right]!) ||
    rows.isComing[left]! - rows.isComing[right]! ||
    compareTexts(rows.rawId[left] ?? "", rows.rawId[right] ?? "") ||
    compareTexts(rows.rawType[left] ?? "", rows.rawType[right] ?? "") ||
    compareTexts(rows.comment[left] ?? "", rows.comment[right] ?? "") ||
    compareTexts(rows.rawCategory[left] ?? "", rows.rawCategory[right] ?? "");
  let start = 0;
  for (let end = 1; end <= order.length; end += 1) {
    if (end < order.length && days[order[end]!] === days[order[start]!]) continue;
    if (end - start > MOST_INSERTED) order.subarray(start, end).sort(compare);
    else insertionSort(order, start, end, compare);
    start = end;
  }
  return order;
}

/** Up to this many rows of a day, an insertion sort costs less than the call of a general one. */
const MOST_INSERTED = 16;

function insertionSort(
  order: Uint32Array,
  start: number,
  end: number,
  compare: (left: number, right: number) => number,
): void {
  for (let at = start + 1; at < end; at += 1) {
    const row = order[at]!;
    let place = at;
    while (place > start && compare(order[place - 1]!, row) > 0) {
      order[place] = order[place - 1]!;
      place -= 1;
    }
    order[place] = row;
  }
}

/** The rows that a test keeps, in their order and in the same memory. */
function keep(order: Uint32Array, isKept: (row: number) => boolean): Uint32Array {
  let count = 0;
  for (let at = 0; at < order.length; at += 1) {
    const row = order[at]!;
    if (!isKept(row)) continue;
    order[count] = row;
    count += 1;
  }
  return count === order.length ? order : order.subarray(0, count);
}

interface Kept {
  readonly order: Uint32Array;
  readonly duplicateRows: number;
  readonly supersededRows: number;
}

/** Drops rows delivered twice under one id, and announced rows whose id has been booked since. */
function dropRepeated(rows: RawRows, order: Uint32Array, hashes: Float64Array): Kept {
  const booked = keysOfBookedRows(rows);
  let duplicateRows = 0;
  let supersededRows = 0;
  let before = -1;
  const kept = keep(order, (row) => {
    const rawId = rows.rawId[row];
    if (rawId === undefined) {
      before = -1;
      return true;
    }
    if (rows.isComing[row] === 1 && booked.has(bookingKeyOf(rows, row))) {
      supersededRows += 1;
      return false;
    }
    // Equal rows lie side by side, so a repeated delivery is always next to its first. Both are booked or both announced,
    // for an announced row whose id is booked is gone by now.
    const isRepeated =
      before !== -1 &&
      rows.rawId[before] === rawId &&
      rows.account[before] === rows.account[row] &&
      hashes[before] === hashes[row];
    if (isRepeated) duplicateRows += 1;
    else before = row;
    return !isRepeated;
  });
  return { order: kept, duplicateRows, supersededRows };
}

/** Keys of booked rows that some announced row bears too; empty where no row is announced. */
function keysOfBookedRows(rows: RawRows): ReadonlySet<string> {
  const announced = new Set<string>();
  for (let row = 0; row < rows.size; row += 1) {
    if (rows.isComing[row] === 1 && rows.rawId[row] !== undefined) announced.add(bookingKeyOf(rows, row));
  }
  const booked = new Set<string>();
  if (announced.size === 0) return booked;
  for (let row = 0; row < rows.size; row += 1) {
    if (rows.isComing[row] === 0 && announced.has(bookingKeyOf(rows, row))) booked.add(bookingKeyOf(rows, row));
  }
  return booked;
}

/** Ids collide in real bodies, so an id alone does not join an announced row to a booked one: the amount must agree. */
function bookingKeyOf(rows: RawRows, row: number): string {
  return `${rows.account[row]}/${rows.amount[row]}/${rows.rawId[row]}`;
}

/** What was found out of each row as it was read. */
interface RowFacts {
  readonly days: Int32Array;
  readonly hashes: Float64Array;
  readonly shapes: Float64Array;
}

function layOut(rows: RawRows, order: Uint32Array, { days, hashes, shapes }: RowFacts, merge: Merge): Ledger {
  const size = order.length;
  const ledger = {
    accounts: merge.accounts,
    accountIds: merge.accounts.map((_, number) => hashDigits(merge.hashes[number]!)),
    size,
    account: new Uint32Array(size),
    amount: new Float64Array(size),
    day: new Int32Array(size),
    debitedAt: new Float64Array(size),
    bookedAt: new Float64Array(size),
    isComing: new Uint8Array(size),
    description: new Array<string>(size),
    rawId: new Array<string | undefined>(size),
    rawType: new Array<string | undefined>(size),
    rawCategory: new Array<string | undefined>(size),
    comment: new Array<string | undefined>(size),
    contentHash: new Float64Array(size),
    shapeHash: new Float64Array(size),
    placeAmongEquals: new Uint32Array(size),
    accountHash: merge.hashes,
  };
  for (let at = 0; at < size; at += 1) {
    const row = order[at]!;
    ledger.account[at] = merge.numberOfCollected[rows.account[row]!]!;
    ledger.amount[at] = rows.amount[row]!;
    ledger.day[at] = days[row]!;
    ledger.debitedAt[at] = rows.debitedAt[row]!;
    ledger.bookedAt[at] = rows.bookedAt[row]!;
    ledger.isComing[at] = rows.isComing[row]!;
    ledger.description[at] = rows.description[row]!;
    ledger.rawId[at] = rows.rawId[row];
    ledger.rawType[at] = rows.rawType[row];
    ledger.rawCategory[at] = rows.rawCategory[row];
    ledger.comment[at] = rows.comment[row];
    ledger.contentHash[at] = hashes[row]!;
    ledger.shapeHash[at] = shapes[row]!;
    const isEqual =
      at > 0 && ledger.account[at - 1] === ledger.account[at] && ledger.contentHash[at - 1] === hashes[row];
    ledger.placeAmongEquals[at] = isEqual ? ledger.placeAmongEquals[at - 1]! + 1 : 0;
  }
  return ledger;
}
