import type { CreditInsightsView } from "../../index.js";
import { defineEndpoint, type Endpoint, reply } from "../http/endpoint.js";
import { notFound } from "../problem.js";
import { IN_PROGRESS } from "../schemas/analysis.js";
import { CASH_FLOWS, EXPENSES, INCOMES, LOANS, RISKS } from "../schemas/credit-insights.js";
import { type AnalysisCall, analysisOf } from "./found-analysis.js";

/** Where analyses are found, and how operations there are called. */
const PLACES = [
  { root: "/v2/customers/{customerId}/analyses/{analysisId}", suffix: "", whose: "a customer's analysis" },
  { root: "/v2/businesses/{businessId}/analyses/{analysisId}", suffix: "OfBusiness", whose: "a business's analysis" },
  { root: "/v2/analyses/{analysisId}", suffix: "OfAnalysis", whose: "an analysis" },
] as const;

/** The groups of the credit insights (interface, "Credit insights group retrieval"), and the others beside them. */
const GROUPS = {
  loans: { name: "Loans", schema: LOANS },
  expenses: { name: "Expenses", schema: EXPENSES },
  "cash-flows": { name: "CashFlows", schema: CASH_FLOWS },
  incomes: { name: "Incomes", schema: INCOMES },
  risks: { name: "Risks", schema: RISKS },
} as const;

/** One endpoint for each group, under each path of analyses. */
export const CREDIT_INSIGHTS_ENDPOINTS: readonly Endpoint[] = PLACES.flatMap((place) =>
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => groupEndpoint(place, group)),
);

function groupEndpoint({ root, suffix, whose }: (typeof PLACES)[number], group: keyof typeof GROUPS): Endpoint {
  const { name, schema } = GROUPS[group];
  return defineEndpoint({
    method: "get",
    path: `${root}/credit-insights/${group}`,
    operationId: `read${name}${suffix}`,
    summary: `Read the ${group.replace("-", " ")} of ${whose}`,
    description: "404 where the analysis has no credit insights: in ERROR, before its accounts came, or without them.",
    tag: "Credit insights",
    scope: "analyses:read",
    responses: {
      200: { description: "The group.", schema },
      202: { description: "The analysis is being computed.", schema: IN_PROGRESS },
    },
    problems: [404],
    handle: (call) => readGroup(call, (insights) => insights[group === "cash-flows" ? "cashFlows" : group] as never),
  });
}

function readGroup<Group>(call: AnalysisCall, groupOf: (insights: CreditInsightsView) => Group) {
  const record = analysisOf(call);
  if (record.status === "IN_PROGRESS") return reply(202, { id: record.id, status: record.status });
  const insights = call.backend.analyses.resultOf(record)?.creditInsights;
  if (insights === undefined) throw notFound("credit insights of the analysis");
  return reply(200, groupOf(insights));
}
