import { compareTexts } from "../base/collections.js";
import { hashNumber, hashText } from "../base/hash.js";
import { fold } from "../base/text.js";
import { ACCOUNT_TYPES, type Account } from "../model/account.js";
import type { RawRows } from "./raw-rows.js";
import type { RowContents } from "./row-contents.js";

/** What is known of an account before the ledger is laid out. */
export interface AccountDraft {
  /** Its number in the body's order. */
  readonly number: number;
  readonly account: Account;
  /** What makes it the same account as another; undefined where nothing identifies it. */
  readonly identity: string | undefined;
  readonly rowCount: number;
  /** Days between its first and last row; -1 without rows. */
  readonly spanDays: number;
  /** A hash of all of its rows, whatever their order. */
  readonly rowsHash: number;
}

/** Drafts of all accounts of a body. */
export function draftAccounts(
  accounts: readonly Account[],
  rows: RawRows,
  { days, hashes }: RowContents,
): readonly AccountDraft[] {
  const counts = new Uint32Array(accounts.length);
  const first = new Int32Array(accounts.length).fill(0x7fff_ffff);
  const last = new Int32Array(accounts.length).fill(-1);
  const sums = new Uint32Array(accounts.length);
  for (let row = 0; row < rows.size; row += 1) {
    const account = rows.account[row]!;
    const day = days[row]!;
    counts[account]! += 1;
    if (day < first[account]!) first[account] = day;
    if (day > last[account]!) last[account] = day;
    // A sum modulo 2^32 does not depend on the order of the rows.
    sums[account]! += hashes[row]! >>> 0;
  }
  return accounts.map((account, number) => ({
    number,
    account,
    identity: identityOf(account),
    rowCount: counts[number]!,
    spanDays: counts[number] === 0 ? -1 : last[number]! - first[number]!,
    rowsHash: sums[number]!,
  }));
}

/** IBAN, else number and bank, with currency and type: equal identities are one account seen twice (decisions section 3). */
function identityOf(account: Account): string | undefined {
  // Providers number banks each in their own way, so only the name joins what two of them say.
  const bank = account.bank?.name ?? account.bank?.id;
  // A number that is masked throughout tells no account from another.
  const number = account.number !== undefined && /\d/.test(account.number) ? account.number : undefined;
  const key =
    account.iban ?? (number === undefined || bank === undefined ? undefined : `${fold(bank)}/${fold(number)}`);
  return key === undefined ? undefined : `${account.type}/${account.currency}/${key}`;
}

/** Orders accounts by content alone: type, identity, names, then balance and rows. */
export function compareDrafts(left: AccountDraft, right: AccountDraft): number {
  return (
    ACCOUNT_TYPES.indexOf(left.account.type) - ACCOUNT_TYPES.indexOf(right.account.type) ||
    compareTexts(describe(left.account), describe(right.account)) ||
    left.account.balance - right.account.balance ||
    left.account.balanceDate - right.account.balanceDate ||
    left.rowCount - right.rowCount ||
    left.rowsHash - right.rowsHash ||
    // Whatever else differs, such as usage or ownership: only accounts alike in all of it may change places.
    compareTexts(JSON.stringify(left.account), JSON.stringify(right.account))
  );
}

/** What names an account, for its order and its id. Metadata that comes and goes between deliveries is left out. */
export function describe(account: Account): string {
  const name = account.iban ?? account.number ?? `${account.bank?.name ?? ""}/${account.name ?? ""}`;
  return `${account.type}/${account.currency}/${fold(name)}`;
}

/** The hash that an account's id is made of; `place` tells accounts apart that nothing else does. */
export function accountHashOf(account: Account, place: number): number {
  return hashNumber(place, hashText(describe(account), 0x0acc));
}
