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

/** What a body says of an account's ownership beside it: read once for all accounts that it is about. */
export interface StatedOwnership {
  /** As the provider writes it. */
  readonly usage: unknown;
  /** The role of the user, else of the only party. */
  readonly role: string | undefined;
  /** The names of the parties that hold the account. */
  readonly holders: readonly string[];
}

/** The `accountOwnerships` of a body by the account they are about: `id:` and `iban:` keys. */
export type AccountOwnerships = ReadonlyMap<string, StatedOwnership>;

/** Orders the account ownerships of a body by account (providers.md section 2.2). The first one about an account counts. */
export function indexAccountOwnerships(body: JsonObject, issues: IssueList): AccountOwnerships {
  const index = new Map<string, StatedOwnership>();
  visitObjects(body, "accountOwnerships", "", issues, (ownership, path) => {
    visitObjects(ownership, "parties", path, issues, (party, at) => refuseArrays(party, ["identity"], at, issues));
    visitObjects(ownership, "identifications", path, issues);
    const stated = readOwnership(ownership);
    for (const key of keysOfOwnership(ownership)) if (!index.has(key)) index.set(key, stated);
  });
  return index;
}

/** The accounts that an ownership is about: `id:` and `iban:` keys. */
export function keysOfOwnership(ownership: JsonObject): readonly string[] {
  const id = readId(ownership["id_account"]);
  const ibans = readObjects(ownership["identifications"]).map((one) => readIban(one["identification"]));
  return [id && `id:${id}`, ...ibans.map((iban) => iban && `iban:${iban}`)].filter((key) => key !== undefined);
}

/** The ownership of an account: by its id, else by its IBAN. */
export function ownershipOfAccount(
  ownerships: AccountOwnerships,
  id: string | undefined,
  iban: string | undefined,
): StatedOwnership | undefined {
  return ownerships.get(`id:${id}`) ?? ownerships.get(`iban:${iban}`);
}

/** The role that is stated beside an account, else what the account itself says. */
export function roleOf(stated: StatedOwnership | undefined, ofAccount: unknown): AccountOwnership | undefined {
  const role = stated?.role ?? readEnum(ofAccount);
  return role === undefined ? undefined : readChoice<AccountOwnership>(role, ROLES, "OTHER");
}

function readOwnership(ownership: JsonObject): StatedOwnership {
  const parties = readObjects(ownership["parties"]);
  const user = parties.find((party) => readObject(party["identity"])?.["is_user"] === true);
  const only = parties.length === 1 ? parties[0] : undefined;
  const holders = parties.filter((party) => HOLDING_ROLES.has(readEnum(party["role"])));
  return {
    usage: ownership["usage"],
    role: readEnum(user?.["role"]) ?? readEnum(only?.["role"]),
    holders: distinctNames(holders.map((party) => readWords(readObject(party["identity"])?.["full_name"]))),
  };
}
