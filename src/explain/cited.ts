import { DAY_MILLISECONDS, type Day } from "../base/calendar.js";
import { DayReader } from "../base/day-reader.js";
import { exactInstantOfText } from "../base/instant.js";
import { amountOf, MONEY_SCALE, type Money, minorDigitsOf } from "../base/money.js";
import type { Citation, CitedFigure, CitedTransaction, Explanation } from "./explanation.js";

const NOTHING: readonly Citation[] = [];

/** What an explanation cites, for working its figure out anew: nothing else of the result is in reach. */
export class Cited {
  readonly unit: string;
  readonly #explanation: Explanation;

  constructor(explanation: Explanation) {
    this.#explanation = explanation;
    this.unit = explanation.unit;
  }

  /** The value of a parameter; `otherwise` where it is not among them. */
  parameter(name: string, otherwise = 0): number {
    return this.#explanation.parameters.find((parameter) => parameter.name === name)?.value ?? otherwise;
  }

  /** All parameters whose names begin so, by value. */
  parametersLike(start: string): readonly number[] {
    return this.#explanation.parameters.filter(({ name }) => name.startsWith(start)).map(({ value }) => value);
  }

  /** The roles that begin so. */
  rolesFrom(start: string): readonly string[] {
    return this.#explanation.inputs.map(({ role }) => role).filter((role) => role.startsWith(start));
  }

  /** The figures of a role. */
  figures(role: string): readonly CitedFigure[] {
    return this.#cites(role).filter((cite) => cite.kind === "FIGURE");
  }

  /** The value of the only figure of a role. */
  figure(role: string): number {
    return this.figures(role)[0]?.value ?? 0;
  }

  /** The sum of the figures of a role, which are counts or points. */
  total(role: string): number {
    return this.figures(role).reduce((sum, { value }) => sum + value, 0);
  }

  /** The transactions of a role. */
  transactions(role: string): readonly CitedTransaction[] {
    return this.#cites(role).filter((cite) => cite.kind === "TRANSACTION");
  }

  /** The texts of a role. */
  texts(role: string): readonly string[] {
    return this.#cites(role)
      .filter((cite) => cite.kind === "FACT")
      .map(({ value }) => value);
  }

  /** The calendar day of the only date of a role, in the time zone that is cited. */
  day(role: string): Day {
    return new DayReader(this.texts("time zone")[0] ?? "UTC").dayOf(this.texts(role)[0] ?? "");
  }

  /** The exact sum of the figures and transactions of a role. */
  sum(role: string): Money {
    let sum = 0;
    for (const cite of this.#cites(role)) {
      if (cite.kind === "TRANSACTION") sum += moneyOf(cite.amount);
      else if (cite.kind === "FIGURE") sum += moneyOf(cite.value) * (cite.times ?? 1);
    }
    return sum as Money;
  }

  /** A sum as an amount in the figure's unit, which is a currency. */
  amount(money: number): number {
    return amountOf(money as Money, this.minorDigits);
  }

  /** How many decimals the figure's currency has. */
  get minorDigits(): number {
    return minorDigitsOf(this.unit);
  }

  #cites(role: string): readonly Citation[] {
    return this.#explanation.inputs.find((group) => group.role === role)?.cites ?? NOTHING;
  }
}

/** The exact money of an amount of the result, which has no more than three decimals. */
export function moneyOf(amount: number): number {
  return Math.round(amount * MONEY_SCALE);
}

/** The day of a text `YYYY-MM-DD`. */
export function dayOfText(text: string): Day {
  return Math.floor(exactInstantOfText(text) / DAY_MILLISECONDS) as Day;
}
