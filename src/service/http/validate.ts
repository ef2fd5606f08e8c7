import type { z } from "@hono/zod-openapi";
import { Problem, type RequestIssue } from "../problem.js";

/** Issues that a 400 lists at most. */
const MOST_ISSUES = 100;

/**
 * Checks a part of a request against its schema.
 *
 * @param root - Pointer that the issues' paths begin with: empty for a body, `/query` for a query.
 * @throws Problem BAD_REQUEST with all issues.
 */
export function validate(schema: z.ZodType, value: unknown, root: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MOST_ISSUES).map((issue) => issueOf(issue, root));
  throw new Problem("BAD_REQUEST", `${root === "" ? "the body" : "the query"} is not valid`, issues);
}

/** Messages of the library name what was expected and the kind of what was found, never the value itself. */
function issueOf(issue: z.core.$ZodIssue, root: string): RequestIssue {
  return { code: issue.code.toUpperCase(), path: `${root}${pointerOf(issue.path)}`, message: issue.message };
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1").slice(0, 100)}`).join("");
}
