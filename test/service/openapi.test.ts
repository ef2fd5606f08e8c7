import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import openapiTS, { astToString } from "openapi-typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { endpointPage } from "../../src/cli/endpoint-table.js";
import { ENGINE_VERSION } from "../../src/index.js";
import { ENDPOINTS } from "../../src/service/endpoints/all.js";
import { operationsOf } from "../../src/service/http/openapi-document.js";
import { createService, SCOPES } from "../../src/service/index.js";

const service = createService({ serviceAccounts: [] });
const document = service.openApiDocument();
const operations = operationsOf(document);
const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("the OpenAPI document", () => {
  it("is valid", async () => {
    const result = await new Validator().validate(structuredClone(document) as never);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it("is answered to everyone at /openapi.json", async () => {
    const response = await service.fetch(new Request("http://service.test/openapi.json"));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it("is of the engine's version, under its licence", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info).toMatchObject({ title: "Credence", version: ENGINE_VERSION, license: { identifier: "MIT" } });
    expect(document.components?.securitySchemes).toMatchObject({ bearer: { type: "http", scheme: "bearer" } });
  });

  it("has every endpoint, and nothing else", () => {
    const documented = operations.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`);
    const defined = ENDPOINTS.map(({ method, path, operationId }) => `${method.toUpperCase()} ${path} ${operationId}`);
    expect(documented.sort()).toEqual(defined.sort());
  });

  it("names no operation twice", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("lists each operation under one tag that it describes", () => {
    const described = new Set((document.tags ?? []).filter(({ description }) => description).map(({ name }) => name));
    const strays = operations.filter(({ tags = [] }) => tags.length !== 1 || !described.has(tags[0]!));
    expect(strays.map(({ operationId, tags }) => `${operationId}: ${tags}`)).toEqual([]);
  });

  it("describes each response, has problems declared, and says what is needed", () => {
    for (const { operationId, summary, responses = {}, security } of operations) {
      expect(summary, operationId).toMatch(/^[A-Z].*[^.]$/);
      for (const [status, response] of Object.entries(responses))
        expect(response, `${operationId} ${status}`).toHaveProperty(
          "description",
          expect.stringMatching(/^[A-Z].+\.$/),
        );
      expect(Object.keys(responses), operationId).toContainEqual(expect.stringMatching(/^4\d\d$/));
      const scopes = (security ?? []).flatMap((requirement) => requirement["bearer"] ?? []);
      expect(SCOPES, operationId).toEqual(expect.arrayContaining(scopes));
      if (scopes.length > 0)
        expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(["401", "403"]));
    }
  });
});

describe("the committed pages are current; npm run openapi writes them", () => {
  it("docs/openapi.json", () => {
    expect(textOf("docs/openapi.json")).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  it("docs/endpoints.md", () => {
    expect(textOf("docs/endpoints.md")).toBe(endpointPage(document));
  });

  it("test/service/client/schema.d.ts", async () => {
    const types = astToString(await openapiTS(JSON.parse(JSON.stringify(document))));
    const committed = textOf("test/service/client/schema.d.ts");
    expect(committed.slice(committed.indexOf("export interface"))).toBe(types);
  });
});

describe("the table of endpoints", () => {
  it("has one row for each", () => {
    const rows = endpointPage(document).match(/^\| (GET|POST|PATCH|DELETE) /gm);
    expect(rows).toHaveLength(ENDPOINTS.length);
    expect(endpointPage(document)).toContain(
      "| POST | `/v2/customers` | Create a customer | `customers:write` | 201, 400, 401, 403, 413, 422 |",
    );
  });
});

describe("every status that is answered is declared", () => {
  const account = { clientId: "id", clientSecret: "secret", organizationId: "o", projectId: "p" };
  const limited = createService({
    serviceAccounts: [account, { ...account, clientId: "reader", scopes: ["customers:read"] }],
    limits: { bodyBytes: 300 },
  });
  const tokens = { valid: "", reader: "", wrong: "no.such.token" };
  const post = (path: string, body: unknown, token: string): Promise<Response> =>
    limited.fetch(
      new Request(`http://service.test${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );

  beforeAll(async () => {
    for (const [name, clientId] of [["valid", "id"] as const, ["reader", "reader"] as const]) {
      const request = { grant_type: "client_credentials", client_id: clientId, client_secret: "secret" };
      const { access_token } = (await (await post("/v1/oauth/token", request, "")).json()) as { access_token: string };
      tokens[name] = access_token;
    }
    await post("/v2/customers", { customIdentifier: "taken" }, tokens.valid);
  });

  const long = { customIdentifier: "x".repeat(400) };
  it.each([
    ["/v1/oauth/token", { grant_type: "client_credentials", client_id: "id", client_secret: "secret" }, "wrong", 200],
    ["/v1/oauth/token", { grant_type: "client_credentials", client_id: "id", client_secret: "no" }, "wrong", 401],
    ["/v1/oauth/token", { grant_type: "password" }, "wrong", 400],
    ["/v1/oauth/token", { grant_type: "refresh_token", refresh_token: long.customIdentifier }, "wrong", 413],
    ["/v2/customers", { customIdentifier: "new" }, "valid", 201],
    ["/v2/customers", { customIdentifier: 3 }, "valid", 400],
    ["/v2/customers", { customIdentifier: "new2" }, "wrong", 401],
    ["/v2/customers", { customIdentifier: "new2" }, "reader", 403],
    ["/v2/customers", long, "valid", 413],
    ["/v2/customers", { customIdentifier: "taken" }, "valid", 422],
  ] as const)("POST %s with %j and a token that is %s: %i", async (path, body, token, status) => {
    const response = await post(path, body, tokens[token]);
    expect(response.status).toBe(status);
    const operation = operations.find((one) => one.path === path && one.method === "POST");
    expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
    if (status >= 400) expect(await response.json()).toMatchObject({ status, code: expect.any(String) });
  });
});
