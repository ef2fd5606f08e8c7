import { listedBeside, MONTH_AMOUNT, SHOWN_TRANSACTION, sumOfListed, TRANSACTIONS } from "./amounts.js";
import { isRejected } from "./counted.js";
import { type Explainer, type PatternTable, TO_MINOR_UNIT, transactionInput, under } from "./explainer.js";
import { spanOf } from "./periods.js";
import { REGULARITY_EXPLAINERS } from "./regularity.js";

const REJECTED_AMOUNT: Explainer = {
  explain: (index, figure) => {
    const span = spanOf(index, "creditInsights");
    const rejected = listedBeside(index, figure).filter((transaction) => isRejected(index, transaction, span));
    return {
      unit: index.currency,
      formula: "sum of the transactions of the cash flow that were rejected in the window",
      rounding: TO_MINOR_UNIT,
      inputs: [transactionInput(TRANSACTIONS, rejected)],
    };
  },
  recompute: (cited) => cited.amount(cited.sum(TRANSACTIONS)),
};

const FLOW_EXPLAINERS: PatternTable = {
  "/totalAmount": sumOfListed("sum of the transactions of the cash flow in the window, those that came back included"),
  "/totalRejectedAmount": REJECTED_AMOUNT,
  "/calendar/*/amount": MONTH_AMOUNT,
  "/transactions/*/amount": SHOWN_TRANSACTION,
  ...under("/regularity", REGULARITY_EXPLAINERS),
};

/** Figures of cash flows, and of loans, which have the shape of cash flows. */
export const CASH_FLOW_EXPLAINERS: PatternTable = {
  ...under("/creditInsights/cashFlows/*", FLOW_EXPLAINERS),
  ...under("/creditInsights/loans/repayments/details/*", FLOW_EXPLAINERS),
  ...under("/creditInsights/loans/drawdowns/details/*", FLOW_EXPLAINERS),
};
