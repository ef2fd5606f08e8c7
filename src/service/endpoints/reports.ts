import type { Backend } from "../backend.js";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { LIST_QUERY, type ListQuery, pageOf, paginate } from "../http/pagination.js";
import { notFound } from "../problem.js";
import { REPORT } from "../schemas/report.js";
import type { AnalysisRecord, Report } from "../store/records.js";
import { reportHeaders, viewReport } from "../views/report.js";
import { type AnalysisCall, analysisOf } from "./found-analysis.js";

const READING = { method: "get", tag: "Reports", scope: "analyses:read" } as const;

const LISTING = {
  ...READING,
  description: "One for each computation that completed while launchReport was true.",
  query: LIST_QUERY,
  responses: { 200: { description: "A page of reports, oldest first.", schema: pageOf(REPORT) } },
  problems: [400, 404],
} as const;

const READING_ONE = {
  ...READING,
  responses: { 200: { description: "The report, without its content.", schema: REPORT } },
  problems: [404],
} as const;

const READING_CONTENT = {
  ...READING,
  description: "404 until the report is COMPLETED. The media type is the report's contentType.",
  responses: { 200: { description: "The content, to be saved.", mediaType: "application/octet-stream" } },
  problems: [404],
} as const;

const listCustomerReports = defineEndpoint({
  ...LISTING,
  path: "/v2/customers/{customerId}/analyses/{analysisId}/reports",
  operationId: "listCustomerReports",
  summary: "List the reports of a customer's analysis",
  handle: (call) => reply(200, list(call.backend, analysisOf(call), call.query)),
});

const readCustomerReport = defineEndpoint({
  ...READING_ONE,
  path: "/v2/customers/{customerId}/analyses/{analysisId}/reports/{reportId}",
  operationId: "readCustomerReport",
  summary: "Read a report of a customer's analysis",
  handle: (call) => reply(200, viewReport(analysisOf(call), reportOf(call))),
});

const readCustomerReportContent = defineEndpoint({
  ...READING_CONTENT,
  path: "/v2/customers/{customerId}/analyses/{analysisId}/reports/{reportId}/content",
  operationId: "readCustomerReportContent",
  summary: "Read the content of a report of a customer's analysis",
  handle: (call) => content(reportOf(call)),
});

const listBusinessReports = defineEndpoint({
  ...LISTING,
  path: "/v2/businesses/{businessId}/analyses/{analysisId}/reports",
  operationId: "listBusinessReports",
  summary: "List the reports of a business's analysis",
  handle: (call) => reply(200, list(call.backend, analysisOf(call), call.query)),
});

const readBusinessReport = defineEndpoint({
  ...READING_ONE,
  path: "/v2/businesses/{businessId}/analyses/{analysisId}/reports/{reportId}",
  operationId: "readBusinessReport",
  summary: "Read a report of a business's analysis",
  handle: (call) => reply(200, viewReport(analysisOf(call), reportOf(call))),
});

const readBusinessReportContent = defineEndpoint({
  ...READING_CONTENT,
  path: "/v2/businesses/{businessId}/analyses/{analysisId}/reports/{reportId}/content",
  operationId: "readBusinessReportContent",
  summary: "Read the content of a report of a business's analysis",
  handle: (call) => content(reportOf(call)),
});

/** Reports of completed analyses (interface, "parameters": launchReport). */
export const REPORT_ENDPOINTS: readonly Endpoint[] = [
  listCustomerReports,
  readCustomerReport,
  readCustomerReportContent,
  listBusinessReports,
  readBusinessReport,
  readBusinessReportContent,
];

function reportOf(call: AnalysisCall & { readonly params: { readonly reportId: string } }): Report {
  const { reportId } = call.params;
  const report = call.backend.reports.reportsOf(analysisOf(call)).find(({ id }) => id === reportId);
  if (report === undefined) throw notFound("report");
  return report;
}

function list({ reports, limits }: Backend, analysis: AnalysisRecord, query: ListQuery) {
  return paginate(reports.reportsOf(analysis), query, limits, (report) => viewReport(analysis, report));
}

function content(report: Report) {
  if (report.content === undefined) throw notFound("content of the report");
  return { status: 200, headers: reportHeaders(report), body: report.content } as const;
}
