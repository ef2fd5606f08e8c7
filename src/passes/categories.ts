import { CLIENT_STRENGTH } from "../lexicon/compiled-rule.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import type { TextReader } from "../lexicon/text-reader.js";
import type { Ledger } from "../model/ledger.js";
import type { Usage } from "../model/settings.js";
import type { CashFlows } from "./cash-flows.js";
import { findOwnMoney } from "./categories/own-money.js";
import { refineFlows } from "./categories/refined-flows.js";
import { SettledRows } from "./categories/settled-rows.js";
import type { Classification } from "./classification.js";
import type { Counting } from "./counting.js";
import type { RowLinks } from "./links/row-links.js";
import type { ObservationWindow } from "./observation-window.js";
import type { Scope } from "./scope.js";

/** What settling the categories needs. */
export interface CategoryNeeds {
  readonly ledger: Ledger;
  readonly scope: Pick<Scope, "isOfOtherUsage">;
  readonly reader: TextReader;
  readonly classification: Classification;
  /** Links that touch figures, and those of the whole history, for rows that no figure looks at. */
  readonly links: RowLinks;
  readonly allLinks: RowLinks;
  readonly counting: Pick<Counting, "isOpenBill">;
  readonly window: ObservationWindow;
  readonly cashFlows: CashFlows;
  readonly usage: Usage;
}

/** Final categories: what the text says, refined by links and rhythm. */
export interface Categories {
  /** Number of the category, by row of the ledger. */
  readonly ofRow: Uint8Array;
  /** Number of the category, by flow. */
  readonly ofFlow: Uint8Array;
  /** Why a row's category is not its text's, by row: the index in REFINEMENTS. */
  readonly refinement: Uint8Array;
  /** 1 for transfers whose texts say that the holder pays himself, by row. */
  readonly isOwnMoney: Uint8Array;
}

/** Settles the category of every transaction and flow (decisions section 5: regularity as evidence, rejected pairs). */
export function settleCategories(needs: CategoryNeeds): Categories {
  const { ledger, reader, classification, links, allLinks, window, cashFlows } = needs;
  const isOwnMoney = findOwnMoney(needs);
  // Rhythm says nothing of what is known: what links tell, what the client says, and what the holder pays himself.
  const isKnown = (row: number): boolean =>
    links.isOwnTransfer(row) ||
    links.isReset(row) ||
    isOwnMoney[row] === 1 ||
    isClientsOwn(reader.lexicon, classification.entry[row]!);
  const refined = refineFlows(needs, isKnown);
  const settled = new SettledRows(needs);
  for (let row = 0; row < ledger.size; row += 1) {
    const isInside = ledger.day[row]! >= window.from && ledger.day[row]! <= window.to;
    const flow = cashFlows.flowOfRow[row]!;
    const isTold = flow !== -1 && refined[flow] !== cashFlows.flows[flow]!.category;
    settled.settle(row, isInside ? links : allLinks, isTold ? refined[flow] : undefined);
  }
  const ofFlow = Uint8Array.from(cashFlows.flows, (flow, number) => settled.ofFlow(flow, links, refined[number]!));
  return { ofRow: settled.ofRow, ofFlow, refinement: settled.refinement, isOwnMoney };
}

/** Whether a rule of the client's own decided. */
function isClientsOwn(lexicon: Lexicon, entry: number): boolean {
  return entry !== -1 && lexicon.ruleOf(entry).strength === CLIENT_STRENGTH;
}
