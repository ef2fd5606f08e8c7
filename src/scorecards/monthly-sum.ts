import { roundedQuotient } from "../base/money.js";

/** Days of a month, which sums are scaled to. */
export const MONTH_DAYS = 30;

/**
 * A sum of the scores' window as a month's. What is due once a month counts with its mean payment, however many payments
 * the window happens to hold; all else with its sum, by the window's days.
 */
export class MonthlySum {
  #others = 0;
  /** What is due once a month, by how often it was due in the window. */
  readonly #byDueCount = new Map<number, number>();

  /** Adds an amount of money; of what is due once a month with how often it was due in the window. */
  add(amount: number, dueCount = 0): void {
    if (dueCount === 0) this.#others += amount;
    else this.#byDueCount.set(dueCount, (this.#byDueCount.get(dueCount) ?? 0) + amount);
  }

  /** A month's sum times the days of the window: a whole number, so that quotients of two such are rounded once. */
  timesDays(windowDays: number): number {
    let sum = this.#others * MONTH_DAYS;
    for (const [dueCount, amount] of this.#byDueCount) sum += roundedQuotient(amount, dueCount, 0) * windowDays;
    return sum;
  }
}
