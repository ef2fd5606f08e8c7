import { roundedQuotient } from "../base/money.js";
import type { AccountType } from "../model/account.js";
import type { Ledger } from "../model/ledger.js";
import type { ActivityScore } from "../passes/activity-score.js";
import type { DataIndicators } from "../passes/data-indicators.js";
import type { ReferenceDate } from "../passes/reference-date.js";
import type {
  ActivityScoreView,
  CalendarMonthView,
  DeprecatedIndicators,
  IndicatorsView,
  MetadataView,
} from "../results/metadata.js";
import type { Formatter } from "./format.js";
import { viewActivityPoints } from "./points.js";

/** What the metadata need; what was not computed is undefined. */
export interface MetadataNeeds {
  readonly ledger: Ledger;
  readonly reference: ReferenceDate;
  readonly insights: DataIndicators | undefined;
  readonly scores: DataIndicators | undefined;
  readonly activity: ActivityScore | undefined;
  /** Whether the usage has a payment score: a business's has none. */
  readonly hasPaymentScore: boolean;
  readonly format: Formatter;
}

/** Writes the metadata, with the deprecated copies of the credit insights' indicators that the interface keeps. */
export function viewMetadata(needs: MetadataNeeds): MetadataView {
  const { ledger, reference, insights, scores, activity, hasPaymentScore, format } = needs;
  const count = (type: AccountType): number => ledger.accounts.filter((account) => account.type === type).length;
  const creditInsights = insights && viewIndicators(insights, format);
  const score = scores && viewIndicators(scores, format);
  return {
    referenceDate: format.instant(reference.instant),
    numberOfCheckings: count("CHECKING"),
    numberOfSavings: count("SAVINGS"),
    numberOfLoans: count("LOAN"),
    numberOfCreditCard: count("CREDIT_CARD"),
    ...(creditInsights && { creditInsights, ...deprecatedCopy(creditInsights) }),
    ...(score && { creditScore: score, ...(hasPaymentScore && { paymentScore: score }) }),
    ...(activity && { activityScore: viewActivity(activity, format) }),
  };
}

function deprecatedCopy({
  minWindowDate: _,
  maxWindowDate: __,
  numberOfDaysInWindow: ___,
  ...copy
}: IndicatorsView): DeprecatedIndicators {
  return copy;
}

function viewActivity(activity: ActivityScore, format: Formatter): ActivityScoreView {
  const { value, days, calendar } = activity;
  return {
    value: Math.max(1, value),
    numberOfDaysInWindow: days,
    calendar: viewCalendar(calendar, format),
    points: viewActivityPoints(activity),
  };
}

function viewIndicators(indicators: DataIndicators, format: Formatter): IndicatorsView {
  const { lastTransactionGapDays, firstTransactionAt, months, transactionCount } = indicators;
  return {
    ...(lastTransactionGapDays === undefined ? {} : { lastTransactionGap: lastTransactionGapDays }),
    historicalDepth: indicators.historicalDepthDays,
    monthlyTransactionCount: roundedQuotient(transactionCount * months.denominator, months.numerator, 2),
    ...(firstTransactionAt === undefined ? {} : { firstTransactionDate: format.instant(firstTransactionAt) }),
    calendar: viewCalendar(indicators.calendar, format),
    totalTransactionCount: transactionCount,
    minWindowDate: format.day(indicators.from),
    maxWindowDate: format.day(indicators.to),
    numberOfDaysInWindow: indicators.days,
  };
}

function viewCalendar(calendar: DataIndicators["calendar"], format: Formatter): readonly CalendarMonthView[] {
  return calendar.map(({ month, dayCount }) => ({ month: format.month(month), nbDays: dayCount }));
}
