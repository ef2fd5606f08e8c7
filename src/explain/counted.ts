import type { AnalysisIndex, DaySpan, IndexedTransaction } from "./analysis-index.js";

const isIn = ({ from, to }: DaySpan, { day }: IndexedTransaction): boolean => day >= from && day <= to;

/** The links between the two sides of a pair. */
const PAIRS = [
  "rejectionOf",
  "rejectedOn",
  "refundOf",
  "refundedOn",
  "transferOf",
  "transferredOn",
  "resetOf",
  "resetOn",
] as const;

/** The transaction that a link of another names. */
function linked(
  index: AnalysisIndex,
  { view }: IndexedTransaction,
  name: keyof IndexedTransaction["view"]["enrichments"]["relatedTransactions"],
): IndexedTransaction | undefined {
  const id = view.enrichments.relatedTransactions[name];
  return id === undefined ? undefined : index.transaction(id);
}

/** What a transaction is paired with: what it moves, takes back or pays. */
export function pairedWith(index: AnalysisIndex, transaction: IndexedTransaction): readonly IndexedTransaction[] {
  return PAIRS.flatMap((name) => linked(index, transaction, name) ?? []);
}

/** Whether a link leads to a transaction that the window counts. Links out of the window count for nothing. */
function isLinkedWithin(
  index: AnalysisIndex,
  transaction: IndexedTransaction,
  name: Parameters<typeof linked>[2],
  span: DaySpan,
): boolean {
  const other = linked(index, transaction, name);
  return other?.canCount === true && isIn(span, other);
}

/** Whether a debit of a window came back in it as a rejection. */
export function isRejected(index: AnalysisIndex, transaction: IndexedTransaction, span: DaySpan): boolean {
  return isLinkedWithin(index, transaction, "rejectedOn", span);
}

/** Whether a debit of a window came back in it, rejected or refunded. */
export function isTakenBack(index: AnalysisIndex, transaction: IndexedTransaction, span: DaySpan): boolean {
  return isRejected(index, transaction, span) || isLinkedWithin(index, transaction, "refundedOn", span);
}

/** Whether a credit of a window is the return of a debit in it. */
export function isReturn(index: AnalysisIndex, transaction: IndexedTransaction, span: DaySpan): boolean {
  return (
    isLinkedWithin(index, transaction, "rejectionOf", span) || isLinkedWithin(index, transaction, "refundOf", span)
  );
}

/**
 * Whether a transaction is a side of an own transfer, found or named by the client, or of a card total and its reset. A
 * total whose purchases add up to it has no link, and none of the figures that ask this counts its category.
 */
export function isMoved(index: AnalysisIndex, transaction: IndexedTransaction, span: DaySpan): boolean {
  if (index.isNamedTransfer(transaction)) return true;
  // The other side of an own transfer may lie on a savings account, which no window counts.
  const other = linked(index, transaction, "transferOf") ?? linked(index, transaction, "transferredOn");
  if (other !== undefined && isIn(span, other)) return true;
  return isLinkedWithin(index, transaction, "resetOf", span) || isLinkedWithin(index, transaction, "resetOn", span);
}

/** Whether a debit presents again, within a window, what was rejected in it. */
export function isRetry(index: AnalysisIndex, transaction: IndexedTransaction, span: DaySpan): boolean {
  const first = linked(index, transaction, "retryOf");
  return first !== undefined && isIn(span, first) && isRejected(index, first, span);
}
