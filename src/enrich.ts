import { readBody } from "./adapters/read-body.js";
import { isoInstantOf } from "./base/instant.js";
import { minorDigitsOf } from "./base/money.js";
import { lexiconOf } from "./lexicon/markets.js";
import { TextReader } from "./lexicon/text-reader.js";
import { InvalidBodyError, type Issue } from "./model/issue.js";
import { observeInsights } from "./observe/insights.js";
import { readTransactions } from "./observe/transactions.js";
import { rebuildBalances } from "./passes/balances.js";
import { judgeAccountCorrections } from "./passes/corrections-accounts.js";
import { drawHistory } from "./passes/observation-window.js";
import type { ReferenceDate } from "./passes/reference-date.js";
import { takeAllAccounts, usedAccounts } from "./passes/scope.js";
import type { AccountView } from "./results/accounts.js";
import type { CashFlowView } from "./results/cash-flows.js";
import type { CorrectionView } from "./results/corrections.js";
import { kindOf } from "./schema/decode.js";
import type { AnalyzeOptions } from "./schema/options.js";
import { resolveSettings } from "./schema/settings.js";
import { viewAccounts } from "./views/accounts.js";
import { viewCashFlows } from "./views/cash-flows.js";
import { viewCorrections } from "./views/corrections.js";
import { Formatter } from "./views/format.js";
import { viewTransactions } from "./views/transactions.js";

/** Accounts with enriched transactions, and the cash flows that they form. */
export interface Enrichment {
  /** In an order that their content decides, whatever the order of the list. */
  readonly accounts: readonly AccountView[];
  /** Over the whole history of the checking and card accounts, up to the time of the analysis. */
  readonly cashFlows: readonly CashFlowView[];
  /** What became of the corrections among the options; left out where there are none. */
  readonly corrections?: readonly CorrectionView[];
}

/**
 * Adds types, categories, links and cash flows to native accounts, without scores and without refusing any: whatever
 * their number of transactions, usage, ownership or currency (decisions section 1, "Smaller public functions").
 *
 * @param accounts - Accounts as the native format has them (interface, "Account input").
 * @param options - As for `analyze`, corrections included; the period and the scores' settings do not count.
 * @throws InvalidBodyError where there is no array of accounts, one is not of the native format or an option is not what it must be.
 *
 * @example
 * const { accounts } = enrich(body.accounts, { project: { market: "FR" } });
 * accounts[0]?.transactions[34]?.enrichments.category; // "WAGE"
 */
export function enrich(accounts: readonly unknown[], options?: AnalyzeOptions): Enrichment {
  const settings = resolveSettings(options);
  // What is missing in a body is an empty list; here it is a mistake.
  if (!Array.isArray(accounts)) throw new InvalidBodyError([notAList(accounts)]);
  const { ledger } = readBody({ format: "NATIVE", accounts }, settings).built;
  const { project, corrections } = settings;
  const reader = new TextReader(lexiconOf(project.market, project.lexicon));
  const scope = takeAllAccounts({ ledger, settings });
  const reference: ReferenceDate = { instant: settings.now, day: settings.zone.dayOf(settings.now) };
  const window = drawHistory({ ledger, scope, reference });
  const read = readTransactions({ ledger, scope, reader, settings });
  const { classification, transfers, renamed } = read;
  const balances = rebuildBalances({ ledger, reference });
  const facts = observeInsights({
    ledger,
    scope,
    reader,
    classification,
    transfers,
    renamed,
    balances,
    settings,
    window,
  });
  const format = new Formatter(minorDigitsOf(project.currency));
  const isAnalysed = new Uint8Array(ledger.size);
  for (const row of window.rows) isAnalysed[row] = 1;
  const createdAt = isoInstantOf(settings.now);
  const view = { ...facts, ledger, classification, links: facts.allLinks, isAnalysed, format, createdAt };
  const transactions = viewTransactions({ ...view, lexicon: reader.lexicon });
  return {
    accounts: viewAccounts({ ledger, balances, isUsed: usedAccounts(scope), transactions, format }),
    cashFlows: viewCashFlows({ ...facts, ledger, transactions }),
    ...(corrections && {
      corrections: viewCorrections({
        ledger,
        outcomes: {
          categories: facts.categoryOutcomes,
          accounts: judgeAccountCorrections({ ledger, scope, window, corrections }),
          transfers: read.outcomes,
        },
        window,
      }),
    }),
  };
}

function notAList(accounts: unknown): Issue {
  return {
    code: "INVALID_TYPE",
    path: "/accounts",
    message: `expected an array of accounts, found ${kindOf(accounts)}`,
  };
}
