import { roundedQuotient } from "../base/money.js";

/** What the activity score looks at. */
export type ActivityCharacteristicName =
  | "TRANSACTIONS_PER_MONTH"
  | "DAYS_WITH_TRANSACTIONS"
  | "ESSENTIAL_KINDS"
  | "MONTHS_WITH_INCOME";

/** One thing that the activity score looks at: points in proportion to its value, all of them from one value on. */
export interface ActivityCharacteristic {
  readonly name: ActivityCharacteristicName;
  readonly mostPoints: number;
  readonly fullFrom: number;
  /** What the value is and its unit. */
  readonly unit: string;
  /** Stated where points are missing. */
  readonly reason: string;
}

/** How the activity score weighs: points add up to 100 (decisions section 8). */
export const ACTIVITY_SCORECARD: readonly ActivityCharacteristic[] = [
  {
    name: "TRANSACTIONS_PER_MONTH",
    mostPoints: 30,
    fullFrom: 20,
    unit: "transactions in 30 days",
    reason: "FEW_TRANSACTIONS",
  },
  {
    name: "DAYS_WITH_TRANSACTIONS",
    mostPoints: 20,
    fullFrom: 0.35,
    unit: "days with a transaction as a share of days",
    reason: "FEW_ACTIVE_DAYS",
  },
  {
    name: "ESSENTIAL_KINDS",
    mostPoints: 30,
    fullFrom: 5,
    unit: "kinds of essential movement seen, of grocery, power, telecom, rent or loan, and income",
    reason: "FEW_ESSENTIAL_KINDS",
  },
  {
    name: "MONTHS_WITH_INCOME",
    mostPoints: 20,
    fullFrom: 1,
    unit: "share of the window's months in which an income was paid or not missed",
    reason: "MONTHS_WITHOUT_INCOME",
  },
];

/** Sums of points are quotients of far smaller numbers: those that are not equal differ by more than a part of this. */
const PARTS_OF_POINT = 1e9;

/**
 * The whole points of each characteristic: of the running total, rounded half-even, what it adds. So they add up to the
 * rounded sum exactly.
 */
export function activityPointsOf(values: readonly number[]): readonly number[] {
  let sum = 0;
  let given = 0;
  return ACTIVITY_SCORECARD.map(({ mostPoints, fullFrom }, place) => {
    sum += mostPoints * Math.min(1, Math.max(0, values[place]! / fullFrom));
    // The sum is snapped to a part first: half a point is half a point, however its parts were added.
    const points = roundedQuotient(Math.round(sum * PARTS_OF_POINT), PARTS_OF_POINT, 0) - given;
    given += points;
    return points;
  });
}
