import type { Analysis } from "../results/analysis.js";
import type { FigureMovement } from "./comparison.js";

/** The main figures of an analysis, as JSON Pointers. */
const MAIN_FIGURES = [
  "/essentials/activityScore",
  "/essentials/mainIncome/monthlyAmount",
  "/essentials/monthlyRegularIncome",
  "/essentials/monthlyEssentialExpenses",
  "/essentials/monthlyLoanRepayments",
  "/essentials/monthlyDiscretionaryIncome",
  "/essentials/debtToIncome",
  "/essentials/loanRepaymentRejections/totalRejectedAmount",
  "/essentials/loanRepaymentRejections/count",
  "/creditInsights/incomes/totalAmount",
  "/creditInsights/incomes/monthlyAmount",
  "/creditInsights/incomes/indicators/allowancesRatio",
  "/creditInsights/expenses/totalAmount",
  "/creditInsights/expenses/monthlyAmount",
  "/creditInsights/loans/repayments/count",
  "/creditInsights/loans/repayments/totalAmount",
  "/creditInsights/loans/repayments/monthlyAmount",
  "/creditInsights/loans/drawdowns/count",
  "/creditInsights/loans/drawdowns/totalAmount",
  "/creditInsights/risks/interventionFees/totalAmount",
  "/creditInsights/risks/overdraft/minimumBalanceReached",
  "/creditInsights/risks/overdraft/duration",
  "/creditInsights/risks/overdraft/fees/totalAmount",
  "/creditInsights/risks/heavyFailures/directRecoveryOfDebt/totalAmount",
  "/creditInsights/risks/heavyFailures/bankAccountSeizure/totalAmount",
  "/creditInsights/risks/heavyFailures/wageAdvance/totalAmount",
  "/creditInsights/risks/debtCollection/totalAmount",
  "/creditInsights/risks/bailiff/totalAmount",
  "/creditInsights/risks/gambling/totalAmount",
  "/creditInsights/risks/incidents/paymentRejections/totalAmount",
  "/creditInsights/risks/incidents/checkRejections/totalAmount",
  "/scores/creditScore/value",
  "/scores/creditScore/indicators/livingStandard",
  "/scores/creditScore/indicators/budgetManagement",
  "/scores/creditScore/indicators/financialEvolution",
  "/scores/paymentScore/value",
  "/scores/businessCreditScore/value",
  "/scores/businessCreditScore/indicators/cashFlowManagement",
  "/scores/businessCreditScore/indicators/financialStability",
  "/scores/businessCreditScore/indicators/debtCapacity",
] as const;

/** Figures have at most four decimals: ratios have four, amounts those of their currency. */
const DECIMAL_UNITS = 10_000;

/** The main figures that moved from one analysis to another. */
export function movedFigures(before: Analysis, after: Analysis): readonly FigureMovement[] {
  return MAIN_FIGURES.flatMap((pointer) => {
    const earlier = figureAt(before, pointer);
    const later = figureAt(after, pointer);
    if (earlier === later) return [];
    return [
      {
        pointer,
        ...(earlier === undefined ? {} : { before: earlier }),
        ...(later === undefined ? {} : { after: later }),
        ...(earlier === undefined || later === undefined ? {} : { difference: differenceOf(earlier, later) }),
      },
    ];
  });
}

/** The exact difference: in whole units of the last decimal, so that no binary fraction remains. */
function differenceOf(earlier: number, later: number): number {
  return (Math.round(later * DECIMAL_UNITS) - Math.round(earlier * DECIMAL_UNITS)) / DECIMAL_UNITS;
}

function figureAt(analysis: Analysis, pointer: string): number | undefined {
  let value: unknown = analysis;
  for (const name of pointer.split("/").slice(1)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return typeof value === "number" ? value : undefined;
}
