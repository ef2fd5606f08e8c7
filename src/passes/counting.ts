import type { Day } from "../base/calendar.js";
import { listsBy } from "../base/number-lists.js";
import { categoryNumberOf } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import { PARAMETERS } from "../parameters.js";
import { isCardPayment } from "./card-payments.js";
import { findStatement } from "./card-statements.js";
import type { Classification } from "./classification.js";
import { findOpenBills } from "./counting/open-bills.js";
import { findPaidInParts } from "./counting/paid-in-parts.js";
import { findTakenWithNext } from "./counting/taken-with-next.js";
import type { RowLinks } from "./links/row-links.js";
import type { NamedTransfer } from "./links.js";
import { firstRowFrom, type ObservationWindow } from "./observation-window.js";
import { findOtherTries } from "./telling-tries.js";

/** What deciding which rows count needs. */
export interface CountingNeeds {
  readonly ledger: Ledger;
  readonly window: ObservationWindow;
  readonly links: RowLinks;
  readonly classification: Classification;
  /** Own transfers that the client names. */
  readonly transfers?: readonly NamedTransfer[];
}

/** What links make of the window's rows, by row of the ledger: 0 where they say nothing. */
export interface Counting {
  /**
   * 1 for both sides of an own transfer and of a card's reset, and for a card's total or open bill whose purchases are counted.
   */
  readonly isMoved: Uint8Array;
  /** 1 for the bill of a card that is paid in full, which its account does not show as paid yet: no loan, whatever its text. */
  readonly isOpenBill: Uint8Array;
  /** 1 for a debit that came back as a rejection. */
  readonly isRejected: Uint8Array;
  /**
   * 1 for all tries but one of a debit that came back and was presented again, and for an instalment that came back and was
   * taken with the next one, or made good in parts: what is owed is owed once.
   */
  readonly isRetried: Uint8Array;
  /**
   * 1 for a debit that came back as a refund, for fees that were given back in one sum, and for both sides where what came in
   * was taken back.
   */
  readonly isRefunded: Uint8Array;
  /** 1 for the credit of a rejected or refunded pair. */
  readonly isReturn: Uint8Array;
}

/**
 * Tells which rows the totals leave out because a linked row in the same window takes them back (decisions sections 5 and
 * 7). A link to a row outside the window counts for nothing: what lies outside changes no figure. A transfer that the
 * client names is one wherever its other side lies, and a card's total is paid by purchases of any time.
 */
export function netLinkedPairs({ ledger, window, links, classification, transfers = [] }: CountingNeeds): Counting {
  const isInside = new Uint8Array(ledger.size);
  for (const row of window.rows) isInside[row] = 1;
  const isMoved = new Uint8Array(ledger.size);
  const isOpenBill = new Uint8Array(ledger.size);
  const isRejected = new Uint8Array(ledger.size);
  const isRetried = new Uint8Array(ledger.size);
  const isRefunded = new Uint8Array(ledger.size);
  const isReturn = new Uint8Array(ledger.size);
  // The other side of an own transfer may lie on a savings account, whose rows are not the window's.
  const isNear = (row: number): boolean =>
    row !== -1 && ledger.day[row]! >= window.from && ledger.day[row]! <= window.to;
  for (const row of window.rows) {
    if (!links.isPaired(row)) continue;
    if (isNear(links.transferOf(row))) isMoved[row] = 1;
    const reset = links.resetOf(row);
    if (reset !== -1 && isInside[reset] === 1) isMoved[row] = 1;
    markPair(links.rowOf("rejectionOf", row), row, isInside, isRejected, isReturn);
    const isTakenBack = ledger.amount[row]! < 0;
    markPair(links.rowOf("refundOf", row), row, isInside, isRefunded, isTakenBack ? isRefunded : isReturn);
  }
  const cameBack = (row: number): boolean => isRejected[row] === 1;
  for (const row of findOtherTries(classification, links, window.rows, cameBack)) isRetried[row] = 1;
  for (const row of findTakenWithNext({ ledger, links, classification }, window.rows, cameBack)) isRetried[row] = 1;
  for (const row of findPaidInParts({ ledger, links, classification }, window.rows, cameBack)) isRetried[row] = 1;
  for (const row of paidStatements({ ledger, window, links, classification })) isMoved[row] = 1;
  for (const row of findOpenBills({ ledger, window, links, classification })) isMoved[row] = isOpenBill[row] = 1;
  for (const { outgoing, incoming } of transfers) {
    isMoved[outgoing] = isInside[outgoing]!;
    isMoved[incoming] = isInside[incoming]!;
  }
  return { isMoved, isOpenBill, isRejected, isRetried, isRefunded, isReturn };
}

