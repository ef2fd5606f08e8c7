import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AnalysisDesk } from "./analyses/desk.js";
import { Engine } from "./analyses/engine.js";
import { SCOPES } from "./auth/scopes.js";
import { digestOf } from "./auth/secrets.js";
import { Tokens } from "./auth/tokens.js";
import type { Backend } from "./backend.js";
import { Background } from "./background.js";
import { EventDesk, type EventDeskNeeds } from "./events/event-desk.js";
import type { EventName } from "./events/event-names.js";
import type { EventPayload } from "./events/payload.js";
import { resolveHostBySystem } from "./events/targets.js";
import { createApp } from "./http/app.js";
import type { OpenApiDocument } from "./http/openapi-document.js";
import { SessionExpiry } from "./journey/session-expiry.js";
import { DEFAULT_LIMITS, faultOf, type ServiceFault, type ServiceLimits, type ServiceOptions } from "./options.js";
import { checkOptions } from "./options-check.js";
import { ReportDesk } from "./reports/report-desk.js";
import { StatementDesk } from "./statements/statement-desk.js";
import type { AnalysisRecord } from "./store/records.js";
import { Store } from "./store/store.js";

/** The whole interface, in memory. */
export interface Service {
  /** Answers a request. Never rejects: what goes wrong is a response too. */
  fetch(request: Request): Promise<Response>;
  /**
   * Resolves when all computations, deliveries and reports have ended, the expiry of sessions that are over by the clock
   * among them.
   */
  idle(): Promise<void>;
  /**
   * Stops all deliveries, pauses between their attempts included, and all extractions and reports, and resolves when the
   * service is idle.
   */
  close(): Promise<void>;
  /** The interface as an OpenAPI 3.1 document, as `/openapi.json` answers it. */
  openApiDocument(): OpenApiDocument;
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
  checkOptions(options, limits);
  const clock = options.clock ?? Date.now;
  const newId = options.newId ?? randomUUID;
  const onFault = guarded(options.onFault);
  const store = new Store(limits);
  const background = new Background(onFault);
  const closing = new AbortController();
  addServiceAccounts(options, { store, clock, newId });
  const parts = { store, background, clock, newId };
  const tokens = new Tokens({
    ...parts,
    signingKey: signingKeyOf(options.signingKey),
    accountOf: (clientId) => store.serviceAccountOf(clientId),
  });
  const events = createEventDesk(options, limits, parts);
  const expiry = new SessionExpiry({ ...parts, events, sessionLifeMs: limits.sessionLifeMs, closing: closing.signal });
  const engine = new Engine({
    project: options.project,
    strict: options.strict,
    transactionsPerAnalysis: limits.transactionsPerAnalysis,
    analyze: options.analyze,
  });
  engine.checkOptions();
  const publish = (record: AnalysisRecord, eventName: EventName, ids: EventPayload = {}): void =>
    events.publish(record.tenant, eventName, { ...idsOf(record), ...ids });
  const analyses = new AnalysisDesk({
    ...parts,
    engine,
    cachedTransactions: limits.cachedTransactions,
    publish,
    onCompleted: (record) => reports.launch(record),
  });
  const statements = new StatementDesk({
    ...parts,
    analyses,
    extract: options.extractStatements,
    timeoutMs: limits.statementTimeoutMs,
    closing: closing.signal,
  });
  const reports = new ReportDesk({
    ...parts,
    render: options.renderReport,
    resultOf: (record) => analyses.resultOf(record),
    publish: (record, eventName, reportId) => publish(record, eventName, reportId === undefined ? {} : { reportId }),
    mostBytes: limits.reportBytes,
    timeoutMs: limits.reportTimeoutMs,
    closing: closing.signal,
  });
  const desks = { analyses, statements, reports, events, expiry };
  const backend: Backend = { ...parts, ...desks, limits, tokens, publicUrl: publicUrlOf(options.publicUrl) };
  const app = createApp(backend, (error) => onFault(faultOf("request", error)));
  const close = (): Promise<void> => {
    events.close();
    closing.abort();
    return background.idle();
  };
  return {
    fetch: async (request) => app.fetch(request),
    idle: () => {
      expiry.sweep();
      return background.idle();
    },
    close,
    openApiDocument: () => app.openApiDocument(),
  };
}

function addServiceAccounts(
  { serviceAccounts }: ServiceOptions,
  { store, clock, newId }: Pick<Backend, "store" | "clock" | "newId">,
): void {
  for (const {
    clientId,
    clientSecret,
    organizationId,
    projectId,
    name,
    scopes,
    redirectUris = [],
  } of serviceAccounts) {
    const now = clock();
    store.addServiceAccount({
      id: newId(),
      tenant: { organizationId, projectId },
      clientId,
      secret: digestOf(clientSecret),
      ...(name !== undefined && { name }),
      scopes: new Set(scopes ?? SCOPES),
      redirectUris,
      createdAt: now,
      updatedAt: now,
    });
  }
}

/** What an event of an analysis is about, whatever happened to it. */
function idsOf({ party, id, sessionId }: AnalysisRecord): EventPayload {
  return {
    ...(party.kind === "BUSINESS" ? { businessId: party.id } : { customerId: party.id }),
    analysisId: id,
    ...(sessionId !== undefined && { sessionId }),
  };
}

/** A listener that fails, at once or later, must not take the service down with it. */
function guarded(onFault: ServiceOptions["onFault"] = () => {}): (fault: ServiceFault) => void {
  return (fault) => void (async () => onFault(fault))().catch(() => {});
}

/** With a slash at its end, so that paths are added to it and take nothing of it away. */
function publicUrlOf(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = new URL(text);
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}

function createEventDesk(
  options: ServiceOptions,
  { deliveriesPerSubscription, deliveryTimeoutMs }: ServiceLimits,
  parts: Pick<EventDeskNeeds, "store" | "background" | "clock" | "newId">,
): EventDesk {
  return new EventDesk({
    ...parts,
    fetch: options.fetch ?? ((request) => fetch(request)),
    sleep: options.sleep ?? ((milliseconds, signal) => wait(milliseconds, undefined, { signal })),
    resolveHost: options.resolveHost ?? resolveHostBySystem,
    allowPrivateTargets: options.allowPrivateTargets ?? false,
    deliveriesPerSubscription,
    deliveryTimeoutMs,
  });
}

const SHORTEST_KEY = 32;

function signingKeyOf(text: string | undefined): Uint8Array {
  if (text === undefined) return randomBytes(SHORTEST_KEY);
  if (text.length < SHORTEST_KEY)
    throw new Error(`signingKey: expected at least ${SHORTEST_KEY} characters, found ${text.length}`);
  return new TextEncoder().encode(text);
}
