import type { z } from "@hono/zod-openapi";
import type { Backend } from "../backend.js";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { connectPageHeaders, writeConnectPage } from "../journey/connect-page.js";
import { faultOfAddress, registeredTarget, returnAddress } from "../journey/redirect-uri.js";
import { endSession, identifiedSession, openSession } from "../journey/sessions.js";
import { badValue, notFound, Problem } from "../problem.js";
import {
  CONNECT_FORM,
  CONNECT_QUERY,
  CREATED_SESSION,
  REGISTRATION,
  REGISTRATION_INPUT,
  SESSION,
  SESSION_INPUT,
} from "../schemas/journey.js";
import type { Customer, Session } from "../store/records.js";
import type { Tenant } from "../tenant.js";
import { viewRegistration, viewSession } from "../views/journey.js";
import { addCustomer, customerOf } from "./customers.js";

const TAG = "Journey";

const registerCustomer = defineEndpoint({
  method: "post",
  path: "/v1/register",
  operationId: "registerCustomer",
  summary: "Create the customer of an identifier, or find it",
  tag: TAG,
  scope: "journey:write",
  body: REGISTRATION_INPUT,
  responses: {
    200: { description: "The customer, which was there.", schema: REGISTRATION },
    201: { description: "The customer, created.", schema: REGISTRATION },
  },
  problems: [422],
  handle: ({ backend, principal, body }) => {
    const customIdentifier = (body.custom_identifier ?? body.customIdentifier)!;
    const known = backend.store.findCustomerByIdentifier(principal.tenant, customIdentifier);
    if (known !== undefined) return reply(200, viewRegistration(known));
    const path = body.custom_identifier == null ? "/customIdentifier" : "/custom_identifier";
    return reply(201, viewRegistration(addCustomer(backend, principal.tenant, { customIdentifier }, path)));
  },
});

const createSession = defineEndpoint({
  method: "post",
  path: "/v1/sessions",
  operationId: "createSession",
  summary: "Create a session: one attempt of a customer to connect a bank",
  tag: TAG,
  scope: "journey:write",
  body: SESSION_INPUT,
  responses: { 201: { description: "The session and the code for the end user's browser.", schema: CREATED_SESSION } },
  problems: [404],
  handle: ({ backend, principal, body, request }) => {
    const customer = namedCustomer(backend, principal.tenant, body);
    const { clientId } = principal;
    const redirectUri = body.redirect_uri ?? body.redirectUri ?? undefined;
    if (redirectUri !== undefined) targetOf(backend, clientId, redirectUri);
    const { session, code } = openSession(backend, { customer, clientId, redirectUri });
    // Without an address of its own the service answers where the client called it.
    const root = backend.publicUrl ?? new URL("/", request.url);
    return reply(201, {
      session_id: session.id,
      code,
      customer_id: customer.id,
      expires_in: Math.floor(backend.limits.sessionLifeMs / 1000),
      ...(redirectUri !== undefined && { journey_url: journeyUrl(root, { session, code, redirectUri }) }),
    });
  },
});

const readSession = defineEndpoint({
  method: "get",
  path: "/v1/sessions/{sessionId}",
  operationId: "readSession",
  summary: "Read a session",
  tag: TAG,
  scope: "journey:write",
  responses: { 200: { description: "The session.", schema: SESSION } },
  problems: [404],
  handle: ({ backend, principal, params }) => {
    const session = backend.store.sessions.find(principal.tenant, params.sessionId);
    if (session === undefined) throw notFound("session");
    return reply(200, viewSession(backend, session));
  },
});

const showConnectPage = defineEndpoint({
  method: "get",
  path: "/connect",
  operationId: "showConnectPage",
  summary: "The page that the end user is sent to",
  description: "The sandbox's bank: it shows a button for each way that a connection ends. Needs no token.",
  tag: TAG,
  scope: "none",
  query: CONNECT_QUERY,
  responses: { 200: { description: "The page.", mediaType: "text/html" } },
  problems: [400],
  handle: ({ backend, query }) => {
    const { session, target } = checkedVisit(backend, query, "/query");
    const { client_id: clientId, redirect_uri: redirectUri, session_id: sessionId, code } = query;
    const page = { clientId, redirectUri, sessionId, code, target, status: session.status };
    return { status: 200, headers: connectPageHeaders(page), body: writeConnectPage(page) } as const;
  },
});

const finishConnect = defineEndpoint({
  method: "post",
  path: "/connect",
  operationId: "finishConnect",
  summary: "End a session and return to the client",
  description:
    "Sends the end user back to redirect_uri with `state` (success, error, user_cancelled, session_expired or " +
    "session_already_used) and `session_id`. A session ends once.",
  tag: TAG,
  scope: "none",
  body: CONNECT_FORM,
  acceptsForm: true,
  responses: { 303: { description: "Back to the client." } },
  problems: [],
  handle: ({ backend, body }) => {
    const { session, target } = checkedVisit(backend, body, "");
    const state = endSession(backend, session, body.outcome);
    return { status: 303, headers: { location: returnAddress(target, state, session.id) } } as const;
  },
});

/** The redirect journey (interface, "Redirect open banking journey"). */
export const JOURNEY_ENDPOINTS: readonly Endpoint[] = [
  registerCustomer,
  createSession,
  readSession,
  showConnectPage,
  finishConnect,
];

function namedCustomer(backend: Backend, tenant: Tenant, body: z.output<typeof SESSION_INPUT>): Customer {
  const customerId = body.customer_id ?? body.customerId;
  if (customerId) return customerOf(backend, tenant, customerId);
  const identifier = (body.custom_identifier ?? body.customIdentifier)!;
  const customer = backend.store.findCustomerByIdentifier(tenant, identifier);
  if (customer === undefined) throw notFound("customer");
  return customer;
}

function journeyUrl(
  root: URL,
  { session, code, redirectUri }: { session: Session; code: string; redirectUri: string },
): string {
  const url = new URL("connect", root);
  const named = { client_id: session.clientId, redirect_uri: redirectUri, session_id: session.id, code };
  url.search = new URLSearchParams(named).toString();
  return url.href;
}

/**
 * The session and return address of an end user's browser. What is wrong is told on the spot: nobody is sent to an
 * address that the client did not register.
 *
 * @throws Problem BAD_REQUEST for another's session, a wrong code, or an address that is unsafe or not registered.
 */
function checkedVisit(
  backend: Backend,
  visit: z.output<typeof CONNECT_QUERY>,
  root: "" | "/query",
): { session: Session; target: URL } {
  const { client_id: clientId, redirect_uri: redirectUri, session_id: sessionId, code } = visit;
  const session = identifiedSession(backend, { clientId, sessionId, code });
  if (session === undefined) throw new Problem("BAD_REQUEST", "client_id, session_id and code name no session");
  const target = targetOf(backend, clientId, redirectUri, root);
  if (session.redirectUri !== undefined && session.redirectUri !== redirectUri)
    throw badValue(`${root}/redirect_uri`, "the session was created for another redirect_uri");
  return { session, target };
}

function targetOf({ store }: Backend, clientId: string, redirectUri: string, root: "" | "/query" = ""): URL {
  const fault = faultOfAddress(redirectUri);
  if (fault !== undefined) throw badValue(`${root}/redirect_uri`, fault);
  const target = registeredTarget(redirectUri, store.serviceAccountOf(clientId)?.redirectUris ?? []);
  if (target === undefined)
    throw badValue(`${root}/redirect_uri`, "the redirect_uri is not registered for this client");
  return target;
}
