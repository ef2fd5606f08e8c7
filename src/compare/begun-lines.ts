import type { DayReader } from "../base/day-reader.js";
import { DUE_DAY_CHANGE_DAYS } from "./flow-changes.js";
import { dayOfTransaction, type KnownFlow, type KnownFlows } from "./known-flows.js";
import { descriptionOf, isOfOneAmount, type Payment, type Payments, paymentsLike } from "./like-payments.js";

/**
 * The later flows of which the earlier analysis has the first payments, within lines that go on without them: a second loan
 * of a lender, as long as it had too few payments for a line.
 *
 * @param redrawn - Flows of the later analysis with the earlier one's payments that are like theirs.
 * @param before - What a flow of the later analysis was in the earlier one.
 * @param paymentsBefore - The payments of the earlier analysis.
 */
export function linesBegun(
  redrawn: ReadonlyMap<KnownFlow, readonly Payment[]>,
  before: ReadonlyMap<KnownFlow, KnownFlow>,
  paymentsBefore: Payments,
  earlier: KnownFlows,
  later: KnownFlows,
): readonly KnownFlow[] {
  const lines = [...redrawn.keys()].filter(isLine);
  if (lines.length === 0) return [];
  const likeLater = new Set([...later.byId.values()].flatMap((flow) => paymentsLike(flow, later, paymentsBefore)));
  const begun = new Set(
    lines.filter((flow) => {
      const firstLike = redrawn.get(flow)!.reduce((first, { day }) => Math.min(first, day), Number.POSITIVE_INFINITY);
      const { shortest, longest } = gapsOf(flow, later.days);
      const dueFrom = firstLike - longest - DUE_DAY_CHANGE_DAYS;
      const dueTo = firstLike - shortest + DUE_DAY_CHANGE_DAYS;
      // A bill that varies may have come before with an amount that no later line has.
      const others = (paymentsBefore.get(descriptionOf(flow)) ?? []).filter((payment) => !likeLater.has(payment));
      return dueFrom >= earlier.from && !others.some(({ day }) => day >= dueFrom && day <= dueTo);
    }),
  );
  const goingOn = new Set([...before].flatMap(([flow, known]) => (begun.has(flow) ? [] : [known])));
  return [...begun].filter((flow) => redrawn.get(flow)!.every((payment) => goingOn.has(payment.flow)));
}

/** Whether a flow would have been seen as soon as it began: some payments of one text and of any amounts are no line. */
function isLine(flow: KnownFlow): boolean {
  const { transactions, regularity } = flow.view;
  return (regularity !== undefined || isOfOneAmount(flow)) && transactions.length > 1;
}

interface Gaps {
  readonly shortest: number;
  readonly longest: number;
}

/** The days between the transactions of a flow, which come in the order of their days. */
function gapsOf({ view: { transactions } }: KnownFlow, days: DayReader): Gaps {
  let [shortest, longest] = [Number.POSITIVE_INFINITY, 0];
  let last: number | undefined;
  for (const transaction of transactions) {
    const day = dayOfTransaction(transaction, days);
    if (last !== undefined) [shortest, longest] = [Math.min(shortest, day - last), Math.max(longest, day - last)];
    last = day;
  }
  return { shortest, longest };
}
