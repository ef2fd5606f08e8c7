/** What is wrong with a place of a body or of the options. */
export const ISSUE_CODES = [
  "INVALID_TYPE",
  "MISSING",
  "INVALID_VALUE",
  "OUT_OF_RANGE",
  "INVALID_AMOUNT",
  "INVALID_DATE",
  "EMPTY_DESCRIPTION",
  "UNKNOWN_FORMAT",
  "FORMAT_MISMATCH",
  "INVALID_OPTION",
] as const;

/** The code of an {@link Issue}. */
export type IssueCode = (typeof ISSUE_CODES)[number];

/** One thing that is wrong, with its place. */
export interface Issue {
  /** What kind of fault it is. */
  readonly code: IssueCode;
  /** JSON Pointer (RFC 6901) into the body, or into the options where the code is INVALID_OPTION. */
  readonly path: string;
  /** What was found, and what is needed. Never quotes a text of the body. */
  readonly message: string;
}

/** How many issues an error lists at most; the rest is counted. */
export const MOST_ISSUES_LISTED = 100;

/**
 * Thrown for a body that is not of its format, or options that are not what they must be: by `analyze`, which throws
 * nothing else, and by `adapt`, `detectFormat`, `enrich` and `compare`.
 *
 * @example
 * try { analyze({ accounts: 3 }); } catch (error) { error.issues[0].path; } // "/accounts"
 */
export class InvalidBodyError extends Error {
  /** Tells it from other errors. */
  override readonly name = "InvalidBodyError";
  /** The first issues, at most 100, in the order of the body. */
  readonly issues: readonly Issue[];
  /** How many further issues there are. */
  readonly unlistedIssueCount: number;

  constructor(issues: readonly Issue[], issueCount = issues.length) {
    const first = issues[0];
    const place = first === undefined || first.path === "" ? "" : ` at ${first.path}`;
    const more = issueCount > 1 ? ` (and ${issueCount - 1} more)` : "";
    const what = first?.code === "INVALID_OPTION" ? "options" : "body";
    super(`Invalid ${what}${place}: ${first?.message ?? "not of its format"}${more}`);
    this.issues = issues.slice(0, MOST_ISSUES_LISTED);
    this.unlistedIssueCount = issueCount - this.issues.length;
  }
}
