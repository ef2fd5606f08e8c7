import { type Day, isoDayOf } from "../base/calendar.js";
import { DayReader } from "../base/day-reader.js";
import { amountOf, type Money, minorDigitsOf, moneyOfNumber } from "../base/money.js";
import { medianOf } from "../base/statistics.js";
import type { Analysis } from "../views/analysis.js";
import type { CashFlowView } from "../views/cash-flows.js";
import { publicLabelOf } from "../views/credit-insights.js";
import type { TransactionView } from "../views/transactions.js";
import type { ComparedFlow } from "./comparison.js";

/** A cash flow of an analysis with what comparing needs of it. */
export interface KnownFlow {
  readonly view: CashFlowView;
  readonly shown: ComparedFlow;
  readonly accountId: string;
  /** Its last transaction's day. */
  readonly lastDay: Day;
}

/** The cash flows of an analysis, and how far they tell. */
export interface KnownFlows {
  readonly byId: ReadonlyMap<string, KnownFlow>;
  /** The last day of their window: payments since are in no flow. */
  readonly until: Day;
  /** Ids of the accounts that were analysed: payments of others are in no flow. */
  readonly accountIds: ReadonlySet<string>;
}

/** The cash flows of an analysis; undefined where it has no credit insights. */
export function knownFlowsOf({ creditInsights, metadata, accounts, settings }: Analysis): KnownFlows | undefined {
  const window = metadata?.creditInsights;
  if (creditInsights === undefined || window === undefined) return undefined;
  const { timeZone, currency } = settings.project;
  const days = new DayReader(timeZone);
  const byId = new Map<string, KnownFlow>();
  for (const view of creditInsights.cashFlows) {
    const first = view.transactions[0];
    if (first !== undefined) byId.set(first.enrichments.groupId, knownFlow(first, view, days, minorDigitsOf(currency)));
  }
  const analysed = accounts.filter(({ isComputed }) => isComputed);
  return { byId, until: days.dayOf(window.maxWindowDate), accountIds: new Set(analysed.map(({ id }) => id)) };
}

function knownFlow(first: TransactionView, view: CashFlowView, days: DayReader, minorDigits: number): KnownFlow {
  const { category, regularity, transactions } = view;
  const lastDay = transactions.reduce((last, one) => Math.max(last, dayOfTransaction(one, days)), 0) as Day;
  return {
    view,
    accountId: first.accountId,
    lastDay,
    shown: {
      id: first.enrichments.groupId,
      label: publicLabelOf(view.label, transactions),
      category,
      usualAmount: usualAmountOf(transactions, minorDigits),
      ...(regularity && { periodicity: regularity.periodicity, dueDays: regularity.dueDays }),
      lastDay: isoDayOf(lastDay),
    },
  };
}

/** The middle amount, which may lie between two: exact, and rounded once. */
function usualAmountOf(transactions: readonly TransactionView[], minorDigits: number): number {
  const amounts = transactions.map(({ amount }) => moneyOfNumber(amount, minorDigits) ?? 0);
  return amountOf(medianOf(amounts) as Money, minorDigits);
}

function dayOfTransaction({ dates }: TransactionView, days: DayReader): Day {
  return days.dayOf(dates.debitedAt ?? dates.bookedAt ?? "1970-01-01");
}
