import { z } from "@hono/zod-openapi";
import { JOURNEY_OUTCOMES } from "../journey/sessions.js";
import { CUSTOM_IDENTIFIER } from "./party.js";

const ID = z.string().min(1).max(500);
const REDIRECT_URI = z.string().min(1).max(4000);

/** Body of a customer's registration. Names are in snake case, as the journey writes them; camel case is taken too. */
export const REGISTRATION_INPUT = z
  .object({ custom_identifier: CUSTOM_IDENTIFIER.nullish(), customIdentifier: CUSTOM_IDENTIFIER.nullish() })
  .refine(({ custom_identifier, customIdentifier }) => (custom_identifier ?? customIdentifier) != null, {
    path: ["custom_identifier"],
    message: "custom_identifier is needed",
  })
  .openapi("RegistrationInput");

/** A customer as the journey knows it: without personal details, which its tokens need not be allowed to read. */
export const REGISTRATION = z
  .object({
    id: z.string().openapi({ description: "The customer; the same as customer_id." }),
    customer_id: z.string(),
    custom_identifier: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi("Registration");

/** Body of a session's creation: the customer by either of its identifiers. */
export const SESSION_INPUT = z
  .object({
    customer_id: ID.nullish(),
    customerId: ID.nullish(),
    custom_identifier: CUSTOM_IDENTIFIER.nullish(),
    customIdentifier: CUSTOM_IDENTIFIER.nullish(),
    redirect_uri: REDIRECT_URI.nullish().openapi({
      description: "Where the end user is to return to; then no other registered address will do.",
    }),
    redirectUri: REDIRECT_URI.nullish(),
  })
  .refine((body) => [body.customer_id, body.customerId, body.custom_identifier, body.customIdentifier].some(Boolean), {
    path: ["customer_id"],
    message: "customer_id or custom_identifier is needed",
  })
  .openapi("SessionInput");

/** A session that was just created. */
export const CREATED_SESSION = z
  .object({
    session_id: z.string(),
    code: z.string().openapi({ description: "Authenticates the session; told this once." }),
    customer_id: z.string(),
    expires_in: z.number().int().openapi({ description: "Seconds until the session expires." }),
    journey_url: z
      .string()
      .optional()
      .openapi({ description: "Where to send the end user; only where the request named a redirect_uri." }),
  })
  .openapi("CreatedSession");

/** A session as it is now. */
export const SESSION = z
  .object({
    session_id: z.string(),
    customer_id: z.string(),
    status: z.enum(["OPEN", "SUCCESS", "ERROR", "USER_CANCELLED", "EXPIRED"]),
    analysis_id: z.string().optional().openapi({ description: "The analysis that its success created." }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .openapi("Session");

/** Query of the journey's page. */
export const CONNECT_QUERY = z.object({
  client_id: ID,
  redirect_uri: REDIRECT_URI,
  session_id: ID,
  code: ID,
});

/** What the journey's page sends. */
export const CONNECT_FORM = CONNECT_QUERY.extend({ outcome: z.enum(JOURNEY_OUTCOMES) }).openapi("ConnectForm");
