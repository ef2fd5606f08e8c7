import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../../fixtures/random.mjs";
import { type DocumentedOperation, operationsOf } from "../../../src/service/http/openapi-document.js";
import { createRequestMaker, type FuzzRequest } from "./fuzz-requests.js";
import type { JsonSchema } from "./schema-samples.js";
import { createTwoTenants, MARK, type TwoTenants } from "./two-tenants.js";

/** How many requests are made over all operations: few in CI, many by `npm run fuzz:service`. */
const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 10_000);
const SEED = process.env["FUZZ_SEED"] ?? "fuzz";
/** What exceptions say, and where they were thrown. */
const INSIDE =
  /\bat .{0,80}:\d+:\d+|node_modules|(Type|Range|Reference|Syntax)Error|Cannot read|is not a function|Unexpected token/;
const MOST_FAULTS = 20;

interface Answered {
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
  readonly allow: string | null;
}

/** Requests to one service; then comes a new one, so that full stores and long lists do not hide the rest. */
const ROUND = 5000;

const described = (await createTwoTenants()).service.openApiDocument();
const document = JSON.parse(JSON.stringify(described)) as { components: { schemas: Record<string, JsonSchema> } };
const operations = operationsOf(described);
const ajv = new Ajv2020({ strict: false, formats: { date: isDate, "date-time": isDateTime } });
ajv.addSchema(document, "document");

describe("fuzz of the operations", () => {
  it(`${REQUESTS} requests from seed ${SEED} are answered as declared, and give nothing away`, {
    timeout: REQUESTS * 100,
  }, async () => {
    const succeeded = new Set<string>();
    for (let from = 0; from < REQUESTS; from += ROUND)
      expect(await playRound(`${SEED} ${from}`, Math.min(ROUND, REQUESTS - from), succeeded)).toEqual([]);
    // A fuzz whose requests were all refused would prove little.
    const refused = operations.map(({ operationId }) => operationId!).filter((id) => !succeeded.has(id));
    expect(refused).toEqual([]);
  });
});

describe("paths that there are not", () => {
  const PATHS = [
    "/",
    "//",
    "/v3/customers",
    "/v2",
    "/v2/customers/a/b/c",
    "/%",
    "/%00",
    "/v2/%2e%2e/x",
    "/v1/v1/token",
  ];

  it.each(PATHS)("%s", async (path) => {
    const { service } = await createTwoTenants();
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const response = await service.fetch(new Request(`http://service.test${path}`, { method }));
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: "NOT_FOUND", status: 404, message: expect.any(String) });
    }
  });
});

/** Sends requests to a new service; answers what was wrong, and adds the operations that answered no problem. */
async function playRound(seed: string, count: number, succeeded: Set<string>): Promise<readonly string[]> {
  const tenants = await createTwoTenants();
  const random = createRandom(seed);
  const make = createRequestMaker(tenants, document.components.schemas);
  const untouched = await tenants.readForeign();
  const faults: string[] = [];
  for (let place = 0; place < count && faults.length < MOST_FAULTS; place += 1) {
    const operation = operations[place % operations.length]!;
    const request = await withSpareId(make(operation, random), tenants);
    const answer = await send(tenants, request);
    if (request.method === operation.method && answer.status < 400) succeeded.add(operation.operationId!);
    faults.push(...faultsOf(request, answer).map((fault) => `${describeRequest(request, answer)}: ${fault}`));
    if (place % 50 === 0) await tenants.service.idle();
  }
  await tenants.service.idle();
  if ((await tenants.readForeign()) !== untouched) faults.push(`seed ${seed}: the other tenant's resources changed`);
  return [...faults, ...tenants.faults.map(({ where, errorName }) => `seed ${seed}: ${errorName} in ${where}`)];
}

