import { hashDigits } from "../base/hash.js";
import type { ConnectionHealth, StatedBalance } from "../model/evidence.js";
import type { Ledger, LedgerNotes } from "../model/ledger.js";
import { AccountContents } from "./account-contents.js";
import { draftAccounts } from "./account-order.js";
import type { Collector } from "./collector.js";
import { gatherConnections } from "./connection-health.js";
import { withLaterRows } from "./later-rows.js";
import { type Merge, mergeAccounts } from "./merge-accounts.js";
import type { RawRows } from "./raw-rows.js";
import { dropRepeated } from "./repeated-rows.js";
import { type RowContents, readContents } from "./row-contents.js";
import { orderRows } from "./row-order.js";
import { decodeTexts } from "./row-texts.js";
import { gatherStatedBalances } from "./stated-balances.js";

/** A ledger with what was found out while it was built. */
export interface BuiltLedger {
  readonly ledger: Ledger;
  readonly notes: LedgerNotes;
  /** Canonical number of each account of the collector; -1 for one that was merged into another. */
  readonly numberOfCollected: Int32Array;
  /** Balances to check the transactions against: stated for days or rows, and dated ones that merging left out. */
  readonly statedBalances: readonly StatedBalance[];
  readonly connections: readonly ConnectionHealth[];
}

/**
 * Lays a body's accounts and transactions out in canonical order: merges accounts seen twice, drops transactions delivered
 * twice, and names everything by its content (decisions sections 3 and 4).
 */
export function buildLedger(collector: Collector): BuiltLedger {
  const { rows, zone } = collector;
  decodeTexts(rows);
  const contents = readContents(rows, zone);
  const merge = mergeAccounts(draftAccounts(collector), new AccountContents(collector, contents));
  const { numberOfCollected, olderBalances } = merge;
  const kept = dropRepeated(rows, orderRows(rows, contents, numberOfCollected), contents);
  const ledger = layOut(rows, kept.order, contents, merge);
  const notes = {
    duplicateRows: kept.duplicateRows,
    supersededRows: kept.supersededRows,
    otherCurrencyRows: countWithin(rows.otherCurrencyRow, kept.order),
    mergedAccounts: withLaterRows(merge.merged, rows, contents.days, zone.dayOf(collector.now)),
  };
  const statedBalances = [...olderBalances, ...gatherStatedBalances(collector, contents.days, numberOfCollected)];
  const connections = gatherConnections(collector.connections, numberOfCollected, zone);
  return { ledger, notes, numberOfCollected, statedBalances, connections };
}

/** How many of some rows are kept: neither of a copy of an account that was left out, nor delivered twice. */
function countWithin(some: readonly number[], kept: Uint32Array): number {
  if (some.length === 0) return 0;
  const rows = new Set(some);
  let count = 0;
  for (const row of kept) if (rows.has(row)) count += 1;
  return count;
}

function layOut(rows: RawRows, order: Uint32Array, { days, hashes, shapes }: RowContents, merge: Merge): Ledger {
  const size = order.length;
  const account = new Uint32Array(size);
  const amount = new Float64Array(size);
  const day = new Int32Array(size);
  const debitedAt = new Float64Array(size);
  const bookedAt = new Float64Array(size);
  const isComing = new Uint8Array(size);
  const contentHash = new Float64Array(size);
  const shapeHash = new Float64Array(size);
  const placeAmongEquals = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) {
    const row = order[at]!;
    account[at] = merge.numberOfCollected[rows.account[row]!]!;
    amount[at] = rows.amount[row]!;
    day[at] = days[row]!;
    debitedAt[at] = rows.debitedAt[row]!;
    bookedAt[at] = rows.bookedAt[row]!;
    isComing[at] = rows.isComing[row]!;
    contentHash[at] = hashes[row]!;
    shapeHash[at] = shapes[row]!;
    const isEqual = at > 0 && account[at - 1] === account[at] && contentHash[at - 1] === contentHash[at];
    placeAmongEquals[at] = isEqual ? placeAmongEquals[at - 1]! + 1 : 0;
  }
  return {
    accounts: merge.accounts,
    accountIds: merge.accounts.map((_, number) => hashDigits(merge.hashes[number]!)),
    size,
    account,
    amount,
    day,
    debitedAt,
    bookedAt,
    isComing,
    ...rows.takeTexts(order),
    contentHash,
    shapeHash,
    placeAmongEquals,
    accountHash: merge.hashes,
  };
}
