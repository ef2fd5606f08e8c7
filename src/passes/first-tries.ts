import { categoryFlags } from "../model/category.js";
import type { Classification } from "./classification.js";
import type { RowLinks } from "./links/row-links.js";

/** How often a debit is presented at most: rulebooks allow two or three times. */
const MOST_TRIES = 4;

/** Whether a category says no more of a debit than that it is one, by category number. */
const IS_UNEXPLAINED = categoryFlags((category) => category === "OTHER_EXPENSE" || category === "OPEX_OTHER");

/**
 * The first try of a debit that is presented again, which says what it is and whose line it is in, whatever the second
 * text leaves out: what a lender presents again is a repayment still. The row itself where it is no retry, and where the
 * first try's text explains less than its own.
 */
export function firstTryOf({ category }: Pick<Classification, "category">, links: RowLinks, row: number): number {
  let first = row;
  for (let tries = 0; tries < MOST_TRIES && links.isRetry(first); tries += 1) first = links.rowOf("retryOf", first);
  return IS_UNEXPLAINED[category[first]!] === 1 && category[first] !== category[row] ? row : first;
}
