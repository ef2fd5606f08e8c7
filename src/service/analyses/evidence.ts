import { indexAccountOwnerships, keysOfOwnership, ownershipOfAccount } from "../../adapters/account-ownerships.js";
import { indexAccountVerification, keysOfVerified, verifiedAccount } from "../../adapters/account-verification.js";
import { readId, readObjects } from "../../adapters/readers.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import { IssueList } from "../../schema/issues.js";
import { withoutNulls } from "../without-nulls.js";

/** What an account is named by where words on it are looked for. */
export interface NamedAccount {
  readonly id: string | undefined;
  readonly iban: string | undefined;
  readonly number: string | undefined;
}

/**
 * The account ownerships of a body that a later request leaves: those about accounts of which it says nothing, by whatever
 * names them, as the engine takes the word by id before one by IBAN, and of these the first.
 *
 * @param accounts - Those of the merged body.
 */
export function ownershipsLeft(
  before: readonly unknown[],
  update: readonly unknown[],
  accounts: readonly NamedAccount[],
): readonly unknown[] {
  const keysOf = (item: unknown): readonly string[] => (isObject(item) ? keysOfOwnership(item) : []);
  const said = new Set(update.map((item) => JSON.stringify(item)));
  const words = indexAccountOwnerships({ accountOwnerships: update }, new IssueList());
  const told = accounts.filter(({ id, iban }) => ownershipOfAccount(words, id, iban) !== undefined);
  const about = new Set([...update.flatMap(keysOf), ...told.flatMap(keysOfAccount)]);
  return before.filter((item) => !said.has(JSON.stringify(item)) && !keysOf(item).some((key) => about.has(key)));
}

/**
 * An account verification check with that of a later request, whose word on an account takes the place of the earlier one,
 * likewise.
 */
export function mergeVerification(
  before: JsonObject,
  update: JsonObject,
  accounts: readonly NamedAccount[],
): JsonObject {
  const merged = { ...before, ...withoutNulls(update) };
  const [known, given] = [before["userDataByProvider"], update["userDataByProvider"]];
  if (!Array.isArray(known) || !Array.isArray(given)) return merged;
  const words = indexAccountVerification(update, "", new IssueList());
  const told = accounts.filter(({ id, iban, number }) => verifiedAccount(words, id, iban, number) !== undefined);
  const about = new Set([...given.flatMap(wordsOf).flatMap(keysOfWord), ...told.flatMap(keysOfAccount)]);
  const left = known.flatMap((provider: unknown) => {
    const kept = wordsOf(provider).filter((word) => isAboutOthers(keysOfWord(word), about));
    return kept.length === 0 ? [] : [{ ...(provider as JsonObject), accounts: kept }];
  });
  return { ...merged, userDataByProvider: [...given, ...left] };
}

/** A word without a key is about no account. */
function isAboutOthers(keys: readonly string[], about: ReadonlySet<string>): boolean {
  return keys.length > 0 && !keys.some((key) => about.has(key));
}

function wordsOf(provider: unknown): readonly JsonObject[] {
  return isObject(provider) ? readObjects(provider["accounts"]) : [];
}

/** Accounts of two banks may share a number: it counts where nothing else names the account. */
function keysOfWord(word: JsonObject): readonly string[] {
  const keys = keysOfVerified(word);
  const number = readId(word["accountNumber"]);
  return keys.length > 0 || number === undefined ? keys : [`number:${number}`];
}

function keysOfAccount({ id, iban, number }: NamedAccount): readonly string[] {
  return [`id:${id}`, `iban:${iban}`, `number:${number}`];
}
