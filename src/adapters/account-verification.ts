import { fold } from "../base/text.js";
import type { AccountOwnership } from "../model/account.js";
import type { JsonObject } from "../schema/decode.js";
import type { IssueList } from "../schema/issues.js";
import { refuseArrays, visitObjects } from "./containers.js";
import { readIban } from "./iban.js";
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
    visitObjects(provider, "accounts", ofProvider, issues, (account, at) => {
      refuseArrays(account, ["accountIdentifiers", "accountIdentifiers.iban"], at, issues);
      visitObjects(account, "parties", at, issues, (party, of) => refuseArrays(party, ["identity"], of, issues));
      const verified = verifiedAccountOf(account, provider);
      const keys = [
        keyOf("id", readId(account["id"])),
        keyOf("iban", verified.iban),
        keyOf("number", readId(account["accountNumber"])),
      ];
      for (const key of keys) if (key !== undefined && !index.has(key)) index.set(key, verified);
    });
  });
  return index;
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

interface Party {
  readonly name: string | undefined;
  readonly role: string | undefined;
}

function verifiedAccountOf(account: JsonObject, provider: JsonObject): VerifiedAccount {
  const parties = readObjects(account["parties"]).map((party): Party => {
    return { name: readWords(readObject(party["identity"])?.["name"]), role: readEnum(party["role"]) };
  });
  const user = readWords(readObject(provider["identity"])?.["name"]);
  const holders = distinctNames(parties.filter((party) => party.role === "HOLDER").map((party) => party.name));
  const identifiers = readObject(account["accountIdentifiers"]);
  return {
    iban: readIban(account["iban"]) ?? readIban(readObject(identifiers?.["iban"])?.["iban"]),
    bankName: readWords(provider["financialInstitutionName"]),
    ownership: ownershipOf(parties, user),
    owners: holders.length > 0 ? holders : distinctNames([readWords(account["holderName"]) ?? user]),
  };
}

/** A user who is named holds the account or not by the roles under that name; else the account's holders decide. */
function ownershipOf(parties: readonly Party[], user: string | undefined): AccountOwnership | undefined {
  if (parties.length === 0) return undefined;
  const isUser = ({ name }: Party): boolean => user !== undefined && name !== undefined && fold(name) === fold(user);
  const ofUser = parties.filter(isUser);
  const roles = (ofUser.length > 0 ? ofUser : parties).map((party) => party.role);
  if (!roles.includes("HOLDER")) return roles.includes("AUTHORIZED_USER") ? "ATTORNEY" : "OTHER";
  const holders = parties.filter((party) => party.role === "HOLDER").map((party) => party.name);
  const unnamedCount = holders.filter((name) => name === undefined).length;
  return distinctNames(holders).length + unnamedCount > 1 ? "CO_HOLDER" : "HOLDER";
}
