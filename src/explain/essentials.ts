import { compareTexts } from "../base/collections.js";
import { roundedQuotient, shareOf } from "../base/money.js";
import { ESSENTIAL_CATEGORIES } from "../model/essential-categories.js";
import type { CashFlowView } from "../results/cash-flows.js";
import { areTwoOfThreeMonths } from "../scorecards/monthly-line.js";
import { activityExplainer } from "./activity.js";
import type { AnalysisIndex, IndexedTransaction } from "./analysis-index.js";
import type { Cited } from "./cited.js";
import { moneyOf } from "./cited.js";
import { isMoved, isRejected, isRetry, isReturn, isTakenBack } from "./counted.js";
import { type Explainer, input, type PatternTable, TO_MINOR_UNIT, transactionInput, under } from "./explainer.js";
import type { ExplanationInput } from "./explanation.js";
import { MONTHS_FORMULA, monthsOf, monthsReasoning, spanOf } from "./periods.js";

/** Which cash flows a figure sums up, and what they are called in its formula. */
interface Selection {
  readonly role: string;
  readonly words: string;
  readonly isWanted: (flow: CashFlowView, index: AnalysisIndex) => boolean;
}

const MAIN_INCOME: Selection = {
  role: "main income",
  words: "cash flows of the categories WAGE, RETIREMENT_PENSION and REVERSIONARY_PENSION, of a business REVENUE",
  isWanted: (flow, index) =>
    ESSENTIAL_CATEGORIES.mainIncome.has(flow.category) && leftOut(index, flow).length < flow.transactions.length,
};
const REGULAR_INCOME: Selection = {
  role: "regular income",
  words: "cash flows of the main income and of the categories ALLOWANCE…, REGULAR_INCOME and FREELANCE",
  isWanted: ({ category }) => ESSENTIAL_CATEGORIES.regularIncome.has(category),
};
const ESSENTIAL_EXPENSES: Selection = {
  role: "essential expenses",
  words:
    "cash flows of RENT, REGULAR_EXPENSE and PAID_ALIMONY, of a business OPEX_OTHER, and of HOUSING_TAX, INCOME_TAX and PERSO_TAX when monthly",
  isWanted: (flow, index) =>
    ESSENTIAL_CATEGORIES.expenses.has(flow.category) ||
    (ESSENTIAL_CATEGORIES.monthlyTaxes.has(flow.category) && isMonthly(flow, index)),
};
const LOAN_REPAYMENTS: Selection = {
  role: "loan repayments",
  words: "cash flows of the categories LOAN_REPAYMENT… and SPLIT_PAYMENT, of a business NON_OPERATING_LOAN_REPAYMENT",
  isWanted: ({ category }) => ESSENTIAL_CATEGORIES.loanRepayments.has(category),
};

const SCORE = "credit score";
const REJECTED = "rejected repayments";
const RETURNED = "returns of loan repayments, of other debits or of none in the window";

/** Figures of the essentials. */
export const ESSENTIAL_EXPLAINERS: PatternTable = under("/essentials", {
  "/activityScore": activityExplainer(0),
  "/mainIncome/monthlyAmount": monthlySum(MAIN_INCOME, 1),
  "/mainIncome/cashFlows/*/monthlyAmount": {
    explain: (index, { places: [place] }) =>
      monthlyReasoning(index, MAIN_INCOME, mainIncomeFlows(index).slice(Number(place), Number(place) + 1)),
    recompute: (cited) => monthlyOf(cited, MAIN_INCOME, 1),
  },
  "/monthlyRegularIncome": monthlySum(REGULAR_INCOME, 1),
  "/monthlyEssentialExpenses": monthlySum(ESSENTIAL_EXPENSES, -1),
  "/monthlyLoanRepayments": monthlySum(LOAN_REPAYMENTS, -1),
  "/monthlyDiscretionaryIncome": {
    explain: (index) => ({
      unit: index.currency,
      formula: "monthly regular income − monthly essential expenses − monthly loan repayments",
      inputs: [
        input("regular income", [index.figure("/essentials/monthlyRegularIncome")]),
        input("essential expenses", [index.figure("/essentials/monthlyEssentialExpenses")]),
        input("loan repayments", [index.figure("/essentials/monthlyLoanRepayments")]),
      ],
    }),
    recompute: (cited) =>
      cited.amount(cited.sum("regular income") - cited.sum("essential expenses") - cited.sum("loan repayments")),
  },
  "/debtToIncome": {
    explain: (index) => ({
      unit: "ratio",
      formula: `loan repayments / regular income over the window, 0 where both are 0: ${LOAN_REPAYMENTS.words} / ${REGULAR_INCOME.words}, each less what came back and own transfers`,
      rounding: "half-even to 4 decimals",
      inputs: [LOAN_REPAYMENTS, REGULAR_INCOME].flatMap((selection) =>
        flowInputs(index, selection, flowsOf(index, selection)),
      ),
    }),
    recompute: (cited) => roundedQuotient(-netOf(cited, LOAN_REPAYMENTS), netOf(cited, REGULAR_INCOME), 4),
  },
  "/loanRepaymentRejections/totalRejectedAmount": {
    explain: (index) => ({
      unit: index.currency,
      formula: `sum of the ${RETURNED} − sum of the debits rejected in the window, of ${LOAN_REPAYMENTS.words}`,
      rounding: TO_MINOR_UNIT,
      inputs: rejectionInputs(index),
    }),
    recompute: (cited) => cited.amount(cited.sum(RETURNED) - cited.sum(REJECTED)),
  },
  "/loanRepaymentRejections/count": {
    explain: (index) => ({
      unit: "transactions",
      formula: `number of the debits rejected in the window, of ${LOAN_REPAYMENTS.words}, and of the ${RETURNED}`,
      inputs: rejectionInputs(index),
    }),
    recompute: (cited) => cited.transactions(REJECTED).length + cited.transactions(RETURNED).length,
  },
  "/creditScore": {
    explain: (index) => {
      const name = index.analysis.usage === "BUSINESS" ? "businessCreditScore" : "creditScore";
      return {
        unit: "points of 0 to 1000",
        formula: "the credit score",
        inputs: [input(SCORE, [index.figure(`/scores/${name}/value`)])],
      };
    },
    recompute: (cited) => cited.figure(SCORE),
  },
});

