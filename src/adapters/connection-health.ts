import type { Instant } from "../base/instant.js";
import type { TimeZone } from "../base/time-zone.js";
import type { ConnectionHealth } from "../model/evidence.js";
import type { JsonObject } from "../schema/decode.js";
import type { CollectedConnection, Collector } from "./collector.js";
import { instantOrElse, readEnum, readId, readInstant, readObject, readObjects, readText } from "./readers.js";

/** What a connection says of itself, whichever its layout. */
export type ConnectionFacts = Omit<CollectedConnection, "firstAccount" | "accountCount">;

/** States of PROVIDER_A that pass by themselves; every other one waits for the user or the bank. */
const PASSING_STATES: ReadonlySet<string | undefined> = new Set([undefined, "VALIDATING", "PENDING"]);

/** Statuses of a PROVIDER_C connection or channel whose synchronisation did not, or not wholly, succeed. */
const FAILED_STATUSES: ReadonlySet<string | undefined> = new Set(["FAILED", "PARTIAL_SUCCESS", "CLOSED", "ERROR"]);

/**
 * The health of a PROVIDER_A connection (providers.md section 2.2): what it has is as old as its last update. Some state
 * their error as `error`, as accounts do.
 */
export function healthOfProviderA(connection: JsonObject): ConnectionFacts {
  return {
    id: readId(connection["id"]),
    succeededAt: readInstant(connection["last_update"]),
    isFailed: isError(connection["state"], connection["error_message"]) || statesError(connection),
  };
}

/**
 * The health of a PROVIDER_A account that states an error of its own, as of a part of its connection. Undefined where it
 * states none, and where the connection has failed as a whole.
 */
export function healthOfProviderAAccount(
  account: JsonObject,
  connection: ConnectionFacts,
): ConnectionFacts | undefined {
  if (connection.isFailed || !statesError(account)) return undefined;
  const succeededAt = instantOrElse(readInstant(account["last_update"]), connection.succeededAt);
  return { ...connection, succeededAt, isFailed: true };
}

/**
 * Takes the error that a body of any format states beside its accounts or connections (providers.md section 1) as a failed
 * connection to all of its accounts, whichever these are, unless each of its connections says itself that it failed.
 */
export function collectBodyError(body: JsonObject, { accounts, connections }: Collector): void {
  const isToldByAll = connections.length > 0 && connections.every(({ isFailed }) => isFailed);
  if (!statesError(body) || isToldByAll) return;
  const accountCount = accounts.length;
  connections.push({ id: undefined, succeededAt: Number.NaN, isFailed: true, firstAccount: 0, accountCount });
}

/** Whether the member `error` states one: a code, or an object with a code or a message. */
function statesError({ error }: JsonObject): boolean {
  const parts = readObject(error);
  return parts === undefined ? isError(error, undefined) : isError(parts["code"], parts["message"]);
}

function isError(code: unknown, message: unknown): boolean {
  return !PASSING_STATES.has(readEnum(code)) || readText(message) !== undefined;
}

/**
 * The health of a PROVIDER_C account whose status is an error, as of a part of its connection. Undefined for any other
 * status, and where the connection has failed as a whole.
 */
export function healthOfProviderCAccount(
  account: JsonObject,
  connection: ConnectionFacts,
): ConnectionFacts | undefined {
  const isFailed = !connection.isFailed && readEnum(account["status"]) === "ERROR";
  return isFailed ? { ...connection, isFailed } : undefined;
}

/** The health of a PROVIDER_C connection (providers.md section 3.1): its channels said when they last succeeded. */
export function healthOfProviderC(connection: JsonObject, succeededAt: Instant): ConnectionFacts {
  const channels = readObjects(connection["channels"]);
  return {
    id: readId(connection["id"]),
    succeededAt,
    isFailed: FAILED_STATUSES.has(readEnum(connection["status"])) || channels.some(isFailedChannel),
  };
}

function isFailedChannel(channel: JsonObject): boolean {
  return (
    FAILED_STATUSES.has(readEnum(channel["status"])) ||
    readText(channel["error_reason"]) !== undefined ||
    channel["channel_definition_unavailable"] === true
  );
}

/**
 * The connections of a body with the ledger's accounts, in an order that their content decides. A connection that is
 * delivered in parts, each with the same id and health, is one; one whose accounts were all merged into those of another
 * has nothing in the ledger, and is left out.
 */
export function gatherConnections(
  collected: readonly CollectedConnection[],
  numberOfCollected: Int32Array,
  zone: TimeZone,
): readonly ConnectionHealth[] {
  const gathered = new Map<string, ConnectionHealth & { readonly accounts: number[] }>();
  collected.forEach(({ id, succeededAt, isFailed, firstAccount, accountCount }, place) => {
    const numbers = numberOfCollected.subarray(firstAccount, firstAccount + accountCount).filter((one) => one !== -1);
    if (numbers.length === 0 && accountCount > 0) return;
    const succeededOn = Number.isNaN(succeededAt) ? undefined : zone.dayOf(succeededAt as Instant);
    const key = id === undefined ? `#${place}` : `${id}/${succeededOn}/${isFailed}`;
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, { accounts: [...numbers], succeededOn, isFailed });
    else known.accounts.push(...numbers);
  });
  for (const { accounts } of gathered.values()) accounts.sort((left, right) => left - right);
  return [...gathered.values()].sort(compareConnections);
}

/** By first account; connections without accounts last, by day and state: beyond that they are alike. */
function compareConnections(left: ConnectionHealth, right: ConnectionHealth): number {
  return (
    (left.accounts[0] ?? LAST) - (right.accounts[0] ?? LAST) ||
    (left.succeededOn ?? LAST) - (right.succeededOn ?? LAST) ||
    Number(left.isFailed) - Number(right.isFailed)
  );
}

const LAST = Number.MAX_SAFE_INTEGER;
