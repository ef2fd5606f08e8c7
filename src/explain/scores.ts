import { roundedQuotient } from "../base/money.js";
import { BUSINESS_SCORECARD } from "../scorecards/business.js";
import { CREDIT_SCORECARD } from "../scorecards/credit.js";
import { PAYMENT_SCORE_FROM, PAYMENT_SCORECARD } from "../scorecards/payment.js";
import type { AnalysisIndex } from "./analysis-index.js";
import { type Explainer, input, type PatternTable, under } from "./explainer.js";
import type { CitedFigure } from "./explanation.js";
import { type AnyCard, pointsExplainers } from "./points.js";

/** Where the points and bins of a scorecard stand. */
const sourceOf = (table: string): string => `${table}; decisions, section Scores`;

type ScoreName = "creditScore" | "businessCreditScore" | "paymentScore";

const EARNED = "points earned";
const MOST = "most points";
const THRESHOLD = "points from which the score is ";

/** Figures of the scores. */
export const SCORE_EXPLAINERS: PatternTable = {
  ...under("/scores/creditScore", {
    "/value": sumOfPoints("creditScore"),
    ...under("/points/*", pointsExplainers(CREDIT_SCORECARD, sourceOf("the credit scorecard"))),
    "/indicators/*": pillarExplainer("creditScore", CREDIT_SCORECARD, { reach: 5, average: 0 }),
  }),
  ...under("/scores/businessCreditScore", {
    "/value": sumOfPoints("businessCreditScore"),
    ...under("/points/*", pointsExplainers(BUSINESS_SCORECARD, sourceOf("the business scorecard"))),
    "/indicators/*": pillarExplainer("businessCreditScore", BUSINESS_SCORECARD, { reach: 2, average: 3 }),
  }),
  ...under("/scores/paymentScore", {
    "/value": {
      explain: (index) => ({
        unit: "score of 1 to 10",
        formula: "the highest score whose threshold the sum of the points of the characteristics reaches",
        parameters: PAYMENT_SCORE_FROM.map((value, place) => ({
          name: `${THRESHOLD}${place + 1}`,
          value,
          unit: "points",
          source: sourceOf("the thresholds of the payment scorecard"),
        })),
        inputs: [input(EARNED, pointFigures(index, "paymentScore", "points"))],
      }),
      recompute: (cited) => {
        const total = cited.total(EARNED);
        return cited.parametersLike(THRESHOLD).filter((from) => total >= from).length;
      },
    },
    "/totalPoints": sumOfPoints("paymentScore"),
    ...under("/points/*", pointsExplainers(PAYMENT_SCORECARD, sourceOf("the payment scorecard"))),
  }),
};

function sumOfPoints(name: ScoreName): Explainer {
  return {
    explain: (index) => ({
      unit: "points of 0 to 1000",
      formula: "sum of the points of the characteristics",
      inputs: [input(EARNED, pointFigures(index, name, "points"))],
    }),
    recompute: (cited) => cited.total(EARNED),
  };
}

function pillarExplainer(
  name: ScoreName,
  card: AnyCard,
  { reach, average }: { readonly reach: number; readonly average: number },
): Explainer {
  return {
    explain: (index, { places: [pillar] }) => {
      const isWanted = (place: number): boolean => card[place]?.pillar === pillar;
      const source = "decisions, section Scores";
      const averagePoints = card.reduce((sum, row) => (row.pillar === pillar ? sum + row.averagePoints : sum), 0);
      return {
        unit: `indicator of ${average - reach} to ${average + reach}`,
        formula:
          "value of the average + reach × (points earned − points of the average) / (most points − points of the average), or, below the average, / points of the average; over the characteristics of the pillar",
        rounding: "half-even to the nearest integer",
        parameters: [
          { name: "value of the average", value: average, unit: "indicator", source },
          { name: "reach", value: reach, unit: "indicator", source },
          { name: "points of the average", value: averagePoints, unit: "points", source: sourceOf("the scorecard") },
        ],
        inputs: [
          input(EARNED, pointFigures(index, name, "points", isWanted)),
          input(MOST, pointFigures(index, name, "mostPoints", isWanted)),
        ],
      };
    },
    recompute: (cited) => {
      const ofAverage = cited.parameter("points of the average");
      const above = cited.total(EARNED) - ofAverage;
      const room = above >= 0 ? cited.total(MOST) - ofAverage : ofAverage;
      return cited.parameter("value of the average") + roundedQuotient(above * cited.parameter("reach"), room, 0);
    },
  };
}

function pointFigures(
  index: AnalysisIndex,
  name: ScoreName,
  member: "points" | "mostPoints",
  isWanted: (place: number) => boolean = () => true,
): readonly CitedFigure[] {
  const points = index.analysis.scores?.[name]?.points ?? [];
  return points.flatMap((row, place) =>
    isWanted(place)
      ? [{ kind: "FIGURE" as const, pointer: `/scores/${name}/points/${place}/${member}`, value: row[member] }]
      : [],
  );
}
