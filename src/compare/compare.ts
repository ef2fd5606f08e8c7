import { type Day, isoDayOf } from "../base/calendar.js";
import type { Analysis } from "../views/analysis.js";
import type { ComparedFlow, Comparison } from "./comparison.js";
import { movedFigures } from "./figures.js";
import { changeOf } from "./flow-changes.js";
import { type KnownFlow, type KnownFlows, knownFlowsOf } from "./known-flows.js";
import type { Payment } from "./like-payments.js";
import { missedOccurrences, nextOccurrence } from "./next-occurrence.js";
import { type SameLines, sameLines } from "./same-lines.js";

/** Occurrences in a row that a regular flow must miss to count as stopped; with fewer it is late. */
export const STOPPED_AFTER_MISSES = 2;

/**
 * Tells what changed between two analyses of the same person: cash flows that are new, stopped, changed or late, and how
 * each main figure moved. Flows are matched by id, and what is left of one description by payments of like amounts around
 * the same days of the month: a flow is stopped only where the other side has no such payments, and new only where it has
 * none or where these began within the earlier window, in a line that goes on without them. What is missing is told up to
 * the last day of the later window, or the last that the bank told of: what came since is in no flow. Without credit
 * insights on both sides only figures are compared. Both analyses are plain JSON: they may come from a store. Comparing an
 * analysis with itself gives empty lists.
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
  const lines = sameLines(earlier, later);
  const missing = missingFlows(earlier, later, lines);
  return {
    newFlows: [...lines.added].map(({ shown }) => shown),
    stoppedFlows: missing
      .filter(({ missed, missedBefore }) => missed >= STOPPED_AFTER_MISSES && missedBefore < STOPPED_AFTER_MISSES)
      .map(({ shown }) => shown),
    changedFlows: [...later.byId.values()].flatMap((flow) => {
      const known = lines.before.get(flow);
      return known === undefined || lines.isRedrawn(flow) ? [] : changeOf(known.shown, flow.shown);
    }),
    lateFlows: missing
      .filter(({ missed }) => missed > 0 && missed < STOPPED_AFTER_MISSES)
      .map(({ shown, expected, daysLate }) => ({ ...shown, expectedOn: isoDayOf(expected), daysLate })),
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

/** A regular flow, and what it misses by the last days that both analyses tell of. */
interface MissingFlow {
  readonly shown: ComparedFlow;
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
function missingFlows(earlier: KnownFlows, later: KnownFlows, lines: SameLines): readonly MissingFlow[] {
  const missesOf = (flow: KnownFlow, known: KnownFlow | undefined, lastDay = flow.lastDay): readonly MissingFlow[] => {
    // Once a line has missed, it may no longer look regular: what it was tells when it was due.
    const regularity = flow.view.regularity ?? (lines.isRedrawn(flow) ? undefined : known?.view.regularity);
    const until = later.until.get(flow.accountId);
    if (regularity === undefined || until === undefined) return [];
    const expected = nextOccurrence(regularity, lastDay);
    const missed = missedOccurrences(regularity, lastDay, until);
    const knownUntil = earlier.until.get(flow.accountId);
    const missedBefore =
      known === undefined || knownUntil === undefined ? 0 : missedOccurrences(regularity, known.lastDay, knownUntil);
    const shown = lastDay === flow.lastDay ? flow.shown : { ...flow.shown, lastDay: isoDayOf(lastDay) };
    return [{ shown, missed, missedBefore, expected, daysLate: until - expected }];
  };
  return [
    ...[...later.byId.values()].flatMap((flow) => missesOf(flow, lines.before.get(flow))),
    ...[...lines.gone].flatMap(([flow, like]) => missesOf(flow, flow, lastDayOf(like, flow.lastDay))),
  ];
}

function lastDayOf(payments: readonly Payment[], atLeast: Day): Day {
  return payments.reduce((last, { day }) => (day > last ? day : last), atLeast);
}
