import type { LeftOutRows } from "../passes/credit-characteristics.js";
import type { Scores } from "../passes/scores.js";
import type { LeftOutView, ScoresView } from "../results/scores.js";
import type { TransactionView } from "../results/transactions.js";
import { viewPoints } from "./points.js";

/** The version of the scorecards. */
const SCORES_VERSION = "1.0.0";

/** What the scores' view needs. */
export type ScoresNeeds = Scores & {
  /** By row of the ledger. */
  readonly transactions: readonly TransactionView[];
};

/** Writes the scores of a usage: without a payment score they are a business's. */
export function viewScores({ credit, payment, transactions }: ScoresNeeds): ScoresView {
  const idsOf = (rows: readonly number[]): readonly string[] => rows.map((row) => transactions[row]!.id);
  const leftOut = viewLeftOut(credit.leftOut, idsOf);
  const monthlyLines = credit.monthlyLines.map(({ due, counted, ...line }) => ({
    ...line,
    due: idsOf(due),
    counted: idsOf(counted),
  }));
  const { value, reasons } = credit;
  const shared = { value, reasons, points: credit.points.map(viewPoints) };
  if (payment === undefined) {
    const { indicators } = credit;
    return { businessCreditScore: { version: SCORES_VERSION, ...shared, indicators }, monthlyLines, leftOut };
  }
  return {
    creditScore: { ...shared, indicators: credit.indicators },
    paymentScore: {
      value: payment.value,
      reasons: payment.reasons,
      totalPoints: payment.totalPoints,
      points: payment.points.map(viewPoints),
    },
    monthlyLines,
    leftOut,
  };
}

function viewLeftOut(rows: LeftOutRows, idsOf: (rows: readonly number[]) => readonly string[]): LeftOutView {
  return {
    moved: idsOf(rows.moved),
    rejected: idsOf(rows.rejected),
    retried: idsOf(rows.retried),
    refunded: idsOf(rows.refunded),
    returned: idsOf(rows.returned),
  };
}
