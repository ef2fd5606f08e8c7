import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { EVENT_NAMES } from "../../src/service/events/event-names.js";
import { TENANT } from "./events/event-bench.js";
import { createSubscriptionClient, type JsonObject } from "./events/subscription-client.js";

const INPUT = { target: "https://a.example/hook", eventName: "analysis_completed" };

describe("creating a subscription", () => {
  it("answers 201 with all its members, and defaults for what is not given", async () => {
    const { ask } = createSubscriptionClient();
    const { status, body } = await ask("POST", "/v1/subscriptions/", INPUT);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      encryptionFlag: true,
      target: INPUT.target,
      projectId: "project",
      eventName: "analysis_completed",
      status: "ACTIVE",
      useProxy: false,
      forceSendEmail: false,
      webhookRetryDelays: [1000, 10_000, 60_000],
      createdAt: "2026-01-01T00:00:00.000Z",
      updatedAt: "2026-01-01T00:00:00.000Z",
    });
  });

  it("keeps everything that is given", async () => {
    const { ask } = createSubscriptionClient();
    const given = {
      ...INPUT,
      id: "my-id",
      secret: "whsec",
      encryptionFlag: false,
      subscriberId: "old",
      projectId: "project",
      status: "INACTIVE",
      clientVpc: "vpc-2",
      useProxy: true,
      forceSendEmail: true,
      oAuth2Credentials: { tokenUrl: "https://login.example/", clientId: "c", clientSecret: "s" },
      mtlsCredentials: { certificate: "cert", privateKey: "key", passphrase: "pass" },
      webhookRetryDelays: [5],
    };
    const { body } = await ask("POST", "/subscriptions", given);
    expect(body).toMatchObject(given);
    expect((await ask("GET", "/v1/subscriptions/my-id")).body).toEqual(body);
  });

  it("keeps the header x-vpc-client", async () => {
    const { ask } = createSubscriptionClient();
    const { body } = await ask("POST", "/v1/subscriptions", INPUT, { "x-vpc-client": "vpc-1" });
    expect(body).toMatchObject({ clientVpc: "vpc-1" });
  });

  it("treats null as absent", async () => {
    const { ask } = createSubscriptionClient();
    const nulls = { id: null, secret: null, status: null, webhookRetryDelays: null, oAuth2Credentials: null };
    const { status, body } = await ask("POST", "/v1/subscriptions", { ...INPUT, ...nulls, unknown: 1 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "ACTIVE", webhookRetryDelays: [1000, 10_000, 60_000] });
  });

  it("takes every event name of the interface", async () => {
    const { ask } = createSubscriptionClient();
    for (const eventName of EVENT_NAMES)
      expect((await ask("POST", "/v1/subscriptions", { ...INPUT, eventName })).status).toBe(201);
  });

  it.each<[string, JsonObject, string]>([
    ["no target", { target: undefined }, "/target"],
    ["a target that is no URL", { target: "client" }, "/target"],
    ["a target of this machine", { target: "http://127.0.0.1:9200/" }, "/target"],
    ["a target with credentials", { target: "https://u:p@a.example/" }, "/target"],
    ["an unknown event", { eventName: "everything" }, "/eventName"],
    ["an unknown status", { status: "PAUSED" }, "/status"],
    ["another project", { projectId: "other" }, "/projectId"],
    ["an id that fits no path", { id: "a/b" }, "/id"],
    ["an empty secret", { secret: "" }, "/secret"],
    ["a mask for a secret", { secret: "********" }, "/secret"],
    ["a mask among credentials", { mtlsCredentials: { key: "********" } }, "/mtlsCredentials/key"],
    ["a delay below zero", { webhookRetryDelays: [1, -1] }, "/webhookRetryDelays/1"],
    ["a delay of more than a day", { webhookRetryDelays: [86_400_001] }, "/webhookRetryDelays/0"],
    ["too many delays", { webhookRetryDelays: Array(21).fill(1) }, "/webhookRetryDelays"],
    ["a login of this machine", { oAuth2Credentials: { tokenUrl: "http://[::1]/" } }, "/oAuth2Credentials/tokenUrl"],
    ["credentials of objects", { oAuth2Credentials: { a: {} } }, "/oAuth2Credentials/a"],
  ])("with %s is a 400 that names the place", async (_name, more, path) => {
    const { ask } = createSubscriptionClient();
    const { status, body } = await ask("POST", "/v1/subscriptions", { ...INPUT, ...more });
    expect(status).toBe(400);
    expect((body["issues"] as { path: string }[]).map((issue) => issue.path)).toEqual([path]);
    expect((await ask("GET", "/v1/subscriptions")).body).toEqual([]);
  });

  it("with an id that is taken is a 422, but not with one of another tenant", async () => {
    const { ask } = createSubscriptionClient();
    await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one" });
    expect(await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one" })).toMatchObject({
      status: 422,
      body: { code: "ALREADY_EXISTS" },
    });
    expect((await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one" }, {}, "other")).status).toBe(201);
  });

  it.each([".", ".."])("is a 400 with the id %s, which no path can name", async (id) => {
    const { ask } = createSubscriptionClient();
    const refused = await ask("POST", "/v1/subscriptions", { ...INPUT, id });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: "/id" }] } });
    expect((await ask("POST", "/v1/subscriptions", { ...INPUT, id: `${id}a` })).status).toBe(201);
  });

  it("is a 401 without a token and a 403 without its scope", async () => {
    const { ask } = createSubscriptionClient();
    expect((await ask("POST", "/v1/subscriptions", INPUT, {}, "nobody")).status).toBe(401);
    expect((await ask("POST", "/v1/subscriptions", INPUT, {}, "reader")).status).toBe(403);
    expect((await ask("GET", "/v1/subscriptions", undefined, {}, "reader")).status).toBe(200);
  });
});

