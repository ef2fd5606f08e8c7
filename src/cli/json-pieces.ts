/** What a value may weigh that is written in one piece: characters of its texts, and one for all else. */
const HEAVIEST_PIECE = 200_000;

/**
 * The text of `JSON.stringify(value, null, 2)` in pieces: that of a large result is longer than a string may be. For plain
 * values, as JSON.parse or the engine gives them.
 */
export function* jsonPieces(value: unknown, heaviest = HEAVIEST_PIECE, margin = "\n"): Generator<string> {
  if (typeof value !== "object" || value === null || weightOf(value, heaviest) <= heaviest) {
    // A text's own ends of lines are escaped: those that are left are between values.
    yield (JSON.stringify(value ?? null, null, 2) as string).replaceAll("\n", margin);
    return;
  }
  const inner = `${margin}  `;
  let before = `${Array.isArray(value) ? "[" : "{"}${inner}`;
  for (const [name, part] of partsOf(value)) {
    yield before + name;
    yield* jsonPieces(part, heaviest, inner);
    before = `,${inner}`;
  }
  yield `${margin}${Array.isArray(value) ? "]" : "}"}`;
}

/** The parts of a list, or the members of an object with what is written before each: those without a value are left out. */
function* partsOf(value: object): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) for (const part of value) yield ["", part];
  else
    for (const [name, part] of Object.entries(value)) if (part !== undefined) yield [`${JSON.stringify(name)}: `, part];
}

/** How much a value weighs, or something more than the most: no more of it is looked at than is needed to know. */
function weightOf(value: unknown, most: number): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 1;
  let weight = 1;
  for (const part of Object.values(value)) {
    if (part === undefined) continue;
    weight += weightOf(part, most - weight);
    if (weight > most) break;
  }
  return weight;
}
