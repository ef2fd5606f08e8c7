import { BUSINESS_SCORECARD, type BusinessPillar } from "../scorecards/business.js";
import { CREDIT_SCORECARD, type CreditPillar } from "../scorecards/credit.js";
import { PAYMENT_SCORE_FROM, PAYMENT_SCORECARD } from "../scorecards/payment.js";
import {
  applyScorecard,
  type CharacteristicPoints,
  pillarIndicator,
  reasonsOf,
  totalPoints,
} from "../scorecards/scorecard.js";
import type { MonthlyLine } from "./credit-characteristics/monthly-lines.js";
import type { Characteristics, LeftOutRows } from "./credit-characteristics.js";

/** What a score needs. */
export interface ScoreNeeds {
  readonly characteristics: Characteristics;
}

/** A score with its reasons. */
export interface Score<Pillar extends string = never> {
  readonly value: number;
  /** Reason codes of the characteristics that cost most points, at most four. */
  readonly reasons: readonly string[];
  /** The points of each characteristic, and their sum: the credit score itself, or what the payment score is read from. */
  readonly points: readonly CharacteristicPoints<string>[];
  readonly totalPoints: number;
  readonly indicators: Readonly<Record<Pillar, number>>;
  /** What counts with its mean payment a month. */
  readonly monthlyLines: readonly MonthlyLine[];
  readonly leftOut: LeftOutRows;
}

/** The scores of a usage: a consumer's credit and payment scores, or the credit score of a business. */
export type Scores =
  | { readonly credit: Score<CreditPillar>; readonly payment: Score }
  | { readonly credit: Score<BusinessPillar>; readonly payment: undefined };

/** How far a consumer pillar's indicator reaches from 0, and a business pillar's from 3. */
const CONSUMER_REACH = 5;
const BUSINESS_REACH = 2;
const BUSINESS_AVERAGE = 3;

/** Credit score 0 to 1000, 1000 safest; pillars -5 to +5, 0 the average applicant (decisions section 8). */
export function scoreCredit({ characteristics }: ScoreNeeds): Score<CreditPillar> {
  const points = applyScorecard(CREDIT_SCORECARD, characteristics.values);
  const pillar = (name: CreditPillar): number => pillarIndicator(CREDIT_SCORECARD, points, name, CONSUMER_REACH);
  return scoreOf(characteristics, points, {
    livingStandard: pillar("livingStandard"),
    budgetManagement: pillar("budgetManagement"),
    financialEvolution: pillar("financialEvolution"),
  });
}

/** Payment score 1 to 10, 10 safest. */
export function scorePayment({ characteristics }: ScoreNeeds): Score {
  const score = scoreOf(characteristics, applyScorecard(PAYMENT_SCORECARD, characteristics.values), {});
  return { ...score, value: PAYMENT_SCORE_FROM.filter((from) => score.totalPoints >= from).length };
}

/** Business credit score 0 to 1000; pillars 1 to 5, 3 the average. */
export function scoreBusiness({ characteristics }: ScoreNeeds): Score<BusinessPillar> {
  const points = applyScorecard(BUSINESS_SCORECARD, characteristics.values);
  const pillar = (name: BusinessPillar): number =>
    BUSINESS_AVERAGE + pillarIndicator(BUSINESS_SCORECARD, points, name, BUSINESS_REACH);
  return scoreOf(characteristics, points, {
    cashFlowManagement: pillar("cashFlowManagement"),
    financialStability: pillar("financialStability"),
    debtCapacity: pillar("debtCapacity"),
  });
}

/** The score that is the sum of its points. */
function scoreOf<Pillar extends string>(
  { monthlyLines, leftOut }: Characteristics,
  points: readonly CharacteristicPoints<string>[],
  indicators: Score<Pillar>["indicators"],
): Score<Pillar> {
  const total = totalPoints(points);
  return { value: total, reasons: reasonsOf(points), points, totalPoints: total, monthlyLines, leftOut, indicators };
}
