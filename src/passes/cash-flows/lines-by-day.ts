import type { Day } from "../../base/calendar.js";
import { CIRCLE_DAYS, placeInMonth } from "../../base/month-circle.js";
import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { keepIdOfFirst } from "./first-line.js";
import { comparePieces, isFlawless, type Piece, rhythmOf } from "./pieces.js";

/** Fewest rows of two lines, and how many days of the month lie between them at least, on either side. */
const LEAST_ROWS = 6;
const LEAST_DAYS_BETWEEN = 6;
/** Mean gaps, in days, that two monthly lines have together. */
const LEAST_MEAN_GAP_DAYS = 10;
const MOST_MEAN_GAP_DAYS = 22;
/** Largest ratio of two amounts of one line. */
const MOST_AMOUNT_RATIO = 1.5;
/** Set the two lines apart, in their order; no type of transaction and nothing that is left has these marks. */
const DAY_MARKS = [-1002, -1000] as const;
/** The day of the month from which two lines are ordered: about a month's end, where many are due, weekends move the order. */
const FIRST_DAY_OF_ORDER = 22;

/**
 * Two monthly lines of one payee that their amounts do not tell apart: two loans of the same instalment, a rent in two
 * halves. Their days lie about two days of the month, far from each other, and each line has a month's rhythm without a gap.
 */
export function linesByDay(ledger: Ledger, links: RowLinks, rows: readonly number[]): readonly Piece[] | undefined {
  const meanGap = (ledger.day[rows[rows.length - 1]!]! - ledger.day[rows[0]!]!) / (rows.length - 1);
  if (rows.length < LEAST_ROWS || meanGap < LEAST_MEAN_GAP_DAYS || meanGap > MOST_MEAN_GAP_DAYS) return undefined;
  const placeOf = (row: number): number => placeInMonth(ledger.day[row]! as Day);
  const cuts = widestGaps(rows.map(placeOf));
  if (cuts === undefined) return undefined;
  const [first, second] = cuts;
  const isBetween = (row: number): boolean => placeOf(row) > first && placeOf(row) <= second;
  const pieces = [rows.filter(isBetween), rows.filter((row) => !isBetween(row))].map((own) => ({
    rows: own,
    rhythm: rhythmOf(ledger, links, own),
  }));
  if (!pieces.every((piece) => isSteady(ledger, piece.rows))) return undefined;
  if (!pieces.every(({ rhythm }) => rhythm?.periodicity === "MONTHLY" && isFlawless(rhythm))) return undefined;
  const orderOf = ({ rhythm }: Pick<Piece, "rhythm">): number =>
    (Math.min(rhythm!.dueDays[0]!, CIRCLE_DAYS) - FIRST_DAY_OF_ORDER + CIRCLE_DAYS) % CIRCLE_DAYS;
  const lines = pieces
    .sort((left, right) => orderOf(left) - orderOf(right))
    .map((piece, place) => ({ ...piece, mark: DAY_MARKS[place]! }));
  return keepIdOfFirst(ledger, lines).toSorted(comparePieces);
}

/** Whether amounts are of one size: a contract's, or a wage's. */
function isSteady(ledger: Ledger, rows: readonly number[]): boolean {
  const amounts = rows.map((row) => Math.abs(ledger.amount[row]!));
  return Math.max(...amounts) <= MOST_AMOUNT_RATIO * Math.min(...amounts);
}

/**
 * The places on the circle of a month's days after which its two widest gaps begin, ascending; undefined where these are
 * not wide enough for two lines.
 */
function widestGaps(places: readonly number[]): readonly [number, number] | undefined {
  const sorted = [...new Set(places)].sort((left, right) => left - right);
  const gaps = sorted.map((place, at) => {
    const next = sorted[at + 1] ?? sorted[0]! + CIRCLE_DAYS;
    return { place, days: next - place };
  });
  const [widest, other] = gaps.sort((left, right) => right.days - left.days || left.place - right.place);
  if (widest === undefined || other === undefined || other.days < LEAST_DAYS_BETWEEN) return undefined;
  return widest.place < other.place ? [widest.place, other.place] : [other.place, widest.place];
}
