import { ENOUGH, type PartyKind } from "./small-bodies.js";

/** The products that a request switches off; null says nothing. */
export interface Flags {
  readonly disableScores?: boolean | null;
  readonly disableCreditInsights?: boolean | null;
}

/** An account that a request brings. */
export interface Upload {
  readonly iban: string;
  readonly transactionCount: number;
}

/** What a creation asks for. */
export interface Creation {
  readonly uploads: readonly Upload[];
  readonly flags: Flags;
  readonly triggerAccountSync: boolean | undefined;
}

/** What an update asks for: one kind of change, and whether to start. */
export interface Update {
  readonly change:
    | { readonly kind: "ACCOUNTS"; readonly uploads: readonly Upload[] }
    | { readonly kind: "SELECTION"; readonly iban: string; readonly isComputed: boolean }
    | { readonly kind: "PERIOD"; readonly numberOfDays: number }
    | { readonly kind: "FLAGS"; readonly flags: Flags }
    | { readonly kind: "SYNC" }
    | { readonly kind: "NOTHING" };
  readonly trigger: boolean | undefined;
  /** Whether it goes to the path of the analysis alone, which waits for a trigger. */
  readonly isById: boolean;
}

/** What is known of an analysis from the requests alone, by the words of the interface. */
export interface ModelledAnalysis {
  readonly kind: PartyKind;
  readonly accounts: Map<string, { transactionCount: number; isComputed: boolean }>;
  /** Names of the events that must have been sent, in order. */
  readonly events: string[];
  status: string;
  source: string;
  flags: Flags;
  /** Of the period that was asked for last. */
  numberOfDays?: number;
  wasComputed: boolean;
}

/** The state after a creation. */
export function createModel(kind: PartyKind, { uploads, flags, triggerAccountSync }: Creation): ModelledAnalysis {
  const model: ModelledAnalysis = {
    kind,
    accounts: new Map(),
    events: [],
    status: "CREATED",
    source: "CLIENT",
    flags,
    wasComputed: false,
  };
  receive(model, uploads);
  if (uploads.length > 0) startOrHold(model, true);
  else if (triggerAccountSync !== false) askForData(model);
  return model;
}

/** Whether an update says of a model something that it knows. */
export function isApplicable(model: ModelledAnalysis, { change }: Update): boolean {
  return change.kind !== "SELECTION" || model.accounts.has(change.iban);
}

/** Moves a model by an update. */
export function updateModel(model: ModelledAnalysis, { change, trigger, isById }: Update): void {
  const source = sourceOf(model, change);
  const isAsked = asksForComputation(model, change);
  if (model.wasComputed && source !== undefined) model.source = source;
  if (change.kind === "ACCOUNTS") receive(model, change.uploads);
  if (change.kind === "SELECTION") model.accounts.get(change.iban)!.isComputed = change.isComputed;
  if (change.kind === "FLAGS") model.flags = mergeFlags(model.flags, change.flags);
  if (change.kind === "PERIOD") model.numberOfDays = change.numberOfDays;
  if (change.kind === "SYNC") askForData(model);
  else if (model.accounts.size > 0 && (isAsked || trigger === true)) startOrHold(model, trigger ?? !isById);
}

/** Moves a model by a trigger; false where that must be refused. */
export function triggerModel(model: ModelledAnalysis, flags: Flags): boolean {
  if (model.accounts.size === 0) return false;
  const before = isDisabled(model.flags) ? {} : model.flags;
  const merged = mergeFlags(before, flags);
  model.flags = isDisabled(merged) ? flags : merged;
  startOrHold(model, true);
  return true;
}

/** Moves a model past the end of its computation, where one runs. */
export function finishModel(model: ModelledAnalysis): void {
  if (model.status !== "IN_PROGRESS") return;
  const isEnough = [...model.accounts.values()].some(
    ({ transactionCount, isComputed }) => isComputed && transactionCount >= ENOUGH,
  );
  model.status = isEnough ? "COMPLETED" : "ERROR";
  model.wasComputed = true;
  model.events.push(isEnough ? "analysis_completed" : "analysis_failed");
}

/** The statuses of the answers for the scores, an insights group and the balances of an analysis. */
export function answersOf({ status, flags }: ModelledAnalysis): { scores: number; insights: number; balances: number } {
  if (status === "IN_PROGRESS") return { scores: 202, insights: 202, balances: 400 };
  if (status !== "COMPLETED") return { scores: 404, insights: 404, balances: 400 };
  return {
    scores: flags.disableScores === true ? 404 : 200,
    insights: flags.disableCreditInsights === true ? 404 : 200,
    balances: 200,
  };
}

function sourceOf({ kind, accounts, numberOfDays }: ModelledAnalysis, change: Update["change"]): string | undefined {
  switch (change.kind) {
    case "ACCOUNTS":
      return change.uploads.every(({ iban }) => accounts.has(iban)) ? "REFRESH" : "REFRESH_WITH_NEW_ACCOUNTS";
    case "SELECTION":
      return "ACCOUNT_SELECTION_UPDATE";
    case "SYNC":
      return "REFRESH";
    case "PERIOD":
      if (change.numberOfDays === numberOfDays) return undefined;
      return kind === "BUSINESS" ? "PERIOD_UPDATE" : "CLIENT";
    default:
      return undefined;
  }
}

/** Accounts that are sent again keep whether they are computed: their requests do not say. */
function receive({ accounts, events }: ModelledAnalysis, uploads: readonly Upload[]): void {
  if (uploads.length > 0) events.push("bank_details_fetched");
  for (const { iban, transactionCount } of uploads)
    accounts.set(iban, { transactionCount, isComputed: accounts.get(iban)?.isComputed ?? true });
}

function askForData(model: ModelledAnalysis): void {
  model.status = "FETCHING_DATA";
  model.events.push("bank_details_required");
}

function startOrHold(model: ModelledAnalysis, isStarted: boolean): void {
  model.status = isStarted && !isDisabled(model.flags) ? "IN_PROGRESS" : "PENDING";
}

/** Parameters that an analysis was computed with ask for nothing when they are said again, unless that failed. */
function asksForComputation({ status, flags, numberOfDays }: ModelledAnalysis, change: Update["change"]): boolean {
  const isComputed = ["IN_PROGRESS", "COMPLETED"].includes(status);
  if (change.kind === "PERIOD") return !isComputed || change.numberOfDays !== numberOfDays;
  if (change.kind !== "FLAGS") return change.kind !== "NOTHING";
  return (["disableScores", "disableCreditInsights"] as const).some((name) => {
    const said = change.flags[name] ?? null;
    return said !== null && (!isComputed || said !== (flags[name] ?? false));
  });
}

function mergeFlags(before: Flags, flags: Flags): Flags {
  return {
    disableScores: flags.disableScores ?? before.disableScores ?? null,
    disableCreditInsights: flags.disableCreditInsights ?? before.disableCreditInsights ?? null,
  };
}

function isDisabled({ disableScores, disableCreditInsights }: Flags): boolean {
  return disableScores === true && disableCreditInsights === true;
}
