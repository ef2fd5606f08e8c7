import type { PointsView } from "./points.js";

/** Days of a month that a window covers. */
export interface CalendarMonthView {
  /** `YYYY-MM`. */
  readonly month: string;
  /** How many days of the month lie in the window: fewer than it has show that it is cut off. */
  readonly nbDays: number;
}

/** Indicators on the data that a product used: the checking and card accounts in its window (interface, "Indicators object"). */
export interface IndicatorsView {
  /** Days from the last transaction to the computation; left out where there is no transaction. */
  readonly lastTransactionGap?: number;
  /** Days between the first and the last transaction. */
  readonly historicalDepth: number;
  /** Mean number of transactions a month, to two decimals. */
  readonly monthlyTransactionCount: number;
  /** When the first transaction took place, ISO 8601; left out where there is none. */
  readonly firstTransactionDate?: string;
  /** The months of the window. */
  readonly calendar: readonly CalendarMonthView[];
  /** How many transactions the window has. */
  readonly totalTransactionCount: number;
  /** First day of the window, `YYYY-MM-DD`. */
  readonly minWindowDate: string;
  /** Last day of the window, which it includes, `YYYY-MM-DD`. */
  readonly maxWindowDate: string;
  /** Both days counted. */
  readonly numberOfDaysInWindow: number;
}

/** How alive the accounts are: under 10 the main account is probably missing (interface, "activityScore"). */
export interface ActivityScoreView {
  /** 1 to 100; the essentials have the same from 0 on. */
  readonly value: number;
  /** Days of the scores' window, over which it is measured. */
  readonly numberOfDaysInWindow: number;
  /** The months of that window. */
  readonly calendar: readonly CalendarMonthView[];
  /** One entry a characteristic: the points add up to the value, or to 0 where it is held at 1. */
  readonly points: readonly PointsView[];
}

/** The indicators that the interface keeps a copy of at the top level of the metadata. */
export type DeprecatedIndicators = Omit<IndicatorsView, "minWindowDate" | "maxWindowDate" | "numberOfDaysInWindow">;

/** Indicators on the data used (interface, "metadata"). The members of {@link IndicatorsView} in it are deprecated copies of `creditInsights`. */
export interface MetadataView extends Partial<DeprecatedIndicators> {
  /** The time that the windows end at, ISO 8601: that of the analysis, or of the latest balance with `useBalanceDate`. */
  readonly referenceDate: string;
  /** How many accounts of type CHECKING the body has. */
  readonly numberOfCheckings: number;
  /** How many accounts of type SAVINGS the body has. */
  readonly numberOfSavings: number;
  /** How many accounts of type LOAN the body has. */
  readonly numberOfLoans: number;
  /** How many accounts of type CREDIT_CARD the body has. */
  readonly numberOfCreditCard: number;
  /** Of the credit insights' window; left out where they are disabled, or no account can be analysed. */
  readonly creditInsights?: IndicatorsView;
  /** Of the scores' window; left out where they are disabled, or no account can be analysed. */
  readonly creditScore?: IndicatorsView;
  /** As `creditScore`; a business has none. */
  readonly paymentScore?: IndicatorsView;
  /** How alive the accounts are. */
  readonly activityScore?: ActivityScoreView;
}
