import type { Account } from "../model/account.js";
import type { RejectionReason } from "../model/rejection.js";
import { isObject, type JsonObject } from "../schema/decode.js";
import type { Collector } from "./collector.js";
import type { ConnectionFacts } from "./connection-health.js";
import { mayHaveWrongContainers, type RowContainers, readList, refuseWrongContainers } from "./containers.js";
import type { Layout } from "./detect.js";
import type { RawRows } from "./raw-rows.js";
import { isOtherCurrency } from "./readers.js";

/** Reads a row of a provider's account into the columns. @returns why it was left out; undefined where it was taken. */
export type RowAdapter = (
  raw: JsonObject,
  account: Account,
  number: number,
  rows: RawRows,
) => RejectionReason | undefined;

/** How the rows of a layout are read. */
export interface RowLayout extends RowContainers {
  readonly layout: Layout;
  readonly adaptRow: RowAdapter;
}

/** Makes room at once for the rows of accounts that are about to be read. */
export function reserveRows(accounts: readonly unknown[], { rows }: Collector): void {
  let rowCount = 0;
  for (const account of accounts) {
    const transactions = isObject(account) ? account["transactions"] : undefined;
    if (Array.isArray(transactions)) rowCount += transactions.length;
  }
  rows.reserve(rowCount);
}

/** Takes a provider's account with its rows, and notes each row that is left out. */
export function addAccountWithRows(
  account: Account,
  raw: JsonObject,
  rows: readonly unknown[],
  rowLayout: RowLayout,
  path: string,
  collector: Collector,
): void {
  const { layout, adaptRow } = rowLayout;
  const number = collector.addAccount(account, layout, raw, rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (isObject(row) && mayHaveWrongContainers(row, rowLayout))
      refuseWrongContainers(row, rowLayout, `${path}/transactions/${index}`, collector.issues);
    const rejection = isObject(row) ? adaptRow(row, account, number, collector.rows) : "NOT_AN_OBJECT";
    if (rejection !== undefined) collector.rejectRow(path, index, rejection);
    else if (isOtherCurrency(currencyOf(row as JsonObject), account.currency)) collector.rows.addOtherCurrency();
  }
}

/** What a row says of its currency, in any layout; never that of a foreign original amount. */
function currencyOf(raw: JsonObject): unknown {
  const currency = raw["currency"];
  if (currency !== undefined && currency !== null) return currency;
  const amount = raw["amount"] ?? raw["transaction_amount"];
  return isObject(amount) ? (amount["currency"] ?? amount["currencyCode"]) : undefined;
}

/** What one account says of its own health, where that differs from its connection's; undefined where it says nothing. */
export type AccountHealth = (raw: JsonObject, connection: ConnectionFacts) => ConnectionFacts | undefined;

/**
 * Reads the accounts of a provider's connection one by one, and notes each that is left out. `health` is what the
 * connection says of itself; undefined for one that the user has switched off, of which nothing is expected.
 */
export function adaptAccountsOf(
  connection: JsonObject,
  path: string,
  collector: Collector,
  health: ConnectionFacts | undefined,
  healthOfAccount: AccountHealth,
  adaptAccount: (raw: JsonObject, path: string) => RejectionReason | undefined,
): void {
  const accounts = readList(connection, "accounts", path, collector.issues);
  if (accounts === undefined) return;
  reserveRows(accounts, collector);
  const firstAccount = collector.accounts.length;
  accounts.forEach((account, index) => {
    const at = `${path}/accounts/${index}`;
    const first = collector.accounts.length;
    const rejection = isObject(account) ? adaptAccount(account, at) : "NOT_AN_OBJECT";
    if (rejection !== undefined) collector.rejectAccount(at, rejection);
    const own = health !== undefined && isObject(account) ? healthOfAccount(account, health) : undefined;
    addHealth(own, first, collector);
  });
  addHealth(health, firstAccount, collector);
}

/** Notes the health of all accounts that were taken since a first one. */
function addHealth(
  health: ConnectionFacts | undefined,
  firstAccount: number,
  { connections, accounts }: Collector,
): void {
  if (health !== undefined) connections.push({ ...health, firstAccount, accountCount: accounts.length - firstAccount });
}
