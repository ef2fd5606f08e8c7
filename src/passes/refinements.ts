/** Why a category is not the one that the text gives, as ids of rules: they stand in `enrichments.rule`; none where it is. */
export const REFINEMENTS = [
  "",
  "regularity.income",
  "regularity.expense",
  "link.rejection-of-loan-repayment",
  "link.rejection-of-check",
  "link.own-transfer",
  "correction.category",
  "correction.transfer",
  "link.card-reset",
  "link.refund",
  "account.credit-card",
  "link.retry",
  "link.rejection",
] as const;

/** The id of a refinement. */
export type Refinement = (typeof REFINEMENTS)[number];

const numberOf = (refinement: Refinement): number => REFINEMENTS.indexOf(refinement);

/** The index of each refinement in {@link REFINEMENTS}, as columns keep it. */
export const REFINED = {
  BY_TEXT: numberOf(""),
  REGULAR_INCOME: numberOf("regularity.income"),
  REGULAR_EXPENSE: numberOf("regularity.expense"),
  REJECTED_LOAN: numberOf("link.rejection-of-loan-repayment"),
  REJECTED_CHECK: numberOf("link.rejection-of-check"),
  OWN_TRANSFER: numberOf("link.own-transfer"),
  /** The client gave the category. */
  CORRECTED_CATEGORY: numberOf("correction.category"),
  /** The client says that it is a side of an own transfer. */
  CORRECTED_TRANSFER: numberOf("correction.transfer"),
  CARD_RESET: numberOf("link.card-reset"),
  SHOP_REFUND: numberOf("link.refund"),
  CARD_PAYMENT: numberOf("account.credit-card"),
  RETRY: numberOf("link.retry"),
  REJECTION: numberOf("link.rejection"),
} as const;

/** Links that change what the text says: a window that does not hold both sides keeps that. */
export const CHANGED_BY_LINK: ReadonlySet<number> = new Set([
  REFINED.OWN_TRANSFER,
  REFINED.CARD_RESET,
  REFINED.SHOP_REFUND,
  REFINED.RETRY,
  REFINED.REJECTION,
]);
