import { Decimal } from "decimal.js";
import { isDigit } from "./text.js";

declare const moneyBrand: unique symbol;

/**
 * An exact amount of money: an integer number of ten-thousandths of the currency unit, kept within the safe integers.
 * Sums are plain integer additions and so exact. Amounts become decimal numbers again only in the views.
 */
export type Money = number & { readonly [moneyBrand]: true };

/** Ten-thousandths in one unit of currency. */
export const MONEY_SCALE = 10_000;

/** The largest absolute amount that one transaction or balance may have, in units of currency: one thousand million. */
const LARGEST_AMOUNT_UNITS = 1e9;

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_EVEN, toExpNeg: -30, toExpPos: 30 });
const LONGEST_DECIMAL_TEXT = 60;
const DECIMAL_TEXT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

const UNUSUAL_MINOR_DIGITS: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** How many decimals the minor unit of a currency has (ISO 4217): 2 for most, 0 for the yen, 3 for the dinars. */
export function minorDigitsOf(currency: string): number {
  return Object.hasOwn(UNUSUAL_MINOR_DIGITS, currency) ? UNUSUAL_MINOR_DIGITS[currency]! : 2;
}

/** Powers of ten, up to the scale that money is kept in. */
const POWERS_OF_TEN = [1, 10, 100, 1000, 10_000] as const;
/** So many digits are always within the safe integers. */
const MOST_SAFE_DIGITS = 15;

/**
 * Reads an amount that JSON gave as a number. A value with more decimals than the currency has is rounded half away
 * from zero on its shortest decimal text, so that `50.555` becomes `50.56` and `0.1 + 0.2` becomes `0.3`.
 * @returns undefined where the number is not finite or larger than {@link LARGEST_AMOUNT_UNITS}.
 */
export function moneyOfNumber(value: number, minorDigits: number): Money | undefined {
  if (!(Math.abs(value) <= LARGEST_AMOUNT_UNITS)) return undefined;
  const power = POWERS_OF_TEN[minorDigits] ?? Number.NaN;
  const minorUnits = Math.round(value * power);
  // Whole minor units, but for how a double holds them: nothing to round.
  if (minorUnits / power === value) return (minorUnits === 0 ? 0 : minorUnits * (MONEY_SCALE / power)) as Money;
  return moneyOfText(String(value), minorDigits);
}

/**
 * Reads an amount written as a decimal text such as `"-99.99"`, `"+5"` or `"100"`.
 * @returns undefined for anything else: empty, thousands separators, hexadecimal, infinite, too large.
 */
export function moneyOfText(text: string, minorDigits: number): Money | undefined {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  // Only texts that begin or end with white space (or lie beyond ASCII there) need the slower trim.
  const trimmed = first > 32 && first < 128 && last > 32 && last < 128 ? text : text.trim();
  let digits = 0;
  let digitCount = 0;
  let scale = -1;
  for (let at = signLength(trimmed); at < trimmed.length; at += 1) {
    const code = trimmed.charCodeAt(at);
    if (code === 46 && scale === -1) {
      scale = 0;
      continue;
    }
    // An exponent is rare, and anything else is no amount: one expression tells them apart.
    if (!isDigit(code)) return exactMoneyOfText(trimmed, minorDigits);
    digitCount += 1;
    // Half away from zero hangs on the first decimal that is dropped, and on none behind it.
    if (scale > minorDigits) continue;
    digits = digits * 10 + code - 48;
    if (scale !== -1) scale += 1;
  }
  if (digitCount === 0) return undefined;
  const isNearLimit = digits >= LARGEST_AMOUNT_UNITS * POWERS_OF_TEN[Math.max(scale, 0)]!;
  if (isNearLimit || trimmed.length > LONGEST_DECIMAL_TEXT) return exactMoneyOfText(trimmed, minorDigits);
  return moneyOfInteger(trimmed.charCodeAt(0) === 45 ? -digits : digits, Math.max(scale, 0), minorDigits);
}

function exactMoneyOfText(text: string, minorDigits: number): Money | undefined {
  if (text.length > LONGEST_DECIMAL_TEXT || !DECIMAL_TEXT.test(text)) return undefined;
  return roundToMinor(new Exact(text), minorDigits);
}

/**
 * Reads an amount given as an unscaled integer and a scale: `unscaled × 10^-scale`; a negative scale adds zeros.
 * @returns undefined where either is no integer or the amount is too large.
 */
export function moneyOfScaled(unscaled: string, scale: number, minorDigits: number): Money | undefined {
  const start = signLength(unscaled);
  const digitCount = unscaled.length - start;
  let digits = 0;
  for (let at = start; at < unscaled.length; at += 1) {
    const code = unscaled.charCodeAt(at);
    if (!isDigit(code)) return undefined;
    digits = digits * 10 + code - 48;
  }
  if (digitCount === 0 || digitCount > 50 || !Number.isInteger(scale) || Math.abs(scale) > 50) return undefined;
  if (digitCount > MOST_SAFE_DIGITS || scale < 0 || scale > 4)
    return roundToMinor(new Exact(unscaled).times(new Exact(10).pow(-scale)), minorDigits);
  return moneyOfInteger(unscaled.charCodeAt(0) === 45 ? -digits : digits, scale, minorDigits);
}

