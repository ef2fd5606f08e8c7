import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnalysisDesk } from "../analyses/desk.js";
import { type BodyData, dataOf } from "../analyses/stored-body.js";
import type { Background } from "../background.js";
import { underDeadline } from "../events/deadline.js";
import type { AnalysisRecord, Party } from "../store/records.js";
import type { StatementExtractor, StatementFile } from "./extractor.js";

const NO_EXTRACTOR =
  "bank statements were given, but no extractor of statements is configured (option extractStatements of createService)";

/** What bank statements need of the service. */
export interface StatementDeskNeeds {
  readonly analyses: AnalysisDesk;
  readonly background: Background;
  readonly newId: () => string;
  readonly extract: StatementExtractor | undefined;
  /** Milliseconds until an extraction counts as failed. */
  readonly timeoutMs: number;
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
}

/** Where uploaded bank statements become analyses. */
export class StatementDesk {
  readonly #needs: StatementDeskNeeds;

  constructor(needs: StatementDeskNeeds) {
    this.#needs = needs;
  }

  /** Creates an analysis of bank statements; the extractor works after the response. */
  upload(party: Party, files: readonly StatementFile[]): AnalysisRecord {
    const { analyses, background, newId } = this.#needs;
    const record = analyses.createAwaiting(party, { dataOrigin: "PDF", folderId: newId() });
    background.start("bank statements", () => this.#extract(record, files));
    return record;
  }

  async #extract(record: AnalysisRecord, files: readonly StatementFile[]): Promise<void> {
    // The response with the analysis's id leaves first, whatever the extractor takes at once.
    await nextTurn();
    const { extract, timeoutMs, closing } = this.#needs;
    if (extract === undefined) return this.#fail(record, NO_EXTRACTOR);
    const outcome = await underDeadline(timeoutMs, closing, async (signal) => extract(files, signal));
    if (outcome === "TIMEOUT")
      return this.#fail(record, `the bank statements were not read within ${timeoutMs / 1000} seconds`);
    if (outcome === "STOPPED") return this.#fail(record, "the service closed before the bank statements were read");
    if ("error" in outcome) {
      this.#fail(record, "the bank statements could not be read");
      throw outcome.error;
    }
    this.#receive(record, outcome.value);
  }

  /** Hands over what an extractor gave. It is code of others: whatever it gave, only this analysis fails. */
  #receive(record: AnalysisRecord, extracted: unknown): void {
    try {
      const data = readExtracted(extracted);
      if (data === undefined) this.#fail(record, "no accounts were found in the bank statements");
      else this.#needs.analyses.receive(record, data);
    } catch (error) {
      this.#fail(record, "the accounts found in the bank statements are not valid");
      throw error;
    }
  }

  #fail(record: AnalysisRecord, message: string): void {
    if (isAwaited(record)) this.#needs.analyses.failExtraction(record, message);
  }
}

/** Whether an analysis waits for its statements alone: one that has accounts of the client goes on without them. */
function isAwaited({ status, hasAccounts }: AnalysisRecord): boolean {
  return status === "FETCHING_DATA" && !hasAccounts;
}

/** The data of an extraction with their format; undefined where there are no accounts in it. */
function readExtracted(extracted: unknown): (BodyData & { readonly format?: unknown }) | undefined {
  if (typeof extracted !== "object" || extracted === null) return undefined;
  const data = dataOf(extracted);
  const holdsSome = (member: unknown): boolean => Array.isArray(member) && member.length > 0;
  if (!holdsSome(data?.accounts) && !holdsSome(data?.connections)) return undefined;
  const { format } = extracted as { readonly format?: unknown };
  return { ...data, ...(format !== undefined && format !== null && { format }) };
}
