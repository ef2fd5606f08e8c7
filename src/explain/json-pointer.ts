const ZERO = 48;
const NINE = 57;

/**
 * The reference token of a JSON Pointer (RFC 6901) that begins after a slash.
 * @param end - Where the next slash is; -1 for the last token.
 */
export function tokenAt(pointer: string, start: number, end: number): string {
  const token = end === -1 ? pointer.slice(start) : pointer.slice(start, end);
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}

/** What a token leads to; undefined where it leads nowhere. Members that objects inherit are none. */
export function memberOf(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return isPlace(token) ? value[Number(token)] : undefined;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[token];
}

/** What a pointer leads to; undefined where it leads nowhere. */
export function valueAt(root: unknown, pointer: string): unknown {
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  let value = root;
  for (let slash = 0; slash !== -1 && value !== undefined; ) {
    const next = pointer.indexOf("/", slash + 1);
    value = memberOf(value, tokenAt(pointer, slash + 1, next));
    slash = next;
  }
  return value;
}

/** Whether a token is a place in a list: digits without a leading zero. */
function isPlace(token: string): boolean {
  if (token === "" || (token.length > 1 && token.charCodeAt(0) === ZERO)) return false;
  for (let at = 0; at < token.length; at += 1) {
    const code = token.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}
