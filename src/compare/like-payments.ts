import { type Day, dayOfMonthOf } from "../base/calendar.js";
import type { DayReader } from "../base/day-reader.js";
import type { TransactionView } from "../results/transactions.js";
import { AMOUNT_CHANGE_SHARE, areOneDueDay } from "./flow-changes.js";
import { dayOfTransaction, type KnownFlow, type KnownFlows } from "./known-flows.js";

/** A transaction as comparing looks at it. */
export interface Payment {
  readonly transaction: TransactionView;
  readonly flow: KnownFlow;
  readonly amount: number;
  readonly day: Day;
}

/** The payments of an analysis by account, direction and description. */
export type Payments = ReadonlyMap<string, readonly Payment[]>;

/** The account, direction and description of a flow's first transaction. */
export function descriptionOf({ view }: KnownFlow): string {
  return keyOf(view.transactions[0]!);
}

function keyOf({ accountId, amount, enrichments }: TransactionView): string {
  return `${accountId} ${amount < 0 ? "OUT" : "IN"} ${enrichments.descriptionGroupId}`;
}

/** Whether all transactions of a flow have one amount. */
export function isOfOneAmount({ view: { transactions } }: KnownFlow): boolean {
  return transactions.every(({ amount }) => amount === transactions[0]!.amount);
}

/** The payments of some descriptions. */
export function paymentsOf({ byId, days }: KnownFlows, descriptions: ReadonlySet<string>): Payments {
  const payments = new Map([...descriptions].map((description): [string, Payment[]] => [description, []]));
  if (descriptions.size === 0) return payments;
  for (const flow of byId.values())
    for (const transaction of flow.view.transactions)
      payments.get(keyOf(transaction))?.push(paymentOf(flow, transaction, days));
  return payments;
}

/** The payments of a flow, in the order of their days. */
export function paymentsOfFlow(flow: KnownFlow, days: DayReader): readonly Payment[] {
  return flow.view.transactions.map((transaction) => paymentOf(flow, transaction, days));
}

function paymentOf(flow: KnownFlow, transaction: TransactionView, days: DayReader): Payment {
  return { transaction, flow, amount: transaction.amount, day: dayOfTransaction(transaction, days) };
}

/**
 * The payments of another analysis that may be a flow's: of its description, of an amount such as it has, and, where it is
 * regular, around a day of the month on which it comes.
 */
export function paymentsLike(flow: KnownFlow, { days }: KnownFlows, others: Payments): readonly Payment[] {
  const alike = others.get(descriptionOf(flow)) ?? [];
  if (alike.length === 0) return alike;
  const { hasAmount, comesAround } = likenessTo(flow, days);
  const isRegular = flow.view.regularity !== undefined;
  return alike.filter((payment) => hasAmount(payment) && (!isRegular || comesAround(payment)));
}

/** What a payment has in common with those of a flow. */
export interface Likeness {
  /** Whether it is of an amount such as the flow has. */
  hasAmount(payment: Payment): boolean;
  /** Whether it comes around a day of the month on which the flow came. */
  comesAround(payment: Payment): boolean;
}

/** Tells what payments have in common with those of a flow. */
export function likenessTo({ view, shown }: KnownFlow, days: DayReader): Likeness {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  const daysOfMonth = new Set<number>();
  for (const transaction of view.transactions) {
    least = Math.min(least, transaction.amount);
    most = Math.max(most, transaction.amount);
    daysOfMonth.add(dayOfMonthOf(dayOfTransaction(transaction, days)));
  }
  // A bill that varies has seen few of its amounts.
  const margin = Math.max(most - least, Math.abs(shown.usualAmount) * AMOUNT_CHANGE_SHARE);
  const comesOn = [...daysOfMonth];
  return {
    hasAmount: ({ amount }) => amount >= least - margin && amount <= most + margin,
    comesAround: ({ day }) => comesOn.some((due) => areOneDueDay(due, dayOfMonthOf(day))),
  };
}
