/** A body in canonical form, without an analysis. */
export {
  type AdaptedAccount,
  type AdaptedBody,
  type AdaptedTransaction,
  adapt,
  detectFormat,
  type LeftOut,
} from "./adapt.js";
/** The engine's one job. */
export { analyze } from "./analyze.js";
/** Closed lists of the model. */
export {
  ACCOUNT_TYPES,
  type AccountOwnership,
  type AccountType,
  type AccountUsage,
  type AggregatorReference,
  type Bank,
} from "./model/account.js";
export { CATEGORIES, type Category, type CategoryFamily, familyOf } from "./model/category.js";
/** Rules of a client's own lexicon. */
export type { ClientRule, Direction } from "./model/client-rule.js";
export { ANALYSIS_ERROR_CODES, type AnalysisError, type AnalysisErrorCode } from "./model/error-code.js";
export { FORMATS, type Format } from "./model/format.js";
/** The one error that is thrown. */
export { InvalidBodyError, type Issue, type IssueCode } from "./model/issue.js";
export { MARKETS, type Market } from "./model/market.js";
export type { Rejection, RejectionReason } from "./model/rejection.js";
export { PERIOD_MODES, type Period, type PeriodMode, type Usage } from "./model/settings.js";
export { TRANSACTION_TYPES, type TransactionType } from "./model/transaction-type.js";
export type { QualityNote, Severity } from "./passes/data-quality.js";
export type { RedFlag } from "./passes/red-flags.js";
export type { Repartition } from "./passes/regularity.js";
export type { Periodicity } from "./passes/rhythm.js";
/** Options of an analysis. */
export type { AnalyzeOptions, ProjectOptions } from "./schema/options.js";
export type { DataOrigin } from "./schema/request.js";
/** The version of the engine. */
export { ENGINE_VERSION } from "./version.js";
/** Shapes of the result. */
export type { AccountDetailsView, AccountView, DailyBalanceView } from "./views/accounts.js";
export type { Analysis, ParametersView, SettingsView } from "./views/analysis.js";
export type { CashFlowView, MonthAmountView, RegularityView } from "./views/cash-flows.js";
export type {
  CategoryView,
  CreditInsightsView,
  LoanFlowView,
  LoanMovementsView,
  RiskView,
} from "./views/credit-insights.js";
export type { DataQualityView, QualityNoteView } from "./views/data-quality.js";
export type { EssentialsView } from "./views/essentials.js";
export type { FingerprintView } from "./views/fingerprint.js";
export type { ActivityScoreView, CalendarMonthView, IndicatorsView, MetadataView } from "./views/metadata.js";
export type {
  BusinessCreditScoreView,
  CreditScoreView,
  PaymentScoreView,
  PointsView,
  ScoresView,
} from "./views/scores.js";
export type { EmployerView, EnrichmentsView, RelatedTransactions, TransactionView } from "./views/transactions.js";
