import type { Lexicon } from "../lexicon/lexicon.js";
import type { AnalysisErrorCode } from "../model/error-code.js";
import type { Format } from "../model/format.js";
import type { Ledger } from "../model/ledger.js";
import type { Settings } from "../model/settings.js";
import type { Insights } from "../observe/insights.js";
import type { ActivityScore } from "../passes/activity-score.js";
import type { Balances } from "../passes/balances.js";
import type { Classification } from "../passes/classification.js";
import type { DataIndicators } from "../passes/data-indicators.js";
import type { DataQuality } from "../passes/data-quality.js";
import type { ObservationWindow } from "../passes/observation-window.js";
import type { ReferenceDate } from "../passes/reference-date.js";
import type { Scope } from "../passes/scope.js";
import type { Scores } from "../passes/scores.js";
import type { AnalysisRequest } from "../schema/request.js";
import type { CorrectionOutcomes } from "./corrections.js";

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
  readonly insights: Insights;
  /** Undefined where they are not asked for, or the analysis is refused. */
  readonly scores: Scores | undefined;
  readonly dataQuality: DataQuality;
  /** What became of the client's corrections. */
  readonly outcomes: CorrectionOutcomes;
}
