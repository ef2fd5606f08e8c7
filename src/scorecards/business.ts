import type { CreditCharacteristic } from "./credit.js";
import type { Scorecard } from "./scorecard.js";

/** The pillars of the business credit score (decisions section 8). */
export type BusinessPillar = "cashFlowManagement" | "financialStability" | "debtCapacity";

/** What the business credit score looks at. */
export type BusinessCharacteristic = Exclude<CreditCharacteristic, "GAMBLING_RATIO" | "INCOME_LEVEL">;

/** The business scorecard: 1000 points at most over 180 days. Incomes are revenues, expenses operating expenses. */
export const BUSINESS_SCORECARD: Scorecard<BusinessCharacteristic, BusinessPillar> = [
  {
    name: "OVERDRAFT_DAYS",
    pillar: "cashFlowManagement",
    reason: "FREQUENT_OVERDRAFT",
    averagePoints: 110,
    unit: "days in overdraft in 30 days",
    attributes: [
      { below: 0.01, points: 160 },
      { below: 3, points: 130 },
      { below: 8, points: 90 },
      { below: 15, points: 45 },
      { points: 0 },
    ],
  },
  {
    name: "REJECTIONS",
    pillar: "cashFlowManagement",
    reason: "REJECTED_PAYMENTS",
    averagePoints: 105,
    unit: "rejected payments, loan repayments and cheques in 90 days",
    attributes: [{ below: 0.01, points: 130 }, { below: 1.5, points: 70 }, { below: 3.5, points: 25 }, { points: 0 }],
  },
  {
    name: "INCIDENT_FEES",
    pillar: "cashFlowManagement",
    reason: "INCIDENT_FEES",
    averagePoints: 45,
    unit: "fees for incidents, interventions, overdraft, rejections and seizures in 90 days",
    attributes: [{ below: 0.01, points: 60 }, { below: 3.5, points: 35 }, { below: 8.5, points: 12 }, { points: 0 }],
  },
  {
    name: "RESIDUAL_INCOME",
    pillar: "cashFlowManagement",
    reason: "SPENDS_MORE_THAN_EARNS",
    averagePoints: 50,
    unit: "incomes less expenses as a share of incomes",
    attributes: [{ below: -0.2, points: 0 }, { below: 0, points: 35 }, { below: 0.1, points: 60 }, { points: 80 }],
  },
  {
    name: "LOWEST_BALANCE",
    pillar: "financialStability",
    reason: "LOW_BALANCE",
    averagePoints: 80,
    unit: "lowest end-of-day balance in monthly incomes",
    attributes: [
      { below: -0.5, points: 0 },
      { below: -0.1, points: 30 },
      { below: 0, points: 60 },
      { below: 0.2, points: 95 },
      { points: 120 },
    ],
  },
  {
    name: "BALANCE_BUFFER",
    pillar: "financialStability",
    reason: "SMALL_RESERVE",
    averagePoints: 65,
    unit: "mean end-of-day balance in monthly incomes",
    attributes: [
      { below: 0, points: 0 },
      { below: 0.2, points: 35 },
      { below: 0.6, points: 70 },
      { below: 1.5, points: 95 },
      { points: 110 },
    ],
  },
  {
    name: "INCOME_REGULARITY",
    pillar: "financialStability",
    reason: "IRREGULAR_INCOME",
    averagePoints: 60,
    unit: "share of the window's months in which half of the mean monthly income was paid or not missed",
    attributes: [{ below: 0.5, points: 0 }, { below: 0.83, points: 40 }, { below: 0.99, points: 60 }, { points: 80 }],
  },
  {
    name: "BALANCE_TREND",
    pillar: "financialStability",
    reason: "FALLING_BALANCE",
    averagePoints: 42,
    unit: "mean balance of the last third of the window less that of the first, in monthly incomes",
    attributes: [{ below: -0.5, points: 0 }, { below: -0.1, points: 25 }, { below: 0.1, points: 50 }, { points: 60 }],
  },
  {
    name: "DEBT_RATIO",
    pillar: "debtCapacity",
    reason: "HIGH_DEBT",
    averagePoints: 80,
    unit: "loan repayments, instalments and leasing as a share of income",
    attributes: [
      { below: 0.02, points: 110 },
      { below: 0.1, points: 90 },
      { below: 0.2, points: 60 },
      { below: 0.4, points: 25 },
      { points: 0 },
    ],
  },
  {
    name: "SEIZURES_AND_COLLECTIONS",
    pillar: "debtCapacity",
    reason: "DEBT_ENFORCEMENT",
    averagePoints: 58,
    unit: "seizures, direct recoveries, collections and bailiff payments in 90 days",
    attributes: [{ below: 0.01, points: 65 }, { below: 1.5, points: 20 }, { points: 0 }],
  },
  {
    name: "FAST_CREDIT",
    pillar: "debtCapacity",
    reason: "SHORT_TERM_CREDIT",
    averagePoints: 22,
    unit: "payments to payday lenders and wage advances in 90 days",
    attributes: [{ below: 0.01, points: 25 }, { below: 2.5, points: 8 }, { points: 0 }],
  },
];
