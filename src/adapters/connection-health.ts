import type { Instant } from "../base/calendar.js";
import type { TimeZone } from "../base/time-zone.js";
import type { ConnectionHealth } from "../model/evidence.js";
import type { JsonObject } from "../schema/decode.js";
import type { CollectedConnection } from "./collector.js";
import { readEnum, readId, readInstant, readObjects, readText } from "./readers.js";

/** What a connection says of itself, whichever its layout. */
export type ConnectionFacts = Omit<CollectedConnection, "firstAccount" | "accountCount">;

/** States of a PROVIDER_A connection that pass by themselves; every other one waits for the user or the bank. */
const PASSING_STATES: ReadonlySet<string | undefined> = new Set([undefined, "VALIDATING", "PENDING"]);

/** Statuses of a PROVIDER_C connection or channel whose synchronisation did not, or not wholly, succeed. */
const FAILED_STATUSES: ReadonlySet<string | undefined> = new Set(["FAILED", "PARTIAL_SUCCESS", "CLOSED", "ERROR"]);

/** The health of a PROVIDER_A connection (providers.md section 2.2): what it has is as old as its last update. */
export function healthOfProviderA(connection: JsonObject): ConnectionFacts {
  return {
    id: readId(connection["id"]),
    succeededAt: readInstant(connection["last_update"]),
    isFailed: !PASSING_STATES.has(readEnum(connection["state"])) || readText(connection["error_message"]) !== undefined,
  };
}

/** The health of a PROVIDER_C connection (providers.md section 3.1): its channels say when they last succeeded. */
export function healthOfProviderC(connection: JsonObject): ConnectionFacts {
  const channels = readObjects(connection["channels"]);
  const successes = channels
    .map((channel) => readInstant(channel["last_success_date"]))
    .filter((at) => !Number.isNaN(at));
  return {
    id: readId(connection["id"]),
    succeededAt: successes.length === 0 ? Number.NaN : Math.max(...successes),
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
