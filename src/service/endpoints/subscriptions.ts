import { z } from "@hono/zod-openapi";
import type { Backend } from "../backend.js";
import type { Subscription } from "../events/subscription.js";
import { addSubscription, changeSubscription } from "../events/subscription-changes.js";
import { defineEndpoint, reply } from "../http/endpoint.js";
import { LIST_QUERY, type Page, paginate } from "../http/pagination.js";
import { notFound } from "../problem.js";
import { SUBSCRIPTION, SUBSCRIPTION_INPUT, SUBSCRIPTION_UPDATE } from "../schemas/subscription.js";
import type { Tenant } from "../tenant.js";
import { viewSubscription } from "../views/subscription.js";

const TAG = "Subscriptions";

const createSubscription = defineEndpoint({
  method: "post",
  path: "/v1/subscriptions",
  operationId: "createSubscription",
  summary: "Create a subscription",
  description: "The target is called once for each event of the name.",
  tag: TAG,
  scope: "subscriptions:write",
  headers: z.object({ "x-vpc-client": z.string().optional().openapi({ description: "Kept as clientVpc." }) }),
  body: SUBSCRIPTION_INPUT,
  responses: { 201: { description: "The subscription.", schema: SUBSCRIPTION } },
  problems: [422],
  handle: ({ backend, principal, body, request }) => {
    const clientVpc = request.headers.get("x-vpc-client") ?? body.clientVpc;
    return reply(201, viewSubscription(addSubscription(backend, principal.tenant, { ...body, clientVpc })));
  },
});

const listSubscriptions = defineEndpoint({
  method: "get",
  path: "/v1/subscriptions",
  operationId: "listSubscriptions",
  summary: "List subscriptions",
  description:
    "An array, oldest first: all subscriptions, or one page where `page` or `limit` is given. The header Link leads to the other pages then, X-Total-Count says how many subscriptions there are.",
  tag: TAG,
  scope: "subscriptions:read",
  query: LIST_QUERY,
  responses: { 200: { description: "The subscriptions.", schema: z.array(SUBSCRIPTION) } },
  problems: [400],
  handle: ({ backend, principal, query }) => {
    const { store, limits } = backend;
    const isPaged = query.page !== undefined || query.limit !== undefined;
    // A client that knows of no pages must not miss any.
    const all = Math.max(1, limits.subscriptions);
    const pageLimits = isPaged ? limits : { ...limits, pageSize: all, mostPageSize: all };
    const page = paginate(store.subscriptions.list(principal.tenant), query, pageLimits, viewSubscription);
    return { ...reply(200, page.resources), headers: { ...countOf(page), ...(isPaged && linksOf(page)) } };
  },
});

const readSubscription = defineEndpoint({
  method: "get",
  path: "/v1/subscriptions/{subscriptionId}",
  operationId: "readSubscription",
  summary: "Read a subscription",
  tag: TAG,
  scope: "subscriptions:read",
  responses: { 200: { description: "The subscription.", schema: SUBSCRIPTION } },
  problems: [404],
  handle: ({ backend, principal, params }) =>
    reply(200, viewSubscription(subscriptionOf(backend, principal.tenant, params.subscriptionId))),
});

const updateSubscription = defineEndpoint({
  method: "patch",
  path: "/v1/subscriptions/{subscriptionId}",
  operationId: "updateSubscription",
  summary: "Update a subscription",
  description:
    "What is given replaces what there is; null takes a member away, or back to its default. An event that waits for a retry is sent again at once where target, secret or credentials are others. A status other than ACTIVE cancels what has not been delivered; a mask in the place of a secret keeps it.",
  tag: TAG,
  scope: "subscriptions:write",
  body: SUBSCRIPTION_UPDATE,
  isBodyOptional: true,
  responses: { 200: { description: "The subscription as it is now.", schema: SUBSCRIPTION } },
  problems: [404],
  handle: ({ backend, principal, params, body }) => {
    const subscription = subscriptionOf(backend, principal.tenant, params.subscriptionId);
    changeSubscription(backend, subscription, body);
    return reply(200, viewSubscription(subscription));
  },
});

const deleteSubscription = defineEndpoint({
  method: "delete",
  path: "/v1/subscriptions/{subscriptionId}",
  operationId: "deleteSubscription",
  summary: "Delete a subscription",
  description: "Its deliveries stop, and are forgotten.",
  tag: TAG,
  scope: "subscriptions:write",
  responses: { 204: { description: "The subscription is gone." } },
  problems: [404],
  handle: ({ backend, principal, params }) => {
    const subscription = subscriptionOf(backend, principal.tenant, params.subscriptionId);
    backend.store.subscriptions.remove(principal.tenant, subscription.id);
    backend.events.forget(subscription);
    return { status: 204 } as const;
  },
});

/** Creating, listing, reading, updating and deleting subscriptions (interface, "Subscriptions"). */
export const SUBSCRIPTION_ENDPOINTS = [
  createSubscription,
  listSubscriptions,
  readSubscription,
  updateSubscription,
  deleteSubscription,
];

/**
 * A tenant's subscription.
 * @throws Problem NOT_FOUND where there is none of that id.
 */
export function subscriptionOf({ store }: Backend, tenant: Tenant, subscriptionId: string): Subscription {
  const subscription = store.subscriptions.find(tenant, subscriptionId);
  if (subscription === undefined) throw notFound("subscription");
  return subscription;
}

function countOf({ pagination }: Page<object>): Readonly<Record<string, string>> {
  return { "X-Total-Count": String(pagination.totalResources) };
}

/** What a body that is an array cannot say of its place among the pages (RFC 8288). */
function linksOf({ pagination }: Page<object>): Readonly<Record<string, string>> {
  const { first, previous, next, last } = pagination;
  const links = [
    ["first", first],
    ["prev", previous],
    ["next", next],
    ["last", last],
  ].flatMap(([relation, target]) => (target === null ? [] : [`<${target}>; rel="${relation}"`]));
  return links.length > 0 ? { Link: links.join(", ") } : {};
}
