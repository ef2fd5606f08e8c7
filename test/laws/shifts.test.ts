import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Analysis, type AnalyzeOptions, analyze, type CategoryView } from "../../src/index.js";
import { figuresOf } from "../golden/figures.js";
import { HOUSEHOLDS } from "../golden/households.js";
import { type Body, type BodyRow, bodies, checkingAccount, dayAt, REFERENCE_DAY, rowOn } from "./bodies.js";

const WEEK = 7;
/** The calendar's own period, leap years and weekdays together: 28 years are 1,461 weeks between 1901 and 2099. */
const CALENDAR_YEARS = 28;
const CALENDAR_DAYS = 10_227;

type Dates = BodyRow["dates"];

/** A body all of whose days lie some days later. Its texts stay: what they say of days is not read. */
function shifted<Some extends Body>(body: Some, days: number): Some {
  const later = (date: string): string => dayAt(days, date.slice(0, 10)) + date.slice(10);
  const datesLater = (dates: Dates): Dates =>
    Object.fromEntries(Object.entries(dates).map(([name, date]) => [name, later(date)]));
  const accounts = body.accounts.map((account) => ({
    ...account,
    ...(account.balanceDate === undefined ? {} : { balanceDate: later(account.balanceDate) }),
    transactions: account.transactions.map((row) => ({ ...row, dates: datesLater(row.dates) })),
  }));
  return { ...body, accounts };
}

function analyzeAt(body: Body, now: string, options: AnalyzeOptions, days: number): Analysis {
  return analyze(shifted(body, days), { ...options, now: `${dayAt(days, now.slice(0, 10))}${now.slice(10)}` });
}

/** What a rhythm of months decides is not told apart: months are no whole weeks. */
const RHYTHMIC: Readonly<Record<string, string>> = { REGULAR_INCOME: "OTHER_ENTRY", REGULAR_EXPENSE: "OTHER_EXPENSE" };

/** Sums in cents by a key. */
function sums<Item>(items: readonly Item[], keyOf: (item: Item) => string, amountOf: (item: Item) => number): unknown {
  const found = new Map<string, number>();
  for (const item of items) found.set(keyOf(item), (found.get(keyOf(item)) ?? 0) + Math.round(amountOf(item) * 100));
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1));
}

const categorySums = (categories: readonly CategoryView[]): unknown =>
  sums(
    categories,
    ({ name }) => RHYTHMIC[name] ?? name,
    ({ totalAmount }) => totalAmount,
  );

/** The figures of a period of days that know of days and weeks only. */
function weeklyFigures({ creditInsights, essentials, scores, metadata, dailyBalances }: Analysis): unknown {
  const { incomes, expenses, risks, loans, cashFlows } = creditInsights!;
  const { value, points, numberOfDaysInWindow } = metadata!.activityScore!;
  return {
    counts: [metadata!.creditInsights!.totalTransactionCount, metadata!.creditInsights!.numberOfDaysInWindow],
    activity: { value, points, numberOfDaysInWindow },
    incomes: [incomes.totalAmount, incomes.monthlyAmount, categorySums(incomes.categories)],
    expenses: [expenses.totalAmount, expenses.monthlyAmount, categorySums(expenses.categories)],
    loans: [loans.repayments.totalAmount, loans.drawdowns.totalAmount],
    overdraft: [risks.overdraft.duration, risks.overdraft.minimumBalanceReached, risks.overdraft.fees.totalAmount],
    incidents: [risks.incidents.paymentRejections.totalAmount, risks.gambling.totalAmount],
    groups: sums(
      cashFlows,
      ({ transactions }) => transactions[0]!.enrichments.descriptionGroupId,
      ({ totalAmount }) => totalAmount,
    ),
    balances: dailyBalances.map(({ balance }) => balance),
    redFlags: essentials!.redFlags,
    scores: {
      ...scores,
      monthlyLines: scores!.monthlyLines.map(({ due, counted }) => [due.length, counted.length]),
      leftOut: Object.values(scores!.leftOut).map(({ length }) => length),
    },
  };
}

/** The flows whose rhythm is one of days or weeks, with their rhythm and all their sums but those by month. */
function weeklyFlows({ creditInsights }: Analysis): unknown {
  return creditInsights!.cashFlows
    .filter(({ regularity }) => /DAILY|WEEKLY|OTHER/.test(regularity?.periodicity ?? ""))
    .map(({ label, category, totalAmount, regularity, transactions }) => ({
      label,
      category: RHYTHMIC[category] ?? category,
      totalAmount,
      regularity,
      amounts: transactions.map(({ amount }) => amount),
    }));
}

