import { readdirSync, readFileSync } from "node:fs";
import { type Analysis, analyze } from "../../src/index.js";
import type { Category } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";
import type { TransactionView } from "../../src/views/transactions.js";

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
    readonly incomesTotal?: number;
    readonly loanCount?: number;
    readonly overdraftDays?: number;
    readonly lowestBalance?: number;
    readonly gamblingTotal?: number;
    readonly redFlags?: readonly string[];
    readonly acceptedRedFlags?: readonly string[];
    /** Flows and figures of the reader that the engine does not see. */
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
