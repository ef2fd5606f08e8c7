import { describe, expect, it } from "vitest";
import { type Score, scorePayment } from "../../src/passes/scores.js";
import { characteristicsOf, scoresOf, tableOf, WORST } from "./scored.js";
import { BUDGET, FLAWLESS } from "./worked-budget.js";

describe("the payment score of a budget", () => {
  const score = () => scoresOf(BUDGET).paymentScore!;

  it("has the points of each characteristic, which the budget says how to work out", () => {
    expect(tableOf(score().points)).toEqual([
      ["OVERDRAFT_DAYS", 4.6154, "at least 2 and below 5", 140, 240, "FREQUENT_OVERDRAFT"],
      ["REJECTIONS", 0.989, "at least 0.01 and below 1.5", 110, 260, "REJECTED_PAYMENTS"],
      ["LOWEST_BALANCE", -0.0533, "at least -0.2 and below 0", 80, 210, "LOW_BALANCE"],
      ["BALANCE_BUFFER", 0.6161, "at least 0.3 and below 1", 110, 140, "SMALL_RESERVE"],
      ["INCIDENT_FEES", 1.978, "at least 1.5 and below 3.5", 25, 100, "INCIDENT_FEES"],
      ["RESIDUAL_INCOME", -0.0064, "at least -0.05 and below 0.05", 28, 50, "SPENDS_MORE_THAN_EARNS"],
    ]);
  });

  it("is 5, by a sum of 493 points: at least 480, and less than 570", () => {
    expect(score()).toMatchObject({ totalPoints: 493, value: 5 });
  });

  it("has the four reasons that cost most: 150, 130, 100 and 75", () => {
    expect(score().reasons).toEqual(["REJECTED_PAYMENTS", "LOW_BALANCE", "FREQUENT_OVERDRAFT", "INCIDENT_FEES"]);
  });
});

describe("the payment score at its ends", () => {
  it("is 10 where no characteristic costs a point", () => {
    const { value, totalPoints, reasons } = scoresOf(FLAWLESS).paymentScore!;
    expect([value, totalPoints, reasons]).toEqual([10, 1000, []]);
  });

  it("is 1 where each costs all of them", () => {
    expect(scorePayment({ characteristics: characteristicsOf(WORST) })).toMatchObject({
      value: 1,
      totalPoints: 0,
      indicators: {},
      // Costs of 260, 240, 210 and 140.
      reasons: ["REJECTED_PAYMENTS", "FREQUENT_OVERDRAFT", "LOW_BALANCE", "SMALL_RESERVE"],
      leftOut: { moved: [1], rejected: [2], refunded: [3], returned: [4] },
    });
  });
});

/** A value for each number of points that a characteristic can earn. */
const VALUE = {
  OVERDRAFT_DAYS: { 240: 0, 190: 1, 140: 3, 80: 7, 25: 15, 0: 20 },
  REJECTIONS: { 260: 0, 110: 1, 45: 2, 0: 3 },
  LOWEST_BALANCE: { 210: 1, 170: 0.2, 130: 0.05, 80: -0.1, 40: -0.3, 0: -1 },
  BALANCE_BUFFER: { 140: 2, 110: 0.5, 75: 0.2, 35: 0.05, 0: -1 },
  INCIDENT_FEES: { 100: 0, 60: 1, 25: 2, 0: 4 },
  RESIDUAL_INCOME: { 50: 0.5, 40: 0.1, 28: 0, 15: -0.1, 0: -1 },
} as const;

/** The score of points: for overdrafts, rejections, the lowest balance, the reserve, fees and what is left of incomes. */
function scoreOf(...points: readonly number[]): Score {
  const values = Object.entries(VALUE).map(([name, value], place) => {
    return [name, (value as Readonly<Record<number, number>>)[points[place]!]!];
  });
  return scorePayment({ characteristics: characteristicsOf({ ...WORST, ...Object.fromEntries(values) }) });
}

describe("the sum of points from which a payment score is reached", () => {
  // The sums that the points can add up to, nearest to each bound: just before it, and on it.
  it.each([
    [1, 148, [80, 0, 40, 0, 0, 28]],
    [2, 150, [80, 45, 0, 0, 25, 0]],
    [2, 268, [240, 0, 0, 0, 0, 28]],
    [3, 270, [190, 45, 0, 35, 0, 0]],
    [3, 378, [240, 110, 0, 0, 0, 28]],
    [4, 380, [240, 45, 80, 0, 0, 15]],
    [4, 478, [240, 110, 40, 35, 25, 28]],
    [5, 480, [240, 110, 130, 0, 0, 0]],
    [5, 568, [240, 260, 40, 0, 0, 28]],
    [6, 570, [240, 110, 170, 35, 0, 15]],
    [6, 658, [240, 260, 130, 0, 0, 28]],
    [7, 660, [240, 260, 0, 110, 0, 50]],
    [7, 748, [240, 260, 80, 140, 0, 28]],
    [8, 750, [240, 260, 210, 0, 25, 15]],
    [8, 838, [240, 260, 210, 75, 25, 28]],
    [9, 840, [240, 260, 170, 110, 60, 0]],
    [9, 915, [240, 260, 210, 140, 25, 40]],
    [10, 920, [240, 260, 210, 110, 100, 0]],
  ] as const)("%i with %i", (value, sum, points) => {
    expect(scoreOf(...points)).toMatchObject({ value, totalPoints: sum });
  });
});
