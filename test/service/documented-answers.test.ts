import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../src/service/endpoints/all.js";
import { type DocumentedOperation, operationsOf } from "../../src/service/http/openapi-document.js";
import { createService } from "../../src/service/index.js";
import { bodyOf } from "./analysis-bench.js";
import { createOneOfEverything, type OneOfEverything } from "./one-of-everything.js";
import { type Answer, createServiceClient } from "./service-client.js";

type Schema = Readonly<Record<string, unknown>>;

const document = createService({ serviceAccounts: [] }).openApiDocument();
const components = document.components!.schemas as Readonly<Record<string, Schema>>;
const operations = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]));
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { "date-time": isInstant, date: isDay } });

const validators = new Map<Schema, ValidateFunction>();

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);
}

/** A schema without references that refuses members it does not name. */
function close(schema: Schema): Schema {
  const { $ref, allOf, properties, items, anyOf, ...rest } = resolve(schema);
  const all = (parts: unknown) => (parts as Schema[]).map(close);
  const members = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
  return {
    ...rest,
    ...(Array.isArray(anyOf) && { anyOf: all(anyOf) }),
    ...(items !== undefined && { items: close(items as Schema) }),
    ...(members.length > 0 && {
      properties: Object.fromEntries(members.map(([name, member]) => [name, close(member)])),
      additionalProperties: rest["additionalProperties"] ?? false,
    }),
  };
}

/** Follows a reference, and makes one schema of a schema that extends another. */
function resolve(schema: Schema): Schema {
  if (typeof schema["$ref"] === "string") return resolve(components[schema["$ref"].split("/").at(-1)!]!);
  if (!Array.isArray(schema["allOf"])) return schema;
  const parts = (schema["allOf"] as Schema[]).map(resolve);
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as object,
    required: parts.flatMap(({ required }) => (required as string[] | undefined) ?? []),
  };
}

/** What the document says wrong of an answer. */
function faultsOf({ responses = {} }: DocumentedOperation, { status, body, text }: Answer): unknown {
  const response = responses[status] as { content?: Record<string, { schema: Schema }> } | undefined;
  if (response === undefined) return `status ${status} is not documented`;
  const schema = response.content?.["application/json"]?.schema;
  if (schema === undefined) return text !== "" && response.content === undefined ? "a body is not documented" : [];
  const validate = validators.get(schema) ?? ajv.compile(close(schema));
  validators.set(schema, validate);
  return validate(body)
    ? []
    : validate.errors!.map(({ instancePath, message, params }) => [instancePath, message, params]);
}

describe("answers are what the document says, with no member that it does not name", () => {
  let everything: OneOfEverything;
  beforeAll(async () => {
    everything = await createOneOfEverything();
  });

  const named = (method: string) =>
    ENDPOINTS.filter((endpoint) => endpoint.method === method).map((endpoint) => ({
      name: endpoint.operationId,
      endpoint,
    }));

  for (const method of ["get", "post", "patch", "delete"])
    it.each(named(method))(`${method.toUpperCase()} $name`, async ({ endpoint }) => {
      const operation = operations.get(endpoint.operationId)!;
      const answer = await everything.askEndpoint(endpoint);
      expect(answer.status).toBeLessThan(400);
      expect(faultsOf(operation, answer)).toEqual([]);
      if (endpoint.scope === "none") return;
      // To another tenant, and to somebody without a token.
      expect(faultsOf(operation, await everything.askEndpoint(endpoint, { as: "other" }))).toEqual([]);
      expect(faultsOf(operation, await everything.ask(method.toUpperCase(), endpoint.path, { as: undefined }))).toEqual(
        [],
      );
    });

  it.each(["fr-incidents-and-seizure", "fr-many-credits", "fr-deferred-card"])("for %s", async (name) => {
    const { ask, service } = createServiceClient();
    const { id: customerId } = (await ask("POST", "/v2/customers", { body: { customIdentifier: name } })).body;
    const created = await ask("POST", `/v2/customers/${customerId}/analyses`, { body: bodyOf(name) });
    await service.idle();
    const { id } = created.body;
    const answer = await ask("GET", `/v2/analyses/${id}`);
    expect(answer.body["status"]).toBe("COMPLETED");
    expect(faultsOf(operations.get("readAnalysisById")!, answer)).toEqual([]);
    const essentials = await ask("GET", `/v1/essentials/${id}`);
    expect(faultsOf(operations.get("readEssentials")!, essentials)).toEqual([]);
    const accounts = await ask("GET", `/v2/customers/${customerId}/analyses/${id}/accounts`);
    expect(faultsOf(operations.get("listAccountsOfCustomer")!, accounts)).toEqual([]);
  });

  it("would be seen", () => {
    const operation = operations.get("readCustomer")!;
    const answer = (body: object): Answer => ({
      status: 404,
      headers: new Headers(),
      text: "",
      body: body as Answer["body"],
    });
    const problem = { code: "NOT_FOUND", message: "customer not found", status: 404 };
    expect(faultsOf(operation, answer(problem))).toEqual([]);
    expect(faultsOf(operation, answer({ ...problem, stack: "" }))).not.toEqual([]);
    expect(faultsOf(operation, answer({ ...problem, status: "404" }))).not.toEqual([]);
  });
});
