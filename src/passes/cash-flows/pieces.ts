import type { Ledger } from "../../model/ledger.js";
import { TRANSACTION_TYPES } from "../../model/transaction-type.js";
import type { RowLinks } from "../links/row-links.js";
import { findRhythm, mayHaveRhythm } from "../rhythm/find-rhythm.js";
import type { Rhythm } from "../rhythm/rhythm.js";

/** Fewest rows of a line that is told apart from the others of its group. */
export const LEAST_ROWS_OF_LINE = 3;

/** Most lines that one group is split into: more are no budget lines but noise. */
export const MOST_LINES = 12;

/** The mark of what no line of a split group holds; no amount of a currency is this mark. */
export const REST_MARK = -1001;

/** Types of purchases, cash and cheques, by number. */
export const IS_CARD_OR_CASH: Uint8Array = Uint8Array.from(TRANSACTION_TYPES, (type) =>
  /^(CARD|CASH|CHECK)/.test(type) ? 1 : 0,
);

/** One budget line of a description group. */
export interface Piece {
  readonly rows: readonly number[];
  readonly rhythm: Rhythm | undefined;
  /**
   * What tells a line from the others of its group: its contract's number as a hash; its amount, with its place among lines of
   * that amount; its place among near amounts; or its rank, type, day or what is left below 0; 0 for the line that keeps the
   * group's id, which not every group has.
   */
  readonly mark: number;
}

/** The rhythm of some rows, retries left out. */
export function rhythmOf(ledger: Ledger, links: RowLinks, rows: readonly number[]): Rhythm | undefined {
  const occurrences = withoutRetries(links, rows);
  const first = ledger.day[occurrences[0]!]!;
  const last = ledger.day[occurrences[occurrences.length - 1]!]!;
  if (!mayHaveRhythm(occurrences.length, first, last)) return undefined;
  return findRhythm(
    occurrences.map((row) => ledger.day[row]!),
    ledger.amount[rows[0]!]! >= 0,
  );
}

function withoutRetries(links: RowLinks, rows: readonly number[]): readonly number[] {
  for (const row of rows) if (links.isRetry(row)) return rows.filter((other) => !links.isRetry(other));
  return rows;
}

/** Whether a rhythm was met each time, and by all rows. */
export function isFlawless(rhythm: Rhythm | undefined): boolean {
  return rhythm !== undefined && rhythm.accuracy.numerator === rhythm.accuracy.denominator;
}

/**
 * Whether a rhythm was met each time but once: a nursery may be closed in August, a supplier is paid now and then. A payment
 * that is late is not both missing and one too many.
 */
export function lacksOneAtMost(rhythm: Rhythm | undefined): boolean {
  if (rhythm === undefined) return false;
  return Math.max(rhythm.expected.length, occurrencesOf(rhythm)) - rhythm.accuracy.numerator / 2 <= 1;
}

/** Whether a rhythm is that of a contract or an income rather than of purchases. */
export function isBiweeklyOrLonger(rhythm: Rhythm | undefined): boolean {
  return rhythm !== undefined && rhythm.periodicity !== "DAILY" && rhythm.periodicity !== "WEEKLY";
}

/** Whether a rhythm is of four weeks or longer: that of a line which is due once a month. */
export function isFourWeeksOrLonger(rhythm: Rhythm | undefined): boolean {
  return isBiweeklyOrLonger(rhythm) && rhythm?.periodicity !== "BIWEEKLY";
}

/** How many occurrences a rhythm was found in. */
export function occurrencesOf({ accuracy, expected }: Rhythm): number {
  return accuracy.denominator - expected.length;
}

/** Whether some occurrences are more than a rhythm expects. */
export function isCrowded(rhythm: Rhythm): boolean {
  return occurrencesOf(rhythm) > rhythm.expected.length;
}

/** One more piece of the rows that no line holds; undefined where none are left. */
export function restOf(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
  lines: readonly Piece[],
  markOf: (rest: readonly number[]) => number,
): Piece | undefined {
  const taken = new Set(lines.flatMap((line) => line.rows));
  const rest = rows.filter((row) => !taken.has(row));
  return rest.length === 0 ? undefined : { rows: rest, rhythm: rhythmOf(ledger, links, rest), mark: markOf(rest) };
}

/** The piece that keeps the group's id first, which so keeps its label too; then the one with most rows. */
export function comparePieces(left: Piece, right: Piece): number {
  return compareSizes(left, right) || left.mark - right.mark;
}

/** The same order, in which pieces of as many rows are equal. */
export function compareSizes(left: Piece, right: Piece): number {
  return Number(left.mark !== 0) - Number(right.mark !== 0) || right.rows.length - left.rows.length;
}
