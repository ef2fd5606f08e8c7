import { KnownTexts } from "../../lexicon/known-texts.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import type { CashFlows } from "../cash-flows.js";
import { HolderNames } from "../holder-names.js";
import type { RowLinks } from "../links/row-links.js";
import { OtherUsage, type OtherUsageNeeds } from "../other-usage.js";
import { isUntoldTransfer, saysOwnMoney } from "../own-money-texts.js";
import { saysTopUp } from "./top-ups.js";

/** What finding money of the holders' own needs. */
export interface OwnMoneyNeeds extends OtherUsageNeeds {
  readonly reader: TextReader;
  readonly links: RowLinks;
  readonly cashFlows: CashFlows;
}

/**
 * Finds the unexplained transfers of the flows whose texts say that the holder pays himself: they name an account of his
 * own or a move between accounts, or him alone, and nobody else. What he tops his account up with is no income to count
 * on, unless the body shows that it comes out of his business each time, and what he tops another one up with no obligation: of
 * this it must be sure, as it raises what is left to him.
 *
 * @returns 1 for such a transfer, by row of the ledger.
 */
export function findOwnMoney(needs: OwnMoneyNeeds): Uint8Array {
  const { ledger, reader, classification, links, cashFlows } = needs;
  const isOwn = new Uint8Array(ledger.size);
  const holders = new HolderNames(reader, ledger);
  const otherUsage = new OtherUsage(needs);
  for (const { account, rows } of cashFlows.flows) {
    // Texts of a flow repeat: each is read once.
    const known = new KnownTexts<boolean>();
    const isOutgoing = ledger.amount[rows[0]!]! < 0;
    const found = rows.filter((row) => {
      if (!isUntoldTransfer(reader.lexicon, classification, row) || links.isPaired(row)) return false;
      const namesOwnAccount = classification.namesOwnAccount[row] === 1;
      return known.of(
        ledger.description[row]!,
        (text) =>
          (!isOutgoing && saysTopUp(reader, text)) ||
          ((namesOwnAccount || holders.mayBeIn(account, text)) &&
            saysOwnMoney(reader, text, isOutgoing, () => holders.placesOfNamesIn(account, isOutgoing))),
      );
    });
    // What a trader pays himself out of his business is what he lives on.
    if (!isOutgoing && found.every((row) => otherUsage.isMet(row))) continue;
    for (const row of found) isOwn[row] = 1;
  }
  return isOwn;
}
