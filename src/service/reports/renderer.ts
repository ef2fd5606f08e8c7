import type { Analysis } from "../../index.js";

/** A rendered report. */
export interface RenderedReport {
  /** Media type such as `text/html; charset=utf-8`. */
  readonly contentType: string;
  /** The report itself. */
  readonly content: string | Uint8Array;
}

/**
 * Writes the report of a completed analysis. May throw: then the report ends in ERROR. The signal is aborted when nobody
 * waits for the report any more; a renderer that computes without pauses stops the whole service meanwhile.
 */
export type ReportRenderer = (analysis: Analysis, signal: AbortSignal) => Promise<RenderedReport> | RenderedReport;
