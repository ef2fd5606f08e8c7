import { MONTH_DAYS } from "../scorecards/measures.js";
import { type LinePeriodicity, PERIOD_THIRDS } from "../scorecards/monthly-line.js";
import { DAY_THIRDS, MonthlySum, scaleOf } from "../scorecards/monthly-sum.js";
import type { IndexedTransaction } from "./analysis-index.js";
import { type Cited, moneyOf } from "./cited.js";
import { transactionInput } from "./explainer.js";
import type { ExplainedParameter, ExplanationInput } from "./explanation.js";
import { WINDOW_DAYS } from "./periods.js";
import type { ScoreEvidence } from "./score-evidence.js";

const SOURCE = "the scorecards' measures; decisions, section Scores";

/** Days of a month, which sums and counts are scaled to. */
export const MONTH: ExplainedParameter = { name: "days of a month", value: MONTH_DAYS, unit: "days", source: SOURCE };

/** What sums are scaled by. */
export const MONTHS_OF_SUMS: readonly ExplainedParameter[] = [
  MONTH,
  {
    name: "days of twelve payments due once a month",
    value: (PERIOD_THIRDS.MONTHLY * 12) / DAY_THIRDS,
    unit: "days",
    source: SOURCE,
  },
  {
    name: "days of a payment due every four weeks",
    value: PERIOD_THIRDS.FOUR_WEEKLY / DAY_THIRDS,
    unit: "days",
    source: SOURCE,
  },
];

/** How a sum of the window becomes a month's, in words. */
export const OF_A_MONTH =
  "sums are a month's: × days of a month / the days that they stand for, of what is due once a month or every four weeks those of a payment × the times that it was due, of all else the days of the window";

/** Follows a role's name where it holds what is due so, before how many times it was due. */
const DUE: Readonly<Record<LinePeriodicity, string>> = {
  MONTHLY: " due once a month, times: ",
  FOUR_WEEKLY: " due every four weeks, times: ",
};

/** The inputs of a sum: what is of no line first, then the lines' by how often they were due. */
export function monthlyInputs(
  role: string,
  transactions: readonly IndexedTransaction[],
  evidence: ScoreEvidence,
): readonly ExplanationInput[] {
  const groups = new Map<string, IndexedTransaction[]>([["", []]]);
  for (const transaction of transactions) {
    const line = evidence.monthlyLineOf(transaction);
    const part = line === undefined ? "" : DUE[line.periodicity] + line.due.length;
    const group = groups.get(part);
    if (group === undefined) groups.set(part, [transaction]);
    else group.push(transaction);
  }
  return [...groups].map(([part, group]) => transactionInput(role + part, group));
}

/** Sums of a month from what is cited, each of some roles, and the scale that makes whole numbers of them. */
export function monthlySumsOf<Name extends string>(
  cited: Cited,
  rolesOf: Readonly<Record<Name, readonly string[]>>,
): Readonly<Record<Name | "scale", number>> {
  const sums = Object.entries<readonly string[]>(rolesOf).map(([name, roles]) => [name, sumOf(cited, roles)] as const);
  const scale = scaleOf(sums.map(([, sum]) => sum));
  const figures: readonly (readonly [string, number])[] = sums.map(([name, sum]) => [name, sum.times(scale)]);
  return Object.fromEntries([["scale", scale], ...figures]) as Readonly<Record<Name | "scale", number>>;
}

function sumOf(cited: Cited, roles: readonly string[]): MonthlySum {
  const sum = new MonthlySum();
  const add = (role: string, thirds: number): void => {
    for (const { amount } of cited.transactions(role)) sum.add(moneyOf(amount), thirds);
  };
  for (const role of roles) {
    add(role, cited.figure(WINDOW_DAYS) * DAY_THIRDS);
    for (const [periodicity, due] of Object.entries(DUE) as [LinePeriodicity, string][])
      for (const part of cited.rolesFrom(role + due))
        add(part, Number(part.slice(role.length + due.length)) * PERIOD_THIRDS[periodicity]);
  }
  return sum;
}
