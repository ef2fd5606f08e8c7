import { hashDigits, hashNumber } from "../base/hash.js";
import { medianOf } from "../base/statistics.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { CATEGORIES, familyOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES, type TransactionType } from "../model/transaction-type.js";
import { type Classification, labelRootOf } from "./classification.js";
import type { Counting } from "./counting.js";
import type { Links } from "./links.js";
import type { ObservationWindow } from "./observation-window.js";
import { findRhythm, type Rhythm } from "./rhythm.js";

/** What grouping needs. */
export interface CashFlowNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly classification: Classification;
  readonly links: Links;
  readonly counting: Counting;
  readonly lexicon: Lexicon;
}

/** One budget line: transactions of one account, direction and description group, apart by amount where they are several. */
export interface CashFlow {
  /** Stable id: account, direction, description group, and the amount of a line that was split off. */
  readonly id: string;
  readonly account: number;
  /** The type that most of its transactions have. */
  readonly type: TransactionType;
  /** Number of the category that the text gives. */
  readonly category: number;
  readonly labelRoot: string;
  readonly label: string;
  /** Rows in canonical order. */
  readonly rows: readonly number[];
  /** The rhythm of its days, retries left out; undefined where there is none. */
  readonly rhythm: Rhythm | undefined;
}

/** The cash flows of a window. */
export interface CashFlows {
  readonly flows: readonly CashFlow[];
  /** The flow of each row of the ledger: also of rows outside the window that belong to one; -1 for none. */
  readonly flowOfRow: Int32Array;
}

interface Piece {
  readonly rows: readonly number[];
  readonly rhythm: Rhythm | undefined;
  /** What tells a split-off line from the others of its group: its amount, or its place among near amounts; 0 for the rest. */
  readonly mark: number;
}

/** No cash flows: for products that look at transactions only. */
export function noCashFlows(ledger: Ledger): CashFlows {
  return { flows: [], flowOfRow: new Int32Array(ledger.size).fill(-1) };
}

/**
 * Groups the window's transactions into budget lines (decisions section 6). A description group that hides several lines
 * (two loans with one lender) is split by amount where each part has a rhythm of its own.
 */
export function groupCashFlows({ ledger, window, classification, links, counting, lexicon }: CashFlowNeeds): CashFlows {
  const flows: CashFlow[] = [];
  const flowOfRow = new Int32Array(ledger.size).fill(-1);
  const flowsOfLine: (readonly number[] | undefined)[] = [];
  for (const rows of rowsByLine(window.rows, classification, counting)) {
    const first = rows[0]!;
    const line = lineOf(classification, counting, first);
    const pieces = splitGroup(ledger, links, classification, rows);
    const root = labelRootOf(lexicon, ledger, classification, first);
    flowsOfLine[line] = pieces.map((_, place) => flows.length + place);
    const key = lineKeyOf(classification, line);
    pieces.forEach((piece, place) => {
      for (const row of piece.rows) flowOfRow[row] = flows.length;
      flows.push(createFlow(ledger, classification, links, key, piece, place, root));
    });
  }
  joinRowsOutside(ledger, classification, flows, flowsOfLine, flowOfRow);
  return { flows, flowOfRow };
}

/**
 * The number of a row's line: its description group, own transfers apart from all else. Otherwise a transfer between own
 * accounts that bears the words of a rent would change the rent's rhythm.
 */
function lineOf({ group }: Classification, { isMoved }: Counting, row: number): number {
  return group[row]! * 2 + isMoved[row]!;
}

/** The key of a line: the same in every analysis that holds its description group. */
function lineKeyOf({ groupKeys }: Classification, line: number): number {
  return hashNumber(line & 1, groupKeys[line >> 1]!);
}

/** The id of the flow that the rows of a description group would form: for rows that are in no flow of the window. */
export function flowIdOfGroup(classification: Classification, group: number): string {
  return hashDigits(lineKeyOf(classification, group * 2));
}

