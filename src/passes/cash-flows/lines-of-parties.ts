import { hashNumber } from "../../base/hash.js";
import type { Ledger } from "../../model/ledger.js";
import { TRANSACTION_TYPES } from "../../model/transaction-type.js";
import { type GroupVariant, groupKeyOf, personsOf } from "../description-groups.js";
import type { RowLinks } from "../links/row-links.js";
import { type DescribedLine, joinAtHomes, lineKeyOf, type VariantNeeds } from "./line-variants.js";

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

/** The party of a line, and what the line must have in common with the others of the party. */
interface LineOfParty extends GroupVariant {
  /** Amounts of a person's transfers: gifts of all sizes are no line. Undefined for moves to an own account. */
  readonly amount: number | undefined;
}

/** The lines of one party, by their places, and what they have in common. */
interface Party {
  readonly places: number[];
  readonly party: LineOfParty;
}

/**
 * Joins lines of few rows that have one person on the other side, and one amount, or one account of one's own, and differ in
 * what is written beside: a mother writes another greeting each month. A line with rows enough for a rhythm stays what it is.
 */
export function joinParties(needs: PartyNeeds, lines: readonly DescribedLine[]): readonly DescribedLine[] {
  const parties = findParties(needs, lines);
  const joined = parties.filter(
    ({ places, party }) =>
      places.length > 1 && (party.amount === undefined || rowsOf(lines, places) >= LEAST_ROWS_OF_RHYTHM),
  );
  const claims = new Map(lines.map(({ key }) => [key, 1]));
  const holdsBareName = ({ places, party }: Party): boolean => places.some((place) => lines[place]!.key === party.key);
  for (const one of joined) if (!holdsBareName(one)) claims.set(one.party.key, (claims.get(one.party.key) ?? 0) + 1);
  const homes = new Map<number, GroupVariant>();
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
function findParties(needs: PartyNeeds, lines: readonly DescribedLine[]): readonly Party[] {
  const named = lines.map((line) => (line.rows.length < LEAST_ROWS_OF_RHYTHM ? partiesOf(needs, line) : []));
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

/** No mark of a piece: the lines of a name that are split by amount keep ids of their own. */
const AMOUNT_OF_PARTY = 0x70617274;

function keyOfParty({ key, amount }: LineOfParty): number {
  return amount === undefined ? key : keyOfAmount(key, amount);
}

function keyOfAmount(key: number, amount: number): number {
  return hashNumber(AMOUNT_OF_PARTY, hashNumber(amount, key));
}

function rowsOf(lines: readonly DescribedLine[], places: readonly number[]): number {
  return places.reduce((count, place) => count + lines[place]!.rows.length, 0);
}

/**
 * The lines that there would be if all texts of a person, or all moves to an own account, were alike, the longer name of a
 * person first; none for neither.
 */
function partiesOf(
  { ledger, classification, lexicon, links }: PartyNeeds,
  { rows, numbers, labelRoot }: DescribedLine,
): readonly LineOfParty[] {
  const first = rows[0]!;
  const { type, textCategory } = classification;
  const otherAccount = otherAccountOf(ledger, links, first);
  if (otherAccount !== -1) {
    if (rows.some((row) => otherAccountOf(ledger, links, row) !== otherAccount)) return [];
    const group = groupKeyOf(ledger.accountHash[otherAccount]!, ledger, textCategory[first]!, first);
    return [{ key: lineKeyOf(group, numbers[0]!), labelRoot, amount: undefined }];
  }
  const amount = ledger.amount[first]!;
  if (IS_BETWEEN_PERSONS[type[first]!] === 0 || rows.some((row) => ledger.amount[row] !== amount)) return [];
  return personsOf(lexicon, ledger, classification, first).map((person) => {
    return { ...person, key: lineKeyOf(person.key, numbers[0]!), amount };
  });
}

/** The account at the other side of an own transfer; -1 for none. */
function otherAccountOf({ account }: Ledger, links: RowLinks, row: number): number {
  const other = Math.max(links.rowOf("transferOf", row), links.rowOf("transferredOn", row));
  return other === -1 ? -1 : account[other]!;
}
