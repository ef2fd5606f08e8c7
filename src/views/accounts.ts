import type { Day } from "../base/calendar.js";
import { amountOf, type Money } from "../base/money.js";
import type { Account, AggregatorReference, Bank } from "../model/account.js";
import type { Ledger } from "../model/ledger.js";
import type { Balances } from "../passes/balances.js";
import type { Formatter } from "./format.js";
import type { TransactionView } from "./transactions.js";

/** An end-of-day balance. */
export interface DailyBalanceView {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly balance: number;
}

/** An account of the result, in the shape of the native format. */
export interface AccountView {
  readonly id: string;
  readonly type: Account["type"];
  readonly usage: Account["usage"];
  readonly ownership?: Account["ownership"];
  readonly currency: string;
  readonly balance: number;
  readonly balanceDate: string;
  readonly iban?: string;
  readonly bic?: string;
  readonly number?: string;
  readonly name?: string;
  readonly bank?: Bank;
  readonly country?: string;
  readonly coming?: number;
  readonly details?: AccountDetailsView;
  readonly aggregator?: AggregatorReference;
  readonly owners: readonly { readonly name: string }[];
  /** Whether it is used in the computation: its figures are analysed, or, of savings and loans, own transfers are looked for. */
  readonly isComputed: boolean;
  readonly transactions: readonly TransactionView[];
  readonly dailyBalances: readonly DailyBalanceView[];
}

/** What is known of a savings or loan account. */
export interface AccountDetailsView {
  readonly savings?: {
    readonly type: string;
    readonly openedAt?: string;
    readonly maximumAmount?: number;
    readonly interestRate?: number;
  };
  readonly loan?: {
    readonly type: string;
    readonly amount?: number;
    readonly startDate?: string;
    readonly endDate?: string;
    readonly duration?: number;
    readonly insuranceLabel?: string;
    readonly payment?: number;
    readonly remainingCapital?: number;
    readonly interestRate?: number;
  };
}

/** What the accounts' view needs. */
export interface AccountViewNeeds {
  readonly ledger: Ledger;
  readonly balances: Balances;
  /** 1 for accounts that are used: those that figures are computed from, and those that links are looked for on. */
  readonly isUsed: Uint8Array;
  readonly transactions: readonly TransactionView[];
  readonly format: Formatter;
}

/** The accounts of the result, with their transactions and daily balances. */
export function viewAccounts({
  ledger,
  balances,
  isUsed,
  transactions,
  format,
}: AccountViewNeeds): readonly AccountView[] {
  const counts = new Uint32Array(ledger.accounts.length);
  for (let row = 0; row < ledger.size; row += 1) counts[ledger.account[row]!]! += 1;
  const rowsOf = Array.from(counts, (count) => new Array<TransactionView>(count));
  for (let row = ledger.size - 1; row >= 0; row -= 1) {
    const account = ledger.account[row]!;
    counts[account]! -= 1;
    rowsOf[account]![counts[account]!] = transactions[row]!;
  }
  const viewsOfOwners = new Map<readonly string[], AccountView["owners"]>();
  return ledger.accounts.map((account, number) => ({
    ...viewAccount(account, ledger.accountIds[number]!, isUsed[number] === 1, format, viewsOfOwners),
    transactions: rowsOf[number]!,
    dailyBalances: viewDailyBalances(balances[number]!, account.minorDigits, format),
  }));
}

function viewAccount(
  account: Account,
  id: string,
  isComputed: boolean,
  format: Formatter,
  viewsOfOwners: Map<readonly string[], AccountView["owners"]>,
): Omit<AccountView, "transactions" | "dailyBalances"> {
  const {
    balance,
    balanceDate,
    minorDigits,
    coming,
    details,
    owners,
    isBalanceDated: _,
    balanceDay: __,
    ...known
  } = account;
  return {
    id,
    ...known,
    balance: amountOf(balance, minorDigits),
    balanceDate: format.instant(balanceDate),
    ...(coming === undefined ? {} : { coming: amountOf(coming, minorDigits) }),
    ...(details === undefined ? {} : { details: viewDetails(details, minorDigits, format) }),
    owners: viewOwners(owners, viewsOfOwners),
    isComputed,
  };
}

/** The owners of an account; those that a source names once for many accounts are one list. */
function viewOwners(
  owners: readonly string[],
  views: Map<readonly string[], AccountView["owners"]>,
): AccountView["owners"] {
  let view = views.get(owners);
  if (view === undefined) {
    view = Object.freeze(owners.map((name) => Object.freeze({ name })));
    views.set(owners, view);
  }
  return view;
}

function viewDetails(
  { savings, loan }: NonNullable<Account["details"]>,
  minorDigits: number,
  format: Formatter,
): AccountDetailsView {
  const money = (value: Account["balance"] | undefined): number | undefined =>
    value === undefined ? undefined : amountOf(value, minorDigits);
  const date = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : format.instant(value);
  return {
    ...(savings && {
      savings: withoutUndefined({
        type: savings.type,
        openedAt: date(savings.openedAt),
        maximumAmount: money(savings.maximumAmount),
        interestRate: savings.interestRate,
      }),
    }),
    ...(loan && {
      loan: withoutUndefined({
        type: loan.type,
        amount: money(loan.amount),
        startDate: date(loan.startDate),
        endDate: date(loan.endDate),
        duration: loan.durationMonths,
        insuranceLabel: loan.insuranceLabel,
        payment: money(loan.payment),
        remainingCapital: money(loan.remainingCapital),
        interestRate: loan.interestRate,
      }),
    }),
  };
}

function withoutUndefined<Shape extends object>(
  object: Shape,
): { [Key in keyof Shape]: Exclude<Shape[Key], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;
}

/** The balances of consecutive days. */
export function viewDailyBalances(
  { from, balance }: Balances[number],
  minorDigits: number,
  format: Formatter,
): readonly DailyBalanceView[] {
  const views = new Array<DailyBalanceView>(balance.length);
  for (let at = 0; at < balance.length; at += 1) {
    views[at] = { date: format.day((from + at) as Day), balance: amountOf(balance[at] as Money, minorDigits) };
  }
  return views;
}
