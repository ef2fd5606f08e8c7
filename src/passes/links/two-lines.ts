import type { Ledger } from "../../model/ledger.js";
import { visitNearest } from "../nearest-rows.js";
import type { RowLinks } from "./row-links.js";

/** Fewest days from one instalment of a month, or of four weeks, to the next. */
export const LEAST_MONTH_DAYS = 28;
/** Most of them, with a weekend between. */
export const MOST_MONTH_DAYS = 33;
/** In so many other months two lines were paid: in a single one, the second may be what was owed besides. */
const LEAST_MONTHS_OF_TWO_LINES = 2;

/**
 * Whether two rows of a group of such rows are instalments of two lines: in other months both were paid, and the first did not
 * come back.
 */
export function areTwoLines(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
  first: number,
  second: number,
): boolean {
  let months = 0;
  for (const way of [-1, 1]) {
    let one = first;
    let other = second;
    while (months < LEAST_MONTHS_OF_TWO_LINES) {
      one = rowAMonthAway(ledger, rows, one, way);
      other = rowAMonthAway(ledger, rows, other, way);
      if (one === -1 || other === -1 || links.rowOf("rejectedOn", one) !== -1) break;
      if (one === other && !hasTwin(ledger, rows, one)) break;
      months += 1;
    }
  }
  return months === LEAST_MONTHS_OF_TWO_LINES;
}

/** Whether another row lies on the same day: two that are due on one day stand for each other. */
function hasTwin(ledger: Ledger, rows: readonly number[], row: number): boolean {
  let count = 0;
  visitNearest(ledger, rows, { day: ledger.day[row]!, daysBefore: 0, daysAfter: 0 }, () => {
    count += 1;
    return count < 2;
  });
  return count === 2;
}

/** A row that lies a month before (-1) or after (1) another; -1 for none. */
function rowAMonthAway(ledger: Ledger, rows: readonly number[], row: number, way: number): number {
  const reach = MOST_MONTH_DAYS - LEAST_MONTH_DAYS;
  const [daysBefore, daysAfter] = way < 0 ? [reach, 0] : [0, reach];
  let found = -1;
  visitNearest(ledger, rows, { day: ledger.day[row]! + way * LEAST_MONTH_DAYS, daysBefore, daysAfter }, (nearest) => {
    found = nearest;
    return false;
  });
  return found;
}
