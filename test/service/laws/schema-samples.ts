import type { Random } from "../../../fixtures/random.mjs";

/** A JSON schema, as far as the OpenAPI document uses the language. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** Values for members that a schema does not say enough of, by their name. */
export type Hints = Readonly<Record<string, (random: Random) => unknown>>;

/** What sampling needs besides a schema. */
export interface Sampling {
  readonly random: Random;
  readonly hints: Hints;
  /** Schemas that others name, by their name. */
  readonly named: Readonly<Record<string, JsonSchema>>;
}

const TEXTS = ["a", "Zoë Dupont", "75011", "true", "0", " padded ", "élan ✓", "x".repeat(40), "%2F", "FR"];

/** Makes a value that a schema accepts, where its words alone tell how. */
export function sampleOf(schema: JsonSchema, sampling: Sampling): unknown {
  const { random, named } = sampling;
  if (schema.$ref !== undefined) return sampleOf(named[schema.$ref.split("/").at(-1)!] ?? {}, sampling);
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return sampleOf(random.pick(schema.anyOf), sampling);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, sampling) as object));
  const type = typeof schema.type === "string" ? schema.type : random.pick(schema.type ?? ["string", "object"]);
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return random.chance(0.5);
    case "integer":
      return random.integer(schema.minimum ?? -5, Math.min(schema.maximum ?? 5000, 1e9));
    case "number":
      return random.integer((schema.minimum ?? -500) * 100, Math.min(schema.maximum ?? 5000, 1e9) * 100) / 100;
    case "array":
      return arrayOf(schema, sampling);
    case "object":
      return objectOf(schema, sampling);
    default:
      return textOf(schema, random);
  }
}

function arrayOf({ items = {}, minItems = 0, maxItems = 3 }: JsonSchema, sampling: Sampling): readonly unknown[] {
  const length = sampling.random.integer(minItems, Math.max(minItems, Math.min(maxItems, 3)));
  return Array.from({ length }, () => sampleOf(items, sampling));
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, sampling: Sampling): object {
  const { random, hints } = sampling;
  const members = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    if (!required.includes(name) && random.chance(0.4)) return [];
    return [[name, hints[name]?.(random) ?? sampleOf(schema, sampling)]];
  });
  const more = typeof additionalProperties === "object" && random.chance(0.2) ? [["more", random.pick(TEXTS)]] : [];
  return Object.fromEntries([...members, ...more]);
}

function textOf({ format, minLength = 0, maxLength = 100 }: JsonSchema, random: Random): string {
  if (format === "date") return "1990-02-28";
  if (format === "date-time") return "2026-06-30T12:00:00.000Z";
  return random.pick(TEXTS).padEnd(minLength, "x").slice(0, maxLength);
}
