import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnalyzeOptions, analyze } from "../../src/index.js";
import type { Analysis } from "../../src/results/analysis.js";
import { type Body, bodies, bodyOfHousehold, checkingAccount, dayAt, dayOf, REFERENCE_DAY, rowOn } from "./bodies.js";

const OPTIONS: AnalyzeOptions = { now: `${REFERENCE_DAY}T12:00:00Z`, project: { minimumTransactions: 0 } };
const HOUSEHOLDS = [
  "fr-steady-family",
  "fr-incidents-and-seizure",
  "fr-deferred-card",
  "fr-many-credits",
  "fr-gambler",
];

const toCents = (amount: number): number => Math.round(amount * 100);
const sumCents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + toCents(amount), 0);

type Insights = NonNullable<Analysis["creditInsights"]>;

/** Checks a law on generated bodies and on the fixtures. */
function holds(law: (analysis: Analysis, body: Body) => void, runs = 60): void {
  fc.assert(
    fc.property(bodies(), (body) => law(analyze(body, OPTIONS), body)),
    { numRuns: runs },
  );
  for (const name of HOUSEHOLDS) law(analyze(bodyOfHousehold(name), OPTIONS), bodyOfHousehold(name));
}

function insightsOf(analysis: Analysis): Insights {
  expect(analysis.error).toBeUndefined();
  return analysis.creditInsights!;
}

/** The rows that the insights' window holds, told from the accounts and the window's first and last day alone. */
function analysedRows({ accounts, metadata }: Analysis): Analysis["accounts"][number]["transactions"] {
  const { minWindowDate, maxWindowDate } = metadata!.creditInsights!;
  return accounts
    .filter(({ isComputed, type }) => isComputed && (type === "CHECKING" || type === "CREDIT_CARD"))
    .flatMap(({ transactions }) => transactions)
    .filter((row) => !row.isComing && dayOf(row) >= minWindowDate && dayOf(row) <= maxWindowDate);
}

describe("conservation of money", () => {
  it("gives every analysed row to exactly one cash flow, and their sums agree", () => {
    holds((analysis) => {
      const flows = insightsOf(analysis).cashFlows;
      const rows = analysedRows(analysis);
      const inFlows = flows.flatMap(({ transactions }) => transactions.map(({ id }) => id));
      expect([...inFlows].sort()).toEqual(rows.map(({ id }) => id).sort());
      expect(new Set(inFlows).size).toBe(inFlows.length);
      expect(sumCents(flows.map(({ totalAmount }) => totalAmount))).toBe(sumCents(rows.map(({ amount }) => amount)));
    });
  });

  it("keeps every cent of a body whose rows bear no ids", () => {
    fc.assert(
      fc.property(bodies({ hasIds: false, isMixed: false }), (body) => {
        const { minWindowDate, maxWindowDate } = analyze(body, OPTIONS).metadata!.creditInsights!;
        const rows = body.accounts
          .flatMap(({ transactions }) => transactions)
          .filter((row) => row.isComing !== true && dayOf(row) >= minWindowDate && dayOf(row) <= maxWindowDate);
        const flows = insightsOf(analyze(body, OPTIONS)).cashFlows;
        expect(sumCents(flows.map(({ totalAmount }) => totalAmount))).toBe(sumCents(rows.map(({ amount }) => amount)));
        expect(flows.flatMap(({ transactions }) => transactions)).toHaveLength(rows.length);
      }),
      { numRuns: 60 },
    );
  });

  it("gives each account's rows to flows of that account, and each month's money to that month", () => {
    holds((analysis) => {
      const flows = insightsOf(analysis).cashFlows;
      const rows = analysedRows(analysis);
      const monthsOf = (list: readonly { readonly month: string; readonly amount: number }[]): Map<string, number> => {
        const months = new Map<string, number>();
        for (const { month, amount } of list) months.set(month, (months.get(month) ?? 0) + toCents(amount));
        return months;
      };
      const ofFlows = monthsOf(flows.flatMap(({ calendar }) => calendar));
      const ofRows = monthsOf(rows.map((row) => ({ month: dayOf(row).slice(0, 7), amount: row.amount })));
      expect(ofFlows).toEqual(ofRows);
      for (const { id } of analysis.accounts) {
        const own = flows.filter(({ transactions }) => transactions[0]!.accountId === id);
        expect(own.every(({ transactions }) => transactions.every(({ accountId }) => accountId === id))).toBe(true);
        const ofAccount = rows.filter(({ accountId }) => accountId === id);
        expect(sumCents(own.map(({ totalAmount }) => totalAmount))).toBe(
          sumCents(ofAccount.map(({ amount }) => amount)),
        );
      }
    });
  });

  it("adds each cash flow up from its transactions, as a whole and by month", () => {
    holds((analysis) => {
      for (const flow of insightsOf(analysis).cashFlows) {
        const total = sumCents(flow.transactions.map(({ amount }) => amount));
        expect(toCents(flow.totalAmount)).toBe(total);
        const months = new Map<string, number>();
        for (const row of flow.transactions) {
          const month = dayOf(row).slice(0, 7);
          months.set(month, (months.get(month) ?? 0) + toCents(row.amount));
        }
        expect(flow.calendar.map(({ month, amount }) => [month, toCents(amount)])).toEqual([...months].sort());
      }
    });
  });

  it("adds incomes and expenses up from their categories, and those from their transactions", () => {
    holds((analysis) => {
      const { incomes, expenses } = insightsOf(analysis);
      for (const side of [incomes, expenses]) {
        expect(sumCents(side.categories.map(({ totalAmount }) => totalAmount))).toBe(toCents(side.totalAmount));
        for (const category of side.categories) {
          expect(sumCents(category.transactions.map(({ amount }) => amount))).toBe(toCents(category.totalAmount));
          expect(sumCents(category.calendar.map(({ amount }) => amount))).toBe(toCents(category.totalAmount));
          expect(category.transactions.every(({ enrichments }) => enrichments.category === category.name)).toBe(true);
        }
      }
    });
  });

  it("adds loan repayments up from the loans, less what was rejected", () => {
    holds((analysis) => {
      const { repayments, drawdowns } = insightsOf(analysis).loans;
      for (const { details, totalAmount, count } of [repayments, drawdowns]) {
        const paid = details.map((loan) => toCents(loan.totalAmount) - toCents(loan.totalRejectedAmount));
        expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(toCents(totalAmount));
        expect(count).toBe(details.length);
      }
    });
  });

  it("takes a refunded instalment out of the loan as it takes it out of the total", () => {
    const repayment = rowOn(-20, "PRLV SEPA COFIDIS MENSUALITE", -180);
    const refund = rowOn(-15, "AVOIR CB COFIDIS", 180);
    const accounts = [checkingAccount([rowOn(-50, "PRLV SEPA COFIDIS MENSUALITE", -180), repayment, refund])];
    const { details, totalAmount } = insightsOf(analyze({ accounts }, OPTIONS)).loans.repayments;
    expect(details.map((loan) => [loan.totalAmount, loan.totalRejectedAmount])).toEqual([[-360, 0]]);
    expect(totalAmount).toBe(-180);
  });

  it("adds scores up from the points of their characteristics", () => {
    holds(({ scores }) => {
      const { value, points } = scores!.creditScore!;
      expect(points.reduce((sum, entry) => sum + entry.points, 0)).toBe(value);
    });
  });

  it("adds the payment score's total and the activity score up from their points", () => {
    holds(({ scores, metadata }) => {
      const { totalPoints, points } = scores!.paymentScore!;
      expect(points.reduce((sum, entry) => sum + entry.points, 0)).toBe(totalPoints);
      const activity = metadata!.activityScore!;
      expect(
        Math.max(
          1,
          activity.points.reduce((sum, entry) => sum + entry.points, 0),
        ),
      ).toBe(activity.value);
    });
  });

  it("adds a business score up from its points", () => {
    const options = { ...OPTIONS, usage: "BUSINESS" } as const;
    const { scores } = analyze(bodyOfHousehold("fr-small-business"), options);
    const { value, points } = scores!.businessCreditScore!;
    expect(points.reduce((sum, entry) => sum + entry.points, 0)).toBe(value);
  });

  it("leaves as discretionary what essential expenses and repayments leave of the regular income", () => {
    holds(({ essentials }) => {
      const { monthlyRegularIncome, monthlyEssentialExpenses, monthlyLoanRepayments } = essentials!;
      expect(toCents(essentials!.monthlyDiscretionaryIncome)).toBe(
        toCents(monthlyRegularIncome) - toCents(monthlyEssentialExpenses) - toCents(monthlyLoanRepayments),
      );
    });
  });

  it("writes no NaN, no infinity and no negative zero", () => {
    holds((analysis) => {
      expect(oddNumbers(analysis, "")).toEqual([]);
    });
  });
});

