import { shareOf } from "../base/money.js";
import type { MonthAmountView } from "../results/cash-flows.js";
import type { TransactionView } from "../results/transactions.js";
import type { AnalysisIndex, IndexedTransaction } from "./analysis-index.js";
import { beside, type Explainer, type Figure, holderOf, input, TO_MINOR_UNIT, transactionInput } from "./explainer.js";
import { MONTHS_FORMULA, monthsOf, monthsReasoning } from "./periods.js";

/** The role of transactions that are added up. */
export const TRANSACTIONS = "transactions";
/** The role of a total that is divided. */
export const TOTAL = "total";

/** The transactions listed some tokens above a figure: `steps` of 1 is beside it. */
export function listedBeside(index: AnalysisIndex, figure: Figure, steps = 1): readonly IndexedTransaction[] {
  const { transactions } = holderOf<{ readonly transactions?: readonly TransactionView[] }>(figure, steps);
  return index.transactionsOf(transactions ?? []);
}

/** The sum of the transactions that are listed beside it. */
export function sumOfListed(formula: string): Explainer {
  return {
    explain: (index, figure) => ({
      unit: index.currency,
      formula,
      rounding: TO_MINOR_UNIT,
      inputs: [transactionInput(TRANSACTIONS, listedBeside(index, figure))],
    }),
    recompute: (cited) => cited.amount(cited.sum(TRANSACTIONS)),
  };
}

/** A transaction that is shown again: its amount is that of the same transaction among the accounts. */
export const SHOWN_TRANSACTION: Explainer = {
  explain: (index, figure) => {
    const transaction = index.transaction(holderOf<TransactionView>(figure, 1).id);
    return {
      unit: transaction?.view.currency ?? index.currency,
      formula: "the amount of the transaction, as it stands among the accounts",
      inputs: [transactionInput(TRANSACTIONS, transaction === undefined ? [] : [transaction])],
    };
  },
  recompute: (cited) => cited.amount(cited.sum(TRANSACTIONS)),
};

/** A month of a calendar: the sum of the listed transactions of that month. */
export const MONTH_AMOUNT: Explainer = {
  explain: (index, figure) => {
    const month = index.fact(beside(figure.pointer, 1, "month"));
    const ofMonth = listedBeside(index, figure, 3).filter(({ cited }) => cited.day.startsWith(month.value));
    return {
      unit: index.currency,
      formula: "sum of the transactions of the month",
      rounding: TO_MINOR_UNIT,
      inputs: [input("month", [month]), transactionInput(TRANSACTIONS, ofMonth)],
    };
  },
  recompute: (cited) => cited.amount(cited.sum(TRANSACTIONS)),
};

/** The total beside it, divided by the months of the window of the credit insights. */
export const MONTHLY_AMOUNT: Explainer = {
  explain: (index, { pointer }) => {
    const { parameters, inputs } = monthsReasoning(index, "creditInsights");
    return {
      unit: index.currency,
      formula: `total / months of the window; ${MONTHS_FORMULA}`,
      rounding: TO_MINOR_UNIT,
      parameters,
      inputs: [input(TOTAL, [index.figure(beside(pointer, 1, "totalAmount"))]), ...inputs],
    };
  },
  recompute: (cited) => {
    const months = monthsOf(cited);
    return shareOf(cited.sum(TOTAL), months.denominator, months.numerator, cited.minorDigits);
  },
};

/** The total beside it, divided by the calendar months that hold a value. */
export const MEAN_OF_MONTHS: Explainer = {
  explain: (index, { pointer }) => {
    const calendar = beside(pointer, 1, "calendar");
    const months = index.valueAt(calendar) as readonly MonthAmountView[];
    return {
      unit: index.currency,
      formula: "total / number of calendar months that hold at least one value",
      rounding: TO_MINOR_UNIT,
      inputs: [
        input(TOTAL, [index.figure(beside(pointer, 1, "totalAmount"))]),
        input(
          "months with values",
          months.map((_, place) => index.figure(`${calendar}/${place}/amount`)),
        ),
      ],
    };
  },
  recompute: (cited) => shareOf(cited.sum(TOTAL), 1, cited.figures("months with values").length, cited.minorDigits),
};
