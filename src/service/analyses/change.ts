import { FORMATS } from "../../index.js";
import { isObject, type JsonObject } from "../../schema/decode.js";
import type { RequestIssue } from "../problem.js";
import type { AnalysisRecord } from "../store/records.js";
import { withoutNulls } from "../without-nulls.js";
import type { Engine } from "./engine.js";
import { type MergedBody, mergeBody } from "./merge-body.js";
import { asksForComputation, isPeriodChanged, mergeParameters } from "./parameters.js";
import { type BodyData, dataOf, hasAccounts, hasAccountsOrConnections, packBody, unpackBody } from "./stored-body.js";
import type { AnalysisStatus } from "./transitions.js";

/** A request to create or update an analysis, as the client sent it. */
export interface AnalysisInput extends BodyData {
  readonly format?: unknown;
  readonly parameters?: unknown;
  readonly dataOrigin?: unknown;
  readonly sessionId?: string | null | undefined;
  readonly trigger?: boolean | null | undefined;
  /** What is wrong with the members that the service itself looks at: told together with the issues of the data. */
  readonly issues?: readonly RequestIssue[];
}

/** What a request makes of an analysis; nothing is changed yet. */
export interface AnalysisChange {
  readonly merged: MergedBody;
  /** The members of the parameters that the request says. */
  readonly said: JsonObject;
  /** Whether the request brings no data and asks for them. */
  readonly asksForData: boolean;
  /** Whether the request brings data, or asks for a computation otherwise. */
  readonly isComputedAnew: boolean;
  readonly isPeriodChanged: boolean;
  /** Whether anything is different at all. */
  readonly isChanged: boolean;
  readonly after: Pick<AnalysisRecord, "dataOrigin" | "parameters" | "hasAccounts"> &
    Partial<Pick<AnalysisRecord, "declaredFormat" | "format" | "sessionId">>;
}

/**
 * Works out what a request makes of an analysis, and checks exactly the body that is to be computed.
 * @throws Problem BAD_REQUEST with the issues of the merged body, at their places in the request, PAYLOAD_TOO_LARGE past a limit.
 */
export function prepareChange(
  record: AnalysisRecord,
  input: AnalysisInput,
  engine: Engine,
  now: number,
): AnalysisChange {
  const format = isSaid(input.format) ? input.format : record.declaredFormat;
  const dataOrigin = input.dataOrigin ?? record.dataOrigin;
  const said: JsonObject = isObject(input.parameters) ? withoutNulls(input.parameters) : {};
  const parameters = mergeParameters(record.parameters, said);
  const before = record.body === undefined ? {} : unpackBody(record.body);
  const merged = mergeBody(
    before,
    dataOf(input) ?? {},
    FORMATS.find((one) => one === format),
    now,
  );
  const read = engine.check(
    // What is no object is the engine's to refuse.
    {
      ...merged.data,
      format,
      dataOrigin,
      parameters: isObject(input.parameters ?? {}) ? parameters : input.parameters,
    },
    record.party.kind,
    now,
    // The request changed nothing of the data there: it is the format that they do not fit.
    (path) => merged.placeOf(path) ?? (isSaid(input.format) ? "/format" : ""),
    input.issues,
  );
  const declaredFormat = read.request.format;
  const shownFormat = hasAccountsOrConnections(merged.data) ? read.format : declaredFormat;
  const isComputedAnew =
    merged.isChanged ||
    asksForComputation(record.parameters, said, parameters, COMPUTED.has(record.status)) ||
    declaredFormat !== record.declaredFormat ||
    read.request.dataOrigin !== record.dataOrigin;
  return {
    merged,
    said,
    asksForData: !merged.isChanged && said["triggerAccountSync"] === true,
    isComputedAnew,
    isPeriodChanged: isPeriodChanged(record.parameters, parameters),
    isChanged:
      isComputedAnew ||
      Object.keys(said).length > 0 ||
      (typeof input.sessionId === "string" && input.sessionId !== record.sessionId),
    after: {
      parameters,
      dataOrigin: read.request.dataOrigin,
      hasAccounts: hasAccounts(merged.data),
      ...(declaredFormat !== undefined && { declaredFormat }),
      ...(shownFormat !== undefined && { format: shownFormat }),
      ...(typeof input.sessionId === "string" && { sessionId: input.sessionId }),
    },
  };
}

/**
 * Makes the change; nothing of it where the data cannot be packed.
 * @throws Problem PAYLOAD_TOO_LARGE where they are too large to be kept.
 */
export function applyChange(record: AnalysisRecord, { merged, after }: AnalysisChange): void {
  const packed = merged.isChanged ? { body: packBody(merged.data) } : {};
  delete record.declaredFormat;
  delete record.format;
  Object.assign(record, after, packed);
}

/** States in which what an analysis holds was computed, or is. What failed may be tried again. */
const COMPUTED: ReadonlySet<AnalysisStatus> = new Set(["IN_PROGRESS", "COMPLETED"]);

/** Whether a text is there: a format may be empty (interface, "Account input"). */
function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === "string" && value.trim() === "");
}
