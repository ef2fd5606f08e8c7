/** The engine's one job, and its parts: reading a body, and telling its format. */
export {
  type AdaptedAccount,
  type AdaptedBody,
  type AdaptedTransaction,
  adapt,
  detectFormat,
  type LaterRows,
  type LeftOut,
  type MergedCopy,
} from "./adapt.js";
export { analyze } from "./analyze.js";
/** What changed between two analyses. */
export { compare } from "./compare/compare.js";
export type { Change, ChangedFlow, ComparedFlow, Comparison, FigureMovement, LateFlow } from "./compare/comparison.js";
export { type Enrichment, enrich } from "./enrich.js";
/** Where a figure of a result comes from. */
export { explain, recompute } from "./explain/explain.js";
export {
  type Citation,
  type CitedFact,
  type CitedFigure,
  type CitedTransaction,
  type ExplainedParameter,
  type Explanation,
  type ExplanationBasis,
  type ExplanationInput,
  UnknownFigureError,
} from "./explain/explanation.js";
/** Closed lists of the model, and their types. */
export {
  ACCOUNT_OWNERSHIPS,
  ACCOUNT_TYPES,
  ACCOUNT_USAGES,
  type AccountOwnership,
  type AccountType,
  type AccountUsage,
  type AggregatorReference,
  type Bank,
} from "./model/account.js";
export { CATEGORIES, type Category, type CategoryFamily, familyOf } from "./model/category.js";
/** Rules of a client's own lexicon. */
export type { ClientRule, Direction } from "./model/client-rule.js";
/** What the client corrects of a result. */
export {
  type AccountCorrection,
  type AnalysisOrigin,
  type CategoryCorrection,
  CORRECTION_FAULTS,
  type CorrectionFault,
  type TransferCorrection,
} from "./model/correction.js";
export { ANALYSIS_ERROR_CODES, type AnalysisError, type AnalysisErrorCode } from "./model/error-code.js";
export { FORMATS, type Format } from "./model/format.js";
/** What is thrown where a body or an option is not what it must be; `explain` throws `UnknownFigureError` too. */
export { InvalidBodyError, ISSUE_CODES, type Issue, type IssueCode } from "./model/issue.js";
export { MARKETS, type Market } from "./model/market.js";
export type { Rejection, RejectionReason } from "./model/rejection.js";
export { PERIOD_MODES, type Period, type PeriodMode, USAGES, type Usage } from "./model/settings.js";
export { TRANSACTION_TYPES, type TransactionType } from "./model/transaction-type.js";
export { QUALITY_CODES, type QualityCode, SEVERITIES, type Severity } from "./passes/data-quality/notes.js";
export { RED_FLAGS, type RedFlag } from "./passes/red-flags.js";
export { REPARTITIONS, type Repartition } from "./passes/regularity.js";
export { PERIODICITIES, type Periodicity } from "./passes/rhythm/rhythm.js";
/** Shapes of the result: all that the folder declares. */
export type * from "./results/accounts.js";
export type * from "./results/analysis.js";
export type * from "./results/cash-flows.js";
export type * from "./results/corrections.js";
export type * from "./results/credit-insights.js";
export type * from "./results/data-quality.js";
export type * from "./results/enrichments.js";
export type * from "./results/essentials.js";
export type * from "./results/fingerprint.js";
export type * from "./results/full-analysis.js";
export type * from "./results/loans.js";
export type * from "./results/metadata.js";
export type * from "./results/points.js";
export type * from "./results/risks.js";
export type * from "./results/scores.js";
export type * from "./results/transactions.js";
/** Options of an analysis. */
export type { AnalyzeOptions, CorrectionOptions, ProjectOptions } from "./schema/options.js";
export { DATA_ORIGINS, type DataOrigin } from "./schema/request.js";
export type { LinePeriodicity } from "./scorecards/monthly-line.js";
/** The version of the engine. */
export { ENGINE_VERSION } from "./version.js";
/** A result in the shapes of the essentials API. */
export { viewEssentialsSummary, viewFullAnalysis } from "./views/full-analysis.js";
