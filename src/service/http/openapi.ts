import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { PROBLEM_STATUSES } from "../problem.js";
import type { Endpoint, ProblemStatus, ResponseSpec } from "./endpoint.js";

const PROBLEM_SCHEMA = z
  .object({
    code: z.enum(Object.keys(PROBLEM_STATUSES) as [string, ...string[]]),
    message: z.string(),
    status: z.number().int(),
    issues: z
      .array(
        z.object({ code: z.string(), path: z.string().openapi({ description: "JSON Pointer." }), message: z.string() }),
      )
      .optional()
      .openapi({
        description: "Everything that is wrong with the request: the first 100, and the message counts the rest.",
      }),
  })
  .openapi("Problem");

const PROBLEM_MEANINGS: Readonly<Record<ProblemStatus, string>> = {
  400: "The request is not valid.",
  401: "The token is missing or not valid.",
  403: "The token does not allow this.",
  404: "Not found, or another tenant's.",
  413: "The body is larger than the limit.",
  422: "The identifier is already used.",
};

/** Adds an endpoint to the OpenAPI document. */
export function documentEndpoint(app: OpenAPIHono, endpoint: Endpoint): void {
  const { method, path, operationId, summary, description, tag, scope, query, body, responses } = endpoint;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  app.openAPIRegistry.registerPath({
    method,
    path,
    operationId,
    summary,
    ...(description !== undefined && { description }),
    tags: [tag],
    security: scope === "none" ? [] : [{ bearer: [scope] }],
    request: {
      ...(names.length > 0 && { params }),
      ...(query !== undefined && { query: query as z.ZodObject }),
      ...(endpoint.headers !== undefined && { headers: endpoint.headers }),
      ...(body !== undefined && { body: { required: endpoint.isBodyOptional !== true, content: contentOf(endpoint) } }),
    },
    responses: { ...documentResponses(responses), ...documentProblems(problemStatusesOf(endpoint)) },
  });
}

/** The statuses of problems that an endpoint may answer: its own, and those that all of its kind have. */
function problemStatusesOf({ problems, scope, body }: Endpoint): readonly ProblemStatus[] {
  const statuses = new Set<ProblemStatus>(problems);
  if (scope !== "none") for (const status of [401, 403] as const) statuses.add(status);
  if (body !== undefined) for (const status of [400, 413] as const) statuses.add(status);
  return [...statuses].sort((a, b) => a - b);
}

function contentOf({ body, acceptsForm = false }: Endpoint) {
  const json = { "application/json": { schema: body! } };
  return acceptsForm ? { ...json, "application/x-www-form-urlencoded": { schema: body! } } : json;
}

function documentResponses(responses: Readonly<Record<number, ResponseSpec>>) {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { description, schema, mediaType }]) => {
      if (schema !== undefined) return [status, { description, content: { "application/json": { schema } } }];
      if (mediaType !== undefined) return [status, { description, content: { [mediaType]: { schema: z.string() } } }];
      return [status, { description }];
    }),
  );
}

function documentProblems(statuses: readonly ProblemStatus[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: PROBLEM_MEANINGS[status], content: { "application/json": { schema: PROBLEM_SCHEMA } } },
    ]),
  );
}
