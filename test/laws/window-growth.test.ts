import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Analysis, analyze } from "../../src/index.js";
import { HOUSEHOLDS } from "../golden/households.js";
import { type Body, bodies, checkingAccount, REFERENCE_DAY, rowOn } from "./bodies.js";

const LONGEST_DAYS = 180;

/** The analysis of so many days. */
function analyzeDays(body: Body, numberOfDays: number, options: object = {}): Analysis {
  const project = { minimumTransactions: 0, period: { mode: "DAYS" as const, numberOfDays } };
  return analyze(body, { now: `${REFERENCE_DAY}T12:00:00Z`, project, ...options });
}

const idsOf = (analysis: Analysis): readonly string[] =>
  analysis.creditInsights!.cashFlows.flatMap(({ transactions }) => transactions.map(({ id }) => id));

/** What a longer look back can only add to. */
function expectToGrow(short: Analysis, long: Analysis): void {
  const inLong = new Set(idsOf(long));
  expect(idsOf(short).filter((id) => !inLong.has(id))).toEqual([]);
  const [before, after] = [short.metadata!.creditInsights!, long.metadata!.creditInsights!];
  expect(after.minWindowDate <= before.minWindowDate).toBe(true);
  expect(after.maxWindowDate).toBe(before.maxWindowDate);
  for (const name of ["totalTransactionCount", "historicalDepth", "numberOfDaysInWindow"] as const)
    expect(after[name]).toBeGreaterThanOrEqual(before[name]);
  const [less, more] = [short.creditInsights!.risks.overdraft, long.creditInsights!.risks.overdraft];
  expect(more.duration).toBeGreaterThanOrEqual(less.duration);
  expect(more.minimumBalanceReached).toBeLessThanOrEqual(less.minimumBalanceReached);
  // Scores look at their own window: what the insights are asked for does not move them.
  expect(long.scores).toEqual(short.scores);
}

/** A row before the longest window, so that history cuts none short: a window that begins with it may be a shorter one. */
const withHistory = (body: Body): Body => ({
  ...body,
  accounts: body.accounts.map((account, place) =>
    place === 0
      ? { ...account, transactions: [...account.transactions, rowOn(-LONGEST_DAYS - 5, "CARTE MONOPRIX", -5)] }
      : account,
  ),
});

describe("a longer period", () => {
  const days = fc.tuple(fc.integer({ min: 1, max: LONGEST_DAYS }), fc.integer({ min: 1, max: LONGEST_DAYS }));

  it("holds all transactions of a shorter one, and no fewer days in overdraft", () => {
    fc.assert(
      fc.property(bodies({ hasIds: false }), days, (body, [one, other]) => {
        const whole = withHistory(body);
        expectToGrow(analyzeDays(whole, Math.min(one, other)), analyzeDays(whole, Math.max(one, other)));
      }),
      { numRuns: 60 },
    );
  });

  it.each(HOUSEHOLDS)("holds those of a shorter one, of $name", ({ body, options }) => {
    const inDays = (numberOfDays: number): Analysis =>
      analyze(body, {
        ...options,
        project: { ...options.project, minimumTransactions: 0, period: { mode: "DAYS", numberOfDays } },
      });
    const analyses = [30, 60, 85].map(inDays);
    for (let at = 1; at < analyses.length; at += 1) expectToGrow(analyses[at - 1]!, analyses[at]!);
  });

  it("adds incomes up as it grows, where nothing is linked", () => {
    const wages = [-85, -55, -25].map((offset) => rowOn(offset, "VIREMENT SALAIRE ACME SAS", 2000));
    const body = withHistory({ accounts: [checkingAccount(wages)] });
    const totals = [20, 40, 70, 100].map((count) => analyzeDays(body, count).creditInsights!.incomes.totalAmount);
    expect(totals).toEqual([0, 2000, 4000, 6000]);
  });
});
