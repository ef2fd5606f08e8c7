import { beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../src/service/endpoints/all.js";
import { createOneOfEverything, NAMES_OF_FIRST, type OneOfEverything } from "./one-of-everything.js";
import { createServiceClient } from "./service-client.js";

/** Endpoints that name a resource in their path. */
const NAMING = ENDPOINTS.filter(({ path }) => path.includes("{"));
const LISTS = ENDPOINTS.filter(
  ({ path, method, scope }) => method === "get" && scope !== "none" && !path.includes("{"),
);
/** Endpoints that name neither: those without a token stand in tests of their own. */
const CREATIONS = ENDPOINTS.filter(
  ({ path, method, scope }) => method === "post" && scope !== "none" && !path.includes("{"),
);
const OPEN = ENDPOINTS.filter(({ scope }) => scope === "none");

const named = (endpoints: typeof ENDPOINTS) =>
  endpoints.map((endpoint) => ({ name: `${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint }));

let everything: OneOfEverything;
beforeAll(async () => {
  everything = await createOneOfEverything();
});

/** Says that an answer holds nothing of `first`. */
function expectNothingOfFirst(text: string): void {
  for (const secret of [...everything.ids, ...NAMES_OF_FIRST, "report of first", "TRAVERT", "AUBRAC"])
    expect(text).not.toContain(secret);
}

describe("the tables", () => {
  it("hold every endpoint once", () => {
    const held = [...NAMING, ...LISTS, ...CREATIONS, ...OPEN].map(({ operationId }) => operationId);
    expect(held.sort()).toEqual(ENDPOINTS.map(({ operationId }) => operationId).sort());
  });
});

describe("another tenant's ids answer 404, and nothing of theirs", () => {
  it.each(named(NAMING))("$name", async ({ endpoint }) => {
    const before = await snapshot();
    const answer = await everything.askEndpoint(endpoint, { as: "other" });
    expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND", status: 404 } });
    expect(Object.keys(answer.body).sort()).toEqual(["code", "message", "status"]);
    expectNothingOfFirst(answer.text);
    await everything.service.idle();
    expect(await snapshot()).toEqual(before);
  });

  it.each(named(NAMING))("$name answers as for an id that there is not", async ({ endpoint }) => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    const nowhere = everything.pathOf(endpoint, Object.fromEntries(names.map((name) => [name, "none"])));
    const body = endpoint.body === undefined ? {} : { body: {} };
    const asked = { as: "other", ...(endpoint.operationId.startsWith("acknowledge") ? ACKNOWLEDGED : body) };
    const missing = await everything.ask(endpoint.method.toUpperCase(), nowhere, asked);
    const hidden = await everything.askEndpoint(endpoint, { as: "other" });
    expect([missing.status, missing.body]).toEqual([hidden.status, hidden.body]);
  });
});

const ACKNOWLEDGED = { body: { status: "ACKNOWLEDGED" } };

describe("another tenant's analysis is not found under one's own customer or business", () => {
  const nested = NAMING.filter(({ path }) => /\{(customer|business)Id\}.*\{analysisId\}/.test(path));
  it.each(named(nested))("$name", async ({ endpoint }) => {
    const create = async (path: string) => {
      const body = { customIdentifier: `own ${endpoint.operationId} ${path}` };
      return String((await everything.ask("POST", path, { as: "other", body })).body["id"]);
    };
    const own = { customerId: await create("/v2/customers"), businessId: await create("/v2/businesses") };
    const body = endpoint.body === undefined ? {} : { body: {} };
    const path = everything.pathOf(endpoint, own);
    const answer = await everything.ask(endpoint.method.toUpperCase(), path, { as: "other", ...body });
    expect(answer).toMatchObject({ status: 404, body: { message: "analysis not found" } });
  });
});

describe("lists hold nothing of another tenant", () => {
  it.each(named(LISTS))("$name", async ({ endpoint }) => {
    const answer = await everything.askEndpoint(endpoint, { as: "other" });
    expect(answer.status).toBe(200);
    expectNothingOfFirst(answer.text);
    const filter = encodeURIComponent('{"id":{"$exists":true}}');
    expectNothingOfFirst((await everything.ask("GET", `${endpoint.path}?filter=${filter}`, { as: "other" })).text);
  });
});

describe("creations reach nothing of another tenant", () => {
  it.each(named(CREATIONS))("$name", async ({ endpoint }) => {
    const answer = await everything.askEndpoint(endpoint, { as: "other" });
    expect(answer.status).toBe(endpoint.operationId === "createSession" ? 404 : 201);
    expectNothingOfFirst(answer.text);
  });

  it("find no customer by another tenant's identifier", async () => {
    const body = { custom_identifier: "ana of first" };
    expect((await everything.ask("POST", "/v1/sessions", { as: "other", body })).status).toBe(404);
    const registered = await everything.ask("POST", "/v1/register", { as: "other", body });
    expect(registered.status).toBe(201);
    expect(everything.ids).not.toContain(registered.body["id"]);
  });

  it("take no project or organisation of another tenant", async () => {
    const body = { customIdentifier: "other's" };
    const { id } = (await everything.ask("POST", "/v2/customers", { as: "other", body })).body;
    const path = `/v2/customers/${id}/analyses`;
    expect((await everything.ask("POST", path, { as: "other", body: { projectId: "first" } })).status).toBe(400);
    const webhook = { target: "https://hooks.example/", eventName: "analysis_completed", projectId: "first" };
    expect((await everything.ask("POST", "/v1/subscriptions", { as: "other", body: webhook })).status).toBe(400);
  });
});

describe("events of another tenant", () => {
  it("are told to nobody else", async () => {
    const { ask, service, listen, events } = createServiceClient();
    await listen("bank_details_required");
    for (const as of ["other", "first"]) {
      const { id } = (await ask("POST", "/v2/customers", { as, body: { customIdentifier: as } })).body;
      await ask("POST", `/v2/customers/${id}/analyses`, { as, body: {} });
      await service.idle();
      expect(events).toHaveLength(as === "first" ? 1 : 0);
    }
  });
});

describe("the tenant itself", () => {
  const last = named(ENDPOINTS).sort((a, b) => orderOf(a.name) - orderOf(b.name));
  it.each(last)("reaches $name", async ({ endpoint }) => {
    const answer = await everything.askEndpoint(endpoint);
    expect(Object.keys(endpoint.responses)).toContain(String(answer.status));
    await everything.service.idle();
  });
});

/** Reading first, deleting last. */
function orderOf(name: string): number {
  return ["GET", "POST", "PATCH", "DELETE"].findIndex((method) => name.startsWith(method));
}

/** What `first` sees of all that it has. */
async function snapshot(): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const endpoint of [...NAMING, ...LISTS])
    if (endpoint.method === "get" && !/transactions|balances|credit-insights|analysis\/|content/.test(endpoint.path))
      texts.push((await everything.askEndpoint(endpoint)).text);
  return texts;
}
