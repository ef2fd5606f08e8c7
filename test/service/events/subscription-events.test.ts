import { describe, expect, it } from "vitest";
import { answering, healthy } from "./event-bench.js";
import { type Asker, createSubscriptionClient, type JsonObject } from "./subscription-client.js";

const INPUT = { id: "one", target: "https://a.example/hook", eventName: "analysis_completed", webhookRetryDelays: [7] };
const EVENTS = "/v1/subscriptions/one/events";
const resourcesOf = ({ body }: { readonly body: JsonObject }) => body["resources"] as JsonObject[];

async function createClient(...statuses: readonly number[]) {
  const client = createSubscriptionClient({ "a.example": answering(...statuses), "b.example": healthy });
  await client.ask("POST", "/v1/subscriptions", INPUT);
  const publishAndWait = async (): Promise<void> => {
    client.publish();
    await client.idle();
  };
  return { ...client, publishAndWait };
}

describe("the events of a subscription", () => {
  it("are answered in pages, with their attempts", async () => {
    const { ask, publishAndWait } = await createClient(503, 200);
    await publishAndWait();
    await publishAndWait();
    const page = await ask("GET", `${EVENTS}?limit=1`);
    expect(page.body).toMatchObject({ pagination: { totalResources: 2, totalPages: 2, next: "?page=2&limit=1" } });
    const [event] = resourcesOf(page);
    expect(event).toEqual({
      id: expect.any(String),
      index: 1,
      eventName: "analysis_completed",
      payload: { customerId: "customer", analysisId: "analysis-1" },
      time: "2026-01-01T00:00:00.000Z",
      status: "DELIVERED",
      attempts: [
        { time: "2026-01-01T00:00:00.000Z", statusCode: 503, failure: "STATUS" },
        { time: "2026-01-01T00:00:00.007Z", statusCode: 200 },
      ],
    });
    expect((await ask("GET", `${EVENTS}/${event!["id"]}`)).body).toEqual(event);
    const filter = encodeURIComponent('{"attempts":{"$size":1}}');
    expect(resourcesOf(await ask("GET", `${EVENTS}?filter=${filter}`))).toMatchObject([{ index: 2 }]);
  });

  it("are acknowledged once, and nothing else", async () => {
    const { ask, publishAndWait } = await createClient(500);
    await publishAndWait();
    const path = `${EVENTS}/${resourcesOf(await ask("GET", EVENTS))[0]!["id"]}`;
    expect((await ask("PATCH", path, { status: "DELIVERED" })).status).toBe(400);
    const acknowledged = await ask("PATCH", path, { status: "ACKNOWLEDGED" });
    expect(acknowledged).toMatchObject({
      status: 200,
      body: {
        status: "FAILED",
        failure: "STATUS",
        acknowledgedAt: "2026-01-01T00:00:00.007Z",
        receipt: "ACKNOWLEDGED",
      },
    });
    await publishAndWait();
    expect((await ask("PATCH", path, { status: "ACKNOWLEDGED" })).body).toEqual(acknowledged.body);
  });

  it.each(["ACK", "IN_PROGRESS", "PROCESSED", "FAILED", "ERROR", "WARNING", "CRITICAL"])(
    "are acknowledged by whatever their receiver says of them: %s",
    async (status) => {
      const { ask, publishAndWait } = await createClient(200);
      await publishAndWait();
      const path = `${EVENTS}/${resourcesOf(await ask("GET", EVENTS))[0]!["id"]}`;
      expect(await ask("PATCH", path, { status })).toMatchObject({
        status: 200,
        body: { status: "DELIVERED", acknowledgedAt: expect.any(String), receipt: status },
      });
    },
  );

  it("show what their receiver said of them last", async () => {
    const { ask, publishAndWait } = await createClient(200);
    await publishAndWait();
    const path = `${EVENTS}/${resourcesOf(await ask("GET", EVENTS))[0]!["id"]}`;
    const { body } = await ask("PATCH", path, { status: "IN_PROGRESS" });
    expect(await ask("PATCH", path, { status: "CRITICAL" })).toMatchObject({
      body: { status: "DELIVERED", acknowledgedAt: body["acknowledgedAt"], receipt: "CRITICAL" },
    });
    expect(resourcesOf(await ask("GET", EVENTS))).toMatchObject([{ receipt: "CRITICAL" }]);
  });

  it("are sent again on request, where they failed", async () => {
    const { ask, publishAndWait, idle } = await createClient(500, 500, 200);
    await publishAndWait();
    const path = `${EVENTS}/${resourcesOf(await ask("GET", EVENTS))[0]!["id"]}`;
    expect((await ask("POST", `${path}/retry`)).status).toBe(202);
    await idle();
    expect((await ask("GET", path)).body).toMatchObject({ status: "DELIVERED" });
    expect((await ask("POST", `${path}/retry`)).status).toBe(400);
  });
});

