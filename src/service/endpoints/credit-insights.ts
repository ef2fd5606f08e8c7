import { defineEndpoint, type Endpoint } from "../http/endpoint.js";
import { IN_PROGRESS } from "../schemas/analysis.js";
import { CASH_FLOWS, EXPENSES, INCOMES, LOANS, RISKS } from "../schemas/credit-insights.js";
import { replyPart } from "./found-analysis.js";

/** Where analyses are found, and how operations there are called. */
const PLACES = [
  { root: "/v2/customers/{customerId}/analyses/{analysisId}", suffix: "", whose: "a customer's analysis" },
  { root: "/v2/businesses/{businessId}/analyses/{analysisId}", suffix: "OfBusiness", whose: "a business's analysis" },
  { root: "/v2/analyses/{analysisId}", suffix: "OfAnalysis", whose: "an analysis" },
] as const;

/** The groups of the credit insights (interface, "Credit insights group retrieval"), and the others beside them. */
const GROUPS = {
  loans: { name: "Loans", member: "loans", schema: LOANS },
  expenses: { name: "Expenses", member: "expenses", schema: EXPENSES },
  "cash-flows": { name: "CashFlows", member: "cashFlows", schema: CASH_FLOWS },
  incomes: { name: "Incomes", member: "incomes", schema: INCOMES },
  risks: { name: "Risks", member: "risks", schema: RISKS },
} as const;

/** One endpoint for each group, under each path of analyses. */
export const CREDIT_INSIGHTS_ENDPOINTS: readonly Endpoint[] = PLACES.flatMap((place) =>
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => groupEndpoint(place, group)),
);

function groupEndpoint({ root, suffix, whose }: (typeof PLACES)[number], group: keyof typeof GROUPS): Endpoint {
  const { name, member, schema } = GROUPS[group];
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
    handle: (call) => replyPart(call, "credit insights", ({ creditInsights }) => creditInsights?.[member] as never),
  });
}
