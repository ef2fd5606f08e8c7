import type { Ledger } from "../../model/ledger.js";
import { dueDayBeside, GRACE_DAYS } from "../rhythm/rhythm-steps.js";
import type { Piece } from "./pieces.js";

/**
 * Gives the group's id to the line that was there first, which had it alone: to the only one with a rhythm, or the one that
 * was seen when all others of these would have been and were not. Where none was, as each goes back to the window's start,
 * none has it: it would pass from one to another as the window moves, and what a client says of one loan would be taken to be
 * said of the other.
 */
export function keepIdOfFirst(ledger: Ledger, pieces: readonly Piece[]): readonly Piece[] {
  const [oldest, ...others] = pieces
    .filter(({ rhythm }) => rhythm !== undefined)
    .sort((left, right) => left.rows[0]! - right.rows[0]!);
  if (oldest === undefined) return pieces;
  const firstDay = ledger.day[oldest.rows[0]!]!;
  const isYounger = ({ rhythm }: Piece): boolean =>
    dueDayBeside(rhythm!, rhythm!.expected[0]!, -1) - GRACE_DAYS[rhythm!.periodicity] >= firstDay;
  return others.every(isYounger) ? pieces.map((piece) => (piece === oldest ? { ...piece, mark: 0 } : piece)) : pieces;
}
