import type { AccountOwnership } from "../model/account.js";
import type { JsonObject } from "../schema/decode.js";
import type { IssueList } from "../schema/issues.js";
import { refuseArrays, visitObjects } from "./containers.js";
import { readIban } from "./iban.js";
import { countPersons, isSamePerson, type NamedPerson, personOf } from "./party-names.js";
import { distinctNames, readEnum, readId, readObject, readObjects, readWords } from "./readers.js";

/** What an account verification check says of one account. */
export interface VerifiedAccount {
  readonly iban: string | undefined;
  readonly bankName: string | undefined;
  readonly ownership: AccountOwnership | undefined;
  readonly owners: readonly string[];
}

/** The verified accounts of a body by what names them: `id:`, `iban:` and `number:` keys. */
export type AccountVerification = ReadonlyMap<string, VerifiedAccount>;

/** Orders an `accountVerificationCheck` by account (providers.md section 4). The first word on an account counts. */
export function indexAccountVerification(check: JsonObject, path: string, issues: IssueList): AccountVerification {
  const index = new Map<string, VerifiedAccount>();
  visitObjects(check, "userDataByProvider", path, issues, (provider, ofProvider) => {
    refuseArrays(provider, ["identity"], ofProvider, issues);
    const source = sourceOf(provider);
    visitObjects(provider, "accounts", ofProvider, issues, (account, at) => {
      refuseArrays(account, ["accountIdentifiers", "accountIdentifiers.iban"], at, issues);
      visitObjects(account, "parties", at, issues, (party, of) => refuseArrays(party, ["identity"], of, issues));
      const verified = verifiedAccountOf(account, source);
      const keys = [...keysOfVerified(account), keyOf("number", readId(account["accountNumber"]))];
      for (const key of keys) if (key !== undefined && !index.has(key)) index.set(key, verified);
    });
  });
  return index;
}

/** What names a verified account and no other: `id:` and `iban:` keys. Accounts of two banks may share a number. */
export function keysOfVerified(account: JsonObject): readonly string[] {
  return [keyOf("id", readId(account["id"])), keyOf("iban", ibanOf(account))].filter((key) => key !== undefined);
}

function ibanOf(account: JsonObject): string | undefined {
  const identifiers = readObject(account["accountIdentifiers"]);
  return readIban(account["iban"]) ?? readIban(readObject(identifiers?.["iban"])?.["iban"]);
}

/** What is verified of an account: by its id, else by its IBAN, else by its number, which accounts of two banks may share. */
export function verifiedAccount(
  verification: AccountVerification,
  id: string | undefined,
  iban: string | undefined,
  number: string | undefined,
): VerifiedAccount | undefined {
  const known = verification.get(`id:${id}`) ?? verification.get(`iban:${iban}`);
  if (known !== undefined) return known;
  const numbered = verification.get(`number:${number}`);
  const isOther = iban !== undefined && numbered?.iban !== undefined && numbered.iban !== iban;
  return isOther ? undefined : numbered;
}

function keyOf(kind: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${kind}:${value}`;
}

/** What a provider says once for all of its accounts. */
interface Source {
  readonly bankName: string | undefined;
  readonly userName: string | undefined;
  readonly user: NamedPerson | undefined;
}

function sourceOf(provider: JsonObject): Source {
  const userName = readWords(readObject(provider["identity"])?.["name"]);
  return {
    bankName: readWords(provider["financialInstitutionName"]),
    userName,
    user: userName === undefined ? undefined : personOf(userName),
  };
}

interface Party {
  readonly name: string | undefined;
  readonly person: NamedPerson | undefined;
  readonly role: string | undefined;
}

function verifiedAccountOf(account: JsonObject, { bankName, userName, user }: Source): VerifiedAccount {
  const parties = readObjects(account["parties"]).map((party): Party => {
    const name = readWords(readObject(party["identity"])?.["name"]);
    return { name, person: name === undefined ? undefined : personOf(name), role: readEnum(party["role"]) };
  });
  const holders = distinctNames(parties.filter(({ role }) => role === "HOLDER").map(({ name }) => name));
  return {
    iban: ibanOf(account),
    bankName,
    ownership: ownershipOf(parties, user),
    owners: holders.length > 0 ? holders : distinctNames([readWords(account["holderName"]) ?? userName]),
  };
}

/**
 * A user who is named holds the account or not by the roles under that name; else the account's holders decide. Where
 * there are authorised users beside holders and nobody bears the name, nothing tells which of them the user is.
 */
function ownershipOf(parties: readonly Party[], user: NamedPerson | undefined): AccountOwnership | undefined {
  if (parties.length === 0) return undefined;
  const ofUser =
    user === undefined ? [] : parties.filter(({ person }) => person !== undefined && isSamePerson(person, user));
  const roles = new Set((ofUser.length > 0 ? ofUser : parties).map(({ role }) => role));
  if (!roles.has("HOLDER")) return roles.has("AUTHORIZED_USER") ? "ATTORNEY" : "OTHER";
  if (user !== undefined && ofUser.length === 0 && roles.has("AUTHORIZED_USER")) return undefined;
  const holders = parties.filter(({ role }) => role === "HOLDER").map(({ person }) => person);
  const named = holders.filter((person) => person !== undefined);
  return countPersons(named) + holders.length - named.length > 1 ? "CO_HOLDER" : "HOLDER";
}
