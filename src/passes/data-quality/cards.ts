import type { Day } from "../../base/calendar.js";
import type { Ledger } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import { isSumOfStatement } from "../card-statements.js";
import type { RowLinks } from "../links/row-links.js";
import type { Scope } from "../scope.js";
import { countedNote, type QualityNote } from "./notes.js";

/** What reconciling the cards needs. */
export interface CardQualityNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  /** Links of the whole history. */
  readonly links: RowLinks;
}

/**
 * Reconciles each deferred card's totals with its purchases. The day on which a statement closes is not in the data, so a
 * total holds where any unbroken run of the card's rows before its debit adds up to it. Totals whose statement may begin
 * before the card's history are not judged.
 */
export function judgeCards({ ledger, scope, links }: CardQualityNeeds): readonly QualityNote[] {
  const cards = new Map<number, { readonly purchases: number[]; readonly resets: number[] }>();
  ledger.accounts.forEach(({ type }, number) => {
    if (type === "CREDIT_CARD" && scope.isAnalysed[number] === 1) cards.set(number, { purchases: [], resets: [] });
  });
  if (cards.size === 0) return [];
  for (let row = 0; row < ledger.size; row += 1) {
    const card = cards.get(ledger.account[row]!);
    if (card === undefined || ledger.isComing[row] === 1) continue;
    (links.rowOf("resetOf", row) === -1 ? card.purchases : card.resets).push(row);
  }
  return [...cards].flatMap(([number, { purchases, resets }]) => {
    const first = purchases[0];
    if (first === undefined) return [];
    const wrong = resets
      .slice(-PARAMETERS.cardStatementCount)
      .filter((reset) => ledger.day[reset]! - PARAMETERS.cardStatementDays >= ledger.day[first]!)
      .filter((reset) => !isSumOfStatement(ledger, purchases, ledger.amount[reset]!, ledger.day[reset]!));
    if (wrong.length === 0) return [];
    const from = ledger.day[wrong[0]!] as Day;
    const to = ledger.day[wrong[wrong.length - 1]!] as Day;
    return countedNote("CARD_TOTAL_MISMATCH", wrong.length, { accountId: ledger.accountIds[number]!, from, to });
  });
}
