import type { BudgetLine } from "./budget-lines.js";
import type { ChangedFlow } from "./comparison.js";
import type { Continuations } from "./continuations.js";
import { changeOf } from "./flow-changes.js";
import { type KnownFlows, usualAmountOf } from "./known-flows.js";
import type { SameLines } from "./same-lines.js";

/**
 * What changed of the lines that both analyses have. Of one that goes on elsewhere too, only its amount tells something: there
 * it comes when it came here.
 */
export function changedFlows(
  { minorDigits }: KnownFlows,
  lines: readonly BudgetLine[],
  { isRedrawn }: SameLines,
  continuations: Continuations,
): readonly ChangedFlow[] {
  return lines.flatMap((line) => {
    const { flow, known, isGone, payments } = line;
    if (known === undefined || isGone || isRedrawn(flow)) return [];
    const continuation = continuations.get(line);
    if (continuation === undefined) return changeOf(known.shown, flow.shown);
    const all = [...payments, ...continuation].map(({ transaction }) => transaction);
    const { id, label, category } = flow.shown;
    return changeOf(known.shown, { ...known.shown, id, label, category, usualAmount: usualAmountOf(all, minorDigits) });
  });
}
