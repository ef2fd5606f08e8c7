import { PAID_TYPES } from "../../adapters/account-identity.js";
import { fold } from "../../base/text.js";
import type { AccountIdentity } from "./account-identity.js";

/** Whether nothing that two accounts say makes them two, and an IBAN, a number, an id or their rows make them one. */
export function isSameAccount(known: AccountIdentity, given: AccountIdentity): boolean {
  if (differ(known.shownLayout, given.shownLayout) || differ(known.currency, given.currency)) return false;
  if (differ(known.type, given.type) || differ(known.iban, given.iban)) return false;
  // Two cards of one checking account may both bear its IBAN.
  if (agree(known.iban, given.iban)) return !(isPaidByAnother(known.type) && differ(known.number, given.number));
  // Providers number banks each in their own way: the name decides where both give it.
  const isOtherBank = differ(known.bankName, given.bankName) || differ(known.bankId, given.bankId);
  if (isOtherBank && !agree(known.bankName, given.bankName)) return false;
  if (agree(known.number, given.number)) return true;
  // Ids are labels, not keys: they decide only where nothing else does (decisions section 4).
  return (hasId(known, given.id) && !differ(known.number, given.number)) || isSameByRows(known, given);
}

/** Whether an account has an id, be it its provider's or the one that the service shows. */
export function hasId({ id, shownId }: AccountIdentity, given: string | undefined): boolean {
  return agree(id, given) || agree(shownId, given);
}

/** Whether an account that comes with its rows says again all that tells which one it is, and could stand alone. */
export function isSaidWhole(known: AccountIdentity, given: AccountIdentity): boolean {
  const isNumbered = known.iban !== undefined || known.number !== undefined;
  const isNamedAgain = !isNumbered || agree(known.iban, given.iban) || agree(known.number, given.number);
  return given.isWhole && given.rows !== undefined && isNamedAgain;
}

/**
 * Two persons, or one at two banks, have accounts of one name: these are one where rows come again, or where no row would be
 * lost and their owners do not tell them apart.
 */
function isSameByRows(known: AccountIdentity, given: AccountIdentity): boolean {
  if (!agree(known.name, given.name)) return false;
  if (given.rows !== undefined && known.rows?.meet(given.rows) === true) return true;
  const keepsRows = given.rows === undefined || (known.rows?.isEmpty ?? true);
  return keepsRows && known.account?.name !== undefined && !differ(ownersOf(known), ownersOf(given));
}

function ownersOf({ account }: AccountIdentity): string | undefined {
  const owners = account?.owners ?? [];
  return owners.length === 0 ? undefined : owners.map(fold).toSorted().join("/");
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
