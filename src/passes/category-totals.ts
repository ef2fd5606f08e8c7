import { lastOfMonth } from "../base/calendar.js";
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

/** Sums rows by category, largest absolute total first, then by name (decisions section 7). */
export function totalByCategory(
  ledger: Ledger,
  rows: readonly number[],
  categoryOfRow: Uint8Array,
): readonly CategoryTotal[] {
  const rowsOf = new Map<number, number[]>();
  for (const row of rows) {
    const category = categoryOfRow[row]!;
    const known = rowsOf.get(category);
    if (known === undefined) rowsOf.set(category, [row]);
    else known.push(row);
  }
  return Array.from(rowsOf, ([category, own]) => totalOf(ledger, CATEGORIES[category]!, own)).sort(
    (left, right) => Math.abs(right.total) - Math.abs(left.total) || (left.category < right.category ? -1 : 1),
  );
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
