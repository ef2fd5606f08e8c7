import type { AnalyzeOptions, analyze, ProjectOptions } from "../index.js";
import type { Scope } from "./auth/scopes.js";
import type { ReportRenderer } from "./reports/renderer.js";
import type { StatementExtractor } from "./statements/extractor.js";

/** A client of the service: who may ask for tokens, and for which organisation and project. */
export interface ServiceAccountOptions {
  /** At most 500 characters, as the secret. */
  readonly clientId: string;
  /** What its client proves itself with; compared in constant time. */
  readonly clientSecret: string;
  /** The organisation whose resources it sees. */
  readonly organizationId: string;
  /** The project of that organisation whose resources it sees. */
  readonly projectId: string;
  /** What its tokens may do; everything by default. */
  readonly scopes?: readonly Scope[];
  /** Where the journey may send end users back to: exact addresses, or all below one that ends in `/*`. */
  readonly redirectUris?: readonly string[];
  /** What people call it. */
  readonly name?: string;
}

/**
 * What the service accepts at most; past a limit a request gets a 400 or 413 that says so. Milliseconds are at most
 * 2,147,483,647, those of a session's life a hundred years.
 */
export interface ServiceLimits {
  /** Bytes of a request's body. */
  readonly bodyBytes: number;
  /** Transactions of one analysis. */
  readonly transactionsPerAnalysis: number;
  /** PDF files of one upload. */
  readonly statementFiles: number;
  /** Bytes of one PDF file, decoded. */
  readonly statementFileBytes: number;
  /** Milliseconds until bank statements that were not extracted end in ERROR. */
  readonly statementTimeoutMs: number;
  /** Bytes of one rendered report. */
  readonly reportBytes: number;
  /** Milliseconds until a report that was not rendered ends in ERROR. */
  readonly reportTimeoutMs: number;
  /** Resources of a page where the request does not say, at most `mostPageSize`. */
  readonly pageSize: number;
  /** Resources of a page at most. */
  readonly mostPageSize: number;
  /** Transactions of the analyses of one page together, where a list shows their results; one analysis always fits. */
  readonly pageTransactions: number;
  /** Customers, and as many businesses. */
  readonly customers: number;
  /** Analyses kept, of all tenants. */
  readonly analyses: number;
  /** Journey sessions kept. */
  readonly sessions: number;
  /** Subscriptions kept. */
  readonly subscriptions: number;
  /** Service accounts kept. */
  readonly serviceAccounts: number;
  /** Deliveries kept for each subscription; the oldest finished ones give way. */
  readonly deliveriesPerSubscription: number;
  /** Transactions of the results that are kept computed; others are computed again when they are read. */
  readonly cachedTransactions: number;
  /** Milliseconds until a webhook call without an answer counts as failed. */
  readonly deliveryTimeoutMs: number;
  /** Milliseconds of a journey session's life. */
  readonly sessionLifeMs: number;
}

/** The limits where the options say nothing. */
export const DEFAULT_LIMITS: ServiceLimits = {
  bodyBytes: 64 * 1024 * 1024,
  transactionsPerAnalysis: 250_000,
  statementFiles: 24,
  statementFileBytes: 10 * 1024 * 1024,
  statementTimeoutMs: 5 * 60 * 1000,
  reportBytes: 20 * 1024 * 1024,
  reportTimeoutMs: 2 * 60 * 1000,
  pageSize: 200,
  mostPageSize: 1000,
  pageTransactions: 250_000,
  customers: 100_000,
  analyses: 200_000,
  sessions: 100_000,
  subscriptions: 1000,
  serviceAccounts: 1000,
  deliveriesPerSubscription: 10_000,
  cachedTransactions: 20_000,
  deliveryTimeoutMs: 10_000,
  sessionLifeMs: 30 * 60 * 1000,
};

/** Options of a service. */
export interface ServiceOptions {
  /** Who may ask for tokens. */
  readonly serviceAccounts: readonly ServiceAccountOptions[];
  /** Settings of every analysis: market, currency, zone, period, lexicon. Rules of a business's categories are for businesses. */
  readonly project?: ProjectOptions;
  /** Whether a row that cannot be read refuses the body in every format; false by default. */
  readonly strict?: boolean;
  /**
   * Address at which clients reach the service, where a proxy stands before it: `https://credit.example.com/api`. The
   * journey's links lead there; without it, to the address of the request that asked for one.
   */
  readonly publicUrl?: string;
  /** Whether webhooks may call loopback and private addresses; false by default. */
  readonly allowPrivateTargets?: boolean;
  /** What is accepted at most; what is left out stays at its default. */
  readonly limits?: Partial<ServiceLimits>;
  /** Key that tokens are signed with, at least 32 characters; made anew for each service by default. */
  readonly signingKey?: string;
  /** Turns uploaded bank statements into accounts; without one an upload ends in ERROR. */
  readonly extractStatements?: StatementExtractor;
  /** Writes reports; without one a report ends in ERROR. */
  readonly renderReport?: ReportRenderer;
  /** How webhooks are called; the global fetch by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Addresses of a host name, for the check of webhook targets; the system's resolver by default. */
  readonly resolveHost?: (host: string) => Promise<readonly string[]>;
  /** The clock in milliseconds; the system's by default. */
  readonly clock?: () => number;
  /** Waits between webhook attempts; the system's timer by default. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Makes ids; random UUIDs by default. */
  readonly newId?: () => string;
  /** The engine; for tests of its failures. */
  readonly analyze?: (body: unknown, options: AnalyzeOptions) => ReturnType<typeof analyze>;
  /** Told of what went wrong inside, without personal data; nothing is written by default. */
  readonly onFault?: (fault: ServiceFault) => void;
}

/** Something that went wrong inside the service: where, and the error's name, never its message or data. */
export interface ServiceFault {
  /** What was being done. */
  readonly where: string;
  /** The error's name. */
  readonly errorName: string;
}

/** What is told of an error that was thrown somewhere in the service. */
export function faultOf(where: string, error: unknown): ServiceFault {
  return { where, errorName: error instanceof Error ? error.name : "unknown" };
}
