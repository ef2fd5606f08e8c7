import { CLIENT_STRENGTH } from "../lexicon/compiled-rule.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { categoryFlags, categoryNumberOf, FITS_OWN_TRANSFER } from "../model/category.js";
import type { Ledger } from "../model/ledger.js";
import type { Usage } from "../model/settings.js";
import { type TransactionType, typeNumberOf } from "../model/transaction-type.js";
import { isCardPayment } from "./card-payments.js";
import type { CashFlow, CashFlows } from "./cash-flows.js";
import { joinMovedLines, type LineEvidence } from "./categories/moved-lines.js";
import { findOwnMoney } from "./categories/own-money.js";
import { areSteady } from "./categories/steady-amounts.js";
import type { Classification } from "./classification.js";
import type { Counting } from "./counting.js";
import { firstTryOf } from "./first-tries.js";
import type { RowLinks } from "./links/row-links.js";
import type { ObservationWindow } from "./observation-window.js";
import { isCutOff } from "./regularity.js";
import type { Scope } from "./scope.js";

/** What settling the categories needs. */
export interface CategoryNeeds {
  readonly ledger: Ledger;
  readonly scope: Pick<Scope, "isOfOtherUsage">;
  readonly lexicon: Lexicon;
  readonly classification: Classification;
  /** Links that touch figures, and those of the whole history, for rows that no figure looks at. */
  readonly links: RowLinks;
  readonly allLinks: RowLinks;
  readonly counting: Pick<Counting, "isOpenBill">;
  readonly window: ObservationWindow;
  readonly cashFlows: CashFlows;
  readonly usage: Usage;
}

/** Final categories: what the text says, refined by links and rhythm. */
export interface Categories {
  /** Number of the category, by row of the ledger. */
  readonly ofRow: Uint8Array;
  /** Number of the category, by flow. */
  readonly ofFlow: Uint8Array;
  /** Why a row's category is not its text's, by row: the index in {@link REFINEMENTS}. */
  readonly refinement: Uint8Array;
  /** 1 for transfers whose texts say that the holder pays himself, by row. */
  readonly isOwnMoney: Uint8Array;
}

/** Ids of the rules that refine what the text says; they stand in `enrichments.rule`. */
export const REFINEMENTS = [
  "",
  "regularity.income",
  "regularity.expense",
  "link.rejection-of-loan-repayment",
  "link.rejection-of-check",
  "link.own-transfer",
  "correction.category",
  "correction.transfer",
  "link.card-reset",
  "link.refund",
  "account.credit-card",
  "link.retry",
  "link.rejection",
] as const;
/** The index in {@link REFINEMENTS} of a category that the client gave. */
export const CORRECTED_CATEGORY = REFINEMENTS.indexOf("correction.category");
/** The index in {@link REFINEMENTS} of a transaction that the client says is a side of an own transfer. */
export const CORRECTED_TRANSFER = REFINEMENTS.indexOf("correction.transfer");
const OWN_TRANSFER = REFINEMENTS.indexOf("link.own-transfer");
const CARD_RESET = REFINEMENTS.indexOf("link.card-reset");
const SHOP_REFUND = REFINEMENTS.indexOf("link.refund");
const CARD_PAYMENT = REFINEMENTS.indexOf("account.credit-card");
const RETRY = REFINEMENTS.indexOf("link.retry");
const REJECTION = REFINEMENTS.indexOf("link.rejection");
/** The indexes in {@link REFINEMENTS} of links that change what the text says: a window that does not hold both sides keeps that. */
export const CHANGED_BY_LINK: ReadonlySet<number> = new Set([OWN_TRANSFER, CARD_RESET, SHOP_REFUND, RETRY, REJECTION]);

