import type { AnalysisOrigin } from "../model/correction.js";
import type { AnalysisError } from "../model/error-code.js";
import type { Format } from "../model/format.js";
import type { Period, Usage } from "../model/settings.js";
import type { DataOrigin } from "../schema/request.js";
import type { AccountView, DailyBalanceView } from "./accounts.js";
import type { CorrectionView } from "./corrections.js";
import type { CreditInsightsView } from "./credit-insights.js";
import type { DataQualityView } from "./data-quality.js";
import type { EssentialsView } from "./essentials.js";
import type { FingerprintView } from "./fingerprint.js";
import type { MetadataView } from "./metadata.js";
import type { ScoresView } from "./scores.js";

/** The project's settings that an analysis was computed with: those of `ProjectOptions`, defaults filled in. */
export interface ProjectView {
  /** Country whose banks, texts and calendar were dealt with. */
  readonly market: string;
  /** ISO 4217 code of the accounts that were analysed. */
  readonly currency: string;
  /** IANA zone that decided calendar days. */
  readonly timeZone: string;
  /** The window of the credit insights where the body asks for none. */
  readonly period: Omit<Period, "isComputedUsingProjectConfig">;
  /** Days of the scores' window. */
  readonly scoreDays: number;
  /** Debited transactions that one checking account must have. */
  readonly minimumTransactions: number;
  /** Activity score (0 to 100) under which an analysis is refused; left out where none is. */
  readonly lowActivityThreshold?: number;
  /** Whether an income of nothing refuses the analysis. */
  readonly refuseZeroIncome: boolean;
  /** How many rules the client's own lexicon has. */
  readonly lexiconRuleCount: number;
}

/** The settings that an analysis was computed with, defaults filled in. */
export interface SettingsView {
  /** The time of the analysis, ISO 8601. */
  readonly now: string;
  /** Whose accounts they are. */
  readonly usage: Usage;
  /** Whether a row that cannot be read refused the body. */
  readonly strict: boolean;
  /** The project's. */
  readonly project: ProjectView;
}

/** The parameters that the body asks for, defaults filled in (interface, "parameters"). */
export interface ParametersView {
  /** Whether only the credit insights were asked for. */
  readonly disableScores: boolean;
  /** Whether only the scores were asked for. */
  readonly disableCreditInsights: boolean;
  /** Whether the date of the latest account balance is the reference date, and not that of the analysis. */
  readonly useBalanceDate: boolean;
  /** Whether a service is to write a report; the engine writes none. */
  readonly launchReport: boolean;
  /** The window of the credit insights. */
  readonly period: Period;
}

/**
 * The analysis of a body: the consumer analysis of the interface with the essentials, the canonical accounts, the data
 * quality and a fingerprint. Plain JSON values throughout.
 */
export interface Analysis {
  /** Derived from the fingerprint: the same input, settings and engine give the same id. */
  readonly id: string;
  /** What the body was read as. */
  readonly format: Format;
  /** What the body asked for. */
  readonly parameters: ParametersView;
  /** PENDING where both products are disabled: nothing was computed yet. */
  readonly status: "COMPLETED" | "ERROR" | "PENDING";
  /** CLIENT where nothing is corrected; corrected flows and transfers name it before corrected accounts do. */
  readonly source: AnalysisOrigin;
  /** Where the data came from, as the body says. */
  readonly dataOrigin: DataOrigin;
  /** Whose accounts they are. */
  readonly usage: Usage;
  /** The time of the analysis, ISO 8601. */
  readonly createdAt: string;
  /** As `createdAt`. */
  readonly updatedAt: string;
  /** How good the data are; left out with INTERNAL_ERROR alone. */
  readonly metadata?: MetadataView;
  /** Cash flows, incomes, expenses, loans and risks; left out where they are disabled or the analysis is not COMPLETED. */
  readonly creditInsights?: CreditInsightsView;
  /** Left out where they are disabled or the analysis is not COMPLETED. */
  readonly scores?: ScoresView;
  /** Present only when the status is ERROR. */
  readonly error?: AnalysisError;
  /** The summary; there where the credit insights are. */
  readonly essentials?: EssentialsView;
  /** All accounts that were read, those that are not analysed too, with all of their transactions. */
  readonly accounts: readonly AccountView[];
  /** End-of-day balances of all analysed checking accounts together. */
  readonly dailyBalances: readonly DailyBalanceView[];
  /** What was left out of the body, and what weakens the figures. */
  readonly dataQuality: DataQualityView;
  /** Whether another analysis can differ, and why. */
  readonly fingerprint: FingerprintView;
  /** The options, defaults filled in. */
  readonly settings: SettingsView;
  /** What the client corrected, in the order of kinds and ids; left out where it corrected nothing. */
  readonly corrections?: readonly CorrectionView[];
}
