import type { Format } from "../model/format.js";
import {
  anyMember,
  definition,
  type JsonSchema,
  listOf,
  type Members,
  NOTHING,
  objectOf,
  SHARED_DEFINITIONS,
  STATED_ERROR,
  withoutMembers,
} from "../schema/json-schema.js";
import { REQUEST_MEMBERS } from "../schema/request-schema.js";
import { ACCOUNT_MEMBERS, type AccountLayout, type Layout } from "./detect.js";
import { NATIVE_ROW, nativeAccountOf } from "./native-schema.js";
import { PROVIDER_A_EVIDENCE, PROVIDER_A_ROW, providerAAccountOf, providerAConnectionOf } from "./provider-a-schema.js";
import { PROVIDER_C_ROW, providerCAccountOf, providerCConnectionOf } from "./provider-c-schema.js";
import { PROVIDER_D_EVIDENCE, PROVIDER_D_ROW, providerDAccountOf } from "./provider-d-schema.js";
import { PROVIDER_E_ROW, providerEAccountOf } from "./provider-e-schema.js";
import { READINGS } from "./readings.js";

/** The definitions of each layout, each named after it; `isMixed` where other layouts stand beside it. */
const DEFINITIONS: Readonly<Record<Layout, (isMixed: boolean) => Members>> = {
  NATIVE: () => ({ nativeRow: NATIVE_ROW, nativeAccount: nativeAccountOf(definition("nativeRow")) }),
  PROVIDER_A: () => ({
    providerARow: PROVIDER_A_ROW,
    providerAAccount: providerAAccountOf(definition("providerARow")),
    providerAConnection: providerAConnectionOf(definition("providerAAccount")),
  }),
  PROVIDER_C: () => ({
    providerCRow: PROVIDER_C_ROW,
    providerCAccount: providerCAccountOf(definition("providerCRow")),
    providerCConnection: providerCConnectionOf(definition("providerCAccount")),
  }),
  PROVIDER_D: () => ({
    providerDRow: PROVIDER_D_ROW,
    providerDAccount: providerDAccountOf(definition("providerDRow")),
  }),
  PROVIDER_E: (isMixed) => ({
    providerERow: PROVIDER_E_ROW,
    providerEAccount: providerEAccountOf(definition("providerERow"), isMixed),
  }),
};

/** The definition that a connection or account of a layout has. */
const ENTRIES: Readonly<Record<Layout, string>> = {
  NATIVE: "nativeAccount",
  PROVIDER_A: "providerAConnection",
  PROVIDER_C: "providerCConnection",
  PROVIDER_D: "providerDAccount",
  PROVIDER_E: "providerEAccount",
};

/** What every body may have beside its data, whatever its format: the reader looks at it in all of them. */
const EVIDENCE: Members = { ...PROVIDER_A_EVIDENCE, ...PROVIDER_D_EVIDENCE, error: STATED_ERROR };

const OBJECTS: JsonSchema = listOf({});

/**
 * The JSON Schema (2020-12) of a format's bodies. A body that is valid is read whole: nothing in it is refused or left out
 * but for what a schema cannot say, such as that a day is of the calendar, or a balance in its account's currency. A body
 * that is not valid may still be read, with what cannot be read left out and reported.
 */
export function schemaOfBody(format: Format): JsonSchema {
  const { connections, accounts } = READINGS[format];
  const layouts: readonly Layout[] = [...(connections ?? []), ...(accounts ?? [])];
  const definitions = layouts.map((layout) => DEFINITIONS[layout](layouts.length > 1));
  const data: Members = {
    connections: connections === undefined ? OBJECTS : listOf(entryOf(connections)),
    accounts: accounts === undefined ? OBJECTS : listOf(entryOf(withoutEarlier(accounts))),
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:credence:body:${format}`,
    title: `Body of an analysis in the format ${format}`,
    ...objectOf({}, { format: formatOf(format), ...REQUEST_MEMBERS, ...EVIDENCE, ...data }),
    allOf: [dataRule(format), ...namingRules(format)],
    $defs: Object.assign({}, SHARED_DEFINITIONS, ...definitions) as Members,
  };
}

function formatOf(format: Format): JsonSchema {
  return format === "NATIVE" ? { enum: [format, null], default: format } : { const: format };
}

/** A format is named, but that a body of native accounts alone need not name its own. */
function namingRules(format: Format): readonly JsonSchema[] {
  const isNamed: JsonSchema = objectOf({ format: { const: format } });
  return [format === "NATIVE" ? { anyOf: [isNamed, { properties: { connections: NOTHING } }] } : isNamed];
}

/** The data that a body of the format must have: some in the list that it reads, where there are some in the other. */
function dataRule(format: Format): JsonSchema {
  const { connections, accounts } = READINGS[format];
  const list: JsonSchema = { type: "array" };
  if (connections !== undefined && accounts !== undefined) return anyMember(["connections", list], ["accounts", list]);
  const [own, other] = connections === undefined ? ["accounts", "connections"] : ["connections", "accounts"];
  return {
    anyOf: [objectOf({ [own]: { ...list, minItems: 1 } }), objectOf({ [own]: list }, { [other]: { maxItems: 0 } })],
  };
}

function entryOf(entries: readonly (Layout | JsonSchema)[]): JsonSchema {
  const schemas = entries.map((entry) => (typeof entry === "string" ? definition(ENTRIES[entry]) : entry));
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
}

/** Each layout without the members that would make it one of those tried before it. */
function withoutEarlier(layouts: readonly AccountLayout[]): readonly (Layout | JsonSchema)[] {
  return layouts.map((layout, place) => {
    const foreign = layouts.slice(0, place).flatMap((earlier) => ACCOUNT_MEMBERS[earlier]);
    return foreign.length === 0 ? layout : { allOf: [definition(ENTRIES[layout]), withoutMembers(foreign)] };
  });
}
