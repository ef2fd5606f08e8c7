import type { z } from "@hono/zod-openapi";
import { distinctNames } from "../../adapters/readers.js";
import { isObject } from "../../schema/decode.js";
import { furthestState } from "../journey/user-journey.js";
import type { PARTY_REPORTS } from "../schemas/party.js";
import type { AggregationDetails, AnalysisRecord, Party, Session } from "../store/records.js";

/** An instant as the interface writes it. */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The path of a customer's or business's analyses. */
export function analysesPathOf({ kind, id }: Pick<Party, "kind" | "id">): string {
  return `/v2/${kind === "BUSINESS" ? "businesses" : "customers"}/${id}/analyses`;
}

/** What became of the analyses and sessions of a customer or business (interface, "reports"). */
export function viewPartyReports(
  party: Party,
  analyses: readonly AnalysisRecord[],
  sessions: readonly Session[],
): z.input<typeof PARTY_REPORTS> {
  const completed = analyses.filter(({ status }) => status === "COMPLETED");
  const last = latestOf(completed);
  const failed = latestOf(analyses.filter(({ error }) => error !== undefined));
  const url = ({ id }: AnalysisRecord): string => `${analysesPathOf(party)}/${id}`;
  return {
    completedAnalyses: {
      count: completed.length,
      ...(last !== undefined && { date: instantOf(endOf(last)), url: url(last) }),
    },
    ...(failed !== undefined && {
      lastFailedAnalysis: { date: instantOf(endOf(failed)), url: url(failed), type: failed.error!.code },
    }),
    userJourneyState: furthestState(sessions),
  };
}

/** Holders of the accounts that are used in the computation; names that are equal but for case are one. */
export function viewOwners(analyses: readonly AnalysisRecord[]): { owners: { name: string }[] } {
  return { owners: distinctNames(analyses.flatMap(({ owners }) => owners)).map((name) => ({ name })) };
}

/** Puts what a request gives over what there is, member by member; null takes a member away, or all of them. */
export function mergeDetails<Details extends Readonly<Record<string, unknown>>>(
  before: Details,
  update: Readonly<Record<string, unknown>> | null | undefined,
): Details {
  const merged = new Map(update === null ? [] : Object.entries(before));
  for (const [name, value] of Object.entries(update ?? {})) {
    const known = merged.get(name);
    if (value === null) merged.delete(name);
    else if (isObject(value)) merged.set(name, mergeDetails(isObject(known) ? known : {}, value));
    else if (value !== undefined) merged.set(name, value);
  }
  return Object.fromEntries(merged) as Details;
}

/** Aggregation details over earlier ones. */
export function mergeAggregation(
  before: AggregationDetails,
  update: Readonly<Record<string, string | null | undefined>> | null | undefined,
): AggregationDetails {
  return mergeDetails(before, update);
}

function latestOf(analyses: readonly AnalysisRecord[]): AnalysisRecord | undefined {
  return analyses.reduce<AnalysisRecord | undefined>(
    (latest, analysis) => (latest === undefined || endOf(analysis) >= endOf(latest) ? analysis : latest),
    undefined,
  );
}

/** When an analysis ended; it may have been changed since. */
function endOf({ endedAt, updatedAt }: AnalysisRecord): number {
  return endedAt ?? updatedAt;
}
