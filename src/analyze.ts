import { type ReadBody, readBody } from "./adapters/read-body.js";
import type { Lexicon } from "./lexicon/lexicon.js";
import { lexiconOf } from "./lexicon/markets.js";
import type { AnalysisErrorCode } from "./model/error-code.js";
import { InvalidBodyError } from "./model/issue.js";
import type { Ledger } from "./model/ledger.js";
import { MARKET_DEFAULTS } from "./model/market.js";
import type { Settings } from "./model/settings.js";
import { scoreActivity } from "./passes/activity-score.js";
import { type Balances, rebuildBalances } from "./passes/balances.js";
import { useBusinessCategories } from "./passes/business-categories.js";
import { groupCashFlows, noCashFlows } from "./passes/cash-flows.js";
import { settleCategories } from "./passes/categories.js";
import { type Classification, classify } from "./passes/classification.js";
import { netLinkedPairs } from "./passes/counting.js";
import { measureCharacteristics } from "./passes/credit-characteristics.js";
import { measureData } from "./passes/data-indicators.js";
import { judgeDataQuality } from "./passes/data-quality.js";
import { summariseEssentials } from "./passes/essentials.js";
import { findExpenses } from "./passes/expenses.js";
import { findFrequentTransactions } from "./passes/frequent-transactions.js";
import { findIncomes } from "./passes/incomes.js";
import { linkHistory, linkWindow } from "./passes/links.js";
import { findLoans } from "./passes/loans.js";
import { drawWindow, type ObservationWindow } from "./passes/observation-window.js";
import { nameOrganisations } from "./passes/organisations.js";
import { raiseRedFlags } from "./passes/red-flags.js";
import { findReferenceDate } from "./passes/reference-date.js";
import { refuseThinData } from "./passes/refusals.js";
import { findRegularities } from "./passes/regularity.js";
import { findRisks } from "./passes/risks.js";
import { type Scope, selectAccounts } from "./passes/scope.js";
import { type Score, scoreBusiness, scoreCredit, scorePayment } from "./passes/scores.js";
import type { AnalyzeOptions } from "./schema/options.js";
import { resolveSettings } from "./schema/settings.js";
import type { Analysis } from "./views/analysis.js";
import { type ObservedFacts, viewAnalysis, viewInternalError } from "./views/write-analysis.js";

