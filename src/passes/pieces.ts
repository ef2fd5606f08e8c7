import type { Ledger } from "../model/ledger.js";
import { findRhythm } from "./find-rhythm.js";
import type { Rhythm } from "./rhythm.js";
import type { RowLinks } from "./row-links.js";

/** One budget line of a description group. */
export interface Piece {
  readonly rows: readonly number[];
  readonly rhythm: Rhythm | undefined;
  /**
   * What tells a split-off line from the others of its group: its amount, its place among near amounts, or its type or day below 0;
   * 0 for the line that keeps the group's id.
   */
  readonly mark: number;
}

/** The rhythm of some rows, retries left out. */
export function rhythmOf(ledger: Ledger, links: RowLinks, rows: readonly number[]): Rhythm | undefined {
  const days: number[] = [];
  for (const row of rows) if (!links.isRetry(row)) days.push(ledger.day[row]!);
  return findRhythm(days);
}

/** Whether a rhythm was met each time, and by all rows. */
export function isFlawless(rhythm: Rhythm | undefined): boolean {
  return rhythm !== undefined && rhythm.accuracy.numerator === rhythm.accuracy.denominator;
}

/** Whether a rhythm is that of a contract or an income rather than of purchases. */
export function isBiweeklyOrLonger(rhythm: Rhythm | undefined): boolean {
  return rhythm !== undefined && rhythm.periodicity !== "DAILY" && rhythm.periodicity !== "WEEKLY";
}
