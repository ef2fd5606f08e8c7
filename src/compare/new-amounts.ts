import { haveSameDueDays } from "./flow-changes.js";
import type { KnownFlow } from "./known-flows.js";
import { descriptionOf, type Payment } from "./like-payments.js";

/** The only line of a description that ended and the only one that began, where both come on the same days: a new price. */
export function linesOfNewAmount(
  gone: ReadonlyMap<KnownFlow, readonly Payment[]>,
  added: ReadonlySet<KnownFlow>,
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
