/** Why an analysis could not be computed (interface, "Analysis error codes"). */
export const ANALYSIS_ERROR_CODES = [
  "INTERNAL_ERROR",
  "NOT_ENOUGH_TRANSACTIONS",
  "CURRENCY_NOT_SUPPORTED",
  "USAGE_NOT_SUPPORTED",
  "NO_CHECKING_ACCOUNT",
  "ACCOUNT_TYPE_NOT_SUPPORTED",
  "OWNERSHIP_NOT_SUPPORTED",
  "LOW_ACTIVITY_SCORE",
  "ZERO_INCOME",
] as const;

/** Why an analysis could not be computed. */
export type AnalysisErrorCode = (typeof ANALYSIS_ERROR_CODES)[number];

/** The error of an analysis: present only when its status is ERROR. */
export interface AnalysisError {
  /** Why the analysis could not be computed. */
  readonly code: AnalysisErrorCode;
  /** For people: what was found and what is needed. Holds no personal data. */
  readonly message: string;
}
