import { categoryFlags, familyOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES } from "../model/transaction-type.js";
import type { Classification } from "./classification.js";
import { linesByDay } from "./lines-by-day.js";
import { isBiweeklyOrLonger, isFlawless, type Piece, rhythmOf } from "./pieces.js";
import type { Rhythm } from "./rhythm.js";
import type { RowLinks } from "./row-links.js";

/** Fewest rows, and fewest rows of one amount, for a group to be looked at as several lines. */
const LEAST_ROWS_TO_SPLIT = 4;
const LEAST_ROWS_OF_LINE = 3;
/** Most lines that one group is split into: more are no budget lines but noise. */
const MOST_LINES = 12;
/** Least share of a group's rows that its lines hold together: with less, equal amounts are chance. */
const LEAST_SHARE_OF_LINES = 0.5;
/** Occurrences for each expected one from which a rhythm may be that of one line among several. */
const LEAST_CROWDING = 1.4;
/** Least ratio of neighbouring amounts where two levels of amounts part, and how many such steps are tried. */
const LEAST_LEVEL_RATIO = 1.1;
const MOST_LEVELS_TRIED = 2;
/** The same ratio where all rows have a rhythm together: an allowance, and help that comes between its payments. */
const LEAST_RATIO_WITHIN_RHYTHM = 2;
/** Least mean gap, in days, of a group that can be two such lines: they are monthly or nearly so. */
const LEAST_GAP_OF_TWO_LINES = 10;

/**
 * Splits a group that as a whole has no rhythm which accounts for its rows: by amounts that come back with a rhythm of their
 * own, side by side, else by two levels of amounts, else by two days of the month, else by the types of its rows.
 */
export function splitGroup(
  ledger: Ledger,
  links: RowLinks,
  classification: Classification,
  rows: readonly number[],
): readonly Piece[] {
  const rhythm = rhythmOf(ledger, links, rows);
  const whole: readonly Piece[] = [{ rows, rhythm, mark: 0 }];
  if (rows.length < LEAST_ROWS_TO_SPLIT) return whole;
  if (isFilledBy(rhythm)) {
    // Two wages a month apart make a rhythm of two weeks together; a wage that doubled, or changes each month, makes none.
    const apart =
      rhythm?.periodicity === "BIWEEKLY" ? linesByLevel(ledger, links, rows, LEAST_RATIO_WITHIN_RHYTHM) : undefined;
    return apart?.every((piece) => isFlawless(piece.rhythm)) ? apart : whole;
  }
  if (!canHideLines(classification, rows[0]!)) return linesByType(ledger, links, classification, rows) ?? whole;
  const lines = linesByAmount(ledger, links, rows);
  const covered = lines.reduce((count, line) => count + line.rows.length, 0);
  if (lines.length === 0 || lines.length > MOST_LINES || covered < rows.length * LEAST_SHARE_OF_LINES)
    return (
      linesByLevel(ledger, links, rows, LEAST_LEVEL_RATIO) ??
      (IS_CARD_OR_CASH[classification.type[rows[0]!]!] === 0 ? linesByDay(ledger, links, rows) : undefined) ??
      linesByType(ledger, links, classification, rows) ??
      whole
    );
  const pieces = joinRest(ledger, links, rows, lines, () => 0);
  return pieces.length < 2 ? whole : pieces;
}

/**
 * The transactions of one type that have a rhythm of their own, apart from those of others: a bill that is debited month
 * after month, and its settlement by transfer.
 */
function linesByType(
  ledger: Ledger,
  links: RowLinks,
  { type }: Classification,
  rows: readonly number[],
): readonly Piece[] | undefined {
  if (rows.every((row) => type[row] === type[rows[0]!])) return undefined;
  const lines: Piece[] = [];
  for (const own of new Set(rows.map((row) => type[row]!))) {
    const same = rows.filter((row) => type[row] === own);
    const rhythm = IS_CARD_OR_CASH[own] === 1 ? undefined : rhythmOf(ledger, links, same);
    if (same.length >= LEAST_ROWS_OF_LINE && isBiweeklyOrLonger(rhythm))
      lines.push({ rows: same, rhythm, mark: markOfType(own) });
  }
  if (lines.length === 0) return undefined;
  const [largest, ...others] = lines.sort(comparePieces) as [Piece, ...Piece[]];
  const pieces = joinRest(ledger, links, rows, [{ ...largest, mark: 0 }, ...others], (row) => markOfType(type[row]!));
  // The line that keeps the group's id keeps its label too.
  return [...pieces].sort((left, right) => Number(left.mark !== 0) - Number(right.mark !== 0));
}

function markOfType(type: number): number {
  return -1 - type;
}

