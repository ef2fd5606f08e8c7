import { KnownTexts } from "../../lexicon/known-texts.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import type { Classification } from "../classification.js";
import { readNameWords } from "../firm-names.js";
import { HolderNames } from "../holder-names.js";
import { isUntoldTransfer, saysOwnMoney } from "../own-money-texts.js";
import { ownersOf } from "../owner-names.js";
import { isNamedAlone } from "./named-alone.js";
import { findOwnFirm, firmsAmong, isOfFirm } from "./own-firm.js";

/** What finding the money that is paid in needs. */
export interface PaidInNeeds {
  readonly ledger: Ledger;
  readonly reader: TextReader;
  readonly classification: Classification;
}

const SHAREHOLDER = categoryNumberOf("NON_OPERATING_SHAREHOLDER_INCOMING");
const INTERNAL_TRANSFER = categoryNumberOf("INTERNAL_TRANSFER");
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const NOT_PAID_IN = -1;

/**
 * Finds what a business is paid of its owner's money, or its own: unexplained transfers whose texts name the holder, the firm
 * or a move between its accounts, and say nothing else (decisions section 5). That is no turnover.
 *
 * @returns The category of such a transfer, by row of the ledger.
 */
export function findPaidIn({ ledger, reader, classification }: PaidInNeeds): ReadonlyMap<number, number> {
  const categories = new Map<number, number>();
  const accounts = ledger.accounts.map((account) => {
    const owners = ownersOf([account]);
    // A firm that bears a person's name is told by all of its own.
    const persons = owners.filter((owner) => readNameWords(reader, owner).legalForms === 0);
    return { owners: persons, firms: firmsAmong(reader, owners), known: new KnownTexts<number>() };
  });
  const holders = new HolderNames(reader, { accounts });
  for (let row = 0; row < ledger.size; row += 1) {
    if (classification.textCategory[row] !== OTHER_ENTRY || !isUntoldTransfer(reader.lexicon, classification, row))
      continue;
    const account = ledger.account[row]!;
    const { firms, known } = accounts[account]!;
    const isMove = classification.namesOwnAccount[row] === 1;
    const category = known.of(ledger.description[row]!, (text) => {
      const mayBeHolder = isMove || holders.mayBeIn(account, text);
      const ofHolder = mayBeHolder ? categoryOf(reader, holders, account, text) : NOT_PAID_IN;
      if (ofHolder !== NOT_PAID_IN) return ofHolder;
      const firm = findOwnFirm(reader, firms, text);
      const isOwn = firm !== undefined && isNamedAlone(reader, (place) => isOfFirm(reader, firm, place));
      return isOwn ? INTERNAL_TRANSFER : NOT_PAID_IN;
    });
    if (category !== NOT_PAID_IN) categories.set(row, category);
  }
  return categories;
}

/** What the holder's own money is to his business: it moved between accounts, or he named himself as who pays. */
function categoryOf(reader: TextReader, holders: HolderNames, account: number, text: string): number {
  const findHolder = (): ReadonlySet<number> => holders.placesOfNamesIn(account, false);
  if (!saysOwnMoney(reader, text, false, findHolder)) return NOT_PAID_IN;
  const places = findHolder();
  if (places.size === 0) return INTERNAL_TRANSFER;
  const ownAccount = reader.ownAccounts.start;
  return isNamedAlone(reader, (place) => places.has(place) || place >= ownAccount) ? SHAREHOLDER : NOT_PAID_IN;
}
