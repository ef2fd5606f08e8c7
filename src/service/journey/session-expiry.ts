import type { Background } from "../background.js";
import { LONGEST_TIMER_MS } from "../events/deadline.js";
import type { EventDesk } from "../events/event-desk.js";
import { Fifo } from "../fifo.js";
import type { Session } from "../store/records.js";

/** What the expiry of sessions needs of the service. */
export interface SessionExpiryNeeds {
  readonly background: Background;
  readonly clock: () => number;
  readonly events: Pick<EventDesk, "publish">;
  /** Milliseconds of a session's life. */
  readonly sessionLifeMs: number;
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
}

/** Lets open sessions expire when their time is over, whether or not anybody looks at them. */
export class SessionExpiry {
  readonly #needs: SessionExpiryNeeds;
  /** Sessions that may be open still, oldest first: all live equally long. */
  readonly #watched = new Fifo<Session>();
  #timer: NodeJS.Timeout | undefined;

  constructor(needs: SessionExpiryNeeds) {
    this.#needs = needs;
    needs.closing.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** Watches a session that was just opened. */
  watch(session: Session): void {
    this.#watched.push(session);
    this.#setTimer();
  }

  /** When a session expires, in milliseconds since 1970. */
  expiryOf({ createdAt }: Session): number {
    return createdAt + this.#needs.sessionLifeMs;
  }

  /** A session with the state that it has by now: an open one whose time is over has expired. */
  applyTo(session: Session): Session {
    const { clock, events } = this.#needs;
    const expiresAt = this.expiryOf(session);
    if (session.status === "OPEN" && clock() >= expiresAt) moveSession(events, session, "EXPIRED", expiresAt);
    return session;
  }

  /** Lets all sessions expire whose time is over by now. */
  sweep(): void {
    this.#needs.background.start("session expiry", async () => {
      let oldest = this.#watched.first;
      while (oldest !== undefined && this.applyTo(oldest).status !== "OPEN") {
        this.#watched.shift();
        oldest = this.#watched.first;
      }
      this.#setTimer();
    });
  }

  /** One timer for the oldest session. It keeps no process alive, and looks again where the clock says otherwise. */
  #setTimer(): void {
    const oldest = this.#watched.first;
    if (oldest === undefined || this.#timer !== undefined || this.#needs.closing.aborted) return;
    const leftMs = this.expiryOf(oldest) - this.#needs.clock();
    const look = (): void => {
      this.#timer = undefined;
      this.sweep();
    };
    this.#timer = setTimeout(look, Math.min(Math.max(leftMs, 1), LONGEST_TIMER_MS)).unref();
  }
}

/**
 * Moves a session to another state, and tells subscribers.
 * @param at - When that happened, in milliseconds since 1970.
 */
export function moveSession(
  events: Pick<EventDesk, "publish">,
  session: Session,
  status: Session["status"],
  at: number,
): void {
  session.status = status;
  session.updatedAt = at;
  const { tenant, customerId, id } = session;
  events.publish(tenant, "session_connect_state_changed", { customerId, sessionId: id }, at);
}
