import type { z } from "@hono/zod-openapi";
import type { REPORT } from "../schemas/report.js";
import type { AnalysisRecord, Report } from "../store/records.js";
import { analysesPathOf, instantOf } from "./party.js";

/** A report as the interface shows it, without its content. */
export function viewReport({ party, id: analysisId }: AnalysisRecord, report: Report): z.input<typeof REPORT> {
  const { id, status, contentType, content, error, createdAt, updatedAt } = report;
  return {
    id,
    analysisId,
    status,
    ...(contentType !== undefined && { contentType }),
    ...(content !== undefined && {
      size: content.byteLength,
      url: `${analysesPathOf(party)}/${analysisId}/reports/${id}/content`,
    }),
    ...(error !== undefined && { error: { message: error } }),
    createdAt: instantOf(createdAt),
    updatedAt: instantOf(updatedAt),
  };
}

/**
 * Headers of a report's content. It is code of others that a browser may be made to open: as a file it is saved, and if
 * it is shown all the same, it runs nothing and reaches nothing.
 */
export function reportHeaders({ id, contentType = "" }: Report): Readonly<Record<string, string>> {
  const extension = EXTENSIONS.get(contentType.split(";", 1)[0]!.toLowerCase()) ?? "";
  return {
    "content-type": contentType,
    "content-disposition": `attachment; filename="report-${id.replace(/[^A-Za-z0-9_-]/g, "_")}${extension}"`,
    "content-security-policy":
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; " +
      "base-uri 'none'; frame-ancestors 'none'",
  };
}

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ["text/html", ".html"],
  ["application/pdf", ".pdf"],
  ["application/json", ".json"],
  ["image/svg+xml", ".svg"],
  ["text/plain", ".txt"],
]);
