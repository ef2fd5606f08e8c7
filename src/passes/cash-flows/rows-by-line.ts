import { listsByKey } from "../../base/lists.js";
import type { Classification } from "../classification.js";
import type { Counting } from "../counting.js";
import { firstTryOf } from "../first-tries.js";
import type { RowLinks } from "../links/row-links.js";

/**
 * The number of a row's line: its description group, own transfers apart from all else. Otherwise a transfer between own
 * accounts that bears the words of a rent would change the rent's rhythm. A debit that is presented again stays in the line
 * of its first try, whatever its text says of that.
 */
export function lineOf(classification: Classification, { isMoved }: Counting, links: RowLinks, row: number): number {
  return classification.group[firstTryOf(classification, links, row)]! * 2 + isMoved[row]!;
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
  return listsByKey(rows, lines, classification.groupKeys.length * 2).lists;
}
