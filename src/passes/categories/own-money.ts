import type { Lexicon } from "../../lexicon/lexicon.js";
import { OWN_MOVE } from "../../lexicon/own-move-words.js";
import { ROLE } from "../../lexicon/word-roles.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import type { CashFlows } from "../cash-flows.js";
import type { Classification } from "../classification.js";
import { HolderNames } from "../holder-names.js";
import type { RowLinks } from "../links/row-links.js";

/** What finding money of the holders' own needs. */
export interface OwnMoneyNeeds {
  readonly ledger: Ledger;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
  readonly links: RowLinks;
  readonly cashFlows: CashFlows;
}

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const INCOMING_TRANSFER = typeNumberOf("INCOMING_TRANSFER");

/**
 * Finds the unexplained transfers of the flows whose texts say that the holder pays himself: they name an account of his
 * own or a move between accounts, or him alone, and nobody else. What he tops his account up with is no income
 * to count on.
 *
 * @returns 1 for such a transfer, by row of the ledger.
 */
export function findOwnMoney({ ledger, lexicon, classification, links, cashFlows }: OwnMoneyNeeds): Uint8Array {
  const isOwn = new Uint8Array(ledger.size);
  const holders = new HolderNames(lexicon, ledger);
  for (const { account, rows } of cashFlows.flows) {
    // Texts of a flow repeat: each is read once.
    const known = new Map<string, boolean>();
    for (const row of rows) {
      if (!isUntoldTransfer(classification, row) || links.isPaired(row)) continue;
      const text = ledger.description[row]!;
      if (classification.namesOwnAccount[row] === 0 && !holders.mayBeIn(account, text)) continue;
      const isFound = known.get(text) ?? saysOwnMoney(lexicon, holders, account, text);
      known.set(text, isFound);
      if (isFound) isOwn[row] = 1;
    }
  }
  return isOwn;
}

/** Whether nothing tells what a transfer is: a phrase that decided, such as the client's own, knows more than this. */
function isUntoldTransfer({ textCategory, entry, type }: Classification, row: number): boolean {
  return type[row] === INCOMING_TRANSFER && textCategory[row] === OTHER_ENTRY && entry[row] === -1;
}

function saysOwnMoney(lexicon: Lexicon, holders: HolderNames, account: number, text: string): boolean {
  lexicon.read(text, true, 0, -1);
  const { ownAccountStart, reading, roles, naming } = lexicon;
  const holder = holders.placesOfNamesIn(account);
  const move = OWN_MOVE.exec(text);
  if (ownAccountStart === reading.count && holder.size === 0 && move === null) return false;
  // A firm may bear its owner's name.
  if (roles.hold(reading, ROLE.LEGAL_FORM, reading.count)) return false;
  const isOfMove = (place: number): boolean =>
    move !== null && reading.start[place]! >= move.index && reading.end[place]! <= move.index + move[0].length;
  lexicon.findNamingWords();
  const others = Array.from(naming.place.subarray(0, naming.count)).filter(
    (place) => !holder.has(place) && !isOfMove(place),
  );
  // Behind an own account stands its bank, or what it is for; a word that no list holds may be somebody's name.
  return others.every((place) => place >= ownAccountStart && !isNameLike(lexicon, place));
}

function isNameLike({ reading, roles }: Lexicon, place: number): boolean {
  const role = roles.of(reading, place);
  return (role & ROLE.BANK) === 0 && (roles.isNameLike(reading, place) || (role & ROLE.SURNAME) !== 0);
}
