import { readBody } from "../../adapters/read-body.js";
import {
  type Analysis,
  type AnalyzeOptions,
  analyze,
  familyOf,
  InvalidBodyError,
  type ProjectOptions,
} from "../../index.js";
import { resolveSettings } from "../../schema/settings.js";
import { Problem } from "../problem.js";
import type { AnalysisRecord, Party } from "../store/records.js";
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
   * Checks a body without computing it.
   * @throws Problem BAD_REQUEST with all issues, PAYLOAD_TOO_LARGE past the limit of transactions.
   */
  check(body: EngineBody, kind: Party["kind"], now: number): void {
    const { built } = reportIssues(() => readBody(body, resolveSettings(this.#optionsOf(kind, now))));
    const most = this.#needs.transactionsPerAnalysis;
    if (built.ledger.size > most)
      throw new Problem("PAYLOAD_TOO_LARGE", `expected at most ${most} transactions, found ${built.ledger.size}`);
  }

  /** Computes an analysis as of the `now` that its record says. */
  compute(record: AnalysisRecord): Analysis {
    const { format, parameters, dataOrigin, party, computedAt } = record;
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

function reportIssues<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    const more = error.unlistedIssueCount;
    const message = more > 0 ? `the body is not valid (and ${more} more issues)` : "the body is not valid";
    throw new Problem("BAD_REQUEST", message, error.issues);
  }
}
