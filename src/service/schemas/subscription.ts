import { z } from "@hono/zod-openapi";
import { DELIVERY_STATUSES, FAILURES, RECEIPTS } from "../events/delivery.js";
import { EVENT_NAMES } from "../events/event-names.js";
import { type Credentials, DEFAULT_RETRY_DELAYS, SUBSCRIPTION_STATUSES } from "../events/subscription.js";
import { TEXT } from "./party.js";

/** Retries of a delivery at most. */
const MOST_RETRIES = 20;
/** Milliseconds between two attempts at most: a day. */
const LONGEST_RETRY_DELAY = 86_400_000;
/** Members of credentials at most; the interface counts nine. */
const MOST_CREDENTIALS = 20;
/** Characters of one credential at most: enough for a chain of certificates. */
const LONGEST_CREDENTIAL = 20_000;

const CREDENTIALS = z
  .record(z.string().max(100), z.union([z.string().max(LONGEST_CREDENTIAL), z.number(), z.boolean(), z.null()]))
  .refine((members) => Object.keys(members).length <= MOST_CREDENTIALS, `expected at most ${MOST_CREDENTIALS} members`)
  .transform(
    (members): Credentials =>
      Object.fromEntries(Object.entries(members).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
  );

const RETRY_DELAYS = z
  .array(z.number().min(0).max(LONGEST_RETRY_DELAY))
  .max(MOST_RETRIES)
  .openapi({
    description: `Milliseconds from the end of a failed attempt to the next; ${JSON.stringify(DEFAULT_RETRY_DELAYS)} by default.`,
  });

const EVENT_NAME = z.enum(EVENT_NAMES);
const STATUS = z.enum(SUBSCRIPTION_STATUSES).openapi({ description: "Only an ACTIVE subscription is called." });
const TARGET = z.string().openapi({ description: "URL of http or https, of a public host and without credentials." });

/** Members that a client may give at creation and change later. */
const CHANGEABLE = {
  secret: z.string().min(1).max(1000).nullish().openapi({ description: "Key that deliveries are signed with." }),
  encryptionFlag: z.boolean().nullish().openapi({
    description: "Whether the secrets are stored encrypted, and shown as a mask only; true by default.",
  }),
  subscriberId: TEXT.nullish().openapi({ deprecated: true }),
  status: STATUS.nullish(),
  clientVpc: TEXT.nullish(),
  useProxy: z.boolean().nullish().openapi({ description: "Kept, not applied: deliveries go the way of the server." }),
  forceSendEmail: z.boolean().nullish().openapi({ description: "Kept, not applied: this service sends no e-mails." }),
  oAuth2Credentials: CREDENTIALS.nullish().openapi({
    description:
      "With tokenUrl, clientId, clientSecret and maybe scope, each call carries a token by client credentials. Others are kept, not applied.",
  }),
  mtlsCredentials: CREDENTIALS.nullish().openapi({ description: "Kept, not applied." }),
  webhookRetryDelays: RETRY_DELAYS.nullish(),
};

/** Body of a subscription's creation. */
export const SUBSCRIPTION_INPUT = z
  .object({
    id: z
      .string()
      // A path that ends in `.` or `..` is another path.
      .regex(/^(?!\.{1,2}$)[\w.:~-]{1,200}$/, "expected 1 to 200 letters, digits, or _ . : ~ -, and not . or .. alone")
      .nullish()
      .openapi({ description: "An id of the client's; made by the service by default." }),
    projectId: z.string().nullish().openapi({ description: "The project of the token; no other can be given." }),
    target: TARGET,
    eventName: EVENT_NAME,
    ...CHANGEABLE,
  })
  .openapi("SubscriptionInput");

/** Body of a subscription's update: what is given replaces what there is; null takes it away, or back to its default. */
export const SUBSCRIPTION_UPDATE = z
  .object({ target: TARGET.nullish(), eventName: EVENT_NAME.nullish(), ...CHANGEABLE })
  .openapi("SubscriptionUpdate");

const SHOWN_CREDENTIALS = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional();

/** A subscription (interface, "Subscription"). */
export const SUBSCRIPTION = z
  .object({
    id: z.string(),
    secret: z.string().optional().openapi({ description: "A mask where encryptionFlag is true." }),
    encryptionFlag: z.boolean(),
    target: z.string(),
    subscriberId: z.string().optional().openapi({ deprecated: true }),
    projectId: z.string(),
    eventName: EVENT_NAME,
    status: STATUS,
    clientVpc: z.string().optional(),
    useProxy: z.boolean(),
    forceSendEmail: z.boolean(),
    oAuth2Credentials: SHOWN_CREDENTIALS,
    mtlsCredentials: SHOWN_CREDENTIALS,
    webhookRetryDelays: z.array(z.number()),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi("Subscription");

const PAYLOAD = z.object({
  customerId: z.string().optional(),
  businessId: z.string().optional(),
  analysisId: z.string().optional(),
  sessionId: z.string().optional(),
  reportId: z.string().optional(),
  serviceAccountId: z.string().optional(),
});

const FAILURE = z.enum(FAILURES);
const RECEIPT = z.enum(RECEIPTS);

/** An event of a subscription, and what became of its delivery. */
export const SUBSCRIPTION_EVENT = z
  .object({
    id: z.string(),
    index: z.number().int().openapi({ description: "Counts the events of the subscription, from 1." }),
    eventName: EVENT_NAME,
    payload: PAYLOAD,
    time: z.iso.datetime().openapi({ description: "When the event happened." }),
    status: z.enum(DELIVERY_STATUSES),
    failure: FAILURE.optional().openapi({ description: "Why it FAILED." }),
    attempts: z.array(
      z.object({
        time: z.iso.datetime(),
        statusCode: z.number().int().optional(),
        failure: FAILURE.optional().openapi({ description: "Left out where the attempt succeeded." }),
      }),
    ),
    acknowledgedAt: z.iso
      .datetime()
      .optional()
      .openapi({ description: "When the receiver first said anything of it." }),
    receipt: RECEIPT.optional().openapi({ description: "What the receiver said of it last." }),
  })
  .openapi("SubscriptionEvent");

/** Body that acknowledges an event. */
export const EVENT_UPDATE = z
  .object({
    status: RECEIPT.openapi({
      description: "Whichever it is, the event is acknowledged by it. The last one is shown as the event's `receipt`.",
    }),
  })
  .openapi("SubscriptionEventUpdate");
