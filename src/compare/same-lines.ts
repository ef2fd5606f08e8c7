import { linesBegun } from "./begun-lines.js";
import type { KnownFlow, KnownFlows } from "./known-flows.js";
import { descriptionOf, type Payment, paymentsLike, paymentsOf } from "./like-payments.js";
import { linesOfNewAmount } from "./new-amounts.js";

/** Which flows of two analyses are the same budget lines. */
export interface SameLines {
  /** What a flow of the later analysis was in the earlier one. */
  readonly before: ReadonlyMap<KnownFlow, KnownFlow>;
  /** Flows of the later one whose payments no flow of the earlier one has, or which began beside another line of their text. */
  readonly added: ReadonlySet<KnownFlow>;
  /** Flows of the earlier one that no flow of the later one is, each with the later one's payments that are like its own. */
  readonly gone: ReadonlyMap<KnownFlow, readonly Payment[]>;
  /** Whether the analyses divide the payments around a flow otherwise: what differs in its figures is no change then. */
  isRedrawn(flow: KnownFlow): boolean;
}

/**
 * Finds the flows of two analyses that are the same lines: by id, and as another window may divide the payments of one
 * description otherwise, what is left by its payments. A description has few lines, so that each payment is looked at few
 * times.
 */
export function sameLines(earlier: KnownFlows, later: KnownFlows): SameLines {
  const descriptions = descriptionsInDoubt(earlier, later);
  const paymentsBefore = paymentsOf(earlier, descriptions);
  const paymentsAfter = paymentsOf(later, descriptions);
  const likeBefore = (flow: KnownFlow): readonly Payment[] => paymentsLike(flow, later, paymentsBefore);
  const likeAfter = (flow: KnownFlow): readonly Payment[] => paymentsLike(flow, earlier, paymentsAfter);
  const before = new Map<KnownFlow, KnownFlow>();
  for (const [id, flow] of later.byId) {
    const known = earlier.byId.get(id);
    if (known !== undefined && !isOfAnother(flow, likeBefore(flow), known, likeAfter)) before.set(flow, known);
  }
  const leftBefore = flowsWithout(earlier, new Set(before.values()));
  const leftAfter = flowsWithout(later, new Set(before.keys()));
  const added = new Set<KnownFlow>();
  const gone = new Map<KnownFlow, readonly Payment[]>();
  const surplus = new Map<string, number>();
  const redrawn = new Map<KnownFlow, readonly Payment[]>();
  for (const flow of leftAfter) {
    const like = likeBefore(flow);
    if (like.length === 0) added.add(flow);
    else {
      addTo(surplus, flow, 1);
      redrawn.set(flow, like);
    }
    const known = nearestOf(leftBefore, flow, like);
    if (known !== undefined) before.set(flow, known);
  }
  const goingOn = new Set(before.values());
  for (const flow of leftBefore) {
    const like = likeAfter(flow);
    if (like.length > 0 || goingOn.has(flow)) addTo(surplus, flow, -1);
    if (!goingOn.has(flow)) gone.set(flow, like);
  }
  for (const [flow, known] of linesOfNewAmount(gone, added)) {
    before.set(flow, known);
    added.delete(flow);
    gone.delete(known);
  }
  for (const flow of linesBegun(redrawn, before, paymentsBefore, earlier, later)) {
    before.delete(flow);
    added.add(flow);
  }
  return { before, added, gone, isRedrawn: (flow) => (surplus.get(descriptionOf(flow)) ?? 0) !== 0 };
}

/** The descriptions of several flows, or of one that the other analysis has not: there an id does not tell all. */
function descriptionsInDoubt(earlier: KnownFlows, later: KnownFlows): ReadonlySet<string> {
  const inDoubt = new Set<string>();
  for (const [{ byId }, others] of [
    [earlier, later],
    [later, earlier],
  ] as const) {
    const seen = new Set<string>();
    for (const [id, flow] of byId) {
      const description = descriptionOf(flow);
      if (seen.has(description) || !others.byId.has(id)) inDoubt.add(description);
      seen.add(description);
    }
  }
  return inDoubt;
}

/** Whether a flow has the id of one whose payments are another's, and that one has its payments: the id passed between them. */
function isOfAnother(
  flow: KnownFlow,
  likeBefore: readonly Payment[],
  known: KnownFlow,
  likeAfter: (known: KnownFlow) => readonly Payment[],
): boolean {
  if (likeBefore.length === 0 || likeBefore.some((payment) => payment.flow === known)) return false;
  return likeAfter(known).every((payment) => payment.flow !== flow);
}

function flowsWithout({ byId }: KnownFlows, paired: ReadonlySet<KnownFlow>): ReadonlySet<KnownFlow> {
  return new Set([...byId.values()].filter((flow) => !paired.has(flow)));
}

function addTo(counts: Map<string, number>, flow: KnownFlow, count: number): void {
  const description = descriptionOf(flow);
  counts.set(description, (counts.get(description) ?? 0) + count);
}

/** Of the flows that some payments belong to and that are left, the one of the nearest usual amount. */
function nearestOf(
  left: ReadonlySet<KnownFlow>,
  { shown }: KnownFlow,
  payments: readonly Payment[],
): KnownFlow | undefined {
  const distanceTo = (flow: KnownFlow): number => Math.abs(flow.shown.usualAmount - shown.usualAmount);
  return [...new Set(payments.map(({ flow }) => flow))]
    .filter((flow) => left.has(flow))
    .reduce<KnownFlow | undefined>(
      (nearest, flow) => (nearest === undefined || distanceTo(flow) < distanceTo(nearest) ? flow : nearest),
      undefined,
    );
}
