import { Problem } from "../problem.js";
import type { Principal } from "./principal.js";
import type { Scope } from "./scopes.js";
import type { Tokens } from "./tokens.js";

/** The principal of requests that need no token: it owns nothing. */
export const NOBODY: Principal = {
  clientId: "",
  tenant: { organizationId: "", projectId: "" },
  scopes: new Set(),
};

/**
 * Finds out who asks, from the bearer token.
 *
 * @throws Problem UNAUTHORIZED without a valid access token, FORBIDDEN where it does not allow the scope.
 */
export async function authenticate(request: Request, scope: Scope, tokens: Tokens): Promise<Principal> {
  const header = request.headers.get("authorization") ?? "";
  const token = /^bearer +([^\s]+) *$/i.exec(header.slice(0, LONGEST_HEADER))?.[1];
  if (token === undefined) throw new Problem("UNAUTHORIZED", "a header Authorization: Bearer <access token> is needed");
  const principal = await tokens.verifyAccess(token);
  if (!principal.scopes.has(scope)) throw new Problem("FORBIDDEN", `the token does not allow ${scope}`);
  return principal;
}

/** Characters of the header that are looked at: more than any token of ours has. */
const LONGEST_HEADER = 8192;
