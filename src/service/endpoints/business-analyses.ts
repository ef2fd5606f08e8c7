import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { cutPage, LIST_QUERY, pageOf } from "../http/pagination.js";
import { BUSINESS_ANALYSIS, BUSINESS_ANALYSIS_SUMMARY } from "../schemas/analysis.js";
import { ANALYSIS_INPUT, ANALYSIS_UPDATE, TRIGGER_INPUT } from "../schemas/analysis-input.js";
import { viewAnalysisSummary, viewWholeBusinessAnalysis } from "../views/analysis.js";
import { viewBusinessAnalysesOf } from "./business-analysis-page.js";
import { analysisOf, partyOf, readAnalysisInput } from "./found-analysis.js";

const TAG = "Business analyses";
const WRITING = { tag: TAG, scope: "analyses:write", isBodyOptional: true, problems: [404] } as const;

const createBusinessAnalysis = defineEndpoint({
  ...WRITING,
  method: "post",
  path: "/v2/businesses/{businessId}/analyses",
  operationId: "createBusinessAnalysis",
  summary: "Create an analysis of a business",
  description: "Computed after the answer where accounts are given; without them the client is asked for them.",
  body: ANALYSIS_INPUT,
  isCheckedByEngine: true,
  responses: {
    201: { description: "The analysis, started or waiting for accounts.", schema: BUSINESS_ANALYSIS_SUMMARY },
  },
  handle: (call) => {
    const input = readAnalysisInput(call.body, call.principal);
    return reply(201, viewAnalysisSummary(call.backend.analyses.create(partyOf(call), input)));
  },
});

const listBusinessAnalyses = defineEndpoint({
  method: "get",
  path: "/v2/businesses/{businessId}/analyses",
  operationId: "listBusinessAnalyses",
  summary: "List the analyses of a business",
  description:
    "Each as it is read by its id, results included: ask for small pages. 400 where the analyses of a page have more " +
    "transactions together than the service lists at once. A filter looks at the members other than the results.",
  tag: TAG,
  scope: "analyses:read",
  query: LIST_QUERY,
  responses: {
    200: { description: "A page of analyses with their results, oldest first.", schema: pageOf(BUSINESS_ANALYSIS) },
  },
  problems: [400, 404],
  handle: async (call) => {
    const analyses = call.backend.store.analysesOf(partyOf(call).id);
    // A filter over the results would compute those of every analysis that there is.
    const { resources, pagination } = cutPage(analyses, call.query, call.backend.limits, viewAnalysisSummary);
    return reply(200, { resources: await viewBusinessAnalysesOf(call.backend, resources), pagination });
  },
});

const readBusinessAnalysis = defineEndpoint({
  method: "get",
  path: "/v2/businesses/{businessId}/analyses/{analysisId}",
  operationId: "readBusinessAnalysis",
  summary: "Read an analysis of a business",
  tag: TAG,
  scope: "analyses:read",
  responses: { 200: { description: "The analysis with its results.", schema: BUSINESS_ANALYSIS } },
  problems: [404],
  handle: (call) => {
    const record = analysisOf(call);
    return reply(200, viewWholeBusinessAnalysis(record, call.backend.analyses.resultOf(record)));
  },
});

const updateBusinessAnalysis = defineEndpoint({
  ...WRITING,
  method: "patch",
  path: "/v2/businesses/{businessId}/analyses/{analysisId}",
  operationId: "updateBusinessAnalysis",
  summary: "Add accounts to an analysis of a business, or change its parameters",
  description: "The computation starts anew unless trigger is false. An account that is sent again replaces itself.",
  body: ANALYSIS_UPDATE,
  isCheckedByEngine: true,
  responses: { 200: { description: "The analysis as it is now.", schema: BUSINESS_ANALYSIS_SUMMARY } },
  handle: (call) => {
    const record = analysisOf(call);
    call.backend.analyses.update(record, readAnalysisInput(call.body, call.principal), true);
    return reply(200, viewAnalysisSummary(record));
  },
});

const triggerBusinessAnalysis = defineEndpoint({
  ...WRITING,
  method: "post",
  path: "/v2/businesses/{businessId}/analyses/{analysisId}/trigger",
  operationId: "triggerBusinessAnalysis",
  summary: "Start the computation of a business's analysis",
  description:
    "A trigger that names no product computes those of the creation; where it disabled both, both. One that disables the " +
    "only product of the creation computes the other.",
  body: TRIGGER_INPUT,
  responses: { 201: { description: "The analysis, IN_PROGRESS.", schema: BUSINESS_ANALYSIS_SUMMARY } },
  handle: (call) => {
    const record = analysisOf(call);
    call.backend.analyses.trigger(record, call.body);
    return reply(201, viewAnalysisSummary(record));
  },
});

/** Analyses of businesses (interface, "Analyses (business)"). */
export const BUSINESS_ANALYSIS_ENDPOINTS: readonly Endpoint[] = [
  createBusinessAnalysis,
  listBusinessAnalyses,
  readBusinessAnalysis,
  updateBusinessAnalysis,
  triggerBusinessAnalysis,
];
