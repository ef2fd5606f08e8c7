import { type ReadBody, readBody } from "./adapters/read-body.js";
import type { Lexicon } from "./lexicon/lexicon.js";
import { lexiconOf } from "./lexicon/markets.js";
import { InvalidBodyError } from "./model/issue.js";
import type { Ledger } from "./model/ledger.js";
import { MARKET_DEFAULTS } from "./model/market.js";
import type { Settings } from "./model/settings.js";
import { scoreActivity } from "./passes/activity-score.js";
import { type Balances, rebuildBalances } from "./passes/balances.js";
import { useBusinessCategories } from "./passes/business-categories.js";
import { groupCashFlows, noCashFlows } from "./passes/cash-flows.js";
import { settleCategories } from "./passes/categories.js";
import { tellChequeFees } from "./passes/cheque-fees.js";
import { type Classification, classify } from "./passes/classification.js";
import { useConsumerCategories } from "./passes/consumer-categories.js";
import { judgeAccountCorrections } from "./passes/corrections-accounts.js";
import { correctCategories, type DecidedRows, layOver, layOverTexts } from "./passes/corrections-categories.js";
import { type CorrectedTransfers, correctTransfers } from "./passes/corrections-transfers.js";
import { netLinkedPairs } from "./passes/counting.js";
import { measureCharacteristics } from "./passes/credit-characteristics.js";
import { measureData } from "./passes/data-indicators.js";
import { judgeDataQuality, productsAsked } from "./passes/data-quality.js";
import { summariseEssentials } from "./passes/essentials.js";
import { findExpenses } from "./passes/expenses.js";
import { findFrequentTransactions } from "./passes/frequent-transactions.js";
import { findIncomes } from "./passes/incomes.js";
import { linkAll, linkHistory, linkWindow } from "./passes/links.js";
import { findLoans } from "./passes/loans.js";
import { drawWindow, type ObservationWindow } from "./passes/observation-window.js";
import { nameOrganisations } from "./passes/organisations.js";
import { raiseRedFlags } from "./passes/red-flags.js";
import { findReferenceDate } from "./passes/reference-date.js";
import { netRefundedFees } from "./passes/refunded-fees.js";
import { refuseThinData } from "./passes/refusals.js";
import { findRegularities } from "./passes/regularity.js";
import { findRisks } from "./passes/risks.js";
import { type Scope, selectAccounts } from "./passes/scope.js";
import { type Score, scoreBusiness, scoreCredit, scorePayment } from "./passes/scores.js";
import type { AnalyzeOptions } from "./schema/options.js";
import { resolveSettings } from "./schema/settings.js";
import type { Analysis } from "./views/analysis.js";
import type { ObservedFacts } from "./views/analysis-facts.js";
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
 * const analysis = analyze(body, { now: "2026-08-21T12:00:00Z", project: { market: "FR" } });
 * analysis.essentials?.monthlyRegularIncome; // 2581.45
 *
 * @example
 * // The client knows better what a cash flow of that result is: its groupId names it.
 * const corrections = { categories: [{ groupId: "8oig99j21hk", category: "RENT" }] } as const;
 * analyze(body, { now: "2026-08-21T12:00:00Z", corrections }).corrections;
 * // [{ kind: "CATEGORY", ..., previousCategory: "OTHER_EXPENSE", isApplied: true, transactionCount: 3, amount: -1950 }]
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
  const lexicon = lexiconOf(project.market, project.lexicon);

  const scope = selectAccounts({ ledger, settings });
  const reference = findReferenceDate({ ledger, scope, settings, useBalanceDate: request.useBalanceDate });
  const insightsWindow = drawWindow({ ledger, scope, reference, period: request.period });
  const scorePeriod = { ...project.period, mode: "DAYS", numberOfDays: project.scoreDays } as const;
  const scoreWindow = drawWindow({ ledger, scope, reference, period: scorePeriod });
  const leadingWindow = request.disableCreditInsights ? scoreWindow : insightsWindow;

  const read = readTransactions({ ledger, scope, lexicon, settings });
  const { classification, transfers, renamed } = read;
  const balances = rebuildBalances({ ledger, reference });

  const needs = { ledger, scope, lexicon, classification, transfers, renamed, balances, settings };
  const insights = observe({ ...needs, window: leadingWindow });
  const ofScores = { ...needs, window: scoreWindow, decided: insights.decided };
  const scoreNeeds = { ...ofScores, ...countForScores(ofScores) };
  const activity = scoreActivity({ ...scoreNeeds, classification: layOverTexts(classification, insights.decided) });
  const { incomes } = insights;
  const refusal = refuseThinData({ ledger, scope, window: leadingWindow, activity, incomes, project });
  const isPending = request.disableCreditInsights && request.disableScores;
  const isScored = refusal === undefined && !request.disableScores;
  const { credit, payment } = isScored ? score(scoreNeeds) : NO_SCORES;
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

  return viewAnalysis({
    ledger,
    lexicon,
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
    insightsData: measureData({ ledger, window: insightsWindow, reference }),
    scoresData: measureData({ ledger, window: scoreWindow, reference }),
    leadingWindow,
    insights,
    credit,
    payment,
    dataQuality,
    outcomes: { categories: insights.categoryOutcomes, accounts, transfers: read.outcomes },
  });
}

