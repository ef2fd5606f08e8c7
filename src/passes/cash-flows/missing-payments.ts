import type { DescribedLine, VariantNeeds } from "./line-variants.js";
import { NextPayments } from "./next-payments.js";
import { keyOfParty, LEAST_ROWS_OF_RHYTHM, type LineOfParty, partiesOf } from "./parties.js";
import { isFlawless, rhythmOf } from "./pieces.js";

/**
 * Finds the lines of few rows that are what is missing in the longest line of the same person and amount: of a monthly help
 * that bears another word now and then. They lie far from its payments, and their days and its own have a rhythm together
 * that is met each time: what a friend is paid besides breaks it.
 *
 * @param parties - Of each line of few rows.
 * @returns the place of the longest line, by the places of those that belong to it.
 */
export function findMissingPayments(
  needs: VariantNeeds,
  lines: readonly DescribedLine[],
  parties: readonly (readonly LineOfParty[])[],
): ReadonlyMap<number, number> {
  const longest = longestLines(needs, lines);
  const payments = new NextPayments(needs.ledger);
  const missing = new Map<number, number[]>();
  parties.forEach((candidates, place) => {
    const party = candidates.find((one) => longest.has(keyOfParty(one)));
    if (party === undefined) return;
    const whole = longest.get(keyOfParty(party))!;
    if (!lines[place]!.rows.every((row) => payments.isNext(row, lines[whole]!.rows))) return;
    const known = missing.get(whole);
    if (known === undefined) missing.set(whole, [place]);
    else known.push(place);
  });
  const wholes = new Map<number, number>();
  for (const [whole, places] of missing) {
    const rows = [whole, ...places].flatMap((place) => lines[place]!.rows).sort((left, right) => left - right);
    if (isFlawless(rhythmOf(needs.ledger, needs.links, rows))) for (const place of places) wholes.set(place, whole);
  }
  return wholes;
}

/** The places of the longest lines of each person and amount, of rows enough for a rhythm; of equally long ones the first. */
function longestLines(needs: VariantNeeds, lines: readonly DescribedLine[]): ReadonlyMap<number, number> {
  const longest = new Map<number, number>();
  lines.forEach((line, place) => {
    if (line.rows.length < LEAST_ROWS_OF_RHYTHM) return;
    // All rows of such a line bear the longer name.
    const [party] = partiesOf(needs, line);
    if (party?.amount === undefined) return;
    const known = longest.get(keyOfParty(party));
    if (known === undefined || lines[known]!.rows.length < line.rows.length) longest.set(keyOfParty(party), place);
  });
  return longest;
}
