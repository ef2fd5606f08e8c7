import { hashDigits, hashText } from "../base/hash.js";
import { isoInstantOf } from "../base/instant.js";
import { minorDigitsOf } from "../base/money.js";
import { originOf } from "../model/correction.js";
import type { Ledger } from "../model/ledger.js";
import type { Settings } from "../model/settings.js";
import { type Balances, totalOf } from "../passes/balances.js";
import type { ObservationWindow } from "../passes/observation-window.js";
import { type Scope, usedAccounts } from "../passes/scope.js";
import type { DailyBalanceView } from "../results/accounts.js";
import type { Analysis, ParametersView, SettingsView } from "../results/analysis.js";
import type { CorrectionView } from "../results/corrections.js";
import type { TransactionView } from "../results/transactions.js";
import type { AnalysisRequest } from "../schema/request.js";
import { viewAccounts, viewDailyBalances } from "./accounts.js";
import type { AnalysisFacts } from "./analysis-facts.js";
import { viewCorrections } from "./corrections.js";
import { viewCreditInsights } from "./credit-insights.js";
import { viewDataQuality } from "./data-quality.js";
import { messageOf } from "./error-messages.js";
import { viewEssentials } from "./essentials.js";
import { takeFingerprint, takeSettingsFingerprint } from "./fingerprint.js";
import { Formatter } from "./format.js";
import { viewMetadata } from "./metadata.js";
import { viewScores } from "./scores.js";
import { viewTransactions } from "./transactions.js";

/** Writes the result: facts become plain JSON values, and money is rounded, once. */
export function viewAnalysis(facts: AnalysisFacts): Analysis {
  const { ledger, classification, settings, request, scope, reference, insights, leadingWindow, activity } = facts;
  const createdAt = isoInstantOf(settings.now);
  const format = new Formatter(minorDigitsOf(settings.project.currency));
  const parameters = viewParameters(request);
  const settingsView = viewSettings(settings);
  const { corrections } = settings;
  const fingerprint = takeFingerprint({ ledger, classification, deciding: decidingParts(parameters, settings) });
  const id = hashDigits(hashText(JSON.stringify(fingerprint), 1));
  const transactions = viewRows(facts, format, createdAt);
  const isComputed = facts.refusal === undefined && !facts.isPending;
  const hasInsights = isComputed && !request.disableCreditInsights;
  return {
    id,
    format: facts.format,
    parameters,
    status: facts.isPending ? "PENDING" : facts.refusal === undefined ? "COMPLETED" : "ERROR",
    source: originOf(corrections),
    dataOrigin: request.dataOrigin,
    usage: settings.usage,
    createdAt,
    updatedAt: createdAt,
    metadata: viewMetadata({
      ledger,
      reference,
      insights: scope.refusal === undefined && !request.disableCreditInsights ? facts.insightsData : undefined,
      scores: scope.refusal === undefined && !request.disableScores ? facts.scoresData : undefined,
      activity: scope.refusal === undefined ? activity : undefined,
      hasPaymentScore: settings.usage === "CONSUMER",
      format,
    }),
    ...(hasInsights && {
      creditInsights: viewCreditInsights({ ...insights, ledger, window: leadingWindow, transactions, format }),
      essentials: viewEssentials({
        ...insights,
        analysisId: id,
        createdAt,
        activity,
        credit: facts.scores?.credit,
        window: leadingWindow,
        format,
      }),
    }),
    ...(facts.scores && { scores: viewScores({ ...facts.scores, transactions }) }),
    ...(facts.refusal !== undefined && { error: { code: facts.refusal, message: messageOf(facts.refusal, settings) } }),
    accounts: viewAccounts({ ledger, balances: facts.balances, isUsed: usedAccounts(scope), transactions, format }),
    dailyBalances: viewTotalBalances(ledger, scope, facts.balances, format),
    dataQuality: viewDataQuality(facts.dataQuality, format),
    fingerprint,
    settings: settingsView,
    ...(corrections && { corrections: viewOutcomes(facts) }),
  };
}

