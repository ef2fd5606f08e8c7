import { hashDigits } from "../base/hash.js";
import type { Account } from "../model/account.js";
import type { StatedBalance } from "../model/evidence.js";
import { type AccountDraft, accountHashOf, compareDrafts, describe } from "./account-order.js";

/** The accounts of a body in canonical order, each once. */
export interface Merge {
  readonly accounts: readonly Account[];
  readonly hashes: Float64Array;
  readonly numberOfCollected: Int32Array;
  readonly merged: readonly LeftOutCopy[];
  readonly olderBalances: readonly StatedBalance[];
}

/** A copy of an account that was left out for the one that was kept; both by their numbers in the body's order. */
interface LeftOutCopy {
  readonly number: number;
  readonly keptNumber: number;
  readonly accountId: string;
  readonly leftOutRows: number;
}

/** Orders accounts by content, and makes those that were seen twice one (decisions section 3). */
export function mergeAccounts(drafts: readonly AccountDraft[]): Merge {
  const ordered = [...drafts].sort(compareDrafts);
  const numberOfCollected = new Int32Array(drafts.length).fill(-1);
  const groups = new Map<string, AccountDraft[]>();
  for (const draft of ordered) {
    const key = draft.identity ?? `#${draft.number}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [draft]);
    else group.push(draft);
  }
  const accounts: Account[] = [];
  const hashes = new Float64Array(groups.size);
  const places = new Map<string, number>();
  const merged: LeftOutCopy[] = [];
  const olderBalances: StatedBalance[] = [];
  for (const group of groups.values()) {
    const longest = group.reduce((best, draft) => (isLonger(draft, best) ? draft : best));
    const account = group.length === 1 ? longest.account : mergedAccount(group);
    const number = accounts.length;
    const name = describe(account);
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    hashes[number] = accountHashOf(account, place);
    numberOfCollected[longest.number] = number;
    accounts.push(account);
    for (const other of group) {
      if (other !== longest) merged.push(leftOutCopy(other, longest, hashes[number]!));
      const { balance, balanceDate, balanceDay, isBalanceDated } = other.account;
      const isOlder = balance !== account.balance || balanceDate !== account.balanceDate;
      if (isOlder && isBalanceDated && account.isBalanceDated)
        olderBalances.push({ account: number, balance, day: balanceDay, isEndOfDay: false });
    }
  }
  return { accounts, hashes, numberOfCollected, merged, olderBalances };
}

function leftOutCopy({ number, rowCount }: AccountDraft, kept: AccountDraft, hash: number): LeftOutCopy {
  return { number, keptNumber: kept.number, accountId: hashDigits(hash), leftOutRows: rowCount };
}

function isLonger(draft: AccountDraft, best: AccountDraft): boolean {
  return draft.spanDays !== best.spanDays ? draft.spanDays > best.spanDays : draft.rowCount > best.rowCount;
}

/** The newest balance with whatever the sources know besides (decisions section 3). */
function mergedAccount(group: readonly AccountDraft[]): Account {
  const accounts = group.map((draft) => draft.account);
  const newest = accounts.reduce((best, account) => (isNewer(account, best) ? account : best));
  const ownership = newest.ownership ?? accounts.find((account) => account.ownership !== undefined)?.ownership;
  const usage =
    newest.usage === "UNKNOWN" ? accounts.find((account) => account.usage !== "UNKNOWN")?.usage : newest.usage;
  const owners =
    newest.owners.length > 0 ? newest.owners : (accounts.find((account) => account.owners.length > 0)?.owners ?? []);
  return {
    ...newest,
    ...(ownership === undefined ? {} : { ownership }),
    usage: usage ?? "UNKNOWN",
    owners,
    // An account that one connection no longer lists is there all the same where another one still does.
    isComputed: accounts.some((account) => account.isComputed),
  };
}

/** A balance without a date of its own bears the time of the analysis, which says nothing about how new it is. */
function isNewer(account: Account, best: Account): boolean {
  return account.isBalanceDated === best.isBalanceDated
    ? account.balanceDate > best.balanceDate
    : account.isBalanceDated;
}
