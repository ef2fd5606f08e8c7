import { isObject, type JsonObject } from "../../schema/decode.js";

const COMPONENTS = "#/components/schemas/";

/**
 * Says of every use of a named schema whether null is allowed there.
 *
 * The generator writes a nullable use as `allOf` of the named schema and a nullable type, which null itself does not
 * satisfy; and where the first use of a name is nullable, it makes the named schema nullable, and with it every use. Here
 * named schemas never are, and a nullable use is `anyOf` of the named schema and null.
 */
export function stateNulls<Document extends { readonly components?: { readonly schemas?: object } }>(
  document: Document,
): Document {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, JsonObject>>;
  const nullable = new Set(Object.keys(schemas).filter((name) => allowsNull(schemas[name]!)));
  const restated = restate(document, nullable) as Document;
  const named = Object.entries((restated.components?.schemas ?? {}) as Readonly<Record<string, JsonObject>>);
  return {
    ...restated,
    components: {
      ...restated.components,
      schemas: Object.fromEntries(named.map(([name, schema]) => [name, withoutNull(schema)])),
    },
  };
}

function restate(value: unknown, nullable: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => restate(item, nullable));
  if (!isObject(value)) return value;
  const { $ref, allOf, ...rest } = value;
  if (typeof $ref === "string") return nullable.has($ref.slice(COMPONENTS.length)) ? orNull({ $ref }, rest) : value;
  if (Array.isArray(allOf) && allOf.length === 2 && isNamed(allOf[0]) && isObject(allOf[1])) {
    const [named, { type, ...metadata }] = allOf as [JsonObject, JsonObject];
    if (allowsNull({ type }) && !("properties" in metadata)) return orNull(named, { ...metadata, ...rest });
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, restate(member, nullable)]));
}

function orNull(named: JsonObject, rest: JsonObject): JsonObject {
  return { anyOf: [named, { type: "null" }], ...rest };
}

function isNamed(value: unknown): value is JsonObject {
  return isObject(value) && typeof value["$ref"] === "string";
}

function allowsNull({ type }: JsonObject): boolean {
  return type === "null" || (Array.isArray(type) && type.includes("null"));
}

function withoutNull(schema: JsonObject): JsonObject {
  if (!Array.isArray(schema["type"])) return schema;
  const types = schema["type"].filter((type) => type !== "null");
  const values = schema["enum"];
  return {
    ...schema,
    type: types.length === 1 ? types[0] : types,
    ...(Array.isArray(values) && { enum: values.filter((value) => value !== null) }),
  };
}
