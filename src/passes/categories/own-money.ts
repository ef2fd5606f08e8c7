import { OPERATION_STRENGTH } from "../../lexicon/compiled-rule.js";
import { KnownTexts } from "../../lexicon/known-texts.js";
import type { Lexicon } from "../../lexicon/lexicon.js";
import { categoryFlags } from "../../model/category.js";
import { TRANSACTION_TYPES } from "../../model/transaction-type.js";
import type { CashFlows } from "../cash-flows.js";
import type { Classification } from "../classification.js";
import { HolderNames } from "../holder-names.js";
import type { RowLinks } from "../links/row-links.js";
import { saysOwnMoney } from "../own-money-texts.js";
import { OtherUsage, type OtherUsageNeeds } from "./other-usage.js";
import { saysTopUp } from "./top-ups.js";

/** What finding money of the holders' own needs. */
export interface OwnMoneyNeeds extends OtherUsageNeeds {
  readonly lexicon: Lexicon;
  readonly links: RowLinks;
  readonly cashFlows: CashFlows;
}

const IS_UNEXPLAINED = categoryFlags((category) => category === "OTHER_ENTRY" || category === "OTHER_EXPENSE");
/** A way that is not told may be a transfer: many banks print the other side's bare name. */
const IS_TRANSFER = Uint8Array.from(TRANSACTION_TYPES, (type) =>
  ["INCOMING_TRANSFER", "OUTGOING_TRANSFER", "CREDIT", "DEBIT"].includes(type) ? 1 : 0,
);

/**
 * Finds the unexplained transfers of the flows whose texts say that the holder pays himself: they name an account of his
 * own or a move between accounts, or him alone, and nobody else. What he tops his account up with is no income to count
 * on, unless the body shows that it comes out of his business each time, and what he tops another one up with no obligation: of
 * this it must be sure, as it raises what is left to him.
 *
 * @returns 1 for such a transfer, by row of the ledger.
 */
export function findOwnMoney(needs: OwnMoneyNeeds): Uint8Array {
  const { ledger, lexicon, classification, links, cashFlows } = needs;
  const isOwn = new Uint8Array(ledger.size);
  const holders = new HolderNames(lexicon, ledger);
  const otherUsage = new OtherUsage(needs);
  for (const { account, rows } of cashFlows.flows) {
    // Texts of a flow repeat: each is read once.
    const known = new KnownTexts<boolean>();
    const isOutgoing = ledger.amount[rows[0]!]! < 0;
    const found = rows.filter((row) => {
      if (!isUntoldTransfer(lexicon, classification, row) || links.isPaired(row)) return false;
      const namesOwnAccount = classification.namesOwnAccount[row] === 1;
      return known.of(
        ledger.description[row]!,
        (text) =>
          (!isOutgoing && saysTopUp(lexicon, text)) ||
          ((namesOwnAccount || holders.mayBeIn(account, text)) &&
            saysOwnMoney(lexicon, text, isOutgoing, () => holders.placesOfNamesIn(account, isOutgoing))),
      );
    });
    // What a trader pays himself out of his business is what he lives on.
    if (!isOutgoing && found.every((row) => otherUsage.isMet(row))) continue;
    for (const row of found) isOwn[row] = 1;
  }
  return isOwn;
}

/**
 * Whether nothing tells what a transfer is: a phrase that decided, such as the client's own, knows more than this, but for the
 * bank's words of a top-up.
 */
export function isUntoldTransfer(
  lexicon: Lexicon,
  { textCategory, entry, type }: Classification,
  row: number,
): boolean {
  if (IS_TRANSFER[type[row]!] === 0 || IS_UNEXPLAINED[textCategory[row]!] === 0) return false;
  return entry[row] === -1 || lexicon.ruleOf(entry[row]!).strength === OPERATION_STRENGTH;
}
