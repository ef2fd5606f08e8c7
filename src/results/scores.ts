import type { LinePeriodicity } from "../scorecards/monthly-line.js";
import type { PointsView } from "./points.js";

/** The pillars of the consumer credit score: integers -5 to +5, 0 the average applicant. */
export interface CreditScoreIndicatorsView {
  /** What comes in, how regularly, what is left of it, and for how long the balance lasts. */
  readonly livingStandard: number;
  /** Overdrafts, rejections, fees of incidents, seizures and gambling. */
  readonly budgetManagement: number;
  /** Lowest balance, its trend, debts against income and credit at short notice. */
  readonly financialEvolution: number;
}

/** The consumer credit score: how safe the person is from three unpaid instalments within twelve months. */
export interface CreditScoreView {
  /** Integer 0 to 1000, 1000 safest. */
  readonly value: number;
  /** Each the rounded share of its characteristics' points. */
  readonly indicators: CreditScoreIndicatorsView;
  /** What cost most points, at most four codes. */
  readonly reasons: readonly string[];
  /** One entry a characteristic: the points add up to the value. */
  readonly points: readonly PointsView[];
}

/** The payment score: how safe the person is from one unpaid debit within three months. */
export interface PaymentScoreView {
  /** Integer 1 to 10, 10 safest. */
  readonly value: number;
  /** What cost most points, at most four codes. */
  readonly reasons: readonly string[];
  /** 0 to 1000: what the value is read from. */
  readonly totalPoints: number;
  /** One entry a characteristic: the points add up to the total. */
  readonly points: readonly PointsView[];
}

/** The pillars of the business credit score: integers 1 to 5, 3 the average business. */
export interface BusinessCreditScoreIndicatorsView {
  /** Overdrafts, rejections, fees of incidents, and what is left of the revenues. */
  readonly cashFlowManagement: number;
  /** Lowest balance, its trend, for how long it lasts, and how regular revenues are. */
  readonly financialStability: number;
  /** Debts against revenues, seizures and credit at short notice. */
  readonly debtCapacity: number;
}

/** The business credit score. */
export interface BusinessCreditScoreView {
  /** Version of the scorecard. */
  readonly version: string;
  /** Integer 0 to 1000, 1000 safest. */
  readonly value: number;
  /** Each the rounded share of its characteristics' points. */
  readonly indicators: BusinessCreditScoreIndicatorsView;
  /** What cost most points, at most four codes. */
  readonly reasons: readonly string[];
  /** One entry a characteristic: the points add up to the value. */
  readonly points: readonly PointsView[];
}

/** Ids of transactions of the scores' window that the sums behind the points leave out, by why. */
export interface LeftOutView {
  /** Sides of own transfers, and card totals whose purchases are counted. */
  readonly moved: readonly string[];
  /** Debits that came back unpaid. */
  readonly rejected: readonly string[];
  /** Of what was presented again, or taken with the next: all but what stands for it. */
  readonly retried: readonly string[];
  /** Debits that were refunded, and both sides where money that came in was taken back. */
  readonly refunded: readonly string[];
  /** The credits of rejected and refunded debits. */
  readonly returned: readonly string[];
}

/**
 * What is paid to or by one party once a month or every four weeks in the scores' window. Where sums are held against each
 * other, it counts with its mean payment, however many payments the window happens to hold: what is `counted` stands for as
 * many months, or four weeks, as there are `due`.
 */
export interface MonthlyLineView {
  /** Whether it is due monthly or every four weeks. */
  readonly periodicity: LinePeriodicity;
  /** Ids, one of each day on which something was due: the first try where it was tried again. */
  readonly due: readonly string[];
  /** Ids of what was paid, or is still owed: of several tries that which stands for them. */
  readonly counted: readonly string[];
}

/** The scores of an analysis: those of its usage. */
export interface ScoresView {
  /** Of a person. */
  readonly creditScore?: CreditScoreView;
  /** Of a person. */
  readonly paymentScore?: PaymentScoreView;
  /** Of a business. */
  readonly businessCreditScore?: BusinessCreditScoreView;
  /** What is counted by its mean payment, of both directions. */
  readonly monthlyLines: readonly MonthlyLineView[];
  /** What is not counted. */
  readonly leftOut: LeftOutView;
}