function viewRows(facts: AnalysisFacts, format: Formatter, createdAt: string): readonly TransactionView[] {
  const { ledger, lexicon, classification, insights, request, leadingWindow, scoreWindow } = facts;
  const { allLinks: links, cashFlows, categories, organisations } = insights;
  const windows = request.disableScores ? [leadingWindow] : [leadingWindow, scoreWindow];
  const isAnalysed = markRows(ledger, windows);
  const texts = { ledger, lexicon, classification };
  return viewTransactions({ ...texts, links, cashFlows, categories, organisations, isAnalysed, format, createdAt });
}

function viewOutcomes(facts: AnalysisFacts): readonly CorrectionView[] {
  const { ledger, outcomes, scope, leadingWindow, isPending } = facts;
  const window = scope.refusal === undefined && !isPending ? leadingWindow : undefined;
  return viewCorrections({ ledger, outcomes, window });
}

/**
 * Writes the result of an analysis that a bug of ours broke: nothing of the body is in it, nor of the error, which may tell
 * of the body. Fingerprint and id name the engine and the settings alone.
 */
export function viewInternalError(settings: Settings): Analysis {
  const createdAt = isoInstantOf(settings.now);
  const parameters: ParametersView = {
    disableScores: false,
    disableCreditInsights: false,
    useBalanceDate: false,
    launchReport: false,
    period: { ...settings.project.period, isComputedUsingProjectConfig: true },
  };
  const fingerprint = takeSettingsFingerprint(decidingParts(parameters, settings));
  return {
    id: hashDigits(hashText(JSON.stringify(fingerprint), 2)),
    format: "NATIVE",
    parameters,
    status: "ERROR",
    source: originOf(settings.corrections),
    dataOrigin: "UNKNOWN",
    usage: settings.usage,
    createdAt,
    updatedAt: createdAt,
    error: { code: "INTERNAL_ERROR", message: messageOf("INTERNAL_ERROR", settings) },
    accounts: [],
    dailyBalances: [],
    dataQuality: { rejectedRowCount: 0, rejectedRows: [], rejectedAccounts: [], notes: [] },
    fingerprint,
    settings: viewSettings(settings),
  };
}

/** What decides a result besides the ledger. */
function decidingParts(parameters: ParametersView, settings: Settings): readonly unknown[] {
  const { corrections, project } = settings;
  const parts = [parameters, viewSettings(settings), project.lexicon];
  return corrections === undefined ? parts : [...parts, corrections];
}

function viewParameters({
  disableScores,
  disableCreditInsights,
  useBalanceDate,
  launchReport,
  period,
}: AnalysisRequest): ParametersView {
  return { disableScores, disableCreditInsights, useBalanceDate, launchReport, period };
}

function viewSettings({ now, usage, strict, project }: Settings): SettingsView {
  const { lexicon, ...rest } = project;
  return { now: isoInstantOf(now), usage, strict, project: { ...rest, lexiconRuleCount: lexicon.length } };
}

function markRows(ledger: Ledger, windows: readonly ObservationWindow[]): Uint8Array {
  const isMarked = new Uint8Array(ledger.size);
  for (const { rows } of windows) for (let at = 0; at < rows.length; at += 1) isMarked[rows[at]!] = 1;
  return isMarked;
}

/** End-of-day balances of all analysed checking accounts together, from the day that the first of them is known. */
function viewTotalBalances(
  ledger: Ledger,
  scope: Scope,
  balances: Balances,
  format: Formatter,
): readonly DailyBalanceView[] {
  const series = balances.filter(
    (_, account) => scope.isAnalysed[account] === 1 && ledger.accounts[account]!.type === "CHECKING",
  );
  return series.length === 0 ? [] : viewDailyBalances(totalOf(series), format.minorDigits, format);
}
