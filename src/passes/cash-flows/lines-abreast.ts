import { compareTexts } from "../../base/collections.js";
import { hashNumber } from "../../base/hash.js";
import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { isBiweeklyOrLonger, LEAST_ROWS_OF_LINE, MOST_LINES, type Piece, rhythmOf } from "./pieces.js";

/**
 * The lines of one amount that comes several times on each of its days: two loans of one lender with the same instalment, a
 * nursery that is paid for each child. The first of each day, in the order of their texts, are a line, the second another, as
 * long as each has a rhythm of two weeks or longer; none where there are fewer than two, or more than budget lines are.
 *
 * @param rows - Rows of one amount, in canonical order.
 */
export function linesAbreast(ledger: Ledger, links: RowLinks, rows: readonly number[]): readonly Piece[] {
  const lines: Piece[] = [];
  const places = rowsByPlaceInDay(ledger, rows);
  if (places.length > MOST_LINES) return lines;
  for (const own of places) {
    const rhythm = own.length < LEAST_ROWS_OF_LINE ? undefined : rhythmOf(ledger, links, own);
    if (!isBiweeklyOrLonger(rhythm)) break;
    const amount = ledger.amount[own[0]!]!;
    lines.push({ rows: own, rhythm, mark: lines.length === 0 ? amount : hashNumber(lines.length, amount) });
  }
  return lines.length > 1 ? lines : [];
}

/** The first rows of each day, the second ones, and so on: contracts on one day are told by the order of their texts. */
function rowsByPlaceInDay({ day, description }: Ledger, rows: readonly number[]): readonly (readonly number[])[] {
  const sorted = rows.toSorted(
    (left, right) => day[left]! - day[right]! || compareTexts(description[left]!, description[right]!) || left - right,
  );
  const places: number[][] = [];
  let place = 0;
  sorted.forEach((row, at) => {
    place = at > 0 && day[row] === day[sorted[at - 1]!] ? place + 1 : 0;
    const known = places[place];
    if (known === undefined) places.push([row]);
    else known.push(row);
  });
  return places;
}