/** Whether a cash flow is paid once a month, though the window may show two payments alone. */
function isMonthly({ regularity, transactions }: CashFlowView, index: AnalysisIndex): boolean {
  if (regularity !== undefined) return regularity.periodicity === "MONTHLY";
  const span = spanOf(index, "creditInsights");
  const due = index.transactionsOf(transactions).filter((transaction) => !isRetry(index, transaction, span));
  return areTwoOfThreeMonths(
    due.map(({ day, view }) => ({ day, amount: moneyOf(view.amount) })),
    span,
  );
}

/** A cash flow of the credit insights with its place among them. */
interface PlacedFlow {
  readonly place: number;
  readonly flow: CashFlowView;
}

function monthlySum(selection: Selection, sign: 1 | -1): Explainer {
  return {
    explain: (index) => monthlyReasoning(index, selection, flowsOf(index, selection)),
    recompute: (cited) => monthlyOf(cited, selection, sign),
  };
}

function monthlyReasoning(index: AnalysisIndex, selection: Selection, flows: readonly PlacedFlow[]) {
  const { parameters, inputs } = monthsReasoning(index, "creditInsights");
  return {
    unit: index.currency,
    formula: `absolute sum of ${selection.words}, less what came back and own transfers, / months of the window; ${MONTHS_FORMULA}`,
    rounding: TO_MINOR_UNIT,
    parameters,
    inputs: [...flowInputs(index, selection, flows), ...inputs],
  };
}

function monthlyOf(cited: Cited, selection: Selection, sign: 1 | -1): number {
  const months = monthsOf(cited);
  const net = (sign * netOf(cited, selection)) as Parameters<typeof shareOf>[0];
  return shareOf(net, months.denominator, months.numerator, cited.minorDigits);
}

function netOf(cited: Cited, { role }: Selection): number {
  return cited.sum(role) - cited.sum(leftOutOf(role));
}

function leftOutOf(role: string): string {
  return `${role} that came back or moved between own accounts`;
}

function flowsOf(index: AnalysisIndex, { isWanted }: Selection): readonly PlacedFlow[] {
  const flows = index.analysis.creditInsights?.cashFlows ?? [];
  return flows.map((flow, place) => ({ place, flow })).filter(({ flow }) => isWanted(flow, index));
}

function flowInputs(
  index: AnalysisIndex,
  { role }: Selection,
  flows: readonly PlacedFlow[],
): readonly ExplanationInput[] {
  return [
    input(
      role,
      flows.map(({ place }) => index.figure(`/creditInsights/cashFlows/${place}/totalAmount`)),
    ),
    transactionInput(
      leftOutOf(role),
      flows.flatMap(({ flow }) => leftOut(index, flow)),
    ),
  ];
}

function leftOut(index: AnalysisIndex, { transactions }: CashFlowView): readonly IndexedTransaction[] {
  const span = spanOf(index, "creditInsights");
  return index
    .transactionsOf(transactions)
    .filter(
      (transaction) =>
        isMoved(index, transaction, span) ||
        isTakenBack(index, transaction, span) ||
        isReturn(index, transaction, span),
    );
}

/** The flows of the main income as the essentials list them: largest first, those of one total by first transaction. */
function mainIncomeFlows(index: AnalysisIndex): readonly PlacedFlow[] {
  const counted = ({ flow }: PlacedFlow): number =>
    leftOut(index, flow).reduce((sum, { cited }) => sum - moneyOf(cited.amount), moneyOf(flow.totalAmount));
  const firstIdOf = ({ flow }: PlacedFlow): string => flow.transactions[0]!.id;
  return [...flowsOf(index, MAIN_INCOME)].sort(
    (left, right) => counted(right) - counted(left) || compareTexts(firstIdOf(left), firstIdOf(right)),
  );
}

function rejectionInputs(index: AnalysisIndex): readonly ExplanationInput[] {
  const span = spanOf(index, "creditInsights");
  const rejected = rejectedRepayments(index);
  const isRejected = new Set(rejected.map(({ view }) => view.id));
  const returned = index
    .within(span)
    .filter(({ cited }) => cited.category === "REJECTION_LOAN_REPAYMENT")
    .filter(({ view }) => !isRejected.has(view.enrichments.relatedTransactions.rejectionOf ?? ""));
  return [transactionInput(REJECTED, rejected), transactionInput(RETURNED, returned)];
}

function rejectedRepayments(index: AnalysisIndex): readonly IndexedTransaction[] {
  const span = spanOf(index, "creditInsights");
  return flowsOf(index, LOAN_REPAYMENTS)
    .flatMap(({ flow }) => index.transactionsOf(flow.transactions))
    .filter((transaction) => isRejected(index, transaction, span));
}
