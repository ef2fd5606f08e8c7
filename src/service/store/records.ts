import type { AnalysisErrorCode, DataOrigin, Format } from "../../index.js";
import type { StoredBody } from "../analyses/stored-body.js";
import type { AnalysisSource, AnalysisStatus } from "../analyses/transitions.js";
import type { Scope } from "../auth/scopes.js";
import type { SecretDigest } from "../auth/secrets.js";
import type { Resource } from "./collection.js";

/** Who may ask for tokens. */
export interface ServiceAccount extends Resource {
  readonly id: string;
  readonly clientId: string;
  secret: SecretDigest;
  name?: string;
  scopes: ReadonlySet<Scope>;
  redirectUris: readonly string[];
  readonly createdAt: number;
  updatedAt: number;
}

/** Details of a customer's or business's link with an aggregator (interface, "Customer"). */
export type AggregationDetails = Readonly<Record<string, string>>;

/** Members that customers and businesses share. */
export interface Party extends Resource {
  readonly kind: "CUSTOMER" | "BUSINESS";
  readonly customIdentifier: string;
  aggregationDetails: AggregationDetails;
  readonly createdAt: number;
  updatedAt: number;
}

/** A person whose accounts are analysed. */
export interface Customer extends Party {
  readonly kind: "CUSTOMER";
  personalDetails: Readonly<Record<string, unknown>>;
}

/** A business whose accounts are analysed. */
export interface Business extends Party {
  readonly kind: "BUSINESS";
  readonly serviceAccountClientId: string;
  userSegment?: string;
  businessDetails: Readonly<Record<string, unknown>>;
}

/** An analysis of a customer or a business. Times are milliseconds since 1970. */
export interface AnalysisRecord extends Resource {
  readonly party: { readonly kind: Party["kind"]; readonly id: string };
  status: AnalysisStatus;
  source: AnalysisSource;
  dataOrigin: DataOrigin;
  /** The format that the client named; what it names none of is told by the shape of all data together. */
  declaredFormat?: Format;
  /** The format that the data are read as. */
  format?: Format;
  /** Session of the journey that it belongs to. */
  sessionId?: string;
  /** Folder of the bank statements that it was made from. */
  folderId?: string;
  /** What the client asked for, merged over its requests; the body's `parameters`. */
  parameters: Readonly<Record<string, unknown>>;
  /** The data as they were given, merged over the requests; undefined where none came yet. */
  body?: StoredBody;
  /** Whether there are accounts or connections among the data. */
  hasAccounts: boolean;
  /** The `now` of the last computation. */
  computedAt?: number;
  /** When it was last COMPLETED or in ERROR. */
  endedAt?: number;
  /** Names of the holders of the accounts that the last computation used. */
  owners: readonly string[];
  error?: { readonly code: AnalysisErrorCode; readonly message: string };
  /** Counts what was changed, so that a computation of older data is not taken for the newest. */
  revision: number;
  readonly createdAt: number;
  updatedAt: number;
}

/** One attempt of a customer to connect a bank. */
export interface Session extends Resource {
  readonly customerId: string;
  readonly clientId: string;
  /** What is kept of the code that the end user's browser must bring. */
  readonly code: SecretDigest;
  /** Where the end user is to return to, if the session's creation said so. */
  readonly redirectUri?: string;
  status: "OPEN" | "SUCCESS" | "ERROR" | "USER_CANCELLED" | "EXPIRED";
  analysisId?: string;
  readonly createdAt: number;
  updatedAt: number;
}

/** A report of an analysis. */
export interface Report extends Resource {
  readonly analysisId: string;
  status: "IN_PROGRESS" | "COMPLETED" | "ERROR";
  contentType?: string;
  content?: Uint8Array;
  error?: string;
  readonly createdAt: number;
  updatedAt: number;
}
