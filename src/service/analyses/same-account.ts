import { PAID_TYPES } from "../../adapters/account-identity.js";
import type { AccountIdentity } from "./account-identity.js";

/** Whether nothing that two accounts say makes them two, and an IBAN, a number, an id or a name makes them one. */
export function isSameAccount(known: AccountIdentity, given: AccountIdentity): boolean {
  if (differ(known.shownLayout, given.shownLayout) || differ(known.currency, given.currency)) return false;
  if (differ(known.type, given.type) || differ(known.iban, given.iban)) return false;
  // Two cards of one checking account may both bear its IBAN.
  if (agree(known.iban, given.iban)) return !(isPaidByAnother(known.type) && differ(known.number, given.number));
  if (areAtOtherBanks(known, given) || differ(known.number, given.number)) return false;
  // Ids are labels, not keys: they decide only where nothing else does (decisions section 4).
  return agree(known.number, given.number) || hasId(known, given.id) || isSameByName(known, given);
}

/** Whether an account has an id, be it its provider's or the one that the service shows. */
export function hasId({ id, shownId }: AccountIdentity, given: string | undefined): boolean {
  return agree(id, given) || agree(shownId, given);
}

/** Whether the rows of two accounts are those of one. */
export function haveSameRows(known: AccountIdentity, given: AccountIdentity): boolean {
  return known.rows !== undefined && given.rows !== undefined && known.rows.agree(given.rows);
}

/** Two persons, or one twice, have accounts of one name at a bank: these are one where no rows would be lost by it. */
function isSameByName(known: AccountIdentity, given: AccountIdentity): boolean {
  if (!agree(known.name, given.name) || differ(known.id, given.id) || areOthers(known.owners, given.owners))
    return false;
  return given.rows === undefined || (known.rows?.isEmpty ?? true) || haveSameRows(known, given);
}

function areOthers(known: readonly string[], given: readonly string[]): boolean {
  return known.length > 0 && given.length > 0 && !given.some((owner) => known.includes(owner));
}

/** Within a provider's layout the bank's id decides before its name; else, and among the client's own, the name does. */
function areAtOtherBanks(known: AccountIdentity, given: AccountIdentity): boolean {
  const names = [known.bankName, given.bankName] as const;
  const ids = [known.bankId, given.bankId] as const;
  const isOfProvider = known.layout === given.layout && known.layout !== "NATIVE";
  const [first, second] = isOfProvider ? [ids, names] : [names, ids];
  return differ(...first) || (!agree(...first) && differ(...second));
}

function isPaidByAnother(type: string | undefined): boolean {
  return type !== undefined && (PAID_TYPES as ReadonlySet<string>).has(type);
}

function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function agree(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}
