import { compareTexts } from "../base/collections.js";
import { hashDigits, hashNumber, hashText } from "../base/hash.js";
import { fold } from "../base/text.js";
import { ACCOUNT_TYPES, type Account, type Bank } from "../model/account.js";
import type { AccountContents } from "./account-contents.js";
import { identitiesOf } from "./account-identity.js";
import { comparedPart } from "./bank-signs.js";
import type { Collector } from "./collector.js";

/** What is known of an account before the ledger is laid out. */
export interface AccountDraft {
  /** Its number in the body's order. */
  readonly number: number;
  readonly account: Account;
  /** What makes it the same account as another; undefined where nothing identifies it. */
  readonly identity: string | undefined;
  readonly rowCount: number;
}

/** Drafts of all accounts of a body. */
export function draftAccounts(collector: Collector): readonly AccountDraft[] {
  const identities = identitiesOf(collector.accounts, collector.layouts);
  return collector.accounts.map((account, number) => {
    const { from, to } = collector.rowsOf(number);
    return { number, account, identity: identities[number], rowCount: to - from };
  });
}

/**
 * Orders accounts by content alone: type, names, then balance and rows. What changes from day to day comes last: places
 * among accounts of one name are part of their ids.
 */
export function compareDrafts(left: AccountDraft, right: AccountDraft, contents: AccountContents): number {
  return (
    ACCOUNT_TYPES.indexOf(left.account.type) - ACCOUNT_TYPES.indexOf(right.account.type) ||
    compareTexts(describe(left.account), describe(right.account)) ||
    compareTexts(particularsOf(left.account), particularsOf(right.account)) ||
    left.account.balance - right.account.balance ||
    left.account.balanceDate - right.account.balanceDate ||
    left.rowCount - right.rowCount ||
    contents.hashOf(left.number) - contents.hashOf(right.number) ||
    // Whatever else differs, such as usage or ownership: only accounts alike in all of it may change places.
    compareTexts(detailsOf(left.account), detailsOf(right.account)) ||
    compareBanks(left.account.bank, right.account.bank) ||
    compareOwners(left.account.owners, right.account.owners)
  );
}

function detailsOf({ bank: _, owners: __, ...account }: Account): string {
  return JSON.stringify(account);
}

/** A bank, or owners, that accounts of one connection share can be long: equal ones are not looked at for each pair. */
function compareBanks(left: Bank | undefined, right: Bank | undefined): number {
  if (left === right) return 0;
  return (
    compareTexts(left?.name ?? "", right?.name ?? "") ||
    compareTexts(left?.id ?? "", right?.id ?? "") ||
    compareTexts(left?.logoUrl ?? "", right?.logoUrl ?? "") ||
    compareTexts(left?.country ?? "", right?.country ?? "")
  );
}

function compareOwners(left: readonly string[], right: readonly string[]): number {
  if (left === right) return 0;
  const place = left.findIndex((name, at) => name !== right[at]);
  return place === -1 ? left.length - right.length : compareTexts(left[place]!, right[place] ?? "");
}

/** What names an account, for its order and its id. Metadata that comes and goes between deliveries is left out. */
export function describe(account: Account): string {
  const bank = comparedPart(account.bank?.name ?? "");
  const name = account.iban ?? account.number ?? `${bank}/${account.name ?? ""}`;
  return `${account.type}/${account.currency}/${fold(name)}`;
}

/** What tells accounts of one name apart on every day, such as the provider's id. */
function particularsOf({ aggregator, bank, number, name }: Account): string {
  return JSON.stringify([aggregator?.id, comparedPart(bank?.name ?? ""), comparedPart(bank?.id ?? ""), number, name]);
}

/** The id of an account that no other one of its name stands before. */
export function accountIdOf(account: Account): string {
  return hashDigits(accountHashOf(account, 0));
}

/** The hash that an account's id is made of; `place` tells accounts apart that nothing else does. */
export function accountHashOf(account: Account, place: number): number {
  return hashNumber(place, hashText(describe(account), 0x0acc));
}
