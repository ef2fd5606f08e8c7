import { SCOPES, type Scope } from "../../../src/service/auth/scopes.js";
import { digestOf } from "../../../src/service/auth/secrets.js";
import { Tokens } from "../../../src/service/auth/tokens.js";
import type { Backend } from "../../../src/service/backend.js";
import type { EventDeskNeeds } from "../../../src/service/events/event-desk.js";
import { createApp } from "../../../src/service/http/app.js";
import { DEFAULT_LIMITS } from "../../../src/service/options.js";
import type { ServiceAccount } from "../../../src/service/store/records.js";
import { createEventBench, type EventBench, type FakeTarget, healthy, START, TENANT } from "./event-bench.js";

/** A JSON object, as it is sent and answered. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Who asks: the tenant, one that may only read, another project, or somebody without a token. */
export type Asker = "tenant" | "reader" | "other" | "nobody";

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly body: JsonObject;
  readonly text: string;
  readonly headers: Headers;
}

/** A client of the endpoints around events, and the parts behind them. */
export interface SubscriptionClient extends EventBench {
  readonly backend: Backend;
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
    asker?: Asker,
  ): Promise<Answer>;
}

/** Makes the endpoints over fake targets. */
export function createSubscriptionClient(
  targets: Readonly<Record<string, FakeTarget>> = { "a.example": healthy },
  needs: Partial<EventDeskNeeds> = {},
): SubscriptionClient {
  const bench = createEventBench(targets, needs);
  const accounts = new Map<Asker, ServiceAccount>([
    ["tenant", accountOf("tenant", "project", SCOPES)],
    ["reader", accountOf("reader", "project", ["subscriptions:read"])],
    ["other", accountOf("other", "other", SCOPES)],
  ]);
  let ids = 0;
  const newId = (): string => `made-${++ids}`;
  const tokens = new Tokens({
    signingKey: new Uint8Array(32),
    clock: bench.clock,
    newId,
    accountOf: (clientId) => accounts.get(clientId as Asker),
  });
  const { store, background, desk: events, clock } = bench;
  const parts: Partial<Backend> = { store, background, events, clock, newId, tokens, limits: DEFAULT_LIMITS };
  const backend = parts as Backend;
  const app = createApp(backend, (error) => {
    throw error;
  });
  return {
    ...bench,
    backend,
    ask: async (method, path, body, headers = {}, asker = "tenant") => {
      const account = accounts.get(asker);
      const token = account === undefined ? undefined : (await tokens.issue(account)).access_token;
      const response = await app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { "content-type": "application/json" }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      const answered = text === "" ? {} : (JSON.parse(text) as JsonObject);
      return { status: response.status, body: answered, text, headers: response.headers };
    },
  };
}

function accountOf(clientId: Asker, projectId: string, scopes: readonly Scope[]): ServiceAccount {
  return {
    id: clientId,
    clientId,
    tenant: { ...TENANT, projectId },
    secret: digestOf(clientId),
    scopes: new Set(scopes),
    redirectUris: [],
    createdAt: START,
    updatedAt: START,
  };
}