/**
 * Analyses the bank accounts and transactions of a person or a business: cash flows with their regularity, incomes,
 * expenses, loans, risks, scores and essentials (interface, "What the service does"). Synchronous and deterministic: the
 * same body, options and `now` give the same result, whatever the machine's clock, zone or locale, and whatever the order
 * of accounts and transactions in the body.
 *
 * @param body - A parsed body of one of the interface's formats: native accounts, or a provider's connections.
 * @param options - Usage, `now`, and the project's market, currency, zone, period, limits and lexicon.
 * @returns The analysis. One that cannot be computed has status `ERROR` and an `error` with its code.
 * @throws InvalidBodyError where the body is not of its format or an option is not what it must be; nothing else.
 *
 * @example
 * const analysis = analyze(body, { now: "2026-08-21T12:00:00Z", project: { market: "FR" } });
 * analysis.essentials?.monthlyRegularIncome; // 2581.45
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
  const { ledger, notes, olderBalances } = built;
  const { project, usage } = settings;
  const lexicon = lexiconOf(project.market, project.lexicon);

  const scope = selectAccounts({ ledger, settings });
  const reference = findReferenceDate({ ledger, scope, settings, useBalanceDate: request.useBalanceDate });
  const insightsWindow = drawWindow({ ledger, scope, reference, period: request.period });
  const scorePeriod = { ...project.period, mode: "DAYS", numberOfDays: project.scoreDays } as const;
  const scoreWindow = drawWindow({ ledger, scope, reference, period: scorePeriod });
  const leadingWindow = request.disableCreditInsights ? scoreWindow : insightsWindow;

  const texts = classify({ ledger, lexicon, country: project.market });
  const classification = usage === "BUSINESS" ? useBusinessCategories({ ledger, classification: texts }) : texts;
  const activity = scoreActivity({ ledger, window: scoreWindow, classification });
  const balances = rebuildBalances({ ledger, reference });

  const needs = { ledger, scope, lexicon, classification, balances, settings };
  const insights = observe({ ...needs, window: leadingWindow });
  const refusal =
    refuseThinData({ ledger, scope, window: leadingWindow, activity, project }) ?? refuseZeroIncome(insights, settings);
  const isPending = request.disableCreditInsights && request.disableScores;
  const isScored = refusal === undefined && !request.disableScores;
  const { credit, payment } = isScored ? score({ ...needs, window: scoreWindow }) : NO_SCORES;

  const dataQuality = judgeDataQuality({
    ledger,
    scope,
    reference,
    window: scope.refusal === undefined ? leadingWindow : undefined,
    scoreWindow: scope.refusal === undefined && !request.disableScores ? scoreWindow : undefined,
    balances,
    olderBalances,
    classification,
    categories: insights.categories,
    links: insights.allLinks,
    notes,
    ...rejections,
    essentials: refusal === undefined ? insights.essentials : undefined,
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
  });
}

/** What observing a window needs. */
export interface ObservationNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
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
  balances,
  settings,
  window,
}: ObservationNeeds): ObservedFacts {
  const links = linkWindow({ ledger, scope, classification, lexicon, window });
  const allLinks = linkHistory({ ledger, scope, classification, lexicon, links });
  const counting = netLinkedPairs({ ledger, window, links, classification });
  const cashFlows = groupCashFlows({ ledger, window, classification, links, counting, lexicon });
  const regularities = findRegularities({ ledger, window, cashFlows, links });
  const categories = settleCategories({ ledger, classification, links, allLinks, window, cashFlows, regularities });
  const { namesOrganisations } = MARKET_DEFAULTS[settings.project.market];
  const organisations = nameOrganisations({ ledger, cashFlows, categories, lexicon, namesOrganisations });
  const incomes = findIncomes({ ledger, window, categories, counting });
  const expenses = findExpenses({ ledger, window, categories, counting });
  const frequentTransactions = findFrequentTransactions({ ledger, cashFlows });
  const loans = findLoans({ ledger, cashFlows, categories, counting });
  const risks = findRisks({ ledger, window, categories, counting, balances });
  const redFlags = raiseRedFlags({ window, categories, counting });
  const essentials = summariseEssentials({ ledger, cashFlows, regularities, categories, counting });
  return {
    allLinks,
    counting,
    cashFlows,
    regularities,
    categories,
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

/**
 * The facts of the scores' window. Scores look at sums and incidents, not at budget lines, so they stay the same whatever
 * period the insights are asked for.
 */
function observeForScores({ ledger, scope, lexicon, classification, balances, window }: ObservationNeeds) {
  const links = linkWindow({ ledger, scope, classification, lexicon, window });
  const counting = netLinkedPairs({ ledger, window, links, classification });
  const cashFlows = noCashFlows(ledger);
  const categories = settleCategories({
    ledger,
    classification,
    links,
    allLinks: links,
    window,
    cashFlows,
    regularities: [],
  });
  const incomes = findIncomes({ ledger, window, categories, counting });
  const expenses = findExpenses({ ledger, window, categories, counting });
  const risks = findRisks({ ledger, window, categories, counting, balances });
  return { counting, categories, incomes, expenses, risks };
}

/** The scores of a usage, with their reasons. */
interface Scores {
  readonly credit: Score | undefined;
  readonly payment: Score | undefined;
}

const NO_SCORES: Scores = { credit: undefined, payment: undefined };

/** Scores the facts of the scores' window. */
function score(needs: ObservationNeeds): Scores {
  const { ledger, window, balances, settings } = needs;
  const observed = observeForScores(needs);
  const characteristics = measureCharacteristics({ ledger, window, balances, project: settings.project, ...observed });
  const credit = settings.usage === "BUSINESS" ? scoreBusiness({ characteristics }) : scoreCredit({ characteristics });
  return { credit, payment: scorePayment({ characteristics }) };
}

/** Refuses an income of nothing, where the project asks for it (decisions section 3, step 9). */
function refuseZeroIncome({ incomes }: ObservedFacts, { project }: Settings): AnalysisErrorCode | undefined {
  return project.refuseZeroIncome && incomes.total === 0 ? "ZERO_INCOME" : undefined;
}
