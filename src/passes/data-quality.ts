import type { AnalysisErrorCode } from "../model/error-code.js";
import type { LedgerNotes } from "../model/ledger.js";
import type { Rejection } from "../model/rejection.js";
import type { Categories } from "./categories.js";
import type { Classification } from "./classification.js";
import type { Counting } from "./counting.js";
import { type AccountQualityNeeds, judgeAccounts } from "./data-quality/accounts.js";
import { type BalanceQualityNeeds, judgeBalances } from "./data-quality/balances.js";
import { judgeCards } from "./data-quality/cards.js";
import { type ConnectionQualityNeeds, judgeConnections } from "./data-quality/connections.js";
import { type HistoryQualityNeeds, judgeHistory } from "./data-quality/history.js";
import { countedNote, mergeNote, noteOf, type QualityNote } from "./data-quality/notes.js";
import { judgeOwnAccounts } from "./data-quality/own-accounts.js";
import { judgePaydays, type PaydayNeeds } from "./data-quality/paydays.js";
import type { Essentials } from "./essentials.js";
import type { RowLinks } from "./links/row-links.js";
import type { ObservationWindow } from "./observation-window.js";
import type { Scope } from "./scope.js";

/** What judging the data needs. */
export interface DataQualityNeeds
  extends AccountQualityNeeds,
    BalanceQualityNeeds,
    ConnectionQualityNeeds,
    HistoryQualityNeeds,
    PaydayNeeds {
  readonly notes: LedgerNotes;
  /** The window of the figures; undefined where the analysis was refused before one was drawn. */
  readonly window: ObservationWindow | undefined;
  readonly rejectedRows: readonly Rejection[];
  readonly rejectedAccounts: readonly Rejection[];
  readonly essentials: Essentials | undefined;
  readonly classification: Classification;
  readonly categories: Categories;
  readonly counting: Counting;
  /** Links of the whole history. */
  readonly links: RowLinks;
}

/** What was left out of a body, and what weakens its figures. */
export interface DataQuality {
  readonly rejectedRows: readonly Rejection[];
  readonly rejectedAccounts: readonly Rejection[];
  readonly notes: readonly QualityNote[];
}

/** What tells which products an analysis has. */
export interface ProductNeeds {
  readonly scope: Scope;
  readonly request: { readonly disableCreditInsights: boolean; readonly disableScores: boolean };
  readonly refusal: AnalysisErrorCode | undefined;
  readonly leadingWindow: ObservationWindow;
  readonly insightsWindow: ObservationWindow;
  readonly scoreWindow: ObservationWindow;
  readonly essentials: Essentials;
}

/** The windows and essentials that notes may speak of: of the products asked for, up to where the analysis was refused. */
export function productsAsked(
  needs: ProductNeeds,
): Pick<DataQualityNeeds, "window" | "insightsWindow" | "scoreWindow" | "scoredWindow" | "essentials"> {
  const { scope, request, refusal } = needs;
  const isDrawn = scope.refusal === undefined;
  const hasInsights = isDrawn && !request.disableCreditInsights;
  const scoreWindow = isDrawn && !request.disableScores ? needs.scoreWindow : undefined;
  return {
    window: isDrawn ? needs.leadingWindow : undefined,
    insightsWindow: hasInsights ? needs.insightsWindow : undefined,
    scoreWindow,
    scoredWindow: refusal === undefined ? scoreWindow : undefined,
    essentials: hasInsights && refusal === undefined ? needs.essentials : undefined,
  };
}

/**
 * Gathers what a careful reader should know of the data (decisions sections 3, 4 and 9): what was left out, what is
 * uncertain, and what does not add up. Linear in rows; the notes hold no personal data.
 */
export function judgeDataQuality(needs: DataQualityNeeds): DataQuality {
  const { rejectedRows, rejectedAccounts } = needs;
  const notes = [
    ...judgeConnections(needs),
    ...judgeAccounts(needs),
    ...judgeBalances(needs),
    ...judgeHistory(needs),
    ...(needs.essentials === undefined ? [] : judgePaydays(needs)),
    ...judgeFlows(needs),
    ...judgeLayout(needs.notes),
    ...judgeEssentials(needs.essentials),
  ];
  return { rejectedRows, rejectedAccounts, notes };
}

function judgeFlows({ window, ...needs }: DataQualityNeeds): readonly QualityNote[] {
  return window === undefined ? [] : [...judgeOwnAccounts({ ...needs, window }), ...judgeCards(needs)];
}

function judgeLayout({
  duplicateRows,
  supersededRows,
  mergedAccounts,
  otherCurrencyRows,
}: LedgerNotes): readonly QualityNote[] {
  return [
    ...countedNote("OTHER_CURRENCY_ROWS", otherCurrencyRows),
    ...countedNote("DUPLICATE_ROWS", duplicateRows),
    ...countedNote("SUPERSEDED_ROWS", supersededRows),
    ...mergedAccounts.map(mergeNote),
  ];
}

function judgeEssentials(essentials: Essentials | undefined): readonly QualityNote[] {
  const hasNoRatio =
    essentials !== undefined && essentials.regularIncomeTotal <= 0 && essentials.loanRepaymentTotal !== 0;
  return hasNoRatio ? [noteOf("NO_DEBT_TO_INCOME")] : [];
}