function signLength(text: string): number {
  const sign = text.charCodeAt(0);
  return sign === 45 || sign === 43 ? 1 : 0;
}

/** `unscaled × 10^-scale`, of a safe integer and a scale of 0 to 4, in whole numbers alone. */
function moneyOfInteger(unscaled: number, scale: number, minorDigits: number): Money | undefined {
  if (Math.abs(unscaled) > LARGEST_AMOUNT_UNITS * POWERS_OF_TEN[scale]!) return undefined;
  const money = unscaled * POWERS_OF_TEN[4 - scale]!;
  const minorUnit = POWERS_OF_TEN[4 - minorDigits]!;
  const remainder = money % minorUnit;
  if (remainder === 0) return (money === 0 ? 0 : money) as Money;
  // Half away from zero; the remainder has the sign of the amount.
  const rounded = money - remainder + (Math.abs(remainder) * 2 >= minorUnit ? Math.sign(money) * minorUnit : 0);
  return (rounded === 0 ? 0 : rounded) as Money;
}

function roundToMinor(value: Decimal, minorDigits: number): Money | undefined {
  if (value.abs().greaterThan(LARGEST_AMOUNT_UNITS)) return undefined;
  const rounded = value.toDecimalPlaces(minorDigits, Decimal.ROUND_HALF_UP).times(MONEY_SCALE).toNumber();
  return (rounded === 0 ? 0 : rounded) as Money;
}

/** The amount as a decimal number of currency units, rounded half-even to the minor unit. Never `-0`. */
export function amountOf(money: Money, minorDigits: number): number {
  const minorUnits = minorDigits === 2 ? money / 100 : (money / MONEY_SCALE) * 10 ** minorDigits;
  // Whole minor units need no rounding: one division, correctly rounded, gives the nearest number.
  if (Math.floor(minorUnits) === minorUnits && Math.abs(money) < LARGEST_EXACT)
    return money === 0 ? 0 : money / MONEY_SCALE;
  return roundedQuotient(money, MONEY_SCALE, minorDigits);
}

/** Below this, a quotient of 100 that is no whole number never looks like one. */
const LARGEST_EXACT = 1e14;

/** A quotient, of any finite numbers, rounded half-even to a number of decimals; 0 where the divisor is 0. Never `-0`. */
export function roundedQuotient(dividend: number, divisor: number, decimals: number): number {
  if (divisor === 0 || dividend === 0) return 0;
  const scale = 10 ** decimals;
  const units = wholeQuotient(dividend * scale, divisor) ?? clearQuotient((dividend * scale) / divisor);
  if (units !== undefined) return units === 0 ? 0 : units / scale;
  const rounded = new Exact(dividend).div(divisor).toDecimalPlaces(decimals).toNumber();
  return rounded === 0 ? 0 : rounded;
}

/** The whole number nearest to a quotient of integers, half-even; undefined where doubles do not hold it exactly. */
function wholeQuotient(dividend: number, divisor: number): number | undefined {
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(divisor)) return undefined;
  const size = Math.abs(divisor);
  const amount = Math.abs(dividend);
  const remainder = amount % size;
  const whole = (amount - remainder) / size;
  const isUp = remainder * 2 > size || (remainder * 2 === size && whole % 2 === 1);
  const rounded = isUp ? whole + 1 : whole;
  return dividend < 0 === divisor < 0 ? rounded : -rounded;
}

/** Below this, a double is within a hundred-millionth of the quotient that it stands for. */
const LARGEST_CLEAR = 1e7;
/** Nearer to the middle of two whole numbers, how a double holds a quotient could decide. */
const LEAST_CLEARANCE = 1e-6;

/** The whole number nearest to a quotient that a double holds nearly; undefined where exact figures must tell. */
function clearQuotient(quotient: number): number | undefined {
  const whole = Math.floor(quotient);
  const isClear = Math.abs(quotient) < LARGEST_CLEAR && Math.abs(quotient - whole - 0.5) > LEAST_CLEARANCE;
  return isClear ? Math.round(quotient) : undefined;
}

/**
 * A share of an amount, `money × numerator / denominator`, as a decimal number rounded half-even to the minor unit.
 * This is how a total becomes a monthly mean: one exact division, rounded once.
 */
export function shareOf(money: Money, numerator: number, denominator: number, minorDigits: number): number {
  if (denominator === 0 || numerator === 0 || money === 0) return 0;
  const scale = 10 ** minorDigits;
  const units = wholeQuotient(money * numerator * scale, denominator * MONEY_SCALE);
  if (units !== undefined) return units === 0 ? 0 : units / scale;
  const share = new Exact(money).times(numerator).div(denominator).div(MONEY_SCALE).toDecimalPlaces(minorDigits);
  const value = share.toNumber();
  return value === 0 ? 0 : value;
}
