import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import type { Rhythm } from "../rhythm/rhythm.js";
import { linesByAmount, linesOfSteadyAmounts } from "./lines-by-amount.js";
import { isCrowded, isFlawless, isFourWeeksOrLonger, type Piece } from "./pieces.js";

/**
 * Lines by amount that account for each row of a group where its rhythm does not: some rows are more than it expects, or it
 * is one of weeks, which two payments a month meet by chance, as a quarter has few of them.
 */
export function linesSideBySide(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
  rhythm: Rhythm,
): readonly Piece[] | undefined {
  const hasMore = isCrowded(rhythm);
  if (!hasMore && isFourWeeksOrLonger(rhythm)) return undefined;
  const pieces = linesOfSteadyAmounts(ledger, links, rows);
  const isLine = (piece: Piece): boolean => isFlawless(piece.rhythm) && (hasMore || isFourWeeksOrLonger(piece.rhythm));
  return pieces !== undefined && pieces.length > 1 && pieces.every(isLine) ? pieces : undefined;
}

/**
 * The line of one amount, or of a price that changed, that alone meets the rhythm of its group each time, where the group has
 * rows too many: a standing order, and what the same person sends besides. However few these are, it is the line that it was.
 */
export function lineBesideExtras(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
  rhythm: Rhythm,
): readonly Piece[] | undefined {
  if (!isCrowded(rhythm) || !isFourWeeksOrLonger(rhythm)) return undefined;
  const isLine = (piece: Piece): boolean =>
    isFlawless(piece.rhythm) &&
    isFourWeeksOrLonger(piece.rhythm) &&
    piece.rhythm!.expected.length >= rhythm.expected.length;
  const pieces = linesByAmount(ledger, links, rows);
  return pieces !== undefined && pieces.length > 1 && pieces.some(isLine) ? pieces : undefined;
}
