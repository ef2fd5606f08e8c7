/** Characters of a redirect URI at most. */
const LONGEST_REDIRECT_URI = 2000;

/** Parameters that the journey adds to a redirect URI: its own query must not have them too. */
const JOURNEY_PARAMETERS = ["state", "session_id"] as const;

/**
 * What is wrong with a redirect URI that is to be registered: an exact address, or one that ends in `/*` and stands for
 * all below it (interface, "Authentication").
 *
 * @returns A message that repeats nothing of the URI; undefined where nothing is wrong.
 */
export function faultOfRegistration(redirectUri: string): string | undefined {
  const address = redirectUri.endsWith("/*") ? redirectUri.slice(0, -1) : redirectUri;
  if (address.includes("*")) return "expected * only at the end, as /*";
  if (redirectUri.endsWith("/*") && address.includes("?")) return "expected no query in an address that ends in /*";
  return faultOfAddress(address);
}

/**
 * The address that a journey returns to, where it is registered: exactly, or below an address that ends in `/*`.
 * Addresses are compared as a browser reads them, never as texts.
 *
 * @returns undefined where the address is not registered, or is one that programs read in different ways.
 */
export function registeredTarget(redirectUri: string, registered: readonly string[]): URL | undefined {
  if (faultOfAddress(redirectUri) !== undefined) return undefined;
  const target = new URL(redirectUri);
  return registered.some((entry) => covers(entry, target)) ? target : undefined;
}

/** The address that ends a journey: the redirect URI with its own query, and behind it how the journey went. */
export function returnAddress(target: URL, state: string, sessionId: string): string {
  const address = new URL(target);
  const outcome = new URLSearchParams({ state, session_id: sessionId });
  address.search = target.search === "" ? `?${outcome}` : `${target.search}&${outcome}`;
  return address.href;
}

function covers(registered: string, target: URL): boolean {
  if (!registered.endsWith("/*")) return new URL(registered).href === target.href;
  // The path of what is left ends in a slash: the comparison ends on a border of segments.
  const base = new URL(registered.slice(0, -1));
  return base.origin === target.origin && target.pathname.startsWith(base.pathname);
}

/**
 * What is wrong with an address that end users are to return to, registered or not. Everything that browsers and servers
 * are known to read differently is refused, rather than told apart.
 *
 * @returns A message that repeats nothing of the address; undefined where nothing is wrong.
 */
export function faultOfAddress(text: string): string | undefined {
  if (text.length > LONGEST_REDIRECT_URI) return `expected at most ${LONGEST_REDIRECT_URI} characters`;
  if (!/^[\x21-\x7e]*$/.test(text) || text.includes("\\"))
    return "expected no spaces, backslashes, control or non-ASCII characters; write them percent-encoded";
  if (!/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text)) return "expected an absolute http or https address";
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return "expected no user name or password";
  if (text.includes("#")) return "expected no fragment";
  const { hostname, searchParams } = new URL(text);
  if (!/^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(hostname)) return "expected a host of letters, digits, - and .";
  if (hasAmbiguousPath(text)) return "expected a path without . or .. and without encoded dots, slashes or signs";
  const taken = JOURNEY_PARAMETERS.find((name) => searchParams.has(name));
  return taken === undefined ? undefined : `expected no ${taken} in the query: the journey adds it`;
}

/** Whether a path climbs, or may be found to climb by a server that decodes it once more or drops `;parameters`. */
function hasAmbiguousPath(address: string): boolean {
  const path = /^https?:\/\/[^/?]+([^?]*)/i.exec(address)![1]!;
  const climbs = /\/\.{1,2}(;[^/]*)?(\/|$)/.test(path);
  const isEncodedOddly = /%(?![0-9a-f]{2})|%([01][0-9a-f]|25|2e|2f|3b|5c|7f)/i.test(path);
  return climbs || isEncodedOddly;
}
