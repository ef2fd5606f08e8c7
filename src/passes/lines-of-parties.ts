import { TRANSACTION_TYPES } from "../model/transaction-type.js";
import { type GroupVariant, groupKeyOf, personOf } from "./description-groups.js";
import { type DescribedLine, joinAtHomes, lineKeyOf, type VariantNeeds } from "./line-variants.js";
import type { RowLinks } from "./row-links.js";

/** What joining the lines of a party needs. */
interface PartyNeeds extends VariantNeeds {
  readonly links: RowLinks;
}

/** So many rows may have a rhythm of their own: what is written beside the name then tells a budget line. */
const LEAST_ROWS_OF_RHYTHM = 3;
/** Where people pay each other; a shop's name may begin with a person's. */
const IS_BETWEEN_PERSONS = Uint8Array.from(TRANSACTION_TYPES, (type) =>
  /TRANSFER|^(CREDIT|DEBIT)$/.test(type) ? 1 : 0,
);

/**
 * Joins lines of few rows that have one person on the other side, or one account of one's own, and differ in what is
 * written beside: a mother writes another greeting each month. A line with rows enough for a rhythm stays what it is.
 */
export function joinParties(needs: PartyNeeds, lines: readonly DescribedLine[]): readonly DescribedLine[] {
  const parties = new Map<number, { readonly places: number[]; readonly party: GroupVariant }>();
  lines.forEach((line, place) => {
    const party = line.rows.length < LEAST_ROWS_OF_RHYTHM ? partyOf(needs, line) : undefined;
    const known = party && parties.get(party.key);
    if (known !== undefined) known.places.push(place);
    else if (party !== undefined) parties.set(party.key, { places: [place], party });
  });
  const taken = new Set(lines.filter(({ rows }) => rows.length >= LEAST_ROWS_OF_RHYTHM).map(({ key }) => key));
  const homes = new Map<number, GroupVariant>();
  for (const { places, party } of parties.values()) {
    if (places.length === 1 || taken.has(party.key)) continue;
    for (const place of places) homes.set(place, party);
  }
  return joinAtHomes(lines, homes);
}

/** The line that there would be if all texts of a person, or all moves to an own account, were alike; undefined for neither. */
function partyOf(
  { ledger, classification, lexicon, links }: PartyNeeds,
  { rows, numbers, labelRoot }: DescribedLine,
): GroupVariant | undefined {
  const first = rows[0]!;
  const { type, textCategory } = classification;
  const other = Math.max(links.rowOf("transferOf", first), links.rowOf("transferredOn", first));
  if (other !== -1) {
    const otherHash = ledger.accountHash[ledger.account[other]!]!;
    return { key: lineKeyOf(groupKeyOf(otherHash, ledger, textCategory[first]!, first), numbers[0]!), labelRoot };
  }
  const person = IS_BETWEEN_PERSONS[type[first]!] === 1 ? personOf(lexicon, ledger, classification, first) : undefined;
  return person && { ...person, key: lineKeyOf(person.key, numbers[0]!) };
}
