import type { CreditCharacteristic } from "./credit.js";
import type { Scorecard } from "./scorecard.js";

/** What the payment score looks at: the near past of the account. */
export type PaymentCharacteristic = Extract<
  CreditCharacteristic,
  "OVERDRAFT_DAYS" | "REJECTIONS" | "LOWEST_BALANCE" | "BALANCE_BUFFER" | "INCIDENT_FEES" | "RESIDUAL_INCOME"
>;

/** The payment scorecard: 1000 points at most. Event: one unpaid payment within three months. */
export const PAYMENT_SCORECARD: Scorecard<PaymentCharacteristic, "payment"> = [
  {
    name: "OVERDRAFT_DAYS",
    pillar: "payment",
    reason: "FREQUENT_OVERDRAFT",
    averagePoints: 170,
    unit: "days in overdraft in 30 days",
    attributes: [
      { below: 0.01, points: 240 },
      { below: 2, points: 190 },
      { below: 5, points: 140 },
      { below: 10, points: 80 },
      { below: 20, points: 25 },
      { points: 0 },
    ],
  },
  {
    name: "REJECTIONS",
    pillar: "payment",
    reason: "REJECTED_PAYMENTS",
    averagePoints: 220,
    unit: "rejected payments, loan repayments and cheques in 90 days",
    attributes: [{ below: 0.01, points: 260 }, { below: 1.5, points: 110 }, { below: 2.5, points: 45 }, { points: 0 }],
  },
  {
    name: "LOWEST_BALANCE",
    pillar: "payment",
    reason: "LOW_BALANCE",
    averagePoints: 130,
    unit: "lowest end-of-day balance in monthly incomes",
    attributes: [
      { below: -0.5, points: 0 },
      { below: -0.2, points: 40 },
      { below: 0, points: 80 },
      { below: 0.1, points: 130 },
      { below: 0.3, points: 170 },
      { points: 210 },
    ],
  },
  {
    name: "BALANCE_BUFFER",
    pillar: "payment",
    reason: "SMALL_RESERVE",
    averagePoints: 80,
    unit: "mean end-of-day balance in monthly incomes",
    attributes: [
      { below: 0, points: 0 },
      { below: 0.1, points: 35 },
      { below: 0.3, points: 75 },
      { below: 1, points: 110 },
      { points: 140 },
    ],
  },
  {
    name: "INCIDENT_FEES",
    pillar: "payment",
    reason: "INCIDENT_FEES",
    averagePoints: 75,
    unit: "fees for incidents, interventions, overdraft, rejections and seizures in 90 days",
    attributes: [{ below: 0.01, points: 100 }, { below: 1.5, points: 60 }, { below: 3.5, points: 25 }, { points: 0 }],
  },
  {
    name: "RESIDUAL_INCOME",
    pillar: "payment",
    reason: "SPENDS_MORE_THAN_EARNS",
    averagePoints: 30,
    unit: "incomes less expenses as a share of incomes",
    attributes: [
      { below: -0.3, points: 0 },
      { below: -0.05, points: 15 },
      { below: 0.05, points: 28 },
      { below: 0.2, points: 40 },
      { points: 50 },
    ],
  },
];

/** Points from which each payment score is reached; the first entry is score 1. */
export const PAYMENT_SCORE_FROM: readonly number[] = [0, 150, 270, 380, 480, 570, 660, 750, 840, 920];
