import { categoryNumberOf, FITS_OWN_TRANSFER } from "../model/category.js";
import type { CorrectionFault, Corrections, TransferCorrection } from "../model/correction.js";
import type { Ledger } from "../model/ledger.js";
import type { Usage } from "../model/settings.js";
import { transactionIdOf } from "../model/transaction-id.js";
import type { Classification } from "./classification.js";
import type { LinkName, RowLinks } from "./links/row-links.js";
import type { NamedTransfer } from "./links.js";
import type { Scope } from "./scope.js";

/** What judging the client's own transfers needs. */
export interface TransferCorrectionNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly classification: Classification;
  readonly usage: Usage;
  readonly corrections: Corrections | undefined;
  /** What the whole history shows by itself; undefined where the client names no transfer. */
  readonly links: RowLinks | undefined;
}

/** What became of a transfer that the client named. */
export interface TransferOutcome {
  readonly correction: TransferCorrection;
  /** Undefined where it is not applied. */
  readonly pair: NamedTransfer | undefined;
  readonly fault: CorrectionFault | undefined;
}

/** The own transfers that the client names. */
export interface CorrectedTransfers {
  readonly transfers: readonly NamedTransfer[];
  readonly outcomes: readonly TransferOutcome[];
  /** The classification in which no side is called what own money is not, such as a rent. */
  readonly classification: Classification;
  /** Rows whose category that changed. */
  readonly renamed: readonly number[];
}

/** Links that the bank's own words show: they stand whatever the client says. */
const ROBUST = [
  "rejectionOf",
  "rejectedOn",
  "refundOf",
  "refundedOn",
  "resetOf",
  "resetOn",
] as const satisfies readonly LinkName[];

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const INTERNAL_TRANSFER = categoryNumberOf("INTERNAL_TRANSFER");

/**
 * Finds the transactions that the client says are transfers between own accounts, and tells where they cannot be: own
 * accounts, exactly opposite amounts in one currency, no rejection, refund or card reset on either side. Unlike a transfer
 * that is found, one that is named may take any number of days.
 */
export function correctTransfers(needs: TransferCorrectionNeeds): CorrectedTransfers {
  const { ledger, classification, usage, corrections, links } = needs;
  if (corrections === undefined || links === undefined)
    return { transfers: [], outcomes: [], classification, renamed: [] };
  const rowOf = rowsById(ledger, corrections);
  const outcomes = corrections.transfers.map((correction): TransferOutcome => {
    const outgoing = rowOf.get(correction.outgoingId);
    const incoming = rowOf.get(correction.incomingId);
    if (outgoing === undefined || incoming === undefined)
      return { correction, pair: undefined, fault: "UNKNOWN_TRANSACTION" };
    const pair = { outgoing, incoming };
    const fault = faultOf(needs, links, pair);
    return { correction, pair: fault === undefined ? pair : undefined, fault };
  });
  const transfers = outcomes.flatMap(({ pair }) => pair ?? []);
  const category = classification.category.slice();
  const renamed: number[] = [];
  for (const row of transfers.flatMap(({ outgoing, incoming }) => [outgoing, incoming])) {
    if (FITS_OWN_TRANSFER[category[row]!] === 1) continue;
    const other = ledger.amount[row]! < 0 ? OTHER_EXPENSE : OTHER_ENTRY;
    category[row] = usage === "BUSINESS" ? INTERNAL_TRANSFER : other;
    renamed.push(row);
  }
  return { transfers, outcomes, classification: { ...classification, category }, renamed };
}

function rowsById(ledger: Ledger, { transfers }: Corrections): ReadonlyMap<string, number> {
  const wanted = new Set(transfers.flatMap(({ outgoingId, incomingId }) => [outgoingId, incomingId]));
  const rows = new Map<string, number>();
  for (let row = 0; row < ledger.size; row += 1) {
    const id = transactionIdOf(ledger, row);
    if (wanted.has(id)) rows.set(id, row);
  }
  return rows;
}

function faultOf(
  { ledger, scope }: TransferCorrectionNeeds,
  links: RowLinks,
  pair: NamedTransfer,
): CorrectionFault | undefined {
  const { outgoing, incoming } = pair;
  const sides = [outgoing, incoming];
  const accounts = sides.map((row) => ledger.account[row]!);
  if (!(ledger.amount[outgoing]! < 0) || !(ledger.amount[incoming]! > 0)) return "WRONG_DIRECTION";
  if (accounts[0] === accounts[1]) return "SAME_ACCOUNT";
  if (accounts.some((account) => scope.isAnalysed[account] === 0 && scope.isLinkable[account] === 0))
    return "ACCOUNT_LEFT_OUT";
  if (sides.some((row) => ledger.isComing[row] === 1)) return "NOT_BOOKED";
  const [from, to] = accounts.map((account) => ledger.accounts[account!]!.currency);
  if (from !== to || ledger.amount[outgoing]! + ledger.amount[incoming]! !== 0) return "DIFFERENT_AMOUNTS";
  return sides.some((row) => ROBUST.some((name) => links.rowOf(name, row) !== -1)) ? "PAIRED_OTHERWISE" : undefined;
}
