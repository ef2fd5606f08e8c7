import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AnalysisDesk } from "./analyses/desk.js";
import { Engine } from "./analyses/engine.js";
import { SCOPES } from "./auth/scopes.js";
import { digestOf } from "./auth/secrets.js";
import { Tokens } from "./auth/tokens.js";
import type { Backend } from "./backend.js";
import { Background } from "./background.js";
import { EventDesk } from "./events/event-desk.js";
import { createApp } from "./http/app.js";
import { DEFAULT_LIMITS, type ServiceOptions } from "./options.js";
import { StatementDesk } from "./statements/statement-desk.js";
import { Store } from "./store/store.js";

/** The whole interface, in memory. */
export interface Service {
  /** Answers a request. Never rejects: what goes wrong is a response too. */
  fetch(request: Request): Promise<Response>;
  /** Resolves when all computations, deliveries and reports have ended. */
  idle(): Promise<void>;
}

/**
 * Creates a service that answers the whole interface from memory (decisions section 10). Nothing outlives the process.
 *
 * @throws Error where an option is not what it must be.
 *
 * @example
 * const service = createService({
 *   serviceAccounts: [{ clientId: "demo", clientSecret: "demo-secret", organizationId: "o", projectId: "p" }],
 * });
 * await service.fetch(new Request("http://localhost/v2/customers")); // 401
 */
export function createService(options: ServiceOptions): Service {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const clock = options.clock ?? Date.now;
  const newId = options.newId ?? randomUUID;
  const onFault = options.onFault ?? (() => {});
  const store = new Store(limits);
  const background = new Background(onFault);
  for (const { clientId, clientSecret, organizationId, projectId, ...rest } of options.serviceAccounts) {
    const now = clock();
    store.addServiceAccount({
      id: newId(),
      tenant: { organizationId, projectId },
      clientId,
      secret: digestOf(clientSecret),
      ...(rest.name !== undefined && { name: rest.name }),
      scopes: new Set(rest.scopes ?? SCOPES),
      redirectUris: rest.redirectUris ?? [],
      createdAt: now,
      updatedAt: now,
    });
  }
  const tokens = new Tokens({
    signingKey: signingKeyOf(options.signingKey),
    clock,
    newId,
    accountOf: (clientId) => store.serviceAccountOf(clientId),
  });
  const events = new EventDesk({ store, background });
  const engine = new Engine({
    project: options.project,
    strict: options.strict,
    transactionsPerAnalysis: limits.transactionsPerAnalysis,
    analyze: options.analyze,
  });
  const analyses = new AnalysisDesk({
    store,
    engine,
    background,
    clock,
    newId,
    cachedTransactions: limits.cachedTransactions,
    publish: ({ tenant, party, id, sessionId }, eventName) =>
      events.publish(tenant, eventName, {
        ...(party.kind === "BUSINESS" ? { businessId: party.id } : { customerId: party.id }),
        analysisId: id,
        ...(sessionId !== undefined && { sessionId }),
      }),
    onCompleted: () => {},
  });
  const statements = new StatementDesk({ analyses, background, newId, extract: options.extractStatements });
  const backend: Backend = { store, limits, tokens, analyses, statements, events, background, clock, newId };
  const app = createApp(backend, (error) =>
    onFault({ where: "request", errorName: error instanceof Error ? error.name : "unknown" }),
  );
  void wait;
  return { fetch: async (request) => app.fetch(request), idle: () => background.idle() };
}

const SHORTEST_KEY = 32;

function signingKeyOf(text: string | undefined): Uint8Array {
  if (text === undefined) return randomBytes(SHORTEST_KEY);
  if (text.length < SHORTEST_KEY)
    throw new Error(`signingKey: expected at least ${SHORTEST_KEY} characters, found ${text.length}`);
  return new TextEncoder().encode(text);
}
