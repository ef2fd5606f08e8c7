import { roundedQuotient } from "../base/money.js";
import { findRhythm } from "../passes/rhythm/find-rhythm.js";
import type { Rhythm } from "../passes/rhythm/rhythm.js";
import { listedBeside } from "./amounts.js";
import type { AnalysisIndex, IndexedTransaction } from "./analysis-index.js";
import { dayOfText } from "./cited.js";
import { isRetry } from "./counted.js";
import { type Explainer, type Figure, type PatternTable, transactionInput } from "./explainer.js";
import type { CitedTransaction, ExplainedParameter } from "./explanation.js";
import { spanOf } from "./periods.js";

const OCCURRENCES = "occurrences";
const SOURCE = "decisions, section Cash flows and regularity";

/** How many tokens lie between a figure and its cash flow, by the figure's depth below `regularity`. */
const FLAT = 2;
const NESTED = 3;

/** Figures of a regularity: all follow from the days of the cash flow's transactions, second tries left out. */
export const REGULARITY_EXPLAINERS: PatternTable = {
  "/interval/min": gapExplainer("smallest number of days between two occurrences in a row", (gaps) =>
    Math.min(...gaps),
  ),
  "/interval/max": gapExplainer("largest number of days between two occurrences in a row", (gaps) => Math.max(...gaps)),
  "/meanNumberOfDaysInInterval": {
    explain: (index, figure) => ({
      unit: "days",
      formula: "days from the first to the last occurrence / (number of occurrences − 1)",
      rounding: "half-even to 2 decimals",
      inputs: [transactionInput(OCCURRENCES, occurrencesOf(index, figure, FLAT))],
    }),
    recompute: (cited) => {
      const days = daysOf(cited.transactions(OCCURRENCES));
      return roundedQuotient(days[days.length - 1]! - days[0]!, days.length - 1, 2);
    },
  },
  "/accuracy": {
    explain: (index, figure) => {
      const occurrences = occurrencesOf(index, figure, FLAT);
      return {
        unit: "percent",
        formula:
          "2 × occurrences met / (expected occurrences + number of occurrences) × 100: occurrences expected in the flow's life, matched one to one within the tolerance of its periodicity",
        rounding: "half-even to 2 decimals",
        parameters: rhythmParameters(rhythmOf(occurrences.map(({ cited }) => cited))),
        inputs: [transactionInput(OCCURRENCES, occurrences)],
      };
    },
    recompute: (cited) =>
      roundedQuotient(
        2 * cited.parameter("occurrences met") * 100,
        cited.parameter("expected occurrences") + cited.transactions(OCCURRENCES).length,
        2,
      ),
  },
  "/dueDays/*": {
    explain: (index, figure) => ({
      unit: "day of the month (1 to 31), or ISO weekday (1 to 7) for rhythms of days and weeks",
      formula:
        "the day with the smallest mean distance to all occurrences, month ends as one day; for rhythms of weeks the usual weekday; for daily ones the weekdays that hold occurrences",
      parameters: [
        {
          name: "place among the due days",
          value: Number(figure.places[figure.places.length - 1]),
          unit: "place, from 0",
          source: "the pointer",
        },
      ],
      inputs: [transactionInput(OCCURRENCES, occurrencesOf(index, figure, NESTED))],
    }),
    recompute: (cited) =>
      rhythmOf(cited.transactions(OCCURRENCES))?.dueDays[cited.parameter("place among the due days")] ?? Number.NaN,
  },
};

function gapExplainer(formula: string, choose: (gaps: readonly number[]) => number): Explainer {
  return {
    explain: (index, figure) => ({
      unit: "days",
      formula,
      inputs: [transactionInput(OCCURRENCES, occurrencesOf(index, figure, NESTED))],
    }),
    recompute: (cited) => {
      const days = daysOf(cited.transactions(OCCURRENCES));
      return choose(days.slice(1).map((day, place) => day - days[place]!));
    },
  };
}

function occurrencesOf(index: AnalysisIndex, figure: Figure, steps: number): readonly IndexedTransaction[] {
  const span = spanOf(index, "creditInsights");
  return listedBeside(index, figure, steps).filter((transaction) => !isRetry(index, transaction, span));
}

function daysOf(occurrences: readonly CitedTransaction[]): readonly number[] {
  return occurrences.map(({ day }) => dayOfText(day));
}

/** The rhythm that the engine finds: all occurrences of a flow go one way. */
function rhythmOf(occurrences: readonly CitedTransaction[]): Rhythm | undefined {
  return findRhythm(daysOf(occurrences), (occurrences[0]?.amount ?? 0) >= 0);
}

function rhythmParameters(rhythm: Rhythm | undefined): readonly ExplainedParameter[] {
  return [
    { name: "expected occurrences", value: rhythm?.expected.length ?? 0, unit: "occurrences", source: SOURCE },
    { name: "occurrences met", value: rhythm?.matched ?? 0, unit: "occurrences", source: SOURCE },
  ];
}
