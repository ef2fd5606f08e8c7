import { isoDayOf } from "../base/calendar.js";
import type { Analysis } from "../results/analysis.js";
import { budgetLines } from "./budget-lines.js";
import { changedFlows } from "./changed-flows.js";
import { checkComparable } from "./comparable.js";
import type { Comparison } from "./comparison.js";
import { continuationsOf, continuingFlows } from "./continuations.js";
import { movedFigures } from "./figures.js";
import { knownFlowsOf } from "./known-flows.js";
import { missingFlows } from "./missing-flows.js";
import { STOPPED_AFTER_MISSES } from "./next-occurrence.js";
import { sameLines } from "./same-lines.js";

/**
 * Tells what changed between two analyses of the same person: cash flows that are new, stopped, changed or late, and how each
 * main figure moved. Flows are matched by id, and what is left of one description by payments of like amounts around the same
 * days of the month: a flow is stopped only where the other side has no such payments, and new only where it has none or where
 * these began within the earlier window, in a line that goes on without them. A line also goes on where the same payee is paid
 * a like amount around the due day from another account that is analysed, or under words that say what is paid more precisely,
 * less so or not at all, by nothing that comes beside it: a loan goes on as a personal loan, a rent not as alimony. As a loan
 * only a loan of the same instalment goes on. What is missing is told up to the last day of the later window, or the last that
 * the bank told of: what came since is in no flow. A debit that was returned came: rejections are figures. Without credit
 * insights on both sides only figures are compared. Both analyses are plain JSON: they may come from a store.
 * Comparing an analysis with itself gives empty lists.
 *
 * @param before - The earlier analysis.
 * @param after - The later analysis.
 * @returns What changed; lists in the order of the analyses' cash flows, differences exact in cents.
 * @throws InvalidBodyError where either is no analysis, or where they count in different currencies.
 *
 * @example
 * const comparison = compare(analysisOfMay, analysisOfJune);
 * comparison.newFlows[0]?.label; // "CREDIT CONSO DIRECT"
 * comparison.lateFlows[0]; // { label: "LOYER AGENCE", expectedOn: "2026-06-05", daysLate: 25, ... }
 * comparison.figures[0]; // { pointer: "/essentials/monthlyLoanRepayments", before: 210, after: 329.9, difference: 119.9 }
 */
export function compare(before: Analysis, after: Analysis): Comparison {
  checkComparable(before, after);
  if (before.id === after.id) return NOTHING_CHANGED;
  const figures = movedFigures(before, after);
  const earlier = knownFlowsOf(before);
  const later = knownFlowsOf(after);
  // What has no credit insights does not tell which flows there were.
  if (earlier === undefined || later === undefined) return { ...NOTHING_CHANGED, figures };
  const same = sameLines(earlier, later);
  const lines = budgetLines(earlier, later, same);
  const continuations = continuationsOf(earlier, later, lines);
  const goingOn = continuingFlows(continuations);
  const missing = missingFlows(earlier, later, lines, continuations);
  return {
    newFlows: [...same.added].filter((flow) => !goingOn.has(flow)).map(({ shown }) => shown),
    stoppedFlows: missing
      .filter(({ missed, missedBefore }) => missed >= STOPPED_AFTER_MISSES && missedBefore < STOPPED_AFTER_MISSES)
      .map(({ shown }) => shown),
    changedFlows: changedFlows(earlier, lines, same, continuations),
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
