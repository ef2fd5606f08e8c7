import { type Day, isoDayOf } from "../base/calendar.js";
import { DayReader } from "../base/day-reader.js";
import { amountOf, type Money, minorDigitsOf, moneyOfNumber } from "../base/money.js";
import { medianOf } from "../base/statistics.js";
import type { AccountView } from "../results/accounts.js";
import type { Analysis } from "../results/analysis.js";
import type { CashFlowView } from "../results/cash-flows.js";
import type { TransactionView } from "../results/transactions.js";
import { publicLabelOf } from "../views/credit-insights.js";
import type { ComparedFlow } from "./comparison.js";

/** A cash flow of an analysis with what comparing needs of it. */
export interface KnownFlow {
  readonly view: CashFlowView;
  readonly shown: ComparedFlow;
  readonly accountId: string;
  /** The day of its last transaction that is no retry: what is presented again was due before. */
  readonly lastDay: Day;
}

/** The cash flows of an analysis, and how far they tell. */
export interface KnownFlows {
  readonly byId: ReadonlyMap<string, KnownFlow>;
  /**
   * By account that was analysed, the last day that its flows tell of: payments after the window are in no flow, those that
   * the bank has not told of are unknown.
   */
  readonly until: ReadonlyMap<string, Day>;
  /** The first day of the window. */
  readonly from: Day;
  /** Reads days in the project's time zone. */
  readonly days: DayReader;
  /** Digits of the minor unit of the project's currency. */
  readonly minorDigits: number;
}

/** The cash flows of an analysis; undefined where it has no credit insights. */
export function knownFlowsOf({ creditInsights, metadata, accounts, settings }: Analysis): KnownFlows | undefined {
  const window = metadata?.creditInsights;
  if (creditInsights === undefined || window === undefined) return undefined;
  const { timeZone, currency } = settings.project;
  const days = new DayReader(timeZone);
  const minorDigits = minorDigitsOf(currency);
  const byId = new Map<string, KnownFlow>();
  for (const view of creditInsights.cashFlows) {
    const first = view.transactions[0];
    if (first !== undefined) byId.set(first.enrichments.groupId, knownFlow(first, view, days, minorDigits));
  }
  const windowEnd = days.dayOf(window.maxWindowDate);
  const analysed = accounts.filter(({ isComputed }) => isComputed);
  const until = analysed.map(
    (account) => [account.id, Math.min(windowEnd, lastKnownDay(account, days)) as Day] as const,
  );
  return { byId, until: new Map(until), from: days.dayOf(window.minWindowDate), days, minorDigits };
}

function knownFlow(first: TransactionView, view: CashFlowView, days: DayReader, minorDigits: number): KnownFlow {
  const { category, regularity, transactions } = view;
  const firstTries = transactions.filter(({ enrichments }) => enrichments.relatedTransactions.retryOf === undefined);
  return {
    view,
    accountId: first.accountId,
    lastDay: lastDayOf(firstTries.length === 0 ? transactions : firstTries, days),
    shown: {
      id: first.enrichments.groupId,
      label: publicLabelOf(view.label, transactions),
      category,
      usualAmount: usualAmountOf(transactions, minorDigits),
      ...(regularity && { periodicity: regularity.periodicity, dueDays: regularity.dueDays }),
      lastDay: isoDayOf(lastDayOf(transactions, days)),
    },
  };
}

function lastDayOf(transactions: readonly TransactionView[], days: DayReader): Day {
  return transactions.reduce((last, one) => Math.max(last, dayOfTransaction(one, days)), 0) as Day;
}

/** The middle amount, which may lie between two: exact, and rounded once. */
export function usualAmountOf(transactions: readonly TransactionView[], minorDigits: number): number {
  const amounts = transactions.map(({ amount }) => moneyOfNumber(amount, minorDigits) ?? 0);
  return amountOf(medianOf(amounts) as Money, minorDigits);
}

/** The last day that the bank told of. */
function lastKnownDay({ balanceDate, transactions }: AccountView, days: DayReader): Day {
  return transactions.reduce(
    (last, one) => (one.isComing ? last : Math.max(last, dayOfTransaction(one, days))),
    days.dayOf(balanceDate) as number,
  ) as Day;
}

/** The day that counts for a transaction. */
export function dayOfTransaction({ dates }: TransactionView, days: DayReader): Day {
  return days.dayOf(dates.debitedAt ?? dates.bookedAt ?? "1970-01-01");
}
