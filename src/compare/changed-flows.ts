import type { BudgetLine } from "./budget-lines.js";
import type { ChangedFlow } from "./comparison.js";
import type { Continuations } from "./continuations.js";
import { changeOf } from "./flow-changes.js";
import { type KnownFlows, usualAmountOf } from "./known-flows.js";
import type { Payment } from "./like-payments.js";
import type { SameLines } from "./same-lines.js";

/**
 * What changed of the lines that both analyses have. Of one that goes on elsewhere too, only its amount tells something: there
 * it comes when it came here. What the earlier analysis holds of that was no news then either.
 */
export function changedFlows(
  { byId, minorDigits }: KnownFlows,
  lines: readonly BudgetLine[],
  { isRedrawn }: SameLines,
  continuations: Continuations,
): readonly ChangedFlow[] {
  const idsBefore = new Set(
    continuations.size === 0 ? [] : [...byId.values()].flatMap(({ view }) => view.transactions.map(({ id }) => id)),
  );
  const usualAmountOfAll = (own: readonly Payment[], elsewhere: readonly Payment[]): number => {
    const all = new Map([...own, ...elsewhere].map(({ transaction }) => [transaction.id, transaction]));
    return usualAmountOf([...all.values()], minorDigits);
  };
  return lines.flatMap((line) => {
    const { flow, known, isGone, payments, paymentsBefore } = line;
    if (known === undefined || isGone || isRedrawn(flow)) return [];
    const continuation = continuations.get(line);
    if (continuation === undefined) return changeOf(known.shown, flow.shown);
    const continuationBefore = continuation.filter(({ transaction }) => idsBefore.has(transaction.id));
    const { id, label, category } = flow.shown;
    return changeOf(
      { ...known.shown, usualAmount: usualAmountOfAll(paymentsBefore, continuationBefore) },
      { ...known.shown, id, label, category, usualAmount: usualAmountOfAll(payments, continuation) },
    );
  });
}
