/** Paths of the second version; all others have only a first one (interface, "Versioning"). */
const SECOND_VERSION: ReadonlySet<string> = new Set(["customers", "businesses", "analyses"]);
/** Paths outside the versions. */
const UNVERSIONED: ReadonlySet<string> = new Set(["", "openapi.json", "docs", "connect"]);

/**
 * The path that a request is routed by: with its version where it was written without one or with the other, and without
 * a slash at its end (decisions section 10).
 *
 * @example
 * canonicalPath("/subscriptions/"); // "/v1/subscriptions"
 * canonicalPath("/v2/oauth/token"); // "/v1/oauth/token"
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/^\/v[12](?=\/|$)/, "");
  const trimmed = bare.length > 1 && bare.endsWith("/") ? bare.slice(0, -1) : bare;
  const first = trimmed.split("/", 2)[1] ?? "";
  if (UNVERSIONED.has(first)) return trimmed || "/";
  return `${SECOND_VERSION.has(first) ? "/v2" : "/v1"}${trimmed}`;
}