/** The window's rows by line, lines in the order of their first row. */
function rowsByLine(
  rows: Uint32Array,
  classification: Classification,
  counting: Counting,
): readonly (readonly number[])[] {
  const lines: number[][] = [];
  const rowsOf: (number[] | undefined)[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const line = lineOf(classification, counting, row);
    const known = rowsOf[line];
    if (known !== undefined) known.push(row);
    else {
      const own = [row];
      rowsOf[line] = own;
      lines.push(own);
    }
  }
  return lines;
}

/** Fewest rows, and fewest rows of one amount, for a group to be looked at as several lines. */
const LEAST_ROWS_TO_SPLIT = 4;
const LEAST_ROWS_OF_LINE = 3;
/** Most lines that one group is split into: more are no budget lines but noise. */
const MOST_LINES = 12;
/** Least share of a group's rows that its lines hold together: with less, equal amounts are chance. */
const LEAST_SHARE_OF_LINES = 0.5;
/** Least ratio of neighbouring amounts where two levels of amounts part, and how many such steps are tried. */
const LEAST_LEVEL_RATIO = 1.1;
const MOST_LEVELS_TRIED = 3;
/** Least mean gap, in days, of a group that can be two such lines: they are monthly or nearly so. */
const LEAST_GAP_OF_TWO_LINES = 5;

/**
 * Splits off the amounts that come back with a rhythm of their own, where the group as a whole has none and at least two
 * lines run side by side.
 */
function splitGroup(
  ledger: Ledger,
  links: Links,
  classification: Classification,
  rows: readonly number[],
): readonly Piece[] {
  const rhythm = rhythmOf(ledger, links, rows);
  const whole: readonly Piece[] = [{ rows, rhythm, mark: 0 }];
  if (rows.length < LEAST_ROWS_TO_SPLIT || rhythm !== undefined || !canHideLines(classification, rows[0]!))
    return whole;
  const lines = linesByAmount(ledger, links, rows);
  const covered = lines.reduce((count, line) => count + line.rows.length, 0);
  if (lines.length === 0 || lines.length > MOST_LINES || covered < rows.length * LEAST_SHARE_OF_LINES)
    return linesByLevel(ledger, links, rows) ?? whole;
  const pieces = joinRest(ledger, links, rows, lines);
  return pieces.length < 2 ? whole : pieces;
}

/** The amounts that come back with a rhythm of their own. */
function linesByAmount(ledger: Ledger, links: Links, rows: readonly number[]): readonly Piece[] {
  const byAmount = new Map<number, number[]>();
  for (const row of rows) {
    const amount = ledger.amount[row]!;
    const same = byAmount.get(amount);
    if (same === undefined) byAmount.set(amount, [row]);
    else same.push(row);
  }
  const lines: Piece[] = [];
  for (const [amount, same] of byAmount) {
    if (same.length < LEAST_ROWS_OF_LINE) continue;
    const own = rhythmOf(ledger, links, same);
    if (isBiweeklyOrLonger(own)) lines.push({ rows: same, rhythm: own, mark: amount });
  }
  return lines;
}

/**
 * Two lines whose amounts vary, each about a level of its own (two wages from one employer): the rows apart at one of the
 * widest steps between their amounts, where both sides have a rhythm. The lower side keeps the group's id, whatever side
 * has more rows, so that ids stay when rows are added.
 */
