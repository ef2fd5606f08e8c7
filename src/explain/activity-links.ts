import type { AnalysisIndex, DaySpan, IndexedTransaction } from "./analysis-index.js";
import { isMoved, isReturn, isTakenBack, pairedWith } from "./counted.js";
import type { Reasoning } from "./explainer.js";
import { scoreSpanOf, spanOf } from "./periods.js";

/**
 * Which transactions are no income and of no kind: what the scores leave out, whose links over their own window may be
 * others than the shown ones; without scores what these tell.
 */
export function silenceOf(index: AnalysisIndex, span: DaySpan): (transaction: IndexedTransaction) => boolean {
  const { scores } = index.analysis;
  if (scores === undefined)
    return (one) => isMoved(index, one, span) || isReturn(index, one, span) || isTakenBack(index, one, span);
  const { moved, rejected, refunded, returned } = scores.leftOut;
  const silent = new Set([moved, rejected, refunded, returned].flat());
  return ({ cited }) => silent.has(cited.id);
}

/**
 * What a result without scores may lack where the client corrected a category, of what came back say: it shows the links of the
 * insights' window. Those of the scores' own may be others where that one begins earlier, and where a shown pair has one side
 * in it and one before it.
 */
export function missingLinks(index: AnalysisIndex): Pick<Reasoning, "missing"> {
  const { scores, metadata, corrections = [] } = index.analysis;
  if (scores !== undefined || metadata?.creditInsights === undefined) return {};
  if (!corrections.some(({ kind, isApplied }) => kind === "CATEGORY" && isApplied)) return {};
  const span = scoreSpanOf(index);
  const shown = spanOf(index, "creditInsights");
  if (shown.from === span.from && shown.to === span.to) return {};
  const isAround = shown.from <= span.from && shown.to >= span.to;
  const isKnown = (one: IndexedTransaction): boolean =>
    pairedWith(index, one).every(({ day }) => isAround && day >= span.from && day <= span.to);
  return index.within(span).every(isKnown) ? {} : { missing: "the links of the scores' window" };
}
