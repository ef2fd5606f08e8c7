import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/service/options.js";
import { START } from "../service-client.js";
import { BACK, createJourneyClient, type JourneyClient, visitOf } from "./journey-client.js";

let client: JourneyClient;

/** Lets deliveries under way arrive. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  client = createJourneyClient();
});

describe("registering a customer", () => {
  it("creates it once", async () => {
    const created = await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" } });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      customer_id: created.body["id"],
      custom_identifier: "ana",
      created_at: "2026-07-01T12:00:00.000Z",
      updated_at: "2026-07-01T12:00:00.000Z",
    });
    client.passTime(1000);
    const known = await client.ask("POST", "/register", { body: { customIdentifier: "ana", custom_identifier: null } });
    expect([known.status, known.body]).toEqual([200, created.body]);
    const customer = await client.ask("GET", `/v2/customers/${created.body["id"]}`);
    expect(customer.body["customIdentifier"]).toBe("ana");
  });

  it.each(["custom_identifier", "customIdentifier"])("refuses a business's identifier at %s", async (name) => {
    await client.ask("POST", "/v2/businesses", { body: { customIdentifier: "shop" } });
    const { status, body } = await client.ask("POST", "/v1/register", { body: { [name]: "shop" } });
    expect([status, body["issues"]]).toMatchObject([422, [{ path: `/${name}` }]]);
  });

  it("keeps those of another project apart", async () => {
    const [own, others] = [
      await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" } }),
      await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" }, as: "other" }),
    ];
    expect(others.status).toBe(201);
    expect(others.body["id"]).not.toBe(own.body["id"]);
  });

  it.each([[{}], [{ custom_identifier: "" }], [{ custom_identifier: 1 }], [{ custom_identifier: null }], [[]]])(
    "refuses %j",
    async (body) => {
      expect((await client.ask("POST", "/v1/register", { body })).status).toBe(400);
    },
  );
});

describe("a session", () => {
  it("is opened for a customer by either identifier", async () => {
    const { id } = (await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" } })).body;
    for (const named of [{ customer_id: id }, { customerId: id }, { customIdentifier: "ana" }]) {
      const opened = await client.ask("POST", "/v1/sessions", { body: named });
      expect(opened.status).toBe(201);
      expect(opened.body).toEqual({
        session_id: expect.any(String),
        code: expect.stringMatching(/^[\w-]{32}$/),
        customer_id: id,
        expires_in: DEFAULT_LIMITS.sessionLifeMs / 1000,
      });
    }
  });

  it("tells where to send the end user when it knows where to come back", async () => {
    const session = await client.openSession({ redirect_uri: BACK });
    const url = new URL(String(session["journey_url"]));
    expect(url.origin + url.pathname).toBe("https://api.example/connect");
    expect(Object.fromEntries(url.searchParams)).toEqual(visitOf(session));
    const elsewhere = await client.show(visitOf(session, { redirect_uri: "https://client.example/below/a" }));
    expect(elsewhere.status).toBe(400);
    expect((await client.show(visitOf(session))).status).toBe(200);
  });

  it.each(["https://credit.example.com/api", "https://credit.example.com/api/"])(
    "sends the end user to where clients reach the service: %s",
    async (publicUrl) => {
      client = createJourneyClient({}, { publicUrl });
      const session = await client.openSession({ redirect_uri: BACK });
      const { origin, pathname } = new URL(String(session["journey_url"]));
      expect(origin + pathname).toBe("https://credit.example.com/api/connect");
      const document = (await client.ask("GET", "/openapi.json")).body;
      expect(document["servers"]).toMatchObject([{ url: "/api" }]);
    },
  );

  it("is not opened for an address that is not registered", async () => {
    await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" } });
    const body = { custom_identifier: "ana", redirect_uri: "https://evil.example/" };
    const answer = await client.ask("POST", "/v1/sessions", { body });
    expect([answer.status, answer.body["issues"]]).toEqual([
      400,
      [{ code: "INVALID_VALUE", path: "/redirect_uri", message: expect.stringContaining("not registered") }],
    ]);
  });

  it.each([
    ["https://client.example/below/a?state=xyz", "expected no state in the query: the journey adds it"],
    ["https://client.example/below/#/done", "expected no fragment"],
    ["https://client.example/below/café", "expected no spaces, backslashes, control or non-ASCII characters"],
  ])("is not opened for %s, which is refused for what it is", async (redirectUri, message) => {
    await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" } });
    const body = { custom_identifier: "ana", redirect_uri: redirectUri };
    const answer = await client.ask("POST", "/v1/sessions", { body });
    expect(answer.status).toBe(400);
    expect(answer.body["issues"]).toMatchObject([{ path: "/redirect_uri", message: expect.stringContaining(message) }]);
  });

  it("is read without its code", async () => {
    const session = await client.openSession();
    expect((await client.ask("GET", `/v1/sessions/${session["session_id"]}`)).body).toEqual({
      session_id: session["session_id"],
      customer_id: session["customer_id"],
      status: "OPEN",
      created_at: new Date(START).toISOString(),
      updated_at: new Date(START).toISOString(),
      expires_at: new Date(START + DEFAULT_LIMITS.sessionLifeMs).toISOString(),
    });
  });

  it("that nobody looks at expires when its time is over, and the client is told", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: START });
    onTestFinished(() => void vi.useRealTimers());
    client = createJourneyClient({}, { clock: Date.now });
    await client.listen("session_connect_state_changed");
    const { session_id, customer_id } = await client.openSession();
    vi.advanceTimersByTime(1000);
    const second = await client.openSession();
    await client.finish(visitOf(second), "success");
    const third = await client.openSession();
    vi.advanceTimersByTime(DEFAULT_LIMITS.sessionLifeMs - 1001);
    await settle();
    expect(client.events).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await settle();
    expect(client.events.slice(1)).toMatchObject([{ payload: { customerId: customer_id, sessionId: session_id } }]);
    vi.advanceTimersByTime(1000);
    await settle();
    expect(client.events.slice(2)).toMatchObject([{ payload: { sessionId: third["session_id"] } }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("expires at its own time, whenever that is noticed", async () => {
    const webhook = { id: "one", target: "https://hooks.example/", eventName: "session_connect_state_changed" };
    await client.ask("POST", "/v1/subscriptions", { body: webhook });
    const session = await client.openSession();
    const expiresAt = new Date(START + DEFAULT_LIMITS.sessionLifeMs).toISOString();
    client.passTime(5 * DEFAULT_LIMITS.sessionLifeMs);
    await client.service.idle();
    const told = (await client.ask("GET", "/v1/subscriptions/one/events")).body["resources"];
    expect(told).toMatchObject([{ time: expiresAt, payload: { sessionId: session["session_id"] } }]);
    expect((await client.ask("GET", `/v1/sessions/${session["session_id"]}`)).body).toMatchObject({
      status: "EXPIRED",
      expires_at: expiresAt,
      updated_at: expiresAt,
    });
  });

  it("that is open keeps no process alive, and no timer behind a service that closes", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    onTestFinished(() => timers.mockRestore());
    await client.openSession();
    const timer = timers.mock.results.at(-1)!.value as NodeJS.Timeout;
    expect([timer.hasRef(), timers.mock.calls.at(-1)![1]]).toEqual([false, DEFAULT_LIMITS.sessionLifeMs]);
    await client.service.close();
    expect((timer as unknown as { _destroyed: boolean })._destroyed).toBe(true);
  });

  it("is another project's affair", async () => {
    const session = await client.openSession();
    const asOther = { as: "other" };
    expect((await client.ask("GET", `/v1/sessions/${session["session_id"]}`, asOther)).status).toBe(404);
    for (const body of [{ customer_id: session["customer_id"] }, { custom_identifier: "ana" }])
      expect((await client.ask("POST", "/v1/sessions", { ...asOther, body })).status).toBe(404);
  });

  it("needs the right to start journeys", async () => {
    for (const path of ["/v1/register", "/v1/sessions"]) {
      expect((await client.ask("POST", path, { as: "reader", body: { custom_identifier: "a" } })).status).toBe(403);
      expect((await client.ask("POST", path, { as: undefined, body: {} })).status).toBe(401);
    }
    expect((await client.ask("GET", "/v1/sessions/any", { as: "reader" })).status).toBe(403);
  });

  it("needs a customer", async () => {
    expect((await client.ask("POST", "/v1/sessions", { body: {} })).status).toBe(400);
    expect((await client.ask("POST", "/v1/sessions", { body: { customer_id: "none" } })).status).toBe(404);
    expect((await client.ask("POST", "/v1/sessions", { body: { custom_identifier: "none" } })).status).toBe(404);
  });
});
