import { roundedQuotient } from "../base/money.js";
import type { ActivityScore } from "../passes/activity-score.js";
import type { Essentials } from "../passes/essentials.js";
import type { ObservationWindow } from "../passes/observation-window.js";
import type { Organisations } from "../passes/organisations.js";
import type { RedFlag } from "../passes/red-flags.js";
import type { Score } from "../passes/scores.js";
import type { EssentialsView } from "../results/essentials.js";
import { type Formatter, ratio } from "./format.js";

/** What the essentials' view needs. */
export interface EssentialsViewNeeds {
  readonly analysisId: string;
  readonly createdAt: string;
  readonly activity: ActivityScore;
  readonly essentials: Essentials;
  readonly organisations: Organisations;
  readonly redFlags: readonly RedFlag[];
  readonly credit: Score | undefined;
  readonly window: ObservationWindow;
  readonly format: Formatter;
}

/** Writes the essentials (decisions section 9). The discretionary income is the difference of the amounts that stand beside it. */
export function viewEssentials(needs: EssentialsViewNeeds): EssentialsView {
  const { essentials, format, window, organisations, createdAt } = needs;
  const monthly = (total: Essentials["mainIncomeTotal"]): number => format.monthlyAmount(total, window.months);
  const income = monthly(essentials.regularIncomeTotal);
  const expenses = monthly(essentials.essentialExpenseTotal);
  const repayments = monthly(essentials.loanRepaymentTotal);
  const hasRatio = essentials.regularIncomeTotal > 0 || essentials.loanRepaymentTotal === 0;
  return {
    analysisId: needs.analysisId,
    createdAt,
    updatedAt: createdAt,
    activityScore: needs.activity.value,
    mainIncome: {
      monthlyAmount: monthly(essentials.mainIncomeTotal),
      cashFlows: essentials.mainIncome.map(({ flow, category, total }) => {
        const employer = organisations.employerOfFlow[flow];
        return { category, monthlyAmount: monthly(total), ...(employer === undefined ? {} : { employer }) };
      }),
    },
    monthlyRegularIncome: income,
    monthlyEssentialExpenses: expenses,
    monthlyLoanRepayments: repayments,
    monthlyDiscretionaryIncome: difference(income, expenses, repayments, format.minorDigits),
    ...(hasRatio ? { debtToIncome: ratio(essentials.loanRepaymentTotal, essentials.regularIncomeTotal) } : {}),
    redFlags: needs.redFlags,
    loanRepaymentRejections: {
      totalRejectedAmount: format.amount(essentials.loanRepaymentRejections.total),
      count: essentials.loanRepaymentRejections.count,
    },
    ...(needs.credit === undefined ? {} : { creditScore: needs.credit.value }),
  };
}

/** The exact difference of rounded amounts, in whole minor units. */
function difference(income: number, expenses: number, repayments: number, minorDigits: number): number {
  const units = 10 ** minorDigits;
  const minor = (amount: number): number => Math.round(amount * units);
  return roundedQuotient(minor(income) - minor(expenses) - minor(repayments), units, minorDigits);
}
