import type { Rejection } from "../model/rejection.js";
import type { DataQuality, QualityCode, Severity } from "../passes/data-quality.js";
import type { Formatter } from "./format.js";

/** How many rejected rows are listed; the rest is counted. */
const MOST_REJECTIONS_LISTED = 1000;

/** A note on the data (decisions section 4). */
export interface QualityNoteView {
  readonly code: QualityCode;
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
  /** First and last day it is about, both counted, as `YYYY-MM-DD`. */
  readonly from?: string;
  readonly to?: string;
}

/** What was left out of the body, and what weakens the figures. */
export interface DataQualityView {
  /** How many rows were left out; at most 1,000 are listed. */
  readonly rejectedRowCount: number;
  readonly rejectedRows: readonly Rejection[];
  readonly rejectedAccounts: readonly Rejection[];
  readonly notes: readonly QualityNoteView[];
}

/** Writes the data quality. */
export function viewDataQuality(
  { rejectedRows, rejectedAccounts, notes }: DataQuality,
  format: Formatter,
): DataQualityView {
  return {
    rejectedRowCount: rejectedRows.length,
    rejectedRows: rejectedRows.slice(0, MOST_REJECTIONS_LISTED),
    rejectedAccounts: rejectedAccounts.slice(0, MOST_REJECTIONS_LISTED),
    notes: notes.map(({ accounts, amount, from, to, ...note }) => ({
      ...note,
      ...(accounts === undefined ? {} : { accounts: accounts.map((number) => `/accounts/${number}`) }),
      // Only accounts in the currency of the analysis are analysed, and only theirs are reconciled.
      ...(amount === undefined ? {} : { amount: format.amount(amount) }),
      ...(from === undefined ? {} : { from: format.day(from) }),
      ...(to === undefined ? {} : { to: format.day(to) }),
    })),
  };
}
