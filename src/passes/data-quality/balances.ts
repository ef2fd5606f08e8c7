import type { Day } from "../../base/calendar.js";
import { MONEY_SCALE, type Money } from "../../base/money.js";
import type { StatedBalance } from "../../model/evidence.js";
import type { Ledger, LedgerNotes } from "../../model/ledger.js";
import { PARAMETERS } from "../../parameters.js";
import { type Balances, balanceAt, type DailyBalances } from "../balances.js";
import type { Scope } from "../scope.js";
import { noteOf, type QualityNote } from "./notes.js";

/** What reconciling the balances needs. */
export interface BalanceQualityNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly notes: LedgerNotes;
  readonly balances: Balances;
  readonly statedBalances: readonly StatedBalance[];
}

/** A day on which a stated balance is not what the known balance and the transactions give. */
interface Mismatch {
  readonly day: Day;
  /** Stated less rebuilt. */
  readonly difference: number;
}

/**
 * Reconciles what a body states of balances with its transactions: end-of-day balances, the older balance of an account
 * seen twice, and the sum of what is announced. The rebuilt balances stay what they are (decisions section 7).
 */
export function judgeBalances(needs: BalanceQualityNeeds): readonly QualityNote[] {
  return [...mismatchNotes(needs), ...comingNotes(needs)];
}

/** One note an account: its first and last day that do not agree, and by how much the first one differs. */
function mismatchNotes({ ledger, scope, balances, statedBalances }: BalanceQualityNeeds): readonly QualityNote[] {
  const mismatches: Mismatch[][] = ledger.accounts.map(() => []);
  const spentOf = spendingOfDays(ledger, statedBalances);
  for (const stated of statedBalances) {
    const { account, day } = stated;
    if (scope.isAnalysed[account] === 0) continue;
    const difference = differenceOf(stated, balances[account]!, spentOf(account, day));
    if (Math.abs(difference) > toleranceOf(ledger, account)) mismatches[account]!.push({ day, difference });
  }
  return mismatches.flatMap((ofAccount, account) => {
    ofAccount.sort((left, right) => left.day - right.day || left.difference - right.difference);
    const first = ofAccount[0];
    if (first === undefined) return [];
    const accountId = ledger.accountIds[account]!;
    const amount = first.difference as Money;
    return [noteOf("BALANCE_MISMATCH", { accountId, amount, from: first.day, to: ofAccount.at(-1)!.day })];
  });
}

/**
 * How much a stated balance differs from the rebuilt one; 0 on days that the history does not cover. A balance that held
 * at some time within its day may stand before or after any of the day's transactions, whose order nobody knows.
 */
function differenceOf({ balance, day, isEndOfDay }: StatedBalance, series: DailyBalances, spent: number): number {
  const firstDay = isEndOfDay ? series.from : series.from + 1;
  if (day < firstDay || day >= series.from + series.balance.length) return 0;
  const after = balanceAt(series, day);
  if (isEndOfDay) return balance - after;
  // At the least all was spent and nothing had come in, at the most the other way round.
  const least = balanceAt(series, day - 1) + spent;
  return balance - Math.min(Math.max(balance, least), after - spent);
}

/** The debits, a sum of 0 or less, of the accounts and days whose balance is stated for some time within the day. */
function spendingOfDays(
  ledger: Ledger,
  statedBalances: readonly StatedBalance[],
): (account: number, day: number) => number {
  const keyOf = (account: number, day: number): number => day * ledger.accounts.length + account;
  const spent = new Map<number, number>();
  for (const { account, day, isEndOfDay } of statedBalances) if (!isEndOfDay) spent.set(keyOf(account, day), 0);
  for (let row = 0; row < ledger.size && spent.size > 0; row += 1) {
    if (ledger.isComing[row] === 1 || ledger.amount[row]! >= 0) continue;
    const key = keyOf(ledger.account[row]!, ledger.day[row]!);
    const sum = spent.get(key);
    if (sum !== undefined) spent.set(key, sum + ledger.amount[row]!);
  }
  return (account, day) => spent.get(keyOf(account, day)) ?? 0;
}

function toleranceOf(ledger: Ledger, account: number): number {
  return (PARAMETERS.balanceToleranceMinorUnits * MONEY_SCALE) / 10 ** ledger.accounts[account]!.minorDigits;
}

/**
 * The sum that is announced against the announced transactions. A card's sum may be that of purchases that are booked, and
 * that of an account seen twice may be of the delivery whose transactions were left out.
 */
function comingNotes({ ledger, scope, notes }: BalanceQualityNeeds): readonly QualityNote[] {
  const merged = new Set(notes.mergedAccounts.map(({ accountId }) => accountId));
  const isJudged = ledger.accounts.map(({ coming, type }, number) => {
    const isPlain = type !== "CREDIT_CARD" && !merged.has(ledger.accountIds[number]!);
    return coming !== undefined && isPlain && scope.isAnalysed[number] === 1;
  });
  if (!isJudged.includes(true)) return [];
  const announced = new Float64Array(ledger.accounts.length);
  for (let row = 0; row < ledger.size; row += 1) {
    if (ledger.isComing[row] === 1) announced[ledger.account[row]!]! += ledger.amount[row]!;
  }
  return ledger.accounts.flatMap(({ coming = 0 }, account) => {
    const amount = (coming - announced[account]!) as Money;
    const isMismatch = isJudged[account] === true && Math.abs(amount) > toleranceOf(ledger, account);
    return isMismatch ? [noteOf("COMING_MISMATCH", { accountId: ledger.accountIds[account]!, amount })] : [];
  });
}
