import type { Ledger } from "../model/ledger.js";

/** A stretch of days around one of them. */
export interface DaysAround {
  readonly day: number;
  readonly daysBefore: number;
  readonly daysAfter: number;
}

/**
 * Visits rows in the order of their distance from a day, within a stretch around it: of two days as far away the earlier one
 * first, and the rows of a day in their order.
 * @param rows - In canonical order, so by day.
 * @param visit - Returns whether to go on.
 */
export function visitNearest(
  ledger: Ledger,
  rows: readonly number[],
  { day, daysBefore, daysAfter }: DaysAround,
  visit: (row: number) => boolean,
): void {
  let earlierEnd = firstPlaceFrom(ledger, rows, day, rows.length);
  let laterStart = earlierEnd;
  for (;;) {
    const gapBefore = earlierEnd === 0 ? Number.POSITIVE_INFINITY : day - ledger.day[rows[earlierEnd - 1]!]!;
    const gapAfter = laterStart === rows.length ? Number.POSITIVE_INFINITY : ledger.day[rows[laterStart]!]! - day;
    const isBeforeIn = gapBefore <= daysBefore;
    const isAfterIn = gapAfter <= daysAfter;
    if (isBeforeIn && (!isAfterIn || gapBefore <= gapAfter)) {
      const start = firstPlaceFrom(ledger, rows, day - gapBefore, earlierEnd);
      for (let place = start; place < earlierEnd; place += 1) if (!visit(rows[place]!)) return;
      earlierEnd = start;
    } else if (isAfterIn) {
      if (!visit(rows[laterStart]!)) return;
      laterStart += 1;
    } else return;
  }
}

/** The place of the first row of a day or later, before an end; rows go by day. */
export function firstPlaceFrom(ledger: Ledger, rows: readonly number[], day: number, end: number): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ledger.day[rows[middle]!]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
