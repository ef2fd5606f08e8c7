import { type ConnectionLayout, detectConnection, layoutOfConnectionType } from "../../adapters/detect.js";
import { readEnum, readId, readObject } from "../../adapters/readers.js";
import type { JsonObject } from "../../schema/decode.js";

/** What a connection says of which one it is; an id or layout is undefined where it does not say. */
export interface ConnectionIdentity {
  readonly id: string | undefined;
  readonly layout: ConnectionLayout | undefined;
  /** What tells connections of one id apart, by name: each provider counts its own, and each of its users may have one. */
  readonly signs: ReadonlyMap<string, string>;
}

const ID_MEMBERS = ["id_user", "id_connector", "connector_uuid", "id_provider", "id_bank", "provider_id"];

/**
 * Reads what a connection says of which one it is.
 *
 * @param expected - The layouts of the body's format, in the order in which they are tried.
 */
export function readConnectionIdentity(
  connection: JsonObject,
  expected: readonly ConnectionLayout[],
): ConnectionIdentity {
  const layout = layoutOfConnectionType(connection) ?? detectConnection(connection, expected);
  const signs = new Map<string, string>();
  const add = (name: string, sign: string | undefined): void => {
    if (sign !== undefined) signs.set(name, sign);
  };
  add("layout", layout);
  add("connection_type", readEnum(connection["connection_type"]));
  add("connector", readId(readObject(connection["connector"])?.["id"]));
  for (const name of ID_MEMBERS) add(name, readId(connection[name]));
  return { id: readId(connection["id"]), layout, signs };
}

/** Whether nothing but their ids tells two connections apart. */
export function isAlike(known: ConnectionIdentity, given: ConnectionIdentity): boolean {
  for (const [name, sign] of given.signs) if ((known.signs.get(name) ?? sign) !== sign) return false;
  return true;
}

const SIGNS: ReadonlySet<string> = new Set([...ID_MEMBERS, "connection_type", "connector"]);

/** Whether a connection has no id, and says nothing but what else tells which one it is, with its accounts. */
export function saysWhichAlone(given: JsonObject): boolean {
  return Object.keys(given).every((name) => name === "accounts" || SIGNS.has(name));
}

const BANK_MEMBERS = ["connector", "connector_uuid", "id_connector", "provider_id", "name"];

/** What a connection says of the bank of its accounts, with the layout that these are to be read as. */
export function bankMembersOf(connection: JsonObject, layout: ConnectionLayout): JsonObject {
  const said = BANK_MEMBERS.filter((name) => Object.hasOwn(connection, name)).map((name) => [name, connection[name]]);
  return { ...Object.fromEntries(said), connection_type: layout.replace("_", "-") };
}
