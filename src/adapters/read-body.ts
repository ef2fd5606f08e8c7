import type { Format } from "../model/format.js";
import type { Rejection } from "../model/rejection.js";
import type { Settings } from "../model/settings.js";
import { IssueList } from "../schema/issues.js";
import { type AnalysisRequest, readDeclaredFormat, readRequest } from "../schema/request.js";
import { adaptBody, formatOfBody } from "./adapter.js";
import { type BuiltLedger, buildLedger } from "./build-ledger.js";
import { Collector } from "./collector.js";

/** What a body says, read and laid out. */
export interface ReadBody {
  readonly request: AnalysisRequest;
  readonly format: Format;
  /** What was left out. The rows themselves are let go: they are laid out in the ledger. */
  readonly rejections: { readonly rejectedRows: readonly Rejection[]; readonly rejectedAccounts: readonly Rejection[] };
  readonly built: BuiltLedger;
}

/**
 * Reads a body into canonical accounts and transactions: the one way in, for all that a body is read for.
 * @throws InvalidBodyError with all of the body's issues.
 */
export function readBody(body: unknown, settings: Settings): ReadBody {
  const issues = new IssueList();
  const { request, body: object } = readRequest(body, settings, issues);
  const collector = new Collector(settings.now, settings.zone, issues, settings.strict);
  const format = adaptBody(object, request.format, collector);
  collector.checkLimits();
  issues.throwIfAny();
  const { rejectedRows, rejectedAccounts } = collector;
  return { request, format, rejections: { rejectedRows, rejectedAccounts }, built: buildLedger(collector) };
}

/**
 * The format that {@link readBody} would read a body as: the one that it names, else the one that its shape shows.
 * @throws InvalidBodyError where it is no object, names a format that there is not, or has no arrays where they are due.
 */
export function readFormat(body: unknown): Format {
  const issues = new IssueList();
  const { format, body: object } = readDeclaredFormat(body, issues);
  const found = formatOfBody(object, format, issues);
  issues.throwIfAny();
  return found;
}
