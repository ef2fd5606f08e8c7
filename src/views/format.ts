import { type Day, isoDayOf, isoMonthOf } from "../base/calendar.js";
import { type Instant, isoInstantOf } from "../base/instant.js";
import { keepShape } from "../base/kept-shapes.js";
import { amountOf, type Money, roundedQuotient, shareOf } from "../base/money.js";
import type { Account } from "../model/account.js";
import type { ObservationWindow } from "../passes/observation-window.js";

/** Turns facts into the plain values of a result: texts for dates, decimal numbers for money, rounded once. */
export class Formatter {
  readonly minorDigits: number;

  constructor(minorDigits: number) {
    this.minorDigits = minorDigits;
  }

  /** ISO 8601 text of an instant. */
  instant(instant: Instant): string {
    return isoInstantOf(instant);
  }

  /** `YYYY-MM-DD`. */
  day(day: Day): string {
    return isoDayOf(day);
  }

  /** `YYYY-MM` of a day. */
  month(day: Day): string {
    return isoMonthOf(day);
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

keepShape(new Formatter(0));

/** A formatter for each account, with the decimals of its currency; accounts with as many share one. */
export function formattersOf(accounts: readonly Account[]): readonly Formatter[] {
  const ofDigits = new Map<number, Formatter>();
  return accounts.map(({ minorDigits }) => {
    const format = ofDigits.get(minorDigits) ?? new Formatter(minorDigits);
    ofDigits.set(minorDigits, format);
    return format;
  });
}

/** A ratio with four decimals. */
export function ratio(dividend: number, divisor: number): number {
  return roundedQuotient(dividend, divisor, 4);
}
