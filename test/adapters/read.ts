import { readBody } from "../../src/adapters/read-body.js";
import { isoDayOf } from "../../src/base/calendar.js";
import { isoInstantOf } from "../../src/base/instant.js";
import type { Account } from "../../src/model/account.js";
import { InvalidBodyError, type Issue } from "../../src/model/issue.js";
import { resolveSettings } from "../../src/schema/settings.js";

/** The time of every analysis in the adapters' tests. */
export const NOW = "2026-08-21T12:00:00Z";

/** A transaction of a ledger in words that a test can state. */
export interface ReadRow {
  /** Raw id of the account, or its name in a body without ids. */
  readonly account: string;
  readonly id?: string;
  readonly amount: number;
  readonly text: string;
  readonly debitedAt?: string;
  readonly bookedAt?: string;
  readonly isComing?: true;
  readonly type?: string;
  readonly category?: string;
  readonly comment?: string;
}

/** What reading a body gave. */
export interface Read {
  readonly format: string;
  readonly accounts: readonly Account[];
  readonly rows: readonly ReadRow[];
  /** `REASON path` of each row that was left out. */
  readonly rejectedRows: readonly string[];
  readonly rejectedAccounts: readonly string[];
  readonly duplicateRows: number;
  readonly supersededRows: number;
  readonly mergedAccounts: number;
  /** Rows of accounts that were merged into another. */
  readonly mergedRows: number;
  /** `account day balance` of each balance to check against; `about day` where it held at some time within the day. */
  readonly statedBalances: readonly string[];
  /** `accounts day` of each connection, with `failed` where it is. */
  readonly connections: readonly string[];
}

/** Reads a body as an analysis does. */
export function read(body: unknown, options: object = {}): Read {
  const { format, rejections, built } = readBody(body, resolveSettings({ now: NOW, ...options }));
  const { ledger, notes } = built;
  const rows = Array.from({ length: ledger.size }, (_, row): ReadRow => {
    const account = ledger.accounts[ledger.account[row]!]!;
    return {
      account: account.aggregator?.id ?? account.name ?? "",
      ...defined("id", ledger.rawId[row]),
      amount: ledger.amount[row]! / 10_000,
      text: ledger.description[row]!,
      ...defined("debitedAt", shortInstant(ledger.debitedAt[row]!)),
      ...defined("bookedAt", shortInstant(ledger.bookedAt[row]!)),
      ...(ledger.isComing[row] === 1 ? { isComing: true as const } : {}),
      ...defined("type", ledger.rawType[row]),
      ...defined("category", ledger.rawCategory[row]),
      ...defined("comment", ledger.comment[row]),
    };
  });
  return {
    format,
    accounts: ledger.accounts,
    rows,
    rejectedRows: rejections.rejectedRows.map(({ path, reason }) => `${reason} ${path}`),
    rejectedAccounts: rejections.rejectedAccounts.map(({ path, reason }) => `${reason} ${path}`),
    duplicateRows: notes.duplicateRows,
    supersededRows: notes.supersededRows,
    mergedAccounts: notes.mergedAccounts.length,
    mergedRows: notes.mergedAccounts.reduce((sum, { leftOutRows }) => sum + leftOutRows, 0),
    statedBalances: built.statedBalances.map(({ account, day, balance, isEndOfDay }) =>
      [account, isEndOfDay ? isoDayOf(day) : `about ${isoDayOf(day)}`, balance / 10_000].join(" "),
    ),
    connections: built.connections.map(({ accounts, succeededOn, isFailed }) =>
      [accounts.join(), succeededOn === undefined ? "" : isoDayOf(succeededOn), isFailed ? "failed" : ""]
        .filter((word) => word !== "")
        .join(" "),
    ),
  };
}

/** The only account of a body, with its balance in units of currency and its balance date as text. */
export function readOnlyAccount(body: unknown): Omit<Account, "balance" | "balanceDate"> & {
  readonly balance: number;
  readonly balanceDate: string;
} {
  const { accounts, rejectedAccounts } = read(body);
  if (accounts.length !== 1)
    throw new Error(`expected one account, found ${accounts.length}; ${rejectedAccounts.join()}`);
  const account = accounts[0]!;
  return { ...account, balance: account.balance / 10_000, balanceDate: isoInstantOf(account.balanceDate) };
}

/** The issues that refuse a body, as `CODE path`; none where it is read. */
export function issuesOf(body: unknown, options: object = {}): readonly string[] {
  try {
    read(body, options);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    return error.issues.map(({ code, path }: Issue) => `${code} ${path}`);
  }
}

/** What the issues that refuse a body say, as `path: message`; none where it is read. */
export function messagesOf(body: unknown, options: object = {}): readonly string[] {
  try {
    read(body, options);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    return error.issues.map(({ path, message }: Issue) => `${path}: ${message}`);
  }
}

/** Noon UTC, which stands for a day without a time, is written as that day; undefined where there is no instant. */
function shortInstant(instant: number): string | undefined {
  if (Number.isNaN(instant)) return undefined;
  const text = isoInstantOf(instant);
  return text.endsWith("T12:00:00.000Z") ? text.slice(0, 10) : text;
}

function defined<Name extends string>(name: Name, value: string | undefined): { readonly [Key in Name]?: string } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: string };
}
