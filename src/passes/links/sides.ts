import type { Ledger } from "../../model/ledger.js";

/** Rows that can be a side of any pair: credits, and debits whose amount some credit has. */
export interface Sides {
  /** The rows that were looked at: from the first up to but not with the end. */
  readonly firstRow: number;
  readonly endRow: number;
  readonly credits: readonly number[];
  readonly debits: readonly number[];
}

/** Slots of the filter of amounts for each row, as a power of two, and the most bits that it takes. */
const FILTER_ROW_BITS = 3;
const MOST_FILTER_BITS = 16;
/** Amounts are kept in ten-thousandths, and most are whole cents. */
const AMOUNTS_PER_SLOT = 100;

/** Finds the rows that can be a side of a pair: most debits have an amount that no credit has, and end here. */
export function findSides(ledger: Ledger, firstRow: number, endRow: number): Sides {
  const credits: number[] = [];
  const debits: number[] = [];
  const bits = Math.min(MOST_FILTER_BITS, FILTER_ROW_BITS + 32 - Math.clz32(endRow - firstRow));
  const isCreditAmount = new Uint8Array(1 << bits);
  const lastSlot = isCreditAmount.length - 1;
  for (let row = firstRow; row < endRow; row += 1) {
    if (!(ledger.amount[row]! > 0) || ledger.isComing[row] === 1) continue;
    credits.push(row);
    isCreditAmount[(ledger.amount[row]! / AMOUNTS_PER_SLOT) & lastSlot] = 1;
  }
  if (credits.length === 0) return { firstRow, endRow, credits, debits };
  for (let row = firstRow; row < endRow; row += 1) {
    const amount = -ledger.amount[row]!;
    if (amount > 0 && isCreditAmount[(amount / AMOUNTS_PER_SLOT) & lastSlot] === 1 && ledger.isComing[row] === 0)
      debits.push(row);
  }
  return { firstRow, endRow, credits, debits };
}