describe("another tenant", () => {
  it("finds neither the subscription nor its events, and its events go elsewhere", async () => {
    const { ask, publish, publishAndWait, idle, calls } = await createClient(200);
    await publishAndWait();
    const path = `${EVENTS}/${resourcesOf(await ask("GET", EVENTS))[0]!["id"]}`;
    const refused = async (method: string, at: string, body?: unknown): Promise<number> =>
      (await ask(method, at, body, {}, "other" satisfies Asker)).status;
    expect(await refused("GET", "/v1/subscriptions/one")).toBe(404);
    expect(await refused("PATCH", "/v1/subscriptions/one", { status: "INACTIVE" })).toBe(404);
    expect(await refused("DELETE", "/v1/subscriptions/one")).toBe(404);
    expect(await refused("GET", EVENTS)).toBe(404);
    expect(await refused("GET", path)).toBe(404);
    expect(await refused("PATCH", path, { status: "ACKNOWLEDGED" })).toBe(404);
    expect(await refused("POST", `${path}/retry`)).toBe(404);
    expect((await ask("GET", "/v1/subscriptions", undefined, {}, "other")).body).toEqual([]);
    publish("analysis_completed", { organizationId: "organization", projectId: "other" });
    await idle();
    expect(calls).toHaveLength(1);
    expect((await ask("GET", "/v1/subscriptions/one")).body).toMatchObject({ status: "ACTIVE" });
  });

  it("of whom one asks for an event of one's own under it finds none", async () => {
    const { ask, publishAndWait } = await createClient(200);
    await publishAndWait();
    const id = resourcesOf(await ask("GET", EVENTS))[0]!["id"];
    await ask("POST", "/v1/subscriptions", { ...INPUT, id: "two" });
    expect((await ask("GET", `/v1/subscriptions/two/events/${id}`)).status).toBe(404);
  });
});

