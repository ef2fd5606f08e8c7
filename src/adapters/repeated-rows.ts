import type { RawRows } from "./raw-rows.js";
import type { RowContents } from "./row-contents.js";

/** The rows that are kept, in their order, and how many are not. */
export interface KeptRows {
  readonly order: Uint32Array;
  readonly duplicateRows: number;
  readonly supersededRows: number;
}

/**
 * Drops rows delivered twice under one id, and announced rows whose id has been booked since (decisions section 4). The
 * memory of `order` is used again.
 */
export function dropRepeated(rows: RawRows, order: Uint32Array, contents: RowContents): KeptRows {
  const { days, hashes } = contents;
  const { rawId, isComing } = rows;
  const booked = bookingsOf(rows, order, contents);
  let duplicateRows = 0;
  let supersededRows = 0;
  let count = 0;
  let before = -1;
  for (let at = 0; at < order.length; at += 1) {
    const row = order[at]!;
    const hasId = rawId[row] !== undefined;
    if (
      hasId &&
      isComing[row] === 1 &&
      isBooked(booked.get(bookingKeyOf(rows, row)), rows.description[row]!, days[row]!)
    ) {
      supersededRows += 1;
      continue;
    }
    // Equal rows lie side by side, so a repeated delivery is always next to its first. Both are booked or both announced,
    // for an announced row whose id is booked is gone by now.
    if (hasId && before !== -1 && isRepetition(rows, hashes, row, before)) {
      duplicateRows += 1;
      continue;
    }
    before = hasId ? row : -1;
    order[count] = row;
    count += 1;
  }
  return { order: order.subarray(0, count), duplicateRows, supersededRows };
}

function isRepetition({ rawId, account }: RawRows, hashes: Float64Array, row: number, before: number): boolean {
  // The texts last: to compare them means to fetch both.
  return hashes[before] === hashes[row] && account[before] === account[row] && rawId[before] === rawId[row];
}

/** The booked rows of one id and amount in an account. */
interface Bookings {
  readonly texts: Set<string>;
  /** Ascending. */
  readonly days: number[];
}

/** Booked rows by the keys that some announced row bears too; empty where no row is announced. */
function bookingsOf(rows: RawRows, order: Uint32Array, { days }: RowContents): ReadonlyMap<string, Bookings> {
  const booked = new Map<string, Bookings>();
  for (const row of order) {
    if (rows.isComing[row] === 1 && rows.rawId[row] !== undefined)
      booked.set(bookingKeyOf(rows, row), { texts: new Set(), days: [] });
  }
  if (booked.size === 0) return booked;
  for (const row of order) {
    const bookings = rows.isComing[row] === 0 ? booked.get(bookingKeyOf(rows, row)) : undefined;
    bookings?.texts.add(rows.description[row]!);
    bookings?.days.push(days[row]!);
  }
  return booked;
}

/** Ids collide in real bodies, so an id alone does not join an announced row to a booked one: the amount must agree. */
function bookingKeyOf(rows: RawRows, row: number): string {
  return `${rows.account[row]}/${rows.amount[row]}/${rows.rawId[row]}`;
}

/** How far an announcement lies from its booking at most: a deferred card announces its purchases for a month. */
const MOST_DAYS_ANNOUNCED = 35;

/** Whether an announced row is booked: under the same text or, as banks change texts when they book, within so many days. */
function isBooked(bookings: Bookings | undefined, text: string, day: number): boolean {
  if (bookings === undefined) return false;
  if (bookings.texts.has(text)) return true;
  const { days } = bookings;
  let from = 0;
  let to = days.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (days[middle]! < day - MOST_DAYS_ANNOUNCED) from = middle + 1;
    else to = middle;
  }
  return from < days.length && days[from]! <= day + MOST_DAYS_ANNOUNCED;
}