const INTERNAL_TRANSFER = categoryNumberOf("INTERNAL_TRANSFER");
const DEFERRED_TOTAL = categoryNumberOf("DEFERRED_TOTAL_PAYMENT");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const REFUND = categoryNumberOf("REFUND");
const REGULAR_INCOME = categoryNumberOf("REGULAR_INCOME");
const REGULAR_EXPENSE = categoryNumberOf("REGULAR_EXPENSE");
const REJECTION_PAYMENT = categoryNumberOf("REJECTION_PAYMENT");
const REJECTION_LOAN_REPAYMENT = categoryNumberOf("REJECTION_LOAN_REPAYMENT");
const REJECTION_CHECK = categoryNumberOf("REJECTION_CHECK");
const FIRST_REPAYMENT = categoryNumberOf("LOAN_REPAYMENT");
const LAST_REPAYMENT = categoryNumberOf("LOAN_REPAYMENT_FAST");
const IS_REJECTION = categoryFlags((category) => category.startsWith("REJECTION_"));
const CHECK = typeNumberOf("CHECK");

/**
 * Types whose regular, otherwise unexplained flows are a person's regular income or expense; cash, cheques and cards are not.
 * DEBIT and CREDIT do not tell how the money moved.
 */
const STEADY_TYPES: ReadonlySet<TransactionType> = new Set<TransactionType>([
  "INCOMING_TRANSFER",
  "OUTGOING_TRANSFER",
  "DIRECT_DEBIT",
  "CREDIT",
  "DEBIT",
]);

/** Settles the category of every transaction and flow (decisions section 5: regularity as evidence, rejected pairs). */
export function settleCategories(needs: CategoryNeeds): Categories {
  const { ledger, lexicon, classification, links, allLinks, counting, window, cashFlows, usage } = needs;
  const ofRow = classification.category.slice();
  const refinement = new Uint8Array(ledger.size);
  const isOwnMoney = findOwnMoney(needs);
  const isOpenBill = (row: number): boolean => counting.isOpenBill[row] === 1;
  // Rhythm says nothing of what is known: what links tell, what the client says, and what the holder pays himself.
  const isKnown = (row: number): boolean =>
    links.isOwnTransfer(row) ||
    links.isReset(row) ||
    isOwnMoney[row] === 1 ||
    isClientsOwn(lexicon, classification.entry[row]!);
  const refined = refineFlows(needs, isKnown);
  for (let row = 0; row < ledger.size; row += 1) {
    const text = ofRow[row]!;
    const isInside = ledger.day[row]! >= window.from && ledger.day[row]! <= window.to;
    const own = isInside ? links : allLinks;
    const flow = cashFlows.flowOfRow[row]!;
    const tried = classification.category[firstTryOf(classification, own, row)]!;
    if (isCardPayment(ledger, classification, row)) {
      // Whatever it is linked with: what only some windows see the other side of must not be an income in the others.
      const isRefund = own.rowOf("refundOf", row) !== -1;
      ofRow[row] = isRefund ? REFUND : RESET;
      refinement[row] = isRefund ? SHOP_REFUND : own.isReset(row) ? CARD_RESET : CARD_PAYMENT;
    } else if (own.isOwnTransfer(row)) {
      ofRow[row] = categoryOfOwnTransfer(usage, text, ledger.amount[row]!);
      if (ofRow[row] !== text) refinement[row] = OWN_TRANSFER;
    } else if (own.isReset(row) || isOpenBill(row)) {
      ofRow[row] = categoryOfReset(ledger.amount[row]!);
      if (ofRow[row] !== text) refinement[row] = CARD_RESET;
    } else if (classification.textCategory[row] === OTHER_ENTRY && own.rowOf("refundOf", row) !== -1) {
      ofRow[row] = REFUND;
      refinement[row] = SHOP_REFUND;
    } else if (IS_REJECTION[text] === 0 && own.rowOf("rejectionOf", row) !== -1) {
      ofRow[row] = REJECTION_PAYMENT;
      refinement[row] = REJECTION;
    } else if (tried !== text) {
      ofRow[row] = tried;
      refinement[row] = RETRY;
    } else if (flow !== -1 && refined[flow] !== cashFlows.flows[flow]!.category && refined[flow] !== text) {
      ofRow[row] = refined[flow]!;
      refinement[row] = refined[flow] === REGULAR_INCOME ? 1 : 2;
    }
    if (ofRow[row] === REJECTION_PAYMENT) refineRejection(row, own, classification, ofRow, refinement);
  }
  const ofFlow = Uint8Array.from(cashFlows.flows, (flow, number) => {
    const first = flow.rows[0]!;
    const isRefunded = flow.rows.every((row) => refinement[row] === SHOP_REFUND);
    if (isCardPayment(ledger, classification, first)) return isRefunded ? REFUND : RESET;
    if (links.isOwnTransfer(first)) return categoryOfOwnTransfer(usage, flow.category, ledger.amount[first]!);
    if (links.isReset(first) || isOpenBill(first)) return categoryOfReset(ledger.amount[first]!);
    if (isRefunded) return REFUND;
    if (flow.rows.every((row) => refinement[row] === RETRY)) return ofRow[first]!;
    const isRejected = flow.rows.every((row) => refinement[row] === REJECTION);
    const category = isRejected ? REJECTION_PAYMENT : refined[number]!;
    // What all returns of a flow were of is what the flow is.
    const isOne = category === REJECTION_PAYMENT && flow.rows.every((row) => ofRow[row] === ofRow[first]);
    return isOne ? ofRow[first]! : category;
  });
  return { ofRow, ofFlow, refinement, isOwnMoney };
}

