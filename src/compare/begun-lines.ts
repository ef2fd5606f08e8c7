import type { DayReader } from "../base/day-reader.js";
import { DUE_DAY_CHANGE_DAYS } from "./flow-changes.js";
import { dayOfTransaction, type KnownFlow, type KnownFlows } from "./known-flows.js";
import type { Payment } from "./like-payments.js";

/**
 * The later flows of which the earlier analysis has the first payments, within lines that go on without them: a second loan
 * of a lender, as long as it had too few payments for a line.
 *
 * @param redrawn - Flows of the later analysis with the earlier one's payments that are like theirs.
 * @param before - What a flow of the later analysis was in the earlier one.
 */
export function linesBegun(
  redrawn: ReadonlyMap<KnownFlow, readonly Payment[]>,
  before: ReadonlyMap<KnownFlow, KnownFlow>,
  earlier: KnownFlows,
  later: KnownFlows,
): readonly KnownFlow[] {
  const begun = new Set([...redrawn].flatMap(([flow, like]) => (hasBegun(flow, like, earlier, later) ? [flow] : [])));
  const goingOn = new Set([...before].flatMap(([flow, known]) => (begun.has(flow) ? [] : [known])));
  return [...begun].filter((flow) => redrawn.get(flow)!.every((payment) => goingOn.has(payment.flow)));
}

/** Whether a line would have been seen sooner in the earlier window, had there been one. */
function hasBegun(flow: KnownFlow, like: readonly Payment[], { from }: KnownFlows, { days }: KnownFlows): boolean {
  const { transactions, regularity } = flow.view;
  const isLine = regularity !== undefined || transactions.every(({ amount }) => amount === transactions[0]!.amount);
  if (!isLine || transactions.length < 2) return false;
  const firstLike = like.reduce((first, { day }) => Math.min(first, day), Number.POSITIVE_INFINITY);
  return firstLike - meanGapOf(flow, days) - DUE_DAY_CHANGE_DAYS >= from;
}

/** Transactions of a flow come in the order of their days. */
function meanGapOf({ view: { transactions } }: KnownFlow, days: DayReader): number {
  const lastDay = dayOfTransaction(transactions.at(-1)!, days);
  return (lastDay - dayOfTransaction(transactions[0]!, days)) / (transactions.length - 1);
}
