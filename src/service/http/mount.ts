import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isObject } from "../../schema/decode.js";
import { authenticate, NOBODY } from "../auth/authenticate.js";
import type { Backend } from "../backend.js";
import { Problem } from "../problem.js";
import type { AnyReply, Endpoint } from "./endpoint.js";
import { documentEndpoint } from "./openapi.js";
import { readRequestBody } from "./request-body.js";
import { validate } from "./validate.js";

/** Mounts endpoints: routes and documents each, and answers 405 where a path has no such method. */
export function mountEndpoints(app: OpenAPIHono, endpoints: readonly Endpoint[], backend: Backend): void {
  const methodsOfPath = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    documentEndpoint(app, endpoint);
    const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(endpoint.method, path, (context) => answer(endpoint, context, backend));
    methodsOfPath.set(path, [...(methodsOfPath.get(path) ?? []), endpoint.method.toUpperCase()]);
  }
  for (const [path, methods] of methodsOfPath) {
    app.all(path, (context) => {
      const allowed = methods.includes("GET") ? [...methods, "HEAD"] : methods;
      context.header("Allow", allowed.join(", "));
      const problem = new Problem("METHOD_NOT_ALLOWED", `this path answers ${allowed.join(", ")} only`);
      return context.json(problem.body, 405);
    });
  }
}

/** One request, top to bottom: who asks, for what, with what; then the handler; then the response. */
async function answer(endpoint: Endpoint, context: Context, backend: Backend): Promise<Response> {
  const request = context.req.raw;
  const principal = endpoint.scope === "none" ? NOBODY : await authenticate(request, endpoint.scope, backend.tokens);
  const query = endpoint.query === undefined ? undefined : validate(endpoint.query, context.req.query(), "/query");
  const body = await readBody(endpoint, request, backend);
  const params = context.req.param() as Readonly<Record<string, string>>;
  const call = { backend, principal, params, query, body, request };
  return respond(await endpoint.handle(call));
}

async function readBody(endpoint: Endpoint, request: Request, backend: Backend): Promise<unknown> {
  if (endpoint.body === undefined) return undefined;
  const { acceptsForm = false, isBodyOptional = false, isCheckedByEngine = false } = endpoint;
  const read = await readRequestBody(request, { mostBytes: backend.limits.bodyBytes, acceptsForm });
  const value = read === undefined && isBodyOptional ? {} : read;
  return validate(isCheckedByEngine ? ANY_OBJECT : endpoint.body, value, "");
}

const ANY_OBJECT = z.custom<object>(isObject, "expected an object");

function respond({ status, body, headers }: AnyReply): Response {
  if (body === undefined) return new Response(null, { status, ...(headers && { headers }) });
  if (typeof body === "string" || body instanceof Uint8Array)
    return new Response(body as string | Uint8Array<ArrayBuffer>, { status, ...(headers && { headers }) });
  return Response.json(body, { status, ...(headers && { headers }) });
}