describe("listing subscriptions", () => {
  it("answers an array of all, whatever the page size", async () => {
    const { ask } = createSubscriptionClient();
    for (let index = 0; index < 205; index += 1) await ask("POST", "/v1/subscriptions", { ...INPUT, id: `s${index}` });
    const { body, headers } = await ask("GET", "/v1/subscriptions");
    expect((body as unknown as JsonObject[]).map(({ id }) => id)).toEqual(
      Array.from({ length: 205 }, (_, index) => `s${index}`),
    );
    expect(headers.get("x-total-count")).toBe("205");
    expect(headers.get("link")).toBeNull();
  });

  it("answers one page as an array, with links to the others", async () => {
    const { ask } = createSubscriptionClient();
    for (const id of ["a", "b", "c", "d", "e"]) await ask("POST", "/v1/subscriptions", { ...INPUT, id });
    const { body, headers } = await ask("GET", "/v1/subscriptions?page=2&limit=2");
    expect(body).toMatchObject([{ id: "c" }, { id: "d" }]);
    expect(headers.get("link")).toBe(
      '<?page=1&limit=2>; rel="first", <?page=1&limit=2>; rel="prev", <?page=3&limit=2>; rel="next", <?page=3&limit=2>; rel="last"',
    );
    expect(headers.get("x-total-count")).toBe("5");
    expect((await ask("GET", "/v1/subscriptions?page=0")).status).toBe(400);
  });

  it("answers what passes the filter", async () => {
    const { ask } = createSubscriptionClient();
    await ask("POST", "/v1/subscriptions", { ...INPUT, id: "a" });
    await ask("POST", "/v1/subscriptions", { ...INPUT, id: "b", eventName: "analysis_failed" });
    const filter = (expression: unknown): string => encodeURIComponent(JSON.stringify(expression));
    expect(
      (await ask("GET", `/v1/subscriptions?filter=${filter({ eventName: "analysis_failed" })}`)).body,
    ).toMatchObject([{ id: "b" }]);
    const refused = await ask("GET", `/v1/subscriptions?filter=${filter({ id: { $regex: "a" } })}`);
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: "/query/filter/id/$regex" }] } });
  });
});

