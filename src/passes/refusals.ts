import type { AnalysisErrorCode } from "../model/error-code.js";
import type { Ledger } from "../model/ledger.js";
import type { ProjectSettings } from "../model/settings.js";
import type { ActivityScore } from "./activity-score.js";
import type { Incomes } from "./incomes.js";
import type { ObservationWindow } from "./observation-window.js";
import type { Scope } from "./scope.js";

/** What the refusals that follow the choice of accounts need. */
export interface RefusalNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  /** The window of the credit insights where they are asked for, else the scores'. */
  readonly window: ObservationWindow;
  readonly activity: ActivityScore;
  readonly incomes: Incomes;
  readonly project: ProjectSettings;
}

/**
 * Refuses accounts with too few debited transactions, too little activity or, where the project asks for it, an income of
 * nothing (decisions section 3, steps 7 to 9).
 */
export function refuseThinData({
  ledger,
  scope,
  window,
  activity,
  incomes,
  project,
}: RefusalNeeds): AnalysisErrorCode | undefined {
  if (scope.refusal !== undefined) return scope.refusal;
  if (mostDebited(ledger, window) < project.minimumTransactions) return "NOT_ENOUGH_TRANSACTIONS";
  const { lowActivityThreshold } = project;
  if (lowActivityThreshold !== undefined && activity.value < lowActivityThreshold) return "LOW_ACTIVITY_SCORE";
  return project.refuseZeroIncome && incomes.total <= 0 ? "ZERO_INCOME" : undefined;
}

/** The most debited transactions that one checking account has in the window; credits and debits count alike. */
export function mostDebited(ledger: Ledger, window: ObservationWindow): number {
  const counts = new Uint32Array(ledger.accounts.length);
  for (const row of window.rows) if (!Number.isNaN(ledger.debitedAt[row]!)) counts[ledger.account[row]!]! += 1;
  return ledger.accounts.reduce(
    (most, { type }, number) => (type === "CHECKING" ? Math.max(most, counts[number]!) : most),
    0,
  );
}
