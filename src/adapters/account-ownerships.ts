import type { AccountOwnership } from "../model/account.js";
import { isObject, type JsonObject } from "../schema/decode.js";
import { readIban } from "./iban.js";
import { distinctNames, readChoice, readEnum, readId, readObject, readObjects, readText } from "./readers.js";

const ROLES: Readonly<Record<string, AccountOwnership>> = {
  HOLDER: "HOLDER",
  OWNER: "HOLDER",
  CO_HOLDER: "CO_HOLDER",
  "CO-OWNER": "CO_HOLDER",
  ATTORNEY: "ATTORNEY",
};

const HOLDING_ROLES: ReadonlySet<string | undefined> = new Set(["HOLDER", "CO_HOLDER"]);

/** The `accountOwnerships` of a body by the account they are about: `id:` and `iban:` keys. */
export type AccountOwnerships = ReadonlyMap<string, JsonObject>;

/** Orders account ownerships by account (providers.md section 2.2). The first one about an account counts. */
export function indexAccountOwnerships(ownerships: readonly unknown[]): AccountOwnerships {
  const index = new Map<string, JsonObject>();
  for (const ownership of ownerships) {
    if (!isObject(ownership)) continue;
    const id = readId(ownership["id_account"]);
    const ibans = readObjects(ownership["identifications"]).map((one) => readIban(one["identification"]));
    for (const key of [id && `id:${id}`, ...ibans.map((iban) => iban && `iban:${iban}`)]) {
      if (key !== undefined && !index.has(key)) index.set(key, ownership);
    }
  }
  return index;
}

/** The ownership of an account: by its id, else by its IBAN. */
export function ownershipOfAccount(
  ownerships: AccountOwnerships,
  id: string | undefined,
  iban: string | undefined,
): JsonObject | undefined {
  return ownerships.get(`id:${id}`) ?? ownerships.get(`iban:${iban}`);
}

/** The role of the user, else of the only party, else what the account itself says. */
export function roleOf(ownership: JsonObject | undefined, ofAccount: unknown): AccountOwnership | undefined {
  const parties = readObjects(ownership?.["parties"]);
  const user = parties.find((party) => readObject(party["identity"])?.["is_user"] === true);
  const only = parties.length === 1 ? parties[0] : undefined;
  const role = readEnum(user?.["role"]) ?? readEnum(only?.["role"]) ?? readEnum(ofAccount);
  return role === undefined ? undefined : readChoice<AccountOwnership>(role, ROLES, "OTHER");
}

/** The names of the parties that hold the account. */
export function holdersOf(ownership: JsonObject | undefined): readonly string[] {
  const holders = readObjects(ownership?.["parties"]).filter((party) => HOLDING_ROLES.has(readEnum(party["role"])));
  return distinctNames(holders.map((party) => readText(readObject(party["identity"])?.["full_name"])));
}
