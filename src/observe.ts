import type { TextReader } from "./lexicon/text-reader.js";
import type { Ledger } from "./model/ledger.js";
import { MARKET_DEFAULTS } from "./model/market.js";
import type { Settings } from "./model/settings.js";
import type { Balances } from "./passes/balances.js";
import { useBusinessCategories } from "./passes/business-categories.js";
import { groupCashFlows } from "./passes/cash-flows.js";
import { settleCategories } from "./passes/categories.js";
import { tellChequeFees } from "./passes/cheque-fees.js";
import { type Classification, classify } from "./passes/classification.js";
import { useConsumerCategories } from "./passes/consumer-categories.js";
import { correctCategories } from "./passes/corrections-categories.js";
import { type CorrectedTransfers, correctTransfers } from "./passes/corrections-transfers.js";
import { netLinkedPairs } from "./passes/counting.js";
import { summariseEssentials } from "./passes/essentials.js";
import { findExpenses } from "./passes/expenses.js";
import { findFrequentTransactions } from "./passes/frequent-transactions.js";
import { findIncomes } from "./passes/incomes.js";
import { linkAll, linkHistory, linkWindow } from "./passes/links.js";
import { findLoans } from "./passes/loans.js";
import type { ObservationWindow } from "./passes/observation-window.js";
import { nameOrganisations } from "./passes/organisations.js";
import { raiseRedFlags } from "./passes/red-flags.js";
import { netRefundedFees } from "./passes/refunded-fees.js";
import { findRegularities } from "./passes/regularity.js";
import { findRisks } from "./passes/risks.js";
import type { Scope } from "./passes/scope.js";
import type { ObservedFacts } from "./views/analysis-facts.js";

/** What the texts say, and the transfers that the client names against the links that the history shows by itself. */
export function readTransactions({
  ledger,
  scope,
  reader,
  settings,
}: Pick<ObservationNeeds, "ledger" | "scope" | "reader" | "settings">): CorrectedTransfers {
  const { corrections, usage, project } = settings;
  const read = classify({ ledger, reader, country: project.market });
  const told = tellChequeFees({ ledger, lexicon: reader.lexicon, classification: read });
  const texts = { ledger, reader, classification: told };
  const classification = usage === "BUSINESS" ? useBusinessCategories(texts) : useConsumerCategories(texts);
  const hasTransfers = corrections !== undefined && corrections.transfers.length > 0;
  const links = hasTransfers ? linkAll({ ledger, scope, classification, reader }) : undefined;
  return correctTransfers({ ledger, scope, classification, usage, corrections, links });
}

/** What observing a window needs. */
export interface ObservationNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly reader: TextReader;
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
  reader,
  classification,
  transfers,
  renamed,
  balances,
  settings,
  window,
}: ObservationNeeds): ObservedFacts {
  const links = linkWindow({ ledger, scope, classification, reader, window, transfers });
  const allLinks = linkHistory({ ledger, scope, classification, reader, links, window });
  const linked = netLinkedPairs({ ledger, window, links, classification, transfers });
  const cashFlows = groupCashFlows({ ledger, window, classification, links, counting: linked, reader });
  const regularities = findRegularities({ ledger, window, cashFlows, links });
  const { corrections, usage } = settings;
  const rows = { ledger, scope, reader, classification, window };
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
  // Only now: a fee that the client calls otherwise is none to be given back.
  const counting = netRefundedFees({ ledger, window, reader, classification, counting: linked, decided });
  const { namesOrganisations } = MARKET_DEFAULTS[settings.project.market];
  const needs = { ledger, classification, cashFlows, categories, reader, namesOrganisations };
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
