import type { Category } from "../model/category.js";
import type {
  AccountCorrection,
  CategoryCorrection,
  CorrectionFault,
  TransferCorrection,
} from "../model/correction.js";

/** What became of a correction. */
export interface CorrectionOutcomeView {
  /** Whether the result is computed with it. */
  readonly isApplied: boolean;
  /** Why it is not applied; left out where it is. */
  readonly reason?: CorrectionFault;
  /**
   * How many transactions of the window it is about: the flow's, the account's (analysed or left out), or how many of the
   * pair's count there. Left out where it is not applied, and where no window was looked at.
   */
  readonly transactionCount?: number;
  /** The sum of the flow's or the account's, in units of the account's currency; for a transfer, what reached the other account. */
  readonly amount?: number;
}

/** A cash flow that the client gave another category. */
export interface CategoryCorrectionView extends CategoryCorrection, CorrectionOutcomeView {
  /** Which of the three corrections it is. */
  readonly kind: "CATEGORY";
  /** What the flow is called without the correction; left out where there is no such flow. */
  readonly previousCategory?: Category;
}

/** An account that the client left out or took in again. */
export interface AccountCorrectionView extends AccountCorrection, CorrectionOutcomeView {
  /** Which of the three corrections it is. */
  readonly kind: "ACCOUNT";
}

/** Two transactions that the client named a transfer between own accounts. */
export interface TransferCorrectionView extends TransferCorrection, CorrectionOutcomeView {
  /** Which of the three corrections it is. */
  readonly kind: "TRANSFER";
}

/** What the client corrected, and what became of it. */
export type CorrectionView = CategoryCorrectionView | AccountCorrectionView | TransferCorrectionView;