describe("changing a subscription", () => {
  it("replaces what is given and keeps the rest", async () => {
    const { ask } = await createClient(200);
    const before = (await ask("GET", "/v1/subscriptions/one")).body;
    const { body } = await ask("PATCH", "/v1/subscriptions/one", { target: "https://b.example/", clientVpc: "v" });
    expect(body).toEqual({ ...before, target: "https://b.example/", clientVpc: "v" });
    const cleared = await ask("PATCH", "/v1/subscriptions/one", { clientVpc: null, webhookRetryDelays: null });
    expect(cleared.body).toEqual({
      ...before,
      target: "https://b.example/",
      webhookRetryDelays: [1000, 10_000, 60_000],
    });
  });

  it("takes away what is null, and leaves the default of what must have a value", async () => {
    const { ask } = await createClient(200);
    const before = (await ask("GET", "/v1/subscriptions/one")).body;
    const given = { status: "INACTIVE", encryptionFlag: false, useProxy: true, forceSendEmail: true };
    expect((await ask("PATCH", "/v1/subscriptions/one", given)).body).toEqual({ ...before, ...given });
    const nulls = { status: null, encryptionFlag: null, useProxy: null, forceSendEmail: null };
    expect((await ask("PATCH", "/v1/subscriptions/one", nulls)).body).toEqual(before);
    const needed = { target: null, eventName: null };
    expect((await ask("PATCH", "/v1/subscriptions/one", needed)).body).toEqual(before);
  });

  it("sends an event again at once that waits for a retry, with what was changed", async () => {
    const pauses: number[] = [];
    const sleep = (milliseconds: number) => new Promise<void>(() => pauses.push(milliseconds));
    const client = createSubscriptionClient({ "b.example": healthy }, { sleep });
    await client.ask("POST", "/v1/subscriptions", { ...INPUT, webhookRetryDelays: [86_400_000] });
    client.publish();
    await expect.poll(() => pauses).toEqual([86_400_000]);
    expect(client.calls).toEqual([]);
    await client.ask("PATCH", "/v1/subscriptions/one", { target: "https://b.example/" });
    await client.idle();
    expect(resourcesOf(await client.ask("GET", EVENTS))).toMatchObject([
      { status: "DELIVERED", attempts: [{ failure: "REFUSED" }, { statusCode: 200 }] },
    ]);
  });

  it("leaves an event to its retries where nothing that it is sent by is another", async () => {
    const pauses: (() => void)[] = [];
    const sleep = () => new Promise<void>((resolve) => pauses.push(resolve));
    const client = createSubscriptionClient({}, { sleep });
    const credentials = { tokenUrl: "https://a.example/token", clientId: "c", clientSecret: "s" };
    const given = { ...INPUT, secret: "whsec", mtlsCredentials: credentials, webhookRetryDelays: [7, 7] };
    await client.ask("POST", "/v1/subscriptions", given);
    client.publish();
    await expect.poll(() => pauses).toHaveLength(1);
    const shown = (await client.ask("GET", "/v1/subscriptions/one")).body;
    for (const update of [{}, { useProxy: true }, { webhookRetryDelays: [9, 9] }, { target: INPUT.target }, shown])
      expect((await client.ask("PATCH", "/v1/subscriptions/one", update)).status).toBe(200);
    await new Promise((resolve) => setImmediate(resolve));
    expect(resourcesOf(await client.ask("GET", EVENTS))).toMatchObject([{ status: "DELIVERING", attempts: [{}] }]);
    // What is tried since the target is another is none of the two retries.
    await client.ask("PATCH", "/v1/subscriptions/one", { target: "https://c.example/" });
    for (const count of [2, 3]) {
      await expect.poll(() => pauses).toHaveLength(count);
      pauses.at(-1)!();
    }
    await client.idle();
    expect(resourcesOf(await client.ask("GET", EVENTS))).toMatchObject([
      { status: "FAILED", attempts: [{}, {}, {}, {}] },
    ]);
  });

  it("changes nothing where one thing is wrong", async () => {
    const { ask } = await createClient(200);
    const before = (await ask("GET", "/v1/subscriptions/one")).body;
    const wrong = { status: "INACTIVE", target: "http://localhost/" };
    expect((await ask("PATCH", "/v1/subscriptions/one", wrong)).status).toBe(400);
    expect((await ask("GET", "/v1/subscriptions/one")).body).toEqual(before);
  });

  it.each(["INACTIVE", "DEACTIVATE"])(
    "to %s cancels what is not delivered; to ACTIVE it is called again",
    async (status) => {
      const client = createSubscriptionClient({
        "a.example": () => new Promise<Response>(() => {}),
        "b.example": healthy,
      });
      await client.ask("POST", "/v1/subscriptions", INPUT);
      client.publish();
      client.publish();
      expect((await client.ask("PATCH", "/v1/subscriptions/one", { status })).body).toMatchObject({ status });
      client.publish();
      await client.idle();
      const events = resourcesOf(await client.ask("GET", EVENTS));
      expect(events.map((event) => event["status"])).toEqual(["CANCELLED", "CANCELLED"]);
      const retried = await client.ask("POST", `${EVENTS}/${events[0]!["id"]}/retry`);
      expect(retried.status).toBe(400);
      await client.ask("PATCH", "/v1/subscriptions/one", { status: "ACTIVE", target: "https://b.example/" });
      client.publish();
      await client.idle();
      expect(resourcesOf(await client.ask("GET", EVENTS))).toMatchObject([{}, {}, { index: 3, status: "DELIVERED" }]);
    },
  );

  it("away altogether stops its deliveries and forgets them", async () => {
    const { ask, publish, idle, calls } = createSubscriptionClient({
      "a.example": () => new Promise<Response>(() => {}),
    });
    await ask("POST", "/v1/subscriptions", INPUT);
    publish();
    publish();
    expect((await ask("DELETE", "/v1/subscriptions/one")).status).toBe(204);
    publish();
    await idle();
    expect(calls).toHaveLength(1);
    expect((await ask("GET", "/v1/subscriptions/one")).status).toBe(404);
    expect((await ask("GET", EVENTS)).status).toBe(404);
    expect((await ask("DELETE", "/v1/subscriptions/one")).status).toBe(404);
    expect((await ask("POST", "/v1/subscriptions", INPUT)).status).toBe(201);
    expect(resourcesOf(await ask("GET", EVENTS))).toEqual([]);
  });
});