describe("the secrets of a subscription", () => {
  const SECRETS = {
    secret: "whsec-1",
    oAuth2Credentials: { tokenUrl: "https://login.example/", clientId: "c", clientSecret: "oauth-1", other: "other-1" },
    mtlsCredentials: { certificate: "cert-1", privateKey: "key-1", passphrase: "pass-1" },
  };
  const HIDDEN = /whsec-1|oauth-1|other-1|cert-1|key-1|pass-1/;

  it("are masked in every answer, out of reach of filters and of logs", async () => {
    const { ask, backend } = createSubscriptionClient();
    const created = await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one", ...SECRETS });
    expect(created.body).toMatchObject({
      secret: "********",
      encryptionFlag: true,
      oAuth2Credentials: { tokenUrl: "https://login.example/", clientId: "c", clientSecret: "********" },
      mtlsCredentials: { certificate: "********", privateKey: "********", passphrase: "********" },
    });
    const answers = [
      created,
      await ask("GET", "/v1/subscriptions"),
      await ask("GET", "/v1/subscriptions/one"),
      await ask("PATCH", "/v1/subscriptions/one", { useProxy: true }),
      await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one", ...SECRETS }),
    ];
    for (const { text } of answers) expect(text).not.toMatch(HIDDEN);
    const filter = encodeURIComponent('{"secret":"whsec-1"}');
    expect((await ask("GET", `/v1/subscriptions?filter=${filter}`)).body).toEqual([]);
    expect(inspect(backend.store.subscriptions.list(TENANT), { depth: 9, showHidden: true })).not.toMatch(HIDDEN);
  });

  it("stay where an update gives their masks back", async () => {
    const { ask, publish, calls, idle } = createSubscriptionClient();
    await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one", secret: "whsec-1" });
    publish();
    const { body } = await ask("GET", "/v1/subscriptions/one");
    expect((await ask("PATCH", "/v1/subscriptions/one", body)).status).toBe(200);
    publish();
    await idle();
    expect(calls).toHaveLength(2);
    for (const { headers } of calls) expect(headers.get("x-hub-signature")).toMatch(/^sha256=[0-9a-f]{64}$/);
  });

  it("are not sent to another address by their masks", async () => {
    const { ask } = createSubscriptionClient();
    const { body } = await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one", ...SECRETS });
    const change = (members: object) => ({
      oAuth2Credentials: { ...(body["oAuth2Credentials"] as object), ...members },
    });
    for (const tokenUrl of ["https://evil.example/", null]) {
      const refused = await ask("PATCH", "/v1/subscriptions/one", change({ tokenUrl }));
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: "/oAuth2Credentials/clientSecret" }] } });
    }
    expect((await ask("GET", "/v1/subscriptions/one")).body).toEqual(body);
    const moved = { tokenUrl: "https://new.example/", clientSecret: "oauth-2", other: "other-2" };
    expect((await ask("PATCH", "/v1/subscriptions/one", change(moved))).status).toBe(200);
  });

  it("need the address that they were given for beside their masks", async () => {
    const { ask } = createSubscriptionClient();
    await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one", ...SECRETS });
    const oAuth2Credentials = { clientId: "d", clientSecret: "********" };
    const { status, body } = await ask("PATCH", "/v1/subscriptions/one", { oAuth2Credentials });
    const message = "expected the secret itself, or its mask with the tokenUrl that it was given for";
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: "/oAuth2Credentials/clientSecret", message }] });
  });

  it("can be taken away, and cannot be made visible", async () => {
    const { ask } = createSubscriptionClient();
    await ask("POST", "/v1/subscriptions", { ...INPUT, id: "one", ...SECRETS });
    const refused = await ask("PATCH", "/v1/subscriptions/one", { encryptionFlag: false });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: "/encryptionFlag" }] } });
    const nulls = { secret: null, oAuth2Credentials: null, mtlsCredentials: null };
    const { body } = await ask("PATCH", "/v1/subscriptions/one", nulls);
    for (const name of Object.keys(SECRETS)) expect(body).not.toHaveProperty(name);
    const { body: open } = await ask("PATCH", "/v1/subscriptions/one", { encryptionFlag: false, secret: "seen" });
    expect(open).toMatchObject({ encryptionFlag: false, secret: "seen" });
  });
});
