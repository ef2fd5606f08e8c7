import type { Backend } from "../backend.js";
import type { Delivery } from "../events/delivery.js";
import type { DeliveryQueue } from "../events/delivery-queue.js";
import { defineEndpoint, reply } from "../http/endpoint.js";
import { LIST_QUERY, pageOf, paginate } from "../http/pagination.js";
import { notFound } from "../problem.js";
import { EVENT_UPDATE, SUBSCRIPTION_EVENT } from "../schemas/subscription.js";
import type { Tenant } from "../tenant.js";
import { viewDelivery } from "../views/subscription.js";
import { subscriptionOf } from "./subscriptions.js";

const TAG = "Subscriptions";

const listEvents = defineEndpoint({
  method: "get",
  path: "/v1/subscriptions/{subscriptionId}/events",
  operationId: "listSubscriptionEvents",
  summary: "List the events of a subscription",
  description: "Each with the attempts to deliver it; past the limit the oldest that have ended give way to new ones.",
  tag: TAG,
  scope: "subscriptions:read",
  query: LIST_QUERY,
  responses: { 200: { description: "A page of events, oldest first.", schema: pageOf(SUBSCRIPTION_EVENT) } },
  problems: [400, 404],
  handle: ({ backend, principal, params, query }) => {
    const deliveries = queueOf(backend, principal.tenant, params.subscriptionId).list();
    return reply(200, paginate(deliveries, query, backend.limits, viewDelivery));
  },
});

const readEvent = defineEndpoint({
  method: "get",
  path: "/v1/subscriptions/{subscriptionId}/events/{eventId}",
  operationId: "readSubscriptionEvent",
  summary: "Read an event of a subscription",
  tag: TAG,
  scope: "subscriptions:read",
  responses: { 200: { description: "The event.", schema: SUBSCRIPTION_EVENT } },
  problems: [404],
  handle: ({ backend, principal, params }) => {
    const queue = queueOf(backend, principal.tenant, params.subscriptionId);
    return reply(200, viewDelivery(deliveryOf(queue, params.eventId)));
  },
});

const acknowledgeEvent = defineEndpoint({
  method: "patch",
  path: "/v1/subscriptions/{subscriptionId}/events/{eventId}",
  operationId: "acknowledgeSubscriptionEvent",
  summary: "Acknowledge an event",
  description:
    "Marks an event as known to the client, however it came to know it, and keeps what it says of it. Its delivery goes on as it would.",
  tag: TAG,
  scope: "subscriptions:write",
  body: EVENT_UPDATE,
  responses: { 200: { description: "The event as it is now.", schema: SUBSCRIPTION_EVENT } },
  problems: [404],
  handle: ({ backend, principal, params, body }) => {
    const delivery = deliveryOf(queueOf(backend, principal.tenant, params.subscriptionId), params.eventId);
    delivery.acknowledgedAt ??= backend.clock();
    delivery.receipt = body.status;
    return reply(200, viewDelivery(delivery));
  },
});

const retryEvent = defineEndpoint({
  method: "post",
  path: "/v1/subscriptions/{subscriptionId}/events/{eventId}/retry",
  operationId: "retrySubscriptionEvent",
  summary: "Send an event again",
  description: "Queues an event that FAILED or was CANCELLED behind those that wait, with all its retries.",
  tag: TAG,
  scope: "subscriptions:write",
  responses: { 202: { description: "The event as it is now.", schema: SUBSCRIPTION_EVENT } },
  problems: [400, 404],
  handle: ({ backend, principal, params }) => {
    const queue = queueOf(backend, principal.tenant, params.subscriptionId);
    const delivery = deliveryOf(queue, params.eventId);
    queue.retry(delivery);
    return reply(202, viewDelivery(delivery));
  },
});

/** Reading, acknowledging and sending again the events of a subscription (decisions section 10). */
export const SUBSCRIPTION_EVENT_ENDPOINTS = [listEvents, readEvent, acknowledgeEvent, retryEvent];

function queueOf(backend: Backend, tenant: Tenant, subscriptionId: string): DeliveryQueue {
  return backend.events.queueOf(subscriptionOf(backend, tenant, subscriptionId));
}

/** @throws Problem NOT_FOUND where the queue keeps none of that id. */
function deliveryOf(queue: DeliveryQueue, eventId: string): Delivery {
  const delivery = queue.find(eventId);
  if (delivery === undefined) throw notFound("event");
  return delivery;
}
