import { MONEY_SCALE } from "../../base/money.js";
import { medianOf } from "../../base/statistics.js";
import { PARAMETERS } from "../../parameters.js";

/** Largest ratio of the highest price of a line to its lowest one. */
const MOST_PRICE_CHANGE = 1.5;
/** So many payments tell a price that one of them differs from. */
const LEAST_PAYMENTS = 3;

/**
 * Whether rhythmic transfers are no casual ones: of one price or nearly the same amount, which is no trifle. What leaves at
 * one price is an obligation however small; what comes in so is no income to count on while it is small.
 */
export function areSteady(amounts: readonly number[], isEntry: boolean): boolean {
  const hasPrice = isPrice(amounts) && !(isEntry && hasLonePayment(amounts));
  if (!isEntry && hasPrice) return true;
  const median = medianOf(amounts);
  const floor = (isEntry ? PARAMETERS.regularIncomeFloor : PARAMETERS.regularExpenseFloor) * MONEY_SCALE;
  const largest = median * PARAMETERS.regularTransferDeviation;
  if (median < floor) return false;
  if (hasPrice || amounts.every((amount) => Math.abs(amount - median) <= largest)) return true;
  return !isEntry && isPriceButOnce(amounts, median);
}

/** Whether rhythmic automated credits are an income: hours, overtime and a month that began in its midst vary, trifles are none. */
export function areWages(amounts: readonly number[]): boolean {
  const least = amounts.reduce((one, other) => Math.min(one, other));
  const isBounded = amounts.every((amount) => amount <= least * PARAMETERS.automatedCreditRatio);
  return isBounded && medianOf(amounts) >= PARAMETERS.regularIncomeFloor * MONEY_SCALE;
}

/**
 * Whether amounts in the order of their days are one price, which may only rise or only fall, by a bounded share, and stays
 * at least as often as it changes: a single payment may be all that the window shows of the first or the last price.
 */
function isPrice(amounts: readonly number[]): boolean {
  let [rises, falls] = [0, 0];
  for (let at = 1; at < amounts.length; at += 1) {
    if (amounts[at]! > amounts[at - 1]!) rises += 1;
    else if (amounts[at]! < amounts[at - 1]!) falls += 1;
  }
  const [first, last] = [amounts[0]!, amounts[amounts.length - 1]!];
  const isBounded = Math.max(first, last) <= Math.min(first, last) * MOST_PRICE_CHANGE;
  return Math.min(rises, falls) === 0 && 2 * (rises + falls) < amounts.length && isBounded;
}

/** Whether a payment is unlike those beside it: a gift on top is no new price of what comes in. */
function hasLonePayment(amounts: readonly number[]): boolean {
  return amounts.some((amount, at) => amount !== amounts[at - 1] && amount !== amounts[at + 1]);
}

/**
 * Whether three payments or more are of one price but for one of them: the month that a nursery is half closed, or in which a
 * landlord settles the year's charges.
 */
function isPriceButOnce(amounts: readonly number[], price: number): boolean {
  const others = amounts.filter((amount) => amount !== price);
  return amounts.length >= LEAST_PAYMENTS && others.length === 1 && others[0]! <= price * MOST_PRICE_CHANGE;
}
