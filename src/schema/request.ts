import { FORMATS, type Format } from "../model/format.js";
import type { Period, Settings } from "../model/settings.js";
import { Decoder, isObject, type JsonObject, kindOf, member } from "./decode.js";
import type { IssueList } from "./issues.js";
import { resolvePeriod } from "./settings.js";

/** Where the data come from. */
export const DATA_ORIGINS = ["OPEN_BANKING", "PDF", "UNKNOWN"] as const;
/** Where the data come from. */
export type DataOrigin = (typeof DATA_ORIGINS)[number];

/** The switches among the parameters of a body. */
export const FLAGS = ["disableScores", "disableCreditInsights", "useBalanceDate", "launchReport"] as const;
/** The parameters of a body that an analysis looks at; any other is a note of the client's. */
export const PARAMETERS_READ: readonly string[] = [...FLAGS, "period"];

/** What a body asks for, besides its accounts. */
export interface AnalysisRequest extends Readonly<Record<(typeof FLAGS)[number], boolean>> {
  /** The format that the body names; undefined where it names none. */
  readonly format: Format | undefined;
  readonly period: Period;
  readonly dataOrigin: DataOrigin;
}

/** Reads the envelope of a body (interface, "Analysis": format, parameters, dataOrigin). */
export function readRequest(
  body: unknown,
  settings: Settings,
  issues: IssueList,
): { request: AnalysisRequest; body: JsonObject } {
  const { format, body: object } = readDeclaredFormat(body, issues);
  const root = new Decoder(object, "", issues);
  const parameters = root.child("parameters");
  const flags = Object.fromEntries(FLAGS.map((name) => [name, parameters?.boolean(name) ?? false]));
  const period = parameters?.child("period");
  const request: AnalysisRequest = {
    format,
    ...(flags as Record<(typeof FLAGS)[number], boolean>),
    period: { ...resolvePeriod(period, settings.project.period), isComputedUsingProjectConfig: !saysPeriod(period) },
    dataOrigin: root.choice("dataOrigin", DATA_ORIGINS) ?? "UNKNOWN",
  };
  return { request, body: object };
}

/** The members of a period that a client gives. */
export const PERIOD_MEMBERS = [
  "mode",
  "numberOfDays",
  "numberOfMonths",
  "includeCheckingAccountsOnTruncateWindow",
] as const;

/** Whether a request gives any of its period; else all of it is the project's. */
function saysPeriod(period: Decoder | undefined): boolean {
  return period !== undefined && PERIOD_MEMBERS.some((name) => member(period.object, name) !== undefined);
}

/** Reads the format that a body names; undefined where it names none. Throws the issue of a body that is no object. */
export function readDeclaredFormat(body: unknown, issues: IssueList): { format: Format | undefined; body: JsonObject } {
  if (!isObject(body)) {
    issues.add("INVALID_TYPE", "", `expected a JSON object with accounts or connections, found ${kindOf(body)}`);
    issues.throwIfAny();
  }
  const object = body as JsonObject;
  const root = new Decoder(object, "", issues);
  const text = root.text("format");
  if (text === undefined || (FORMATS as readonly string[]).includes(text))
    return { format: text as Format | undefined, body: object };
  root.fault("UNKNOWN_FORMAT", "format", `expected one of ${FORMATS.join(", ")}`);
  return { format: undefined, body: object };
}
