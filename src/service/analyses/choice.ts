import { readId } from "../../adapters/readers.js";
import type { JsonObject } from "../../schema/decode.js";

/** What tells which account an entry is about, in the words of all layouts. */
export const NAMING_MEMBERS = [
  ...["id", "account_id", "aggregator", "iban", "number", "account_number", "identifiers"],
  ...["name", "original_name", "type", "currency"],
  ...["bank", "id_source", "financialInstitutionId", "providerId", "accountProvider"],
];

const NAMING: ReadonlySet<string> = new Set(NAMING_MEMBERS);

/**
 * Whether an entry of a list of accounts is a choice, of which nothing is taken but `isComputed`: it says that, brings no
 * transactions, and either names its account and says nothing else, or names it by the id that the service shows. Then it
 * may be the account as the service lists it, whose words are not those of the account's provider. Any other entry is data.
 *
 * @param given - The entry without what is null.
 * @param isShown - Whether it names its account by the id that the service shows.
 */
export function isChoice(given: JsonObject, isShown: boolean): boolean {
  if (!("isComputed" in given) || "transactions" in given) return false;
  return isShown || Object.keys(given).every((name) => name === "isComputed" || NAMING.has(name));
}

/** The id that an entry names its account by: of its provider, or the one that the service shows. */
export function idOf(given: JsonObject): string | undefined {
  return readId(given["id"]) ?? readId(given["account_id"]);
}

/** What an entry says that names its account by the id that the service shows: that id is not its provider's. */
export function withoutId({ id: _, account_id: __, ...others }: JsonObject): JsonObject {
  return others;
}

/** Which choice an entry makes. */
export function chosenBy({ isComputed }: JsonObject): JsonObject {
  return { isComputed };
}
