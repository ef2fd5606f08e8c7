import type { Random } from "../../../fixtures/random.mjs";
import type { DocumentedOperation } from "../../../src/service/http/openapi-document.js";
import { mutate } from "../../adapters/mutants.js";
import { type Hints, type JsonSchema, type Sampling, sampleOf } from "./schema-samples.js";
import { ENOUGH, IBANS, smallAccount, TOO_FEW } from "./small-bodies.js";
import { BACK, type TenantIds, type TwoTenants } from "./two-tenants.js";

/** Who asks. */
export type Asker = "first" | "weak" | "forged" | "nobody";

/** A request of the fuzz, with what its answer is judged by. */
export interface FuzzRequest {
  readonly operation: DocumentedOperation;
  readonly asker: Asker;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether the path names a resource of the other tenant. */
  readonly isForeign: boolean;
}

const HOSTILE_IDS = [
  "__proto__",
  "constructor",
  "%00",
  "%E0%A4%A",
  "a%2Fb",
  "..%5C",
  "'--",
  "{}",
  "é",
  "0",
  "x".repeat(3000),
];
const HOSTILE_TEXTS = ["", "null", "[]", "3", '"text"', "{", "{]", "\u0000", '{"a":1,}', `${"[".repeat(5000)}`, "true"];
const MEDIA_TYPES = ["application/xml", "text/html", "multipart/form-data", "application/json; charset=latin1", "x"];
const FILTERS = [
  '{"id":"1"}',
  '{"status":{"$in":["COMPLETED"]}}',
  '{"$or":[{"amount":{"$gt":0}},{"id":{"$exists":true}}]}',
  '{"$where":"1"}',
  '{"id":{"$regex":"(a+)+$"}}',
  '{"__proto__":{"a":1}}',
  '{"constructor.name":"Object"}',
  "{",
  "[]",
  "null",
  `{"a":${"[".repeat(500)}${"]".repeat(500)}}`,
];
const NUMBERS = ["1", "2", "50", "51", "0", "-1", "1e9", "NaN", "999999999", "99999999999999999999", "", " 1", "1.5"];

/** Values that make requests go further than their schemas alone would. */
function hintsOf({ own, tokens }: TwoTenants): Hints {
  return {
    accounts: (random) => {
      const count = random.pick([ENOUGH, TOO_FEW]);
      const accounts = [smallAccount(random.pick(["CUSTOMER", "BUSINESS"] as const), random.pick(IBANS), count)];
      return random.chance(0.6) ? accounts : mutate(accounts, random).body;
    },
    format: (random) => (random.chance(0.5) ? "NATIVE" : undefined),
    connections: (random) => (random.chance(0.8) ? null : undefined),
    base64File: () => Buffer.from("%PDF-1.4\n").toString("base64"),
    target: (random) => random.pick(["https://hooks.example/", "http://10.0.0.1/", "ftp://x", "no address"]),
    id: (random) => `id-${random.integer(0, 1e9)}`,
    projectId: (random) => random.pick(["p", undefined]),
    organizationId: (random) => random.pick(["o", undefined]),
    client_id: () => "first",
    client_secret: (random) => random.pick(["secret of first", "wrong"]),
    refresh_token: () => tokens.first,
    redirect_uri: () => BACK,
    session_id: () => own.sessionId,
    code: (random) => random.pick([own.sessionCode, "wrong"]),
    customer_id: () => own.customerId,
    page: (random) => random.pick(NUMBERS),
    limit: (random) => random.pick(NUMBERS),
    filter: (random) => random.pick(FILTERS),
  };
}

/** Makes requests of operations, seemingly right ones and broken ones. */
export function createRequestMaker(
  tenants: TwoTenants,
  named: Readonly<Record<string, JsonSchema>>,
): (operation: DocumentedOperation, random: Random) => FuzzRequest {
  const hints = hintsOf(tenants);
  return (operation, random) => {
    const sampling: Sampling = { random, hints, named };
    const { path, isForeign } = pathOf(operation, random, tenants);
    const query = queryOf(operation, sampling);
    const asker = random.chance(0.85) ? "first" : random.pick(["weak", "forged", "nobody"] as const);
    const body = bodyOf(operation, sampling);
    const method = random.chance(0.97)
      ? operation.method
      : random.pick(["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "HEAD"]);
    const isBodiless = method === "GET" || method === "HEAD";
    const headers = {
      ...(asker !== "nobody" && { authorization: `Bearer ${tenants.tokens[asker]}` }),
      ...(body !== undefined && !isBodiless && { "content-type": body.mediaType }),
    };
    return {
      operation,
      asker,
      method,
      path: path + query,
      headers,
      body: isBodiless ? undefined : body?.text,
      isForeign,
    };
  };
}

function pathOf({ path, method }: DocumentedOperation, random: Random, { own, foreign }: TwoTenants) {
  const kind =
    path.includes("{customerId}") || (!path.includes("{businessId}") && random.chance(0.5)) ? "CUSTOMER" : "BUSINESS";
  const idsOf = (ids: TenantIds): Readonly<Record<string, unknown>> => ({
    ...ids,
    ...ids[isChanged ? "worked" : "steady"][kind],
  });
  const isChanged = method !== "GET" || random.chance(0.3);
  let isForeign = false;
  const written = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (random.chance(0.8)) return String(idsOf(own)[name]);
    if (random.chance(0.5)) return random.pick(HOSTILE_IDS);
    // Accounts of equal bodies have equal ids: they are told apart by their analyses.
    if (name !== "accountId") isForeign = true;
    return String(idsOf(foreign)[name]);
  });
  return { path: written, isForeign };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

function queryOf(operation: DocumentedOperation, sampling: Sampling): string {
  const { random, hints } = sampling;
  const query = new URLSearchParams();
  for (const parameter of (operation.parameters ?? []) as readonly Parameter[]) {
    if (parameter.in !== "query" || (parameter.required !== true && random.chance(0.6))) continue;
    const value = hints[parameter.name]?.(random) ?? sampleOf(parameter.schema ?? {}, sampling);
    query.append(parameter.name, random.chance(0.95) ? String(value) : random.pick(HOSTILE_TEXTS));
    if (random.chance(0.03)) query.append(parameter.name, "twice");
  }
  return query.size > 0 ? `?${query}` : "";
}

interface Body {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

function bodyOf(operation: DocumentedOperation, sampling: Sampling): { mediaType: string; text: string } | undefined {
  const { random } = sampling;
  const schema = (operation as Body).requestBody?.content["application/json"]?.schema;
  if (schema === undefined) return random.chance(0.9) ? undefined : { mediaType: "application/json", text: "{}" };
  const mediaType = random.chance(0.95) ? "application/json" : random.pick(MEDIA_TYPES);
  if (random.chance(0.05)) return { mediaType, text: random.pick(HOSTILE_TEXTS) };
  if (random.chance(0.01)) return { mediaType, text: JSON.stringify({ filler: "x".repeat(100_000) }) };
  const sample = sampleOf(schema, sampling) as object;
  if ("application/x-www-form-urlencoded" in (operation as Required<Body>).requestBody.content && random.chance(0.3))
    return {
      mediaType: "application/x-www-form-urlencoded",
      text: new URLSearchParams(sample as Record<string, string>).toString(),
    };
  return { mediaType, text: JSON.stringify(random.chance(0.5) ? sample : mutate(sample, random).body) ?? "" };
}
