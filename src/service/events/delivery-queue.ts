import type { Background } from "../background.js";
import { Fifo } from "../fifo.js";
import { Problem } from "../problem.js";
import type { Caller } from "./caller.js";
import { underDeadline } from "./deadline.js";
import { type Delivery, type Failure, isFinished } from "./delivery.js";
import type { EventName } from "./event-names.js";
import type { EventPayload } from "./payload.js";
import type { Subscription } from "./subscription.js";

/** Attempts after which a delivery is not sent again on request, and none is in addition to the retries. */
const MOST_ATTEMPTS = 100;

/** What queues need of the service. */
export interface QueueNeeds {
  readonly background: Background;
  readonly caller: Caller;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly deliveriesPerSubscription: number;
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
}

/**
 * The deliveries of one subscription: attempted one at a time, in the order of the events, each until it succeeds or has
 * no retries left. Every event stays to be read, delivered or not, until it gives way to newer ones.
 */
export class DeliveryQueue {
  readonly #needs: QueueNeeds;
  readonly #subscription: Subscription;
  readonly #kept = new Map<string, Delivery>();
  readonly #finished = new Fifo<Delivery>();
  #waiting = new Fifo<Delivery>();
  #unfinished = 0;
  #published = 0;
  /** Stops what runs; undefined where nothing does. */
  #run: AbortController | undefined;
  /** Ends the pause between two attempts. */
  #pause = new AbortController();

  constructor(needs: QueueNeeds, subscription: Subscription) {
    this.#needs = needs;
    this.#subscription = subscription;
  }

  /** All deliveries that are kept, oldest first. */
  list(): readonly Delivery[] {
    return [...this.#kept.values()];
  }

  /** A delivery that is kept; undefined where there is none of that id. */
  find(id: string): Delivery | undefined {
    return this.#kept.get(id);
  }

  /**
   * Adds an event. Where the queue is full the oldest delivery that has ended gives way; where none has ended the event is
   * kept as FAILED, DROPPED.
   * @param at - When it happened; now by default.
   */
  add(eventName: EventName, payload: EventPayload, at = this.#needs.clock()): void {
    const { newId, deliveriesPerSubscription: most } = this.#needs;
    this.#published += 1;
    const delivery: Delivery = {
      id: newId(),
      index: this.#published,
      eventName,
      payload: { ...payload },
      at,
      status: "PENDING",
      attempts: [],
    };
    if (this.#kept.size >= most) this.#giveWay();
    this.#kept.set(delivery.id, delivery);
    if (this.#unfinished < most) this.#enqueue(delivery);
    else {
      this.#unfinished += 1;
      this.#finish(delivery, "FAILED", "DROPPED");
    }
  }

  /**
   * Attempts a delivery once more, with all its retries, behind those that wait.
   * @throws Problem BAD_REQUEST where it has not failed, or the subscription is not called.
   */
  retry(delivery: Delivery): void {
    const { status, attempts } = delivery;
    if (status !== "FAILED" && status !== "CANCELLED")
      throw new Problem("BAD_REQUEST", `only a FAILED or CANCELLED event can be sent again, this one is ${status}`);
    if (this.#subscription.status !== "ACTIVE") throw new Problem("BAD_REQUEST", "the subscription is not ACTIVE");
    if (attempts.length >= MOST_ATTEMPTS)
      throw new Problem("BAD_REQUEST", `the event was attempted ${MOST_ATTEMPTS} times already`);
    if (this.#unfinished >= this.#needs.deliveriesPerSubscription)
      throw new Problem("BAD_REQUEST", "the subscription's queue is full");
    delivery.status = "PENDING";
    delete delivery.failure;
    this.#enqueue(delivery);
  }

  /** Ends the pause before the next attempt, where there is one. That attempt is no retry. */
  wake(): void {
    this.#pause.abort();
  }

  /** Stops what runs, and cancels it and all that waits. Later events start anew. */
  cancel(): void {
    for (const delivery of this.#kept.values()) if (!isFinished(delivery)) this.#finish(delivery, "CANCELLED");
    this.#waiting = new Fifo();
    const run = this.#run;
    this.#run = undefined;
    run?.abort();
  }

  #enqueue(delivery: Delivery): void {
    this.#unfinished += 1;
    if (this.#needs.closing.aborted) {
      this.#finish(delivery, "CANCELLED");
      return;
    }
    this.#waiting.push(delivery);
    if (this.#run === undefined) this.#start();
  }

  #start(): void {
    const run = new AbortController();
    this.#run = run;
    this.#needs.background.start("delivery", () => this.#deliverAll(run.signal));
  }

  async #deliverAll(stop: AbortSignal): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await this.#deliver(next, stop);
      // A later run may have begun: what waits is its own.
      if (stop.aborted) return;
    }
    this.#run = undefined;
  }

  async #deliver(delivery: Delivery, stop: AbortSignal): Promise<void> {
    delivery.status = "DELIVERING";
    for (let retries = 0; ; ) {
      const attempt = await this.#needs.caller.attempt(this.#subscription, delivery, stop);
      delivery.attempts.push(attempt);
      if (stop.aborted) {
        // It may have been cancelled in the very moment in which it arrived.
        if (attempt.failure === undefined && isFinished(delivery)) delivery.status = "DELIVERED";
        return;
      }
      if (attempt.failure === undefined) return this.#finish(delivery, "DELIVERED");
      const delay = this.#subscription.webhookRetryDelays[retries];
      if (delay === undefined) return this.#finish(delivery, "FAILED", attempt.failure);
      this.#pause = new AbortController();
      const awake = AbortSignal.any([stop, this.#pause.signal]);
      await underDeadline(Number.POSITIVE_INFINITY, awake, (signal) => this.#needs.sleep(delay, signal));
      if (stop.aborted) return;
      const isWoken = this.#pause.signal.aborted && delivery.attempts.length < MOST_ATTEMPTS;
      if (!isWoken) retries += 1;
    }
  }

  #finish(delivery: Delivery, status: "DELIVERED" | "FAILED" | "CANCELLED", failure?: Failure): void {
    delivery.status = status;
    if (failure !== undefined) delivery.failure = failure;
    this.#unfinished -= 1;
    this.#finished.push(delivery);
  }

  #giveWay(): void {
    for (let oldest = this.#finished.shift(); oldest !== undefined; oldest = this.#finished.shift())
      // One that was retried since stands further back in the queue once more.
      if (isFinished(oldest) && this.#kept.delete(oldest.id)) return;
  }
}
