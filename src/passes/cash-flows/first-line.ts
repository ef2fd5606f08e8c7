import type { Ledger } from "../../model/ledger.js";
import { dueDayBeside, GRACE_DAYS } from "../rhythm/rhythm-steps.js";
import type { Piece } from "./pieces.js";

/**
 * Gives the group's id to the line that was there first, which had it alone: to the only line, or the one that was seen when
 * all others of these would have been and were not. Where none was, as each goes back to the window's start, or the oldest has
 * too few payments left for a rhythm, none has it: it would pass from one to another as the window moves, and what a client
 * says of one loan would be taken to be said of the other.
 *
 * @param isPart - Whether a piece without a rhythm is a line of which the window shows too little.
 */
export function keepIdOfFirst(
  ledger: Ledger,
  pieces: readonly Piece[],
  isPart: (piece: Piece) => boolean = (piece) => isOfOneAmount(ledger, piece),
): readonly Piece[] {
  const [oldest, ...others] = pieces
    .filter((piece) => piece.rhythm !== undefined || (piece.rows.length > 1 && isPart(piece)))
    .sort((left, right) => left.rows[0]! - right.rows[0]!);
  if (oldest?.rhythm === undefined) return pieces;
  const firstDay = ledger.day[oldest.rows[0]!]!;
  return others.every((piece) => latestDayUnseen(ledger, piece) >= firstDay)
    ? pieces.map((piece) => (piece === oldest ? { ...piece, mark: 0 } : piece))
    : pieces;
}

function isOfOneAmount({ amount }: Ledger, { rows }: Piece): boolean {
  return rows.every((row) => amount[row] === amount[rows[0]!]);
}

/** The last day on which a line would have been seen before its first payment, had there been one. */
function latestDayUnseen({ day }: Ledger, { rhythm, rows }: Piece): number {
  if (rhythm !== undefined) return dueDayBeside(rhythm, rhythm.expected[0]!, -1) - GRACE_DAYS[rhythm.periodicity];
  return 2 * day[rows[0]!]! - day[rows[1]!]! - GRACE_DAYS.MONTHLY;
}
