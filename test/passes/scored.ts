import { type AnalyzeOptions, analyze } from "../../src/index.js";
import type { Characteristics } from "../../src/passes/credit-characteristics.js";
import type { PointsView } from "../../src/results/points.js";
import type { ScoresView } from "../../src/results/scores.js";
import type { CreditCharacteristic } from "../../src/scorecards/credit.js";
import { account, type Line, NOW } from "./facts.js";

/** An income of 3000 in 30 days: 9100 in the 91 days from 1 April to 30 June that the scores look at. */
export const EARNED: Line = ["2026-04-01", "VIREMENT SALAIRE ACME", 9100];

/** The scores of some accounts over the 91 days from 1 April to 30 June 2026. */
export function scoresOf(accounts: readonly object[], options: AnalyzeOptions = {}): ScoresView {
  const project = { minimumTransactions: 0, ...options.project };
  return analyze({ accounts }, { now: NOW, ...options, project }).scores!;
}

/** The values of a score's characteristics by name, to four decimals; those that are unknown are not in it. */
export function valuesOf(points: readonly PointsView[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    points.flatMap(({ characteristic, value }) => (value === undefined ? [] : [[characteristic, value]])),
  );
}

/** The values of the credit score's characteristics of one account. */
export function creditValues(
  lines: readonly Line[],
  options: AnalyzeOptions = {},
  given: object = {},
): Readonly<Record<string, number>> {
  return valuesOf(scoresOf([account(lines, given)], options).creditScore!.points);
}

/** The rows of points as `characteristic, value, bin, points of most, reason`. */
export function tableOf(points: readonly PointsView[]): readonly (readonly unknown[])[] {
  return points.map((row) => [row.characteristic, row.value, row.bin, row.points, row.mostPoints, row.reason]);
}

/** Values that cost all points, of every characteristic: where the worst bin begins, or just below where it ends. */
export const WORST: Readonly<Record<CreditCharacteristic, number>> = {
  OVERDRAFT_DAYS: 20,
  REJECTIONS: 3.5,
  INCIDENT_FEES: 8.5,
  SEIZURES_AND_COLLECTIONS: 2.5,
  GAMBLING_RATIO: 0.1,
  LOWEST_BALANCE: -0.51,
  BALANCE_TREND: -0.51,
  DEBT_RATIO: 0.5,
  FAST_CREDIT: 3.5,
  BALANCE_BUFFER: -0.01,
  INCOME_REGULARITY: 0.33,
  INCOME_LEVEL: 0.29,
  RESIDUAL_INCOME: -0.31,
};

/** Known values as the scores take them, with the number of a row for each reason to leave one out. */
export function characteristicsOf(values: Readonly<Record<CreditCharacteristic, number>>): Characteristics {
  const known = Object.entries(values).map(([name, value]) => [name, { value, isKnown: true }]);
  const leftOut = { moved: [1], rejected: [2], retried: [], refunded: [3], returned: [4] };
  return { values: Object.fromEntries(known) as Characteristics["values"], monthlyLines: [], leftOut };
}
