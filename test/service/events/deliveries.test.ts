import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Delivery } from "../../../src/service/events/delivery.js";
import { answering, createEventBench, type EventBench, healthy, START, TENANT } from "./event-bench.js";

const OTHERS = { organizationId: "organization", projectId: "other" };

const deliveriesOf = (bench: EventBench, subscription: Parameters<EventBench["desk"]["queueOf"]>[0]) =>
  bench.desk.queueOf(subscription).list();
const statusesOf = (deliveries: readonly Delivery[]): readonly string[] => deliveries.map(({ status }) => status);

describe("an event", () => {
  it("reaches each active subscription of its name and tenant, and no other", async () => {
    const bench = createEventBench({ "a.example": healthy, "b.example": healthy, "no.example": healthy });
    bench.subscribe("a.example");
    bench.subscribe("b.example");
    bench.subscribe("no.example", { status: "INACTIVE" });
    bench.subscribe("no.example", { status: "DEACTIVATE" });
    bench.subscribe("no.example", { eventName: "analysis_failed" });
    bench.subscribe("no.example", { tenant: OTHERS });
    bench.publish();
    await bench.idle();
    expect(bench.calls.map(({ url }) => url).sort()).toEqual(["https://a.example/hook", "https://b.example/hook"]);
  });

  it("is written as decided, in JSON, with the name of its sender", async () => {
    const bench = createEventBench({ "a.example": healthy });
    const { id } = bench.subscribe("a.example");
    bench.publish();
    bench.publish();
    await bench.idle();
    expect(bench.calls.map(({ body }) => body)).toEqual(
      [1, 2].map((index) => ({
        subscription: { id, target: "https://a.example/hook", eventName: "analysis_completed", status: "ACTIVE" },
        payload: { customerId: "customer", analysisId: `analysis-${index}` },
        time: Date.UTC(2026, 0, 1),
        index,
        id: `id-${index + 1}`,
      })),
    );
    const { headers } = bench.calls[0]!;
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("user-agent")).toMatch(/^credence\/\d+\.\d+\.\d+/);
  });

  it("is signed with the secret over the text of its payload", async () => {
    const bench = createEventBench({ "a.example": healthy });
    bench.subscribe("a.example");
    bench.publish();
    await bench.idle();
    const { headers, text } = bench.calls[0]!;
    const payload = '{"customerId":"customer","analysisId":"analysis-1"}';
    expect(text).toContain(`"payload":${payload}`);
    const signature = createHmac("sha256", "whsec").update(payload).digest("hex");
    expect(headers.get("x-hub-signature")).toBe(`sha256=${signature}`);
  });

  it("is not signed without a secret", async () => {
    const bench = createEventBench({ "a.example": healthy });
    const subscription = bench.subscribe("a.example");
    delete subscription.secret;
    bench.publish();
    await bench.idle();
    expect(bench.calls[0]!.headers.has("x-hub-signature")).toBe(false);
  });
});

describe("a failed attempt", () => {
  it("is followed by others after the delays, and each is kept", async () => {
    const bench = createEventBench({ "a.example": answering(500, 404, 204) });
    const subscription = bench.subscribe("a.example");
    bench.publish();
    await bench.idle();
    expect(bench.pauses).toEqual([1000, 5000]);
    expect(deliveriesOf(bench, subscription)).toMatchObject([
      {
        status: "DELIVERED",
        attempts: [
          { at: START, statusCode: 500, failure: "STATUS" },
          { at: START + 1000, statusCode: 404, failure: "STATUS" },
          { at: START + 6000, statusCode: 204 },
        ],
      },
    ]);
  });

  it("without delays left is the last, and the next event has its turn", async () => {
    const bench = createEventBench({ "a.example": answering(500, 500, 500, 200) });
    const subscription = bench.subscribe("a.example");
    bench.publish();
    bench.publish();
    await bench.idle();
    const deliveries = deliveriesOf(bench, subscription);
    expect(statusesOf(deliveries)).toEqual(["FAILED", "DELIVERED"]);
    expect(deliveries[0]).toMatchObject({ failure: "STATUS" });
    expect(bench.calls.map(({ body }) => body["index"])).toEqual([1, 1, 1, 2]);
  });

  it("is the only one where there are no delays", async () => {
    const bench = createEventBench({});
    const subscription = bench.subscribe("nobody.example", { webhookRetryDelays: [] });
    bench.publish();
    await bench.idle();
    expect(deliveriesOf(bench, subscription)).toMatchObject([
      { status: "FAILED", failure: "REFUSED", attempts: [{ at: START, failure: "REFUSED" }] },
    ]);
  });
});

describe("stopping a subscription", () => {
  it("cancels what runs and what waits, and later events start anew", async () => {
    let isHanging = true;
    const bench = createEventBench({
      "a.example": () => (isHanging ? new Promise<Response>(() => {}) : new Response("ok")),
    });
    const subscription = bench.subscribe("a.example");
    bench.publish();
    bench.publish();
    await new Promise((resolve) => setImmediate(resolve));
    expect(statusesOf(deliveriesOf(bench, subscription))).toEqual(["DELIVERING", "PENDING"]);
    bench.desk.queueOf(subscription).cancel();
    await bench.idle();
    const [first, second] = deliveriesOf(bench, subscription);
    expect(first).toMatchObject({ status: "CANCELLED", attempts: [{ failure: "STOPPED" }] });
    expect(second).toMatchObject({ status: "CANCELLED", attempts: [] });
    isHanging = false;
    bench.publish();
    await bench.idle();
    expect(statusesOf(deliveriesOf(bench, subscription))).toEqual(["CANCELLED", "CANCELLED", "DELIVERED"]);
  });

  it("ends a pause between attempts, whether or not the pause heeds its signal", async () => {
    const bench = createEventBench({ "a.example": answering(500) }, { sleep: () => new Promise(() => {}) });
    const subscription = bench.subscribe("a.example");
    bench.publish();
    await new Promise((resolve) => setImmediate(resolve));
    bench.desk.forget(subscription);
    await bench.idle();
    expect(bench.calls).toHaveLength(1);
    expect(deliveriesOf(bench, subscription)).toEqual([]);
  });

  it("in the very moment of an answer leaves no delivery that says otherwise than its attempts", async () => {
    for (let ticks = 0; ticks < 20; ticks += 1) {
      const bench = createEventBench({
        "a.example": async () => {
          void (async () => {
            for (let tick = 0; tick < ticks; tick += 1) await undefined;
            bench.desk.queueOf(subscription).cancel();
          })();
          return new Response("ok");
        },
      });
      const subscription = bench.subscribe("a.example");
      bench.publish();
      await bench.idle();
      const [{ status, attempts } = {}] = deliveriesOf(bench, subscription);
      expect(status).toBe(attempts?.at(-1)?.failure === undefined ? "DELIVERED" : "CANCELLED");
    }
  });

  it("for good, with the service, cancels later events too", async () => {
    const bench = createEventBench({ "a.example": () => new Promise<Response>(() => {}) });
    const subscription = bench.subscribe("a.example");
    bench.publish();
    bench.desk.close();
    bench.publish();
    bench.desk.publish(TENANT, "analysis_failed", {});
    await bench.idle();
    expect(statusesOf(deliveriesOf(bench, subscription))).toEqual(["CANCELLED", "CANCELLED"]);
  });
});
