import { distinctNames } from "../../adapters/readers.js";
import type { Analysis, DataOrigin } from "../../index.js";
import type { Background } from "../background.js";
import type { EventName } from "../events/event-names.js";
import { invalid, Problem } from "../problem.js";
import type { AnalysisRecord, Party } from "../store/records.js";
import type { Store } from "../store/store.js";
import { withoutNulls } from "../without-nulls.js";
import { type AnalysisChange, type AnalysisInput, applyChange, prepareChange } from "./change.js";
import type { Engine } from "./engine.js";
import { formatBeside } from "./joint-format.js";
import { Results } from "./results.js";
import { type BodyData, hasAccountsOrConnections, packBody, unpackBody } from "./stored-body.js";
import { type Happening, nextStatus } from "./transitions.js";

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
    const record = this.#open(party);
    applyChange(record, this.#prepare(record, input));
    this.#needs.store.addAnalysis(record);
    if (record.hasAccounts) {
      this.#tellOfData(record);
      this.#startOrHold(record, true);
    } else if (wantsSync(record)) this.#requestData(record);
    return record;
  }

  /** Creates an analysis whose accounts come from elsewhere, such as bank statements. */
  createAwaiting(party: Party, origin: { readonly dataOrigin: DataOrigin; readonly folderId: string }): AnalysisRecord {
    const record = this.#needs.store.addAnalysis({ ...this.#open(party), ...origin });
    this.#move(record, "DATA_REQUESTED");
    return record;
  }

  /**
   * Gives an analysis the accounts of its bank statements. They came first: those that the client gave meanwhile stand
   * beside them, and take the place of the same ones.
   *
   * @throws Problem BAD_REQUEST with the issues of the data.
   */
  receive(record: AnalysisRecord, extracted: BodyData & { readonly format?: unknown }): void {
    // What its accounts are written in is for the extractor to say; beside others, for the client who gave these.
    const { declaredFormat, ...awaiting } = record;
    const { format: _, ...data } = extracted;
    const given = record.body === undefined ? {} : unpackBody(record.body);
    const change = hasAccountsOrConnections(given)
      ? this.#prepare({ ...awaiting, body: packBody(data) }, { ...given, format: formatBeside(declaredFormat, data) })
      : this.#prepare(awaiting, extracted);
    applyChange(record, change);
    // The consumer interface has no source for statements.
    if (record.computedAt !== undefined)
      record.source = record.party.kind === "BUSINESS" ? "PDF_UPDATE" : "REFRESH_WITH_NEW_ACCOUNTS";
    this.#tellOfData(record);
    // What the client holds back waits for its trigger.
    this.#startOrHold(record, record.status !== "PENDING");
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
   * @throws Problem BAD_REQUEST with the issues of the merged body or with its unknown choices, PAYLOAD_TOO_LARGE where it is too large to be kept;
   * nothing is changed then.
   */
  update(record: AnalysisRecord, input: AnalysisInput, startsByDefault: boolean): void {
    const change = this.#prepare(record, input);
    refuseUnknownChoices(change);
    applyChange(record, change);
    nameSource(record, change);
    if (change.isChanged) record.updatedAt = this.#needs.clock();
    if (record.hasAccounts && change.merged.isChanged && !change.merged.isSelection) this.#tellOfData(record);
    if (change.asksForData) this.#requestData(record);
    else if (record.hasAccounts && (change.isComputedAnew || input.trigger === true))
      this.#startOrHold(record, input.trigger ?? startsByDefault);
  }

  /**
   * Starts the computation of an analysis with the products that a trigger asks for.
   * @throws Problem BAD_REQUEST where it has no accounts yet.
   */
  trigger(record: AnalysisRecord, flags: Readonly<Record<string, unknown>>): void {
    if (!record.hasAccounts) throw new Problem("BAD_REQUEST", "the analysis has no accounts to compute yet");
    // A trigger that names no product asks for those of the creation; where it disabled both, for both.
    const products = isDisabled(record.parameters) ? BOTH_ENABLED : {};
    const said = withoutNulls(flags);
    const parameters = { ...record.parameters, ...products, ...said };
    // Where that leaves nothing to compute, it asks for what it does not disable itself.
    record.parameters = isDisabled(parameters) ? { ...parameters, ...BOTH_ENABLED, ...said } : parameters;
    this.#startOrHold(record, true);
  }

  /** The result of an analysis; undefined where none was computed. */
  resultOf(record: AnalysisRecord): Analysis | undefined {
    const isComputed = record.status === "COMPLETED" || (record.status === "ERROR" && record.computedAt !== undefined);
    return isComputed && record.hasAccounts ? this.#results.of(record) : undefined;
  }

  #prepare(record: AnalysisRecord, input: AnalysisInput): AnalysisChange {
    return prepareChange(record, input, this.#needs.engine, this.#needs.clock());
  }

  #open(party: Party): AnalysisRecord {
    const now = this.#needs.clock();
    return {
      id: this.#needs.newId(),
      tenant: party.tenant,
      party: { kind: party.kind, id: party.id },
      status: "CREATED",
      source: "CLIENT",
      dataOrigin: "UNKNOWN",
      parameters: {},
      hasAccounts: false,
      owners: [],
      revision: 0,
      createdAt: now,
      updatedAt: now,
    };
  }

  #requestData(record: AnalysisRecord): void {
    this.#move(record, "DATA_REQUESTED");
    this.#needs.publish(record, "bank_details_required");
  }

  #tellOfData(record: AnalysisRecord): void {
    this.#needs.publish(record, "bank_details_fetched");
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
    const computed = result.accounts.filter(({ isComputed }) => isComputed);
    record.owners = distinctNames(computed.flatMap(({ owners }) => owners.map(({ name }) => name)));
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
    if (record.status === "COMPLETED" || record.status === "ERROR") record.endedAt = record.updatedAt;
    if (record.status !== "ERROR") delete record.error;
  }
}

const BOTH_ENABLED = { disableScores: false, disableCreditInsights: false };

/** A choice that would change nothing is not to look as if it had. */
function refuseUnknownChoices({ merged }: AnalysisChange): void {
  const message = "expected an account of the analysis by its id, IBAN or number, found none that it names alone";
  const issues = merged.unknownChoices.map((path) => ({ code: "INVALID_VALUE", path, message }));
  if (issues.length > 0) throw invalid("body", issues);
}

function nameSource(record: AnalysisRecord, { merged, asksForData, isPeriodChanged }: AnalysisChange): void {
  if (record.computedAt === undefined) return;
  if (merged.isChanged) {
    if (merged.isSelection) record.source = "ACCOUNT_SELECTION_UPDATE";
    else record.source = merged.hasNewAccounts ? "REFRESH_WITH_NEW_ACCOUNTS" : "REFRESH";
  } else if (asksForData) record.source = "REFRESH";
  // The consumer interface has no source for a changed period.
  else if (isPeriodChanged) record.source = record.party.kind === "BUSINESS" ? "PERIOD_UPDATE" : "CLIENT";
}

function wantsSync({ parameters }: AnalysisRecord): boolean {
  return parameters["triggerAccountSync"] !== false;
}

function isDisabled(parameters: Readonly<Record<string, unknown>>): boolean {
  return parameters["disableScores"] === true && parameters["disableCreditInsights"] === true;
}
