import { shareOf } from "../base/money.js";
import { MONTHLY_AMOUNT, TOTAL } from "./amounts.js";
import type { AnalysisIndex, IndexedTransaction } from "./analysis-index.js";
import { isReturn, isTakenBack } from "./counted.js";
import {
  beside,
  type Explainer,
  input,
  type PatternTable,
  TO_MINOR_UNIT,
  transactionInput,
  under,
} from "./explainer.js";
import type { CitedFigure } from "./explanation.js";
import { spanOf } from "./periods.js";

type Movement = "repayments" | "drawdowns";

const LOAN_CATEGORIES: Readonly<Record<Movement, string>> = {
  repayments: "LOAN_REPAYMENT…, of a business NON_OPERATING_LOAN_REPAYMENT",
  drawdowns: "LOAN_DRAWDOWN…, of a business NON_OPERATING_NEW_FINANCING",
};

/** Figures of the loans: one cash flow is one loan. */
export const LOAN_EXPLAINERS: PatternTable = {
  ...under("/creditInsights/loans/repayments", {
    ...movementExplainers("repayments"),
    "/monthlyAmountExcludingMonthsWithoutValues": {
      explain: (index, { pointer }) => ({
        unit: index.currency,
        formula: "total / number of calendar months that hold at least one repayment that did not come back",
        rounding: TO_MINOR_UNIT,
        inputs: [
          input(TOTAL, [index.figure(beside(pointer, 1, "totalAmount"))]),
          transactionInput("counted repayments", countedRepayments(index)),
        ],
      }),
      recompute: (cited) => {
        const months = new Set(cited.transactions("counted repayments").map(({ day }) => day.slice(0, 7)));
        return shareOf(cited.sum(TOTAL), 1, months.size, cited.minorDigits);
      },
    },
  }),
  ...under("/creditInsights/loans/drawdowns", movementExplainers("drawdowns")),
};

function movementExplainers(movement: Movement): PatternTable {
  const count: Explainer = {
    explain: (index) => ({
      unit: "loans",
      formula: `number of cash flows of the categories ${LOAN_CATEGORIES[movement]}: one is one loan`,
      inputs: [input("loans", flowFigures(index, movement))],
    }),
    recompute: (cited) => cited.figures("loans").length,
  };
  const total: Explainer = {
    explain: (index) => ({
      unit: index.currency,
      formula: "sum of the loans' totals − sum of what came back, rejected or refunded",
      rounding: TO_MINOR_UNIT,
      inputs: [input("loans", flowFigures(index, movement)), transactionInput("came back", takenBack(index, movement))],
    }),
    recompute: (cited) => cited.amount(cited.sum("loans") - cited.sum("came back")),
  };
  return { "/count": count, "/totalAmount": total, "/monthlyAmount": MONTHLY_AMOUNT };
}

function flowFigures(index: AnalysisIndex, movement: Movement): readonly CitedFigure[] {
  const details = index.analysis.creditInsights?.loans[movement].details ?? [];
  return details.map((_, place) => index.figure(`/creditInsights/loans/${movement}/details/${place}/totalAmount`));
}

function transactionsOf(index: AnalysisIndex, movement: Movement): readonly IndexedTransaction[] {
  const details = index.analysis.creditInsights?.loans[movement].details ?? [];
  return details.flatMap(({ transactions }) => index.transactionsOf(transactions));
}

function takenBack(index: AnalysisIndex, movement: Movement): readonly IndexedTransaction[] {
  return transactionsOf(index, movement).filter((transaction) => isOneOfPair(index, transaction));
}

function countedRepayments(index: AnalysisIndex): readonly IndexedTransaction[] {
  return transactionsOf(index, "repayments").filter((transaction) => !isOneOfPair(index, transaction));
}

/** Whether a transaction was taken back within the window, or is a debit that takes back what came in. */
function isOneOfPair(index: AnalysisIndex, transaction: IndexedTransaction): boolean {
  const span = spanOf(index, "creditInsights");
  const isTaking = transaction.view.amount < 0 && isReturn(index, transaction, span);
  return isTaking || isTakenBack(index, transaction, span);
}
