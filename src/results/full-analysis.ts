import type { Category } from "../model/category.js";
import type { Period, Usage } from "../model/settings.js";
import type { Analysis, ParametersView } from "./analysis.js";
import type { CategoryView, ExpensesView, IncomesView } from "./credit-insights.js";
import type { LoanMovementsView, LoanRepaymentsView } from "./loans.js";
import type { IndicatorsView } from "./metadata.js";
import type { IncidentsView, OverdraftView, TotalView } from "./risks.js";
import type { BusinessCreditScoreView, CreditScoreView } from "./scores.js";

/** What stands in every part of a full analysis: what a store calls it. */
export interface PartIdentity {
  /** The store's id: the engine's own names contents, not records. */
  readonly analysisId: string;
  /** When the store created it, ISO 8601. */
  readonly createdAt: string;
  /** When the store changed it last, ISO 8601. */
  readonly updatedAt: string;
}

/** What a store calls an analysis. */
export interface AnalysisIdentity extends PartIdentity {
  /** Where the data came through a session. */
  readonly sessionId?: string;
}

/** The days that a product looked at, as the essentials API has them. */
export type WindowView = Pick<IndicatorsView, "minWindowDate" | "maxWindowDate">;

/** The activity score as the essentials API has it. */
export interface FullActivityScoreView {
  /** 0 to 100. */
  readonly value: number;
}

/** Indicators on the data used, as the essentials API has them. */
export interface FullMetadataView extends PartIdentity {
  /** Window of the credit insights. */
  readonly creditInsights?: WindowView;
  /** Window of the scores. */
  readonly creditScore?: WindowView;
  /** `YYYY-MM-DD` in the project's time zone. */
  readonly referenceDate: string;
  /** How alive the accounts are. */
  readonly activityScore?: FullActivityScoreView;
}

/** The score of the analysis's usage, as the essentials API has it. */
export interface FullScoresView extends PartIdentity {
  /** Of a person. */
  readonly creditScore?: Pick<CreditScoreView, "value" | "indicators">;
  /** In place of the credit score where the usage is BUSINESS. */
  readonly businessCreditScore?: Pick<BusinessCreditScoreView, "value" | "indicators">;
  /** Whose accounts they are. */
  readonly usage: Usage;
}

/** A cash flow as the essentials API has it. */
export interface FullCashFlowView {
  /** Why its money moves. */
  readonly category: Category;
  /** In units of its account's currency; negative for what goes out. */
  readonly totalAmount: number;
}

/** A category of the expenses as the essentials API has it. */
export interface FullCategoryView
  extends Pick<CategoryView, "monthlyAmount" | "monthlyAmountExcludingMonthsWithoutValues"> {
  /** The category. */
  readonly category: Category;
}

/** The expenses as the essentials API has them. */
export interface FullExpensesView extends Pick<ExpensesView, "totalAmount" | "monthlyAmount"> {
  /** Largest absolute total first. */
  readonly categories: readonly FullCategoryView[];
}

/** The loans as the essentials API has them. */
export interface FullLoansView {
  /** What lenders paid out. */
  readonly drawdowns: Pick<LoanMovementsView, "totalAmount" | "lendingOrganizations">;
  /** What was repaid. */
  readonly repayments: Pick<
    LoanRepaymentsView,
    "monthlyAmount" | "monthlyAmountExcludingMonthsWithoutValues" | "lendingOrganizations"
  >;
}

/** Failures that weigh most, as the essentials API has them. */
export interface FullHeavyFailuresView {
  /** A public creditor takes the money from the account. */
  readonly directRecoveryOfDebt: TotalView;
  /** A creditor seizes the account. */
  readonly bankAccountSeizure: TotalView;
}

/** The risks as the essentials API has them: amounts without transactions. */
export interface FullRisksView {
  /** Paid to bailiffs. */
  readonly bailiff: TotalView;
  /** Paid to agencies that collect debts. */
  readonly debtCollection: TotalView;
  /** Paid to operators of gambling. */
  readonly gambling: TotalView;
  /** Recovery and seizure. */
  readonly heavyFailures: FullHeavyFailuresView;
  /** What came back unpaid. */
  readonly incidents: IncidentsView;
  /** How deep and how long the accounts were below 0. */
  readonly overdraft: Pick<OverdraftView, "minimumBalanceReached" | "duration">;
}

/** The credit insights without their transactions, as the essentials API has them. */
export interface FullCreditInsightsView extends PartIdentity {
  /** One entry a cash flow. */
  readonly cashFlows: readonly FullCashFlowView[];
  /** What came in. */
  readonly incomes: Pick<IncomesView, "totalAmount" | "monthlyAmount">;
  /** What went out. */
  readonly expenses: FullExpensesView;
  /** What is repaid and what was lent. */
  readonly loans: FullLoansView;
  /** Overdrafts, incidents, seizures, gambling. */
  readonly risks: FullRisksView;
  /** Whose accounts they are. */
  readonly usage: Usage;
}

/** The parameters as the essentials API has them. */
export interface FullParametersView
  extends Pick<ParametersView, "disableScores" | "disableCreditInsights" | "useBalanceDate"> {
  /** The window of the credit insights. */
  readonly period: Pick<Period, "mode" | "numberOfMonths" | "isComputedUsingProjectConfig">;
}

/** The full analysis of the essentials API (interface, "Full analysis (essentials API)"). */
export interface FullAnalysisView extends Pick<Analysis, "source" | "dataOrigin" | "format" | "status"> {
  /** The store's id. */
  readonly id: string;
  /** Where the data came through a session. */
  readonly sessionId?: string;
  /** What the body asked for. */
  readonly parameters: FullParametersView;
  /** When the store created it, ISO 8601. */
  readonly createdAt: string;
  /** When the store changed it last, ISO 8601. */
  readonly updatedAt: string;
  /** Left out with INTERNAL_ERROR alone. */
  readonly metadata?: FullMetadataView;
  /** Left out where the result has none. */
  readonly scores?: FullScoresView;
  /** Left out where the result has none. */
  readonly creditInsights?: FullCreditInsightsView;
}
