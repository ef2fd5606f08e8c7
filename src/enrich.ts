import { readBody } from "./adapters/read-body.js";
import { observe } from "./analyze.js";
import { type Day, isoInstantOf } from "./base/calendar.js";
import { minorDigitsOf } from "./base/money.js";
import { lexiconOf } from "./lexicon/markets.js";
import type { Ledger } from "./model/ledger.js";
import { rebuildBalances } from "./passes/balances.js";
import { useBusinessCategories } from "./passes/business-categories.js";
import { classify } from "./passes/classification.js";
import type { ObservationWindow } from "./passes/observation-window.js";
import type { ReferenceDate } from "./passes/reference-date.js";
import type { Scope } from "./passes/scope.js";
import type { AnalyzeOptions } from "./schema/options.js";
import { resolveSettings } from "./schema/settings.js";
import { type AccountView, viewAccounts } from "./views/accounts.js";
import { type CashFlowView, viewCashFlows } from "./views/cash-flows.js";
import { Formatter } from "./views/format.js";
import { viewTransactions } from "./views/transactions.js";

/** Accounts with enriched transactions, and the cash flows that they form. */
export interface Enrichment {
  readonly accounts: readonly AccountView[];
  /** Over the whole history of the checking and card accounts. */
  readonly cashFlows: readonly CashFlowView[];
}

/**
 * Adds types, categories, links and cash flows to native accounts, without scores and without refusing any: whatever
 * their number of transactions, usage, ownership or currency (decisions section 1, "Smaller public functions").
 *
 * @param accounts - Accounts as the native format has them (interface, "Account input").
 * @param options - As for `analyze`; the period and the scores' settings do not count.
 * @throws InvalidBodyError where an account is not of the native format or an option is not what it must be.
 *
 * @example
 * const { accounts } = enrich(body.accounts, { project: { market: "FR" } });
 * accounts[0]?.transactions[0]?.enrichments.category; // "WAGE"
 */
export function enrich(accounts: readonly unknown[], options?: AnalyzeOptions): Enrichment {
  const settings = resolveSettings(options);
  const { ledger } = readBody({ format: "NATIVE", accounts }, settings).built;
  const { project } = settings;
  const lexicon = lexiconOf(project.market, project.lexicon);
  const scope = wholeScope(ledger);
  const window = wholeHistory(ledger, scope);
  const reference: ReferenceDate = { instant: settings.now, day: settings.zone.dayOf(settings.now) };
  const texts = classify({ ledger, lexicon, country: project.market });
  const classification =
    settings.usage === "BUSINESS" ? useBusinessCategories({ ledger, classification: texts }) : texts;
  const balances = rebuildBalances({ ledger, reference });
  const facts = observe({ ledger, scope, lexicon, classification, balances, settings, window });
  const format = new Formatter(minorDigitsOf(project.currency));
  const isAnalysed = new Uint8Array(ledger.size);
  for (const row of window.rows) isAnalysed[row] = 1;
  const createdAt = isoInstantOf(settings.now);
  const view = { ...facts, ledger, lexicon, classification, links: facts.allLinks, isAnalysed, format, createdAt };
  const transactions = viewTransactions(view);
  return {
    accounts: viewAccounts({ ledger, balances, isAnalysed: scope.isAnalysed, transactions, format }),
    cashFlows: viewCashFlows({ ...facts, ledger, transactions, format }),
  };
}

/** All checking and card accounts are looked at, and all others kept for links. */
function wholeScope(ledger: Ledger): Scope {
  const isAnalysed = Uint8Array.from(ledger.accounts, ({ type }) =>
    type === "CHECKING" || type === "CREDIT_CARD" ? 1 : 0,
  );
  return { isAnalysed, isLinkable: isAnalysed.map((flag) => 1 - flag), refusal: undefined };
}

/** From the first transaction to the last, announced ones left out. */
function wholeHistory(ledger: Ledger, { isAnalysed }: Scope): ObservationWindow {
  const from = (ledger.size === 0 ? 0 : ledger.day[0]!) as Day;
  const to = (ledger.size === 0 ? 0 : ledger.day[ledger.size - 1]!) as Day;
  const days = to - from + 1;
  const rows = Uint32Array.from({ length: ledger.size }, (_, row) => row);
  return {
    askedFrom: from,
    from,
    to,
    days,
    months: { numerator: days, denominator: 30 },
    accounts: ledger.accounts.map((_, number) => number).filter((number) => isAnalysed[number] === 1),
    rows: rows.filter((row) => isAnalysed[ledger.account[row]!] === 1 && ledger.isComing[row] === 0),
  };
}
