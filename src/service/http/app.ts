import { OpenAPIHono } from "@hono/zod-openapi";
import { secureHeaders } from "hono/secure-headers";
import type { Backend } from "../backend.js";
import { ENDPOINTS } from "../endpoints/all.js";
import { Problem } from "../problem.js";
import { mountEndpoints } from "./mount.js";
import { canonicalPath } from "./paths.js";

/** The HTTP side of the service: what every response has, and where every problem becomes a response. */
export function createApp(backend: Backend, onFault: (error: unknown) => void): OpenAPIHono {
  const app = new OpenAPIHono({ getPath: (request) => canonicalPath(new URL(request.url).pathname) });
  app.use(secureHeaders());
  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
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
  });
  mountEndpoints(app, ENDPOINTS, backend);
  return app;
}
