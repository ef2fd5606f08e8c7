import { MOST_DAYS_TO_NEXT_INCOME } from "../scorecards/income-months.js";
import type { ExplainedParameter } from "./explanation.js";

/** Within how many days the income of a month comes again. */
export const INCOME_AGAIN: ExplainedParameter = {
  name: "most days to the next income",
  value: MOST_DAYS_TO_NEXT_INCOME,
  unit: "days",
  source: "the scorecards' measures; decisions, section Scores",
};

/** How the months with an income are told. */
export const MISSED_MONTHS =
  "a month is missed for each stretch of the most days to the next income that passes between two of them, and at the window's ends for each whose income must have come there; all others are months with an income, and one is where there is any income";
