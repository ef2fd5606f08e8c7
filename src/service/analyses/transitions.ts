/** The states of an analysis (interface, "Analysis status"). */
export const ANALYSIS_STATUSES = ["CREATED", "FETCHING_DATA", "PENDING", "IN_PROGRESS", "COMPLETED", "ERROR"] as const;
/** The state of an analysis. */
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

/** Why an analysis was computed (interface, "Analysis"). */
export const ANALYSIS_SOURCES = [
  "INTERNAL",
  "CLIENT",
  "CASH_FLOW_UPDATE",
  "ACCOUNT_SELECTION_UPDATE",
  "PERIOD_UPDATE",
  "REFRESH",
  "REFRESH_WITH_NEW_ACCOUNTS",
  "PDF_UPDATE",
] as const;
/** Why an analysis was computed. */
export type AnalysisSource = (typeof ANALYSIS_SOURCES)[number];

/** What moves an analysis from state to state. */
export const HAPPENINGS = [
  /** The client, or an extractor, is asked for accounts. */
  "DATA_REQUESTED",
  /** Accounts came, and a trigger is to start the computation. */
  "DATA_HELD",
  /** The computation waits its turn, or runs. */
  "COMPUTATION_STARTED",
  "COMPUTATION_COMPLETED",
  "COMPUTATION_FAILED",
  /** The extractor of bank statements gave no accounts. */
  "EXTRACTION_FAILED",
] as const;
/** What moves an analysis from state to state. */
export type Happening = (typeof HAPPENINGS)[number];

const WHATEVER_IT_COMPUTED = {
  DATA_REQUESTED: "FETCHING_DATA",
  DATA_HELD: "PENDING",
  COMPUTATION_STARTED: "IN_PROGRESS",
} as const;

/**
 * The whole state machine. What is not in it cannot happen: a computation ends only where one runs, and only an analysis
 * that waits for data can miss them.
 */
export const TRANSITIONS: Readonly<Record<AnalysisStatus, Readonly<Partial<Record<Happening, AnalysisStatus>>>>> = {
  CREATED: WHATEVER_IT_COMPUTED,
  FETCHING_DATA: { ...WHATEVER_IT_COMPUTED, EXTRACTION_FAILED: "ERROR" },
  PENDING: WHATEVER_IT_COMPUTED,
  IN_PROGRESS: { ...WHATEVER_IT_COMPUTED, COMPUTATION_COMPLETED: "COMPLETED", COMPUTATION_FAILED: "ERROR" },
  COMPLETED: WHATEVER_IT_COMPUTED,
  ERROR: WHATEVER_IT_COMPUTED,
};

/**
 * The state after something happened.
 * @throws Error where that cannot happen in this state: a bug of the service.
 */
export function nextStatus(status: AnalysisStatus, happening: Happening): AnalysisStatus {
  const next = TRANSITIONS[status][happening];
  if (next === undefined) throw new Error(`${happening} cannot happen to an analysis that is ${status}`);
  return next;
}
