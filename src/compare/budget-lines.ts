import type { Day } from "../base/calendar.js";
import type { RegularityView } from "../results/cash-flows.js";
import type { KnownFlow, KnownFlows } from "./known-flows.js";
import { type Payment, paymentsOfFlow } from "./like-payments.js";
import type { SameLines } from "./same-lines.js";

/** A budget line of two analyses. */
export interface BudgetLine {
  /** The flow that shows it: the later analysis', or the earlier one's where the line is gone. */
  readonly flow: KnownFlow;
  /** What it was in the earlier analysis. */
  readonly known: KnownFlow | undefined;
  /** Whether the later analysis has no flow for it. */
  readonly isGone: boolean;
  /** Its payments in the later analysis, in the order of their days; of a line that is gone, those that are like its own. */
  readonly payments: readonly Payment[];
  readonly paymentsBefore: readonly Payment[];
  /** When it is due; undefined where that is not known. */
  readonly regularity: RegularityView | undefined;
  /** The day of its last transaction that is no retry. */
  readonly lastDay: Day;
}

/** The budget lines of two analyses: the later's flows first, then those that only the earlier has. */
export function budgetLines(earlier: KnownFlows, later: KnownFlows, lines: SameLines): readonly BudgetLine[] {
  const current = [...later.byId.values()].map((flow): BudgetLine => {
    const known = lines.before.get(flow);
    return {
      flow,
      known,
      isGone: false,
      payments: paymentsOfFlow(flow, later.days),
      paymentsBefore: known === undefined ? [] : paymentsOfFlow(known, earlier.days),
      // Once a line has missed, it may no longer look regular: what it was tells when it was due.
      regularity: flow.view.regularity ?? (lines.isRedrawn(flow) ? undefined : known?.view.regularity),
      lastDay: flow.lastDay,
    };
  });
  const gone = [...lines.gone].map(
    ([flow, like]): BudgetLine => ({
      flow,
      known: flow,
      isGone: true,
      payments: [...like].sort((left, right) => left.day - right.day),
      paymentsBefore: paymentsOfFlow(flow, earlier.days),
      regularity: flow.view.regularity,
      lastDay: like.reduce((last, { day }) => (day > last ? day : last), flow.lastDay),
    }),
  );
  return [...current, ...gone];
}
