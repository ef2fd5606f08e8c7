import { type ReadBody, readBody } from "./adapters/read-body.js";
import { lexiconOf } from "./lexicon/markets.js";
import { TextReader } from "./lexicon/text-reader.js";
import { InvalidBodyError } from "./model/issue.js";
import type { Settings } from "./model/settings.js";
import { observeInsights } from "./observe/insights.js";
import { countForScores, observeScores } from "./observe/scores.js";
import { readTransactions } from "./observe/transactions.js";
import { scoreActivity } from "./passes/activity-score.js";
import { rebuildBalances } from "./passes/balances.js";
import { judgeAccountCorrections } from "./passes/corrections-accounts.js";
import { layOverTexts } from "./passes/corrections-categories.js";
import { measureData } from "./passes/data-indicators.js";
import { judgeDataQuality, productsAsked } from "./passes/data-quality.js";
import { drawWindow } from "./passes/observation-window.js";
import { findReferenceDate } from "./passes/reference-date.js";
import { refuseThinData } from "./passes/refusals.js";
import { selectAccounts } from "./passes/scope.js";
import type { Analysis } from "./results/analysis.js";
import type { AnalyzeOptions } from "./schema/options.js";
import { resolveSettings } from "./schema/settings.js";
import { viewAnalysis, viewInternalError } from "./views/write-analysis.js";

/**
 * Analyses the bank accounts and transactions of a person or a business: cash flows with their regularity, incomes,
 * expenses, loans, risks, scores and essentials (interface, "What the service does"). Synchronous and deterministic: the
 * same body, options and `now` give the same result, whatever the machine's clock, zone or locale, and whatever the order
 * of accounts and transactions in the body.
 *
 * @param body - A parsed body of one of the interface's formats: native accounts, or a provider's connections.
 * @param options - Usage, `now`, the project's market, currency, zone, period, limits and lexicon, and corrections.
 * @returns The analysis. One that cannot be computed has status `ERROR` and an `error` with its code.
 * @throws InvalidBodyError where the body is not of its format or an option is not what it must be; nothing else.
 *
 * @example
 * const analysis = analyze(body, { now: "2026-06-30T12:00:00Z", project: { market: "FR" } });
 * analysis.essentials?.monthlyRegularIncome; // 5042.11
 *
 * @example
 * // The client knows better what a cash flow of that result is: its groupId names it.
 * const corrections = { categories: [{ groupId: "thgml3n3r4s", category: "SPORT" }] } as const;
 * analyze(body, { now: "2026-06-30T12:00:00Z", corrections }).corrections;
 * // [{ kind: "CATEGORY", groupId: "thgml3n3r4s", category: "SPORT", previousCategory: "OTHER_EXPENSE", isApplied: true,
 * //    transactionCount: 3, amount: -72.73 }]
 */
export function analyze(body: unknown, options?: AnalyzeOptions): Analysis {
  const settings = resolveSettings(options);
  try {
    return analyzeBody(readBody(body, settings), settings);
  } catch (error) {
    // The one place where a broken invariant is caught: a bug of ours must not take a caller's process down.
    if (error instanceof InvalidBodyError) throw error;
    return viewInternalError(settings);
  }
}

/** The whole computation, top to bottom. */
function analyzeBody({ request, format, rejections, built }: ReadBody, settings: Settings): Analysis {
  const { ledger, notes, statedBalances, connections } = built;
  const { project, corrections } = settings;
  const reader = new TextReader(lexiconOf(project.market, project.lexicon));

  const scope = selectAccounts({ ledger, settings });
  const reference = findReferenceDate({ ledger, scope, settings, useBalanceDate: request.useBalanceDate });
  const insightsWindow = drawWindow({ ledger, scope, reference, period: request.period });
  const scorePeriod = { ...project.period, mode: "DAYS", numberOfDays: project.scoreDays } as const;
  const scoreWindow = drawWindow({ ledger, scope, reference, period: scorePeriod });
  const leadingWindow = request.disableCreditInsights ? scoreWindow : insightsWindow;

  const read = readTransactions({ ledger, scope, reader, settings });
  const { classification, transfers, renamed } = read;
  const balances = rebuildBalances({ ledger, reference });

  const needs = { ledger, scope, reader, classification, transfers, renamed, balances, settings };
  const insights = observeInsights({ ...needs, window: leadingWindow });
  const ofScores = { ...needs, window: scoreWindow, decided: insights.decided };
  const scoreNeeds = { ...ofScores, ...countForScores(ofScores) };
  const activity = scoreActivity({ ...scoreNeeds, classification: layOverTexts(classification, insights.decided) });
  const { incomes } = insights;
  const refusal = refuseThinData({ ledger, scope, window: leadingWindow, activity, incomes, project });
  const isPending = request.disableCreditInsights && request.disableScores;
  const isScored = refusal === undefined && !request.disableScores;
  const scores = isScored ? observeScores(scoreNeeds) : undefined;
  const { essentials, categories, cashFlows, counting, allLinks: links } = insights;
  const observed = { categories, cashFlows, counting, links };
  const accounts = judgeAccountCorrections({ ledger, scope, window: leadingWindow, corrections });

  const dataQuality = judgeDataQuality({
    ledger,
    project,
    scope,
    reference,
    ...productsAsked({ scope, request, refusal, leadingWindow, insightsWindow, scoreWindow, essentials }),
    balances,
    statedBalances,
    connections,
    classification,
    ...observed,
    notes,
    ...rejections,
  });

  const computedOn = settings.zone.dayOf(settings.now);
  return viewAnalysis({
    ledger,
    lexicon: reader.lexicon,
    classification,
    settings,
    request,
    format,
    scope,
    reference,
    balances,
    refusal: isPending ? undefined : refusal,
    isPending,
    activity,
    scoreWindow,
    insightsData: measureData({ ledger, window: insightsWindow, computedOn }),
    scoresData: measureData({ ledger, window: scoreWindow, computedOn }),
    leadingWindow,
    insights,
    scores,
    dataQuality,
    outcomes: { categories: insights.categoryOutcomes, accounts, transfers: read.outcomes },
  });
}
