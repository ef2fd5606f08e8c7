import type { Principal } from "../auth/principal.js";
import type { Scope } from "../auth/scopes.js";
import { digestOf, newSecret } from "../auth/secrets.js";
import type { Backend } from "../backend.js";
import type { EventName } from "../events/event-names.js";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { LIST_QUERY, pageOf, paginate } from "../http/pagination.js";
import { notFound, Problem } from "../problem.js";
import { SERVICE_ACCOUNT, SERVICE_ACCOUNT_INPUT, SERVICE_ACCOUNT_UPDATE } from "../schemas/service-account.js";
import type { ServiceAccount } from "../store/records.js";
import { viewServiceAccount } from "../views/service-account.js";

const TAG = "Service accounts";

const createServiceAccount = defineEndpoint({
  method: "post",
  path: "/v1/service-accounts",
  operationId: "createServiceAccount",
  summary: "Create a service account",
  description: "Its secret is told once, in this answer. It may be given no scope that the token does not have.",
  tag: TAG,
  scope: "service-accounts:write",
  body: SERVICE_ACCOUNT_INPUT,
  isBodyOptional: true,
  responses: { 201: { description: "The service account with its secret.", schema: SERVICE_ACCOUNT } },
  problems: [],
  handle: ({ backend, principal, body }) => {
    refuseScopesBeyond(principal, body.scopes ?? []);
    const now = backend.clock();
    const secret = newSecret();
    const account = backend.store.addServiceAccount({
      id: backend.newId(),
      tenant: principal.tenant,
      clientId: backend.newId(),
      secret: digestOf(secret),
      ...(typeof body.name === "string" && { name: body.name }),
      scopes: new Set(body.scopes ?? principal.scopes),
      redirectUris: [...(body.redirectUris ?? [])],
      createdAt: now,
      updatedAt: now,
    });
    tell(backend, account, "service_account_created");
    return reply(201, viewServiceAccount(account, secret));
  },
});

const listServiceAccounts = defineEndpoint({
  method: "get",
  path: "/v1/service-accounts",
  operationId: "listServiceAccounts",
  summary: "List service accounts",
  tag: TAG,
  scope: "service-accounts:read",
  query: LIST_QUERY,
  responses: { 200: { description: "A page of service accounts, oldest first.", schema: pageOf(SERVICE_ACCOUNT) } },
  problems: [400],
  handle: ({ backend, principal, query }) => {
    const accounts = backend.store.serviceAccounts.list(principal.tenant);
    return reply(
      200,
      paginate(accounts, query, backend.limits, (account) => viewServiceAccount(account)),
    );
  },
});

const readServiceAccount = defineEndpoint({
  method: "get",
  path: "/v1/service-accounts/{serviceAccountId}",
  operationId: "readServiceAccount",
  summary: "Read a service account",
  tag: TAG,
  scope: "service-accounts:read",
  responses: { 200: { description: "The service account.", schema: SERVICE_ACCOUNT } },
  problems: [404],
  handle: ({ backend, principal, params }) =>
    reply(200, viewServiceAccount(accountOf(backend, principal, params.serviceAccountId))),
});

const updateServiceAccount = defineEndpoint({
  method: "patch",
  path: "/v1/service-accounts/{serviceAccountId}",
  operationId: "updateServiceAccount",
  summary: "Update a service account, or give it a new secret",
  description: "Needs a token with every scope of the account, before and after. A new secret is told once, here.",
  tag: TAG,
  scope: "service-accounts:write",
  body: SERVICE_ACCOUNT_UPDATE,
  isBodyOptional: true,
  responses: { 200: { description: "The service account as it is now.", schema: SERVICE_ACCOUNT } },
  problems: [404],
  handle: ({ backend, principal, params, body }) => {
    const account = ownedAccount(backend, principal, params.serviceAccountId);
    refuseScopesBeyond(principal, body.scopes ?? []);
    if (typeof body.name === "string") account.name = body.name;
    if (body.scopes) account.scopes = new Set(body.scopes);
    if (body.redirectUris) account.redirectUris = [...body.redirectUris];
    const secret = body.rotateSecret === true ? newSecret() : undefined;
    if (secret !== undefined) account.secret = digestOf(secret);
    account.updatedAt = backend.clock();
    tell(backend, account, "service_account_updated");
    return reply(200, viewServiceAccount(account, secret));
  },
});

const deleteServiceAccount = defineEndpoint({
  method: "delete",
  path: "/v1/service-accounts/{serviceAccountId}",
  operationId: "deleteServiceAccount",
  summary: "Delete a service account",
  description: "Its tokens are worth nothing from then on. Needs a token with every scope of the account.",
  tag: TAG,
  scope: "service-accounts:write",
  responses: { 204: { description: "The service account is gone." } },
  problems: [404],
  handle: ({ backend, principal, params }) => {
    const account = ownedAccount(backend, principal, params.serviceAccountId);
    backend.store.removeServiceAccount(account);
    tell(backend, account, "service_account_deleted");
    return { status: 204 } as const;
  },
});

/** Creating, listing, reading, updating and deleting service accounts (decisions section 10). */
export const SERVICE_ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  createServiceAccount,
  listServiceAccounts,
  readServiceAccount,
  updateServiceAccount,
  deleteServiceAccount,
];

function accountOf({ store }: Backend, { tenant }: Principal, id: string): ServiceAccount {
  const account = store.serviceAccounts.find(tenant, id);
  if (account === undefined) throw notFound("service account");
  return account;
}

/** An account that the token may change: with the secret of a stronger one it could do more than it may. */
function ownedAccount(backend: Backend, principal: Principal, id: string): ServiceAccount {
  const account = accountOf(backend, principal, id);
  refuseScopesBeyond(principal, account.scopes);
  return account;
}

function refuseScopesBeyond({ scopes }: Principal, wanted: Iterable<Scope>): void {
  const missing = [...new Set(wanted)].filter((scope) => !scopes.has(scope));
  if (missing.length > 0) throw new Problem("FORBIDDEN", `the token itself does not allow ${missing.join(", ")}`);
}

function tell({ events }: Backend, { tenant, id }: ServiceAccount, eventName: EventName): void {
  events.publish(tenant, eventName, { serviceAccountId: id });
}
