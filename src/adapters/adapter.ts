import type { Format } from "../model/format.js";
import type { RejectionReason } from "../model/rejection.js";
import { isObject, type JsonObject, kindOf, member, pointer } from "../schema/decode.js";
import type { IssueList } from "../schema/issues.js";
import { type AccountOwnerships, indexAccountOwnerships } from "./account-ownerships.js";
import { type AccountVerification, indexAccountVerification } from "./account-verification.js";
import { type Collector, MOST_ACCOUNTS } from "./collector.js";
import { collectBodyError } from "./connection-health.js";
import {
  type AccountLayout,
  type ConnectionLayout,
  detectAccount,
  detectConnection,
  layoutOfConnectionType,
} from "./detect.js";
import { adaptNativeAccount } from "./native.js";
import { adaptProviderAConnection } from "./provider-a.js";
import { adaptProviderCConnection } from "./provider-c.js";
import { adaptProviderDAccount } from "./provider-d.js";
import { adaptProviderEAccount } from "./provider-e.js";
import { FORMAT_OF_LAYOUT, READINGS } from "./readings.js";
import { reserveRows } from "./rows.js";

/** What a body says of its accounts beside them. */
interface Evidence {
  readonly ownerships: AccountOwnerships;
  readonly verification: AccountVerification;
}

type ConnectionAdapter = (raw: JsonObject, path: string, evidence: Evidence, collector: Collector) => void;

const CONNECTION_ADAPTERS: Readonly<Record<ConnectionLayout, ConnectionAdapter>> = {
  PROVIDER_A: (raw, path, { ownerships }, collector) => adaptProviderAConnection(raw, path, ownerships, collector),
  PROVIDER_C: (raw, path, _, collector) => adaptProviderCConnection(raw, path, collector),
};

/** Reads one account. @returns why it was left out; undefined where it was taken, or refused with an issue. */
type AccountAdapter = (raw: JsonObject, path: string, evidence: Evidence, collector: Collector) => Rejected;
type Rejected = RejectionReason | undefined;

const ACCOUNT_ADAPTERS: Readonly<Record<AccountLayout, AccountAdapter>> = {
  NATIVE: (raw, path, _, collector) => adaptNativeAccount(raw, path, collector),
  PROVIDER_D: (raw, path, { verification }, collector) => adaptProviderDAccount(raw, path, verification, collector),
  PROVIDER_E: (raw, path, _, collector) => adaptProviderEAccount(raw, path, collector),
};

/**
 * Reads the accounts and transactions of a body into the collector, by its format or, where it names none, by its shape.
 * @returns the format that the body was read as.
 */
export function adaptBody(body: JsonObject, declared: Format | undefined, collector: Collector): Format {
  const lists = listsOf(body, collector.issues);
  const format = formatOfLists(lists, declared, collector.issues);
  const { connections, accounts } = lists;
  const reading = READINGS[format];
  const evidence = evidenceOf(body, collector.issues);
  if (reading.connections !== undefined)
    adaptConnections(connections ?? [], format, reading.connections, evidence, collector);
  if (reading.accounts !== undefined) adaptAccounts(accounts ?? [], format, reading.accounts, evidence, collector);
  collectBodyError(body, collector);
  return format;
}

/** The format that a body is read as: the one that it names, else the one that its shape shows. */
export function formatOfBody(body: JsonObject, declared: Format | undefined, issues: IssueList): Format {
  return formatOfLists(listsOf(body, issues), declared, issues);
}

/** The data of a body; each undefined where it is absent, or no array and noted as an issue. */
interface Lists {
  readonly connections: readonly unknown[] | undefined;
  readonly accounts: readonly unknown[] | undefined;
}

function listsOf(body: JsonObject, issues: IssueList): Lists {
  return { connections: arrayOf(body, "connections", issues), accounts: arrayOf(body, "accounts", issues) };
}

function arrayOf(body: JsonObject, name: string, issues: IssueList): readonly unknown[] | undefined {
  const value = member(body, name);
  if (value === undefined || Array.isArray(value)) return value as readonly unknown[] | undefined;
  issues.add("INVALID_TYPE", `/${name}`, `expected an array, found ${kindOf(value)}`);
  return undefined;
}

function formatOfLists(lists: Lists, declared: Format | undefined, issues: IssueList): Format {
  refuseTooMany(lists, declared, issues);
  const { connections, accounts } = lists;
  const format = declared ?? detectFormat(connections, accounts);
  const reading = READINGS[format];
  if (reading.accounts === undefined && isMissing(connections, accounts)) {
    issues.add("MISSING", "/connections", `format ${format} needs connections; the body has accounts only`);
  }
  if (reading.connections === undefined && isMissing(accounts, connections)) {
    issues.add("MISSING", "/accounts", `format ${format} needs accounts; the body has connections only`);
  }
  return format;
}

