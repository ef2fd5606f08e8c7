import { MONTH_DAYS, MonthlySum } from "../scorecards/monthly-sum.js";
import type { IndexedTransaction } from "./analysis-index.js";
import { type Cited, moneyOf } from "./cited.js";
import { transactionInput } from "./explainer.js";
import type { ExplainedParameter, ExplanationInput } from "./explanation.js";
import { WINDOW_DAYS } from "./periods.js";
import type { ScoreEvidence } from "./score-evidence.js";

/** Days of a month, which sums and counts are scaled to. */
export const MONTH: ExplainedParameter = {
  name: "days of a month",
  value: MONTH_DAYS,
  unit: "days",
  source: "the scorecards' measures; decisions, section Scores",
};

/** How a sum of the window becomes a month's, in words. */
export const OF_A_MONTH =
  "sums are a month's: what is due once a month is divided by how often it was due in the window, all else is multiplied by days of a month / days of the window";

/** Follows a role's name: how often what its transactions are of was due in the window. */
const DUE = " due once a month, times in the window: ";

/** The inputs of a sum: what is due once a month by how often it was due, and all else. */
export function monthlyInputs(
  role: string,
  transactions: readonly IndexedTransaction[],
  evidence: ScoreEvidence,
): readonly ExplanationInput[] {
  const groups = new Map<number, IndexedTransaction[]>([[0, []]]);
  for (const transaction of transactions) {
    const dueCount = evidence.dueCountOf(transaction);
    const group = groups.get(dueCount);
    if (group === undefined) groups.set(dueCount, [transaction]);
    else group.push(transaction);
  }
  return [...groups]
    .sort(([left], [right]) => left - right)
    .map(([count, group]) => transactionInput(count === 0 ? role : `${role}${DUE}${count}`, group));
}

/** A month's sum times the days of the window, from what is cited. */
export function monthlySumOf(cited: Cited, ...roles: readonly string[]): number {
  const sum = new MonthlySum();
  for (const role of roles) {
    for (const { amount } of cited.transactions(role)) sum.add(moneyOf(amount));
    for (const due of cited.rolesFrom(role + DUE)) {
      const dueCount = Number(due.slice(role.length + DUE.length));
      for (const { amount } of cited.transactions(due)) sum.add(moneyOf(amount), dueCount);
    }
  }
  return sum.timesDays(cited.figure(WINDOW_DAYS));
}
