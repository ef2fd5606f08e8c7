import type { LeftOutRows } from "../passes/credit-characteristics.js";
import type { Scores } from "../passes/scores.js";
import type { LinePeriodicity } from "../scorecards/monthly-line.js";
import { type PointsView, viewPoints } from "./points.js";
import type { TransactionView } from "./transactions.js";

/** How often a line of the scores is due. */
export type { LinePeriodicity };

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
  /** 0 to 1000: what the value is read from. */
  readonly totalPoints: number;
  /** One entry a characteristic: the points add up to the total. */
  readonly points: readonly PointsView[];
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

/** Ids of transactions of the scores' window that the sums behind the points leave out, by why. */
export interface LeftOutView {
  /** Sides of own transfers, and card totals whose purchases are counted. */
  readonly moved: readonly string[];
  /** Debits that came back unpaid; and of what was presented again, or taken with the next, all but what stands for it. */
  readonly rejected: readonly string[];
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
  readonly periodicity: LinePeriodicity;
  /** Ids, one of each day on which something was due: the first try where it was tried again. */
  readonly due: readonly string[];
  /** Ids of what was paid, or is still owed: of several tries that which stands for them. */
  readonly counted: readonly string[];
}

/** The scores of an analysis: those of its usage. */
export interface ScoresView {
  readonly creditScore?: CreditScoreView;
  readonly paymentScore?: PaymentScoreView;
  readonly businessCreditScore?: BusinessCreditScoreView;
  readonly monthlyLines: readonly MonthlyLineView[];
  readonly leftOut: LeftOutView;
}

/** The version of the scorecards. */
const SCORES_VERSION = "1.0.0";

/** What the scores' view needs. */
export interface ScoresNeeds extends Scores {
  /** By row of the ledger. */
  readonly transactions: readonly TransactionView[];
}

/** Writes the scores of a usage: without a payment score they are a business's. */
export function viewScores({ credit, payment, transactions }: ScoresNeeds): ScoresView {
  const idsOf = (rows: readonly number[]): readonly string[] => rows.map((row) => transactions[row]!.id);
  const leftOut = viewLeftOut(credit.leftOut, idsOf);
  const monthlyLines = credit.monthlyLines.map(({ due, counted, ...line }) => ({
    ...line,
    due: idsOf(due),
    counted: idsOf(counted),
  }));
  const { value, reasons } = credit;
  const shared = { value, reasons, points: credit.points.map(viewPoints) };
  if (payment === undefined) {
    const indicators = credit.indicators as BusinessCreditScoreView["indicators"];
    return { businessCreditScore: { version: SCORES_VERSION, ...shared, indicators }, monthlyLines, leftOut };
  }
  const indicators = credit.indicators as CreditScoreView["indicators"];
  return {
    creditScore: { ...shared, indicators },
    paymentScore: {
      value: payment.value,
      reasons: payment.reasons,
      totalPoints: payment.totalPoints,
      points: payment.points.map(viewPoints),
    },
    monthlyLines,
    leftOut,
  };
}

function viewLeftOut(rows: LeftOutRows, idsOf: (rows: readonly number[]) => readonly string[]): LeftOutView {
  return {
    moved: idsOf(rows.moved),
    rejected: idsOf(rows.rejected),
    retried: idsOf(rows.retried),
    refunded: idsOf(rows.refunded),
    returned: idsOf(rows.returned),
  };
}
