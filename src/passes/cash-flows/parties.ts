import { hashNumber } from "../../base/hash.js";
import type { Ledger } from "../../model/ledger.js";
import { TRANSACTION_TYPES } from "../../model/transaction-type.js";
import { type GroupVariant, groupKeyOf, personsOf } from "../description-groups.js";
import type { RowLinks } from "../links/row-links.js";
import type { DescribedLine, VariantNeeds } from "./line-variants.js";
import { lineKeyOf } from "./rows-by-line.js";

/** So many rows may have a rhythm of their own: what is written beside the name then tells a budget line. */
export const LEAST_ROWS_OF_RHYTHM = 3;
/** Where people pay each other; a shop's name may begin with a person's. */
const IS_BETWEEN_PERSONS = Uint8Array.from(TRANSACTION_TYPES, (type) =>
  /TRANSFER|^(CREDIT|DEBIT)$/.test(type) ? 1 : 0,
);

/** The party of a line, and what the line must have in common with the others of the party. */
export interface LineOfParty extends GroupVariant {
  /** Amounts of a person's transfers: gifts of all sizes are no line. Undefined for moves to an own account. */
  readonly amount: number | undefined;
}

/** No mark of a piece: the lines of a name that are split by amount keep ids of their own. */
const AMOUNT_OF_PARTY = 0x70617274;

/** The key of a party, with the amount that its lines have in common. */
export function keyOfParty({ key, amount }: LineOfParty): number {
  return amount === undefined ? key : hashNumber(AMOUNT_OF_PARTY, hashNumber(amount, key));
}

/**
 * The lines that there would be if all texts of a person, or all moves to an own account, were alike, the longer name of a
 * person first; none for neither.
 */
export function partiesOf(
  { ledger, classification, reader, links }: VariantNeeds,
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
  return personsOf(reader, ledger, classification, first).map((person) => {
    return { ...person, key: lineKeyOf(person.key, numbers[0]!), amount };
  });
}

/** The account at the other side of an own transfer; -1 for none. */
function otherAccountOf({ account }: Ledger, links: RowLinks, row: number): number {
  const other = links.transferOf(row);
  return other === -1 ? -1 : account[other]!;
}
