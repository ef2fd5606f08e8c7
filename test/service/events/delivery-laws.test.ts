import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Delivery } from "../../../src/service/events/delivery.js";
import type { Subscription } from "../../../src/service/events/subscription.js";
import { Problem } from "../../../src/service/problem.js";
import { createEventBench, type EventBench } from "./event-bench.js";

const MOST_DELIVERIES = 4;
const HOSTS = ["a.example", "b.example"] as const;
const ANSWERS = ["200", "204", "302", "500", "reset", "odd"] as const;

type Step =
  | { readonly kind: "publish" | "cancel" | "restart"; readonly host: number }
  | { readonly kind: "retry"; readonly host: number; readonly place: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("publish" as const), host: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom("cancel" as const, "restart" as const), host: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("retry" as const), host: fc.nat(1), place: fc.nat(5) }) },
);

const scenario = fc.record({
  scheduler: fc.scheduler(),
  steps: fc.array(step, { minLength: 1, maxLength: 20 }),
  answers: fc.array(fc.constantFrom(...ANSWERS), { minLength: 1, maxLength: 20 }),
  delays: fc.array(fc.constantFrom(0, 1000), { maxLength: 2 }),
  most: fc.constantFrom(MOST_DELIVERIES, 1000),
});

type Scenario = typeof scenario extends fc.Arbitrary<infer S> ? S : never;

interface Played {
  readonly bench: EventBench;
  readonly subscriptions: readonly Subscription[];
  /** Every delivery that there ever was, by host. */
  readonly seen: readonly (readonly Delivery[])[];
  readonly published: readonly number[];
  readonly mostAtOnce: readonly number[];
}

/** Plays a scenario; the scheduler decides in which order calls are answered and pauses end. */
async function play({ scheduler, steps, answers, delays, most }: Scenario): Promise<Played> {
  const open = HOSTS.map(() => 0);
  const mostAtOnce = HOSTS.map(() => 0);
  const published = HOSTS.map(() => 0);
  let answered = 0;
  const settle = scheduler.scheduleFunction(async () => {});
  const target = (host: number) => async (): Promise<Response> => {
    open[host]! += 1;
    mostAtOnce[host] = Math.max(mostAtOnce[host]!, open[host]!);
    const answer = answers[answered++ % answers.length]!;
    await settle();
    open[host]! -= 1;
    if (answer === "reset") throw new TypeError("fetch failed");
    if (answer === "odd") return undefined as unknown as Response;
    return new Response(null, { status: Number(answer) });
  };
  const bench = createEventBench(Object.fromEntries(HOSTS.map((host, index) => [host, target(index)])), {
    sleep: scheduler.scheduleFunction(async () => {}),
    deliveriesPerSubscription: most,
  });
  const subscriptions = HOSTS.map((host) => bench.subscribe(host, { webhookRetryDelays: delays }));
  const queues = subscriptions.map((subscription) => bench.desk.queueOf(subscription));
  const seen = HOSTS.map(() => new Set<Delivery>());
  const take = ({ kind, host, ...rest }: Step): void => {
    const queue = queues[host]!;
    if (kind === "cancel" || kind === "restart") {
      queue.cancel();
      // A call that was given up is no longer the queue's.
      open[host] = 0;
    }
    if (kind === "publish" || kind === "restart") {
      published[host]! += 1;
      queue.add("analysis_completed", { customerId: "c" });
    }
    if (kind === "retry") retry(queue, (rest as { place: number }).place);
    for (const delivery of queue.list()) seen[host]!.add(delivery);
  };
  const turns = scheduler.scheduleSequence(steps.map((one) => ({ label: one.kind, builder: async () => take(one) })));
  await scheduler.waitFor(turns.task);
  await scheduler.waitFor(bench.idle());
  return { bench, subscriptions, seen: seen.map((deliveries) => [...deliveries]), published, mostAtOnce };
}

function retry(queue: ReturnType<EventBench["desk"]["queueOf"]>, place: number): void {
  const delivery = queue.list()[place];
  try {
    if (delivery !== undefined) queue.retry(delivery);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

const isSuccess = (attempt: Delivery["attempts"][number] | undefined): boolean =>
  attempt !== undefined && attempt.failure === undefined;

describe("whatever targets do, and in whatever order they answer", () => {
  it("no event is lost: each is delivered, failed, cancelled or dropped", async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (one) => {
        const { seen, published, bench } = await play(one);
        seen.forEach((deliveries, host) => {
          expect(deliveries.map(({ index }) => index)).toEqual(
            Array.from({ length: published[host]! }, (_, index) => index + 1),
          );
          const count = (isCounted: (delivery: Delivery) => boolean): number => deliveries.filter(isCounted).length;
          const dropped = count(({ failure }) => failure === "DROPPED");
          const failed = count(({ status, failure }) => status === "FAILED" && failure !== "DROPPED");
          const delivered = count(({ status }) => status === "DELIVERED");
          const cancelled = count(({ status }) => status === "CANCELLED");
          expect(delivered + failed + cancelled + dropped).toBe(published[host]!);
        });
        expect(bench.faults).toEqual([]);
      }),
    );
  });

  it("a delivery says what its attempts say", async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (one) => {
        const { seen } = await play(one);
        for (const { status, attempts, failure } of seen.flat()) {
          expect(isSuccess(attempts.at(-1))).toBe(status === "DELIVERED");
          expect(attempts.slice(0, -1).some(isSuccess)).toBe(false);
          if (status === "FAILED" && failure !== "DROPPED") expect(attempts.at(-1)!.failure).toBe(failure);
        }
      }),
    );
  });

  it("a target is called once at a time, in the order of the events", async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ steps, ...rest }) => {
        const { bench, mostAtOnce } = await play({ ...rest, steps: steps.filter(({ kind }) => kind !== "retry") });
        expect(Math.max(...mostAtOnce)).toBeLessThanOrEqual(1);
        for (const host of HOSTS) {
          const called = bench.calls.filter(({ url }) => url.includes(host)).map(({ body }) => Number(body["index"]));
          expect(called).toEqual([...called].sort((a, b) => a - b));
        }
      }),
    );
  });

  it("no more is kept than the limit and one dropped event", async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (one) => {
        const { bench, subscriptions } = await play({ ...one, most: MOST_DELIVERIES });
        for (const subscription of subscriptions)
          expect(bench.desk.queueOf(subscription).list().length).toBeLessThanOrEqual(MOST_DELIVERIES + 1);
      }),
    );
  });
});
