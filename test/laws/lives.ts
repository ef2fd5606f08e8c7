import { readdirSync, readFileSync } from "node:fs";
import { type Analysis, analyze } from "../../src/index.js";
import { type Category, familyOf } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";
import type { TransactionView } from "../../src/results/transactions.js";

type Link = keyof TransactionView["enrichments"]["relatedTransactions"];

/** What a careful reader says of one transaction. */
export interface Label {
  /** Places of the account and of the transaction in the body. */
  readonly at: readonly [account: number, transaction: number];
  readonly category: Category;
  readonly accepted?: readonly Category[];
  readonly type: string;
  readonly acceptedTypes?: readonly string[];
  readonly flow?: string;
  readonly links?: Readonly<Partial<Record<Link, readonly [number, number]>>>;
}

/** A life: a body, and what a careful reader says of it. */
export interface Life {
  readonly market: Market;
  readonly usage: "CONSUMER" | "BUSINESS";
  readonly body: { readonly accounts: readonly { readonly transactions: readonly RawTransaction[] }[] };
  readonly labels: readonly Label[];
  readonly facts: {
    readonly essentials?: Readonly<Record<string, number>>;
    /** Over the window of the insights. */
    readonly incomesTotal?: number;
    readonly loanCount?: number;
    readonly overdraftDays?: number;
    readonly lowestBalance?: number;
    readonly gamblingTotal?: number;
    readonly redFlags?: readonly string[];
    readonly acceptedRedFlags?: readonly string[];
    /** Flows and figures of the reader that the engine does not see. One that it sees after all fails. */
    readonly missed?: readonly string[];
    readonly regularFlows: readonly { readonly flow: string; readonly periodicity: string; readonly dueDay?: number }[];
  };
}

interface RawTransaction {
  readonly description: string;
  readonly amount: number;
  readonly dates: { readonly debitedAt?: string; readonly bookedAt?: string };
}

const FOLDER = new URL("../../fixtures/lives/", import.meta.url);
const NOW = "2026-08-21T12:00:00Z";

/** The names of all lives. */
export const LIFE_NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -".json".length));

/** A life with its analysis, and the transactions of the result by their labels' places. */
export interface AnalysedLife extends Life {
  readonly analysis: Analysis;
  readonly rowOf: (at: readonly [number, number]) => TransactionView;
}

/** Reads a life and analyses its body. */
export function analyseLife(name: string): AnalysedLife {
  const life = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8")) as Life;
  const { market, usage, body } = life;
  const analysis = analyze(body, { now: NOW, usage, project: { market } });
  const waiting = new Map<string, TransactionView[]>();
  for (const row of analysis.accounts.flatMap(({ transactions }) => transactions)) {
    const known = waiting.get(keyOf(row));
    if (known === undefined) waiting.set(keyOf(row), [row]);
    else known.push(row);
  }
  // Rows alike in all that is read may stand for each other.
  const rows = body.accounts.map(({ transactions }) => transactions.map((raw) => waiting.get(keyOf(raw))!.shift()!));
  return { ...life, analysis, rowOf: ([account, place]) => rows[account]![place]! };
}

function keyOf({ description, amount, dates }: RawTransaction): string {
  const day = (dates.debitedAt ?? dates.bookedAt ?? "").slice(0, 10);
  return `${day}/${amount.toFixed(2)}/${description.trim().replace(/\s+/g, " ")}`;
}

/**
 * How much more income the engine finds than a reader where the reader calls the engine's reading right as well: a sick
 * fund's payment, say, is an allowance or a refund. Such transactions, and no others, may move the sum.
 */
export function incomesReadOtherwise({ analysis, labels, rowOf }: AnalysedLife): number {
  const from = analysis.metadata!.creditInsights!.minWindowDate.slice(0, 10);
  const amounts = labels.map(({ at, category, accepted }) => {
    const { amount, dates, enrichments } = rowOf(at);
    const isInside = (dates.debitedAt ?? dates.bookedAt)!.slice(0, 10) >= from;
    const isAccepted = accepted?.includes(enrichments.category) ?? false;
    const isLinked = Object.keys(enrichments.relatedTransactions).length > 0;
    if (!isInside || !isAccepted || isLinked || isIncome(enrichments.category) === isIncome(category)) return 0;
    return isIncome(enrichments.category) ? amount : -amount;
  });
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function isIncome(category: Category): boolean {
  return (familyOf(category) === "INCOME" && category !== "DISSAVING") || ["REVENUE", "OTHER"].includes(category);
}
