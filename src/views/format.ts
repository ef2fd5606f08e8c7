import {
  DAY_MILLISECONDS,
  type Day,
  type Instant,
  isoDayOf,
  isoInstantOf,
  isoMonthOf,
  noonOf,
} from "../base/calendar.js";
import { amountOf, type Money, roundedQuotient, shareOf } from "../base/money.js";
import type { ObservationWindow } from "../passes/observation-window.js";

const RECENT_INSTANTS = 1024;
const HALF_DAY = DAY_MILLISECONDS / 2;

/** Turns facts into the plain values of a result: texts for dates, decimal numbers for money. The only place that rounds. */
export class Formatter {
  readonly minorDigits: number;
  // Rows come in the order of their days, so few instants are at hand at a time: a small table of the latest is enough.
  readonly #instants = new Float64Array(RECENT_INSTANTS).fill(Number.NaN);
  readonly #instantTexts: string[] = new Array<string>(RECENT_INSTANTS).fill("");
  readonly #days = new Map<Day, string>();
  readonly #months = new Map<Day, string>();

  constructor(minorDigits: number) {
    this.minorDigits = minorDigits;
  }

  /** ISO 8601 text of an instant. Rows of one day share one text. */
  instant(instant: Instant): string {
    const slot = (instant / HALF_DAY) & (RECENT_INSTANTS - 1);
    if (this.#instants[slot] !== instant) {
      this.#instants[slot] = instant;
      this.#instantTexts[slot] = isoInstantOf(instant);
    }
    return this.#instantTexts[slot]!;
  }

  /** `YYYY-MM-DD`. */
  day(day: Day): string {
    let text = this.#days.get(day);
    if (text === undefined) {
      text = isoDayOf(day);
      this.#days.set(day, text);
    }
    return text;
  }

  /** The date-time of a day without a time: noon UTC. */
  dayInstant(day: Day): string {
    return this.instant(noonOf(day));
  }

  /** `YYYY-MM` of a day. */
  month(day: Day): string {
    let text = this.#months.get(day);
    if (text === undefined) {
      text = isoMonthOf(day);
      this.#months.set(day, text);
    }
    return text;
  }

  /** An amount in units of currency. */
  amount(money: Money): number {
    return amountOf(money, this.minorDigits);
  }

  /** A total as a monthly mean over a window's months. */
  monthlyAmount(money: Money, months: ObservationWindow["months"]): number {
    return shareOf(money, months.denominator, months.numerator, this.minorDigits);
  }

  /** A total as a mean over the calendar months that hold a value. */
  meanAmount(money: Money, monthsWithValues: number): number {
    return shareOf(money, 1, monthsWithValues, this.minorDigits);
  }
}

/** A ratio with four decimals. */
export function ratio(dividend: number, divisor: number): number {
  return roundedQuotient(dividend, divisor, 4);
}
