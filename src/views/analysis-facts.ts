import type { Lexicon } from "../lexicon/lexicon.js";
import type { AnalysisErrorCode } from "../model/error-code.js";
import type { Format } from "../model/format.js";
import type { Ledger } from "../model/ledger.js";
import type { Settings } from "../model/settings.js";
import type { ActivityScore } from "../passes/activity-score.js";
import type { Balances } from "../passes/balances.js";
import type { CashFlows } from "../passes/cash-flows.js";
import type { Categories } from "../passes/categories.js";
import type { Classification } from "../passes/classification.js";
import type { CategoryOutcome, DecidedRows } from "../passes/corrections-categories.js";
import type { Counting } from "../passes/counting.js";
import type { DataIndicators } from "../passes/data-indicators.js";
import type { DataQuality } from "../passes/data-quality.js";
import type { Essentials } from "../passes/essentials.js";
import type { Expenses } from "../passes/expenses.js";
import type { FrequentTransactions } from "../passes/frequent-transactions.js";
import type { Incomes } from "../passes/incomes.js";
import type { RowLinks } from "../passes/links/row-links.js";
import type { Loans } from "../passes/loans.js";
import type { ObservationWindow } from "../passes/observation-window.js";
import type { Organisations } from "../passes/organisations.js";
import type { RedFlag } from "../passes/red-flags.js";
import type { ReferenceDate } from "../passes/reference-date.js";
import type { Regularity } from "../passes/regularity.js";
import type { Risks } from "../passes/risks.js";
import type { Scope } from "../passes/scope.js";
import type { Scores } from "../passes/scores.js";
import type { AnalysisRequest } from "../schema/request.js";
import type { CorrectionOutcomes } from "./corrections.js";

/** All facts of one window, as the passes give them. */
export interface ObservedFacts {
  readonly allLinks: RowLinks;
  readonly counting: Counting;
  readonly cashFlows: CashFlows;
  readonly regularities: readonly (Regularity | undefined)[];
  readonly categories: Categories;
  /** What the client decided of rows, and what became of the flows that it named. */
  readonly decided: DecidedRows | undefined;
  readonly categoryOutcomes: readonly CategoryOutcome[];
  readonly organisations: Organisations;
  readonly incomes: Incomes;
  readonly expenses: Expenses;
  readonly frequentTransactions: readonly FrequentTransactions[];
  readonly loans: Loans;
  readonly risks: Risks;
  readonly redFlags: readonly RedFlag[];
  readonly essentials: Essentials;
}

/** Everything that a result is written from. */
export interface AnalysisFacts {
  readonly ledger: Ledger;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
  readonly settings: Settings;
  readonly request: AnalysisRequest;
  readonly format: Format;
  readonly scope: Scope;
  readonly reference: ReferenceDate;
  readonly balances: Balances;
  readonly refusal: AnalysisErrorCode | undefined;
  readonly isPending: boolean;
  readonly activity: ActivityScore;
  /** The window that the observed facts are of. */
  readonly leadingWindow: ObservationWindow;
  readonly scoreWindow: ObservationWindow;
  readonly insightsData: DataIndicators;
  readonly scoresData: DataIndicators;
  readonly insights: ObservedFacts;
  /** Undefined where they are not asked for, or the analysis is refused. */
  readonly scores: Scores | undefined;
  readonly dataQuality: DataQuality;
  /** What became of the client's corrections. */
  readonly outcomes: CorrectionOutcomes;
}