/** The category of each flow, by its rhythm where nothing else tells it. */
function refineFlows(needs: CategoryNeeds, isKnown: (row: number) => boolean): readonly number[] {
  const { ledger, cashFlows } = needs;
  const isUntold = cashFlows.flows.map((flow) => mayBeRegular(flow) && !isKnown(flow.rows[0]!));
  const movedLines = joinMovedLines(
    needs,
    [...isUntold.keys()].filter((number) => isUntold[number]),
  );
  return cashFlows.flows.map((flow, number) => {
    if (!isUntold[number]) return flow.category;
    const own = isRegular(flow) || isCutOff(needs, flow) ? refinedCategory(ledger, flow, flow.rows) : flow.category;
    const line = movedLines.get(number);
    const hasMoved = own === flow.category && line !== undefined && isRegular(line);
    return hasMoved ? refinedCategory(ledger, flow, line.rows) : own;
  });
}

/** Whether a rule of the client's own decided. */
function isClientsOwn(lexicon: Lexicon, entry: number): boolean {
  return entry !== -1 && lexicon.ruleOf(entry).strength === CLIENT_STRENGTH;
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

/** Whether rhythm may tell what a flow is: nothing else does, and contracts and incomes move so. */
function mayBeRegular({ category, type }: CashFlow): boolean {
  return (category === OTHER_ENTRY || category === OTHER_EXPENSE) && STEADY_TYPES.has(type);
}

function isRegular({ rhythm }: LineEvidence): boolean {
  return rhythm !== undefined && rhythm.periodicity !== "DAILY";
}

/** The category of an unexplained flow whose line, of the rows given, is regular. */
function refinedCategory(ledger: Ledger, flow: CashFlow, rows: readonly number[]): number {
  const isEntry = flow.category === OTHER_ENTRY;
  // A mandate is a contract, whatever it takes each time: a nursery, a canteen, an accountant.
  if (!isEntry && flow.type === "DIRECT_DEBIT") return REGULAR_EXPENSE;
  const amounts = rows.map((row) => Math.abs(ledger.amount[row]!));
  return areSteady(amounts, isEntry) ? (isEntry ? REGULAR_INCOME : REGULAR_EXPENSE) : flow.category;
}

/** A returned debit says more of its return than the return's own text does. */
function refineRejection(
  row: number,
  links: RowLinks,
  classification: Classification,
  ofRow: Uint8Array,
  refinement: Uint8Array,
): void {
  const debit = links.rowOf("rejectionOf", row);
  if (debit === -1) return;
  const { textCategory, type } = classification;
  const category = textCategory[firstTryOf(classification, links, debit)]!;
  if (category >= FIRST_REPAYMENT && category <= LAST_REPAYMENT) {
    ofRow[row] = REJECTION_LOAN_REPAYMENT;
    if (refinement[row] === 0) refinement[row] = 3;
  } else if (type[debit] === CHECK) {
    ofRow[row] = REJECTION_CHECK;
    if (refinement[row] === 0) refinement[row] = 4;
  }
}
