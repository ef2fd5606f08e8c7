import type { OpenAPIHono } from "@hono/zod-openapi";
import { ENGINE_VERSION } from "../../index.js";
import { stateNulls } from "./openapi-nulls.js";

/** The interface as an OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

const DESCRIPTION = `Credit-decision analyses of the bank accounts and transactions of persons and businesses.

Get a token at \`/v1/oauth/token\` and send it as \`Authorization: Bearer <access token>\`. What a token must be allowed to do
stands beside \`bearer\` at each operation. A path may be written with \`/v1\`, with \`/v2\` or without a version. Every problem
has the same body, that of the schema \`Problem\`; the statuses 405 (the path has no such method) and 500 (the service failed)
may answer any request.`;

const LICENSE = { name: "MIT", identifier: "MIT" };

/** What each group of operations is for, in the order of the document. */
const TAGS: readonly { readonly name: string; readonly description: string }[] = [
  { name: "Tokens", description: "Access tokens, by client credentials or refresh token." },
  { name: "Customers", description: "Persons whose accounts are analysed." },
  { name: "Businesses", description: "Businesses whose accounts are analysed." },
  { name: "Analyses", description: "Analyses of customers: from accounts to credit insights and scores." },
  { name: "Credit insights", description: "The groups of an analysis's credit insights." },
  { name: "Business analyses", description: "Analyses of businesses, with their accounts, transactions and balances." },
  { name: "Bank statements", description: "PDF files in the place of accounts." },
  { name: "Reports", description: "Reports of completed analyses." },
  { name: "Essentials", description: "The condensed summary of an analysis, and the whole of it." },
  { name: "Subscriptions", description: "Webhooks: who is told of what, and what became of each call." },
  { name: "Service accounts", description: "Who may ask for tokens." },
  { name: "Journey", description: "The redirect journey, in which end users connect their bank." },
];

/**
 * Writes down all endpoints that an app has mounted.
 *
 * @param publicUrl - Where clients reach the service; the root of the document's own host where it is undefined.
 */
export function createOpenApiDocument(app: OpenAPIHono, publicUrl?: URL): OpenApiDocument {
  // The path alone: a page that was asked for at another host of the service sends its requests there too.
  const url = publicUrl?.pathname.replace(/\/$/, "") || "/";
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Credence",
      version: ENGINE_VERSION,
      description: DESCRIPTION,
      license: LICENSE,
    },
    servers: [{ url, description: "The service that answered this document." }],
  });
  const used = new Set(operationsOf(document).flatMap(({ tags }) => tags ?? []));
  return stateNulls({ ...document, tags: TAGS.filter(({ name }) => used.has(name)) });
}

const METHODS = ["get", "post", "patch", "delete"] as const;

/** An operation of the document with the method and path that it answers. */
export type DocumentedOperation = NonNullable<
  NonNullable<OpenApiDocument["paths"]>[string][(typeof METHODS)[number]]
> & { readonly method: string; readonly path: string };

/** All operations of a document, in its order. */
export function operationsOf({ paths = {} }: OpenApiDocument): readonly DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ ...operation, method: method.toUpperCase(), path }];
    }),
  );
}
