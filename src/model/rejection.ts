/** Why a row or an account of a body was left out. */
export type RejectionReason =
  | "NO_AMOUNT"
  | "NO_DATE"
  | "NO_TEXT"
  | "NO_BALANCE"
  | "NO_CURRENCY"
  | "NOT_AN_OBJECT"
  | "GONE";

/** A row or an account that was left out, with its place. */
export interface Rejection {
  /** JSON Pointer into the body. */
  readonly path: string;
  /** Why it was left out. */
  readonly reason: RejectionReason;
}
