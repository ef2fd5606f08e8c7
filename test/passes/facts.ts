import { readBody } from "../../src/adapters/read-body.js";
import { type Day, isoDayOf } from "../../src/base/calendar.js";
import { instantOfText } from "../../src/base/instant.js";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES, type Category } from "../../src/model/category.js";
import { rebuildBalances } from "../../src/passes/balances.js";
import { groupCashFlows } from "../../src/passes/cash-flows.js";
import { settleCategories } from "../../src/passes/categories.js";
import { classify } from "../../src/passes/classification.js";
import { netLinkedPairs } from "../../src/passes/counting.js";
import { LINK_NAMES } from "../../src/passes/links/row-links.js";
import { linkHistory, linkWindow } from "../../src/passes/links.js";
import { drawWindow } from "../../src/passes/observation-window.js";
import { findReferenceDate } from "../../src/passes/reference-date.js";
import { findRegularities } from "../../src/passes/regularity.js";
import { selectAccounts } from "../../src/passes/scope.js";
import type { AnalyzeOptions } from "../../src/schema/options.js";
import { resolveSettings } from "../../src/schema/settings.js";

/** The time of every analysis in the tests of passes. */
export const NOW = "2026-06-30T12:00:00Z";

/** The number of a day written as `YYYY-MM-DD`. */
export function dayOf(text: string): Day {
  return Math.floor(instantOfText(text) / 86_400_000) as Day;
}

/** A transaction: day, text, amount in units of currency. */
export type Line = readonly [day: string, description: string, amount: number];

/** A NATIVE account with its transactions; a card's have no day of debit. */
export function account(lines: readonly Line[], given: object = {}): object {
  const card = (given as { type?: string }).type === "CREDIT_CARD";
  return {
    name: "Compte courant",
    type: "CHECKING",
    usage: "PERSONAL",
    ownership: "HOLDER",
    currency: "EUR",
    balance: 1000,
    balanceDate: "2026-06-30",
    transactions: lines.map(([day, description, amount]) => ({
      description,
      amount,
      dates: card ? { bookedAt: day } : { debitedAt: day },
    })),
    ...given,
  };
}

/** The facts that the passes give of a NATIVE body of some accounts, each pass fed as an analysis feeds it. */
export function factsOf(accounts: readonly object[], options: AnalyzeOptions = {}) {
  const settings = resolveSettings({ now: NOW, ...options });
  const { request, rejections, built } = readBody({ format: "NATIVE", accounts }, settings);
  const { ledger, notes, statedBalances, connections } = built;
  const { project } = settings;
  const reader = new TextReader(lexiconOf(project.market, project.lexicon));
  const scope = selectAccounts({ ledger, settings });
  const reference = findReferenceDate({ ledger, scope, settings, useBalanceDate: request.useBalanceDate });
  const window = drawWindow({ ledger, scope, reference, period: request.period });
  const classification = classify({ ledger, reader, country: project.market });
  const balances = rebuildBalances({ ledger, reference });
  const links = linkWindow({ ledger, scope, classification, reader, window });
  const allLinks = linkHistory({ ledger, scope, classification, reader, links, window });
  const counting = netLinkedPairs({ ledger, window, links, classification });
  const cashFlows = groupCashFlows({ ledger, window, classification, links, counting, reader });
  const regularities = findRegularities({ ledger, window, cashFlows, links });
  const categories = settleCategories({
    ledger,
    scope,
    reader,
    classification,
    links,
    allLinks,
    counting,
    window,
    cashFlows,
    usage: settings.usage,
  });
  const { rejectedRows, rejectedAccounts } = rejections;
  return {
    settings,
    ledger,
    notes,
    statedBalances,
    connections,
    rejectedRows,
    rejectedAccounts,
    scope,
    reference,
    window,
    classification,
    balances,
    links,
    allLinks,
    counting,
    cashFlows,
    regularities,
    categories,
  };
}

/** The facts of some accounts. */
export type Facts = ReturnType<typeof factsOf>;

/** The row with a text on a day (any day where none is named). */
export function rowOf({ ledger }: Facts, description: string, day?: string): number {
  const rows = ledger.description
    .map((text, row) =>
      text === description && (day === undefined || isoDayOf(ledger.day[row] as Day) === day) ? row : -1,
    )
    .filter((row) => row !== -1);
  if (rows.length !== 1) throw new Error(`expected one row of ${description}, found ${rows.length}`);
  return rows[0]!;
}

/** The final category of a row. */
export function categoryOf({ categories }: Facts, row: number): Category {
  return CATEGORIES[categories.ofRow[row]!]!;
}

/** Money of an amount in units of currency: ten-thousandths. */
export function money(amount: number): number {
  return Math.round(amount * 10_000);
}

/** Every link of the whole history as `name: text of the row, text of the other side`. */
export function linksOf({ ledger, allLinks }: Facts): readonly string[] {
  return LINK_NAMES.flatMap((name) =>
    ledger.description.flatMap((text, row) => {
      const other = allLinks.rowOf(name, row);
      return other === -1 ? [] : [`${name}: ${text}, ${ledger.description[other]}`];
    }),
  ).sort();
}
