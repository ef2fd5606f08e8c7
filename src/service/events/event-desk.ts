import type { Background } from "../background.js";
import type { Store } from "../store/store.js";
import type { Tenant } from "../tenant.js";
import { Caller } from "./caller.js";
import { DeliveryQueue, type QueueNeeds } from "./delivery-queue.js";
import type { EventName } from "./event-names.js";
import type { EventPayload } from "./payload.js";
import type { Subscription } from "./subscription.js";
import { TargetGuard, type TargetNeeds } from "./targets.js";

/** What events need of the service. */
export interface EventDeskNeeds extends TargetNeeds {
  readonly store: Store;
  readonly background: Background;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly deliveriesPerSubscription: number;
  readonly deliveryTimeoutMs: number;
}

/** Where events become deliveries, one for each subscription that asked for them. */
export class EventDesk {
  /** Says which targets may be called. */
  readonly targets: TargetGuard;
  readonly #store: Store;
  readonly #queueNeeds: QueueNeeds;
  readonly #queues = new Map<Subscription, DeliveryQueue>();
  readonly #closing = new AbortController();

  constructor(needs: EventDeskNeeds) {
    this.targets = new TargetGuard(needs);
    this.#store = needs.store;
    const caller = new Caller({ ...needs, targets: this.targets });
    this.#queueNeeds = { ...needs, caller, closing: this.#closing.signal };
  }

  /**
   * Tells the tenant's active subscriptions of an event. Returns at once and never throws for what a target does.
   * @param at - When it happened, in milliseconds since 1970; now by default.
   */
  publish(tenant: Tenant, eventName: EventName, payload: EventPayload, at?: number): void {
    for (const subscription of this.#store.subscriptions.list(tenant))
      if (subscription.status === "ACTIVE" && subscription.eventName === eventName)
        this.queueOf(subscription).add(eventName, payload, at);
  }

  /** The deliveries of a subscription. */
  queueOf(subscription: Subscription): DeliveryQueue {
    const known = this.#queues.get(subscription);
    if (known !== undefined) return known;
    const queue = new DeliveryQueue(this.#queueNeeds, subscription);
    this.#queues.set(subscription, queue);
    return queue;
  }

  /** Forgets the deliveries of a subscription that is gone, after stopping them. */
  forget(subscription: Subscription): void {
    this.#queues.get(subscription)?.cancel();
    this.#queues.delete(subscription);
  }

  /** Stops all deliveries for good: those that have not ended, and all later ones, are CANCELLED. */
  close(): void {
    this.#closing.abort();
    for (const queue of this.#queues.values()) queue.cancel();
  }
}
