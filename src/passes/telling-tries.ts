import { categoryFlags, categoryNumberOf } from "../model/category.js";
import type { Classification } from "./classification.js";
import type { RowLinks } from "./links/row-links.js";

/** Whether a category says no more of a debit than that it is one, by category number. */
const IS_UNEXPLAINED = categoryFlags((category) => category === "OTHER_EXPENSE" || category === "OPEX_OTHER");
const REVENUE = categoryNumberOf("REVENUE");

type Texts = Pick<Classification, "category">;

/**
 * The try of a debit that says what it is and whose line it is in: the first, whatever a later text leaves out, as what a
 * lender presents again is a repayment still. The row itself where it is no retry, and where the first try's text explains
 * less than its own.
 */
export function tellingTryOf(texts: Texts, links: RowLinks, row: number): number {
  const first = links.firstTryOf(row);
  return isSilent(texts, first, row) ? row : first;
}

/**
 * All tries of debits but one of each, which stands for them: what is owed is owed once. It is the latest of those that
 * say what the first one does that explains something.
 *
 * @param rows - In the order of days, so that a try follows those before it.
 * @param cameBack - Whether a debit came back among the rows.
 */
export function findOtherTries(
  texts: Texts,
  links: RowLinks,
  rows: Uint32Array,
  cameBack: (row: number) => boolean,
): readonly number[] {
  const others: number[] = [];
  const standing = new Map<number, number>();
  for (const row of rows) {
    if (!links.isRetry(row)) continue;
    const before = links.rowOf("retryOf", row);
    if (!cameBack(before)) continue;
    const known = standing.get(before) ?? before;
    const isKept = texts.category[known] === texts.category[row] || isSilent(texts, known, row);
    others.push(isKept ? known : row);
    standing.set(row, isKept ? row : known);
  }
  return others;
}

/**
 * Whether the text of an earlier try explains nothing where that of a later one says something else. What reads as a bill
 * that a customer did not pay is none where it presents an own one again.
 */
function isSilent({ category }: Texts, first: number, row: number): boolean {
  return IS_UNEXPLAINED[category[first]!] === 1 && category[first] !== category[row] && category[row] !== REVENUE;
}
