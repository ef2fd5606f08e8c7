import { compareTexts, orderByInteger } from "../base/collections.js";
import type { RawRows } from "./raw-rows.js";
import type { RowContents } from "./row-contents.js";

/** Up to this many rows of a day, an insertion sort costs less than the call of a general one. */
const MOST_INSERTED = 16;

/** Rows of kept accounts by day, then account, amount and content. `numberOf` is -1 for an account that is not kept. */
export function orderRows(rows: RawRows, { days, hashes }: RowContents, numberOf: Int32Array): Uint32Array {
  const order = ofKeptAccounts(orderByInteger(days), rows, numberOf);
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

/** The rows of accounts that are kept, in their order and in the same memory. */
function ofKeptAccounts(order: Uint32Array, { account }: RawRows, numberOf: Int32Array): Uint32Array {
  if (!numberOf.includes(-1)) return order;
  let count = 0;
  for (let at = 0; at < order.length; at += 1) {
    const row = order[at]!;
    if (numberOf[account[row]!] === -1) continue;
    order[count] = row;
    count += 1;
  }
  return order.subarray(0, count);
}

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
