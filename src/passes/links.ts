import type { Day } from "../base/calendar.js";
import { hashNumber } from "../base/hash.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { CATEGORIES, type Category, categoryNumberOf, familyOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { TRANSACTION_TYPES } from "../model/transaction-type.js";
import { PARAMETERS } from "../parameters.js";
import type { Classification } from "./classification.js";
import { findSides, matchPairs, type Pairing } from "./match-pairs.js";
import { firstRowFrom, type ObservationWindow } from "./observation-window.js";
import type { Scope } from "./scope.js";

/** What linking needs. */
export interface LinkNeeds {
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly classification: Classification;
  readonly lexicon: Lexicon;
  /** The window whose rows are linked among themselves first, so that what lies outside changes nothing inside. */
  readonly window: ObservationWindow;
  /** Whether rows outside the window are linked too, after those inside. */
  readonly includesOutside: boolean;
}

/** Pairs of transactions, each by row: the row of the other side, or -1. */
export interface LinkColumns {
  readonly transferOf: Int32Array;
  readonly transferredOn: Int32Array;
  readonly rejectionOf: Int32Array;
  readonly rejectedOn: Int32Array;
  readonly retryOf: Int32Array;
  readonly retriedOn: Int32Array;
  readonly refundOf: Int32Array;
  readonly refundedOn: Int32Array;
  readonly resetOf: Int32Array;
  readonly resetOn: Int32Array;
}

/** Links, and which rows have any. */
export interface Links extends LinkColumns {
  /** 1 for a row that is a side of any pair. */
  readonly isLinked: Uint8Array;
}

/** Names of the links, as the interface's relatedTransactions has them. */
export const LINK_NAMES: readonly (keyof LinkColumns)[] = [
  "retryOf",
  "retriedOn",
  "rejectionOf",
  "rejectedOn",
  "transferOf",
  "transferredOn",
  "resetOf",
  "resetOn",
  "refundOf",
  "refundedOn",
];

const numbersOf = (test: (category: Category) => boolean): Uint8Array =>
  Uint8Array.from(CATEGORIES, (category) => (test(category) ? 1 : 0));

const IS_REJECTION = numbersOf((category) => category.startsWith("REJECTION_"));
const IS_REFUND = numbersOf((category) => familyOf(category) === "REFUND" || category.startsWith("REFUND_"));
const IS_BANK_REFUND = numbersOf(
  (category) => category.startsWith("REFUND_") && familyOf(category) === "BANK_OPERATION",
);
const IS_FEE = numbersOf((category) => category.startsWith("FEES_"));
/** What money moved between own accounts may be called by its text. */
const IS_MOVABLE = numbersOf((category) =>
  ["OTHER_ENTRY", "OTHER_EXPENSE", "SAVING", "BANKBOOK_SAVING", "SHARE_SAVING", "DISSAVING"].includes(category),
);
const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");
const MOVABLE_TYPES = Uint8Array.from(TRANSACTION_TYPES, (type) =>
  ["INCOMING_TRANSFER", "OUTGOING_TRANSFER", "CREDIT", "DEBIT"].includes(type) ? 1 : 0,
);

/**
 * Finds the transactions that belong together: deferred card totals and their resets, rejections, refunds, own transfers,
 * and retries (decisions section 5). One to one, best match first, exact amounts.
 */
