import type { TextReader } from "../lexicon/text-reader.js";
import type { Ledger } from "../model/ledger.js";
import { MARKET_DEFAULTS } from "../model/market.js";
import type { Settings } from "../model/settings.js";
import type { Balances } from "../passes/balances.js";
import { type CashFlows, groupCashFlows } from "../passes/cash-flows.js";
import { type Categories, settleCategories } from "../passes/categories.js";
import type { Classification } from "../passes/classification.js";
import { type CategoryOutcome, correctCategories, type DecidedRows } from "../passes/corrections-categories.js";
import type { CorrectedTransfers } from "../passes/corrections-transfers.js";
import { type Counting, netLinkedPairs } from "../passes/counting.js";
import { type Essentials, summariseEssentials } from "../passes/essentials.js";
import { type Expenses, findExpenses } from "../passes/expenses.js";
import { type FrequentTransactions, findFrequentTransactions } from "../passes/frequent-transactions.js";
import { findIncomes, type Incomes } from "../passes/incomes.js";
import type { RowLinks } from "../passes/links/row-links.js";
import { linkHistory, linkWindow } from "../passes/links.js";
import { findLoans, type Loans } from "../passes/loans.js";
import type { ObservationWindow } from "../passes/observation-window.js";
import { nameOrganisations, type Organisations } from "../passes/organisations.js";
import { type RedFlag, raiseRedFlags } from "../passes/red-flags.js";
import { netRefundedFees } from "../passes/refunded-fees.js";
import { findRegularities, type Regularity } from "../passes/regularity.js";
import { findRisks, type Risks } from "../passes/risks.js";
import type { Scope } from "../passes/scope.js";
import { tellUnsaidPayments } from "../passes/unsaid-payments.js";

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

/** The facts of the credit insights and essentials of one window, as the passes give them. */
export interface Insights {
  readonly allLinks: RowLinks;
  readonly counting: Counting;
  readonly cashFlows: CashFlows;
  readonly regularities: readonly (Regularity | undefined)[];
  readonly categories: Categories;
  /** What the client decided of rows, and what became of the flows that it named. */
  readonly decided: DecidedRows | undefined;
  readonly categoryOutcomes: readonly CategoryOutcome[];
  readonly organisations: Organisations;
  readonly incomes: Incomes;
  readonly expenses: Expenses;
  readonly frequentTransactions: readonly FrequentTransactions[];
  readonly loans: Loans;
  readonly risks: Risks;
  readonly redFlags: readonly RedFlag[];
  readonly essentials: Essentials;
}

/** Finds the facts of the credit insights and essentials, top to bottom. */
export function observeInsights({
  ledger,
  scope,
  reader,
  classification: texts,
  transfers,
  renamed,
  balances,
  settings,
  window,
}: ObservationNeeds): Insights {
  const classification = tellUnsaidPayments({ ledger, classification: texts, window });
  const links = linkWindow({ ledger, scope, classification: texts, reader, window, transfers });
  const allLinks = linkHistory({ ledger, scope, classification: texts, reader, links, window });
  const linked = netLinkedPairs({ ledger, window, links, classification: texts, transfers });
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
