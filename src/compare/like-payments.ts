import { type Day, dayOfMonthOf } from "../base/calendar.js";
import { AMOUNT_CHANGE_SHARE, areOneDueDay } from "./flow-changes.js";
import { dayOfTransaction, type KnownFlow, type KnownFlows } from "./known-flows.js";

/** A transaction as comparing looks at it. */
export interface Payment {
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

function keyOf({ accountId, amount, enrichments }: KnownFlow["view"]["transactions"][number]): string {
  return `${accountId} ${amount < 0 ? "OUT" : "IN"} ${enrichments.descriptionGroupId}`;
}

/** The payments of some descriptions. */
export function paymentsOf({ byId, days }: KnownFlows, descriptions: ReadonlySet<string>): Payments {
  const payments = new Map([...descriptions].map((description): [string, Payment[]] => [description, []]));
  if (descriptions.size === 0) return payments;
  for (const flow of byId.values())
    for (const transaction of flow.view.transactions)
      payments
        .get(keyOf(transaction))
        ?.push({ flow, amount: transaction.amount, day: dayOfTransaction(transaction, days) });
  return payments;
}

/**
 * The payments of another analysis that may be a flow's: of its description, of an amount such as it has, and, where it is
 * regular, around a day of the month on which it comes.
 */
export function paymentsLike({ view, shown }: KnownFlow, { days }: KnownFlows, others: Payments): readonly Payment[] {
  const alike = others.get(keyOf(view.transactions[0]!)) ?? [];
  if (alike.length === 0) return alike;
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
  return alike.filter(
    ({ amount, day }) =>
      amount >= least - margin &&
      amount <= most + margin &&
      (view.regularity === undefined || comesOn.some((due) => areOneDueDay(due, dayOfMonthOf(day)))),
  );
}
