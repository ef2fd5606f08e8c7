import type { Rejection } from "../model/rejection.js";
import type { QualityCode, Severity } from "../passes/data-quality/notes.js";

/** A note on the data (decisions section 4). */
export interface QualityNoteView {
  /** What it tells of. */
  readonly code: QualityCode;
  /** How much it weakens the figures. */
  readonly severity: Severity;
  /** Which parts of the result it touches. */
  readonly affects: readonly string[];
  /** For people; holds no personal data. */
  readonly message: string;
  /** Service id of the account it is about, where it is about one. */
  readonly accountId?: string;
  /** JSON Pointers, into the result, of the accounts it is about, where it is about a connection to a bank. */
  readonly accounts?: readonly string[];
  /** How many rows or days it is about. */
  readonly count?: number;
  /** By how much what the body states differs from what the transactions give: stated less computed. */
  readonly amount?: number;
  /** First day it is about, `YYYY-MM-DD`. */
  readonly from?: string;
  /** Last day it is about, `YYYY-MM-DD`. */
  readonly to?: string;
}

/** What was left out of the body, and what weakens the figures. */
export interface DataQualityView {
  /** How many rows were left out; at most 1,000 are listed. */
  readonly rejectedRowCount: number;
  /** Transactions that cannot be read, or that the provider marks as gone. */
  readonly rejectedRows: readonly Rejection[];
  /** Accounts that cannot be read, with all of their transactions; at most 1,000 are listed. */
  readonly rejectedAccounts: readonly Rejection[];
  /** What was supposed, repaired or missed. */
  readonly notes: readonly QualityNoteView[];
}
