import { describe, expect, it } from "vitest";
import { Problem } from "../../../src/service/problem.js";
import { slowness, stopwatch } from "../../slowness.js";
import { answering, createEventBench, type EventBench, healthy } from "./event-bench.js";

const queueOf = (bench: EventBench, subscription: Parameters<EventBench["desk"]["queueOf"]>[0]) =>
  bench.desk.queueOf(subscription);
const shown = (bench: EventBench, subscription: Parameters<EventBench["desk"]["queueOf"]>[0]) =>
  queueOf(bench, subscription)
    .list()
    .map(({ index, status, failure }) => `${index} ${status}${failure === undefined ? "" : ` ${failure}`}`);

describe("a full queue", () => {
  it("lets the oldest deliveries that have ended give way", async () => {
    const bench = createEventBench({ "a.example": healthy }, { deliveriesPerSubscription: 3 });
    const subscription = bench.subscribe("a.example");
    for (let event = 0; event < 5; event += 1) {
      bench.publish();
      await bench.idle();
    }
    expect(shown(bench, subscription)).toEqual(["3 DELIVERED", "4 DELIVERED", "5 DELIVERED"]);
    expect(bench.calls).toHaveLength(5);
  });

  it("of deliveries that have not ended keeps the newest event as dropped, and goes on", async () => {
    let answer: (() => void) | undefined;
    const bench = createEventBench(
      { "a.example": () => new Promise((resolve) => (answer = () => resolve(new Response()))) },
      { deliveriesPerSubscription: 2 },
    );
    const subscription = bench.subscribe("a.example");
    for (let event = 0; event < 4; event += 1) bench.publish();
    expect(shown(bench, subscription)).toEqual(["1 DELIVERING", "2 PENDING", "4 FAILED DROPPED"]);
    await expect.poll(() => answer).toBeDefined();
    answer!();
    await expect.poll(() => shown(bench, subscription)[0]).toBe("1 DELIVERED");
    bench.publish();
    expect(shown(bench, subscription)).toEqual(["1 DELIVERED", "2 DELIVERING", "5 PENDING"]);
    bench.desk.close();
    await bench.idle();
  });

  it("does not let a delivery give way that is being sent again", async () => {
    let isHanging = false;
    const bench = createEventBench(
      { "a.example": () => (isHanging ? new Promise<Response>(() => {}) : new Response(null, { status: 500 })) },
      { deliveriesPerSubscription: 2 },
    );
    const subscription = bench.subscribe("a.example", { webhookRetryDelays: [] });
    bench.publish();
    bench.publish();
    await bench.idle();
    isHanging = true;
    queueOf(bench, subscription).retry(queueOf(bench, subscription).list()[0]!);
    bench.publish();
    expect(shown(bench, subscription)).toEqual(["1 DELIVERING", "3 PENDING"]);
    bench.desk.close();
    await bench.idle();
  });

  it("takes tens of thousands of events in no time", async () => {
    const bench = createEventBench({ "a.example": healthy }, { deliveriesPerSubscription: 100 });
    const subscription = bench.subscribe("a.example", { status: "ACTIVE" });
    const taken = stopwatch();
    for (let event = 0; event < 50_000; event += 1) bench.publish();
    await bench.idle();
    expect(taken()).toBeLessThan(3000 * slowness());
    const kept = queueOf(bench, subscription).list();
    expect(kept.length).toBeLessThanOrEqual(101);
    expect(kept.filter(({ status }) => status === "DELIVERED")).toHaveLength(100);
  });
});

describe("sending an event again", () => {
  it("attempts it anew behind those that wait, and keeps the earlier attempts", async () => {
    const bench = createEventBench({ "a.example": answering(500, 200) });
    const subscription = bench.subscribe("a.example", { webhookRetryDelays: [] });
    const queue = queueOf(bench, subscription);
    bench.publish();
    await bench.idle();
    bench.publish();
    queue.retry(queue.list()[0]!);
    expect(shown(bench, subscription)).toEqual(["1 PENDING", "2 DELIVERING"]);
    await bench.idle();
    expect(shown(bench, subscription)).toEqual(["1 DELIVERED", "2 DELIVERED"]);
    expect(bench.calls.map(({ body }) => body["index"])).toEqual([1, 2, 1]);
    expect(queue.list()[0]!.attempts.map(({ failure }) => failure)).toEqual(["STATUS", undefined]);
  });

  it("is refused for one that was delivered, has been attempted often, or has nobody to go to", async () => {
    const bench = createEventBench({ "a.example": answering(200, 500) });
    const subscription = bench.subscribe("a.example", { webhookRetryDelays: [] });
    const queue = queueOf(bench, subscription);
    bench.publish();
    bench.publish();
    await bench.idle();
    const [delivered, failed] = queue.list();
    expect(() => queue.retry(delivered!)).toThrow(Problem);
    for (let attempt = 1; attempt < 100; attempt += 1) {
      queue.retry(failed!);
      await bench.idle();
    }
    expect(() => queue.retry(failed!)).toThrow("100 times");
    failed!.attempts.length = 1;
    subscription.status = "INACTIVE";
    expect(() => queue.retry(failed!)).toThrow("not ACTIVE");
  });

  it("is refused where the queue is full", async () => {
    const bench = createEventBench(
      { "a.example": () => new Promise<Response>(() => {}) },
      { deliveriesPerSubscription: 1 },
    );
    const queue = queueOf(bench, bench.subscribe("a.example"));
    bench.publish();
    bench.publish();
    expect(() => queue.retry(queue.list()[1]!)).toThrow("full");
    bench.desk.close();
    await bench.idle();
  });
});
