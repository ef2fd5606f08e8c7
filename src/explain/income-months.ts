import { LEAST_DAYS_APART, LONGEST_MONTH_DAYS, MOST_MOVED_DAYS } from "../scorecards/income-months.js";
import type { ExplainedParameter } from "./explanation.js";

const parameter = (name: string, value: number): ExplainedParameter => ({
  name,
  value,
  unit: "days",
  source: "the scorecards' measures; decisions, section Scores",
});

/** When the income of a month comes. */
export const PAYDAYS: readonly ExplainedParameter[] = [
  parameter("longest month", LONGEST_MONTH_DAYS),
  parameter("most days an income is moved", MOST_MOVED_DAYS),
  parameter("least days between incomes of two months", LEAST_DAYS_APART),
];

/** How the months with an income are told. */
export const MONTHS_WITH_INCOME =
  "the months with an income are those that were paid, by incomes that lie the least days or more apart, of which one was late and the others a month of 30 days apart, or those that were not missed, whichever are more: a month is missed where an income that is due a longest month after the one before, and moved by the most days, must have come, the window's ends included; one income alone is one month";
