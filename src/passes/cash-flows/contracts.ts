import { isDigit } from "../../base/text.js";
import { LEAST_DIGITS_OF_CONTRACT } from "../../lexicon/paid-lender.js";
import { MOST_CHARACTERS_READ } from "../../lexicon/reading.js";
import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { isCrowded, isFourWeeksOrLonger, LEAST_ROWS_OF_LINE, rhythmOf } from "./pieces.js";
import { MOST_PRICE_RATIO, ratioOf } from "./price-changes.js";

/** So many numbers of a text are read: an account's, a mandate's and a reference's parts. */
const MOST_NUMBERS = 6;
/** Fewest rows of a number that its place alone tells: a payment's own number stands in one. */
const LEAST_ROWS_OF_PLACE = 2;
/** So many rows in a row tell a price: a first or last instalment, or one that makes good for another, may be of any amount. */
const LEAST_ROWS_OF_PRICE = 2;

/** A number of a text, and where it stands in it. */
interface TextNumber {
  readonly digits: string;
  readonly at: number;
}

/**
 * The numbers of the contracts that rows of one payee pay, by row. Of three rows or more, but not of all, which come every four
 * weeks or seldomer: a payment's own number stands in one row, a day's in the rows of that day, a branch's in all. Where such a
 * number stands in a text, others of the same layout in two rows have their contract's too.
 */
export function contractsOf(ledger: Ledger, links: RowLinks, rows: readonly number[]): ReadonlyMap<number, string> {
  const numbersOf = new Map(rows.map((row) => [row, numbersIn(ledger.description[row]!)]));
  const rowsOf = rowsByNumber(numbersOf);
  const countOf = (digits: string): number => rowsOf.get(digits)!.length;
  // By the order in which they count where a text has several.
  const known = new Map<string, number>();
  for (const [digits, own] of rowsOf) {
    if (own.length < LEAST_ROWS_OF_LINE || own.length === rows.length) continue;
    const rhythm = rhythmOf(ledger, links, own);
    if (rhythm === undefined || !isFourWeeksOrLonger(rhythm)) continue;
    // A contract's own number stands in more rows than that of a mandate that is renewed; but one of two contracts does too,
    // side by side in too many rows, or one after the other at two prices.
    known.set(digits, isCrowded(rhythm) || changesPrice(ledger, own) ? own.length : -own.length);
  }
  const contracts = new Map<number, string>();
  if (known.size === 0) return contracts;
  const places = new Map<string, number>();
  for (const [row, numbers] of numbersOf) {
    const own = numbers
      .filter(({ digits }) => known.has(digits))
      .sort(
        (left, right) => known.get(left.digits)! - known.get(right.digits)! || right.digits.length - left.digits.length,
      )[0];
    if (own === undefined) continue;
    contracts.set(row, own.digits);
    places.set(layoutOf(ledger.description[row]!), own.at);
  }
  for (const [row, numbers] of numbersOf) {
    if (contracts.has(row)) continue;
    const place = places.get(layoutOf(ledger.description[row]!));
    const own = numbers.find(({ at }) => at === place);
    if (own !== undefined && countOf(own.digits) >= LEAST_ROWS_OF_PLACE) contracts.set(row, own.digits);
  }
  return contracts;
}

/** Whether all of some amounts in a row are far from those before: another contract's, as instalments of one vary a little. */
function changesPrice({ amount }: Ledger, rows: readonly number[]): boolean {
  for (let at = LEAST_ROWS_OF_PRICE; at <= rows.length - LEAST_ROWS_OF_PRICE; at += 1) {
    const before = rows.slice(at - LEAST_ROWS_OF_PRICE, at);
    const after = rows.slice(at, at + LEAST_ROWS_OF_PRICE);
    if (after.every((row) => before.every((other) => ratioOf(amount, row, other) > MOST_PRICE_RATIO))) return true;
  }
  return false;
}

/** The numbers of a text, without their leading zeros, which not every text of a contract has. */
function numbersIn(text: string): readonly TextNumber[] {
  const numbers: TextNumber[] = [];
  const length = Math.min(text.length, MOST_CHARACTERS_READ);
  for (let at = 0; at < length && numbers.length < MOST_NUMBERS; at += 1) {
    const start = at;
    while (at < length && isDigit(text.charCodeAt(at)) && (at > start || text[at] !== "0")) at += 1;
    if (at - start >= LEAST_DIGITS_OF_CONTRACT) numbers.push({ digits: text.slice(start, at), at: start });
  }
  return numbers;
}

function rowsByNumber(numbersOf: ReadonlyMap<number, readonly TextNumber[]>): ReadonlyMap<string, readonly number[]> {
  const rowsOf = new Map<string, number[]>();
  for (const [row, numbers] of numbersOf) {
    for (const { digits } of numbers) {
      const own = rowsOf.get(digits);
      if (own === undefined) rowsOf.set(digits, [row]);
      else if (own.at(-1) !== row) own.push(row);
    }
  }
  return rowsOf;
}

/** A text with every digit written 0. */
function layoutOf(text: string): string {
  return text.slice(0, MOST_CHARACTERS_READ).replace(/\d/g, "0");
}