export function linkTransactions({
  ledger,
  scope,
  classification,
  lexicon,
  window,
  includesOutside,
}: LinkNeeds): Links {
  const { from, to } = window;
  const column = (): Int32Array => new Int32Array(ledger.size).fill(-1);
  const columns: LinkColumns = {
    transferOf: column(),
    transferredOn: column(),
    rejectionOf: column(),
    rejectedOn: column(),
    retryOf: column(),
    retriedOn: column(),
    refundOf: column(),
    refundedOn: column(),
    resetOf: column(),
    resetOn: column(),
  };
  const links: Links = { ...columns, isLinked: new Uint8Array(ledger.size) };
  const { category, type } = classification;
  const accountType = (row: number): string => ledger.accounts[ledger.account[row]!]!.type;
  const isOwn = (row: number): boolean => {
    const account = ledger.account[row]!;
    return scope.isAnalysed[account] === 1 || scope.isLinkable[account] === 1;
  };
  const isFree = (row: number): boolean => PAIRED.every((name) => links[name][row] === -1);
  const firstRow = includesOutside ? 0 : firstRowFrom(ledger, from);
  const endRow = includesOutside ? ledger.size : firstRowFrom(ledger, (to + 1) as Day);
  const sides = findSides(ledger, firstRow, endRow);
  const pair = (pairing: Omit<Pairing, "ledger" | "lexicon" | "sides" | "from" | "to">): void =>
    matchPairs({ ledger, lexicon, sides, from, to, ...pairing });

  pair({
    isCredit: (row) =>
      accountType(row) === "CREDIT_CARD" && (category[row] === RESET || category[row] === OTHER_ENTRY_NUMBER),
    isDebit: (row) =>
      accountType(row) === "CHECKING" && (category[row] === DEFERRED_TOTAL || IS_MOVABLE[category[row]!] === 1),
    fits: (credit, debit) =>
      isOwn(credit) && isOwn(debit) && (category[credit] === RESET || category[debit] === DEFERRED_TOTAL),
    daysBefore: PARAMETERS.resetDays,
    daysAfter: PARAMETERS.resetDays,
    needsSharedWord: false,
    of: links.resetOf,
    on: links.resetOn,
  });
  pair({
    isCredit: (row) => IS_REJECTION[category[row]!] === 1,
    isDebit: (row) => isFree(row) && IS_FEE[category[row]!] === 0,
    fits: (credit, debit) => ledger.account[credit] === ledger.account[debit],
    daysBefore: PARAMETERS.rejectionDays,
    daysAfter: 0,
    needsSharedWord: false,
    of: links.rejectionOf,
    on: links.rejectedOn,
  });
  pair({
    isCredit: (row) => IS_REFUND[category[row]!] === 1 && isFree(row),
    isDebit: (row) => isFree(row),
    fits: (credit, debit) =>
      ledger.account[credit] === ledger.account[debit] &&
      (IS_BANK_REFUND[category[credit]!] === 0 || IS_FEE[category[debit]!] === 1),
    daysBefore: PARAMETERS.refundDays,
    daysAfter: 0,
    needsSharedWord: true,
    of: links.refundOf,
    on: links.refundedOn,
  });
  pair({
    isCredit: (row) => isFree(row) && IS_MOVABLE[category[row]!] === 1 && MOVABLE_TYPES[type[row]!] === 1 && isOwn(row),
    isDebit: (row) => isFree(row) && IS_MOVABLE[category[row]!] === 1 && MOVABLE_TYPES[type[row]!] === 1 && isOwn(row),
    fits: (credit, debit) => ledger.account[credit] !== ledger.account[debit],
    daysBefore: PARAMETERS.ownTransferDays,
    daysAfter: PARAMETERS.ownTransferDays,
    needsSharedWord: false,
    of: links.transferOf,
    on: links.transferredOn,
  });
  linkRetries(
    ledger,
    classification,
    links,
    sides.debits.filter((row) => links.rejectedOn[row] !== -1),
  );
  for (const row of sides.credits.concat(sides.debits)) {
    if (LINK_NAMES.some((name) => links[name][row] !== -1)) links.isLinked[row] = 1;
  }
  return links;
}

const PAIRED: readonly (keyof LinkColumns)[] = [
  "resetOf",
  "resetOn",
  "rejectionOf",
  "rejectedOn",
  "refundOf",
  "refundedOn",
  "transferOf",
  "transferredOn",
];
const OTHER_ENTRY_NUMBER = categoryNumberOf("OTHER_ENTRY");

/**
 * The first debit of the same account, amount and description group after a rejection, and before the next instalment can
 * be due, presents it again.
 */
function linkRetries(ledger: Ledger, { group }: Classification, links: Links, rejectedRows: readonly number[]): void {
  const keyOf = (row: number): number => hashNumber(ledger.amount[row]!, group[row]!);
  const waiting = new Map<number, number[]>();
  for (const row of rejectedRows) {
    const key = keyOf(row);
    const rejected = waiting.get(key);
    if (rejected === undefined) waiting.set(key, [row]);
    else rejected.push(row);
  }
  if (waiting.size === 0) return;
  for (let row = rejectedRows[0]!; row < ledger.size; row += 1) {
    if (ledger.amount[row]! >= 0 || ledger.isComing[row] === 1) continue;
    const rejected = waiting.get(keyOf(row));
    if (rejected === undefined) continue;
    const day = ledger.day[row]!;
    while (rejected.length > 0 && day > ledger.day[rejected[0]!]! + PARAMETERS.retryDays) rejected.shift();
    const first = rejected[0];
    if (first === undefined || first >= row || ledger.day[links.rejectedOn[first]!]! > day) continue;
    links.retryOf[row] = first;
    links.retriedOn[first] = row;
    rejected.shift();
  }
}
