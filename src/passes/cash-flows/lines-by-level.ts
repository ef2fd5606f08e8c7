import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { isBiweeklyOrLonger, LEAST_ROWS_OF_LINE, type Piece, rhythmOf } from "./pieces.js";

/** How many steps between amounts are tried, the widest first. */
const MOST_LEVELS_TRIED = 2;
/** Least mean gap of a group that can be two such lines: they are monthly or nearly so. */
const LEAST_GAP_OF_TWO_LINES_DAYS = 10;

/**
 * Two incomes that vary, each about a level of its own (two wages from one employer): the rows apart at one of the widest
 * steps between their amounts, where both sides have a rhythm and about as many rows. The lower side keeps the group's id.
 */
export function linesByLevel(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
  leastRatio: number,
): readonly Piece[] | undefined {
  const spanDays = ledger.day[rows[rows.length - 1]!]! - ledger.day[rows[0]!]!;
  if (rows.length < 2 * LEAST_ROWS_OF_LINE || spanDays < (rows.length - 1) * LEAST_GAP_OF_TWO_LINES_DAYS)
    return undefined;
  if (ledger.amount[rows[0]!]! < 0) return undefined;
  const amounts = rows.map((row) => Math.abs(ledger.amount[row]!)).sort((left, right) => left - right);
  const steps: { readonly above: number; readonly ratio: number }[] = [];
  const least = Math.max(LEAST_ROWS_OF_LINE, rows.length >> 2);
  for (let at = least; at <= amounts.length - least; at += 1) {
    const ratio = amounts[at]! / amounts[at - 1]!;
    if (ratio >= leastRatio) steps.push({ above: amounts[at]!, ratio });
  }
  steps.sort((left, right) => right.ratio - left.ratio || left.above - right.above);
  for (const { above } of steps.slice(0, MOST_LEVELS_TRIED)) {
    const pieces = [false, true].map((isUpper, mark) => {
      const own = rows.filter((row) => Math.abs(ledger.amount[row]!) >= above === isUpper);
      return { rows: own, rhythm: rhythmOf(ledger, links, own), mark };
    });
    if (pieces.every(({ rhythm }) => isBiweeklyOrLonger(rhythm))) return pieces;
  }
  return undefined;
}
