import type { Day } from "../base/calendar.js";
import type { Ledger } from "../model/ledger.js";
import { areTwoOfThreeMonths } from "../scorecards/monthly-line.js";
import type { CashFlow, CashFlows } from "./cash-flows.js";
import type { RowLinks } from "./links/row-links.js";
import type { ObservationWindow } from "./observation-window.js";
import type { Periodicity, Rhythm } from "./rhythm/rhythm.js";
import { dueDayBeside, GRACE_DAYS } from "./rhythm/rhythm-steps.js";

/** Whether a flow began or ended in the window. */
export const REPARTITIONS = [
  "HAS_NOT_CHANGED_DURING_ANALYSIS",
  "HAS_BEGUN_AFTER_START_OF_ANALYSIS",
  "HAS_STOPPED_BEFORE_END_OF_ANALYSIS",
  "HAS_BEGUN_AND_STOPPED_DURING_ANALYSIS",
] as const;
/** Whether a flow began or ended in the window. */
export type Repartition = (typeof REPARTITIONS)[number];

/** What the regularities need. */
export interface RegularityNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly cashFlows: CashFlows;
  readonly links: RowLinks;
}

/** The regularity of a flow (interface, "Credit insights result"). */
export interface Regularity {
  readonly periodicity: Periodicity;
  readonly dueDays: readonly number[];
  /** Smallest and largest gap between occurrences, in days. */
  readonly interval: { readonly min: number; readonly max: number };
  /** The mean gap as an exact quotient of days. */
  readonly meanGap: { readonly numerator: number; readonly denominator: number };
  /** Share of expected occurrences met, as an exact quotient. */
  readonly accuracy: { readonly numerator: number; readonly denominator: number };
  readonly repartition: Repartition;
}

/** Finds the regularity of each flow; undefined where it has none. A retry is no occurrence of its own. */
export function findRegularities({
  ledger,
  window,
  cashFlows,
  links,
}: RegularityNeeds): readonly (Regularity | undefined)[] {
  return cashFlows.flows.map((flow) =>
    flow.rhythm === undefined ? undefined : regularityOf(occurrencesOf(ledger, links, flow), flow.rhythm, window),
  );
}

function occurrencesOf(ledger: Ledger, links: RowLinks, flow: CashFlow): readonly Day[] {
  return flow.rows.filter((row) => !links.isRetry(row)).map((row) => ledger.day[row] as Day);
}

/** What tells a monthly flow that the window cuts off. */
export type CutOffNeeds = Pick<RegularityNeeds, "ledger" | "window" | "links">;

/**
 * Whether a flow without a regularity of its own has two occurrences because the window, of three months, ends between two: one
 * that a weekend moved out of it is as regular on the days before and after.
 */
export function isCutOff({ ledger, window, links }: CutOffNeeds, flow: CashFlow): boolean {
  if (flow.rhythm !== undefined) return false;
  const due = flow.rows.filter((row) => !links.isRetry(row));
  const payments = due.map((row) => ({ day: ledger.day[row] as Day, amount: ledger.amount[row]! }));
  return areTwoOfThreeMonths(payments, window);
}

function regularityOf(days: readonly number[], rhythm: Rhythm, window: ObservationWindow): Regularity {
  const gaps = days.slice(1).map((day, index) => day - days[index]!);
  return {
    periodicity: rhythm.periodicity,
    dueDays: rhythm.dueDays,
    interval: { min: Math.min(...gaps), max: Math.max(...gaps) },
    meanGap: { numerator: days[days.length - 1]! - days[0]!, denominator: gaps.length },
    accuracy: rhythm.accuracy,
    repartition: repartitionOf(days, rhythm, window),
  };
}

/**
 * Begun or stopped means that at least one expected occurrence is missing at that end (decisions section 6). A last one that
 * came earlier than a rhythm's matches may lie is not missing: Easter Monday's benefit is paid on Maundy Thursday.
 */
function repartitionOf(days: readonly number[], rhythm: Rhythm, window: ObservationWindow): Repartition {
  const first = rhythm.expected[0];
  const last = rhythm.expected[rhythm.expected.length - 1];
  if (first === undefined || last === undefined) return "HAS_NOT_CHANGED_DURING_ANALYSIS";
  const grace = GRACE_DAYS[rhythm.periodicity];
  const next = dueDayBeside(rhythm, last, 1);
  const isThere = days[days.length - 1]! >= next - grace;
  const hasBegun = dueDayBeside(rhythm, first, -1) - grace >= window.from;
  const hasStopped = (isThere ? dueDayBeside(rhythm, next, 1) : next) + grace <= window.to;
  if (hasBegun && hasStopped) return "HAS_BEGUN_AND_STOPPED_DURING_ANALYSIS";
  if (hasBegun) return "HAS_BEGUN_AFTER_START_OF_ANALYSIS";
  return hasStopped ? "HAS_STOPPED_BEFORE_END_OF_ANALYSIS" : "HAS_NOT_CHANGED_DURING_ANALYSIS";
}

/** Whether a flow is paid once a month, for the taxes that the essentials count only then. */
export function isMonthly(needs: CutOffNeeds, flow: CashFlow): boolean {
  return flow.rhythm?.periodicity === "MONTHLY" || isCutOff(needs, flow);
}
