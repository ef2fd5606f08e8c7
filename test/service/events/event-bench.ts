import { Background } from "../../../src/service/background.js";
import { EventDesk, type EventDeskNeeds } from "../../../src/service/events/event-desk.js";
import type { EventName } from "../../../src/service/events/event-names.js";
import { Sealed } from "../../../src/service/events/sealed.js";
import type { Subscription } from "../../../src/service/events/subscription.js";
import { DEFAULT_LIMITS, type ServiceFault } from "../../../src/service/options.js";
import { Store } from "../../../src/service/store/store.js";
import type { Tenant } from "../../../src/service/tenant.js";

/** The tenant whose subscriptions are called. */
export const TENANT: Tenant = { organizationId: "organization", projectId: "project" };
/** Where the fake clock begins: 2026-01-01. */
export const START = 1_767_225_600_000;

/** A call that a fake target got. */
export interface ReceivedCall {
  readonly url: string;
  readonly at: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How a fake target answers. */
export type FakeTarget = (request: Request, call: ReceivedCall) => Promise<Response> | Response;

/** Parts of the service around events, with a clock that only pauses move and targets that are functions. */
export interface EventBench {
  readonly desk: EventDesk;
  readonly store: Store;
  readonly background: Background;
  readonly calls: ReceivedCall[];
  readonly pauses: number[];
  readonly faults: ServiceFault[];
  readonly clock: () => number;
  subscribe(host: string, more?: Partial<Subscription>): Subscription;
  publish(eventName?: EventName, tenant?: Tenant): void;
  idle(): Promise<void>;
}

/** Makes the parts. Targets are found by the host of the URL; one that is not there refuses the connection. */
export function createEventBench(
  targets: Readonly<Record<string, FakeTarget>>,
  needs: Partial<EventDeskNeeds> = {},
): EventBench {
  const calls: ReceivedCall[] = [];
  const pauses: number[] = [];
  const faults: ServiceFault[] = [];
  let now = START;
  let ids = 0;
  const clock = (): number => now;
  const newId = (): string => `id-${++ids}`;
  const store = new Store(DEFAULT_LIMITS);
  const background = new Background((fault) => faults.push(fault));
  const desk = new EventDesk({
    store,
    background,
    clock,
    newId,
    sleep: async (milliseconds) => {
      pauses.push(milliseconds);
      now += milliseconds;
    },
    fetch: async (request) => {
      const url = new URL(request.url);
      const target = targets[url.host];
      if (target === undefined) throw new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } });
      const text = await request.text();
      const call = { url: request.url, at: now, headers: request.headers, text, body: bodyOf(text) };
      calls.push(call);
      return target(request, call);
    },
    resolveHost: async () => ["93.184.216.34"],
    allowPrivateTargets: false,
    deliveriesPerSubscription: 1000,
    deliveryTimeoutMs: 10_000,
    ...needs,
  });
  let events = 0;
  return {
    desk,
    store,
    background,
    calls,
    pauses,
    faults,
    clock,
    subscribe: (host, more = {}) => store.subscriptions.add(subscriptionTo(`https://${host}/hook`, newId(), more)),
    publish: (eventName = "analysis_completed", tenant = TENANT) =>
      desk.publish(tenant, eventName, { customerId: "customer", analysisId: `analysis-${++events}` }),
    idle: () => background.idle(),
  };
}

/** A target that answers 200. */
export const healthy: FakeTarget = () => new Response("ok");

/** A target that answers with statuses, one after the other, the last one for ever. */
export function answering(...statuses: readonly number[]): FakeTarget {
  let calls = 0;
  return () => {
    const status = statuses[Math.min(calls, statuses.length - 1)]!;
    calls += 1;
    return new Response(status === 204 ? null : "body", { status });
  };
}

function subscriptionTo(target: string, id: string, more: Partial<Subscription>): Subscription {
  return {
    id,
    tenant: TENANT,
    target,
    eventName: "analysis_completed",
    status: "ACTIVE",
    secret: new Sealed("whsec", true),
    encryptionFlag: true,
    useProxy: false,
    forceSendEmail: false,
    webhookRetryDelays: [1000, 5000],
    createdAt: START,
    updatedAt: START,
    ...more,
  };
}

function bodyOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
