import { categoryFlags, categoryNumberOf } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { MAY_BE_TRANSFER } from "../../model/transaction-type.js";
import type { Categories } from "../categories.js";
import type { Classification } from "../classification.js";
import type { Counting } from "../counting.js";
import type { RowLinks } from "../links/row-links.js";
import type { ObservationWindow } from "../observation-window.js";
import { OtherUsage } from "../other-usage.js";
import type { Scope } from "../scope.js";
import { countedNote, type QualityNote } from "./notes.js";

/** What looking for accounts that the texts name needs. */
export interface OwnAccountNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly window: ObservationWindow;
  readonly classification: Classification;
  readonly categories: Categories;
  /** Which rows the totals leave out: a card's total whose purchases add up to it is met without a link. */
  readonly counting: Counting;
  /** Links of the whole history: a counterpart outside the window is one too. */
  readonly links: RowLinks;
}

const IS_OWN_MOVE = categoryFlags((category) =>
  ["BANKBOOK_SAVING", "SAVING", "DISSAVING", "INTERNAL_TRANSFER"].includes(category),
);
/** What the client calls otherwise is no move of his own. What a business pays to whom it is named after is no own account's. */
const IS_UNEXPLAINED = categoryFlags((category) =>
  ["OTHER_ENTRY", "OTHER_EXPENSE", "REVENUE", "NON_OPERATING_SHAREHOLDER_INCOMING"].includes(category),
);
const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");

/**
 * Own accounts that the window's texts speak of and that the body lacks: savings books, accounts that the holder tops this one
 * up from or pays into, and accounts of deferred cards.
 */
export function judgeOwnAccounts(needs: OwnAccountNeeds): readonly QualityNote[] {
  const { ledger, scope, window, classification, categories, counting, links } = needs;
  let transfers = 0;
  let totals = 0;
  const { rows } = window;
  const otherUsage = new OtherUsage(needs);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const category = categories.ofRow[row]!;
    const isMet = counting.isMoved[row] === 1 || links.rowOf("resetOn", row) !== -1;
    if (category === DEFERRED_TOTAL && !isMet) totals += 1;
    // Savings that leave by direct debit go to an insurer's contract, which is no bank account.
    const isOwnMove = IS_OWN_MOVE[category] === 1 && MAY_BE_TRANSFER[classification.type[row]!] === 1;
    const isOwnMoney = categories.isOwnMoney[row] === 1 && IS_UNEXPLAINED[category] === 1;
    const isLacking = (isOwnMove || isOwnMoney) && !links.isOwnTransfer(row);
    if (isLacking && !otherUsage.isMet(row)) transfers += 1;
  }
  const hasCard = ledger.accounts.some(({ type }, number) => type === "CREDIT_CARD" && scope.isAnalysed[number] === 1);
  return [
    ...countedNote(hasCard ? "UNLINKED_CARD_TOTAL" : "MISSING_CARD_ACCOUNT", totals),
    ...countedNote("MISSING_OWN_ACCOUNT", transfers),
  ];
}
