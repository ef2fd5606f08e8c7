import { type Category, familyOf } from "./category.js";
import type { Direction } from "./client-rule.js";

/** A cash flow of an earlier result that the client gives another category. */
export interface CategoryCorrection {
  /** `enrichments.groupId` of the flow's transactions. */
  readonly groupId: string;
  /** The category that the flow gets: of the usage, and of money that goes the flow's way. */
  readonly category: Category;
}

/** An account that the client leaves out, or takes in again. */
export interface AccountCorrection {
  /** The account's `id` in an earlier result. */
  readonly accountId: string;
  /** Whether it is used in the computation from now on. */
  readonly isComputed: boolean;
}

/** Two transactions that the client says are one transfer between own accounts. */
export interface TransferCorrection {
  /** `id` of the debit in an earlier result. */
  readonly outgoingId: string;
  /** `id` of the credit. */
  readonly incomingId: string;
}

/** What the client corrects: in the order of ids, each said once. */
export interface Corrections {
  readonly categories: readonly CategoryCorrection[];
  readonly accounts: readonly AccountCorrection[];
  readonly transfers: readonly TransferCorrection[];
}

/** Why a correction was not applied. */
export const CORRECTION_FAULTS = [
  /** No transaction has the group id. */
  "UNKNOWN_FLOW",
  /** The category is of money going the other way; or the outgoing side is no debit, the incoming one no credit. */
  "WRONG_DIRECTION",
  /** The flow is of own transfers or of card totals whose purchases are counted: only savings and the like fit. */
  "OWN_TRANSFER",
  "UNKNOWN_ACCOUNT",
  /** Type, currency, usage or ownership keep the account out, whatever the client says. */
  "ACCOUNT_NOT_ANALYSABLE",
  "UNKNOWN_TRANSACTION",
  /** A side lies on an account that is not analysed and not kept for links. */
  "ACCOUNT_LEFT_OUT",
  "SAME_ACCOUNT",
  /** A side is announced only. */
  "NOT_BOOKED",
  /** The amounts are not exactly opposite, or not of one currency. */
  "DIFFERENT_AMOUNTS",
  /** A side belongs to a rejection, a refund or a card's reset, which the bank's own words show. */
  "PAIRED_OTHERWISE",
] as const;
/** Why a correction was not applied. */
export type CorrectionFault = (typeof CORRECTION_FAULTS)[number];

/** What led to an analysis, as far as the engine can tell (interface, "Analysis", `source`). */
export type AnalysisOrigin = "CLIENT" | "CASH_FLOW_UPDATE" | "ACCOUNT_SELECTION_UPDATE";

/** The source of an analysis: corrected flows and transfers name it before corrected accounts do. */
export function originOf(corrections: Corrections | undefined): AnalysisOrigin {
  if (corrections === undefined) return "CLIENT";
  return corrections.categories.length + corrections.transfers.length > 0
    ? "CASH_FLOW_UPDATE"
    : "ACCOUNT_SELECTION_UPDATE";
}

const ANY_WAY: ReadonlySet<Category> = new Set<Category>(["INTERNAL_TRANSFER", "NON_OPERATING_OTHER"]);
const OUTGOING: ReadonlySet<Category> = new Set<Category>(["OPEX_OTHER", "NON_OPERATING_LOAN_REPAYMENT"]);

/** Which way the money of a category goes, as the rules of all lexicons have it. */
export function directionOf(category: Category): Direction {
  if (ANY_WAY.has(category)) return "ANY";
  const family = familyOf(category);
  const isOutgoing =
    OUTGOING.has(category) ||
    family === "EXPENSE" ||
    (family === "CREDIT" && !category.startsWith("LOAN_DRAWDOWN")) ||
    (family === "TAX" && !/_(CREDIT|REFUND)$/.test(category)) ||
    (family === "SAVING" && category !== "INTEREST") ||
    /^(FEES|PROVISION)_/.test(category);
  return isOutgoing ? "OUT" : "IN";
}
