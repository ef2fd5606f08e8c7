import { type Day, isoDayOf } from "../base/calendar.js";
import { DayReader } from "../base/day-reader.js";
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
  /** Its last transaction's day. */
  readonly lastDay: Day;
}

/** The cash flows of an analysis by their ids; none where it has no credit insights. */
export function knownFlowsOf({ creditInsights, settings }: Analysis): ReadonlyMap<string, KnownFlow> {
  const days = new DayReader(settings.project.timeZone);
  const flows = new Map<string, KnownFlow>();
  for (const view of creditInsights?.cashFlows ?? []) {
    const id = view.transactions[0]?.enrichments.groupId;
    if (id !== undefined) flows.set(id, knownFlow(id, view, days));
  }
  return flows;
}

function knownFlow(id: string, view: CashFlowView, days: DayReader): KnownFlow {
  const { category, regularity, transactions } = view;
  const lastDay = transactions.reduce((last, one) => Math.max(last, dayOfTransaction(one, days)), 0) as Day;
  return {
    view,
    lastDay,
    shown: {
      id,
      label: publicLabelOf(view.label, transactions),
      category,
      usualAmount: medianOf(transactions.map(({ amount }) => amount)),
      ...(regularity && { periodicity: regularity.periodicity, dueDays: regularity.dueDays }),
      lastDay: isoDayOf(lastDay),
    },
  };
}

function dayOfTransaction({ dates }: TransactionView, days: DayReader): Day {
  return days.dayOf(dates.debitedAt ?? dates.bookedAt ?? "1970-01-01");
}
