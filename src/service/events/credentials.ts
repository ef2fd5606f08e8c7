import { badValue } from "../problem.js";
import type { Credentials } from "./subscription.js";

/** Stands for a secret in responses; in an update it says that the secret stays as it is. */
export const MASK = "********";

/** Members of OAuth 2.0 credentials that are no secrets. */
const OPEN_MEMBERS: ReadonlySet<string> = new Set(["tokenUrl", "clientId", "scope", "grantType", "audience"]);

/** Credentials as they may be shown: whatever is not known to be no secret is masked. */
export function maskCredentials(credentials: Credentials): Credentials {
  return Object.fromEntries(
    Object.entries(credentials).map(([name, value]) => [name, OPEN_MEMBERS.has(name) ? value : MASK]),
  );
}

/**
 * A secret as an update leaves it.
 *
 * @param given - Undefined to keep the one there is, null to take it away.
 * @throws Problem BAD_REQUEST where a mask is given and there is no secret behind it.
 */
export function unmaskSecret(given: string | null | undefined, before: string | undefined): string | undefined {
  if (given === null) return undefined;
  if (given === undefined) return before;
  return given === MASK ? behindMask(before, "/secret") : given;
}

/**
 * Credentials as an update leaves them; masked members keep their values.
 *
 * @param path - Pointer to the credentials in the body.
 * @throws Problem BAD_REQUEST where a mask is given and there is no secret behind it, or not with the `tokenUrl` that the
 * secret was given for: with another, or with none.
 */
export function unmaskCredentials(
  given: Credentials | null | undefined,
  before: Credentials | undefined,
  path: string,
): Credentials | undefined {
  if (given === null) return undefined;
  if (given === undefined) return before;
  const known = new Map(Object.entries(before ?? {}));
  const after: Credentials = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value === MASK ? behindMask(known.get(name), `${path}/${name}`) : value,
    ]),
  );
  const masked = Object.keys(given).find((name) => given[name] === MASK);
  if (masked !== undefined && after["tokenUrl"] !== known.get("tokenUrl"))
    throw badValue(
      `${path}/${masked}`,
      "expected the secret itself, or its mask with the tokenUrl that it was given for",
    );
  return after;
}

function behindMask<T>(secret: T | undefined, path: string): T {
  if (secret === undefined) throw badValue(path, "expected the secret itself, found its mask");
  return secret;
}
