import { adaptBody } from "../../adapters/adapter.js";
import { buildLedger } from "../../adapters/build-ledger.js";
import { Collector } from "../../adapters/collector.js";
import type { Layout } from "../../adapters/detect.js";
import { readObjects } from "../../adapters/readers.js";
import type { Instant } from "../../base/instant.js";
import { UTC } from "../../base/time-zone.js";
import type { Format } from "../../index.js";
import type { Account } from "../../model/account.js";
import { type JsonObject, member } from "../../schema/decode.js";
import { IssueList } from "../../schema/issues.js";
import type { BodyData } from "./stored-body.js";

/** The ids that the service shows accounts by, by the account as it stands in the body. */
export type ShownIds = ReadonlyMap<JsonObject, string>;

/**
 * The ids that the service shows the accounts of a body by, where an update may speak of them by these. Accounts that are
 * alike are told apart by all that the body says of them, so all of it is read.
 *
 * @param declared - The format that the body names.
 * @param now - When the update came, as balances without a date are of the time of the analysis.
 */
export function shownIdsFor(update: BodyData, before: BodyData, declared: Format | undefined, now: Instant): ShownIds {
  if (!accountsOf(update).some(isNamedById)) return new Map();
  const collector = new TracingCollector(now, UTC, new IssueList(), false);
  adaptBody(before, declared, collector);
  const { ledger, numberOfCollected } = buildLedger(collector);
  return new Map(
    collector.traced.flatMap((raw, collected): [JsonObject, string][] => {
      const id = ledger.accountIds[numberOfCollected[collected]!];
      return id === undefined ? [] : [[raw, id]];
    }),
  );
}

/** Whether an account is spoken of by its id, and does not come itself. */
function isNamedById(account: JsonObject): boolean {
  return member(account, "id") !== undefined && member(account, "transactions") === undefined;
}

function accountsOf({ accounts, connections }: BodyData): readonly JsonObject[] {
  const ofConnections = readObjects(connections).flatMap((connection) => readObjects(connection["accounts"]));
  return [...readObjects(accounts), ...ofConnections];
}

/** A collector that knows where in the body its accounts stand. */
class TracingCollector extends Collector {
  readonly traced: JsonObject[] = [];

  override addAccount(account: Account, layout: Layout, raw: JsonObject, rowCount: number): number {
    this.traced.push(raw);
    return super.addAccount(account, layout, raw, rowCount);
  }
}
