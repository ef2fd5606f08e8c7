import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Analysis,
  type AnalyzeOptions,
  analyze,
  type CategoryView,
  type TransactionView,
} from "../../src/index.js";
import { LEXICONS_OF_MARKET } from "../../src/lexicon/markets.js";
import { HOUSEHOLDS } from "../golden/households.js";
import { type Body, bodies, dayOf, REFERENCE_DAY } from "./bodies.js";

const OPTIONS: AnalyzeOptions = { now: `${REFERENCE_DAY}T12:00:00Z`, project: { minimumTransactions: 0 } };

/** Rhythm and amount decide whether a transfer is a regular one, so its parts may be none. */
const RHYTHMIC: Readonly<Record<string, string>> = { REGULAR_INCOME: "OTHER_ENTRY", REGULAR_EXPENSE: "OTHER_EXPENSE" };

/** Rules that look at the amount: they may read the parts otherwise than the whole. */
const BOUNDED: ReadonlySet<string> = new Set(
  Object.values(LEXICONS_OF_MARKET)
    .flat()
    .flatMap(({ rules }) => rules)
    .filter(({ amountFrom, amountTo }) => amountFrom !== undefined || amountTo !== undefined)
    .map(({ id }) => id),
);

const cents = (amount: number): number => Math.round(amount * 100);

/** Sums in cents by a key. */
function sums<Item>(items: readonly Item[], keyOf: (item: Item) => string, amountOf: (item: Item) => number): unknown {
  const found = new Map<string, number>();
  for (const item of items) found.set(keyOf(item), (found.get(keyOf(item)) ?? 0) + cents(amountOf(item)));
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1));
}

/** What a life is made of, in money: no counts, no rhythms, and nothing that a single amount decides. */
function totalsOf({ creditInsights, dailyBalances, accounts }: Analysis): unknown {
  const { incomes, expenses, loans, risks, cashFlows } = creditInsights!;
  const categories = (list: readonly CategoryView[]): unknown => [
    sums(
      list,
      ({ name }) => RHYTHMIC[name] ?? name,
      ({ totalAmount }) => totalAmount,
    ),
    sums(
      list.flatMap(({ calendar }) => calendar),
      ({ month }) => month,
      ({ amount }) => amount,
    ),
  ];
  return {
    incomes: [incomes.totalAmount, incomes.monthlyAmount, categories(incomes.categories)],
    expenses: [expenses.totalAmount, expenses.monthlyAmount, categories(expenses.categories)],
    loans: [loans.repayments.totalAmount, loans.drawdowns.totalAmount],
    groups: sums(
      cashFlows,
      ({ transactions }) => transactions[0]!.enrichments.descriptionGroupId,
      ({ totalAmount }) => totalAmount,
    ),
    risks: [risks.gambling.totalAmount, risks.overdraft.fees.totalAmount, risks.interventionFees.totalAmount],
    overdraft: [risks.overdraft.duration, risks.overdraft.minimumBalanceReached],
    balances: [dailyBalances, accounts.map((account) => account.dailyBalances.map(({ balance }) => balance))],
  };
}

/** A body with one row cut in two of the same day and text. */
function withSplit(body: Body, account: number, place: number, part: number): Body {
  const accounts = body.accounts.map((one, number) => {
    if (number !== account) return one;
    const row = one.transactions[place]!;
    const { aggregator: _, ...plain } = row;
    const parts = [
      { ...plain, amount: part / 100 },
      { ...plain, amount: (cents(row.amount) - part) / 100 },
    ];
    return { ...one, transactions: [...one.transactions.filter((_row, at) => at !== place), ...parts] };
  });
  return { ...body, accounts };
}

/** Rows that no link holds, by account and place: pairs are of exact amounts, so that a part of one is none. */
function freeRows(body: Body, analysis: Analysis): readonly (readonly [account: number, place: number])[] {
  const linked = new Set<string>();
  const keyOf = (description: string, amount: number, day: string): string => `${description} ${amount} ${day}`;
  const shownKey = (row: TransactionView): string => keyOf(row.description, row.amount, dayOf(row));
  for (const { transactions } of analysis.accounts)
    for (const row of transactions)
      if (Object.keys(row.enrichments.relatedTransactions).length > 0) linked.add(shownKey(row));
  return body.accounts.flatMap(({ transactions }, account) =>
    transactions.flatMap((row, place) =>
      Math.abs(cents(row.amount)) < 2 || linked.has(keyOf(row.description, row.amount, dayOf(row)))
        ? []
        : [[account, place] as const],
    ),
  );
}

function isReadByAmount({ accounts }: Analysis, text: string): boolean {
  return accounts.some(({ transactions }) =>
    transactions.some(
      ({ description, enrichments }) => description === text && BOUNDED.has(enrichments.rule.split(":")[0] ?? ""),
    ),
  );
}

function expectSameTotals(body: Body, options: AnalyzeOptions, choice: number, share: number): void {
  const before = analyze(body, options);
  const free = freeRows(body, before);
  if (free.length === 0) return;
  const [account, place] = free[choice % free.length]!;
  const { amount: whole, description } = body.accounts[account]!.transactions[place]!;
  const amount = cents(whole);
  const part = Math.sign(amount) * Math.min(Math.abs(amount) - 1, Math.max(1, Math.round(Math.abs(amount) * share)));
  const after = analyze(withSplit(body, account, place, part), options);
  if (isReadByAmount(before, description) || isReadByAmount(after, description)) return;
  expect(totalsOf(after)).toEqual(totalsOf(before));
}

const choice = fc.nat(100_000);
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });

describe("a transaction cut in two of the same day and text", () => {
  it("leaves incomes, expenses, flows and balances as they are", () => {
    fc.assert(
      fc.property(bodies({ hasIds: false, isMixed: false }), choice, share, (body, row, part) =>
        expectSameTotals(body, OPTIONS, row, part),
      ),
      { numRuns: 80 },
    );
  });

  it.each(HOUSEHOLDS)("leaves those of $name as they are", ({ body, options }) => {
    fc.assert(
      fc.property(choice, share, (row, part) => expectSameTotals(body as Body, options, row, part)),
      { numRuns: 6 },
    );
  });
});
