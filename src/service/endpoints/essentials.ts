import { type AnalysisIdentity, viewEssentialsSummary, viewFullAnalysis } from "../../index.js";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { IN_PROGRESS } from "../schemas/analysis.js";
import { ESSENTIALS, FULL_ANALYSIS } from "../schemas/essentials.js";
import type { AnalysisRecord } from "../store/records.js";
import { viewAnalysisSummary } from "../views/analysis.js";
import { instantOf } from "../views/party.js";
import { type AnalysisCall, analysisOf, replyPart } from "./found-analysis.js";

const READING = { method: "get", tag: "Essentials", scope: "analyses:read", problems: [404] } as const;

const readEssentials = defineEndpoint({
  ...READING,
  path: "/v1/essentials/{analysisId}",
  operationId: "readEssentials",
  summary: "Read the essentials of an analysis",
  description: "404 where the analysis has none: in ERROR, before its accounts came, or without credit insights.",
  responses: {
    200: { description: "The condensed summary.", schema: ESSENTIALS },
    202: { description: "The analysis is being computed.", schema: IN_PROGRESS },
  },
  handle: (call) =>
    replyPart(call, "essentials", (result, record) => viewEssentialsSummary(result, identityOf(record))),
});

const readFullAnalysis = defineEndpoint({
  ...READING,
  path: "/v1/analysis/{analysisId}",
  operationId: "readFullAnalysis",
  summary: "Read the whole of an analysis, without transactions",
  description: "Its status is PENDING until it is computed.",
  responses: { 200: { description: "The full analysis.", schema: FULL_ANALYSIS } },
  handle: (call) => reply(200, viewFull(call, analysisOf(call))),
});

/** The essentials API (interface, "Essentials API"). */
export const ESSENTIALS_ENDPOINTS: readonly Endpoint[] = [readEssentials, readFullAnalysis];

function viewFull({ backend }: AnalysisCall, record: AnalysisRecord) {
  const result = backend.analyses.resultOf(record);
  const { customerId: _, error: __, folderId: ___, status, parameters, ...summary } = viewAnalysisSummary(record);
  if (result !== undefined) {
    const full = viewFullAnalysis(result, identityOf(record));
    return { ...full, source: record.source, dataOrigin: record.dataOrigin };
  }
  const { disableScores, disableCreditInsights, useBalanceDate } = parameters;
  return {
    ...summary,
    parameters: { disableScores, disableCreditInsights, useBalanceDate },
    status: status === "ERROR" ? status : ("PENDING" as const),
  };
}

function identityOf({ id, createdAt, updatedAt, sessionId }: AnalysisRecord): AnalysisIdentity {
  return {
    analysisId: id,
    createdAt: instantOf(createdAt),
    updatedAt: instantOf(updatedAt),
    ...(sessionId !== undefined && { sessionId }),
  };
}
