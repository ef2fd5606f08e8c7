import { type Day, isoDayOf } from "../base/calendar.js";
import type { Analysis } from "../views/analysis.js";
import type { ChangedFlow, Comparison } from "./comparison.js";
import { movedFigures } from "./figures.js";
import { type KnownFlow, type KnownFlows, knownFlowsOf } from "./known-flows.js";
import { missedOccurrences, nextOccurrence } from "./next-occurrence.js";

/** Share of the usual amount by which it may move before the flow counts as changed: varying bills are no news. */
export const AMOUNT_CHANGE_SHARE = 0.05;
/** Days by which a due day may move before the flow counts as changed: a weekend and a bank holiday. */
export const DUE_DAY_CHANGE_DAYS = 3;
/** Occurrences in a row that a regular flow must miss to count as stopped; with fewer it is late. */
export const STOPPED_AFTER_MISSES = 2;

/**
 * Tells what changed between two analyses of the same person: cash flows that are new, stopped, changed or late, and how
 * each main figure moved. Flows are matched by id, and what is missing is told up to the last day of the later window:
 * what came since is in no flow. Without credit insights on both sides only figures are compared. Both analyses are plain
 * JSON: they may come from a store. Comparing an analysis with itself gives empty lists.
 *
 * @param before - The earlier analysis.
 * @param after - The later analysis.
 * @returns What changed; lists in the order of the analyses' cash flows, differences exact in cents.
 *
 * @example
 * const comparison = compare(analysisOfMay, analysisOfJune);
 * comparison.newFlows[0]?.label; // "CREDIT CONSO DIRECT"
 * comparison.lateFlows[0]; // { label: "LOYER AGENCE", expectedOn: "2026-06-05", daysLate: 25, ... }
 * comparison.figures[0]; // { pointer: "/essentials/monthlyLoanRepayments", before: 210, after: 329.9, difference: 119.9 }
 */
export function compare(before: Analysis, after: Analysis): Comparison {
  if (before.id === after.id) return NOTHING_CHANGED;
  const figures = movedFigures(before, after);
  const earlier = knownFlowsOf(before);
  const later = knownFlowsOf(after);
  // What has no credit insights does not tell which flows there were.
  if (earlier === undefined || later === undefined) return { ...NOTHING_CHANGED, figures };
  const missing = missingFlows(earlier, later);
  return {
    newFlows: [...later.byId].filter(([id]) => !earlier.byId.has(id)).map(([, { shown }]) => shown),
    stoppedFlows: missing
      .filter(({ missed, missedBefore }) => missed >= STOPPED_AFTER_MISSES && missedBefore < STOPPED_AFTER_MISSES)
      .map(({ flow }) => flow.shown),
    changedFlows: [...later.byId].flatMap(([id, flow]) => {
      const known = earlier.byId.get(id);
      return known === undefined ? [] : changeOf(known, flow);
    }),
    lateFlows: missing
      .filter(({ missed }) => missed > 0 && missed < STOPPED_AFTER_MISSES)
      .map(({ flow, expected, daysLate }) => ({ ...flow.shown, expectedOn: isoDayOf(expected), daysLate })),
    figures,
  };
}

const NOTHING_CHANGED: Comparison = Object.freeze({
  newFlows: [],
  stoppedFlows: [],
  changedFlows: [],
  lateFlows: [],
  figures: [],
});

/** A regular flow, and what it misses by the last days that both analyses look at. */
interface MissingFlow {
  readonly flow: KnownFlow;
  readonly missed: number;
  readonly missedBefore: number;
  /** The first day on which it should have come. */
  readonly expected: Day;
  readonly daysLate: number;
}

/**
 * The regular flows of either analysis: the later's first, then those that only the earlier has. An account that the later
 * one does not analyse tells nothing of its flows.
 */
function missingFlows(earlier: KnownFlows, later: KnownFlows): readonly MissingFlow[] {
  return [...new Map([...later.byId, ...[...earlier.byId].filter(([id]) => !later.byId.has(id))])].flatMap(
    ([id, flow]) => {
      const known = earlier.byId.get(id);
      // Once a line has missed, it may no longer look regular: what it was tells when it was due.
      const regularity = flow.view.regularity ?? known?.view.regularity;
      if (regularity === undefined || !later.accountIds.has(flow.accountId)) return [];
      const expected = nextOccurrence(regularity, flow.lastDay);
      const missed = missedOccurrences(regularity, flow.lastDay, later.until);
      const missedBefore = known === undefined ? 0 : missedOccurrences(regularity, known.lastDay, earlier.until);
      return [{ flow, missed, missedBefore, expected, daysLate: later.until - expected }];
    },
  );
}

function changeOf({ shown: before }: KnownFlow, { shown: after }: KnownFlow): readonly ChangedFlow[] {
  const { id, label, category } = after;
  const movedAmount = Math.abs(after.usualAmount - before.usualAmount);
  const hasNewAmount = movedAmount > Math.abs(before.usualAmount) * AMOUNT_CHANGE_SHARE;
  const hasNewRhythm = before.periodicity !== after.periodicity;
  const hasNewDueDays = !hasNewRhythm && dueDaysApart(before.dueDays, after.dueDays, after.periodicity);
  if (!hasNewAmount && !hasNewRhythm && !hasNewDueDays) return [];
  return [
    {
      id,
      label,
      category,
      ...(hasNewAmount && { usualAmount: { before: before.usualAmount, after: after.usualAmount } }),
      ...(hasNewRhythm && { periodicity: { before: before.periodicity ?? null, after: after.periodicity ?? null } }),
      ...(hasNewDueDays && { dueDays: { before: before.dueDays ?? [], after: after.dueDays ?? [] } }),
    },
  ];
}

const DAYS_OF_WEEK = 7;
const DAYS_OF_MONTH = 30;

/** Whether due days lie further apart than weekends move them, around the end of the week or month. */
function dueDaysApart(
  before: readonly number[] = [],
  after: readonly number[] = [],
  periodicity: KnownFlow["shown"]["periodicity"],
): boolean {
  if (before.length !== after.length) return true;
  const isOfWeek = /DAILY|WEEKLY|OTHER/.test(periodicity ?? "");
  const circle = isOfWeek ? DAYS_OF_WEEK : DAYS_OF_MONTH;
  return before.some((day, at) => {
    const distance = Math.abs(Math.min(day, circle) - Math.min(after[at]!, circle));
    return Math.min(distance, circle - distance) > (isOfWeek ? 0 : DUE_DAY_CHANGE_DAYS);
  });
}
