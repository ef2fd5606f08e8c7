import type { CorrectionView } from "../results/corrections.js";
import { TRANSACTIONS } from "./amounts.js";
import type { AnalysisIndex, DaySpan, IndexedTransaction } from "./analysis-index.js";
import { type Figure, holderOf, type PatternTable, TO_MINOR_UNIT, transactionInput, under } from "./explainer.js";
import { spanOf } from "./periods.js";

/** Figures of what the client corrected. */
export const CORRECTION_EXPLAINERS: PatternTable = under("/corrections/*", {
  "/transactionCount": {
    explain: (index, figure) => ({
      unit: "transactions",
      formula: `number of transactions of the window that the correction is about: ${ABOUT[correctionOf(figure).kind]}`,
      inputs: [transactionInput(TRANSACTIONS, countedBy(index, correctionOf(figure)))],
    }),
    recompute: (cited) => cited.transactions(TRANSACTIONS).length,
  },
  "/amount": {
    explain: (index, figure) => {
      const correction = correctionOf(figure);
      return {
        unit: currencyOf(index, correction),
        formula: `sum of what the correction is about: ${MOVED[correction.kind]}`,
        rounding: TO_MINOR_UNIT,
        inputs: [transactionInput(TRANSACTIONS, movedBy(index, correction))],
      };
    },
    recompute: (cited) => cited.amount(cited.sum(TRANSACTIONS)),
  },
});

const OF_FLOW = "those of the recategorised cash flow, those that came back included";
const OF_ACCOUNT = "those of the account on the days of the window, without announced ones";

const ABOUT: Readonly<Record<CorrectionView["kind"], string>> = {
  CATEGORY: OF_FLOW,
  ACCOUNT: OF_ACCOUNT,
  TRANSFER: "those of the pair that lie on an analysed account in the window",
};

const MOVED: Readonly<Record<CorrectionView["kind"], string>> = {
  CATEGORY: OF_FLOW,
  ACCOUNT: OF_ACCOUNT,
  TRANSFER: "the transaction that reached the other account",
};

function correctionOf(figure: Figure): CorrectionView {
  return holderOf<CorrectionView>(figure, 1);
}

function currencyOf({ analysis, currency }: AnalysisIndex, correction: CorrectionView): string {
  if (correction.kind !== "ACCOUNT") return currency;
  return analysis.accounts.find(({ id }) => id === correction.accountId)?.currency ?? currency;
}

function countedBy(index: AnalysisIndex, correction: CorrectionView): readonly IndexedTransaction[] {
  const isIn = windowTest(leadingSpan(index));
  if (correction.kind === "ACCOUNT") {
    const account = index.analysis.accounts.findIndex(({ id }) => id === correction.accountId);
    return index.transactions.filter((one) => one.account === account && !one.view.isComing && isIn(one));
  }
  const about =
    correction.kind === "CATEGORY"
      ? index.ofGroup(correction.groupId)
      : [correction.outgoingId, correction.incomingId].flatMap((id) => index.transaction(id) ?? []);
  return about.filter((one) => one.canCount && isIn(one));
}

function movedBy(index: AnalysisIndex, correction: CorrectionView): readonly IndexedTransaction[] {
  if (correction.kind !== "TRANSFER") return countedBy(index, correction);
  const incoming = index.transaction(correction.incomingId);
  return incoming === undefined ? [] : [incoming];
}

/** The window that cash flows are of: the credit insights', else the scores'. */
function leadingSpan(index: AnalysisIndex): DaySpan {
  return spanOf(index, index.analysis.metadata?.creditInsights === undefined ? "creditScore" : "creditInsights");
}

function windowTest({ from, to }: DaySpan): (transaction: IndexedTransaction) => boolean {
  return ({ day }) => day >= from && day <= to;
}
