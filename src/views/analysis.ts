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

/** The settings that an analysis was computed with, defaults filled in. */
export interface SettingsView {
  readonly now: string;
  readonly usage: Usage;
  readonly strict: boolean;
  readonly project: {
    readonly market: string;
    readonly currency: string;
    readonly timeZone: string;
    readonly period: Omit<Period, "isComputedUsingProjectConfig">;
    readonly scoreDays: number;
    readonly minimumTransactions: number;
    readonly lowActivityThreshold?: number;
    readonly refuseZeroIncome: boolean;
    /** How many rules the client's own lexicon has. */
    readonly lexiconRuleCount: number;
  };
}

/** The parameters of an analysis (interface, "parameters"). */
export interface ParametersView {
  readonly disableScores: boolean;
  readonly disableCreditInsights: boolean;
  readonly useBalanceDate: boolean;
  readonly launchReport: boolean;
  readonly period: Period;
}

/**
 * The analysis of a body: the consumer analysis of the interface with the essentials, the canonical accounts, the data
 * quality and a fingerprint. Plain JSON values throughout.
 */
export interface Analysis {
  /** Derived from the fingerprint: the same input, settings and engine give the same id. */
  readonly id: string;
  readonly format: Format;
  readonly parameters: ParametersView;
  /** PENDING where both products are disabled: nothing was computed yet. */
  readonly status: "COMPLETED" | "ERROR" | "PENDING";
  /** CLIENT where nothing is corrected; corrected flows and transfers name it before corrected accounts do. */
  readonly source: AnalysisOrigin;
  readonly dataOrigin: DataOrigin;
  readonly usage: Usage;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly metadata?: MetadataView;
  readonly creditInsights?: CreditInsightsView;
  readonly scores?: ScoresView;
  /** Present only when the status is ERROR. */
  readonly error?: AnalysisError;
  /** Where the credit insights are enabled. */
  readonly essentials?: EssentialsView;
  readonly accounts: readonly AccountView[];
  /** End-of-day balances of all analysed checking accounts together. */
  readonly dailyBalances: readonly DailyBalanceView[];
  readonly dataQuality: DataQualityView;
  readonly fingerprint: FingerprintView;
  readonly settings: SettingsView;
  /** What the client corrected, in the order of kinds and ids; left out where it corrected nothing. */
  readonly corrections?: readonly CorrectionView[];
}
