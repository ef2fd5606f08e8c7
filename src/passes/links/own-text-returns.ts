import { KeyNumbering } from "../../base/collections.js";
import { hashNumber } from "../../base/hash.js";
import { CLIENT_STRENGTH } from "../../lexicon/compiled-rule.js";
import { MOST_CHARACTERS_READ } from "../../lexicon/reading.js";
import { SHARED_RENT_WORDS } from "../../lexicon/shared-rent-words.js";
import {
  categoryFlags,
  categoryNumberOf,
  familyOf,
  LOAN_DRAWDOWN_CATEGORIES,
  LOAN_REPAYMENT_CATEGORIES,
} from "../../model/category.js";
import type { Ledger } from "../../model/ledger.js";
import { typeNumberOf } from "../../model/transaction-type.js";
import type { SharedWords } from "../shared-words.js";
import { isSameAccount, type LinkFacts } from "./link-sides.js";
import type { ReturnedTypes } from "./returns.js";
import type { Sides } from "./sides.js";

const IS_LOAN_DRAWDOWN = categoryFlags((category) => LOAN_DRAWDOWN_CATEGORIES.has(category));
const IS_LOAN_REPAYMENT = categoryFlags((category) => LOAN_REPAYMENT_CATEGORIES.has(category));
/** Who is repaid so lends the same sum again. */
const IS_LENT_AGAIN = categoryFlags((category) =>
  ["LOAN_REPAYMENT_REVOLVING", "LOAN_REPAYMENT_FAST"].includes(category),
);
/** What banks that print bare names collect by direct debit: nobody gives back just such a sum. */
const IS_BILL = categoryFlags(
  (category) => /^(POWER|TELECOM|INSURANCE|RENT|LEASING)/.test(category) || familyOf(category) === "TAX",
);
/** What is received by a bill's own name. */
const IS_RENT = categoryFlags((category) => category === "RENT" || category === "RENTAL_INCOME");
const IS_TAX_REFUND = categoryFlags((category) => category.endsWith("_TAX_REFUND"));
const IS_TAX = categoryFlags((category) => familyOf(category) === "TAX");
/** What the words of an instalment say on a credit: a loan is paid back so too, and who saves is paid interest. */
const IS_SAID_OF_INSTALMENT = categoryFlags((category) => category === "REFUND" || category === "INTEREST");
const IS_ALLOWANCE = categoryFlags((category) => category.startsWith("ALLOWANCE"));
const LEASING = categoryNumberOf("LEASING");
const OTHER_ENTRY = categoryNumberOf("OTHER_ENTRY");
const CHECK = typeNumberOf("CHECK");
const CHECK_DEPOSIT = typeNumberOf("CHECK_DEPOSIT");
const CREDIT = typeNumberOf("CREDIT");
const DEBIT = typeNumberOf("DEBIT");
const DIRECT_DEBIT = typeNumberOf("DIRECT_DEBIT");

/** The number of a cheque: days, months and years have fewer digits. */
const CHEQUE_NUMBER = /\d{5,}/;

/** Tells who collects by direct debit: what comes back to him is debited after it was credited. */
export class Collections {
  readonly #ledger: Ledger;
  readonly #sides: Sides;
  /** The account, amount and shape of text of each row, whatever its sign; amounts may be chosen, so that no map holds them. */
  #kinds: KeyNumbering | undefined;
  /** The first row of each kind. */
  readonly #firstRows: number[] = [];

  /** @param sides - The rows that are linked: no others may tell, for what lies outside a window changes no figure. */
  constructor(ledger: Ledger, sides: Sides) {
    this.#ledger = ledger;
    this.#sides = sides;
  }

  /** Whether the first row of a debit's text and amount is a credit. */
  isOf(debit: number): boolean {
    this.#kinds ??= this.#findFirstRows();
    return this.#ledger.amount[this.#firstRows[this.#kinds.numberOf(this.#keyOf(debit))]!]! > 0;
  }

