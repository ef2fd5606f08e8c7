import { hashNumber } from "../../base/hash.js";
import { listsByKey } from "../../base/lists.js";
import { categoryFlags } from "../../model/category.js";
import type { Classification } from "../classification.js";
import type { Counting } from "../counting.js";
import type { RowLinks } from "../links/row-links.js";
import { tellingTryOf } from "../telling-tries.js";

/**
 * What links make of a row, which parts the lines of a description group: nothing, a side of an own transfer, or a debit's
 * rejection that its own text does not tell.
 */
const STANDS = 0;
const MOVED = 1;
const REJECTION = 2;
const FATE_COUNT = 3;

const SAYS_REJECTION = categoryFlags((category) => category.startsWith("REJECTION_"));

/**
 * The number of a row's line: its description group, apart by what links make of the row. A transfer between own accounts that
 * bears the words of a rent would otherwise change the rent's rhythm, and a debit that comes back under a lender's name what was
 * lent. A debit that is presented again stays in the line of its first try, whatever its text says of that.
 */
export function lineOf(classification: Classification, counting: Counting, links: RowLinks, row: number): number {
  const fate = fateOf(classification, counting, links, row);
  return lineNumber(classification.group[tellingTryOf(classification, links, row)]!, fate);
}

function fateOf({ category }: Classification, { isMoved, isReturn }: Counting, links: RowLinks, row: number): number {
  if (isMoved[row] === 1) return MOVED;
  if (isReturn[row] === 0 || SAYS_REJECTION[category[row]!] === 1) return STANDS;
  return links.rowOf("rejectionOf", row) === -1 ? STANDS : REJECTION;
}

function lineNumber(group: number, fate: number): number {
  return group * FATE_COUNT + fate;
}

/** The numbers of the lines of a description group that rows which no link touches are like: their own first. */
export function linesLike(group: number): readonly number[] {
  return [STANDS, MOVED].map((fate) => lineNumber(group, fate));
}

/** The description group of a line. */
export function groupOfLine(number: number): number {
  return Math.floor(number / FATE_COUNT);
}

/** Whether a line is of own transfers. */
export function isLineOfTransfers(number: number): boolean {
  return number % FATE_COUNT === MOVED;
}

/** The key of a line: the same in every analysis that holds its description group. */
export function lineKeyOf(groupKey: number, number: number): number {
  return hashNumber(number % FATE_COUNT, groupKey);
}

/** The window's rows by line, lines in the order of their first row. */
export function rowsByLine(
  rows: Uint32Array,
  classification: Classification,
  counting: Counting,
  links: RowLinks,
): readonly (readonly number[])[] {
  const lines = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) lines[at] = lineOf(classification, counting, links, rows[at]!);
  return listsByKey(rows, lines, classification.groupKeys.length * FATE_COUNT).lists;
}
