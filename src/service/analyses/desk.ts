import { type Analysis, type DataOrigin, FORMATS, type Format } from "../../index.js";
import type { Background } from "../background.js";
import type { EventName } from "../events/event-names.js";
import { Problem } from "../problem.js";
import type { AnalysisRecord, Party } from "../store/records.js";
import type { Store } from "../store/store.js";
import { withoutNulls } from "../without-nulls.js";
import type { Engine } from "./engine.js";
import { type MergedBody, mergeBody } from "./merge-body.js";
import { Results } from "./results.js";
import { type BodyData, dataOf, packBody, unpackBody } from "./stored-body.js";
import { type Happening, nextStatus } from "./transitions.js";

/** A request to create or update an analysis, as the client sent it. */
export interface AnalysisInput extends BodyData {
  readonly format?: unknown;
  readonly parameters?: unknown;
  readonly dataOrigin?: unknown;
  readonly sessionId?: string | null | undefined;
  readonly trigger?: boolean | null | undefined;
}

/** What the desk needs of the service. */
export interface DeskNeeds {
  readonly store: Store;
  readonly engine: Engine;
  readonly background: Background;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly cachedTransactions: number;
  /** Tells subscribers what happened to an analysis. */
  readonly publish: (record: AnalysisRecord, eventName: EventName) => void;
  /** Told of each completed computation. */
  readonly onCompleted: (record: AnalysisRecord) => void;
}

/** Where analyses are created, changed and computed: the only place that moves them from state to state. */
export class AnalysisDesk {
  readonly #needs: DeskNeeds;
  readonly #results: Results;

  constructor(needs: DeskNeeds) {
    this.#needs = needs;
    this.#results = new Results((record) => needs.engine.compute(record), needs.cachedTransactions);
  }

  /**
   * Creates an analysis: computed after the response where accounts came, else waiting for them.
   * @throws Problem BAD_REQUEST with the issues of the body.
   */
  create(party: Party, input: AnalysisInput): AnalysisRecord {
    const now = this.#needs.clock();
    this.#needs.engine.check(bodyOf(input, {}, dataOf(input) ?? NO_ACCOUNTS), party.kind, now);
    const record = this.#open(party, input, now);
    if (hasAccounts(input)) {
      this.#store(record, dataOf(input)!);
      this.#startOrHold(record, true);
    } else if (wantsSync(record)) this.#requestData(record);
    return record;
  }

  /** Creates an analysis whose accounts come from elsewhere, such as bank statements. */
  createAwaiting(party: Party, origin: { readonly dataOrigin: DataOrigin; readonly folderId: string }): AnalysisRecord {
    const record = this.#open(party, { dataOrigin: origin.dataOrigin }, this.#needs.clock());
    record.folderId = origin.folderId;
    this.#move(record, "DATA_REQUESTED");
    return record;
  }

  /** Gives an analysis the accounts that it waited for. */
  receive(record: AnalysisRecord, data: BodyData & { readonly format?: unknown }): void {
    const { parameters, dataOrigin, party } = record;
    this.#needs.engine.check({ ...data, parameters, dataOrigin }, party.kind, this.#needs.clock());
    setFormat(record, data.format);
    this.#store(record, data);
    this.#startOrHold(record, true);
  }

  /** Ends an analysis whose accounts could not be had. */
  failExtraction(record: AnalysisRecord, message: string): void {
    this.#move(record, "EXTRACTION_FAILED");
    record.error = { code: "INTERNAL_ERROR", message };
    this.#needs.publish(record, "analysis_failed");
  }

  /**
   * Changes an analysis: accounts are added or replaced, parameters merged, and what is enough to compute is computed
   * again unless `trigger` is false.
   *
   * @param startsByDefault - Whether a request that does not say `trigger` starts the computation.
   * @throws Problem BAD_REQUEST with the issues of the merged body.
   */
  update(record: AnalysisRecord, input: AnalysisInput, startsByDefault: boolean): void {
    const before = record.body === undefined ? {} : unpackBody(record.body);
    const update = dataOf(input);
    const merged = update === undefined ? undefined : mergeBody(before, update);
    const { clock, engine } = this.#needs;
    engine.check(bodyOf(input, record, merged?.data ?? dataOf(before) ?? NO_ACCOUNTS), record.party.kind, clock());
    const parameters = objectOf(input.parameters);
    this.#nameSource(record, merged, parameters);
    this.#apply(record, input);
    if (merged !== undefined && hasAccounts(merged.data)) this.#store(record, merged.data);
    record.updatedAt = clock();
    const isChanged = merged !== undefined || Object.keys(parameters).length > 0;
    if (update === undefined && parameters["triggerAccountSync"] === true) this.#requestData(record);
    else if (record.body !== undefined && (isChanged || input.trigger === true))
      this.#startOrHold(record, input.trigger ?? startsByDefault);
  }

  /**
   * Starts the computation of an analysis with the products that a trigger asks for.
   * @throws Problem BAD_REQUEST where it has no accounts yet.
   */
  trigger(record: AnalysisRecord, flags: Readonly<Record<string, unknown>>): void {
    if (record.body === undefined) throw new Problem("BAD_REQUEST", "the analysis has no accounts to compute yet");
    // A trigger that names no product asks for those of the creation; where it disabled both, for both.
    const before = isDisabled(record.parameters) ? BOTH_ENABLED : record.parameters;
    record.parameters = { ...before, ...objectOf(flags) };
    this.#startOrHold(record, true);
  }

  /** The result of an analysis; undefined where none was computed. */
  resultOf(record: AnalysisRecord): Analysis | undefined {
    const isComputed = record.status === "COMPLETED" || (record.status === "ERROR" && record.computedAt !== undefined);
    return isComputed && record.body !== undefined ? this.#results.of(record) : undefined;
  }

