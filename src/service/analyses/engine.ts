import { type ReadBody, readBody } from "../../adapters/read-body.js";
import {
  type Analysis,
  type AnalyzeOptions,
  analyze,
  type Format,
  familyOf,
  InvalidBodyError,
  type ProjectOptions,
} from "../../index.js";
import { resolveSettings } from "../../schema/settings.js";
import { invalid, Problem, type RequestIssue } from "../problem.js";
import type { AnalysisRecord, Party } from "../store/records.js";
import { unreadMember } from "./joint-format.js";
import { type BodyData, unpackBody } from "./stored-body.js";

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
   * @param others - What is wrong with the request besides.
   * @throws Problem BAD_REQUEST with all issues, the others first, PAYLOAD_TOO_LARGE past the limit of transactions.
   */
  check(
    body: EngineBody,
    kind: Party["kind"],
    now: number,
    placeOf: PlaceReader,
    others: readonly RequestIssue[] = [],
  ): Pick<ReadBody, "format" | "request"> {
    const { built, format, request } = reportIssues(
      () => readBody(body, resolveSettings(this.#optionsOf(kind, now))),
      placeOf,
      others,
    );
    const issues = [...others, ...unreadOf(body, format, placeOf)];
    if (issues.length > 0) throw invalid("body", issues);
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

/** Data that the body's format has no place for: they would be left out without a word (decisions section 4). */
function unreadOf(body: EngineBody, format: Format, placeOf: PlaceReader): readonly RequestIssue[] {
  const unread = unreadMember(format, body);
  if (unread === undefined) return [];
  const read = unread === "accounts" ? "connections" : "accounts";
  const message = `format ${format} has ${read} only, and there are ${unread} too: expected HYBRID`;
  return [{ code: "FORMAT_MISMATCH", path: placeOf(`/${unread}`), message }];
}

function reportIssues<T>(read: () => T, placeOf: PlaceReader, others: readonly RequestIssue[]): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: placeOf(issue.path) }));
    throw invalid("body", [...others, ...issues], error.unlistedIssueCount);
  }
}
