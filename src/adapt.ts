import type { BuiltLedger } from "./adapters/build-ledger.js";
import { readBody, readFormat } from "./adapters/read-body.js";
import { type Day, isoDayOf } from "./base/calendar.js";
import { amountOf, type Money } from "./base/money.js";
import type { Format } from "./model/format.js";
import type { Ledger, MergedAccount } from "./model/ledger.js";
import type { Rejection } from "./model/rejection.js";
import { transactionIdOf } from "./model/transaction-id.js";
import type { AccountView } from "./results/accounts.js";
import type { TransactionView } from "./results/transactions.js";
import type { AnalyzeOptions } from "./schema/options.js";
import { resolveSettings } from "./schema/settings.js";
import { viewAccounts } from "./views/accounts.js";
import { Formatter } from "./views/format.js";
import { datesOf, referenceOf } from "./views/transactions.js";

/** A transaction as it was read, in the shape of the native format, with its stable id. */
export type AdaptedTransaction = Omit<TransactionView, "enrichments" | "isNonAnalysed" | "createdAt" | "updatedAt">;

/** An account as it was read, in the shape of the native format, with its stable id. */
export interface AdaptedAccount extends Omit<AccountView, "transactions" | "dailyBalances"> {
  /** By day, then amount. */
  readonly transactions: readonly AdaptedTransaction[];
}

/** What of a body is not among the adapted accounts. */
export interface LeftOut {
  /** Transactions that cannot be read, or that the provider marks as gone. */
  readonly rejectedRows: readonly Rejection[];
  /** Accounts that cannot be read, with all of their transactions. */
  readonly rejectedAccounts: readonly Rejection[];
  /** How many transactions were delivered twice. */
  readonly duplicateRows: number;
  /** How many announced transactions have been booked since. */
  readonly supersededRows: number;
  /** Accounts that were delivered twice. */
  readonly mergedAccounts: readonly MergedCopy[];
}

/** An account seen twice: the one that was kept, and how many transactions the other had. */
export interface MergedCopy {
  /** Service id of the one that was kept. */
  readonly accountId: string;
  /** How many transactions the other had. */
  readonly leftOutRows: number;
  /** Transactions of the other that are later than all of the one that was kept; left out where there are none. */
  readonly laterRows?: LaterRows;
}

/** Transactions that only the account that was left out has. */
export interface LaterRows {
  /** How many. */
  readonly count: number;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day, `YYYY-MM-DD`. */
  readonly to: string;
}

/** A body in canonical form. */
export interface AdaptedBody {
  /** What the body was read as. */
  readonly format: Format;
  /** In an order that their content decides, whatever the order of the body. */
  readonly accounts: readonly AdaptedAccount[];
  /** What of the body is not among them. */
  readonly leftOut: LeftOut;
}

/**
 * The format that a body would be read as: the one that it names, else the one that its shape shows.
 *
 * @throws InvalidBodyError where it is no object, names a format that there is not, or has no arrays where they are due.
 *
 * @example
 * detectFormat({ accounts: [{ bookedBalance: { value: 12, currency: "EUR" } }] });
 * // "PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2"
 */
export function detectFormat(body: unknown): Format {
  return readFormat(body);
}

/**
 * Reads a body of any format into canonical accounts and transactions, without analysing them. They are in the shape of
 * the native format: `{ format: "NATIVE", accounts: adapt(body).accounts }` is a body with the same figures. What
 * `dataQuality` says of how it was read differs, and a transaction that had no raw id has its stable id as one. An epoch of
 * exactly midnight UTC is written as that time, which a text means a day by.
 *
 * @param body - A parsed body of one of the interface's formats.
 * @param options - As for an analysis; only `now` (the date of undated balances), `strict` and the project's market and
 *   zone matter.
 * @throws InvalidBodyError where the body is not of its format or an option is not what it must be.
 *
 * @example
 * const { accounts, leftOut } = adapt({
 *   format: "PROVIDER_A_V2_0",
 *   connections: [{ accounts: [{
 *     id: 7, type: "joint", balance: "1520.42", currency: { id: "EUR" }, last_update: "2026-08-21 06:15:00",
 *     transactions: [
 *       { id: 1, date: "2026-08-03", rdate: "2026-08-02", value: -12.5, original_wording: "CARTE 02/08 LIBRAIRIE" },
 *       { id: 2, date: "2026-08-04", value: null, original_wording: "FRAIS" },
 *     ],
 *   }] }],
 * });
 * accounts[0].type; // "CHECKING"
 * accounts[0].transactions[0].dates.debitedAt; // "2026-08-03T12:00:00.000Z"
 * leftOut.rejectedRows; // [{ path: "/connections/0/accounts/0/transactions/1", reason: "NO_AMOUNT" }]
 */
export function adapt(body: unknown, options?: AnalyzeOptions): AdaptedBody {
  const { format, rejections, built } = readBody(body, resolveSettings(options));
  const { duplicateRows, supersededRows } = built.notes;
  const mergedAccounts = built.notes.mergedAccounts.map(viewMergedCopy);
  const leftOut = { ...rejections, duplicateRows, supersededRows, mergedAccounts };
  return { format, accounts: viewAdaptedAccounts(built), leftOut };
}

function viewMergedCopy({ laterRows, ...merged }: MergedAccount): MergedCopy {
  if (laterRows === undefined) return merged;
  const { count, from, to } = laterRows;
  return { ...merged, laterRows: { count, from: isoDayOf(from), to: isoDayOf(to) } };
}

/** An adapted account has no daily balances: those depend on a reference date. */
const NO_BALANCES = { from: 0 as Day, balance: new Float64Array() };

function viewAdaptedAccounts({ ledger }: BuiltLedger): readonly AdaptedAccount[] {
  // Every amount is written with the digits of its own account's currency; the format's own serve totals, which are none here.
  const format = new Formatter(2);
  const rowsOf: AdaptedTransaction[][] = ledger.accounts.map(() => []);
  for (let row = 0; row < ledger.size; row += 1) rowsOf[ledger.account[row]!]!.push(viewRow(ledger, row, format));
  const views = viewAccounts({
    ledger: { ...ledger, size: 0 },
    balances: ledger.accounts.map(() => NO_BALANCES),
    isUsed: Uint8Array.from(ledger.accounts, ({ isComputed }) => (isComputed ? 1 : 0)),
    transactions: [],
    format,
  });
  return views.map(({ dailyBalances: _, ...view }, number) => ({ ...view, transactions: rowsOf[number]! }));
}

function viewRow(ledger: Ledger, row: number, format: Formatter): AdaptedTransaction {
  const number = ledger.account[row]!;
  const account = ledger.accounts[number]!;
  const comment = ledger.comment[row];
  return {
    id: transactionIdOf(ledger, row),
    accountId: ledger.accountIds[number]!,
    description: ledger.description[row]!,
    dates: datesOf(ledger.debitedAt[row]!, ledger.bookedAt[row]!, format),
    amount: amountOf(ledger.amount[row] as Money, account.minorDigits),
    currency: account.currency,
    isComing: ledger.isComing[row] === 1,
    aggregator: referenceOf(ledger, row),
    ...(comment === undefined ? {} : { comment }),
  };
}
