import { keysOfOwnership } from "../../adapters/account-ownerships.js";
import { keysOfVerified } from "../../adapters/account-verification.js";
import { readObjects } from "../../adapters/readers.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { withoutNulls } from "../without-nulls.js";

/**
 * The account ownerships of a body that a later request leaves: those about accounts of which it says nothing, as the
 * first word on an account counts.
 */
export function ownershipsLeft(before: readonly unknown[], update: readonly unknown[]): readonly unknown[] {
  const keysOf = (item: unknown): readonly string[] => (isObject(item) ? keysOfOwnership(item) : []);
  const said = new Set(update.map((item) => JSON.stringify(item)));
  const about = new Set(update.flatMap(keysOf));
  return before.filter((item) => !said.has(JSON.stringify(item)) && !keysOf(item).some((key) => about.has(key)));
}

/** An account verification check with that of a later request, whose word on an account takes the place of the earlier one. */
export function mergeVerification(before: JsonObject, update: JsonObject): JsonObject {
  const merged = { ...before, ...withoutNulls(update) };
  const [known, given] = [before["userDataByProvider"], update["userDataByProvider"]];
  if (!Array.isArray(known) || !Array.isArray(given)) return merged;
  const about = new Set(given.flatMap(accountsOf).flatMap(keysOfVerified));
  const left = known.flatMap((provider: unknown) => {
    const accounts = accountsOf(provider).filter((account) => !keysOfVerified(account).some((key) => about.has(key)));
    return accounts.length === 0 ? [] : [{ ...(provider as JsonObject), accounts }];
  });
  return { ...merged, userDataByProvider: [...given, ...left] };
}

function accountsOf(provider: unknown): readonly JsonObject[] {
  return isObject(provider) ? readObjects(provider["accounts"]) : [];
}
