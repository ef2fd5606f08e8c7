import { describe, expect, it } from "vitest";
import { scoreBusiness } from "../../src/passes/scores.js";
import { account, type Line } from "./facts.js";
import { characteristicsOf, scoresOf, tableOf, WORST } from "./scored.js";

const OPTIONS = { usage: "BUSINESS" } as const;
const businessOf = (lines: readonly Line[], balance: number) =>
  scoresOf([account(lines, { usage: "PROFESSIONAL", balance })], OPTIONS).businessCreditScore!;

/**
 * A business over the 181 days from 1 January to 30 June. Behind each transaction stands the balance that it leaves, and
 * for how many days.
 *
 * - Revenues of 6000 + 6100 + 6000 = 18 100: x 30 / 181 = 3000 in 30 days; in the first, third and last of six months.
 * - 10 + 11 = 21 days in overdraft: x 30 / 181 = 3.4807 in 30. A debit and a cheque came back, and two fees were taken:
 *   2 x 90 / 181 = 0.9945 in 90 days. One bailiff: 0.4972.
 * - 500 for leasing and 405 for a loan: 905 / 18 100 = 0.05.
 * - Spent: 1000 + 500 + 5500 + 405 + 6500 + 150 + 20 + 475 + 10 + 3000 = 17 560, with the bill that came back;
 *   (18 100 - 17 560) / 18 100 = 0.0298. The lowest balance: -310 / 3000 = -0.1033.
 * - Balances in January of 10 x 1000 + 21 x 7000 = 157 000, in February of 28 x 6500 = 182 000, in March of 10 x 1000 +
 *   21 x 595 = 22 495, in April of 10 x 6695 + 20 x 195 = 70 850, in May of 3 x 45 + 7 x 175 - 10 x 300 - 11 x 310 =
 *   -5050, in June of 10 x 5690 + 20 x 2750 = 111 900: 539 195, / 181 / 3000 = 0.993. From the first 60 days, up to 1 March,
 *   to the last 60, from 2 May on: -5050 - 45 + 111 900 - (157 000 + 182 000 + 1000) = -233 195, / 60 / 3000 = -1.2955.
 */
const LINES: readonly Line[] = [
  ["2026-01-01", "PRLV SEPA ZUBROWAL FOURNITURES", -1000], // 1000 for 10 days
  ["2026-01-11", "VIR SEPA DUVALBOIS", 6000], // 7000 for 21 days
  ["2026-02-01", "PRLV SEPA ARVAL SERVICE LEASE", -500], // 6500 for 28 days
  ["2026-03-01", "PRLV SEPA ZUBROWAL FOURNITURES", -5500], // 1000 for 10 days
  ["2026-03-11", "ECH PGE RESILIENCE 07340", -405], // 595 for 21 days
  ["2026-04-01", "VIR SEPA DUVALBOIS", 6100], // 6695 for 10 days
  ["2026-04-11", "PRLV SEPA ZUBROWAL FOURNITURES", -6500], // 195 for 20 days
  ["2026-05-01", "PRLV SEPA EDF CLIENTS", -150], // 45 for 3 days
  ["2026-05-04", "REJET PRLV EDF", 150],
  ["2026-05-04", "FRAIS REJET PRELEVEMENT", -20], // 175 for 7 days
  ["2026-05-11", "VIR SCP MARTIN HUISSIER DE JUSTICE", -475], // -300 for 10 days
  ["2026-05-21", "COMMISSION INTERVENTION", -10], // -310 for 11 days
  ["2026-06-01", "VIR SEPA DUVALBOIS", 6000], // 5690 for 10 days
  ["2026-06-11", "REJET CHEQUE 123", 60],
  ["2026-06-11", "PRLV SEPA ZUBROWAL FOURNITURES", -3000], // 2750 for 20 days
];

describe("the credit score of a business", () => {
  const score = () => businessOf(LINES, 2750);

  it("has the points of each characteristic", () => {
    expect(tableOf(score().points)).toEqual([
      ["OVERDRAFT_DAYS", 3.4807, "at least 3 and below 8", 90, 160, "FREQUENT_OVERDRAFT"],
      ["REJECTIONS", 0.9945, "at least 0.01 and below 1.5", 70, 130, "REJECTED_PAYMENTS"],
      ["INCIDENT_FEES", 0.9945, "at least 0.01 and below 3.5", 35, 60, "INCIDENT_FEES"],
      ["RESIDUAL_INCOME", 0.0298, "at least 0 and below 0.1", 60, 80, "SPENDS_MORE_THAN_EARNS"],
      ["LOWEST_BALANCE", -0.1033, "at least -0.5 and below -0.1", 30, 120, "LOW_BALANCE"],
      ["BALANCE_BUFFER", 0.993, "at least 0.6 and below 1.5", 95, 110, "SMALL_RESERVE"],
      ["INCOME_REGULARITY", 0.5, "at least 0.5 and below 0.83", 40, 80, "IRREGULAR_INCOME"],
      ["BALANCE_TREND", -1.2955, "below -0.5", 0, 60, "FALLING_BALANCE"],
      ["DEBT_RATIO", 0.05, "at least 0.02 and below 0.1", 90, 110, "HIGH_DEBT"],
      ["SEIZURES_AND_COLLECTIONS", 0.4972, "at least 0.01 and below 1.5", 20, 65, "DEBT_ENFORCEMENT"],
      ["FAST_CREDIT", 0, "below 0.01", 25, 25, undefined],
    ]);
  });

  it("is their sum: 90 + 70 + 35 + 60 = 255, 30 + 95 + 40 + 0 = 165 and 90 + 20 + 25 = 135", () => {
    expect(score().value).toBe(555);
    // 3 + (255 - 310) / 310 x 2 = 2.65, 3 + (165 - 247) / 247 x 2 = 2.34, 3 + (135 - 160) / 160 x 2 = 2.69.
    expect(score().indicators).toEqual({ cashFlowManagement: 3, financialStability: 2, debtCapacity: 3 });
  });

  it("has the four reasons that cost most: 90 and 70, then 60 and 60", () => {
    expect(score().reasons).toEqual(["LOW_BALANCE", "FREQUENT_OVERDRAFT", "REJECTED_PAYMENTS", "FALLING_BALANCE"]);
  });
});

describe("the credit score of a business at its ends", () => {
  it("is 1000 where no characteristic costs a point", () => {
    const months = ["01", "02", "03", "04", "05", "06"];
    const lines = months.map((month): Line => [`2026-${month}-05`, "VIR SEPA DUVALBOIS", 3000]);
    const { value, indicators, reasons } = businessOf(lines, 20_000);
    expect([value, Object.values(indicators), reasons]).toEqual([1000, [5, 5, 5], []]);
  });

  it("is 0 where each costs all of them", () => {
    expect(scoreBusiness({ characteristics: characteristicsOf(WORST) })).toMatchObject({
      value: 0,
      totalPoints: 0,
      indicators: { cashFlowManagement: 1, financialStability: 1, debtCapacity: 1 },
      // Costs of 160, 130, 120 and 110: the reserve before the debts, as in the card.
      reasons: ["FREQUENT_OVERDRAFT", "REJECTED_PAYMENTS", "LOW_BALANCE", "SMALL_RESERVE"],
      leftOut: { moved: [1], rejected: [2], refunded: [3], returned: [4] },
    });
  });
});
