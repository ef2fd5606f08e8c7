import type { Category } from "../model/category.js";
import { SHOWN_TRANSACTION, sumOfListed, TRANSACTIONS } from "./amounts.js";
import type { AnalysisIndex, IndexedTransaction } from "./analysis-index.js";
import { balancesWithin } from "./balances.js";
import { isMoved, isReturn, isTakenBack } from "./counted.js";
import { type Explainer, input, type PatternTable, TO_MINOR_UNIT, transactionInput, under } from "./explainer.js";
import type { CitedFigure } from "./explanation.js";
import { spanOf } from "./periods.js";

const NET = "without debits that came back and fees that were refunded";
const OVERDRAWN = "negative end-of-day balances";

const listed = (name: string, categories: string): PatternTable =>
  under(name, {
    "/totalAmount": sumOfListed(`sum of the window's transactions of ${categories}, ${NET}`),
    "/transactions/*/amount": SHOWN_TRANSACTION,
  });

/** Figures of the risks of the credit insights. */
export const RISK_EXPLAINERS: PatternTable = under("/creditInsights/risks", {
  ...listed("/interventionFees", "FEES_INTERVENTION"),
  ...listed("/overdraft/fees", "FEES_OVERDRAFT"),
  ...listed("/heavyFailures/directRecoveryOfDebt", "DEBT_RECOVERY and the categories of direct debt recovery"),
  ...listed("/heavyFailures/bankAccountSeizure", "the categories of account seizure and preventive seizure"),
  ...listed("/heavyFailures/wageAdvance", "WAGE_SALARY_ADVANCE and WAGE_ADVANCE_PAYMENT"),
  ...listed("/debtCollection", "DEBT_COLLECTION"),
  ...listed("/bailiff", "BAILIFF"),
  "/gambling/totalAmount": sumOfCategories("GAMBLING"),
  "/incidents/paymentRejections/totalAmount": sumOfCategories("REJECTION_PAYMENT", "REJECTION_LOAN_REPAYMENT"),
  "/incidents/checkRejections/totalAmount": sumOfCategories("REJECTION_CHECK"),
  "/overdraft/minimumBalanceReached": {
    explain: (index) => ({
      unit: index.currency,
      formula: "lowest negative end-of-day balance of a checking account in the window; 0 where none was negative",
      inputs: [input(OVERDRAWN, overdrawnBalances(index))],
    }),
    recompute: (cited) => Math.min(0, ...cited.figures(OVERDRAWN).map(({ value }) => value)),
  },
  "/overdraft/duration": {
    explain: (index) => ({
      unit: "days",
      formula:
        "days of the window whose end-of-day balance is below 0, summed over the checking accounts; before an account's first known balance it is taken to have had that one",
      inputs: [input(OVERDRAWN, overdrawnBalances(index))],
    }),
    recompute: (cited) => cited.figures(OVERDRAWN).reduce((days, { times = 1 }) => days + times, 0),
  },
});

/** A sum whose transactions the risks do not list: they are found among the accounts. */
function sumOfCategories(...categories: readonly Category[]): Explainer {
  return {
    explain: (index) => ({
      unit: index.currency,
      formula: `sum of the window's transactions of ${categories.join(" and ")}, ${NET}`,
      rounding: TO_MINOR_UNIT,
      inputs: [transactionInput(TRANSACTIONS, countedOf(index, categories))],
    }),
    recompute: (cited) => cited.amount(cited.sum(TRANSACTIONS)),
  };
}

function countedOf(index: AnalysisIndex, categories: readonly Category[]): readonly IndexedTransaction[] {
  const span = spanOf(index, "creditInsights");
  return index.within(span).filter((transaction) => {
    const { category } = transaction.cited;
    if (!categories.includes(category) || isMoved(index, transaction, span) || isTakenBack(index, transaction, span))
      return false;
    // The return of a rejected debit is the incident itself; the return of a refunded one cancels it.
    return category.startsWith("REJECTION_") || !isReturn(index, transaction, span);
  });
}

function overdrawnBalances(index: AnalysisIndex): readonly CitedFigure[] {
  return index.analysis.accounts.flatMap(({ type, isComputed }, account) =>
    type === "CHECKING" && isComputed
      ? balancesWithin(index, account, spanOf(index, "creditInsights")).filter(({ value }) => value < 0)
      : [],
  );
}
