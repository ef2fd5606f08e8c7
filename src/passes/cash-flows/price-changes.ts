import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { dueDayBeside } from "../rhythm/rhythm-steps.js";
import { isFlawless, lacksOneAtMost, type Piece, rhythmOf } from "./pieces.js";

/** Largest ratio of a line's amounts before and after a change of its price. */
export const MOST_PRICE_RATIO = 1.5;
/** So many days before it is due at the earliest a payment may be a line's next one: a weekend and a bank holiday lie between. */
const MOST_DAYS_EARLY = 3;

/**
 * Joins pieces of which one begins after the other's end, at about its price, and that have a rhythm together which is met
 * each time, but once at one price under two numbers: one line whose price or number changed. It keeps the mark of its first
 * price. A single payment that comes sooner than the line is due may as well be the first of another contract.
 *
 * @param pieces - Of one group, not many.
 */
export function joinPriceChanges(ledger: Ledger, links: RowLinks, pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const after of pieces.toSorted((left, right) => left.rows[0]! - right.rows[0]!)) {
    const ratioTo = (before: Piece): number => priceRatio(ledger, before, after);
    const line = joined
      .filter((before) => ratioTo(before) <= MOST_PRICE_RATIO && mayGoOn(ledger, before, after))
      .sort((left, right) => ratioTo(left) - ratioTo(right))
      .map((before) => ({ before, both: goneOn(ledger, links, before, after) }))
      .find(({ before, both }) => isFlawless(both.rhythm) || (ratioTo(before) === 1 && lacksOneAtMost(both.rhythm)));
    if (line === undefined) joined.push(after);
    else joined[joined.indexOf(line.before)] = line.both;
  }
  return joined;
}

/** How many times the larger of two amounts the smaller one is. */
export function ratioOf(amount: Ledger["amount"], row: number, other: number): number {
  return Math.max(amount[row]! / amount[other]!, amount[other]! / amount[row]!);
}

/** How far a piece's first amount lies from another's last; infinite where it begins before that one's end. */
function priceRatio({ amount, day }: Ledger, before: Piece, after: Piece): number {
  const last = before.rows[before.rows.length - 1]!;
  const first = after.rows[0]!;
  if (day[first]! <= day[last]!) return Number.POSITIVE_INFINITY;
  return ratioOf(amount, last, first);
}

function mayGoOn({ day }: Ledger, { rhythm }: Piece, { rows }: Piece): boolean {
  if (rhythm === undefined || rows.length > 1) return true;
  return day[rows[0]!]! >= dueDayBeside(rhythm, rhythm.expected.at(-1)!, 1) - MOST_DAYS_EARLY;
}

function goneOn(ledger: Ledger, links: RowLinks, before: Piece, after: Piece): Piece {
  const rows = [...before.rows, ...after.rows];
  return { rows, rhythm: rhythmOf(ledger, links, rows), mark: before.mark };
}
