import { MOST_ISSUES_LISTED } from "../model/issue.js";

/** One thing that is wrong with a request: the engine's own shape of an issue. */
export interface RequestIssue {
  readonly code: string;
  /** JSON Pointer into the body, or into the query where the path begins with `/query`. */
  readonly path: string;
  readonly message: string;
}

/** The codes of error bodies and the statuses they come with (decisions section 10). */
export const PROBLEM_STATUSES = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  ALREADY_EXISTS: 422,
  INTERNAL_SERVER_ERROR: 500,
} as const;

/** The code of an error body. */
export type ProblemCode = keyof typeof PROBLEM_STATUSES;

/** The body of every error response. */
export interface ProblemBody {
  readonly code: ProblemCode;
  readonly message: string;
  readonly status: number;
  readonly issues?: readonly RequestIssue[];
}

/** A request that cannot be served, and why. Thrown by whatever notices it, answered in one place. */
export class Problem extends Error {
  override readonly name = "Problem";

  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly issues: readonly RequestIssue[] = [],
  ) {
    super(message);
  }

  /** The status of the response. */
  get status(): number {
    return PROBLEM_STATUSES[this.code];
  }

  /**
   * The body of the response. Of the request it bears the paths of what is wrong, with the names of members as they were
   * sent, and a media type, all bounded; no values, and no stack.
   */
  get body(): ProblemBody {
    const { code, message, status, issues } = this;
    return { code, message, status, ...(issues.length > 0 && { issues }) };
  }
}

/** The problem of one value: a 400 whose only issue names the place. */
export function badValue(path: string, message: string): Problem {
  return new Problem("BAD_REQUEST", message, [{ code: "INVALID_VALUE", path, message }]);
}

/**
 * The problem of a body or query: a 400 with the first issues, which counts the rest.
 *
 * @param unlistedCount - How many issues there are besides those that are given.
 */
export function invalid(what: "body" | "query", issues: readonly RequestIssue[], unlistedCount = 0): Problem {
  const listed = issues.slice(0, MOST_ISSUES_LISTED);
  const rest = issues.length - listed.length + unlistedCount;
  const more = rest > 0 ? ` (and ${rest} more issues)` : "";
  return new Problem("BAD_REQUEST", `the ${what} is not valid${more}`, listed);
}

/** The problem of something that is not there, or belongs to others: the two look the same. */
export function notFound(what: string): Problem {
  return new Problem("NOT_FOUND", `${what} not found`);
}
