import type { Endpoint } from "../../src/service/http/endpoint.js";
import { SHOP, STUDENT } from "./analysis-bench.js";
import { type Answer, createServiceClient, type JsonBody, type ServiceClient } from "./service-client.js";

/** Where the journey of every client returns to. */
const BACK = "https://client.example/back";
/** Names that the client `first` gave, which nobody else may read. */
export const NAMES_OF_FIRST = ["ana of first", "shop of first", "account of first"] as const;

/** How an endpoint is asked. */
export interface EndpointAsking {
  readonly as?: string;
  /** Version of the path, in the place of the endpoint's own; empty for none. */
  readonly prefix?: string;
}

/** A service in which the client `first` has one of everything. */
export interface OneOfEverything extends ServiceClient {
  /** Ids of all that `first` has. */
  readonly ids: readonly string[];
  /** Asks an endpoint with the ids of `first`, and a body that is valid there. */
  askEndpoint(endpoint: Endpoint, asking?: EndpointAsking): Promise<Answer>;
  /** The path of an endpoint with the ids of `first`, but for those that are given. */
  pathOf(endpoint: Endpoint, others?: Readonly<Record<string, string>>): string;
}

/** Makes one of everything. The same calls have the same answers, but for secrets. */
export async function createOneOfEverything(): Promise<OneOfEverything> {
  let count = 0;
  const client = createServiceClient({
    serviceAccounts: ["first", "other"].map((name) => ({
      clientId: name,
      clientSecret: `secret of ${name}`,
      organizationId: "o",
      projectId: name,
      redirectUris: [BACK],
    })),
    signingKey: "a key of 32 characters or of more",
    newId: () => `id-${++count}-end`,
    // What is not delivered can be sent again.
    fetch: async () => new Response(null, { status: 500 }),
    sleep: async () => {},
    renderReport: async () => ({ contentType: "text/plain", content: new TextEncoder().encode("report of first") }),
  });
  const { ask, service } = client;
  const create = async (path: string, body: object) => (await ask("POST", path, { body })).body;
  const firstOf = async (path: string) => ((await ask("GET", path)).body["resources"] as readonly JsonBody[])[0]!;

  const webhook = { target: "https://hooks.example/", eventName: "analysis_completed", webhookRetryDelays: [] };
  const subscription = await create("/v1/subscriptions", webhook);
  const account = await create("/v1/service-accounts", { name: "account of first" });
  const customer = await create("/v2/customers", { customIdentifier: "ana of first" });
  const business = await create("/v2/businesses", { customIdentifier: "shop of first" });
  const session = await create("/v1/sessions", { customer_id: customer["id"], redirect_uri: BACK });
  const ofParty = async (root: string, input: object) => {
    const { id } = await create(`${root}/analyses`, { ...input, parameters: { launchReport: true } });
    await service.idle();
    const reportId = (await firstOf(`${root}/analyses/${id}/reports`))["id"];
    return { analysisId: id, reportId, accountId: (await firstOf(`${root}/analyses/${id}/accounts`))["id"] };
  };
  const ofCustomer = await ofParty(`/v2/customers/${customer["id"]}`, STUDENT);
  const ofBusiness = await ofParty(`/v2/businesses/${business["id"]}`, SHOP);
  const shared = {
    customerId: customer["id"],
    businessId: business["id"],
    subscriptionId: subscription["id"],
    eventId: (await firstOf(`/v1/subscriptions/${subscription["id"]}/events`))["id"],
    serviceAccountId: account["id"],
    sessionId: session["session_id"],
  };
  const bodies = bodiesOf(customer["id"], {
    client_id: "first",
    redirect_uri: BACK,
    session_id: session["session_id"],
    code: session["code"],
  });

  const pathOf: OneOfEverything["pathOf"] = (endpoint, others = {}) => {
    const ids = { ...shared, ...(endpoint.path.includes("/businesses/") ? ofBusiness : ofCustomer), ...others };
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]));
    if (endpoint.operationId !== "showConnectPage") return path;
    return `${path}?${new URLSearchParams(bodies["showConnectPage"] as Record<string, string>)}`;
  };
  const askEndpoint: OneOfEverything["askEndpoint"] = (endpoint, { as = "first", prefix } = {}) => {
    const path = pathOf(endpoint);
    const asked = prefix === undefined ? path : `${prefix}${path.replace(/^\/v[12]/, "")}`;
    const body = endpoint.body === undefined ? {} : { body: bodies[endpoint.operationId] ?? {} };
    return ask(endpoint.method.toUpperCase(), asked, { as, ...body });
  };
  const ids = [shared, ofCustomer, ofBusiness].flatMap((named) => Object.values(named).map(String));
  return { ...client, ids, askEndpoint, pathOf };
}

function bodiesOf(customerId: unknown, visit: JsonBody): Readonly<Record<string, object>> {
  const token = { grant_type: "client_credentials", client_id: "first", client_secret: "secret of first" };
  const statements = { files: [{ fileName: "a.pdf", base64File: btoa("%PDF-1.4\n%%EOF\n") }] };
  return {
    createToken: token,
    createJourneyToken: token,
    createCustomer: { customIdentifier: "new" },
    createBusiness: { customIdentifier: "new shop" },
    createSubscription: { target: "https://hooks.example/", eventName: "report_completed" },
    createServiceAccount: { name: "new" },
    acknowledgeSubscriptionEvent: { status: "ACKNOWLEDGED" },
    registerCustomer: { custom_identifier: "registered" },
    createSession: { customer_id: customerId },
    uploadCustomerStatements: statements,
    uploadBusinessStatements: statements,
    showConnectPage: visit,
    finishConnect: { ...visit, outcome: "success" },
  };
}
