import { roundedQuotient } from "../base/money.js";
import { isIncome } from "../model/category.js";
import { ESSENTIAL_KINDS } from "../passes/activity-score.js";
import { ACTIVITY_SCORECARD, activityPointsOf } from "../scorecards/activity.js";
import { earlyPayFrom } from "../scorecards/christmas-pay.js";
import { monthCountOf, monthsWithIncome } from "../scorecards/income-months.js";
import { MONTH_DAYS } from "../scorecards/measures.js";
import { missingLinks, silenceOf } from "./activity-links.js";
import type { AnalysisIndex } from "./analysis-index.js";
import { type Cited, dayOfText } from "./cited.js";
import { beside, type Explainer, type Figure, input, type PatternTable, transactionInput } from "./explainer.js";
import type { CitedFigure, ExplainedParameter, ExplanationInput } from "./explanation.js";
import { MONTHS_WITH_INCOME, PAYDAYS } from "./income-months.js";
import { daysOfMonth, scoreSpanOf, windowInputs, windowOf } from "./periods.js";

const SOURCE = "the activity scorecard; decisions, section Scores";
const EARNED = "points earned";
const NAME = "characteristic";
const TRANSACTIONS = "transactions";
const NOT_TELLING = "moves between own accounts and what came back, which are no income and no kind";
const MONTH: ExplainedParameter = { name: "days of a month", value: MONTH_DAYS, unit: "days", source: SOURCE };

/** How the value of each characteristic is found, in the scorecard's order. */
const FORMULAS = [
  "number of transactions × days of a month / days of the window",
  "days with a transaction / days of the window",
  "number of kinds of essential movement among the transactions: grocery, power, telecom, rent or loan, income",
  `months with an income / months of the window, rounded; ${MONTHS_WITH_INCOME}`,
];

/** The first characteristic that asks what a transaction was, and so whether it came back or was moved. */
const FIRST_OF_KINDS = ACTIVITY_SCORECARD.findIndex(({ name }) => name === "ESSENTIAL_KINDS");

/** Figures of the activity score of the metadata. */
export const ACTIVITY_EXPLAINERS: PatternTable = {
  "/value": activityExplainer(1),
  "/points/*/value": {
    explain: (index, figure) => ({
      unit: ACTIVITY_SCORECARD[placeOf(figure)]!.unit,
      formula: FORMULAS[placeOf(figure)]!,
      rounding: "half-even to 4 decimals",
      ...(placeOf(figure) >= FIRST_OF_KINDS && missingLinks(index)),
      parameters: [MONTH, ...PAYDAYS],
      inputs: rowInputs(index, figure),
    }),
    recompute: (cited) => roundedQuotient(valuesOf(cited)[placeIn(cited)]!, 1, 4),
  },
  "/points/*/points": {
    explain: (index, figure) => ({
      unit: "points",
      formula: `most points × the value, up to the one that earns all points, / that one; of the running total over the characteristics so far, rounded, what this one adds; the value is ${FORMULAS[placeOf(figure)]}`,
      rounding: "the running total half-even to the nearest integer, so that whole points add up to the rounded score",
      ...(placeOf(figure) >= FIRST_OF_KINDS && missingLinks(index)),
      parameters: [MONTH, ...PAYDAYS, ...ACTIVITY_SCORECARD.flatMap(weightParameters)],
      inputs: rowInputs(index, figure),
    }),
    recompute: (cited) => activityPointsOf(valuesOf(cited))[placeIn(cited)]!,
  },
  "/points/*/mostPoints": {
    explain: (_, figure) => ({
      unit: "points",
      formula: "the most points that the characteristic can earn",
      parameters: weightParameters(ACTIVITY_SCORECARD[placeOf(figure)]!),
    }),
    recompute: (cited) => cited.parametersLike("most points")[0]!,
  },
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
    recompute: (cited) => cited.total("calendar"),
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
  return {
    explain: (index) => ({
      unit: "points of 0 to 100",
      formula: "sum of the points of the characteristics, and no less than the least value",
      parameters: [{ name: "least value", value: least, unit: "points", source: SOURCE }],
      inputs: [input(EARNED, pointFigures(index))],
    }),
    recompute: (cited) => Math.max(cited.parameter("least value"), cited.total(EARNED)),
  };
}

function pointFigures({ analysis }: AnalysisIndex): readonly CitedFigure[] {
  return (analysis.metadata?.activityScore?.points ?? []).map(({ points }, place) => ({
    kind: "FIGURE",
    pointer: `/metadata/activityScore/points/${place}/points`,
    value: points,
  }));
}

function weightParameters({ name, mostPoints, fullFrom, unit }: (typeof ACTIVITY_SCORECARD)[number]) {
  return [
    { name: `most points of ${name}`, value: mostPoints, unit: "points", source: SOURCE },
    { name: `value of ${name} that earns all points`, value: fullFrom, unit, source: SOURCE },
  ];
}

const placeOf = ({ places: [place] }: Figure): number => Number(place);
const placeIn = (cited: Cited): number => ACTIVITY_SCORECARD.findIndex(({ name }) => name === cited.texts(NAME)[0]);

function rowInputs(index: AnalysisIndex, { pointer }: Figure): readonly ExplanationInput[] {
  const span = scoreSpanOf(index);
  const transactions = index.within(span);
  return [
    input(NAME, [index.fact(beside(pointer, 1, NAME))]),
    ...windowInputs(index),
    transactionInput(TRANSACTIONS, transactions),
    transactionInput(NOT_TELLING, transactions.filter(silenceOf(index, span))),
  ];
}

/** The values of all characteristics, from what is cited. */
function valuesOf(cited: Cited): readonly number[] {
  const { from, to } = windowOf(cited);
  const days = to - from + 1;
  const transactions = cited.transactions(TRANSACTIONS);
  const silent = new Set(cited.transactions(NOT_TELLING).map(({ id }) => id));
  const telling = transactions.filter(({ id }) => !silent.has(id));
  const categories = new Set(telling.map(({ category, textCategory }) => textCategory ?? category));
  const incomeOfDay = new Uint8Array(days);
  for (const { category, textCategory, day } of telling)
    if (isIncome(textCategory ?? category)) incomeOfDay[dayOfText(day) - from] = 1;
  return [
    (transactions.length * cited.parameter("days of a month")) / days,
    new Set(transactions.map(({ day }) => day)).size / days,
    ESSENTIAL_KINDS.filter((isKind) => [...categories].some(isKind)).length,
    monthsWithIncome(incomeOfDay, 0, earlyPayFrom(from)) / monthCountOf(days),
  ];
}
