import { z } from "@hono/zod-openapi";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { LIST_QUERY, pageOf, paginate } from "../http/pagination.js";
import { ANALYSIS, ANALYSIS_SUMMARY, BUSINESS_ANALYSIS } from "../schemas/analysis.js";
import { ANALYSIS_INPUT, ANALYSIS_UPDATE, TRIGGER_INPUT } from "../schemas/analysis-input.js";
import { viewAnalysis, viewAnalysisSummary, viewWholeBusinessAnalysis } from "../views/analysis.js";
import { type AnalysisCall, analysisOf, partyOf, readAnalysisInput } from "./found-analysis.js";

const TAG = "Analyses";
const WRITING = { tag: TAG, scope: "analyses:write", isBodyOptional: true, problems: [404] } as const;
const READING = { method: "get", tag: TAG, scope: "analyses:read" } as const;

const UPDATING = {
  ...WRITING,
  method: "patch",
  body: ANALYSIS_UPDATE,
  isCheckedByEngine: true,
  responses: { 200: { description: "The analysis as it is now.", schema: ANALYSIS } },
} as const;

const TRIGGERING = {
  ...WRITING,
  method: "post",
  description:
    "A trigger that names no product computes those of the creation; where it disabled both, both. One that disables the " +
    "only product of the creation computes the other.",
  body: TRIGGER_INPUT,
  responses: { 201: { description: "The analysis, IN_PROGRESS.", schema: ANALYSIS } },
} as const;

const createAnalysis = defineEndpoint({
  ...WRITING,
  method: "post",
  path: "/v2/customers/{customerId}/analyses",
  operationId: "createAnalysis",
  summary: "Create an analysis of a customer",
  description: "Computed after the answer where accounts are given; without them the client is asked for them.",
  body: ANALYSIS_INPUT,
  isCheckedByEngine: true,
  responses: { 202: { description: "The analysis, started or waiting for accounts.", schema: ANALYSIS } },
  handle: (call) => {
    const input = readAnalysisInput(call.body, call.principal);
    return reply(202, viewAnalysis(call.backend.analyses.create(partyOf(call), input), undefined));
  },
});

const listAnalyses = defineEndpoint({
  ...READING,
  path: "/v2/customers/{customerId}/analyses",
  operationId: "listAnalyses",
  summary: "List the analyses of a customer",
  query: LIST_QUERY,
  responses: {
    200: { description: "A page of analyses without their results, oldest first.", schema: pageOf(ANALYSIS_SUMMARY) },
  },
  problems: [400, 404],
  handle: (call) => {
    const analyses = call.backend.store.analysesOf(partyOf(call).id);
    return reply(200, paginate(analyses, call.query, call.backend.limits, viewAnalysisSummary));
  },
});

const readAnalysis = defineEndpoint({
  ...READING,
  path: "/v2/customers/{customerId}/analyses/{analysisId}",
  operationId: "readAnalysis",
  summary: "Read an analysis of a customer",
  responses: { 200: { description: "The analysis with its results.", schema: ANALYSIS } },
  problems: [404],
  handle: (call) => {
    const record = analysisOf(call);
    return reply(200, viewAnalysis(record, call.backend.analyses.resultOf(record)));
  },
});

const readAnalysisById = defineEndpoint({
  ...READING,
  path: "/v2/analyses/{analysisId}",
  operationId: "readAnalysisById",
  summary: "Read an analysis by its id alone",
  description: "As it is read below its customer or business.",
  responses: {
    200: { description: "The analysis with its results.", schema: z.union([ANALYSIS, BUSINESS_ANALYSIS]) },
  },
  problems: [404],
  handle: (call) => {
    const record = analysisOf(call);
    const view = record.party.kind === "BUSINESS" ? viewWholeBusinessAnalysis : viewAnalysis;
    return reply(200, view(record, call.backend.analyses.resultOf(record)));
  },
});

const updateAnalysis = defineEndpoint({
  ...UPDATING,
  path: "/v2/customers/{customerId}/analyses/{analysisId}",
  operationId: "updateAnalysis",
  summary: "Add accounts to an analysis of a customer, or change its parameters",
  description: "The computation starts anew unless trigger is false. An account that is sent again replaces itself.",
  handle: (call) => reply(200, update(call, call.body, true)),
});

const updateAnalysisById = defineEndpoint({
  ...UPDATING,
  path: "/v2/analyses/{analysisId}",
  operationId: "updateAnalysisById",
  summary: "Add accounts to an analysis over several requests",
  description: "The computation waits for the trigger route, or for a request in which trigger is true.",
  handle: (call) => reply(200, update(call, call.body, false)),
});

const triggerAnalysis = defineEndpoint({
  ...TRIGGERING,
  path: "/v2/customers/{customerId}/analyses/{analysisId}/trigger",
  operationId: "triggerAnalysis",
  summary: "Start the computation of a customer's analysis",
  handle: (call) => reply(201, trigger(call, call.body)),
});

const triggerAnalysisById = defineEndpoint({
  ...TRIGGERING,
  path: "/v2/analyses/{analysisId}/trigger",
  operationId: "triggerAnalysisById",
  summary: "Start the computation of an analysis",
  handle: (call) => reply(201, trigger(call, call.body)),
});

/** Analyses of customers (interface, "Analyses (consumer)"). */
export const ANALYSIS_ENDPOINTS: readonly Endpoint[] = [
  createAnalysis,
  listAnalyses,
  readAnalysis,
  updateAnalysis,
  triggerAnalysis,
  readAnalysisById,
  updateAnalysisById,
  triggerAnalysisById,
];

function update(call: AnalysisCall, body: unknown, startsByDefault: boolean) {
  const record = analysisOf(call);
  call.backend.analyses.update(record, readAnalysisInput(body, call.principal), startsByDefault);
  // The interface answers an update of a business's analysis without results.
  return viewAnalysis(record, record.party.kind === "BUSINESS" ? undefined : call.backend.analyses.resultOf(record));
}

function trigger(call: AnalysisCall, flags: Readonly<Record<string, unknown>>) {
  const record = analysisOf(call);
  call.backend.analyses.trigger(record, flags);
  return viewAnalysis(record, undefined);
}
