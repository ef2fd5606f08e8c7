import { beforeEach, describe, expect, it } from "vitest";
import { SCOPES } from "../../src/service/auth/scopes.js";
import { createServiceClient, type JsonBody, type ServiceClient, START } from "./service-client.js";

const PATH = "/v1/service-accounts";

let client: ServiceClient;

beforeEach(() => {
  client = createServiceClient();
});

/** Creates an account and signs it in. */
async function createAccount(body: JsonBody = {}, as = "first"): Promise<JsonBody> {
  const created = await client.ask("POST", PATH, { body, as });
  expect(created.status).toBe(201);
  const { clientId, clientSecret } = created.body;
  expect((await client.signIn(String(clientId), String(clientSecret))).status).toBe(200);
  return created.body;
}

describe("creating a service account", () => {
  it("tells its secret once", async () => {
    const redirectUris = ["https://client.example/back", "https://client.example/below/*"];
    const created = await createAccount({ name: "shop", scopes: ["customers:read"], redirectUris });
    const { clientSecret, ...rest } = created;
    expect(clientSecret).toMatch(/^[\w-]{32}$/);
    expect(rest).toEqual({
      id: expect.any(String),
      clientId: expect.any(String),
      name: "shop",
      organizationId: "o",
      projectId: "p",
      scopes: ["customers:read"],
      redirectUris,
      createdAt: new Date(START).toISOString(),
      updatedAt: new Date(START).toISOString(),
    });
    const read = await client.ask("GET", `${PATH}/${created["id"]}`);
    expect([read.status, read.body]).toEqual([200, rest]);
    const list = await client.ask("GET", PATH);
    expect(list.text).not.toContain(String(clientSecret));
    expect(list.text).not.toContain("secret of first");
  });

  it("gives it what the token has where nothing is said, and the token's project", async () => {
    const { id, clientId } = await createAccount({ name: null, scopes: null, projectId: "other" });
    const read = await client.ask("GET", `${PATH}/${id}`, { as: String(clientId) });
    expect(read.body).toMatchObject({ projectId: "p", scopes: [...SCOPES], redirectUris: [] });
    expect(read.body).not.toHaveProperty("name");
  });

  it("needs no body", async () => {
    expect((await client.ask("POST", PATH)).status).toBe(201);
  });

  it("lets its tokens do what it is allowed to, and nothing else", async () => {
    const { clientId } = await createAccount({ scopes: ["customers:read", "customers:read"] });
    const as = String(clientId);
    expect((await client.ask("GET", "/v2/customers", { as })).status).toBe(200);
    expect((await client.ask("POST", "/v2/customers", { as, body: { customIdentifier: "a" } })).status).toBe(403);
  });

  it("does not give it what the token itself may not do", async () => {
    const limited = { scopes: ["service-accounts:write", "customers:read"] };
    const as = String((await createAccount(limited))["clientId"]);
    const answer = await client.ask("POST", PATH, { as, body: { scopes: ["customers:read", "customers:write"] } });
    expect([answer.status, answer.body["message"]]).toEqual([403, expect.stringContaining("customers:write")]);
    const inherited = await createAccount({}, as);
    expect(inherited["scopes"]).toEqual(["customers:read", "service-accounts:write"]);
  });

  it("refuses what is wrong, all of it at once", async () => {
    const body = {
      name: "",
      scopes: ["everything"],
      redirectUris: ["https://client.example/ok", "javascript:alert(1)", "https://*.client.example/", 1],
    };
    const answer = await client.ask("POST", PATH, { body });
    expect(answer.status).toBe(400);
    const issues = answer.body["issues"] as JsonBody[];
    const paths = ["/name", "/scopes/0", "/redirectUris/1", "/redirectUris/2", "/redirectUris/3"];
    expect(issues.map(({ path }) => path)).toEqual(paths);
    expect(answer.text).not.toContain("alert");
  });

  it("ends where the store is full", async () => {
    client = createServiceClient({ limits: { serviceAccounts: 4 } });
    await createAccount();
    expect((await client.ask("POST", PATH)).status).toBe(400);
  });
});

