import { BUSINESS_SCORECARD } from "../scorecards/business.js";
import { CREDIT_SCORECARD } from "../scorecards/credit.js";
import { PAYMENT_SCORE_FROM, PAYMENT_SCORECARD } from "../scorecards/payment.js";
import type { Characteristic } from "../scorecards/scorecard.js";
import type { AnalysisIndex } from "./analysis-index.js";
import { type Explainer, input, type PatternTable, under } from "./explainer.js";
import type { CitedFigure, ExplainedParameter } from "./explanation.js";
import { evidenceOf, type ScoredCharacteristic } from "./score-evidence.js";

type ScoreName = "creditScore" | "businessCreditScore";
type AnyCard = readonly Characteristic<ScoredCharacteristic, string>[];

const EARNED = "points earned";
const MOST = "most points";
const BIN = "points of bin";

/** Figures of the scores. */
export const SCORE_EXPLAINERS: PatternTable = {
  ...under("/scores/creditScore", {
    ...cardExplainers("creditScore", CREDIT_SCORECARD, "the credit scorecard"),
    ...pillarExplainers("creditScore", CREDIT_SCORECARD, { reach: 5, average: 0 }),
  }),
  ...under("/scores/businessCreditScore", {
    ...cardExplainers("businessCreditScore", BUSINESS_SCORECARD, "the business scorecard"),
    ...pillarExplainers("businessCreditScore", BUSINESS_SCORECARD, { reach: 2, average: 3 }),
  }),
  "/scores/paymentScore/value": {
    explain: (index, { value }) => ({
      unit: "score of 1 to 10",
      formula: "the number of thresholds that the points of the payment scorecard reach",
      missing: "the points of the payment scorecard, which looks at the same characteristics with points of its own",
      parameters: thresholds(value),
      inputs: [input("points of the same characteristics in the credit score", paymentPoints(index))],
    }),
  },
};

function cardExplainers(name: ScoreName, card: AnyCard, table: string): PatternTable {
  return {
    "/value": {
      explain: (index) => ({
        unit: "points of 0 to 1000",
        formula: "sum of the points of the characteristics",
        inputs: [input(EARNED, pointFigures(index, name, "points"))],
      }),
      recompute: (cited) => cited.figures(EARNED).reduce((sum, { value }) => sum + value, 0),
    },
    "/points/*/mostPoints": {
      explain: (_, { places: [place] }) => ({
        unit: "points",
        formula: "the points of the characteristic's best bin",
        parameters: binParameters(card[Number(place)]!, table),
      }),
      recompute: (cited) => Math.max(...cited.parametersLike(BIN)),
    },
    "/points/*/points": pointsExplainer(card, table),
  };
}

function pointsExplainer(card: AnyCard, table: string): Explainer {
  return {
    explain: (index, { places: [place], value }) => {
      const characteristic = card[Number(place)]!;
      const { attributes, unit, name } = characteristic;
      const bin = attributes.findIndex(({ points }) => points === value);
      const bound = (words: string, limit: number | undefined): readonly ExplainedParameter[] =>
        limit === undefined ? [] : [{ name: words, value: limit, unit, source: table }];
      return {
        unit: "points",
        formula: `the points of the bin that the characteristic's value lies in; the value is ${unit}, over the scores' window`,
        missing:
          "the characteristic's value itself, and the categories and links as the scores' window alone gives them; the bounds of its bin are parameters",
        parameters: [
          ...bound("the value is at least", attributes[bin - 1]?.below),
          ...bound("the value is below", attributes[bin]?.below),
          ...binParameters(characteristic, table),
        ],
        inputs: evidenceOf(index, name),
      };
    },
  };
}

function binParameters({ attributes, unit }: AnyCard[number], source: string): readonly ExplainedParameter[] {
  return attributes.map(({ below, points }) => ({
    name: below === undefined ? `${BIN} without a bound` : `${BIN} below ${below} (${unit})`,
    value: points,
    unit: "points",
    source,
  }));
}

function pillarExplainers(
  name: ScoreName,
  card: AnyCard,
  { reach, average }: { readonly reach: number; readonly average: number },
): PatternTable {
  return {
    "/indicators/*": {
      explain: (index, { places: [pillar] }) => {
        const isWanted = (place: number): boolean => card[place]?.pillar === pillar;
        const source = "decisions, section Scores";
        const averagePoints = card.reduce((sum, row) => (row.pillar === pillar ? sum + row.averagePoints : sum), 0);
        return {
          unit: `indicator of ${average - reach} to ${average + reach}`,
          formula:
            "value of the average + reach × (points earned − points of the average) / (most points − points of the average), or, below the average, / points of the average; over the characteristics of the pillar",
          rounding: "to the nearest integer",
          parameters: [
            { name: "value of the average", value: average, unit: "indicator", source },
            { name: "reach", value: reach, unit: "indicator", source },
            { name: "points of the average", value: averagePoints, unit: "points", source: "the scorecard" },
          ],
          inputs: [
            input(EARNED, pointFigures(index, name, "points", isWanted)),
            input(MOST, pointFigures(index, name, "mostPoints", isWanted)),
          ],
        };
      },
      recompute: (cited) => {
        const total = (role: string): number => cited.figures(role).reduce((sum, { value }) => sum + value, 0);
        const above = total(EARNED) - cited.parameter("points of the average");
        const room =
          above >= 0
            ? total(MOST) - cited.parameter("points of the average")
            : cited.parameter("points of the average");
        return cited.parameter("value of the average") + Math.round((above / room) * cited.parameter("reach"));
      },
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
  return points.flatMap((_, place) =>
    isWanted(place) ? [index.figure(`/scores/${name}/points/${place}/${member}`)] : [],
  );
}

function paymentPoints(index: AnalysisIndex): readonly CitedFigure[] {
  const names: ReadonlySet<string> = new Set(PAYMENT_SCORECARD.map(({ name }) => name));
  return pointFigures(index, "creditScore", "points", (place) => names.has(CREDIT_SCORECARD[place]?.name ?? ""));
}

function thresholds(score: number): readonly ExplainedParameter[] {
  const source = "the thresholds of the payment scorecard";
  const bound = (name: string, value: number | undefined): readonly ExplainedParameter[] =>
    value === undefined ? [] : [{ name, value, unit: "points", source }];
  return [
    ...bound("the points are at least", PAYMENT_SCORE_FROM[score - 1]),
    ...bound("the points are below", PAYMENT_SCORE_FROM[score]),
  ];
}
