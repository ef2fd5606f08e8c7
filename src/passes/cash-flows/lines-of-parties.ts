import type { GroupVariant } from "../description-groups.js";
import { type DescribedLine, joinAtHomes, type VariantNeeds } from "./line-variants.js";
import { findMissingPayments } from "./missing-payments.js";
import { keyOfParty, LEAST_ROWS_OF_RHYTHM, type LineOfParty, partiesOf } from "./parties.js";

/** The lines of one party, by their places, and what they have in common. */
interface Party {
  readonly places: number[];
  readonly party: LineOfParty;
}

/**
 * Joins lines of few rows that have one person on the other side, and one amount, or one account of one's own, and differ in
 * what is written beside: a mother writes another greeting each month. A line with rows enough for a rhythm stays what it is,
 * but takes in what is missing in it.
 */
export function joinParties(needs: VariantNeeds, lines: readonly DescribedLine[]): readonly DescribedLine[] {
  const named = lines.map((line) => (line.rows.length < LEAST_ROWS_OF_RHYTHM ? partiesOf(needs, line) : []));
  const wholes = findMissingPayments(needs, lines, named);
  const homes = new Map<number, GroupVariant>();
  for (const [place, whole] of wholes) homes.set(place, lines[whole]!);
  const parties = findParties(
    lines,
    named.map((candidates, place) => (wholes.has(place) ? [] : candidates)),
  );
  const joined = parties.filter(
    ({ places, party }) =>
      places.length > 1 && (party.amount === undefined || rowsOf(lines, places) >= LEAST_ROWS_OF_RHYTHM),
  );
  const claims = new Map(lines.map(({ key }) => [key, 1]));
  const holdsBareName = ({ places, party }: Party): boolean => places.some((place) => lines[place]!.key === party.key);
  for (const one of joined) if (!holdsBareName(one)) claims.set(one.party.key, (claims.get(one.party.key) ?? 0) + 1);
  for (const one of joined) {
    const { places, party } = one;
    // The line of the bare name keeps the name's key, as does the only one; else the amount tells the lines of a name apart.
    const isOfName = party.amount === undefined || holdsBareName(one) || claims.get(party.key) === 1;
    const home = { ...party, key: isOfName ? party.key : keyOfParty(party) };
    for (const place of places) homes.set(place, home);
  }
  return joinAtHomes(lines, homes);
}

/** The parties of the lines of few rows: of a person's names the longest that enough rows bear. */
function findParties(lines: readonly DescribedLine[], named: readonly (readonly LineOfParty[])[]): readonly Party[] {
  const rowCounts = new Map<number, number>();
  named.forEach((candidates, place) => {
    for (const party of candidates) {
      const key = keyOfParty(party);
      rowCounts.set(key, (rowCounts.get(key) ?? 0) + lines[place]!.rows.length);
    }
  });
  const parties = new Map<number, Party>();
  named.forEach((candidates, place) => {
    const isBorne = (one: LineOfParty): boolean => rowCounts.get(keyOfParty(one))! >= LEAST_ROWS_OF_RHYTHM;
    const party = candidates.find(isBorne) ?? candidates.at(-1);
    if (party === undefined) return;
    const known = parties.get(keyOfParty(party));
    if (known === undefined) parties.set(keyOfParty(party), { places: [place], party });
    else known.places.push(place);
  });
  return [...parties.values()];
}

function rowsOf(lines: readonly DescribedLine[], places: readonly number[]): number {
  return places.reduce((count, place) => count + lines[place]!.rows.length, 0);
}
