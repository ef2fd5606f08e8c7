import type { Day } from "../base/calendar.js";
import type { Money } from "../base/money.js";
import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import { type Balances, balanceAt } from "./balances.js";
import { countedNote, noteOf, type QualityNote } from "./data-quality-notes.js";
import type { ReferenceDate } from "./reference-date.js";
import type { Scope } from "./scope.js";

/** A balance that was left out when an account seen twice was merged. */
export interface OlderBalance {
  /** The account's number in the ledger. */
  readonly account: number;
  readonly balance: Money;
  readonly day: Day;
}

/** What judging the accounts needs. */
export interface AccountQualityNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly reference: ReferenceDate;
  /** Undefined where the balances were not rebuilt: then none is reconciled. */
  readonly balances?: Balances;
  readonly olderBalances?: readonly OlderBalance[];
}

/** What is uncertain about each account: whose it is, and its balance. */
export function judgeAccounts(needs: AccountQualityNeeds): readonly QualityNote[] {
  const { ledger, scope } = needs;
  // A refused body analyses no account at all, and its error says why.
  if (scope.refusal !== undefined) return [];
  const notes = ledger.accounts.flatMap((_, number) =>
    scope.isAnalysed[number] === 1 ? notesOfAnalysed(needs, number) : notesOfOther(needs, number),
  );
  return [...notes, ...mismatchNotes(needs)];
}

function notesOfOther({ ledger, scope }: AccountQualityNeeds, number: number): readonly QualityNote[] {
  return scope.isLinkable[number] === 1
    ? []
    : [noteOf("UNANALYSED_ACCOUNT", { accountId: ledger.accountIds[number]! })];
}

function notesOfAnalysed({ ledger, reference }: AccountQualityNeeds, number: number): readonly QualityNote[] {
  const account = ledger.accounts[number]!;
  const about = { accountId: ledger.accountIds[number]! };
  const staleDays = reference.day - account.balanceDay;
  return [
    ...(account.usage === "UNKNOWN" ? [noteOf("UNKNOWN_USAGE", about)] : []),
    ...(account.ownership === undefined ? [noteOf("UNKNOWN_OWNERSHIP", about)] : []),
    ...(account.isBalanceDated ? [] : [noteOf("UNDATED_BALANCE", about)]),
    ...countedNote("STALE_BALANCE", staleDays > PARAMETERS.staleBalanceDays ? staleDays : 0, about),
  ];
}

/**
 * Reconciles the two balances of an account seen twice: between them lie the transactions, so the older one must be what
 * the newest one and they give. Within its day a balance may stand before or after the day's transactions.
 */
function mismatchNotes({ ledger, scope, balances, olderBalances = [] }: AccountQualityNeeds): readonly QualityNote[] {
  if (balances === undefined) return [];
  return olderBalances.flatMap(({ account, balance, day }) => {
    const series = balances[account]!;
    const isKnown = scope.isAnalysed[account] === 1 && day > series.from && day < series.from + series.balance.length;
    if (!isKnown) return [];
    const before = balanceAt(series, day - 1);
    const after = balanceAt(series, day);
    const isBetween = balance >= Math.min(before, after) && balance <= Math.max(before, after);
    return isBetween
      ? []
      : [noteOf("BALANCE_MISMATCH", { accountId: ledger.accountIds[account]!, from: day, to: day })];
  });
}
