import type { Analysis } from "../../index.js";

/** A rendered report. */
export interface RenderedReport {
  /** Media type such as `text/html; charset=utf-8`. */
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

/** Writes the report of a completed analysis. May throw: then the report ends in ERROR. */
export type ReportRenderer = (analysis: Analysis) => Promise<RenderedReport> | RenderedReport;
