import type { Ledger } from "../../model/ledger.js";
import type { RowLinks } from "../links/row-links.js";
import { keepIdOfFirst } from "./first-line.js";
import { linesAbreast } from "./lines-abreast.js";
import {
  comparePieces,
  isBiweeklyOrLonger,
  LEAST_ROWS_OF_LINE,
  MOST_LINES,
  type Piece,
  REST_MARK,
  restOf,
  rhythmOf,
} from "./pieces.js";
import { joinPriceChanges } from "./price-changes.js";

/** Least share of a group's rows that its lines hold together: with less, equal amounts are chance. */
const LEAST_SHARE_OF_LINES = 0.5;
/** Longer lists are left to the general sort. */
const MOST_INSERTED = 64;
/** Scratch memory of one call. */
const FEW_AMOUNTS = new Float64Array(MOST_INSERTED);

/** The lines of one amount each, and what is left. */
interface Amounts {
  readonly lines: readonly Piece[];
  readonly rest: Piece | undefined;
}

/**
 * The amounts that come back with a rhythm of their own, side by side, and what is left; undefined where there are none. One
 * amount that comes several times on each of its days is several lines. Each line's id is its amount's, but that of the line
 * which was there first.
 */
export function linesByAmount(ledger: Ledger, links: RowLinks, rows: readonly number[]): readonly Piece[] | undefined {
  const amounts = amountsOf(ledger, links, rows);
  const left = amounts?.rest?.rows.length ?? 0;
  return left > rows.length * (1 - LEAST_SHARE_OF_LINES) ? undefined : piecesOf(ledger, links, amounts);
}

/** The same where each row is of an amount that comes back: no bill that varies is left. */
export function linesOfSteadyAmounts(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
): readonly Piece[] | undefined {
  const amounts = amountsOf(ledger, links, rows);
  return amounts?.rest?.mark === REST_MARK ? undefined : piecesOf(ledger, links, amounts);
}

/** Undefined where there are none, or more than budget lines are. */
function amountsOf(ledger: Ledger, links: RowLinks, rows: readonly number[]): Amounts | undefined {
  const lines = linesOf(ledger, links, rows);
  if (lines.length === 0 || lines.length > MOST_LINES) return undefined;
  return { lines, rest: restOf(ledger, links, rows, lines, (rest) => markOfRest(ledger, rest, lines)) };
}

function piecesOf(ledger: Ledger, links: RowLinks, amounts: Amounts | undefined): readonly Piece[] | undefined {
  if (amounts === undefined) return undefined;
  const { lines, rest } = amounts;
  const pieces = joinPriceChanges(ledger, links, rest === undefined ? lines : [...lines, rest]);
  return keepIdOfFirst(ledger, pieces).toSorted(comparePieces);
}

/** What is left of one amount keeps the mark that it has once it is a line. */
function markOfRest({ amount }: Ledger, rest: readonly number[], lines: readonly Piece[]): number {
  const own = amount[rest[0]!]!;
  const isOwn = own !== 0 && rest.every((row) => amount[row] === own) && lines.every(({ mark }) => mark !== own);
  return isOwn ? own : REST_MARK;
}

function linesOf(ledger: Ledger, links: RowLinks, rows: readonly number[]): readonly Piece[] {
  const amounts = repeatedAmounts(ledger, rows);
  if (amounts.length === 0) return [];
  const rowsOf = amounts.map((): number[] => []);
  for (const row of rows) rowsOf[placeOf(amounts, ledger.amount[row]!)]?.push(row);
  const lines: Piece[] = [];
  rowsOf.forEach((same, place) => {
    const own = rhythmOf(ledger, links, same);
    if (isBiweeklyOrLonger(own)) lines.push({ rows: same, rhythm: own, mark: amounts[place]! });
    else for (const line of linesAbreast(ledger, links, same)) lines.push(line);
  });
  return lines;
}

/** The amounts that come back often enough for a line, ascending: in most groups there is none. */
function repeatedAmounts(ledger: Ledger, rows: readonly number[]): readonly number[] {
  const amounts = sortedAmounts(ledger, rows);
  const repeated: number[] = [];
  for (let at = LEAST_ROWS_OF_LINE - 1; at < rows.length; at += 1) {
    const amount = amounts[at]!;
    // A line of nothing is no budget line, and its amount would mark it as the group's own.
    if (amount === 0) continue;
    if (amounts[at - LEAST_ROWS_OF_LINE + 1] === amount && repeated.at(-1) !== amount) repeated.push(amount);
  }
  return repeated;
}

/** The place of an amount among some that ascend; -1 where it is none of them. */
function placeOf(amounts: readonly number[], amount: number): number {
  let low = 0;
  let high = amounts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (amounts[middle]! < amount) low = middle + 1;
    else high = middle;
  }
  return amounts[low] === amount ? low : -1;
}

/** The amounts of rows, ascending, as the first numbers of an array. Those of few rows are valid until the next call. */
function sortedAmounts(ledger: Ledger, rows: readonly number[]): Float64Array {
  if (rows.length > MOST_INSERTED) {
    const amounts = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) amounts[at] = ledger.amount[rows[at]!]!;
    return amounts.sort();
  }
  for (let at = 0; at < rows.length; at += 1) {
    const amount = ledger.amount[rows[at]!]!;
    let place = at;
    for (; place > 0 && FEW_AMOUNTS[place - 1]! > amount; place -= 1) FEW_AMOUNTS[place] = FEW_AMOUNTS[place - 1]!;
    FEW_AMOUNTS[place] = amount;
  }
  return FEW_AMOUNTS;
}