const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");

/**
 * Deferred card totals without a reset on the card account, whose purchases are in the body all the same: some run of a
 * card's rows, which pays no other total, adds up to them exactly. The purchases are the expenses, in the window or before
 * it; the total is not counted again.
 */
function paidStatements(needs: CountingNeeds): readonly number[] {
  const { ledger, window } = needs;
  const amountOf = (row: number): number => ledger.amount[row]!;
  const { totals, rowsOfCards } = findStatements(needs);
  const unpaid: (readonly number[])[] = [...rowsOfCards];
  // The largest first: fewer purchases add up to it by chance.
  const latest = totals.slice(-PARAMETERS.cardStatementCount).sort((left, right) => amountOf(left) - amountOf(right));
  const paid = latest.filter((row) => {
    for (const [place, rows] of unpaid.entries()) {
      const statement = findStatement(ledger, rows, -amountOf(row), ledger.day[row]!);
      if (statement === undefined) continue;
      // What paid one total pays no other.
      unpaid.splice(place, 1, rows.slice(0, statement.start), rows.slice(statement.end));
      return true;
    }
    return false;
  });
  return paid.filter((row) => ledger.day[row]! >= window.from);
}

/** Totals that no reset explains, and what was bought with each card, from the first day that a total of the window may pay. */
function findStatements({ ledger, window, links, classification }: CountingNeeds): {
  readonly totals: readonly number[];
  readonly rowsOfCards: Iterable<readonly number[]>;
} {
  const { category, textCategory } = classification;
  const isAnalysed = new Set(window.accounts);
  const totals: number[] = [];
  const cardRows: number[] = [];
  const end = firstRowFrom(ledger, (window.to + 1) as Day);
  for (let row = firstRowFrom(ledger, (window.from - PARAMETERS.cardStatementDays) as Day); row < end; row += 1) {
    const account = ledger.account[row]!;
    if (!isAnalysed.has(account) || ledger.isComing[row] === 1) continue;
    if (ledger.accounts[account]!.type === "CREDIT_CARD") cardRows.push(row);
    else if (category[row] === DEFERRED_TOTAL) totals.push(row);
  }
  const unmet = totals.filter((row) => links.rowOf("resetOn", row) === -1);
  const ofBill = listsBy(unmet, (row) => -ledger.amount[row]!);
  // What meets a bill before the window is linked with none: its amount tells it from what a shop gives back.
  const paysBill = (row: number): boolean =>
    isCardPayment(ledger, classification, row) && ofBill.placeOf(ledger.amount[row]!) !== -1;
  const isReset = (row: number): boolean =>
    links.rowOf("resetOf", row) !== -1 || textCategory[row] === RESET || paysBill(row);
  const rowsOfCard = listsBy(
    cardRows.filter((row) => !isReset(row)),
    (row) => ledger.account[row]!,
  );
  return {
    totals: unmet,
    rowsOfCards: rowsOfCard.keys.map((account) => rowsOfCard.of(account)),
  };
}

function markPair(first: number, back: number, isInside: Uint8Array, isFirst: Uint8Array, isBack: Uint8Array): void {
  if (first === -1 || isInside[first] === 0) return;
  isFirst[first] = 1;
  isBack[back] = 1;
}
