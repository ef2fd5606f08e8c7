import { type Day, isoDayOf } from "../base/calendar.js";
import type { BudgetLine } from "./budget-lines.js";
import type { ComparedFlow } from "./comparison.js";
import type { Continuations } from "./continuations.js";
import type { KnownFlows } from "./known-flows.js";
import type { Payment } from "./like-payments.js";
import { missedOccurrences, nextOccurrence } from "./next-occurrence.js";

/** A regular flow, and what it misses by the last days that both analyses tell of. */
export interface MissingFlow {
  readonly shown: ComparedFlow;
  readonly missed: number;
  readonly missedBefore: number;
  /** The first day on which it should have come. */
  readonly expected: Day;
  readonly daysLate: number;
}

/**
 * The regular flows of either analysis: the later's first, then those that only the earlier has. An account that the later
 * one does not analyse tells nothing of its flows, unless they go on elsewhere; where they go on as a regular flow, that one
 * tells. Where it tells no more than the earlier one did, nothing of that is news.
 */
export function missingFlows(
  earlier: KnownFlows,
  later: KnownFlows,
  lines: readonly BudgetLine[],
  continuations: Continuations,
): readonly MissingFlow[] {
  const regular = new Set(lines.filter(({ regularity }) => regularity !== undefined).map(({ flow }) => flow));
  return lines.flatMap((line) => {
    const { flow, known, regularity } = line;
    const payments = continuations.get(line) ?? [];
    const { lastDay, until, carrier } = standingOf(line, line.lastDay, payments, later);
    if (regularity === undefined || until === undefined || (carrier !== undefined && regular.has(carrier.flow)))
      return [];
    const before = known && standingOf(line, known.lastDay, payments, earlier);
    if (before?.lastDay === lastDay && before.until === until) return [];
    const missedBefore = before?.until === undefined ? 0 : missedOccurrences(regularity, before.lastDay, before.until);
    const expected = nextOccurrence(regularity, lastDay);
    const shown = lastDay === flow.lastDay ? flow.shown : { ...flow.shown, lastDay: isoDayOf(lastDay) };
    const missed = missedOccurrences(regularity, lastDay, until);
    return [{ shown, missed, missedBefore, expected, daysLate: until - expected }];
  });
}

/** How a line stands in an analysis. */
interface Standing {
  readonly lastDay: Day;
  /** The last day that the account tells of on which the line came last; undefined where it is not analysed. */
  readonly until: Day | undefined;
  /** The last payment, where the line went on elsewhere with it. */
  readonly carrier: Payment | undefined;
}

function standingOf(
  { flow }: BudgetLine,
  lastDay: Day,
  continuation: readonly Payment[],
  { until }: KnownFlows,
): Standing {
  const carrier = continuation.findLast(
    ({ flow: { accountId }, day }) => day > lastDay && day <= (until.get(accountId) ?? Number.NEGATIVE_INFINITY),
  );
  if (carrier === undefined) return { lastDay, until: until.get(flow.accountId), carrier };
  return { lastDay: carrier.day, until: until.get(carrier.flow.accountId), carrier };
}
