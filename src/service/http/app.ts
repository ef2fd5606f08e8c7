import { OpenAPIHono } from "@hono/zod-openapi";
import { secureHeaders } from "hono/secure-headers";
import type { Backend } from "../backend.js";
import { ENDPOINTS } from "../endpoints/all.js";
import { Problem } from "../problem.js";
import { mountDocsPage } from "./docs-page.js";
import { mountEndpoints } from "./mount.js";
import { createOpenApiDocument, type OpenApiDocument } from "./openapi-document.js";
import { documentWebhook } from "./openapi-webhook.js";
import { canonicalPath } from "./paths.js";

/** The HTTP side of the service. */
export interface App {
  fetch(request: Request): Response | Promise<Response>;
  /** The interface as an OpenAPI document; made on first use. */
  openApiDocument(): OpenApiDocument;
}

/** Makes the HTTP side of the service: what every response has, and where every problem becomes a response. */
export function createApp(backend: Backend, onFault: (error: unknown) => void): App {
  const app = new OpenAPIHono({ getPath: (request) => canonicalPath(new URL(request.url).pathname) });
  app.use(secureHeaders());
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  });
  app.onError((error, context) => {
    if (error instanceof Problem) {
      if (error.status === 401) context.header("WWW-Authenticate", "Bearer");
      return context.json(error.body, error.status as 400);
    }
    onFault(error);
    const problem = new Problem("INTERNAL_SERVER_ERROR", "the service failed; the request may be sent again");
    return context.json(problem.body, 500);
  });
  app.notFound((context) => context.json(new Problem("NOT_FOUND", "there is no such path").body, 404));
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "An access token of `/v1/oauth/token`.",
  });
  mountEndpoints(app, ENDPOINTS, backend);
  documentWebhook(app);
  let document: OpenApiDocument | undefined;
  const openApiDocument = (): OpenApiDocument => {
    document ??= createOpenApiDocument(app, backend.publicUrl);
    return document;
  };
  app.get("/openapi.json", (context) => context.json(openApiDocument()));
  mountDocsPage(app);
  return { fetch: (request) => app.fetch(request), openApiDocument };
}
