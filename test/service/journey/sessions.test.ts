import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/service/options.js";
import { START } from "../service-client.js";
import { BACK, createJourneyClient, type JourneyClient, visitOf } from "./journey-client.js";

let client: JourneyClient;

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

  it("is not opened for an address that is not registered", async () => {
    await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" } });
    const body = { custom_identifier: "ana", redirect_uri: "https://evil.example/" };
    const answer = await client.ask("POST", "/v1/sessions", { body });
    expect([answer.status, answer.body["issues"]]).toEqual([
      400,
      [{ code: "INVALID_VALUE", path: "/redirect_uri", message: expect.stringContaining("not registered") }],
    ]);
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
