import { z } from "@hono/zod-openapi";
import { SCOPES } from "../auth/scopes.js";
import { faultOfRegistration } from "../journey/redirect-uri.js";

/** Redirect URIs of one account at most. */
const MOST_REDIRECT_URIS = 100;

const NAME = z.string().min(1).max(200);
const ACCOUNT_SCOPES = z.array(z.enum(SCOPES)).max(SCOPES.length * 2);

const REDIRECT_URIS = z
  .array(
    z.string().superRefine((redirectUri, context) => {
      const message = faultOfRegistration(redirectUri);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    }),
  )
  .max(MOST_REDIRECT_URIS)
  .openapi({ description: "Absolute http or https addresses; one that ends in /* stands for all below it." });

/** Body of a service account's creation. */
export const SERVICE_ACCOUNT_INPUT = z
  .object({
    name: NAME.nullish(),
    scopes: ACCOUNT_SCOPES.nullish().openapi({ description: "Those of the request's token by default." }),
    redirectUris: REDIRECT_URIS.nullish(),
  })
  .openapi("ServiceAccountInput");

/** Body of a service account's update: what is given takes the place of what there is. */
export const SERVICE_ACCOUNT_UPDATE = SERVICE_ACCOUNT_INPUT.extend({
  scopes: ACCOUNT_SCOPES.nullish(),
  rotateSecret: z.boolean().nullish().openapi({
    description: "true makes a new secret; the old one and its refresh tokens ask for no tokens any more.",
  }),
}).openapi("ServiceAccountUpdate");

/** A service account. */
export const SERVICE_ACCOUNT = z
  .object({
    id: z.string(),
    clientId: z.string(),
    clientSecret: z
      .string()
      .optional()
      .openapi({ description: "Told once: in the answer to the creation, or to a rotation." }),
    name: z.string().optional(),
    organizationId: z.string(),
    projectId: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    redirectUris: z.array(z.string()),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi("ServiceAccount");
