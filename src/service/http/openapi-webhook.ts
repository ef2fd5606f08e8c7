import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { EVENT_NAMES } from "../events/event-names.js";
import { SUBSCRIPTION_STATUSES } from "../events/subscription.js";

const ID = z.string().optional();

/** What a subscription's target is sent. */
const EVENT = z
  .object({
    subscription: z.object({
      id: z.string(),
      target: z.string(),
      eventName: z.enum(EVENT_NAMES),
      status: z.enum(SUBSCRIPTION_STATUSES),
    }),
    payload: z
      .object({
        customerId: ID,
        businessId: ID,
        analysisId: ID,
        sessionId: ID,
        reportId: ID,
        serviceAccountId: ID,
      })
      .openapi({ description: "What the event is about: ids only." }),
    time: z.number().int().openapi({ description: "When the event happened, in milliseconds since 1970." }),
    index: z.number().int().openapi({ description: "Counts the events of the subscription, from 1." }),
    id: z.string().openapi({ description: "The event; the same at each attempt." }),
  })
  .openapi("Event");

const HEADERS = z.object({
  "X-Hub-Signature": z.string().optional().openapi({
    description:
      "`sha256=` and the HMAC-SHA256, in hexadecimal, of the JSON text of `payload`; where there is a secret.",
  }),
});

/** Adds the call that targets of subscriptions get to the OpenAPI document. */
export function documentWebhook(app: OpenAPIHono): void {
  app.openAPIRegistry.registerWebhook({
    method: "post",
    path: "event",
    operationId: "receiveEvent",
    summary: "Receive an event",
    description: "What the service sends to the target of a subscription; tried again after any other answer than 2xx.",
    tags: ["Subscriptions"],
    security: [],
    request: { headers: HEADERS, body: { required: true, content: { "application/json": { schema: EVENT } } } },
    responses: {
      204: { description: "The event was received; any 2xx will do." },
      "4XX": { description: "The event was not received, and is sent again." },
      "5XX": { description: "The event was not received, and is sent again." },
    },
  });
}
