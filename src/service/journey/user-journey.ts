import type { Session } from "../store/records.js";

/**
 * How far a customer came on the way to connect a bank (interface, "Customer": userJourneyState), by advance. An
 * aggregation that failed got as far as one that succeeded, so success counts as further.
 */
export const USER_JOURNEY_STATES = [
  "CUSTOMER_CREATED",
  "STARTED",
  "BANK_SELECTED",
  "QR_CODE_SCANNED",
  "AGGREGATION_STARTED",
  "AGGREGATION_FINISHED_ERROR",
  "AGGREGATION_FINISHED_SUCCESS",
  "FINISHED_SUCCESS",
] as const;
/** How far a customer came on the way to connect a bank. */
export type UserJourneyState = (typeof USER_JOURNEY_STATES)[number];

/**
 * How far each session came. The journey's bank is a sandbox of one page, whose buttons say how the connection ends:
 * there is no bank to select and no QR code to scan, and an aggregation takes no time, so its start is never seen and
 * its success is that of the journey. Who cancels, or lets the session expire, has started and no more.
 */
const STATE_OF_SESSION: Readonly<Record<Session["status"], UserJourneyState>> = {
  OPEN: "STARTED",
  USER_CANCELLED: "STARTED",
  EXPIRED: "STARTED",
  ERROR: "AGGREGATION_FINISHED_ERROR",
  SUCCESS: "FINISHED_SUCCESS",
};

/** The furthest step over all sessions of a customer; analyses without a session are no part of the journey. */
export function furthestState(sessions: readonly Pick<Session, "status">[]): UserJourneyState {
  const reached = new Set(sessions.map(({ status }) => STATE_OF_SESSION[status]));
  return USER_JOURNEY_STATES.findLast((state) => reached.has(state)) ?? "CUSTOMER_CREATED";
}
