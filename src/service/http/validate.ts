import type { z } from "@hono/zod-openapi";
import { invalid, type RequestIssue } from "../problem.js";
import { pointerStep } from "./pointer-step.js";

/**
 * Checks a part of a request against its schema.
 *
 * @param root - Pointer that the issues' paths begin with: empty for a body, `/query` for a query.
 * @throws Problem BAD_REQUEST with the first issues, and the count of the rest.
 */
export function validate(schema: z.ZodType, value: unknown, root: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(root === "" ? "body" : "query", issuesOf(result.error, root));
}

/** What a schema found wrong, where `root` begins the issues' paths. */
export function issuesOf({ issues }: z.ZodError, root: string): readonly RequestIssue[] {
  return issues.map((issue) => issueOf(issue, root));
}

/** Messages of the library name what was expected and the kind of what was found, never the value itself. */
function issueOf(issue: z.core.$ZodIssue, root: string): RequestIssue {
  return { code: issue.code.toUpperCase(), path: `${root}${pointerOf(issue.path)}`, message: issue.message };
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((step) => pointerStep(String(step))).join("");
}
