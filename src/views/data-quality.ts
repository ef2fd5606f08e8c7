import type { Rejection } from "../model/rejection.js";
import type { DataQuality, QualityCode, Severity } from "../passes/data-quality.js";
import type { Formatter } from "./format.js";

/** How many rejected rows are listed; the rest is counted. */
export const MOST_REJECTIONS_LISTED = 1000;

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
  /** How many rows or days it is about. */
  readonly count?: number;
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
    notes: notes.map(({ from, to, ...note }) => ({
      ...note,
      ...(from === undefined ? {} : { from: format.day(from) }),
      ...(to === undefined ? {} : { to: format.day(to) }),
    })),
  };
}
