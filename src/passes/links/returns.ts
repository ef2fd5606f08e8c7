import { MODE_BIT, MODES } from "../../lexicon/compiled-rule.js";
import { RawTypeHints } from "../../lexicon/raw-types.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { categoryFlags, categoryNumberOf, familyOf } from "../../model/category.js";
import { TRANSACTION_TYPES, type TransactionType, typeNumberOf } from "../../model/transaction-type.js";
import { PARAMETERS } from "../../parameters.js";
import type { SharedWords } from "../shared-words.js";
import type { Evidence } from "./evidence.js";
import { isSameAccount, type LinkFacts } from "./link-sides.js";

/** What tells of money that a bank took for itself. */
export const IS_FEE: Uint8Array = categoryFlags((category) => category.startsWith("FEES_"));

const IS_BANK_REFUND = categoryFlags(
  (category) => category.startsWith("REFUND_") && familyOf(category) === "BANK_OPERATION",
);
const REJECTION_CHECK = categoryNumberOf("REJECTION_CHECK");
const CASH_WITHDRAWAL = typeNumberOf("CASH_WITHDRAWAL");

const DIRECT_DEBIT_MODE = MODES.indexOf("DIRECT_DEBIT");

/** The types of a debit that comes back, by what its return speaks of: the first that it does decides. */
const RETURNED_BY_MODE = [
  [MODE_BIT.DIRECT_DEBIT, flagsOf("DIRECT_DEBIT", "DEBIT")],
  [MODE_BIT.CHECK, flagsOf("CHECK", "DEBIT")],
  [MODE_BIT.TRANSFER, flagsOf("OUTGOING_TRANSFER", "DEBIT")],
  [MODE_BIT.CARD, flagsOf("CARD", "DEBIT")],
] as const;
/** The same where the return says nothing of it. A card is asked before it pays, and cash is gone. */
const RETURNED = flagsOf("DIRECT_DEBIT", "CHECK", "OUTGOING_TRANSFER", "DEBIT");
const RETURNED_TRANSFER = flagsOf("OUTGOING_TRANSFER", "DEBIT");
const RETURNED_CHECK = flagsOf("CHECK", "DEBIT");

function flagsOf(...types: readonly TransactionType[]): Readonly<Uint8Array> {
  return Uint8Array.from(TRANSACTION_TYPES, (type) => (types.includes(type) ? 1 : 0));
}

/** What each return says of the way in which the debit had left. Each text is read once: it is weighed against many debits. */
export class ReturnedTypes {
  readonly #reader: TextReader;
  readonly #rawTypes = new RawTypeHints();
  readonly #known = new Map<number, Readonly<Uint8Array>>();
  readonly #isDirectDebit = new Map<number, boolean>();

  constructor(reader: TextReader) {
    this.#reader = reader;
  }

  /** Whether a rejection can be of a debit, by the way in which the money had left. */
  isReturnable({ ledger, classification }: LinkFacts, credit: number, debit: number): boolean {
    let types = this.#known.get(credit);
    if (types === undefined) {
      const isCheck = classification.textCategory[credit] === REJECTION_CHECK;
      types = isCheck ? RETURNED_CHECK : this.#read(ledger.description[credit]!, ledger.amount[credit]!);
      this.#known.set(credit, types);
    }
    return types[classification.type[debit]!] === 1;
  }

  /** Whether a credit is a direct debit that came in, by its text or by the provider's type. */
  isDirectDebit({ ledger }: LinkFacts, credit: number): boolean {
    let isDirectDebit = this.#isDirectDebit.get(credit);
    if (isDirectDebit === undefined) {
      const code = this.#rawTypes.codeOf(ledger.rawType[credit]);
      const modes = this.#modesIn(ledger.description[credit]!, ledger.amount[credit]!);
      isDirectDebit = this.#rawTypes.hintOf(code, true) === DIRECT_DEBIT_MODE || (modes & MODE_BIT.DIRECT_DEBIT) !== 0;
      this.#isDirectDebit.set(credit, isDirectDebit);
    }
    return isDirectDebit;
  }

  #read(text: string, amount: number): Readonly<Uint8Array> {
    const modes = this.#modesIn(text, amount);
    return RETURNED_BY_MODE.find(([bit]) => (modes & bit) !== 0)?.[1] ?? RETURNED;
  }

  #modesIn(text: string, amount: number): number {
    this.#reader.read(text, true, amount, -1);
    return this.#reader.mentionedModes;
  }
}

/** What telling whether a refund can be of a debit needs. */
interface RefundFacts extends LinkFacts {
  readonly words: SharedWords;
}

/**
 * Whether a refund can be of a debit: of a fee where the bank gives back. What a shop gives back may come another way than it
 * was paid, but nobody gives cash back to an account; what a bank returns is a transfer, of the days before where it names none.
 */
export function isRefundable(facts: RefundFacts, credit: number, debit: number): boolean {
  const { day, description } = facts.ledger;
  const { textCategory, type } = facts.classification;
  if (!isSameAccount(facts, credit, debit)) return false;
  if (IS_BANK_REFUND[textCategory[credit]!] === 1) return IS_FEE[textCategory[debit]!] === 1;
  if (saysReturnedTransfer(facts, credit)) {
    const isSoon = day[credit]! - day[debit]! <= PARAMETERS.rejectionDays;
    // Why it was returned, and what it was for, is said of others, too.
    const isTold = isSoon || isNamedBy(facts, description[credit]!, debit);
    return isTold && RETURNED_TRANSFER[type[debit]!] === 1;
  }
  return type[debit] !== CASH_WITHDRAWAL;
}

/** Whether a text names whom a debit paid: by a word of a name, or by all that is said of somebody whom a list holds. */
function isNamedBy(facts: RefundFacts, text: string, debit: number): boolean {
  const { words, ledger } = facts;
  const paid = ledger.description[debit]!;
  if (words.sharesName(paid, text)) return true;
  return words.countOf(paid, text) > 0 && words.isSaidBy(paid, text) && namesSomebody(facts, debit);
}

/** Whether a row says more than the phrase that told what it is for: that is no name. */
function namesSomebody({ ledger, classification: { entry }, lexicon, words }: RefundFacts, row: number): boolean {
  if (entry[row] === -1 || lexicon.isName(entry[row]!)) return true;
  return !words.isSaidBy(ledger.description[row]!, lexicon.phraseOf(entry[row]!));
}

/**
 * What the texts of a refund and its debit must share. A bank that gives a fee back often calls it by another name, and one that
 * returns a transfer may say no more than why: the amount shows which, where only one has it.
 */
export function evidenceOfRefund(facts: LinkFacts, credit: number): Evidence {
  const isOfBank = IS_BANK_REFUND[facts.classification.textCategory[credit]!] === 1;
  return isOfBank || saysReturnedTransfer(facts, credit) ? "WORD_AMONG_SEVERAL" : "WORD";
}

/** Whether a text says in the bank's words that a transfer could not be paid out. */
function saysReturnedTransfer({ classification, lexicon }: LinkFacts, credit: number): boolean {
  const entry = classification.entry[credit]!;
  return entry !== -1 && lexicon.ruleOf(entry).returnOf === "TRANSFER";
}
