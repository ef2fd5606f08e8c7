import { digestOf, isSecretOf, newSecret } from "../auth/secrets.js";
import type { Backend } from "../backend.js";
import { Problem } from "../problem.js";
import type { Customer, Session } from "../store/records.js";
import { moveSession } from "./session-expiry.js";

/** How an end user leaves the bank. */
export const JOURNEY_OUTCOMES = ["success", "error", "user_cancelled"] as const;
/** How an end user leaves the bank. */
export type JourneyOutcome = (typeof JOURNEY_OUTCOMES)[number];

/** What the client is told in `state` when its user comes back (decisions section 10). */
export type JourneyState = JourneyOutcome | "session_expired" | "session_already_used";

const STATUS_AFTER = { success: "SUCCESS", error: "ERROR", user_cancelled: "USER_CANCELLED" } as const;

/** Stands in for the code of a session that there is not, so that both take as long. */
const NO_CODE = digestOf("");

/** A session that was just opened. Its code is told this once: the store keeps the digest. */
export interface OpenedSession {
  readonly session: Session;
  readonly code: string;
}

/** Opens a session of a customer: one attempt to connect a bank. */
export function openSession(
  { store, expiry, clock, newId }: Backend,
  { customer, clientId, redirectUri }: { customer: Customer; clientId: string; redirectUri: string | undefined },
): OpenedSession {
  const now = clock();
  const code = newSecret();
  const session = store.addSession({
    id: newId(),
    tenant: customer.tenant,
    customerId: customer.id,
    clientId,
    code: digestOf(code),
    ...(redirectUri !== undefined && { redirectUri }),
    status: "OPEN",
    createdAt: now,
    updatedAt: now,
  });
  expiry.watch(session);
  return { session, code };
}

/** The session that an end user's browser names, with the state that it has by now; undefined where its code is wrong. */
export function identifiedSession(
  backend: Backend,
  { clientId, sessionId, code }: { clientId: string; sessionId: string; code: string },
): Session | undefined {
  const account = backend.store.serviceAccountOf(clientId);
  const session = account === undefined ? undefined : backend.store.sessions.find(account.tenant, sessionId);
  const isRightCode = isSecretOf(code, session?.code ?? NO_CODE);
  return session?.clientId === clientId && isRightCode ? backend.expiry.applyTo(session) : undefined;
}

/**
 * Ends a session, once: what the bank says counts the first time only. Success creates an analysis that waits for the
 * accounts of the bank.
 *
 * @returns What the client is told.
 */
export function endSession(backend: Backend, session: Session, outcome: JourneyOutcome): JourneyState {
  const { status } = backend.expiry.applyTo(session);
  if (status === "EXPIRED") return "session_expired";
  if (status !== "OPEN") return "session_already_used";
  const reached = outcome === "success" && !createAnalysis(backend, session) ? "error" : outcome;
  moveSession(backend.events, session, STATUS_AFTER[reached], backend.clock());
  return reached;
}

/** Whether the analysis could be created: a full store is no reason to keep the end user from coming back. */
function createAnalysis({ store, analyses }: Backend, session: Session): boolean {
  const customer = store.customers.find(session.tenant, session.customerId)!;
  try {
    session.analysisId = analyses.create(customer, { sessionId: session.id }).id;
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
