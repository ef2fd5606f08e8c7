import { CLIENT_STRENGTH, MODES } from "../../lexicon/compiled-rule.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { categoryFlags, categoryNumberOf, familyOf, IS_INCOME } from "../../model/category.js";
import { type TransactionType, typeNumberOf } from "../../model/transaction-type.js";
import { modeOfForm } from "./text-forms.js";

/** The mode of card payments. */
export const CARD_MODE = MODES.indexOf("CARD");
/** Hints at no mode, but at the account: what a shop pays back to a card bears the name of the shop alone. */
export const INTO_CARD_ACCOUNT = MODES.length;
/** The mode of direct debits. */
const DIRECT_DEBIT_MODE = MODES.indexOf("DIRECT_DEBIT");
/** The mode of cash. */
const CASH_MODE = MODES.indexOf("CASH");
/** The mode of transfers. */
export const TRANSFER_MODE = MODES.indexOf("TRANSFER");

/** The types of money that comes in, and of money that goes out, by mode. */
const TYPE_IN: readonly TransactionType[] = [
  "CARD_REFUND",
  "CREDIT",
  "INCOMING_TRANSFER",
  "CHECK_DEPOSIT",
  "CASH_DEPOSIT",
  "CREDIT",
];
const TYPE_OUT: readonly TransactionType[] = [
  "CARD",
  "DIRECT_DEBIT",
  "OUTGOING_TRANSFER",
  "CHECK",
  "CASH_WITHDRAWAL",
  "DEBIT",
];
const TYPE_NUMBERS_IN = TYPE_IN.map(typeNumberOf);
const TYPE_NUMBERS_OUT = TYPE_OUT.map(typeNumberOf);
const CREDIT = typeNumberOf("CREDIT");
const DEBIT = typeNumberOf("DEBIT");

const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const OTHER_EXPENSE = categoryNumberOf("OTHER_EXPENSE");
const REFUND = categoryNumberOf("REFUND");
const RESET = categoryNumberOf("CREDIT_CARD_RESET");
const REJECTION_PAYMENT = categoryNumberOf("REJECTION_PAYMENT");
const REJECTION_LOAN_REPAYMENT = categoryNumberOf("REJECTION_LOAN_REPAYMENT");
const REJECTION_CHECK = categoryNumberOf("REJECTION_CHECK");
const FEES_OVERDRAFT = categoryNumberOf("FEES_OVERDRAFT");
const FEES_BANK_SERVICE = categoryNumberOf("FEES_BANK_SERVICE");
const IS_DRAWDOWN = categoryFlags((category) => category.startsWith("LOAN_DRAWDOWN"));
const IS_FEE = categoryFlags((category) => category.startsWith("FEES_"));
/** What a shop or a service is paid for; a bookmaker pays gains, not refunds. */
const IS_PURCHASE = categoryFlags(
  (category) =>
    familyOf(category) === "EXPENSE" && !category.startsWith("GAMBLING") && category !== "DEFERRED_TOTAL_PAYMENT",
);

/**
 * Reads a text with the reader, which then knows the rule that wins.
 *
 * @returns The mode that it shows, or that its account, provider or form hints at; -1 for none.
 */
export function readText(reader: TextReader, text: string, amount: number, hint: number): number {
  const absoluteAmount = Math.abs(amount);
  const isOfPurchase = hint === INTO_CARD_ACCOUNT && readsAsPurchase(reader, text, absoluteAmount);
  const hintedMode = hintedModeOf(text, amount, hint);
  reader.read(text, amount >= 0, absoluteAmount, hintedMode);
  if (reader.mode !== -1) return reader.mode;
  // Nobody is paid on a card: a shop or a host that is known to pay people gives back there.
  const isIncome = reader.winner !== -1 && IS_INCOME[reader.lexicon.ruleOf(reader.winner).category] === 1;
  if (isOfPurchase && isIncome) reader.dismissWinner();
  return isOfPurchase && reader.winner === -1 ? CARD_MODE : hintedMode;
}

/** The mode of a text that shows none: what its account or provider hints at, or else its form. */
function hintedModeOf(text: string, amount: number, hint: number): number {
  if (hint === INTO_CARD_ACCOUNT) return -1;
  return hint === -1 ? modeOfForm(text, amount) : hint;
}

/** Whether a text would be a purchase if money left by card. */
function readsAsPurchase(reader: TextReader, text: string, amount: number): boolean {
  reader.read(text, false, amount, CARD_MODE);
  return reader.winner !== -1 && IS_PURCHASE[reader.lexicon.ruleOf(reader.winner).category] === 1;
}

/** Whether the text that the reader has read begins with the word of a direct debit. */
export function beginsAsDirectDebit(reader: TextReader): boolean {
  return reader.mode === DIRECT_DEBIT_MODE && reader.modeStart === 0;
}

/** The category of the text that the reader has read; `hint` is what its account or provider hints at. */
export function categoryOf(reader: TextReader, isIncoming: boolean, mode: number, hint: number): number {
  if (reader.winner === -1) {
    if (!isIncoming) return OTHER_EXPENSE;
    return mode === CARD_MODE ? REFUND : OTHER_ENTRY;
  }
  const { category, strength, returnOf } = reader.lexicon.ruleOf(reader.winner);
  if (strength === CLIENT_STRENGTH) return category;
  // A card has a limit and no overdraft: its interest is the price of its credit.
  if (category === FEES_OVERDRAFT && hint === CARD_MODE) return FEES_BANK_SERVICE;
  const staysOwed = returnOf !== undefined && reader.loans.stayOwed(returnOf);
  if (category !== REJECTION_PAYMENT && !staysOwed) return category;
  if (reader.loans.areThere) return REJECTION_LOAN_REPAYMENT;
  return reader.mentionsCheck ? REJECTION_CHECK : REJECTION_PAYMENT;
}

/** The number of the type of money that moved by a mode. `isCollected` where the text begins with a direct debit's word. */
export function typeOf(mode: number, isIncoming: boolean, category: number, isCollected: boolean): number {
  // No shop gives anything back: the bank sets what is owed to nothing.
  if (category === RESET) return CREDIT;
  // What a bank takes for itself it takes from the account, whatever the fee is for: a card, a returned direct debit. Another
  // bank collects what it is owed.
  if (IS_FEE[category] === 1 && !isIncoming && !isCollected) return DEBIT;
  // A cash advance that comes in is paid onto the account, not brought as cash.
  if (mode === CASH_MODE && isIncoming && IS_DRAWDOWN[category] === 1) return CREDIT;
  if (mode === -1) return isIncoming ? CREDIT : DEBIT;
  return (isIncoming ? TYPE_NUMBERS_IN : TYPE_NUMBERS_OUT)[mode]!;
}
