import type { Day } from "../base/calendar.js";
import type { Money } from "../base/money.js";
import type { AccountCorrection, CorrectionFault, Corrections } from "../model/correction.js";
import type { Ledger } from "../model/ledger.js";
import { firstRowFrom, type ObservationWindow } from "./observation-window.js";
import type { Scope } from "./scope.js";

/** What telling the effect of corrected accounts needs. */
export interface AccountCorrectionNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly window: ObservationWindow;
  readonly corrections: Corrections | undefined;
}

/** What became of an account that the client left out or took in. */
export interface AccountOutcome {
  readonly correction: AccountCorrection;
  readonly fault: CorrectionFault | undefined;
  /** Its number in the ledger; -1 for none. */
  readonly account: number;
  /** Its transactions on the window's days, without announced ones. */
  readonly transactionCount: number;
  readonly total: Money;
}

const NO_OUTCOMES: readonly AccountOutcome[] = [];

/** Tells which accounts the client's selection reached, and what it left out or took in. The scope applies it. */
export function judgeAccountCorrections(needs: AccountCorrectionNeeds): readonly AccountOutcome[] {
  const { ledger, scope, window, corrections } = needs;
  if (corrections === undefined || corrections.accounts.length === 0) return NO_OUTCOMES;
  const numbers = new Map(ledger.accountIds.map((id, number) => [id, number]));
  const counts = new Uint32Array(ledger.accounts.length);
  const totals = new Float64Array(ledger.accounts.length);
  const end = firstRowFrom(ledger, (window.to + 1) as Day);
  for (let row = firstRowFrom(ledger, window.from); row < end; row += 1) {
    if (ledger.isComing[row] === 1) continue;
    counts[ledger.account[row]!]! += 1;
    totals[ledger.account[row]!]! += ledger.amount[row]!;
  }
  return corrections.accounts.map((correction) => {
    const account = numbers.get(correction.accountId) ?? -1;
    if (account === -1)
      return { correction, fault: "UNKNOWN_ACCOUNT", account, transactionCount: 0, total: 0 as Money };
    const isOutOfReach = correction.isComputed && scope.isEligible[account] === 0;
    return {
      correction,
      fault: isOutOfReach ? "ACCOUNT_NOT_ANALYSABLE" : undefined,
      account,
      transactionCount: counts[account]!,
      total: totals[account]! as Money,
    };
  });
}