describe("changing a service account", () => {
  it("puts what is given in the place of what there is", async () => {
    const created = await createAccount({ name: "shop", scopes: ["customers:read", "analyses:read"] });
    client.passTime(1000);
    const body = { scopes: ["customers:read"], redirectUris: ["http://localhost:3000/back"], name: null };
    const updated = await client.ask("PATCH", `${PATH}/${created["id"]}`, { body });
    const { clientSecret: _told, ...rest } = created;
    const updatedAt = new Date(START + 1000).toISOString();
    expect([updated.status, updated.body]).toEqual([200, { ...rest, ...body, name: "shop", updatedAt }]);
    const as = String(created["clientId"]);
    expect((await client.ask("GET", "/v2/customers/none/analyses/none/reports", { as })).status).toBe(403);
  });

  it("makes a new secret where it is asked for, and the old one is worth nothing", async () => {
    const { id, clientId, clientSecret } = await createAccount();
    const kept = await client.ask("PATCH", `${PATH}/${id}`, { body: { rotateSecret: false } });
    expect(kept.body).not.toHaveProperty("clientSecret");
    const rotated = await client.ask("PATCH", `${PATH}/${id}`, { body: { rotateSecret: true } });
    expect(rotated.body["clientSecret"]).not.toBe(clientSecret);
    expect((await client.signIn(String(clientId), String(clientSecret))).status).toBe(401);
    expect((await client.signIn(String(clientId), String(rotated.body["clientSecret"]))).status).toBe(200);
  });

  it("with a new secret makes the refresh tokens of the old one worthless, and those of the new one work", async () => {
    const { id, clientId, clientSecret } = await createAccount();
    const refresh = async (token: unknown) => {
      const form = { grant_type: "refresh_token", refresh_token: String(token) };
      return (await client.ask("POST", "/v1/oauth/token", { as: undefined, form })).status;
    };
    const before = (await client.signIn(String(clientId), String(clientSecret))).body["refresh_token"];
    expect(await refresh(before)).toBe(200);
    const rotated = await client.ask("PATCH", `${PATH}/${id}`, { body: { rotateSecret: true } });
    expect(await refresh(before)).toBe(401);
    const after = await client.signIn(String(clientId), String(rotated.body["clientSecret"]));
    expect(await refresh(after.body["refresh_token"])).toBe(200);
  });

  it("needs a token that may do as much as the account, before and after", async () => {
    const strong = await createAccount({ scopes: ["customers:write"] });
    const weak = await createAccount({ scopes: ["service-accounts:write", "service-accounts:read"] });
    const as = String(weak["clientId"]);
    for (const body of [{ rotateSecret: true }, { name: "mine" }, { redirectUris: ["https://evil.example/*"] }, {}]) {
      const answer = await client.ask("PATCH", `${PATH}/${strong["id"]}`, { as, body });
      expect([answer.status, answer.text.includes("clientSecret")]).toEqual([403, false]);
    }
    expect((await client.ask("DELETE", `${PATH}/${strong["id"]}`, { as })).status).toBe(403);
    const grown = await client.ask("PATCH", `${PATH}/${weak["id"]}`, { as, body: { scopes: ["customers:write"] } });
    expect(grown.status).toBe(403);
    const after = await client.ask("GET", `${PATH}/${strong["id"]}`, { as });
    expect(after.body).toMatchObject({ scopes: ["customers:write"], redirectUris: [] });
    expect(after.body).not.toHaveProperty("name");
  });

  it("changes nothing where the body is wrong", async () => {
    const { id } = await createAccount({ name: "shop" });
    const body = { name: "other", redirectUris: ["https://client.example/#there"] };
    expect((await client.ask("PATCH", `${PATH}/${id}`, { body })).status).toBe(400);
    expect((await client.ask("GET", `${PATH}/${id}`)).body["name"]).toBe("shop");
  });
});