/** What is deleted is made for it, so that the others stay. */
async function withSpareId(request: FuzzRequest, { own, post }: TwoTenants): Promise<FuzzRequest> {
  if (request.method !== "DELETE") return request;
  const replaced = async (kept: string, path: string, body: object): Promise<FuzzRequest> =>
    request.path.includes(kept)
      ? { ...request, path: request.path.replace(kept, (await post(path, body))["id"]!) }
      : request;
  return request.path.startsWith("/v1/subscriptions")
    ? replaced(own.subscriptionId, "/v1/subscriptions", { target: "https://a.example/", eventName: "send_sms" })
    : replaced(own.serviceAccountId, "/v1/service-accounts", {});
}

async function send({ service }: TwoTenants, { method, path, headers, body }: FuzzRequest): Promise<Answered> {
  const request = { method, headers, ...(body !== undefined && { body }) };
  const response = await service.fetch(new Request(`http://service.test${path}`, request));
  const mediaType = (response.headers.get("content-type") ?? "").split(";", 1)[0]!;
  return { status: response.status, mediaType, text: await response.text(), allow: response.headers.get("allow") };
}

function describeRequest({ method, path, body, asker }: FuzzRequest, { status, text }: Answered): string {
  return `${asker}: ${method} ${path.slice(0, 200)} ${body?.slice(0, 400)} answered ${status} ${text.slice(0, 300)}`;
}

function faultsOf(request: FuzzRequest, answer: Answered): readonly string[] {
  const { status, text } = answer;
  return [
    ...(status >= 500 ? ["failed"] : []),
    ...(INSIDE.test(text) ? ["tells of the inside"] : []),
    ...(text.includes(MARK) ? ["tells of another tenant"] : []),
    ...(request.isForeign && status < 400 ? ["reaches another tenant's resource"] : []),
    ...(isDeclaredMethod(request)
      ? [...statusFaultsOf(request, answer), ...bodyFaultsOf(request, answer)]
      : methodFaultsOf(request, answer)),
  ];
}

function isDeclaredMethod({ operation, method }: FuzzRequest): boolean {
  return operations.some((one) => one.path === operation.path && one.method === method);
}

function methodFaultsOf({ operation, method }: FuzzRequest, { status, text, allow }: Answered): readonly string[] {
  if (method === "HEAD" && operations.some((one) => one.path === operation.path && one.method === "GET"))
    return text === "" ? [] : ["HEAD has a body"];
  return status === 405 && allow !== null ? [] : ["expected 405 with Allow"];
}

function statusFaultsOf(request: FuzzRequest, { status }: Answered): readonly string[] {
  const operation = operationOf(request);
  const scopes = (operation.security ?? []).flatMap((requirement) => requirement["bearer"] ?? []);
  if (!Object.keys(operation.responses ?? {}).includes(String(status))) return ["the status is not declared"];
  if (scopes.length === 0 || request.asker === "first") return [];
  const expected = request.asker !== "weak" ? 401 : scopes.includes("customers:read") ? status : 403;
  return status === expected ? [] : [`expected ${expected}`];
}

function bodyFaultsOf(request: FuzzRequest, { status, mediaType, text }: Answered): readonly string[] {
  const { method, path, responses } = operationOf(request);
  const declared = (responses?.[status] as { content?: Record<string, unknown> } | undefined)?.content;
  if (declared === undefined) return text === "" ? [] : ["expected no body"];
  if (!("application/json" in declared)) return mediaType === "application/json" ? ["expected no JSON"] : [];
  if (mediaType !== "application/json") return [`expected JSON, found ${mediaType}`];
  const steps = [
    "paths",
    path,
    method.toLowerCase(),
    "responses",
    String(status),
    "content",
    "application/json",
    "schema",
  ];
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  const $ref = `document#/${pointer}`;
  const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
  return validate(JSON.parse(text)) ? [] : [ajv.errorsText(validate.errors)];
}

/** The operation that answers: another of the same path where the method was changed. */
function operationOf({ operation, method }: FuzzRequest): DocumentedOperation {
  return operations.find((one) => one.path === operation.path && one.method === method)!;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isDateTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
}