/** What the texts say, and the transfers that the client names against the links that the history shows by itself. */
export function readTransactions({
  ledger,
  scope,
  lexicon,
  settings,
}: Pick<ObservationNeeds, "ledger" | "scope" | "lexicon" | "settings">): CorrectedTransfers {
  const { corrections, usage, project } = settings;
  const read = classify({ ledger, lexicon, country: project.market });
  const texts = { ledger, lexicon, classification: tellChequeFees({ ledger, lexicon, classification: read }) };
  const classification = usage === "BUSINESS" ? useBusinessCategories(texts) : useConsumerCategories(texts);
  const hasTransfers = corrections !== undefined && corrections.transfers.length > 0;
  const links = hasTransfers ? linkAll({ ledger, scope, classification, lexicon }) : undefined;
  return correctTransfers({ ledger, scope, classification, usage, corrections, links });
}

/** What observing a window needs. */
export interface ObservationNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
  /** Own transfers that the client names. */
  readonly transfers: CorrectedTransfers["transfers"];
  readonly renamed: CorrectedTransfers["renamed"];
  readonly balances: Balances;
  readonly settings: Settings;
  readonly window: ObservationWindow;
}

/** The facts of the credit insights and essentials, top to bottom. */
export function observe({
  ledger,
  scope,
  lexicon,
  classification,
  transfers,
  renamed,
  balances,
  settings,
  window,
}: ObservationNeeds): ObservedFacts {
  const links = linkWindow({ ledger, scope, classification, lexicon, window, transfers });
  const allLinks = linkHistory({ ledger, scope, classification, lexicon, links, window });
  const linked = netLinkedPairs({ ledger, window, links, classification, transfers });
  const cashFlows = groupCashFlows({ ledger, window, classification, links, counting: linked, lexicon });
  const regularities = findRegularities({ ledger, window, cashFlows, links });
  const { corrections, usage } = settings;
  const rows = { ledger, scope, lexicon, classification, window };
  const settled = settleCategories({ ...rows, links, allLinks, counting: linked, cashFlows, usage });
  const corrected = correctCategories({
    ledger,
    classification,
    cashFlows,
    counting: linked,
    categories: settled,
    corrections,
    renamed,
  });
  const { categories, decided, outcomes } = corrected;
  const counting = netRefundedFees({ ledger, window, lexicon, classification, counting: linked, decided });
  const { namesOrganisations } = MARKET_DEFAULTS[settings.project.market];
  const needs = { ledger, classification, cashFlows, categories, lexicon, namesOrganisations };
  const organisations = nameOrganisations(needs);
  const incomes = findIncomes({ ledger, window, classification, categories, counting });
  const expenses = findExpenses({ ledger, window, categories, counting });
  const frequentTransactions = findFrequentTransactions({ ledger, window, cashFlows, counting });
  const loans = findLoans({ ledger, cashFlows, categories, counting, links });
  const risks = findRisks({ ledger, window, categories, counting, balances });
  const redFlags = raiseRedFlags({ window, categories, counting });
  const essentials = summariseEssentials({ ledger, window, cashFlows, categories, counting, links });
  return {
    allLinks,
    counting,
    cashFlows,
    regularities,
    categories,
    decided,
    categoryOutcomes: outcomes,
    organisations,
    incomes,
    expenses,
    frequentTransactions,
    loans,
    risks,
    redFlags,
    essentials,
  };
}

/** What counting the rows of the scores' window needs. */
interface ScoreWindowNeeds extends ObservationNeeds {
  /** Categories that the client decided. */
  readonly decided: DecidedRows | undefined;
}

/** What observing the scores' window needs. */
type ScoreNeeds = ScoreWindowNeeds & ReturnType<typeof countForScores>;

/** Links the transactions of the scores' window, and nets them. */
function countForScores(needs: ScoreWindowNeeds) {
  const { ledger, scope, lexicon, classification, transfers, window, decided } = needs;
  const links = linkWindow({ ledger, scope, classification, lexicon, window, transfers });
  const counting = netLinkedPairs({ ledger, window, links, classification, transfers });
  return { links, counting: netRefundedFees({ ledger, window, lexicon, classification, counting, decided }) };
}

/**
 * The facts of the scores' window. Scores look at sums and incidents, not at budget lines, so they stay the same whatever
 * period the insights are asked for.
 */
function observeForScores(needs: ScoreNeeds) {
  const { ledger, scope, lexicon, classification, balances, window, decided, links, counting } = needs;
  const cashFlows = noCashFlows(ledger);
  const settled = settleCategories({
    ledger,
    scope,
    lexicon,
    classification,
    links,
    allLinks: links,
    counting,
    window,
    cashFlows,
    usage: needs.settings.usage,
  });
  const categories = layOver(settled, decided);
  const incomes = findIncomes({ ledger, window, classification, categories, counting });
  const risks = findRisks({ ledger, window, categories, counting, balances });
  return { counting, links, categories, incomes, risks };
}

/** The scores of a usage, with their reasons. */
interface Scores {
  readonly credit: Score | undefined;
  readonly payment: Score | undefined;
}

const NO_SCORES: Scores = { credit: undefined, payment: undefined };

/** Scores the facts of the scores' window. */
function score(needs: ScoreNeeds): Scores {
  const { ledger, window, classification, balances, settings } = needs;
  const observed = observeForScores(needs);
  const rows = { ledger, window, classification, balances };
  const characteristics = measureCharacteristics({ ...rows, project: settings.project, ...observed });
  const credit = settings.usage === "BUSINESS" ? scoreBusiness({ characteristics }) : scoreCredit({ characteristics });
  return { credit, payment: scorePayment({ characteristics }) };
}
