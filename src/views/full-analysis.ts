import { isoDayOf } from "../base/calendar.js";
import { DayReader } from "../base/day-reader.js";
import type { Analysis } from "../results/analysis.js";
import type { CreditInsightsView } from "../results/credit-insights.js";
import type { EssentialsView } from "../results/essentials.js";
import type {
  AnalysisIdentity,
  FullAnalysisView,
  FullCreditInsightsView,
  FullMetadataView,
  PartIdentity,
  WindowView,
} from "../results/full-analysis.js";
import type { IndicatorsView, MetadataView } from "../results/metadata.js";
import type { TotalView } from "../results/risks.js";

/**
 * Writes a result in the shape of the essentials API's full analysis: the figures without transactions, months and
 * evidence. What a result in ERROR or PENDING does not have is left out.
 *
 * @param analysis - A result of `analyze`, also after a journey through JSON.
 * @param identity - What the caller's store calls it, and when it was created and updated there.
 *
 * @example
 * const identity = { analysisId: "a1", createdAt: "2026-06-30T12:00:00.000Z", updatedAt: "2026-06-30T12:00:03.000Z" };
 * viewFullAnalysis(analysis, identity).creditInsights?.cashFlows[0];
 * // { category: "WAGE", totalAmount: 7443.7 }
 */
export function viewFullAnalysis(analysis: Analysis, identity: AnalysisIdentity): FullAnalysisView {
  const { analysisId, createdAt, updatedAt, sessionId } = identity;
  const part: PartIdentity = { analysisId, createdAt, updatedAt };
  const { parameters, source, dataOrigin, format, status, metadata, scores, creditInsights, usage } = analysis;
  const { disableScores, disableCreditInsights, useBalanceDate, period } = parameters;
  const { mode, numberOfMonths, isComputedUsingProjectConfig } = period;
  return {
    id: analysisId,
    ...(sessionId !== undefined && { sessionId }),
    parameters: {
      disableScores,
      disableCreditInsights,
      useBalanceDate,
      period: { mode, numberOfMonths, isComputedUsingProjectConfig },
    },
    source,
    dataOrigin,
    format,
    status,
    createdAt,
    updatedAt,
    ...(metadata && { metadata: viewMetadata(analysis, metadata, part) }),
    ...(scores && {
      scores: {
        ...(scores.creditScore && { creditScore: viewScore(scores.creditScore) }),
        ...(scores.businessCreditScore && { businessCreditScore: viewScore(scores.businessCreditScore) }),
        ...part,
        usage,
      },
    }),
    ...(creditInsights && { creditInsights: { ...viewCreditInsights(creditInsights), ...part, usage } }),
  };
}

/**
 * Writes a result's essentials under the name that the caller's store gives the analysis (interface, "Essentials
 * (summary)").
 *
 * @returns The summary; undefined where the result has none: in ERROR, in PENDING, and without credit insights.
 *
 * @example
 * viewEssentialsSummary(analysis, identity)?.debtToIncome; // 0.275
 */
export function viewEssentialsSummary(
  { essentials }: Analysis,
  { analysisId, createdAt, updatedAt }: AnalysisIdentity,
): EssentialsView | undefined {
  return essentials && { ...essentials, analysisId, createdAt, updatedAt };
}

function viewMetadata(analysis: Analysis, metadata: MetadataView, part: PartIdentity): FullMetadataView {
  const { creditInsights, creditScore, activityScore, referenceDate } = metadata;
  const { analysisId, createdAt, updatedAt } = part;
  return {
    analysisId,
    ...(creditInsights && { creditInsights: viewWindow(creditInsights) }),
    ...(creditScore && { creditScore: viewWindow(creditScore) }),
    referenceDate: dayOf(referenceDate, analysis.settings.project.timeZone),
    createdAt,
    updatedAt,
    // The metadata's own value begins at 1; its points add up to that of the essentials API, which begins at 0.
    ...(activityScore && {
      activityScore: { value: activityScore.points.reduce((sum, { points }) => sum + points, 0) },
    }),
  };
}

function viewWindow({ minWindowDate, maxWindowDate }: IndicatorsView): WindowView {
  return { minWindowDate, maxWindowDate };
}

function dayOf(date: string, timeZone: string): string {
  return isoDayOf(new DayReader(timeZone).dayOf(date));
}

function viewScore<Indicators>({ value, indicators }: { readonly value: number; readonly indicators: Indicators }): {
  readonly value: number;
  readonly indicators: Indicators;
} {
  return { value, indicators };
}

function viewCreditInsights({
  cashFlows,
  incomes,
  expenses,
  loans,
  risks,
}: CreditInsightsView): Omit<FullCreditInsightsView, keyof PartIdentity | "usage"> {
  const { drawdowns, repayments } = loans;
  return {
    cashFlows: cashFlows.map(({ category, totalAmount }) => ({ category, totalAmount })),
    incomes: { totalAmount: incomes.totalAmount, monthlyAmount: incomes.monthlyAmount },
    expenses: {
      totalAmount: expenses.totalAmount,
      monthlyAmount: expenses.monthlyAmount,
      categories: expenses.categories.map(({ name, monthlyAmount, monthlyAmountExcludingMonthsWithoutValues }) => ({
        monthlyAmount,
        monthlyAmountExcludingMonthsWithoutValues,
        category: name,
      })),
    },
    loans: {
      drawdowns: { totalAmount: drawdowns.totalAmount, lendingOrganizations: drawdowns.lendingOrganizations },
      repayments: {
        monthlyAmount: repayments.monthlyAmount,
        monthlyAmountExcludingMonthsWithoutValues: repayments.monthlyAmountExcludingMonthsWithoutValues,
        lendingOrganizations: repayments.lendingOrganizations,
      },
    },
    risks: viewRisks(risks),
  };
}

function viewRisks({
  bailiff,
  debtCollection,
  gambling,
  heavyFailures,
  incidents,
  overdraft,
}: CreditInsightsView["risks"]): FullCreditInsightsView["risks"] {
  const total = ({ totalAmount }: TotalView): TotalView => ({ totalAmount });
  const { minimumBalanceReached, duration } = overdraft;
  return {
    bailiff: total(bailiff),
    debtCollection: total(debtCollection),
    gambling: total(gambling),
    heavyFailures: {
      directRecoveryOfDebt: total(heavyFailures.directRecoveryOfDebt),
      bankAccountSeizure: total(heavyFailures.bankAccountSeizure),
    },
    incidents: {
      paymentRejections: total(incidents.paymentRejections),
      checkRejections: total(incidents.checkRejections),
    },
    overdraft: { minimumBalanceReached, duration },
  };
}
