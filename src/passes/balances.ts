import type { Day } from "../base/calendar.js";
import type { Money } from "../base/money.js";
import type { Ledger } from "../model/ledger.js";
import type { ReferenceDate } from "./reference-date.js";

/** How many days back balances are rebuilt: the longest period and two months more. */
const MOST_DAYS = 1900;

/** What rebuilding the balances needs. */
export interface BalanceNeeds {
  readonly ledger: Ledger;
  readonly reference: ReferenceDate;
}

/** End-of-day balances of one account on consecutive days. */
export interface DailyBalances {
  readonly from: Day;
  /** One {@link Money} a day. */
  readonly balance: Float64Array;
}

/** End-of-day balances of every account, by account number of the ledger. */
export type Balances = readonly DailyBalances[];

/**
 * Rebuilds each account's end-of-day balances backwards from its known balance, and forwards where the reference date is
 * later, from its first transaction to the reference date (decisions section 7).
 */
export function rebuildBalances({ ledger, reference }: BalanceNeeds): Balances {
  const first = new Int32Array(ledger.accounts.length).fill(reference.day);
  for (let row = 0; row < ledger.size; row += 1) {
    const account = ledger.account[row]!;
    if (ledger.isComing[row] === 0 && ledger.day[row]! < first[account]!) first[account] = ledger.day[row]!;
  }
  const series = ledger.accounts.map((account, number) => {
    // The day before the first transaction shows the balance that the history starts from.
    const from = Math.max(Math.min(first[number]! - 1, account.balanceDay, reference.day), reference.day - MOST_DAYS);
    return { from: from as Day, balance: new Float64Array(reference.day - from + 1) };
  });
  const unseen = new Float64Array(ledger.accounts.length);
  for (let row = 0; row < ledger.size; row += 1) {
    if (ledger.isComing[row] === 1) continue;
    const account = ledger.account[row]!;
    const day = ledger.day[row]!;
    const { from, balance } = series[account]!;
    if (day < from) {
      // What lies before the series is in the balance that it begins with, unless the known balance is older still.
      if (day > ledger.accounts[account]!.balanceDay) unseen[account]! -= ledger.amount[row]!;
      continue;
    }
    if (day <= reference.day) balance[day - from]! += ledger.amount[row]!;
    else if (day <= ledger.accounts[account]!.balanceDay) unseen[account]! += ledger.amount[row]!;
  }
  ledger.accounts.forEach((account, number) => {
    const { from, balance } = series[number]!;
    accumulate(balance, account.balance - unseen[number]!, account.balanceDay - from);
  });
  return series;
}

/** Turns movements by day into balances: `known` is the balance at the end of the day at `anchor`. */
function accumulate(movements: Float64Array, known: number, anchor: number): void {
  let sum = 0;
  let sumAtAnchor = 0;
  for (let at = 0; at < movements.length; at += 1) {
    sum += movements[at]!;
    movements[at] = sum;
    if (at <= anchor) sumAtAnchor = sum;
  }
  const shift = known - sumAtAnchor;
  for (let at = 0; at < movements.length; at += 1) movements[at] = movements[at]! + shift;
}

/** The balance at the end of a day; before the series begins, the balance that it begins with. */
export function balanceAt(series: DailyBalances, day: number): Money {
  const at = Math.min(Math.max(day - series.from, 0), series.balance.length - 1);
  return series.balance[at] as Money;
}

/** The balances of several accounts together, on all days that any of them is known: one that begins later counts as it begins. */
export function totalOf(all: readonly DailyBalances[]): DailyBalances {
  const from = Math.min(...all.map((series) => series.from));
  const end = Math.max(...all.map((series) => series.from + series.balance.length));
  const total = new Float64Array(Math.max(end - from, 0));
  for (const series of all) {
    for (let at = 0; at < total.length; at += 1) total[at] = total[at]! + balanceAt(series, from + at);
  }
  return { from: from as Day, balance: total };
}
