import { MONTH_DAYS } from "./measures.js";

/** Thirds of a day in a day: times are told in them, to be whole numbers. */
export const DAY_THIRDS = 3;

/** A sum of money as a month's, whose parts stand for different times. */
export class MonthlySum {
  readonly #byThirds = new Map<number, number>();

  /** Adds an amount of money that stands, with others, for a time in thirds of a day. */
  add(amount: number, thirds: number): void {
    this.#byThirds.set(thirds, (this.#byThirds.get(thirds) ?? 0) + amount);
  }

  /** The times that its parts stand for. */
  get thirds(): readonly number[] {
    return [...this.#byThirds.keys()];
  }

  /** What 30 days bring, times a number that is divided by all times: so it is a whole number. */
  times(scale: number): number {
    let sum = 0;
    for (const [thirds, amount] of this.#byThirds) sum += amount * MONTH_DAYS * DAY_THIRDS * (scale / thirds);
    return sum;
  }
}

/** The least number that is divided by the times of all sums. */
export function scaleOf(sums: readonly MonthlySum[]): number {
  let scale = 1;
  for (const { thirds } of sums) for (const one of thirds) scale *= one / greatestDivisor(scale, one);
  return scale;
}

function greatestDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestDivisor(right, left % right);
}
