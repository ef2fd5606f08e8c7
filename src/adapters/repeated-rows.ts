import type { RawRows } from "./raw-rows.js";
import type { RowContents } from "./row-contents.js";

/** The rows that are kept, in their order, and how many are not. */
export interface KeptRows {
  readonly order: Uint32Array;
  readonly duplicateRows: number;
  readonly supersededRows: number;
}

/**
 * Drops rows delivered twice under one id, and announced rows whose id has been booked since (decisions section 3). The
 * memory of `order` is used again.
 */
export function dropRepeated(rows: RawRows, order: Uint32Array, { hashes }: RowContents): KeptRows {
  const { rawId, isComing } = rows;
  const booked = keysOfBookedRows(rows);
  let duplicateRows = 0;
  let supersededRows = 0;
  let count = 0;
  let before = -1;
  for (let at = 0; at < order.length; at += 1) {
    const row = order[at]!;
    const hasId = rawId[row] !== undefined;
    if (hasId && isComing[row] === 1 && booked.has(bookingKeyOf(rows, row))) {
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
