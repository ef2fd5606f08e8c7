import type { Background } from "../background.js";
import type { Store } from "../store/store.js";
import type { Tenant } from "../tenant.js";
import type { EventName } from "./event-names.js";
import type { EventPayload } from "./payload.js";

/** What events need of the service. */
export interface EventDeskNeeds {
  readonly store: Store;
  readonly background: Background;
}

/** Where events become deliveries. */
export class EventDesk {
  constructor(readonly needs: EventDeskNeeds) {}

  /** Tells the tenant's active subscriptions of an event. */
  publish(_tenant: Tenant, _eventName: EventName, _payload: EventPayload): void {}
}
