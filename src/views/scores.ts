import type { Usage } from "../model/settings.js";
import type { Score } from "../passes/scores.js";

/** What one characteristic earned in a scorecard. */
export interface PointsView {
  readonly characteristic: string;
  readonly points: number;
  readonly mostPoints: number;
}

/** The consumer credit score: integer 0 to 1000, 1000 safest; indicators -5 to +5, 0 the average applicant. */
export interface CreditScoreView {
  readonly value: number;
  readonly indicators: {
    readonly livingStandard: number;
    readonly budgetManagement: number;
    readonly financialEvolution: number;
  };
  /** What cost most points, at most four codes. */
  readonly reasons: readonly string[];
  /** One entry a characteristic: the points add up to the value. */
  readonly points: readonly PointsView[];
}

/** The payment score: integer 1 to 10, 10 safest. */
export interface PaymentScoreView {
  readonly value: number;
  readonly reasons: readonly string[];
}

/** The business credit score: integer 0 to 1000; indicators 1 to 5, 3 the average. */
export interface BusinessCreditScoreView {
  readonly version: string;
  readonly value: number;
  readonly indicators: {
    readonly cashFlowManagement: number;
    readonly financialStability: number;
    readonly debtCapacity: number;
  };
  readonly reasons: readonly string[];
  readonly points: readonly PointsView[];
}

/** The scores of an analysis: those of its usage. */
export interface ScoresView {
  readonly creditScore?: CreditScoreView;
  readonly paymentScore?: PaymentScoreView;
  readonly businessCreditScore?: BusinessCreditScoreView;
}

/** The version of the scorecards. */
export const SCORES_VERSION = "1.0.0";

/** What the scores' view needs. */
export interface ScoresNeeds {
  readonly usage: Usage;
  readonly credit: Score;
  readonly payment: Score;
}

/** Writes the scores of a usage. `credit` is the business score where the usage is BUSINESS. */
export function viewScores({ usage, credit, payment }: ScoresNeeds): ScoresView {
  const points = credit.points.map(({ characteristic, points: earned, mostPoints }) => ({
    characteristic,
    points: earned,
    mostPoints,
  }));
  const shared = { value: credit.value, reasons: credit.reasons, points };
  if (usage === "BUSINESS") {
    const indicators = credit.indicators as BusinessCreditScoreView["indicators"];
    return { businessCreditScore: { version: SCORES_VERSION, ...shared, indicators } };
  }
  const indicators = credit.indicators as CreditScoreView["indicators"];
  return { creditScore: { ...shared, indicators }, paymentScore: { value: payment.value, reasons: payment.reasons } };
}