  #open(party: Party, input: AnalysisInput, now: number): AnalysisRecord {
    const record: AnalysisRecord = {
      id: this.#needs.newId(),
      tenant: party.tenant,
      party: { kind: party.kind, id: party.id },
      status: "CREATED",
      source: "CLIENT",
      dataOrigin: "UNKNOWN",
      parameters: {},
      owners: [],
      revision: 0,
      createdAt: now,
      updatedAt: now,
    };
    this.#apply(record, input);
    return this.#needs.store.addAnalysis(record);
  }

  #apply(record: AnalysisRecord, input: AnalysisInput): void {
    setFormat(record, input.format);
    record.parameters = { ...record.parameters, ...objectOf(input.parameters) };
    if (typeof input.dataOrigin === "string") record.dataOrigin = input.dataOrigin as DataOrigin;
    if (typeof input.sessionId === "string") record.sessionId = input.sessionId;
  }

  #store(record: AnalysisRecord, data: BodyData): void {
    record.body = packBody(data);
  }

  #nameSource(record: AnalysisRecord, merged: MergedBody | undefined, parameters: Readonly<Record<string, unknown>>) {
    if (record.computedAt === undefined) return;
    if (merged !== undefined) {
      if (merged.isSelection) record.source = "ACCOUNT_SELECTION_UPDATE";
      else record.source = merged.hasNewAccounts ? "REFRESH_WITH_NEW_ACCOUNTS" : "REFRESH";
    } else if (parameters["triggerAccountSync"] === true) record.source = "REFRESH";
    // The consumer interface has no source for a changed period.
    else if (parameters["period"] !== undefined)
      record.source = record.party.kind === "BUSINESS" ? "PERIOD_UPDATE" : "CLIENT";
  }

  #requestData(record: AnalysisRecord): void {
    this.#move(record, "DATA_REQUESTED");
    this.#needs.publish(record, "bank_details_required");
  }

  #startOrHold(record: AnalysisRecord, isStarted: boolean): void {
    if (!isStarted || isDisabled(record.parameters)) {
      this.#move(record, "DATA_HELD");
      return;
    }
    this.#move(record, "COMPUTATION_STARTED");
    const { revision } = record;
    this.#needs.background.enqueue("analysis", () => this.#compute(record, revision));
  }

  #compute(record: AnalysisRecord, revision: number): void {
    // Newer data came meanwhile: their own computation is queued, or waits for a trigger.
    if (record.revision !== revision) return;
    record.computedAt = this.#needs.clock();
    try {
      this.#finish(record, this.#needs.engine.compute(record));
    } catch (error) {
      record.error = { code: "INTERNAL_ERROR", message: "the analysis failed inside the service" };
      delete record.computedAt;
      this.#move(record, "COMPUTATION_FAILED");
      this.#needs.publish(record, "analysis_failed");
      throw error;
    }
  }

  #finish(record: AnalysisRecord, result: Analysis): void {
    record.format = result.format;
    record.owners = [...new Set(result.accounts.flatMap(({ owners }) => owners.map(({ name }) => name)))];
    if (result.error === undefined) delete record.error;
    else record.error = result.error;
    this.#move(record, result.status === "COMPLETED" ? "COMPUTATION_COMPLETED" : "COMPUTATION_FAILED");
    this.#results.keep(record, result);
    this.#needs.publish(record, record.status === "COMPLETED" ? "analysis_completed" : "analysis_failed");
    if (record.status === "COMPLETED") this.#needs.onCompleted(record);
  }

  #move(record: AnalysisRecord, happening: Happening): void {
    record.status = nextStatus(record.status, happening);
    record.revision += 1;
    record.updatedAt = this.#needs.clock();
    if (record.status !== "ERROR") delete record.error;
  }
}

const NO_ACCOUNTS: BodyData = { accounts: [] };
const BOTH_ENABLED = { disableScores: false, disableCreditInsights: false };

/** Whether a body brings accounts; what is no list counts as brought, so that the engine says what is wrong with it. */
function hasAccounts({ accounts, connections }: BodyData): boolean {
  const isBrought = (member: unknown): boolean =>
    member !== undefined && member !== null && !(Array.isArray(member) && member.length === 0);
  return isBrought(accounts) || isBrought(connections);
}

function wantsSync({ parameters }: AnalysisRecord): boolean {
  return parameters["triggerAccountSync"] !== false;
}

function isDisabled(parameters: Readonly<Record<string, unknown>>): boolean {
  return parameters["disableScores"] === true && parameters["disableCreditInsights"] === true;
}

/** The members that a request says. */
function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return withoutNulls(value as Readonly<Record<string, unknown>>);
}

function setFormat(record: AnalysisRecord, format: unknown): void {
  if ((FORMATS as readonly unknown[]).includes(format)) record.format = format as Format;
}

/** What the engine checks: the request's settings over the earlier ones, with all data. */
function bodyOf(input: AnalysisInput, before: Partial<AnalysisRecord>, data: BodyData) {
  const declared = input.format ?? before.format;
  // A provider's format without its connections would be a mismatch; a format that there is not is told all the same.
  const format = data === NO_ACCOUNTS && (FORMATS as readonly unknown[]).includes(declared) ? undefined : declared;
  const parameters =
    typeof input.parameters === "object" && !Array.isArray(input.parameters)
      ? { ...before.parameters, ...input.parameters }
      : (input.parameters ?? before.parameters);
  return { ...data, format, parameters, dataOrigin: input.dataOrigin ?? before.dataOrigin };
}