const inDays = (numberOfDays: number): AnalyzeOptions => ({
  project: { minimumTransactions: 0, period: { mode: "DAYS", numberOfDays } },
});
const NOW = `${REFERENCE_DAY}T12:00:00Z`;

describe("the same life some weeks later or earlier", () => {
  const weeks = fc.integer({ min: -700, max: 700 });

  it("has the same totals, overdraft days, activity and scores over a period of days", () => {
    fc.assert(
      fc.property(bodies({ hasIds: false }), weeks, fc.integer({ min: 7, max: 190 }), (body, count, days) => {
        const figuresAt = (shift: number): unknown => weeklyFigures(analyzeAt(body, NOW, inDays(days), shift));
        expect(figuresAt(count * WEEK)).toEqual(figuresAt(0));
      }),
      { numRuns: 60 },
    );
  });

  it("has the same flows of days and weeks, with rhythm and weekdays", () => {
    const line = fc.record({
      text: fc.constantFrom("VIR SEPA EMIS M HUGO BERNARD", "PRLV SEPA SPORT CLUB", "VIREMENT SALAIRE ACME"),
      step: fc.constantFrom(7, 14, 28),
      first: fc.integer({ min: -120, max: -100 }),
      cents: fc.integer({ min: 10_001, max: 60_000 }),
    });
    const lives = fc.uniqueArray(line, { selector: ({ text }) => text, minLength: 1 }).map((lines): Body => {
      const rows = lines.flatMap(({ text, step, first, cents }) =>
        Array.from({ length: Math.floor(-first / step) + 1 }, (_, at) =>
          rowOn(first + at * step, text, (text.includes("SALAIRE") ? cents : -cents) / 100),
        ),
      );
      return { accounts: [checkingAccount(rows)] };
    });
    fc.assert(
      fc.property(lives, weeks, (body, count) => {
        const here = weeklyFlows(analyzeAt(body, NOW, inDays(130), 0));
        expect(here).not.toEqual([]);
        expect(weeklyFlows(analyzeAt(body, NOW, inDays(130), count * WEEK))).toEqual(here);
      }),
      { numRuns: 60 },
    );
  });

  it.each(HOUSEHOLDS)("has the same totals and scores a year of 52 weeks earlier: $name", ({ body, options }) => {
    const project = { ...options.project, period: { mode: "DAYS", numberOfDays: 90 } } as const;
    const figuresAt = (shift: number): unknown =>
      weeklyFigures(analyzeAt(body as Body, String(options.now), { ...options, project }, shift));
    expect(figuresAt(-52 * WEEK)).toEqual(figuresAt(0));
  });
});

describe("the same life 28 years earlier or later, when every month has the same weekdays", () => {
  /** All figures, with the years of their dates set back. */
  const figuresAt = (body: Body, now: string, options: AnalyzeOptions, years: number): unknown => {
    const figures = figuresOf(analyzeAt(body, now, options, (years / CALENDAR_YEARS) * CALENDAR_DAYS));
    // Flows whose first rows are of one day stand in the order of their accounts, which no figure depends on.
    const { creditInsights } = figures as { creditInsights?: { cashFlows: unknown[] } };
    creditInsights?.cashFlows.sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
    const text = JSON.stringify(figures).replace(
      /"(\d{4})-(\d\d)/g,
      (_, year: string, month: string) => `"${Number(year) - years}-${month}`,
    );
    return JSON.parse(text);
  };

  it.each(HOUSEHOLDS)("has all the same figures: $name", ({ body, options }) => {
    const at = (years: number): unknown => figuresAt(body as Body, String(options.now), options, years);
    expect(at(-CALENDAR_YEARS)).toEqual(at(0));
    expect(at(CALENDAR_YEARS)).toEqual(at(0));
  });

  it("has all the same figures, for generated bodies and periods of months", () => {
    const modes = fc.constantFrom(
      "DAYS" as const,
      "MONTHS" as const,
      "MONTHS_TRUNCATED" as const,
      "MONTHS_AND_CURRENT" as const,
    );
    fc.assert(
      fc.property(bodies({ hasIds: false }), modes, (body, mode) => {
        const options: AnalyzeOptions = { project: { minimumTransactions: 0, period: { mode } } };
        expect(figuresAt(body, NOW, options, CALENDAR_YEARS)).toEqual(figuresAt(body, NOW, options, 0));
      }),
      { numRuns: 40 },
    );
  });
});
