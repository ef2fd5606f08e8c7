import { haveSameDueDays } from "./flow-changes.js";
import type { KnownFlow, KnownFlows } from "./known-flows.js";
import { descriptionOf, type Payment, paymentsLike, paymentsOf } from "./like-payments.js";

/** Which flows of two analyses are the same budget lines. */
export interface SameLines {
  /** What a flow of the later analysis was in the earlier one. */
  readonly before: ReadonlyMap<KnownFlow, KnownFlow>;
  /** Flows of the later one whose payments no flow of the earlier one has. */
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
  const leftBefore = flowsWithout(earlier, later);
  const leftAfter = flowsWithout(later, earlier);
  const descriptions = new Set([...leftBefore, ...leftAfter].map(descriptionOf));
  const before = new Map([...later.byId].flatMap(([id, flow]) => pairOf(flow, earlier.byId.get(id))));
  const added = new Set<KnownFlow>();
  const gone = new Map<KnownFlow, readonly Payment[]>();
  const surplus = new Map<string, number>();

  const paymentsBefore = paymentsOf(earlier, descriptions);
  for (const flow of leftAfter) {
    const like = paymentsLike(flow, later, paymentsBefore);
    if (like.length === 0) added.add(flow);
    else addTo(surplus, flow, 1);
    const known = nearestOf(leftBefore, flow, like);
    if (known !== undefined) before.set(flow, known);
  }
  const paymentsAfter = paymentsOf(later, descriptions);
  const goingOn = new Set(before.values());
  for (const flow of leftBefore) {
    const like = paymentsLike(flow, earlier, paymentsAfter);
    if (like.length > 0 || goingOn.has(flow)) addTo(surplus, flow, -1);
    if (!goingOn.has(flow)) gone.set(flow, like);
  }
  for (const [flow, known] of linesOfNewAmount(gone, added)) {
    before.set(flow, known);
    added.delete(flow);
    gone.delete(known);
  }
  return { before, added, gone, isRedrawn: (flow) => (surplus.get(descriptionOf(flow)) ?? 0) !== 0 };
}

function flowsWithout({ byId }: KnownFlows, others: KnownFlows): ReadonlySet<KnownFlow> {
  return new Set([...byId].filter(([id]) => !others.byId.has(id)).map(([, flow]) => flow));
}

function pairOf(flow: KnownFlow, known: KnownFlow | undefined): readonly [KnownFlow, KnownFlow][] {
  return known === undefined ? [] : [[flow, known]];
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

/** The only line of a description that ended and the only one that began, where both come on the same days: a new price. */
function linesOfNewAmount(
  gone: SameLines["gone"],
  added: SameLines["added"],
): readonly (readonly [flow: KnownFlow, known: KnownFlow])[] {
  const ended = onlyOnes([...gone].filter(([, like]) => like.length === 0).map(([flow]) => flow));
  return [...onlyOnes(added)].flatMap(([description, flow]) => {
    const known = ended.get(description);
    return flow !== undefined && known !== undefined && comeAlike(known, flow) ? [[flow, known] as const] : [];
  });
}

/** The flow of each description; undefined where it has several. */
function onlyOnes(flows: Iterable<KnownFlow>): ReadonlyMap<string, KnownFlow | undefined> {
  const byDescription = new Map<string, KnownFlow | undefined>();
  for (const flow of flows) {
    const description = descriptionOf(flow);
    byDescription.set(description, byDescription.has(description) ? undefined : flow);
  }
  return byDescription;
}

function comeAlike({ shown: before }: KnownFlow, { shown: after }: KnownFlow): boolean {
  return before.periodicity !== undefined && before.periodicity === after.periodicity && haveSameDueDays(before, after);
}
