import { BUSINESS_SCORECARD } from "../../src/scorecards/business.js";
import { CREDIT_SCORECARD, type CreditCharacteristic } from "../../src/scorecards/credit.js";
import { CHARACTERISTIC_OF, type Measures, NO_MEASURES } from "../../src/scorecards/measures.js";
import { PAYMENT_SCORECARD } from "../../src/scorecards/payment.js";
import { binOf, type Characteristic, type CharacteristicPoints } from "../../src/scorecards/scorecard.js";

/** Points, or that a card does not look at a characteristic. */
export type Points = number | "-";

/** What a characteristic is worth: its value to four decimals, and its points in the credit, payment and business cards. */
export type Worth = readonly [value: number, credit: Points, payment: Points, business: Points];

const CARDS: readonly (readonly Characteristic<string, string>[])[] = [
  CREDIT_SCORECARD,
  PAYMENT_SCORECARD,
  BUSINESS_SCORECARD,
];

/** What a characteristic is worth by the engine: its measures are worked out, and each card's bin is looked up. */
export function worthOf(name: CreditCharacteristic, measures: Partial<Measures>): Worth {
  const { value, isKnown } = CHARACTERISTIC_OF[name]({ ...NO_MEASURES, ...measures });
  if (!isKnown) throw new Error(`${name} is unknown`);
  const [credit, payment, business] = CARDS.map((card): Points => {
    const characteristic = card.find((one) => one.name === name);
    return characteristic === undefined ? "-" : binOf(characteristic.attributes, value).points;
  });
  // Adding 0 turns -0 into 0.
  return [Number(value.toFixed(4)) + 0, credit!, payment!, business!];
}

/** Money of an amount in units of currency: ten-thousandths. */
export function money(amount: number): number {
  return Math.round(amount * 10_000);
}

/** What some characteristic earned, for what looks at the points and the reason alone. */
export function earned(points: number, mostPoints: number, reason = "ANY"): CharacteristicPoints<string> {
  const measured = { value: 0, isKnown: true };
  return { characteristic: "ANY", measured, unit: "", bin: { points }, points, mostPoints, reason };
}