describe("deleting a service account", () => {
  it("makes its tokens and its secret worthless", async () => {
    const { id, clientId, clientSecret } = await createAccount();
    const as = String(clientId);
    expect((await client.ask("GET", PATH, { as })).status).toBe(200);
    const gone = await client.ask("DELETE", `${PATH}/${id}`);
    expect([gone.status, gone.text]).toEqual([204, ""]);
    expect((await client.ask("GET", PATH, { as })).status).toBe(401);
    expect((await client.signIn(as, String(clientSecret))).status).toBe(401);
    expect((await client.ask("GET", `${PATH}/${id}`)).status).toBe(404);
    expect((await client.ask("DELETE", `${PATH}/${id}`)).status).toBe(404);
  });

  it("makes its refresh tokens worthless too", async () => {
    const { id, clientId, clientSecret } = await createAccount();
    const { refresh_token } = (await client.signIn(String(clientId), String(clientSecret))).body;
    const form = { grant_type: "refresh_token", refresh_token: String(refresh_token) };
    expect((await client.ask("POST", "/v1/token", { as: undefined, form })).status).toBe(200);
    await client.ask("DELETE", `${PATH}/${id}`);
    expect((await client.ask("POST", "/v1/token", { as: undefined, form })).status).toBe(401);
  });
});

describe("service accounts", () => {
  it("are listed page by page, oldest first", async () => {
    await createAccount({ name: "shop" });
    const { body } = await client.ask("GET", `${PATH}?limit=2&page=2`);
    expect((body["resources"] as JsonBody[]).map(({ name }) => name)).toEqual(["shop"]);
    expect(body["pagination"]).toMatchObject({ totalPages: 2, totalResources: 3, next: null });
    expect((await client.ask("GET", `${PATH}?page=0`)).status).toBe(400);
  });

  it("are their own project's", async () => {
    const { id } = await createAccount();
    const as = "other";
    expect((await client.ask("GET", `${PATH}/${id}`, { as })).status).toBe(404);
    expect((await client.ask("PATCH", `${PATH}/${id}`, { as, body: { rotateSecret: true } })).status).toBe(404);
    expect((await client.ask("DELETE", `${PATH}/${id}`, { as })).status).toBe(404);
    const { body } = await client.ask("GET", PATH, { as });
    expect((body["resources"] as JsonBody[]).map(({ clientId }) => clientId)).toEqual(["other"]);
  });

  it.each(["GET", "POST"])("need the right scope for %s", async (method) => {
    expect((await client.ask(method, PATH, { as: "reader" })).status).toBe(403);
    expect((await client.ask(method, PATH, { as: undefined })).status).toBe(401);
  });

  it.each(["GET", "PATCH", "DELETE"])("need the right scope for %s of one", async (method) => {
    expect((await client.ask(method, `${PATH}/any`, { as: "reader" })).status).toBe(403);
    expect((await client.ask(method, `${PATH}/any`, { as: undefined })).status).toBe(401);
  });

  it("tell of what becomes of them", async () => {
    await client.listen("service_account_created", "service_account_updated", "service_account_deleted");
    const { id } = await createAccount();
    await client.ask("PATCH", `${PATH}/${id}`, { body: { name: "shop" } });
    await client.ask("DELETE", `${PATH}/${id}`);
    await client.service.idle();
    const payload = { serviceAccountId: id };
    const names = ["service_account_created", "service_account_updated", "service_account_deleted"];
    expect(client.events).toEqual(names.map((eventName) => ({ eventName, payload })));
  });

  it("of the options are checked like others", () => {
    const account = { clientId: "a", clientSecret: "b", organizationId: "o", projectId: "p" };
    const serviceAccounts = [{ ...account, redirectUris: ["https://*.client.example/"] }];
    expect(() => createServiceClient({ serviceAccounts })).toThrow("redirectUris: expected * only at the end");
  });
});
