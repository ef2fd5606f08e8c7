const ARRAY_PLACE = /^(?:0|[1-9]\d*)$/;

/** The reference tokens of a JSON Pointer (RFC 6901); undefined where a text is none. */
export function tokensOf(pointer: string): readonly string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return undefined;
  const tokens = pointer.slice(1).split("/");
  return pointer.includes("~") ? tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~")) : tokens;
}

/** What reference tokens lead to; undefined where they lead nowhere. Members that objects inherit are none. */
export function valueAt(root: unknown, tokens: readonly string[]): unknown {
  let value = root;
  for (const token of tokens) {
    if (Array.isArray(value)) value = ARRAY_PLACE.test(token) ? value[Number(token)] : undefined;
    else if (typeof value === "object" && value !== null && Object.hasOwn(value, token))
      value = (value as Readonly<Record<string, unknown>>)[token];
    else return undefined;
  }
  return value;
}
