import type { CreditCharacteristic } from "../scorecards/credit.js";
import { CHARACTERISTIC_OF, NO_MEASURES } from "../scorecards/measures.js";
import { type Attribute, binOf, type Characteristic } from "../scorecards/scorecard.js";
import { roundWithin } from "../views/points.js";
import { inputsOf, MEASURED, measuresOf, parametersOf } from "./characteristics.js";
import type { Cited } from "./cited.js";
import { beside, type Explainer, type Figure, input, type PatternTable } from "./explainer.js";
import type { ExplainedParameter } from "./explanation.js";

/** A scorecard of any score. */
export type AnyCard = readonly Characteristic<CreditCharacteristic, string>[];

type CharacteristicOf = (figure: Figure) => AnyCard[number];

const NAME = "characteristic";
const VALUE = "value";
const BOUND = "the value is below";

/** How the bin of an unknown value is found, in words. */
const STAND_INS =
  "as the value is unknown, the points of the bin of a stand-in: a share of no income counts as beyond every bound on the side of its sign, and as 0 where it is a share of nothing, or a balance above 0, also one of incomes of which ten times are less than the expenses; a residual income as −1, all spent; a level of income in a currency without a usual wage as 1";

/** Figures of the rows of a scorecard's points. */
export function pointsExplainers(card: AnyCard, table: string): PatternTable {
  const characteristicOf: CharacteristicOf = ({ places: [place] }) => card[Number(place)]!;
  return {
    "/value": valueExplainer(characteristicOf, table),
    "/points": pointsExplainer(characteristicOf, table),
    "/mostPoints": {
      explain: (_, figure) => ({
        unit: "points",
        formula: "the points of the characteristic's best bin",
        parameters: binParameters(characteristicOf(figure), table),
      }),
      recompute: (cited) => Math.max(...binsOf(cited).map(({ points }) => points)),
    },
  };
}

function valueExplainer(characteristicOf: CharacteristicOf, source: string): Explainer {
  return {
    explain: (index, figure) => {
      const { name, unit, attributes } = characteristicOf(figure);
      const { below } = binOf(attributes, figure.value);
      return {
        unit,
        formula: MEASURED[name].formula,
        rounding: "half-even to 4 decimals, but never up to the bound of its bin",
        parameters: [
          ...parametersOf(index, name),
          ...(below === undefined ? [] : [{ name: BOUND, value: below, unit, source }]),
        ],
        inputs: [input(NAME, [index.fact(beside(figure.pointer, 1, NAME))]), ...inputsOf(index, name)],
      };
    },
    recompute: (cited) => roundWithin(measure(cited), cited.parameter(BOUND, Number.POSITIVE_INFINITY)),
  };
}

function pointsExplainer(characteristicOf: CharacteristicOf, table: string): Explainer {
  return {
    explain: (index, figure) => {
      const characteristic = characteristicOf(figure);
      const { name, unit } = characteristic;
      const bins = binParameters(characteristic, table);
      const value = beside(figure.pointer, 1, VALUE);
      if (index.valueAt(value) !== undefined) {
        return {
          unit: "points",
          formula: `the points of the bin that the value lies in; the value is ${unit}, over the scores' window`,
          parameters: bins,
          inputs: [input(VALUE, [index.figure(value)])],
        };
      }
      return {
        unit: "points",
        formula: `${STAND_INS}; the value would be ${unit}: ${MEASURED[name].formula}`,
        parameters: [...parametersOf(index, name), ...bins],
        inputs: [input(NAME, [index.fact(beside(figure.pointer, 1, NAME))]), ...inputsOf(index, name)],
      };
    },
    recompute: (cited) => {
      const [value] = cited.figures(VALUE);
      return binOf(binsOf(cited), value === undefined ? measure(cited) : value.value).points;
    },
  };
}

/** The characteristic's value, or its stand-in, from what is cited. */
function measure(cited: Cited): number {
  const name = cited.texts(NAME)[0] as CreditCharacteristic;
  return CHARACTERISTIC_OF[name]({ ...NO_MEASURES, ...measuresOf(cited, name) }).value;
}

const pointsName = (number: number): string => `points of bin ${number}`;
const boundName = (number: number): string => `bin ${number} is below`;

function binParameters({ attributes, unit }: AnyCard[number], source: string): readonly ExplainedParameter[] {
  return attributes.flatMap(({ below, points }, place) => [
    ...(below === undefined ? [] : [{ name: boundName(place + 1), value: below, unit, source }]),
    { name: pointsName(place + 1), value: points, unit: "points", source },
  ]);
}

function binsOf(cited: Cited): readonly Attribute[] {
  return cited.parametersLike("points of bin ").map((points, place) => {
    const below = cited.parameter(boundName(place + 1), Number.POSITIVE_INFINITY);
    return below === Number.POSITIVE_INFINITY ? { points } : { below, points };
  });
}