  #findFirstRows(): KeyNumbering {
    const kinds = new KeyNumbering(this.#sides.endRow - this.#sides.firstRow);
    for (let row = this.#sides.firstRow; row < this.#sides.endRow; row += 1) {
      // Rows go by day, and those of an account and day by amount: a debit before its return.
      if (kinds.numberOf(this.#keyOf(row)) === this.#firstRows.length) this.#firstRows.push(row);
    }
    return kinds;
  }

  #keyOf(row: number): number {
    const { account, amount, shapeHash } = this.#ledger;
    return hashNumber(Math.abs(amount[row]!), hashNumber(account[row]!, shapeHash[row]!));
  }
}

/** What telling returns under a debit's own text needs. */
export interface OwnTextReturnNeeds extends LinkFacts {
  readonly words: SharedWords;
  readonly returnedTypes: ReturnedTypes;
  readonly collections: Collections;
}

/**
 * Whether a credit may be a debit that came back, though it does not say so: it tells of nobody that is known, of an office
 * that pays benefits and takes contributions, of a loan, which pays none out where an instalment left under the same words, or
 * of a rent or tax, which nobody is paid under the words that he paid one by.
 */
export function isUnsaidRejection({ classification, lexicon }: LinkFacts, row: number): boolean {
  const { textCategory, entry } = classification;
  if (entry[row] === -1) return textCategory[row] === OTHER_ENTRY;
  if (lexicon.ruleOf(entry[row]!).strength === CLIENT_STRENGTH) return false;
  const isOffice = IS_ALLOWANCE[textCategory[row]!] === 1 && lexicon.isName(entry[row]!);
  const category = textCategory[row]!;
  return isOffice || IS_LOAN_DRAWDOWN[category] === 1 || IS_RENT[category] === 1 || IS_TAX_REFUND[category] === 1;
}

/** Whether a credit says what an instalment's own words say of one: that money is paid back, or interest (`CAPITAL ET INTERETS`). */
export function isCalledAsInstalment({ classification, lexicon }: LinkFacts, row: number): boolean {
  const { textCategory, entry } = classification;
  if (IS_SAID_OF_INSTALMENT[textCategory[row]!] === 0 || entry[row] === -1) return false;
  return lexicon.ruleOf(entry[row]!).strength !== CLIENT_STRENGTH;
}

/** Whether a debit is an instalment that came back under nothing but its own text: what cancels one says so besides. */
export function isInstalmentBack(facts: OwnTextReturnNeeds, credit: number, debit: number): boolean {
  const { textCategory } = facts.classification;
  const { shapeHash } = facts.ledger;
  const isSameShape = shapeHash[credit] === shapeHash[debit];
  return isSameShape && IS_LOAN_REPAYMENT[textCategory[debit]!] === 1 && isSameTextBack(facts, credit, debit);
}

/**
 * Whether a debit came back under its own text, whatever dates, references and codes that holds: a direct debit, an
 * instalment of a loan, a bill, or a cheque, whose number tells it from one that was paid in.
 */
export function isSameTextBack(facts: OwnTextReturnNeeds, credit: number, debit: number): boolean {
  const { ledger, classification, words, collections } = facts;
  const { type } = classification;
  const texts = [ledger.description[debit]!, ledger.description[credit]!] as const;
  if (!isSameAccount(facts, credit, debit) || !words.isSameText(...texts)) return false;
  if (type[credit] === CHECK_DEPOSIT) return type[debit] === CHECK && haveSameNumber(...texts);
  // A text that names nobody is anybody's.
  if (type[credit] !== CREDIT || words.countOf(...texts) === 0) return false;
  return mayHaveLeftSo(facts, credit, debit) && !collections.isOf(debit);
}

/** Whether a debit left by direct debit as its credit came, or is an instalment or bill and one of the two does not tell its way. */
function mayHaveLeftSo(facts: OwnTextReturnNeeds, credit: number, debit: number): boolean {
  const { textCategory, type } = facts.classification;
  if (!isOfOneBill(textCategory[credit]!, textCategory[debit]!)) return false;
  if (type[debit] === DIRECT_DEBIT && facts.returnedTypes.isDirectDebit(facts, credit)) return true;
  const category = textCategory[debit]!;
  if (IS_LOAN_REPAYMENT[category] === 0)
    return type[debit] === DEBIT && IS_BILL[category] === 1 && !isShared(facts, debit);
  if (IS_LOAN_DRAWDOWN[textCategory[credit]!] === 0 && type[debit] === DEBIT) return true;
  return (type[debit] === DEBIT || type[debit] === DIRECT_DEBIT) && IS_LENT_AGAIN[category] === 0;
}

/**
 * Whether a row is a rent or a lease that says no more than what is rented and shared: those who share one write so, and a bank
 * would have printed who collects it, or his reference.
 */
function isShared({ ledger, classification, words }: OwnTextReturnNeeds, row: number): boolean {
  const category = classification.textCategory[row]!;
  if (IS_RENT[category] === 0 && category !== LEASING) return false;
  return words.tellingWordsOf(ledger.description[row]!).every((word) => SHARED_RENT_WORDS.has(word));
}

/** Whether what reads as a rent or a refund of tax may be a bill that came back: one of its own kind, or a lease, which is a rent too. */
function isOfOneBill(credit: number, debit: number): boolean {
  if (IS_RENT[credit] === 1) return IS_RENT[debit] === 1 || debit === LEASING;
  return IS_TAX_REFUND[credit] === 0 || IS_TAX[debit] === 1;
}

function haveSameNumber(first: string, second: string): boolean {
  // Behind the cheque's number may stand others, such as the branch that both were paid at.
  const numberOf = (text: string): string | undefined => CHEQUE_NUMBER.exec(text.slice(0, MOST_CHARACTERS_READ))?.[0];
  const number = numberOf(first);
  return number !== undefined && number === numberOf(second);
}
