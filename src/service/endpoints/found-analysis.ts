import type { Analysis } from "../../index.js";
import { isObject, kindOf } from "../../schema/decode.js";
import type { AnalysisInput } from "../analyses/change.js";
import type { Principal } from "../auth/principal.js";
import type { Backend } from "../backend.js";
import { reply } from "../http/endpoint.js";
import { issuesOf } from "../http/validate.js";
import { notFound, type RequestIssue } from "../problem.js";
import { ANALYSIS_ENVELOPE } from "../schemas/analysis-input.js";
import type { AnalysisRecord, Party } from "../store/records.js";
import { businessOf } from "./businesses.js";
import { customerOf } from "./customers.js";

/** The parts of a call that name an analysis and who asks for it. */
export interface AnalysisCall {
  readonly backend: Backend;
  readonly principal: Principal;
  readonly params: { readonly customerId?: string; readonly businessId?: string; readonly analysisId?: string };
}

/**
 * The customer or business of a path.
 * @throws Problem NOT_FOUND where the tenant has none of that id.
 */
export function partyOf({ backend, principal: { tenant }, params }: AnalysisCall): Party {
  const { customerId, businessId } = params;
  return customerId === undefined
    ? businessOf(backend, tenant, businessId ?? "")
    : customerOf(backend, tenant, customerId);
}

/**
 * The analysis of a path: of its customer or business where the path names one, else any of the tenant's.
 * @throws Problem NOT_FOUND where there is none.
 */
export function analysisOf(call: AnalysisCall): AnalysisRecord {
  const { customerId, businessId, analysisId = "" } = call.params;
  const party = customerId === undefined && businessId === undefined ? undefined : partyOf(call);
  const record = call.backend.store.analyses.find(call.principal.tenant, analysisId);
  if (record === undefined || (party !== undefined && record.party.id !== party.id)) throw notFound("analysis");
  return record;
}

/** The result of an analysis; undefined where none was computed. */
export function resultOf(call: AnalysisCall): Analysis | undefined {
  return call.backend.analyses.resultOf(analysisOf(call));
}

/**
 * Answers a part of an analysis's result: 202 while the analysis is computed (interface, "Errors").
 *
 * @param what - What the part is called where it is missing.
 * @throws Problem NOT_FOUND where the result has no such part, or there is none.
 */
export function replyPart<Part>(
  call: AnalysisCall,
  what: string,
  partOf: (result: Analysis, record: AnalysisRecord) => Part | undefined,
) {
  const record = analysisOf(call);
  if (record.status === "IN_PROGRESS") return reply(202, { id: record.id, status: record.status });
  const result = call.backend.analyses.resultOf(record);
  const part = result && partOf(result, record);
  if (part === undefined) throw notFound(`${what} of the analysis`);
  return reply(200, part);
}

/**
 * Reads the body of a creation or update. The engine checks its data later, and the parameters that it knows; what is
 * wrong with the service's own members, such as a project that the token does not speak for, goes with it as `issues`.
 */
export function readAnalysisInput(body: unknown, { tenant }: Principal): AnalysisInput {
  const input = body as AnalysisInput & Partial<Record<string, unknown>>;
  const envelope = ANALYSIS_ENVELOPE.safeParse(body);
  const issues: RequestIssue[] = envelope.success ? [] : [...issuesOf(envelope.error, "")];
  for (const name of ["projectId", "organizationId"] as const)
    if (typeof input[name] === "string" && input[name] !== tenant[name])
      issues.push({ code: "INVALID_VALUE", path: `/${name}`, message: `expected the ${name} of the service account` });
  const sync: unknown = isObject(input.parameters) ? input.parameters["triggerAccountSync"] : undefined;
  if (sync !== undefined && sync !== null && typeof sync !== "boolean") {
    const message = `expected true or false, found ${kindOf(sync)}`;
    issues.push({ code: "INVALID_TYPE", path: "/parameters/triggerAccountSync", message });
  }
  return { ...input, issues };
}
