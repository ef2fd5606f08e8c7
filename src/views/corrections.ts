import { amountOf, type Money } from "../base/money.js";
import type { CorrectionFault } from "../model/correction.js";
import type { Ledger } from "../model/ledger.js";
import { sumOf } from "../passes/category-totals.js";
import type { AccountOutcome } from "../passes/corrections-accounts.js";
import type { CategoryOutcome } from "../passes/corrections-categories.js";
import type { TransferOutcome } from "../passes/corrections-transfers.js";
import type { ObservationWindow } from "../passes/observation-window.js";
import type { CorrectionView } from "../results/corrections.js";

/** What became of a correction. */
interface OutcomeView {
  readonly isApplied: boolean;
  /** Why it is not applied; left out where it is. */
  readonly reason?: CorrectionFault;
  /**
   * How many transactions of the window it is about: the flow's, the account's (analysed or left out), or how many of the
   * pair's count there. Left out where it is not applied, and where no window was looked at.
   */
  readonly transactionCount?: number;
  /** The sum of the flow's or the account's; for a transfer, what reached the other account. */
  readonly amount?: number;
}

/** What became of all corrections, each kind in the order of its ids. */
export interface CorrectionOutcomes {
  readonly categories: readonly CategoryOutcome[];
  readonly accounts: readonly AccountOutcome[];
  readonly transfers: readonly TransferOutcome[];
}

/** What the corrections' view needs. */
export interface CorrectionViewNeeds {
  readonly ledger: Ledger;
  readonly outcomes: CorrectionOutcomes;
  /** Undefined where no account is analysed or nothing was computed: then nothing is counted. */
  readonly window: ObservationWindow | undefined;
}

/** Writes what became of the corrections, in the order of kinds and ids; amounts are in the currency of their account. */
export function viewCorrections({ ledger, outcomes, window }: CorrectionViewNeeds): readonly CorrectionView[] {
  const amountIn = (account: number, money: Money): number => amountOf(money, ledger.accounts[account]!.minorDigits);
  const outcome = (fault: CorrectionFault | undefined, transactionCount: number, amount: number): OutcomeView => {
    if (fault !== undefined) return { isApplied: false, reason: fault };
    return window === undefined ? { isApplied: true } : { isApplied: true, transactionCount, amount };
  };
  const isCounted = countedTest(ledger, window);
  return [
    ...outcomes.categories.map(({ correction, fault, previous, rows }) => ({
      kind: "CATEGORY" as const,
      ...correction,
      ...(previous !== undefined && { previousCategory: previous }),
      ...outcome(fault, rows.length, rows.length === 0 ? 0 : amountIn(ledger.account[rows[0]!]!, sumOf(ledger, rows))),
    })),
    ...outcomes.accounts.map(({ correction, fault, account, transactionCount, total }) => ({
      kind: "ACCOUNT" as const,
      ...correction,
      ...outcome(fault, transactionCount, account === -1 ? 0 : amountIn(account, total)),
    })),
    ...outcomes.transfers.map(({ correction, fault, pair }) => ({
      kind: "TRANSFER" as const,
      ...correction,
      ...outcome(
        fault,
        pair === undefined ? 0 : [pair.outgoing, pair.incoming].filter(isCounted).length,
        pair === undefined ? 0 : amountIn(ledger.account[pair.incoming]!, ledger.amount[pair.incoming] as Money),
      ),
    })),
  ];
}

/** Whether a row is among those that a window counts. */
function countedTest(ledger: Ledger, window: ObservationWindow | undefined): (row: number) => boolean {
  if (window === undefined) return () => false;
  const accounts = new Set(window.accounts);
  const { from, to } = window;
  return (row) =>
    accounts.has(ledger.account[row]!) &&
    ledger.isComing[row] === 0 &&
    ledger.day[row]! >= from &&
    ledger.day[row]! <= to;
}
