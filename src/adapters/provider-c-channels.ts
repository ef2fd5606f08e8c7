import type { Instant } from "../base/instant.js";
import type { JsonObject } from "../schema/decode.js";
import { instantOrElse, readId, readInstant, readObjects } from "./readers.js";

/** When the channels of a PROVIDER_C connection last succeeded: those that did, by id, and the latest of all. */
export interface ChannelSuccesses {
  readonly byChannel: ReadonlyMap<string | undefined, Instant>;
  /** NaN where none ever did. */
  readonly latest: Instant;
}

/** Looks at the channels of a connection, once for all of its accounts. */
export function successesOf(connection: JsonObject): ChannelSuccesses {
  const byChannel = new Map<string | undefined, Instant>();
  let latest: Instant = Number.NaN;
  for (const channel of readObjects(connection["channels"])) {
    const at = readInstant(channel["last_success_date"]);
    if (Number.isNaN(at)) continue;
    const id = readId(channel["channel_definition_id"]);
    byChannel.set(id, Math.max(at, byChannel.get(id) ?? at));
    latest = Math.max(at, instantOrElse(latest, at));
  }
  return { byChannel, latest };
}

/** When an account was last seen: by the channel that it names, else, where that says nothing, by any. */
export function lastSeenAt(account: JsonObject, { byChannel, latest }: ChannelSuccesses): Instant {
  const channel = readId(account["last_channel_definition_id"]);
  return (channel === undefined ? undefined : byChannel.get(channel)) ?? latest;
}
