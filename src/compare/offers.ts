import { GRACE_DAYS } from "../passes/rhythm/rhythm-steps.js";
import type { BudgetLine } from "./budget-lines.js";
import type { KnownFlow, KnownFlows } from "./known-flows.js";
import { descriptionOf, isOfOneAmount, likenessTo, type Payment } from "./like-payments.js";
import { isCredit, tellsPurpose } from "./payees.js";

/** A payment of another description that may go on with a line. */
export interface Offer {
  readonly line: BudgetLine;
  readonly payment: Payment;
  readonly amountApart: number;
}

/**
 * The payments of a payee's other lines that may go on with a line: of other descriptions, of an amount such as it has, around
 * a day of the month on which it comes. A line that comes beside it offers nothing: it has occurrences of its own. A line of
 * which nobody knows when it is due goes on at other accounts alone, and only where it has one amount: of purchases of any
 * amounts on any days nobody could tell which payment goes on with them, nor whether one payment was the first of a line.
 */
export function offersTo(
  line: BudgetLine,
  others: readonly BudgetLine[],
  earlier: KnownFlows,
  later: KnownFlows,
): readonly Offer[] {
  const { flow, regularity, payments, paymentsBefore } = line;
  const isDue = regularity !== undefined;
  if (!isDue && !(isOfOneAmount(flow) && (flow.view.transactions.length > 1 || tellsPurpose(flow)))) return [];
  const description = descriptionOf(flow);
  const isLike = likenessOf(line, earlier, later);
  return others.flatMap((other) => {
    if (other.isGone || descriptionOf(other.flow) === description) return [];
    if (!isDue && other.flow.accountId === flow.accountId) return [];
    const like = other.payments.filter(isLike);
    if (like.length === 0 || comesBeside(line, payments, like)) return [];
    if (comesBeside(line, paymentsBefore, other.paymentsBefore.filter(isLike))) return [];
    return like.map((payment) => ({ line, payment, amountApart: Math.abs(payment.amount - flow.shown.usualAmount) }));
  });
}

/** By day; of one day the nearest amounts first. */
export function compareOffers(left: Offer, right: Offer): number {
  return (
    left.payment.day - right.payment.day ||
    left.amountApart - right.amountApart ||
    compareIds(left.line.flow, right.line.flow) ||
    compareIds(left.payment.flow, right.payment.flow)
  );
}

function compareIds({ shown: left }: KnownFlow, { shown: right }: KnownFlow): number {
  if (left.id === right.id) return 0;
  return left.id < right.id ? -1 : 1;
}

/**
 * Tells whether a payment is like those that either analysis has of a line. What is presented again was due before; the
 * instalments of a loan are agreed, and another amount is another loan.
 */
function likenessOf(line: BudgetLine, earlier: KnownFlows, later: KnownFlows) {
  const { flow, known, isGone, payments, paymentsBefore } = line;
  const alike = isGone ? [] : [likenessTo(flow, later.days)];
  if (known !== undefined) alike.push(likenessTo(known, earlier.days));
  const agreed = isCredit(flow) ? new Set([...payments, ...paymentsBefore].map(({ amount }) => amount)) : undefined;
  return (payment: Payment): boolean =>
    payment.transaction.enrichments.relatedTransactions.retryOf === undefined &&
    (agreed === undefined || agreed.has(payment.amount)) &&
    alike.some(({ hasAmount, comesAround }) => hasAmount(payment) && comesAround(payment));
}

/** Payments without those that were returned, which may have been paid otherwise. */
export function paidOf(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter(({ transaction }) => transaction.enrichments.relatedTransactions.rejectedOn === undefined);
}

/**
 * Whether payments that are like a line's come beside its own in one analysis: around the same days or, where it is not
 * regular, before its last one.
 */
function comesBeside({ regularity }: BudgetLine, own: readonly Payment[], like: readonly Payment[]): boolean {
  const paid = paidOf(own);
  const [first, last] = [like[0], paid.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (regularity === undefined) return first.day <= last.day;
  const grace = GRACE_DAYS[regularity.periodicity];
  let at = 0;
  return like.some(({ day }) => {
    while (at < paid.length && paid[at]!.day < day - grace) at += 1;
    return at < paid.length && paid[at]!.day <= day + grace;
  });
}
