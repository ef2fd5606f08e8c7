import { KnownTexts } from "../../lexicon/known-texts.js";
import type { Lexicon } from "../../lexicon/lexicon.js";
import { ROLE } from "../../lexicon/word-roles.js";
import { categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import type { Classification } from "../classification.js";
import { type NameWords, readNameWords } from "../firm-names.js";
import { HolderNames } from "../holder-names.js";
import { isUntoldTransfer, saysOwnMoney } from "../own-money-texts.js";
import { ownersOf } from "../owner-names.js";
import { findOwnFirm, firmsAmong, isInRemark, isOfFirm } from "./own-firm.js";

/** What finding the money that is paid in needs. */
export interface PaidInNeeds {
  readonly ledger: Ledger;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
}

const SHAREHOLDER = categoryNumberOf("NON_OPERATING_SHAREHOLDER_INCOMING");
const INTERNAL_TRANSFER = categoryNumberOf("INTERNAL_TRANSFER");
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const INCOMING_TRANSFER = typeNumberOf("INCOMING_TRANSFER");

/**
 * What tells a sale: some banks print of a customer's transfer the remark alone, which names whom he pays. Of words that banks
 * write too, such as those for a payment, nothing is lost but the owner's money that a bank calls so.
 */
const OF_SALE =
  /\b(?:fact(?:ures?)?|facturas?|facturen|factuur|invoices?|inv|devis|presupuesto|offerte|quote|commande|pedido|order|bestelling|acompte|solde|honoraires|deposit|(?<!faster )payments?|paiement|r[eè]glement|pago|betaling|cours)\b/i;

/** What a text is that names an owner as who pays, and whether it says no more than his name. */
interface PaidIn {
  readonly category: number;
  readonly isBare: boolean;
}

/**
 * Finds what a business is paid of its owner's money, or its own: unexplained transfers whose texts name the holder, the firm
 * or a move between its accounts, and nobody else (decisions section 5). That is no turnover.
 *
 * @returns The category of such a transfer, by row of the ledger.
 */
export function findPaidIn({ ledger, lexicon, classification }: PaidInNeeds): ReadonlyMap<number, number> {
  const categories = new Map<number, number>();
  const accounts = ledger.accounts.map((account) => {
    const owners = ownersOf([account]);
    // A firm that bears a person's name is told by all of its own.
    const persons = owners.filter((owner) => readNameWords(lexicon, owner).legalForms === 0);
    return { owners: persons, firms: firmsAmong(lexicon, owners), known: new KnownTexts<PaidIn | null>() };
  });
  const holders = new HolderNames(lexicon, { accounts });
  for (let row = 0; row < ledger.size; row += 1) {
    if (classification.textCategory[row] !== OTHER_ENTRY || !isUntoldTransfer(lexicon, classification, row)) continue;
    const account = ledger.account[row]!;
    const { firms, known } = accounts[account]!;
    const isMove = classification.namesOwnAccount[row] === 1;
    const paidIn = known.of(ledger.description[row]!, (text) => {
      if (OF_SALE.test(text)) return null;
      const mayBeHolder = isMove || holders.mayBeIn(account, text);
      return (mayBeHolder ? ofHolder(lexicon, holders, account, text) : null) ?? ofFirm(lexicon, firms, text);
    });
    // By a way that is not told banks book takings too, under words of theirs and the merchant's name.
    if (paidIn !== null && (paidIn.isBare || classification.type[row] === INCOMING_TRANSFER))
      categories.set(row, paidIn.category);
  }
  return categories;
}

/** What the holder's own money is to his business: it moved between accounts, or he named himself as who pays. */
function ofHolder(lexicon: Lexicon, holders: HolderNames, account: number, text: string): PaidIn | null {
  const findHolder = (): ReadonlySet<number> => holders.placesOfNamesIn(account, false);
  if (!saysOwnMoney(lexicon, text, false, findHolder)) return null;
  const places = findHolder();
  if (places.size === 0) return { category: INTERNAL_TRANSFER, isBare: false };
  if (isByService(lexicon) || isInRemark(lexicon, Math.min(...places))) return null;
  return { category: SHAREHOLDER, isBare: isBare(lexicon, (place) => places.has(place)) };
}

/** What a firm pays itself. */
function ofFirm(lexicon: Lexicon, firms: readonly NameWords[], text: string): PaidIn | null {
  const firm = findOwnFirm(lexicon, firms, text);
  if (firm === undefined || isByService(lexicon)) return null;
  return { category: INTERNAL_TRANSFER, isBare: isBare(lexicon, (place) => isOfFirm(lexicon, firm, place)) };
}

/** Customers pay by services between persons. */
function isByService({ reading, roles }: Lexicon): boolean {
  return roles.hold(reading, ROLE.PERSONAL_SERVICE, reading.count);
}

/** Whether the text read last says nothing before a remark but a name, whose it is, and numbers. */
function isBare({ reading, roles }: Lexicon, isOfName: (place: number) => boolean): boolean {
  for (let place = 0; place < reading.count; place += 1) {
    const role = roles.of(reading, place);
    if ((role & ROLE.REMARK_MARK) !== 0) return true;
    const isMark = (role & (ROLE.PAYEE_MARK | ROLE.TITLE | ROLE.PARTICLE)) !== 0;
    if (!isMark && !isOfName(place) && reading.digits[place] === 0) return false;
  }
  return true;
}
