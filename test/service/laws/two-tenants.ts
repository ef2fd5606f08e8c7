import { createService, type Service } from "../../../src/service/index.js";
import type { ServiceFault } from "../../../src/service/options.js";
import { START } from "../service-client.js";
import { ENOUGH, IBANS, type PartyKind, smallAccount } from "./small-bodies.js";

/** A word in everything that the other tenant keeps; no request of the first holds it. */
export const MARK = "ZZOTHERZZ";

/** Ids of one tenant's resources, by the name of the path parameter; of analyses and what is theirs by party too. */
export interface TenantIds {
  readonly customerId: string;
  readonly businessId: string;
  readonly subscriptionId: string;
  readonly eventId: string;
  readonly serviceAccountId: string;
  readonly sessionId: string;
  readonly sessionCode: string;
  /** Analyses that no request changes. */
  readonly steady: Readonly<Record<PartyKind, AnalysisIds>>;
  /** Analyses that requests may change. */
  readonly worked: Readonly<Record<PartyKind, AnalysisIds>>;
}

/** Ids of an analysis and of what is below it. */
export interface AnalysisIds {
  readonly analysisId: string;
  readonly accountId: string;
  readonly reportId: string;
}

/** A service with the resources of two tenants. */
export interface TwoTenants {
  readonly service: Service;
  readonly faults: readonly ServiceFault[];
  readonly own: TenantIds;
  readonly foreign: TenantIds;
  /** Tokens of the first tenant, of one of it that may read customers only, and of nobody. */
  readonly tokens: Readonly<Record<"first" | "weak" | "forged", string>>;
  /** Sends a JSON body as the first tenant; answers the body of the answer. */
  post(path: string, body: unknown): Promise<Readonly<Record<string, string>>>;
  /** All that the other tenant reads of its own, as text. */
  readForeign(): Promise<string>;
}

const TENANTS = { first: "p", weak: "p", other: MARK } as const;
/** Where end users may return to. */
export const BACK = "https://client.example/back";

/** Makes the service, small enough that requests run into its limits. */
export async function createTwoTenants(): Promise<TwoTenants> {
  const faults: ServiceFault[] = [];
  const service = createService({
    serviceAccounts: Object.entries(TENANTS).map(([clientId, projectId]) => ({
      ...{ clientId, projectId, clientSecret: `secret of ${clientId}`, organizationId: "o", redirectUris: [BACK] },
      ...(clientId === "weak" && { scopes: ["customers:read"] as const }),
    })),
    limits: { bodyBytes: 100_000, transactionsPerAnalysis: 200, customers: 60, analyses: 1500, mostPageSize: 50 },
    clock: () => START,
    sleep: async () => {},
    resolveHost: async () => ["93.184.216.34"],
    // The first tenant's own target fails, so that its events can be sent again.
    fetch: async ({ url }) => new Response(null, { status: url.includes("own.example") ? 500 : 204 }),
    extractStatements: () => ({ accounts: [smallAccount("CUSTOMER", IBANS[0], ENOUGH)] }),
    renderReport: ({ status }) => ({ contentType: "text/plain", content: status }),
    onFault: (fault) => faults.push(fault),
  });
  const tokens = { first: await tokenOf(service, "first"), weak: await tokenOf(service, "weak"), forged: "a.b.c" };
  const other = await tokenOf(service, "other");
  const foreign = await fillTenant(service, other, MARK);
  return {
    ...{ service, faults, tokens, foreign },
    own: await fillTenant(service, tokens.first, "own"),
    readForeign: async () => {
      const paths = [...LISTS, ...analysisPathsOf(foreign), `/v1/subscriptions/${foreign.subscriptionId}/events`];
      return JSON.stringify(await Promise.all(paths.map((path) => send(service, other, "GET", path))));
    },
    post: (path, body) => send(service, tokens.first, "POST", path, body),
  };
}

async function fillTenant(service: Service, token: string, word: string): Promise<TenantIds> {
  const post = (path: string, body: unknown) => send(service, token, "POST", path, body);
  const details = { aggregationDetails: { userId: word } };
  const customer = await post("/v2/customers", { customIdentifier: word, ...details });
  const business = await post("/v2/businesses", { customIdentifier: `${word} shop`, ...details, userSegment: word });
  const subscription = await post("/v1/subscriptions", {
    target: `https://${word}.example/`,
    eventName: "analysis_completed",
    secret: word,
  });
  const account = await post("/v1/service-accounts", { name: word });
  const session = await post("/v1/sessions", { customer_id: customer["id"], redirect_uri: BACK });
  const analyse = async (kind: PartyKind, path: string): Promise<AnalysisIds> => {
    const accounts = [smallAccount(kind, IBANS[0], ENOUGH, word)];
    const { id } = await post(`${path}/analyses`, { accounts, parameters: { launchReport: true } });
    await service.idle();
    const firstOf = (list: string) => firstId(service, token, `${path}/analyses/${id}/${list}`);
    return { analysisId: id!, accountId: await firstOf("accounts"), reportId: await firstOf("reports") };
  };
  const analyseBoth = async () => ({
    CUSTOMER: await analyse("CUSTOMER", `/v2/customers/${customer["id"]}`),
    BUSINESS: await analyse("BUSINESS", `/v2/businesses/${business["id"]}`),
  });
  return {
    steady: await analyseBoth(),
    worked: await analyseBoth(),
    customerId: customer["id"]!,
    businessId: business["id"]!,
    subscriptionId: subscription["id"]!,
    eventId: await firstId(service, token, `/v1/subscriptions/${subscription["id"]}/events`),
    serviceAccountId: account["id"]!,
    sessionId: (session["session_id"] ?? session["id"])!,
    sessionCode: session["code"]!,
  };
}

const LISTS = ["/v2/customers", "/v2/businesses", "/v1/subscriptions", "/v1/service-accounts"];

function analysisPathsOf({ customerId, businessId, steady, worked }: TenantIds): readonly string[] {
  return [steady, worked].flatMap(({ CUSTOMER, BUSINESS }) => [
    `/v2/customers/${customerId}/analyses/${CUSTOMER.analysisId}`,
    `/v2/customers/${customerId}/analyses/${CUSTOMER.analysisId}/reports`,
    `/v2/businesses/${businessId}/analyses/${BUSINESS.analysisId}`,
  ]);
}

async function firstId(service: Service, token: string, path: string): Promise<string> {
  const { resources } = (await send(service, token, "GET", path)) as unknown as { resources: { id: string }[] };
  return resources[0]!.id;
}

async function tokenOf(service: Service, clientId: string): Promise<string> {
  const body = { grant_type: "client_credentials", client_id: clientId, client_secret: `secret of ${clientId}` };
  return (await send(service, "", "POST", "/v1/oauth/token", body))["access_token"]!;
}

async function send(service: Service, token: string, method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await service.fetch(new Request(`http://service.test${path}`, request));
  if (response.status >= 300) throw new Error(`${method} ${path} answered ${response.status}`);
  return (await response.json()) as Readonly<Record<string, string>>;
}
