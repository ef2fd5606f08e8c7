import type { AccountOwnership } from "../model/account.js";
import type { JsonObject } from "../schema/decode.js";
import type { IssueList } from "../schema/issues.js";
import { refuseArrays, visitObjects } from "./containers.js";
import { readIban } from "./iban.js";
import { distinctNames, readChoice, readEnum, readId, readObject, readObjects, readWords } from "./readers.js";

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

/** Orders the account ownerships of a body by account (providers.md section 2.2). The first one about an account counts. */
export function indexAccountOwnerships(body: JsonObject, issues: IssueList): AccountOwnerships {
  const index = new Map<string, JsonObject>();
  visitObjects(body, "accountOwnerships", "", issues, (ownership, path) => {
    visitObjects(ownership, "parties", path, issues, (party, at) => refuseArrays(party, ["identity"], at, issues));
    visitObjects(ownership, "identifications", path, issues);
    const id = readId(ownership["id_account"]);
    const ibans = readObjects(ownership["identifications"]).map((one) => readIban(one["identification"]));
    for (const key of [id && `id:${id}`, ...ibans.map((iban) => iban && `iban:${iban}`)]) {
      if (key !== undefined && !index.has(key)) index.set(key, ownership);
    }
  });
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
  return distinctNames(holders.map((party) => readWords(readObject(party["identity"])?.["full_name"])));
}
