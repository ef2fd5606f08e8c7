import { type ReadBody, readBody } from "../../adapters/read-body.js";
import { READINGS } from "../../adapters/readings.js";
import {
  type Analysis,
  type AnalyzeOptions,
  analyze,
  type Format,
  familyOf,
  InvalidBodyError,
  type Issue,
  type ProjectOptions,
} from "../../index.js";
import { resolveSettings } from "../../schema/settings.js";
import { Problem } from "../problem.js";
import type { AnalysisRecord, Party } from "../store/records.js";
import { type BodyData, holdsNothing, unpackBody } from "./stored-body.js";

/** What the engine is called with, besides bodies. */
export interface EngineNeeds {
  readonly project: ProjectOptions | undefined;
  readonly strict: boolean | undefined;
  readonly transactionsPerAnalysis: number;
  readonly analyze: ((body: unknown, options: AnalyzeOptions) => Analysis) | undefined;
}

/** A body as the engine reads it: data with the settings of the request. */
export interface EngineBody extends BodyData {
  readonly format?: unknown;
  readonly parameters?: unknown;
  readonly dataOrigin?: unknown;
}

/** A JSON Pointer into a body as one into the request that it came from. */
export type PlaceReader = (path: string) => string;

/** The service's one way to the engine: checks bodies when they come, and computes them later. */
export class Engine {
  readonly #needs: EngineNeeds;
  readonly #consumerProject: ProjectOptions | undefined;
  readonly #analyze: (body: unknown, options: AnalyzeOptions) => Analysis;

  constructor(needs: EngineNeeds) {
    this.#needs = needs;
    this.#consumerProject = needs.project && withoutBusinessRules(needs.project);
    this.#analyze = needs.analyze ?? analyze;
  }

  /**
   * Checks the options that it was made with.
   * @throws Error that names the first option that is not what it must be.
   */
  checkOptions(): void {
    try {
      for (const kind of ["CUSTOMER", "BUSINESS"] as const) resolveSettings(this.#optionsOf(kind, 0));
    } catch (error) {
      if (!(error instanceof InvalidBodyError)) throw error;
      const { path, message } = error.issues[0]!;
      throw new Error(`${path.slice(1).replaceAll("/", ".")}: ${message}`);
    }
  }

  /**
   * Checks a body without computing it, and tells how it is read.
   *
   * @param placeOf - Where a place of the body stands in the request.
   * @throws Problem BAD_REQUEST with all issues, PAYLOAD_TOO_LARGE past the limit of transactions.
   */
  check(
    body: EngineBody,
    kind: Party["kind"],
    now: number,
    placeOf: PlaceReader,
  ): Pick<ReadBody, "format" | "request"> {
    const { built, format, request } = reportIssues(
      () => readBody(body, resolveSettings(this.#optionsOf(kind, now))),
      placeOf,
    );
    refuseUnread(body, format, placeOf);
    const most = this.#needs.transactionsPerAnalysis;
    if (built.ledger.size > most)
      throw new Problem("PAYLOAD_TOO_LARGE", `expected at most ${most} transactions, found ${built.ledger.size}`);
    return { format, request };
  }

  /** Computes an analysis as of the `now` that its record says. */
  compute(record: AnalysisRecord): Analysis {
    const { declaredFormat: format, parameters, dataOrigin, party, computedAt } = record;
    const data = record.body === undefined ? {} : unpackBody(record.body);
    return this.#analyze({ ...data, format, parameters, dataOrigin }, this.#optionsOf(party.kind, computedAt!));
  }

  #optionsOf(kind: Party["kind"], now: number): AnalyzeOptions {
    const { strict } = this.#needs;
    const project = kind === "BUSINESS" ? this.#needs.project : this.#consumerProject;
    return {
      now: new Date(now),
      usage: kind === "BUSINESS" ? "BUSINESS" : "CONSUMER",
      ...(strict !== undefined && { strict }),
      ...(project !== undefined && { project }),
    };
  }
}

/** A project serves persons and businesses; its rules of a business's categories would refuse the analyses of persons. */
function withoutBusinessRules({ lexicon, ...project }: ProjectOptions): ProjectOptions {
  if (lexicon === undefined) return project;
  return { ...project, lexicon: lexicon.filter(({ category }) => familyOf(category) !== "BUSINESS") };
}

/** Refuses data that the body's format has no place for: they would be left out without a word (decisions section 4). */
function refuseUnread(body: EngineBody, format: Format, placeOf: PlaceReader): void {
  const reading = READINGS[format];
  const unread = (["accounts", "connections"] as const).find(
    (name) => reading[name] === undefined && !holdsNothing(body[name]),
  );
  if (unread === undefined) return;
  const read = unread === "accounts" ? "connections" : "accounts";
  const message = `format ${format} has ${read} only, and there are ${unread} too: expected HYBRID`;
  throw invalidBody([{ code: "FORMAT_MISMATCH", path: placeOf(`/${unread}`), message }]);
}

function reportIssues<T>(read: () => T, placeOf: PlaceReader): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: placeOf(issue.path) }));
    throw invalidBody(issues, error.unlistedIssueCount);
  }
}

function invalidBody(issues: readonly Issue[], unlistedCount = 0): Problem {
  const message =
    unlistedCount > 0 ? `the body is not valid (and ${unlistedCount} more issues)` : "the body is not valid";
  return new Problem("BAD_REQUEST", message, issues);
}
