import type { ServiceOptions } from "../../../src/service/options.js";
import { type Answer, createServiceClient, type JsonBody, type ServiceClient } from "../service-client.js";

/** Where the end users of all clients may return to, besides below `https://client.example/below/`. */
export const BACK = "https://client.example/back?lang=fr";

/** What an end user's browser brings to the page. */
export type Visit = Readonly<Record<string, string>>;

/** A client of a service whose accounts have redirect URIs; `first`, `second` and `reader` share a project. */
export interface JourneyClient extends ServiceClient {
  /** Opens a session of the customer `ana`. */
  openSession(more?: JsonBody): Promise<JsonBody>;
  /** Asks for the page, as a browser does. */
  show(visit: Visit): Promise<Answer>;
  /** Presses a button of the page. */
  finish(visit: Visit, outcome: string): Promise<Answer>;
  statusOf(session: JsonBody): Promise<unknown>;
}

/** Makes a service and a client of its journey. */
export function createJourneyClient(limits = {}, options: Partial<ServiceOptions> = {}): JourneyClient {
  const account = (clientId: string, projectId: string, scopes = {}) => ({
    clientId,
    clientSecret: `secret of ${clientId}`,
    organizationId: "o",
    projectId,
    redirectUris: [BACK, "https://client.example/below/*"],
    ...scopes,
  });
  const client = createServiceClient({
    ...options,
    limits,
    serviceAccounts: [
      account("first", "p"),
      account("second", "p"),
      account("reader", "p", { scopes: ["customers:read"] }),
      account("other", "other"),
    ],
  });
  return {
    ...client,
    openSession: async (more = {}) => {
      await client.ask("POST", "/v1/register", { body: { custom_identifier: "ana" } });
      return (await client.ask("POST", "/v1/sessions", { body: { custom_identifier: "ana", ...more } })).body;
    },
    show: (visit) => client.ask("GET", `/connect?${new URLSearchParams(visit)}`, { as: undefined }),
    finish: (visit, outcome) => client.ask("POST", "/connect", { as: undefined, form: { ...visit, outcome } }),
    statusOf: async ({ session_id }) => (await client.ask("GET", `/v1/sessions/${session_id}`)).body["status"],
  };
}

/** What the browser of a session's end user brings. */
export function visitOf({ session_id, code }: JsonBody, more: Visit = {}): Visit {
  return { client_id: "first", redirect_uri: BACK, session_id: String(session_id), code: String(code), ...more };
}
