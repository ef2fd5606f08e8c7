import { indexAccountOwnerships, keysOfOwnership, ownershipOfAccount } from "../../adapters/account-ownerships.js";
import { indexAccountVerification, keysOfVerified, verifiedAccount } from "../../adapters/account-verification.js";
import { readIban } from "../../adapters/iban.js";
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
 * The account ownerships of a body that a later request leaves, to stand behind its own, as the engine takes the first word on
 * an account: each with the keys that no word of the request is about. One that says the same, or has no such key, is gone.
 *
 * @param accounts - Those of the merged body.
 */
export function ownershipsLeft(
  before: readonly unknown[],
  update: readonly unknown[],
  accounts: readonly NamedAccount[],
): readonly unknown[] {
  const said = new Set(update.map((item) => JSON.stringify(item)));
  const words = indexAccountOwnerships({ accountOwnerships: update }, new IssueList());
  const about = keysAbout(words.keys(), accounts, ({ id, iban }) => ownershipOfAccount(words, id, iban) !== undefined);
  return before.flatMap((item) => {
    if (said.has(JSON.stringify(item))) return [];
    const keys = isObject(item) ? keysOfOwnership(item) : [];
    if (!keys.some((key) => about.has(key))) return [item];
    return keys.every((key) => about.has(key)) ? [] : [ownershipWithout(item as JsonObject, about)];
  });
}

function ownershipWithout(ownership: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const { id_account: id, ...others } = ownership;
  const identifications = readObjects(others["identifications"]);
  return {
    ...others,
    ...(!keys.has(`id:${readId(id)}`) && { id_account: id }),
    identifications: identifications.filter(({ identification: text }) => !keys.has(`iban:${readIban(text)}`)),
  };
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
  const about = keysAbout(
    given.flatMap(wordsOf).flatMap(keysOfWord),
    accounts,
    ({ id, iban, number }) => verifiedAccount(words, id, iban, number) !== undefined,
  );
  const left = known.flatMap((provider: unknown) => {
    const kept = wordsOf(provider).flatMap((word) => {
      const { id, ...others } = word;
      if (keysOfWord(word).every((key) => about.has(key))) return [];
      return about.has(`id:${readId(id)}`) ? [others] : [word];
    });
    return kept.length === 0 ? [] : [{ ...(provider as JsonObject), accounts: kept }];
  });
  return { ...merged, userDataByProvider: [...given, ...left] };
}

/** What words are about: their keys, and whatever else names the accounts that they tell of, and no other account. */
function keysAbout(
  keys: Iterable<string>,
  accounts: readonly NamedAccount[],
  isTold: (account: NamedAccount) => boolean,
): ReadonlySet<string> {
  const others = new Set(accounts.filter((account) => !isTold(account)).flatMap(keysOfAccount));
  const told = accounts.filter(isTold).flatMap(keysOfAccount);
  return new Set([...keys, ...told.filter((key) => !others.has(key))]);
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
  return Object.entries({ id, iban, number }).flatMap(([kind, name]) =>
    name === undefined ? [] : [`${kind}:${name}`],
  );
}
