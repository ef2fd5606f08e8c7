import { hashDigits } from "../base/hash.js";
import type { Account } from "../model/account.js";
import type { StatedBalance } from "../model/evidence.js";
import type { AccountContents } from "./account-contents.js";
import { type AccountDraft, accountHashOf, compareDrafts, describe } from "./account-order.js";
import { mergedAccount } from "./merged-account.js";

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
export function mergeAccounts(drafts: readonly AccountDraft[], contents: AccountContents): Merge {
  const ordered = [...drafts].sort((left, right) => compareDrafts(left, right, contents));
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
    const used = usedCopies(group);
    const longest = used.length === 1 ? used[0]! : longestOf(used, contents);
    const account = group.length === 1 ? longest.account : mergedAccount(accountsOf(group), accountsOf(used));
    const number = accounts.length;
    const name = describe(account);
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    hashes[number] = accountHashOf(account, place);
    numberOfCollected[longest.number] = number;
    accounts.push(account);
    for (const other of group) if (other !== longest) merged.push(leftOutCopy(other, longest, hashes[number]!));
    for (const other of used) {
      const { balance, balanceDate, balanceDay, isBalanceDated } = other.account;
      const isOlder = balance !== account.balance || balanceDate !== account.balanceDate;
      if (isOlder && isBalanceDated && account.isBalanceDated)
        olderBalances.push({ account: number, balance, day: balanceDay, isEndOfDay: false });
    }
  }
  return { accounts, hashes, numberOfCollected, merged, olderBalances };
}

function accountsOf(drafts: readonly AccountDraft[]): readonly Account[] {
  return drafts.map(({ account }) => account);
}

function leftOutCopy({ number, rowCount }: AccountDraft, kept: AccountDraft, hash: number): LeftOutCopy {
  return { number, keptNumber: kept.number, accountId: hashDigits(hash), leftOutRows: rowCount };
}

/**
 * The copies of an account that its figures come from. A copy that is left out of the computation, as that of a link that
 * has been replaced, gives neither transactions nor a balance where another is not: its account is there all the same.
 */
function usedCopies(group: readonly AccountDraft[]): readonly AccountDraft[] {
  const computed = group.filter(({ account }) => account.isComputed);
  return computed.length > 0 ? computed : group;
}

/** The copy with the longer history; of equally long ones the one with more rows, then the one whose connection is sound. */
function longestOf(group: readonly AccountDraft[], contents: AccountContents): AccountDraft {
  const copies = group.map((draft) => {
    return { draft, ...contents.historyOf(draft.number), isFailed: contents.isFailed(draft.number) };
  });
  // The group is in an order that content decides, and sorting keeps it where nothing else does.
  copies.sort(
    (left, right) =>
      right.weeks - left.weeks ||
      right.bookedRows - left.bookedRows ||
      right.draft.rowCount - left.draft.rowCount ||
      Number(left.isFailed) - Number(right.isFailed),
  );
  return copies[0]!.draft;
}
