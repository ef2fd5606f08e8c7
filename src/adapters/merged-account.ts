import { isIban } from "../base/iban-check.js";
import type { Account, AccountDetails } from "../model/account.js";
import { countryOfIban } from "./iban.js";
import { optional } from "./readers.js";

/**
 * Copies of one account as one: the newest balance of those that its figures come from, with whatever all copies know
 * besides (decisions section 3).
 */
export function mergedAccount(copies: readonly Account[], used: readonly Account[]): Account {
  const newest = used.reduce((best, account) => (isNewer(account, best) ? account : best));
  // The newest speaks first, then the others that are used, and the rest where these are silent.
  const told = [newest, ...used, ...copies];
  const iban = told.find((one) => one.iban !== undefined && isIban(one.iban))?.iban ?? newest.iban;
  const banks = told.flatMap(({ bank }) => bank ?? []);
  return {
    ...newest,
    ...optional("iban", iban),
    ...optional("bic", firstOf(told, "bic")),
    // Numbers are written in several ways: the account's id must not change with the copy that is the newest today.
    ...optional("number", firstOf(copies, "number")),
    // Where a provider gives no name, a number or id stands for it.
    ...optional(
      "name",
      told.find(({ name, number }) => name !== undefined && name !== number)?.name ?? firstOf(told, "name"),
    ),
    ...optional("bank", banks.find(({ id, name }) => name !== undefined && name !== id) ?? banks[0]),
    ...optional("country", newest.country ?? countryOfIban(iban) ?? firstOf(told, "country")),
    ...optional("details", mergedDetails(told.flatMap(({ details }) => details ?? []))),
    ...optional("ownership", firstOf(told, "ownership")),
    usage: told.find(({ usage }) => usage !== "UNKNOWN")?.usage ?? "UNKNOWN",
    owners: told.find(({ owners }) => owners.length > 0)?.owners ?? [],
  };
}

/** A balance without a date of its own bears the time of the analysis, which says nothing about how new it is. */
function isNewer(account: Account, best: Account): boolean {
  return account.isBalanceDated === best.isBalanceDated
    ? account.balanceDate > best.balanceDate
    : account.isBalanceDated;
}

function firstOf<Name extends keyof Account>(accounts: readonly Account[], name: Name): Account[Name] | undefined {
  return accounts.find((account) => account[name] !== undefined)?.[name];
}

function mergedDetails(told: readonly AccountDetails[]): AccountDetails | undefined {
  if (told.length === 0) return undefined;
  return {
    ...optional(
      "savings",
      mergedTerms(
        told.flatMap(({ savings }) => savings ?? []),
        "UNKNOWN",
      ),
    ),
    ...optional(
      "loan",
      mergedTerms(
        told.flatMap(({ loan }) => loan ?? []),
        "OTHER",
      ),
    ),
  };
}

/** Of each member the first word that is said; `unknown` is the type of one that does not know it. */
function mergedTerms<Terms extends { readonly type: string }>(
  told: readonly Terms[],
  unknown: Terms["type"],
): Terms | undefined {
  if (told.length === 0) return undefined;
  const type = told.find((terms) => terms.type !== unknown)?.type ?? unknown;
  return Object.assign({}, ...told.toReversed(), { type }) as Terms;
}