describe("conservation of balances", () => {
  it("moves each day's balance by that day's rows, and meets the known balance on its day", () => {
    holds(({ accounts, metadata }) => {
      for (const { dailyBalances, transactions, balance, balanceDate } of accounts) {
        const booked = transactions.filter(({ isComing }) => !isComing);
        const movedOn = (from: string, to: string): number =>
          sumCents(booked.filter((row) => dayOf(row) > from && dayOf(row) <= to).map(({ amount }) => amount));
        dailyBalances.forEach((day, place) => {
          const before = dailyBalances[place - 1];
          if (before === undefined) return;
          expect(day.date).toBe(dayAt(1, before.date));
          expect(toCents(day.balance) - toCents(before.balance)).toBe(movedOn(before.date, day.date));
        });
        const knownDay = balanceDate.slice(0, 10);
        const last = dailyBalances.findLast(({ date }) => date <= knownDay)!;
        expect(toCents(last.balance) + movedOn(last.date, knownDay)).toBe(toCents(balance));
        expect(dailyBalances.at(-1)!.date).toBe(metadata!.referenceDate.slice(0, 10));
      }
    });
  });

  it("adds the daily balances of the analysed checking accounts up, and counts their overdrafts", () => {
    holds((analysis) => {
      const { minWindowDate, maxWindowDate } = analysis.metadata!.creditInsights!;
      const checking = analysis.accounts.filter(({ isComputed, type }) => isComputed && type === "CHECKING");
      const balanceOn = (account: (typeof checking)[number], date: string): number =>
        toCents((account.dailyBalances.find((day) => day.date === date) ?? account.dailyBalances[0]!).balance);
      for (const { date, balance } of analysis.dailyBalances) {
        expect(toCents(balance)).toBe(checking.reduce((sum, account) => sum + balanceOn(account, date), 0));
      }
      let overdraftDays = 0;
      let lowest = 0;
      for (let day = minWindowDate; day <= maxWindowDate; day = dayAt(1, day)) {
        const balances = checking.map((account) => balanceOn(account, day));
        overdraftDays += balances.filter((balance) => balance < 0).length;
        lowest = Math.min(lowest, ...balances);
      }
      const { duration, minimumBalanceReached } = insightsOf(analysis).risks.overdraft;
      expect([duration, toCents(minimumBalanceReached) || 0]).toEqual([overdraftDays, lowest]);
    }, 25);
  });
});

/** Places of a value that hold a number that JSON cannot say. */
function oddNumbers(value: unknown, path: string): readonly string[] {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => oddNumbers(child, `${path}/${name}`));
}