/** Whether a body lacks the list that its format reads, and has the other: what stands there must not be lost without a word. */
function isMissing(own: readonly unknown[] | undefined, other: readonly unknown[] | undefined): boolean {
  return other !== undefined && (own === undefined || (own.length === 0 && other.length > 0));
}

/** One layout names its format; several in one body, or accounts in both lists, are a HYBRID: none is read past the other. */
function detectFormat(connections: readonly unknown[] | undefined, accounts: readonly unknown[] | undefined): Format {
  if (connections !== undefined && connections.length > 0 && accounts !== undefined && accounts.length > 0)
    return "HYBRID";
  const layouts = new Set([
    ...(connections ?? []).map((connection) => {
      return isObject(connection)
        ? (layoutOfConnectionType(connection) ?? detectConnection(connection, []))
        : undefined;
    }),
    ...(accounts ?? []).map((account) => (isObject(account) ? detectAccount(account, ["NATIVE"]) : undefined)),
  ]);
  layouts.delete(undefined);
  if (layouts.size > 1) return "HYBRID";
  const [layout] = layouts;
  if (layout !== undefined) return FORMAT_OF_LAYOUT[layout];
  return connections === undefined || accounts !== undefined ? "NATIVE" : "PROVIDER_A_V2_0";
}

function evidenceOf(body: JsonObject, issues: IssueList): Evidence {
  const check = member(body, "accountVerificationCheck");
  if (check !== undefined && !isObject(check)) {
    issues.add("INVALID_TYPE", "/accountVerificationCheck", `expected an object, found ${kindOf(check)}`);
  }
  return {
    ownerships: indexAccountOwnerships(body, issues),
    verification: indexAccountVerification(isObject(check) ? check : {}, "/accountVerificationCheck", issues),
  };
}

function adaptConnections(
  connections: readonly unknown[],
  format: Format,
  layouts: readonly ConnectionLayout[],
  evidence: Evidence,
  collector: Collector,
): void {
  for (const [index, connection] of connections.entries()) {
    const path = pointer("/connections", index);
    if (!isObject(connection)) {
      collector.issues.add("INVALID_TYPE", path, `expected an object, found ${kindOf(connection)}`);
      continue;
    }
    const named = layouts.length > 1 ? layoutOfConnectionType(connection) : undefined;
    const only = layouts.length === 1 ? layouts[0] : undefined;
    const layout = named ?? detectConnection(connection, layouts) ?? only;
    if (layout !== undefined && layouts.includes(layout)) {
      CONNECTION_ADAPTERS[layout](connection, path, evidence, collector);
    } else if (layout !== undefined || !isEmpty(connection)) addMismatch(path, format, layout, collector);
  }
}

/** A connection without accounts says nothing about its layout, and has nothing to read. */
function isEmpty(connection: JsonObject): boolean {
  const accounts = member(connection, "accounts");
  return accounts === undefined || (Array.isArray(accounts) && accounts.length === 0);
}

function adaptAccounts(
  accounts: readonly unknown[],
  format: Format,
  layouts: readonly AccountLayout[],
  evidence: Evidence,
  collector: Collector,
): void {
  // An account that shows nothing is read as the strictest layout that the format has, which says what is missing.
  const strictest = layouts.at(-1)!;
  reserveRows(accounts, collector);
  for (const [index, account] of accounts.entries()) {
    const path = pointer("/accounts", index);
    const layout = isObject(account) ? (detectAccount(account, layouts) ?? strictest) : strictest;
    if (!layouts.includes(layout)) addMismatch(path, format, layout, collector);
    else if (isObject(account)) reject(path, ACCOUNT_ADAPTERS[layout](account, path, evidence, collector), collector);
    else if (layout !== "NATIVE") collector.rejectAccount(path, "NOT_AN_OBJECT");
    else collector.issues.add("INVALID_TYPE", path, `expected an object, found ${kindOf(account)}`);
  }
}

/** Refuses a body that has a longer list than is computed, before anything of it is read. One that its format does not read is none. */
function refuseTooMany(lists: Lists, declared: Format | undefined, issues: IssueList): void {
  for (const name of ["accounts", "connections"] as const) {
    const count = lists[name]?.length ?? 0;
    if (count <= MOST_ACCOUNTS || (declared !== undefined && READINGS[declared][name] === undefined)) continue;
    issues.add("OUT_OF_RANGE", `/${name}`, `expected at most ${MOST_ACCOUNTS} ${name}, found ${count}`);
    issues.throwIfAny();
  }
}

function reject(path: string, reason: Rejected, collector: Collector): void {
  if (reason !== undefined) collector.rejectAccount(path, reason);
}

function addMismatch(path: string, format: Format, layout: string | undefined, collector: Collector): void {
  const found = layout === undefined ? "a layout that is not recognised" : `the layout of ${layout}`;
  collector.issues.add("FORMAT_MISMATCH", path, `the body's format is ${format}, but here it has ${found}`);
}
