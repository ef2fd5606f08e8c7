import type { Day } from "../base/calendar.js";
import { amountOf, type Money } from "../base/money.js";
import type { Account } from "../model/account.js";
import type { Ledger } from "../model/ledger.js";
import type { Balances } from "../passes/balances.js";
import type { AccountDetailsView, AccountView, DailyBalanceView } from "../results/accounts.js";
import type { TransactionView } from "../results/transactions.js";
import type { Formatter } from "./format.js";

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
