import { lastOfMonth } from "../base/calendar.js";
import { listsByKey, NO_KEY } from "../base/lists.js";
import type { Money } from "../base/money.js";
import { CATEGORIES, type Category } from "../model/category.js";
import { dayOfRow, type Ledger } from "../model/ledger.js";

/** The transactions of one category that count, with their sum. */
export interface CategoryTotal {
  readonly category: Category;
  readonly total: Money;
  /** Calendar months that hold at least one of the transactions. */
  readonly monthsWithValues: number;
  /** Rows in canonical order. */
  readonly rows: readonly number[];
}

/** Sums the rows that count by category, largest absolute total first, then by name (decisions section 7). */
export function totalByCategory(
  ledger: Ledger,
  rows: Uint32Array,
  categoryOfRow: Uint8Array,
  counts: (row: number) => boolean,
): readonly CategoryTotal[] {
  const counted = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) counted[at] = counts(rows[at]!) ? categoryOfRow[rows[at]!]! : NO_KEY;
  const { keys, lists } = listsByKey(rows, counted, CATEGORIES.length);
  return keys
    .map((category, place) => totalOf(ledger, CATEGORIES[category]!, lists[place]!))
    .sort((left, right) => Math.abs(right.total) - Math.abs(left.total) || (left.category < right.category ? -1 : 1));
}

/** The exact sum of totals. */
export function sumOfTotals(totals: readonly CategoryTotal[]): Money {
  const sum = totals.reduce((subtotal, { total }) => subtotal + total, 0);
  return (sum === 0 ? 0 : sum) as Money;
}

function totalOf(ledger: Ledger, category: Category, rows: readonly number[]): CategoryTotal {
  return { category, total: sumOf(ledger, rows), monthsWithValues: countMonths(ledger, rows), rows };
}

/** The exact sum of rows. */
export function sumOf(ledger: Ledger, rows: readonly number[]): Money {
  let sum = 0;
  for (const row of rows) sum += ledger.amount[row]!;
  return (sum === 0 ? 0 : sum) as Money;
}

/** How many calendar months hold at least one of the rows, which are in the order of their days. */
export function countMonths(ledger: Ledger, rows: readonly number[]): number {
  let months = 0;
  let monthEnd = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const day = dayOfRow(ledger, row);
    if (day <= monthEnd) continue;
    months += 1;
    monthEnd = lastOfMonth(day);
  }
  return months;
}
