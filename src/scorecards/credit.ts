import type { Category } from "../model/category.js";
import { MARKET_DEFAULTS, type Market } from "../model/market.js";
import type { Scorecard } from "./scorecard.js";

/** The pillars of the consumer credit score (interface, "Scores"). */
export type CreditPillar = "livingStandard" | "budgetManagement" | "financialEvolution";

/** What the credit score looks at. Ratios are shares of the monthly income. */
export type CreditCharacteristic =
  | "OVERDRAFT_DAYS"
  | "REJECTIONS"
  | "INCIDENT_FEES"
  | "SEIZURES_AND_COLLECTIONS"
  | "GAMBLING_RATIO"
  | "LOWEST_BALANCE"
  | "BALANCE_TREND"
  | "DEBT_RATIO"
  | "FAST_CREDIT"
  | "BALANCE_BUFFER"
  | "INCOME_REGULARITY"
  | "INCOME_LEVEL"
  | "RESIDUAL_INCOME";

/**
 * The consumer credit scorecard: 1000 points at most, 1000 safest. Event: three unpaid instalments within twelve months.
 * Points were set by judgement on the published experience of account-based scoring; no protected fact and no text has a
 * weight. Every characteristic is monotone.
 */
export const CREDIT_SCORECARD: Scorecard<CreditCharacteristic, CreditPillar> = [
  {
    name: "OVERDRAFT_DAYS",
    pillar: "budgetManagement",
    reason: "FREQUENT_OVERDRAFT",
    averagePoints: 105,
    unit: "days in overdraft in 30 days",
    attributes: [
      { below: 0.01, points: 150 },
      { below: 2, points: 125 },
      { below: 5, points: 95 },
      { below: 10, points: 60 },
      { below: 15, points: 35 },
      { below: 20, points: 15 },
      { points: 0 },
    ],
  },
  {
    name: "REJECTIONS",
    pillar: "budgetManagement",
    reason: "REJECTED_PAYMENTS",
    averagePoints: 95,
    unit: "rejected payments, loan repayments and cheques in 90 days",
    attributes: [
      { below: 0.01, points: 110 },
      { below: 1.5, points: 55 },
      { below: 2.5, points: 25 },
      { below: 3.5, points: 10 },
      { points: 0 },
    ],
  },
  {
    name: "INCIDENT_FEES",
    pillar: "budgetManagement",
    reason: "INCIDENT_FEES",
    averagePoints: 45,
    unit: "fees for incidents, interventions, overdraft, rejections and seizures in 90 days",
    attributes: [
      { below: 0.01, points: 60 },
      { below: 1.5, points: 40 },
      { below: 3.5, points: 20 },
      { below: 6.5, points: 8 },
      { points: 0 },
    ],
  },
  {
    name: "SEIZURES_AND_COLLECTIONS",
    pillar: "budgetManagement",
    reason: "DEBT_ENFORCEMENT",
    averagePoints: 85,
    unit: "seizures, direct recoveries, collections and bailiff payments in 90 days",
    attributes: [{ below: 0.01, points: 90 }, { below: 1.5, points: 25 }, { below: 2.5, points: 10 }, { points: 0 }],
  },
  {
    name: "GAMBLING_RATIO",
    pillar: "budgetManagement",
    reason: "GAMBLING",
    averagePoints: 45,
    unit: "gambling as a share of income",
    attributes: [
      { below: 0.001, points: 50 },
      { below: 0.02, points: 42 },
      { below: 0.05, points: 28 },
      { below: 0.1, points: 12 },
      { points: 0 },
    ],
  },
  {
    name: "LOWEST_BALANCE",
    pillar: "financialEvolution",
    reason: "LOW_BALANCE",
    averagePoints: 75,
    unit: "lowest end-of-day balance in monthly incomes",
    attributes: [
      { below: -0.5, points: 0 },
      { below: -0.2, points: 20 },
      { below: 0, points: 45 },
      { below: 0.1, points: 70 },
      { below: 0.3, points: 90 },
      { points: 110 },
    ],
  },
  {
    name: "BALANCE_TREND",
    pillar: "financialEvolution",
    reason: "FALLING_BALANCE",
    averagePoints: 42,
    unit: "mean balance of the last third of the window less that of the first, in monthly incomes",
    attributes: [
      { below: -0.5, points: 0 },
      { below: -0.2, points: 15 },
      { below: -0.05, points: 32 },
      { below: 0.05, points: 48 },
      { points: 60 },
    ],
  },
  {
    name: "DEBT_RATIO",
    pillar: "financialEvolution",
    reason: "HIGH_DEBT",
    averagePoints: 85,
    unit: "loan repayments, instalments and leasing as a share of income",
    attributes: [
      { below: 0.01, points: 120 },
      { below: 0.1, points: 105 },
      { below: 0.2, points: 85 },
      { below: 0.33, points: 60 },
      { below: 0.5, points: 28 },
      { points: 0 },
    ],
  },
  {
    name: "FAST_CREDIT",
    pillar: "financialEvolution",
    reason: "SHORT_TERM_CREDIT",
    averagePoints: 48,
    unit: "payments to payday lenders and wage advances in 90 days",
    attributes: [{ below: 0.01, points: 50 }, { below: 1.5, points: 22 }, { below: 3.5, points: 8 }, { points: 0 }],
  },
  {
    name: "BALANCE_BUFFER",
    pillar: "livingStandard",
    reason: "SMALL_RESERVE",
    averagePoints: 45,
    unit: "mean end-of-day balance in monthly incomes",
    attributes: [
      { below: 0, points: 0 },
      { below: 0.1, points: 18 },
      { below: 0.3, points: 38 },
      { below: 1, points: 60 },
      { points: 80 },
    ],
  },
  {
    name: "INCOME_REGULARITY",
    pillar: "livingStandard",
    reason: "IRREGULAR_INCOME",
    averagePoints: 50,
    unit: "share of the window's months in which half of the mean monthly income was paid or not missed",
    attributes: [{ below: 0.34, points: 0 }, { below: 0.67, points: 25 }, { below: 0.99, points: 45 }, { points: 60 }],
  },
  {
    name: "INCOME_LEVEL",
    pillar: "livingStandard",
    reason: "LOW_INCOME",
    averagePoints: 18,
    unit: "monthly income against the market's usual net wage",
    attributes: [
      { below: 0.3, points: 0 },
      { below: 0.6, points: 8 },
      { below: 0.9, points: 15 },
      { below: 1.3, points: 22 },
      { points: 30 },
    ],
  },
  {
    name: "RESIDUAL_INCOME",
    pillar: "livingStandard",
    reason: "SPENDS_MORE_THAN_EARNS",
    averagePoints: 18,
    unit: "incomes less expenses as a share of incomes",
    attributes: [
      { below: -0.3, points: 0 },
      { below: -0.05, points: 10 },
      { below: 0.05, points: 18 },
      { below: 0.2, points: 24 },
      { points: 30 },
    ],
  },
];

/**
 * The usual monthly net wage of a market, in its own currency: where INCOME_LEVEL is 1. Orders of magnitude of our choice, for
 * 2024, from no statistical series (decisions section 8).
 */
export const USUAL_WAGE: Readonly<Record<string, number>> = { FR: 2100, GB: 2200, ES: 1600, NL: 2600, BE: 2400 };

/** That of a market; 0 for a project in another currency than the market's own. */
export function usualWageOf(market: Market, currency: string): number {
  return currency === MARKET_DEFAULTS[market].currency ? USUAL_WAGE[market]! : 0;
}

/** Whether a fee tells of an incident: any but a price of the bank's services. */
export function isIncidentFee(category: Category): boolean {
  return category.startsWith("FEES_") && category !== "FEES_BANK_SERVICE";
}

/** Whether a category is of money that is lent at once and dearly. */
export function isFastCredit(category: Category): boolean {
  return category === "LOAN_REPAYMENT_FAST" || category === "WAGE_SALARY_ADVANCE";
}
