import { readFileSync } from "node:fs";
import { AnalysisDesk } from "../../src/service/analyses/desk.js";
import { Engine } from "../../src/service/analyses/engine.js";
import { SCOPES, type Scope } from "../../src/service/auth/scopes.js";
import { digestOf } from "../../src/service/auth/secrets.js";
import { Tokens } from "../../src/service/auth/tokens.js";
import type { Backend } from "../../src/service/backend.js";
import { Background } from "../../src/service/background.js";
import { createApp } from "../../src/service/http/app.js";
import { DEFAULT_LIMITS, type ServiceFault, type ServiceLimits } from "../../src/service/options.js";
import type { ReportRenderer } from "../../src/service/reports/renderer.js";
import { ReportDesk } from "../../src/service/reports/report-desk.js";
import type { StatementExtractor } from "../../src/service/statements/extractor.js";
import { StatementDesk } from "../../src/service/statements/statement-desk.js";
import type { Business, Customer } from "../../src/service/store/records.js";
import { Store } from "../../src/service/store/store.js";

/** The instant at which the clock stands. */
export const START = Date.parse("2026-07-01T12:00:00Z");

/** A body of the native format. */
export interface NativeBody {
  readonly accounts: readonly object[];
  readonly parameters?: object;
}

/** A person's body that completes. */
export const STUDENT = bodyOf("fr-student");
/** A business's body that completes. */
export const SHOP = bodyOf("fr-small-business");

/** A body of the fixtures, in the native format by default. */
export function bodyOf(name: string, format = "native"): NativeBody {
  return JSON.parse(readFileSync(new URL(`../../fixtures/bodies/${name}.${format}.json`, import.meta.url), "utf8"));
}

/** Who asks: the tenant, one of it who may read customers only, another project, or somebody without a token. */
export type Asker = "tenant" | "weak" | "other" | "nobody";

/** What a bench is made with. */
export interface BenchOptions {
  readonly extract?: StatementExtractor;
  readonly render?: ReportRenderer;
  readonly limits?: Partial<ServiceLimits>;
}

/** The desks around analyses and their endpoints, with an open view on what they keep. */
export interface AnalysisBench {
  readonly store: Store;
  readonly analyses: AnalysisDesk;
  readonly statements: StatementDesk;
  readonly reports: ReportDesk;
  readonly customer: Customer;
  readonly business: Business;
  /** What went wrong inside. */
  readonly faults: readonly ServiceFault[];
  /** The events that were published: name, analysis, report. */
  readonly told: readonly string[];
  idle(): Promise<void>;
  close(): void;
  ask(method: string, path: string, body?: unknown, asker?: Asker): Promise<Response>;
}

/** Makes desks over one customer and one business. */
export function createAnalysisBench({ extract, render, limits: changed = {} }: BenchOptions = {}): AnalysisBench {
  const limits: ServiceLimits = { ...DEFAULT_LIMITS, ...changed };
  const store = new Store(limits);
  const faults: ServiceFault[] = [];
  const told: string[] = [];
  const background = new Background((fault) => faults.push(fault));
  const closing = new AbortController();
  let ids = 0;
  const parts = { store, background, clock: () => START, newId: () => `id-${++ids}`, closing: closing.signal };
  const project = undefined;
  const engine = new Engine({ project, strict: undefined, transactionsPerAnalysis: 1000, analyze: undefined });
  const analyses = new AnalysisDesk({
    ...parts,
    engine,
    cachedTransactions: limits.cachedTransactions,
    publish: ({ id }, eventName) => told.push(`${eventName} ${id}`),
    onCompleted: (record) => reports.launch(record),
  });
  const statements = new StatementDesk({ ...parts, analyses, extract, timeoutMs: limits.statementTimeoutMs });
  const reports = new ReportDesk({
    ...parts,
    render,
    resultOf: (record) => analyses.resultOf(record),
    publish: ({ id }, eventName, reportId) => told.push(`${eventName} ${id} ${reportId ?? "-"}`),
    mostBytes: limits.reportBytes,
    timeoutMs: limits.reportTimeoutMs,
  });
  const accounts = accountsOfAskers();
  const accountOf = (clientId: string) => accounts.get(clientId as Asker);
  const tokens = new Tokens({ ...parts, signingKey: new Uint8Array(32), accountOf });
  const backend = { ...parts, limits, tokens, analyses, statements, reports } as Partial<Backend> as Backend;
  const app = createApp(backend, (error) => {
    throw error;
  });
  const ask = async (method: string, path: string, body?: unknown, asker: Asker = "tenant"): Promise<Response> => {
    const account = accountOf(asker);
    const headers = new Headers({ "content-type": "application/json" });
    if (account !== undefined) headers.set("authorization", `Bearer ${(await tokens.issue(account)).access_token}`);
    const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return app.fetch(new Request(`https://api.example${path}`, request));
  };
  return {
    ...{ store, analyses, statements, reports, faults, told, ask },
    ...partiesOf(store),
    idle: () => background.idle(),
    close: () => closing.abort(),
  };
}

function accountsOfAskers() {
  const account = (clientId: Asker, projectId: string, scopes: readonly Scope[]) => ({
    id: clientId,
    clientId,
    tenant: { organizationId: "o", projectId },
    secret: digestOf(clientId),
    scopes: new Set(scopes),
    redirectUris: [],
    createdAt: START,
    updatedAt: START,
  });
  return new Map([
    ["tenant" as Asker, account("tenant", "p", SCOPES)],
    ["weak" as Asker, account("weak", "p", ["customers:read"])],
    ["other" as Asker, account("other", "other", SCOPES)],
  ]);
}

function partiesOf(store: Store): { readonly customer: Customer; readonly business: Business } {
  const shared = {
    tenant: { organizationId: "o", projectId: "p" },
    aggregationDetails: {},
    createdAt: START,
    updatedAt: START,
  };
  return {
    customer: store.addCustomer({
      ...shared,
      id: "customer",
      kind: "CUSTOMER",
      customIdentifier: "ana",
      personalDetails: {},
    }),
    business: store.addBusiness({
      ...shared,
      id: "business",
      kind: "BUSINESS",
      customIdentifier: "shop",
      serviceAccountClientId: "tenant",
      businessDetails: {},
    }),
  };
}
