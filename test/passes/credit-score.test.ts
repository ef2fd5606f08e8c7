import { describe, expect, it } from "vitest";
import { scoreCredit } from "../../src/passes/scores.js";
import { characteristicsOf, scoresOf, tableOf, WORST } from "./scored.js";
import { BUDGET, FLAWLESS } from "./worked-budget.js";

describe("the credit score of a budget", () => {
  const score = () => scoresOf(BUDGET).creditScore!;

  it("has the points of each characteristic, which the budget says how to work out", () => {
    expect(tableOf(score().points)).toEqual([
      ["OVERDRAFT_DAYS", 4.6154, "at least 2 and below 5", 95, 150, "FREQUENT_OVERDRAFT"],
      ["REJECTIONS", 0.989, "at least 0.01 and below 1.5", 55, 110, "REJECTED_PAYMENTS"],
      ["INCIDENT_FEES", 1.978, "at least 1.5 and below 3.5", 20, 60, "INCIDENT_FEES"],
      ["SEIZURES_AND_COLLECTIONS", 0.989, "at least 0.01 and below 1.5", 25, 90, "DEBT_ENFORCEMENT"],
      ["GAMBLING_RATIO", 0.02, "at least 0.02 and below 0.05", 28, 50, "GAMBLING"],
      ["LOWEST_BALANCE", -0.0533, "at least -0.2 and below 0", 45, 110, "LOW_BALANCE"],
      ["BALANCE_TREND", -0.4294, "at least -0.5 and below -0.2", 15, 60, "FALLING_BALANCE"],
      ["DEBT_RATIO", 0.0514, "at least 0.01 and below 0.1", 105, 120, "HIGH_DEBT"],
      ["FAST_CREDIT", 0.989, "at least 0.01 and below 1.5", 22, 50, "SHORT_TERM_CREDIT"],
      ["BALANCE_BUFFER", 0.6161, "at least 0.3 and below 1", 60, 80, "SMALL_RESERVE"],
      ["INCOME_REGULARITY", 0.6667, "at least 0.34 and below 0.67", 25, 60, "IRREGULAR_INCOME"],
      ["INCOME_LEVEL", 0.7143, "at least 0.6 and below 0.9", 15, 30, "LOW_INCOME"],
      ["RESIDUAL_INCOME", -0.0064, "at least -0.05 and below 0.05", 18, 30, "SPENDS_MORE_THAN_EARNS"],
    ]);
  });

  it("is their sum", () => {
    // 95 + 55 + 20 + 25 + 28 = 223, 45 + 15 + 105 + 22 = 187 and 60 + 25 + 15 + 18 = 118.
    expect(score().value).toBe(528);
  });

  it("has a step for each of its pillars", () => {
    expect(score().indicators).toEqual({
      // (118 - 131) / 131 x 5 = -0.496.
      livingStandard: 0,
      // (223 - 375) / 375 x 5 = -2.03.
      budgetManagement: -2,
      // (187 - 250) / 250 x 5 = -1.26.
      financialEvolution: -1,
    });
  });

  it("has the four reasons that cost most: 65 and 65, then 55 and 55", () => {
    expect(score().reasons).toEqual(["DEBT_ENFORCEMENT", "LOW_BALANCE", "FREQUENT_OVERDRAFT", "REJECTED_PAYMENTS"]);
  });
});

describe("the credit score at its ends", () => {
  it("is 1000, without a reason, where no characteristic costs a point", () => {
    const { value, indicators, reasons, points } = scoresOf(FLAWLESS).creditScore!;
    expect([value, Object.values(indicators), reasons]).toEqual([1000, [5, 5, 5], []]);
    for (const row of points) expect(row, row.characteristic).not.toHaveProperty("reason");
  });

  it("is 0 where each costs all of them", () => {
    expect(scoreCredit({ characteristics: characteristicsOf(WORST) })).toMatchObject({
      value: 0,
      totalPoints: 0,
      indicators: { livingStandard: -5, budgetManagement: -5, financialEvolution: -5 },
      // Costs of 150, 120, 110 and 110: the last two in the order of the card.
      reasons: ["FREQUENT_OVERDRAFT", "HIGH_DEBT", "REJECTED_PAYMENTS", "LOW_BALANCE"],
      leftOut: { moved: [1], rejected: [2], refunded: [3], returned: [4] },
    });
  });
});