function linesByLevel(ledger: Ledger, links: Links, rows: readonly number[]): readonly Piece[] | undefined {
  const spanDays = ledger.day[rows[rows.length - 1]!]! - ledger.day[rows[0]!]!;
  if (rows.length < 2 * LEAST_ROWS_OF_LINE || spanDays < rows.length * LEAST_GAP_OF_TWO_LINES) return undefined;
  const amounts = rows.map((row) => Math.abs(ledger.amount[row]!)).sort((left, right) => left - right);
  const steps: { readonly above: number; readonly ratio: number }[] = [];
  for (let at = LEAST_ROWS_OF_LINE; at <= amounts.length - LEAST_ROWS_OF_LINE; at += 1) {
    const ratio = amounts[at]! / amounts[at - 1]!;
    if (ratio >= LEAST_LEVEL_RATIO) steps.push({ above: amounts[at]!, ratio });
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
const IS_CONTRACT = Uint8Array.from(CATEGORIES, (category) =>
  familyOf(category) === "CREDIT" || /^(TELECOM|POWER|INSURANCE|MULTIMEDIA|SPORT|RENT)/.test(category) ? 1 : 0,
);

/** Purchases by card, cash and cheques are no contracts: equal amounts among them are chance, unless the category is one of contracts. */
function canHideLines({ type, category }: Classification, row: number): boolean {
  return IS_CARD_OR_CASH[type[row]!] === 0 || IS_CONTRACT[category[row]!] === 1;
}

function rhythmOf(ledger: Ledger, links: Links, rows: readonly number[]): Rhythm | undefined {
  const days: number[] = [];
  for (const row of rows) if (links.retryOf[row] === -1) days.push(ledger.day[row]!);
  return findRhythm(days);
}

function isBiweeklyOrLonger(rhythm: Rhythm | undefined): boolean {
  return rhythm !== undefined && rhythm.periodicity !== "DAILY" && rhythm.periodicity !== "WEEKLY";
}

/** The lines and, where rows are left, one more piece that holds them; the piece with most rows first. */
function joinRest(ledger: Ledger, links: Links, rows: readonly number[], lines: readonly Piece[]): readonly Piece[] {
  const taken = new Set(lines.flatMap((line) => line.rows));
  const rest = rows.filter((row) => !taken.has(row));
  const pieces =
    rest.length === 0 ? [...lines] : [...lines, { rows: rest, rhythm: rhythmOf(ledger, links, rest), mark: 0 }];
  return pieces.sort((left, right) => right.rows.length - left.rows.length || left.mark - right.mark);
}

function createFlow(
  ledger: Ledger,
  classification: Classification,
  links: Links,
  key: number,
  piece: Piece,
  place: number,
  root: string,
): CashFlow {
  const first = piece.rows[0]!;
  return {
    id: hashDigits(piece.mark === 0 ? key : hashNumber(piece.mark, key)),
    account: ledger.account[first]!,
    type: usualType(classification, links, piece.rows),
    category: classification.category[first]!,
    labelRoot: root,
    label: place === 0 ? root : `${root} - ${place + 1}`,
    rows: piece.rows,
    rhythm: piece.rhythm,
  };
}

/** The type that most rows have; a line of own transfers is an internal one, as its transactions say. */
function usualType({ type }: Classification, links: Links, rows: readonly number[]): TransactionType {
  if (links.transferOf[rows[0]!] !== -1) return "INCOMING_INTERNAL_TRANSFER";
  if (links.transferredOn[rows[0]!] !== -1) return "OUTGOING_INTERNAL_TRANSFER";
  const counts = new Uint32Array(TRANSACTION_TYPES.length);
  let usual = type[rows[0]!]!;
  for (const row of rows) counts[type[row]!]! += 1;
  counts.forEach((count, number) => {
    if (count > counts[usual]!) usual = number;
  });
  return TRANSACTION_TYPES[usual]!;
}

/** Rows outside the window take the flow of their group whose usual amount is nearest; they change nothing in it. */
function joinRowsOutside(
  ledger: Ledger,
  classification: Classification,
  flows: readonly CashFlow[],
  flowsOfLine: readonly (readonly number[] | undefined)[],
  flowOfRow: Int32Array,
): void {
  const medians = new Map<number, number>();
  const medianAmount = (number: number): number => {
    const known = medians.get(number);
    if (known !== undefined) return known;
    const median = medianOf(flows[number]!.rows.map((row) => ledger.amount[row]!));
    medians.set(number, median);
    return median;
  };
  for (let row = 0; row < ledger.size; row += 1) {
    if (flowOfRow[row] !== -1) continue;
    const numbers = flowsOfLine[classification.group[row]! * 2] ?? flowsOfLine[classification.group[row]! * 2 + 1];
    if (numbers === undefined) continue;
    const distance = (number: number): number => Math.abs(medianAmount(number) - ledger.amount[row]!);
    flowOfRow[row] =
      numbers.length === 1
        ? numbers[0]!
        : numbers.reduce((best, number) => (distance(number) < distance(best) ? number : best));
  }
}
