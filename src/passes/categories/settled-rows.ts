import { categoryFlags, categoryNumberOf, FITS_OWN_TRANSFER } from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import type { Usage } from "../../model/settings.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import { isCardPayment } from "../card-payments.js";
import type { CashFlow } from "../cash-flows.js";
import type { Classification } from "../classification.js";
import type { Counting } from "../counting.js";
import type { RowLinks } from "../links/row-links.js";
import { REFINED } from "../refinements.js";
import { tellingTryOf } from "../telling-tries.js";

const INTERNAL_TRANSFER = categoryNumberOf("INTERNAL_TRANSFER");
const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const REFUND = categoryNumberOf("REFUND");
const REGULAR_INCOME = categoryNumberOf("REGULAR_INCOME");
const REJECTION_PAYMENT = categoryNumberOf("REJECTION_PAYMENT");
const REJECTION_LOAN_REPAYMENT = categoryNumberOf("REJECTION_LOAN_REPAYMENT");
const REJECTION_CHECK = categoryNumberOf("REJECTION_CHECK");
const IS_REPAYMENT = categoryFlags((category) => category.startsWith("LOAN_REPAYMENT"));
const IS_REJECTION = categoryFlags((category) => category.startsWith("REJECTION_"));
const CHECK = typeNumberOf("CHECK");

/** What settling the categories of rows needs. */
export interface RowNeeds {
  readonly ledger: Ledger;
  readonly classification: Classification;
  readonly counting: Pick<Counting, "isOpenBill">;
  readonly usage: Usage;
}

/** The categories of rows while they are settled: what the text says, then what links and rhythm make of it. */
export class SettledRows {
  /** Number of the category, by row. */
  readonly ofRow: Uint8Array;
  /** Why it is not the text's, by row: the index in REFINEMENTS. */
  readonly refinement: Uint8Array;
  readonly #needs: RowNeeds;

  constructor(needs: RowNeeds) {
    this.#needs = needs;
    this.ofRow = needs.classification.category.slice();
    this.refinement = new Uint8Array(needs.ledger.size);
  }

  /**
   * Settles one row: links first, which cancel or move money, then the rhythm of its flow.
   *
   * @param links - Those that may tell of the row.
   * @param ofFlow - The category that the rhythm of its flow gives; undefined where that says nothing.
   */
  settle(row: number, links: RowLinks, ofFlow: number | undefined): void {
    const { ledger, classification, counting, usage } = this.#needs;
    const text = this.ofRow[row]!;
    const amount = ledger.amount[row]!;
    const tried = classification.category[tellingTryOf(classification, links, row)]!;
    if (isCardPayment(ledger, classification, row)) {
      const isRefund = isRefundOf(links, row);
      // Whatever it is linked with: what only some windows see the other side of must not be an income in the others.
      const ofPayment = links.isReset(row) ? REFINED.CARD_RESET : REFINED.CARD_PAYMENT;
      this.#set(row, isRefund ? REFUND : RESET, isRefund ? REFINED.SHOP_REFUND : ofPayment);
    } else if (links.isOwnTransfer(row)) {
      this.#change(row, categoryOfOwnTransfer(usage, text, amount), REFINED.OWN_TRANSFER);
    } else if (links.isReset(row) || counting.isOpenBill[row] === 1) {
      this.#change(row, categoryOfReset(amount), REFINED.CARD_RESET);
    } else if (
      (classification.textCategory[row] === OTHER_ENTRY || IS_REJECTION[text] === 1) &&
      isRefundOf(links, row)
    ) {
      this.#set(row, REFUND, REFINED.SHOP_REFUND);
    } else if (IS_REJECTION[text] === 0 && links.rowOf("rejectionOf", row) !== -1) {
      this.#set(row, REJECTION_PAYMENT, REFINED.REJECTION);
    } else if (tried !== text) {
      this.#set(row, tried, REFINED.RETRY);
    } else if (ofFlow !== undefined) {
      this.#change(row, ofFlow, ofFlow === REGULAR_INCOME ? REFINED.REGULAR_INCOME : REFINED.REGULAR_EXPENSE);
    }
    if (this.ofRow[row] === REJECTION_PAYMENT) this.#refineRejection(row, links);
  }

  /**
   * The category of a flow: what became of all its rows, else what its rhythm gives.
   *
   * @param links - Those that touch figures.
   */
  ofFlow({ rows, category }: CashFlow, links: RowLinks, refined: number): number {
    const { ledger, classification, counting, usage } = this.#needs;
    const first = rows[0]!;
    const amount = ledger.amount[first]!;
    const areAll = (reason: number): boolean => rows.every((row) => this.refinement[row] === reason);
    if (isCardPayment(ledger, classification, first)) return areAll(REFINED.SHOP_REFUND) ? REFUND : RESET;
    if (links.isOwnTransfer(first)) return categoryOfOwnTransfer(usage, category, amount);
    if (links.isReset(first) || counting.isOpenBill[first] === 1) return categoryOfReset(amount);
    if (areAll(REFINED.SHOP_REFUND)) return REFUND;
    if (areAll(REFINED.RETRY)) return this.ofRow[first]!;
    if (refined !== REJECTION_PAYMENT && !areAll(REFINED.REJECTION)) return refined;
    // What all returns of a flow were of is what the flow is.
    return rows.every((row) => this.ofRow[row] === this.ofRow[first]) ? this.ofRow[first]! : REJECTION_PAYMENT;
  }

  /** A returned debit says more of its return than the return's own text does. */
  #refineRejection(row: number, links: RowLinks): void {
    const debit = links.rowOf("rejectionOf", row);
    if (debit === -1) return;
    const { textCategory, type } = this.#needs.classification;
    const category = textCategory[tellingTryOf(this.#needs.classification, links, debit)]!;
    const reason = this.refinement[row]!;
    if (IS_REPAYMENT[category] === 1) this.#set(row, REJECTION_LOAN_REPAYMENT, reason || REFINED.REJECTED_LOAN);
    else if (type[debit] === CHECK) this.#set(row, REJECTION_CHECK, reason || REFINED.REJECTED_CHECK);
  }

  /** Gives a row another category, where it is another. */
  #change(row: number, category: number, reason: number): void {
    if (category !== this.ofRow[row]) this.#set(row, category, reason);
  }

  #set(row: number, category: number, reason: number): void {
    this.ofRow[row] = category;
    this.refinement[row] = reason;
  }
}

/** Whether a row gives back what another one paid. */
function isRefundOf(links: RowLinks, row: number): boolean {
  return links.rowOf("refundOf", row) !== -1;
}

/** Whatever its text says of a purpose, money between own accounts is not spent on it yet. */
function categoryOfOwnTransfer(usage: Usage, read: number, amount: number): number {
  if (FITS_OWN_TRANSFER[read] === 1) return read;
  if (usage === "BUSINESS") return INTERNAL_TRANSFER;
  return amount < 0 ? OTHER_EXPENSE : OTHER_ENTRY;
}

/** What pays a card, and what the card account shows of it. */
function categoryOfReset(amount: number): number {
  return amount < 0 ? DEFERRED_TOTAL : RESET;
}