/** Whether a rhythm leaves no room for a second line: it expects nearly as many occurrences as there are. */
function isFilledBy(rhythm: Rhythm | undefined): boolean {
  if (rhythm === undefined) return false;
  const expected = rhythm.expected.length;
  return rhythm.accuracy.denominator - expected < expected * LEAST_CROWDING;
}

/** The amounts that come back with a rhythm of their own. */
function linesByAmount(ledger: Ledger, links: RowLinks, rows: readonly number[]): readonly Piece[] {
  const rowsOf = repeatedAmounts(ledger, rows);
  if (rowsOf.size === 0) return [];
  for (const row of rows) rowsOf.get(ledger.amount[row]!)?.push(row);
  const lines: Piece[] = [];
  for (const [amount, same] of rowsOf) {
    const own = rhythmOf(ledger, links, same);
    if (isBiweeklyOrLonger(own)) lines.push({ rows: same, rhythm: own, mark: amount });
  }
  return lines;
}

/** The amounts that come back often enough for a line, each with a list to fill: in most groups there is none. */
function repeatedAmounts(ledger: Ledger, rows: readonly number[]): Map<number, number[]> {
  const amounts = sortedAmounts(ledger, rows);
  const repeated = new Map<number, number[]>();
  for (let at = LEAST_ROWS_OF_LINE - 1; at < rows.length; at += 1) {
    const amount = amounts[at]!;
    if (amounts[at - LEAST_ROWS_OF_LINE + 1] === amount && !repeated.has(amount)) repeated.set(amount, []);
  }
  return repeated;
}

/** Longer lists are left to the general sort. */
const MOST_INSERTED = 64;
const FEW_AMOUNTS = new Float64Array(MOST_INSERTED);

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

/**
 * Two incomes that vary, each about a level of its own (two wages from one employer): the rows apart at one of the widest
 * steps between their amounts, where both sides have a rhythm and about as many rows. The lower side keeps the group's id.
 */
function linesByLevel(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
  leastRatio: number,
): readonly Piece[] | undefined {
  const spanDays = ledger.day[rows[rows.length - 1]!]! - ledger.day[rows[0]!]!;
  if (rows.length < 2 * LEAST_ROWS_OF_LINE || spanDays < rows.length * LEAST_GAP_OF_TWO_LINES) return undefined;
  if (ledger.amount[rows[0]!]! < 0) return undefined;
  const amounts = rows.map((row) => Math.abs(ledger.amount[row]!)).sort((left, right) => left - right);
  const steps: { readonly above: number; readonly ratio: number }[] = [];
  const least = Math.max(LEAST_ROWS_OF_LINE, rows.length >> 2);
  for (let at = least; at <= amounts.length - least; at += 1) {
    const ratio = amounts[at]! / amounts[at - 1]!;
    if (ratio >= leastRatio) steps.push({ above: amounts[at]!, ratio });
  }
  steps.sort((left, right) => right.ratio - left.ratio || left.above - right.above);
  for (const { above } of steps.slice(0, MOST_LEVELS_TRIED)) {
    const pieces = [false, true].map((isUpper, mark) => {
      const own = rows.filter((row) => Math.abs(ledger.amount[row]!) >= above === isUpper);
      return { rows: own, rhythm: rhythmOf(ledger, links, own), mark };
    });
    if (pieces.every(({ rhythm }) => isBiweeklyOrLonger(rhythm))) return pieces;
  }
  return undefined;
}

const IS_CARD_OR_CASH = Uint8Array.from(TRANSACTION_TYPES, (type) => (/^(CARD|CASH|CHECK)/.test(type) ? 1 : 0));
const IS_CONTRACT = categoryFlags(
  (category) => familyOf(category) === "CREDIT" || /^(TELECOM|POWER|INSURANCE|MULTIMEDIA|SPORT|RENT)/.test(category),
);

/** Purchases by card, cash and cheques are no contracts: equal amounts among them are chance, unless the category is one of contracts. */
function canHideLines({ type, textCategory }: Classification, row: number): boolean {
  return IS_CARD_OR_CASH[type[row]!] === 0 || IS_CONTRACT[textCategory[row]!] === 1;
}

/**
 * The lines and, where rows are left, one more piece that holds them, whose mark its first row tells; the piece with most rows
 * first.
 */
function joinRest(
  ledger: Ledger,
  links: RowLinks,
  rows: readonly number[],
  lines: readonly Piece[],
  markOf: (firstRow: number) => number,
): readonly Piece[] {
  const taken = new Set(lines.flatMap((line) => line.rows));
  const rest = rows.filter((row) => !taken.has(row));
  if (rest.length === 0) return [...lines].sort(comparePieces);
  return [...lines, { rows: rest, rhythm: rhythmOf(ledger, links, rest), mark: markOf(rest[0]!) }].sort(comparePieces);
}

function comparePieces(left: Piece, right: Piece): number {
  return right.rows.length - left.rows.length || left.mark - right.mark;
}
