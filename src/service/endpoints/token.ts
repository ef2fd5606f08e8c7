import { z } from "@hono/zod-openapi";
import { digestOf, isSecretOf, LONGEST_CREDENTIAL } from "../auth/secrets.js";
import type { Backend } from "../backend.js";
import { defineEndpoint, reply } from "../http/endpoint.js";
import { Problem } from "../problem.js";
import type { ServiceAccount } from "../store/records.js";

const TOKEN_REQUEST = z
  .object({
    grant_type: z.enum(["client_credentials", "refresh_token"]),
    client_id: z.string().max(LONGEST_CREDENTIAL).optional(),
    client_secret: z.string().max(LONGEST_CREDENTIAL).optional(),
    refresh_token: z.string().max(8192).optional(),
  })
  .openapi("TokenRequest");

const TOKEN = z
  .object({
    access_token: z.string(),
    expires_in: z.number().openapi({ description: "Seconds until the access token expires." }),
    refresh_token: z.string(),
    refresh_expires_in: z.number().openapi({ description: "Seconds until the refresh token expires." }),
    token_type: z.literal("bearer"),
  })
  .openapi("Token");

/** Stands in for the digest of an account that there is not, so that both take as long. */
const NO_DIGEST = digestOf("");

/** Access tokens by client credentials or refresh token (interface, "Token"). */
const tokenEndpoint = <const Path extends string>(path: Path, operationId: string) =>
  defineEndpoint({
    method: "post",
    path,
    operationId,
    summary: "Get an access token",
    description:
      "By client credentials, or by the refresh token of an earlier answer; as a form or as JSON. A client_id or " +
      "client_secret beside a refresh token must be that of its client.",
    tag: "Tokens",
    scope: "none",
    body: TOKEN_REQUEST,
    acceptsForm: true,
    responses: { 200: { description: "The tokens.", schema: TOKEN } },
    problems: [401],
    handle: async ({ backend, body }) => {
      const account = body.grant_type === "refresh_token" ? await refreshed(backend, body) : identified(backend, body);
      return reply(200, await backend.tokens.issue(account));
    },
  });

/** The token endpoints: that of the interface, and that of the journey. */
export const TOKEN_ENDPOINTS = [
  tokenEndpoint("/v1/oauth/token", "createToken"),
  tokenEndpoint("/v1/token", "createJourneyToken"),
];

type TokenRequest = z.output<typeof TOKEN_REQUEST>;

function identified({ store }: Backend, { client_id: clientId, client_secret: secret }: TokenRequest): ServiceAccount {
  if (!clientId || !secret)
    throw new Problem(
      "BAD_REQUEST",
      "client_id and client_secret are needed",
      [
        ["client_id", clientId],
        ["client_secret", secret],
      ].flatMap(([name, value]) =>
        value ? [] : [{ code: "MISSING", path: `/${name}`, message: `${name} is needed for client_credentials` }],
      ),
    );
  const account = store.serviceAccountOf(clientId);
  if (!isSecretOf(secret, account?.secret ?? NO_DIGEST) || account === undefined) throw wrongClient();
  return account;
}

/** A refresh token names its client; what the request says of the client besides must be true (RFC 6749 section 6). */
async function refreshed(
  { tokens }: Backend,
  { refresh_token: token, client_id: clientId, client_secret: secret }: TokenRequest,
): Promise<ServiceAccount> {
  if (!token)
    throw new Problem("BAD_REQUEST", "refresh_token is needed", [
      { code: "MISSING", path: "/refresh_token", message: "refresh_token is needed for this grant" },
    ]);
  const account = await tokens.verifyRefresh(token);
  if (clientId !== undefined && clientId !== account.clientId) throw wrongClient();
  if (secret !== undefined && !isSecretOf(secret, account.secret)) throw wrongClient();
  return account;
}

function wrongClient(): Problem {
  return new Problem("UNAUTHORIZED", "client_id or client_secret is wrong");
}
