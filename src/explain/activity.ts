import type { Day } from "../base/calendar.js";
import { clamp } from "../base/statistics.js";
import { type Category, familyOf, LOAN_REPAYMENT_CATEGORIES } from "../model/category.js";
import { ACTIVITY } from "../scorecards/activity.js";
import type { AnalysisIndex } from "./analysis-index.js";
import { type Cited, dayOfText } from "./cited.js";
import { beside, type Explainer, input, type PatternTable, type Reasoning, transactionInput } from "./explainer.js";
import type { CitedTransaction, ExplainedParameter } from "./explanation.js";
import { daysOfMonth, scoreSpanOf } from "./periods.js";

const SOURCE = "decisions, section Scores";
const REFERENCE = "reference date";
const DAYS = "days of the window";

const isIncome = (category: Category): boolean =>
  (familyOf(category) === "INCOME" && category !== "DISSAVING") || category === "REVENUE";

/** The kinds of essential movement. */
const KINDS: readonly ((category: Category) => boolean)[] = [
  (category) => category === "GROCERY",
  (category) => category === "POWER",
  (category) => category === "TELECOM",
  (category) => category === "RENT" || LOAN_REPAYMENT_CATEGORIES.has(category),
  isIncome,
];

/** Figures of the activity score of the metadata. */
export const ACTIVITY_EXPLAINERS: PatternTable = {
  "/value": activityExplainer(1),
  "/numberOfDaysInWindow": {
    explain: (index) => ({
      unit: "days",
      formula: "sum of the calendar's days: those of the scores' window, both ends counted",
      parameters: [
        {
          name: "days of the scores' window asked for",
          value: index.analysis.settings.project.scoreDays,
          unit: "days",
          source: "setting scoreDays; decisions, section Time, Period",
        },
      ],
      inputs: [
        input(
          "calendar",
          (index.analysis.metadata?.activityScore?.calendar ?? []).map((_, place) =>
            index.figure(`/metadata/activityScore/calendar/${place}/nbDays`),
          ),
        ),
      ],
    }),
    recompute: (cited) => cited.figures("calendar").reduce((days, { value }) => days + value, 0),
  },
  "/calendar/*/nbDays": {
    explain: (index, { pointer }) => ({
      unit: "days",
      formula:
        "days of the month that the scores' window covers: so many days up to the reference date, both ends counted",
      inputs: [input("month", [index.fact(beside(pointer, 1, "month"))]), ...windowInputs(index)],
    }),
    recompute: (cited) => {
      const { from, to } = windowOf(cited);
      return daysOfMonth(cited.texts("month")[0] ?? "", from, to);
    },
  },
};

/** The activity score: 0 to 100 in the essentials, at least 1 in the metadata. */
export function activityExplainer(least: 0 | 1): Explainer {
  return { explain: (index) => explainScore(index, least), recompute: recomputeScore };
}

function explainScore(index: AnalysisIndex, least: number): Reasoning {
  const parameter = (name: string, value: number, unit: string): ExplainedParameter => ({
    name,
    value,
    unit,
    source: SOURCE,
  });
  return {
    unit: "points of 0 to 100",
    formula:
      "points for transactions a month + points for the share of days with one + points for each kind of essential movement (grocery, power, telecom, rent or loan, income) + points for the share of 30-day spans with an income",
    rounding: "to the nearest integer, and up to the least value",
    parameters: [
      parameter("least value", least, "points"),
      parameter("most points for transactions", ACTIVITY.frequency.points, "points"),
      parameter("transactions a month for all points", ACTIVITY.frequency.fullTransactionsMonthly, "transactions"),
      parameter("most points for days", ACTIVITY.presence.points, "points"),
      parameter("share of days for all points", ACTIVITY.presence.fullShareOfDays, "share"),
      parameter("points for each kind", ACTIVITY.variety.pointsEach, "points"),
      parameter("most points for incomes", ACTIVITY.incomes.points, "points"),
      parameter("days of a month", 30, "days"),
    ],
    inputs: [...windowInputs(index), transactionInput("transactions", index.within(scoreSpanOf(index)))],
  };
}

function recomputeScore(cited: Cited): number {
  const { from, to } = windowOf(cited);
  const days = to - from + 1;
  const monthDays = cited.parameter("days of a month");
  const transactions = cited.transactions("transactions");
  const monthly = (transactions.length * monthDays) / days;
  const activeDays = new Set(transactions.map(({ day }) => day)).size;
  const kinds = KINDS.filter((isKind) => transactions.some(({ category }) => isKind(category))).length;
  const spanCount = Math.max(1, Math.round(days / monthDays));
  const points =
    cited.parameter("most points for transactions") *
      clamp(monthly / cited.parameter("transactions a month for all points"), 0, 1) +
    cited.parameter("most points for days") *
      clamp(activeDays / days / cited.parameter("share of days for all points"), 0, 1) +
    cited.parameter("points for each kind") * kinds +
    cited.parameter("most points for incomes") * (incomeSpans(transactions, from, days, spanCount) / spanCount);
  return Math.max(cited.parameter("least value"), Math.round(points));
}

function incomeSpans(transactions: readonly CitedTransaction[], from: Day, days: number, spanCount: number): number {
  const spans = transactions
    .filter(({ category }) => isIncome(category))
    .map(({ day }) => Math.min(spanCount - 1, Math.floor(((dayOfText(day) - from) * spanCount) / days)));
  return new Set(spans).size;
}

function windowInputs(index: AnalysisIndex) {
  return [
    input(REFERENCE, [index.fact("/metadata/referenceDate")]),
    input("time zone", [index.fact("/settings/project/timeZone")]),
    input(DAYS, [index.figure("/metadata/activityScore/numberOfDaysInWindow")]),
  ];
}

function windowOf(cited: Cited): { readonly from: Day; readonly to: Day } {
  const to = cited.day(REFERENCE);
  return { from: (to - cited.figure(DAYS) + 1) as Day, to };
}
