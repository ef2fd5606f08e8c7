import type { PaidWithWage } from "./paid-with-wage.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

/** How many words name a budget line; more are left out. */
const MOST_NAMING_WORDS = 8;
const { REMARK_MARK, PAYEE_MARK, CHARGE, CODE_MARK } = ROLE;

/** A letter and a digit are a month or a term in one text and a broadcaster in another: `M6`, `T2`. */
const LETTERS_OF_TERM = 2;
/** The word of a charge, and the units and cents of its amount. */
const WORDS_OF_CHARGE = 3;
const DIGITS_OF_CENTS = 2;
const CURRENCY = "EUR";
const DIGITS_OF_CODE = 4;
/** What a Spanish bank puts around the code of a receipt: `Nº RECIBO 0049 6105 141 KAPMDGK REF. MANDATO`. */
const NUMBER_SIGN = /^(N|NO|NUM|NRO)$/;
const RECEIPT = "RECIBO";
const REFERENCE = /^(REF|REFERENCIA|MANDATO)$/;
const LEAST_NUMBERS_OF_RECEIPT = 2;
const TERMINAL = /^[A-Z]{2}\d{3}$/;

function canName(reading: Reading, roles: WordRoles, index: number): boolean {
  const isTerm = reading.digits[index]! > 0 && reading.end[index]! - reading.start[index]! === LETTERS_OF_TERM;
  return !isTerm && roles.isSignificant(reading, index);
}

/** Whether a word is the charge of a payment, before an amount that ends the text: `COMISION 0,00`, `COMISION 0,00 EUR`. */
function isChargeAtTheEnd(reading: Reading, roles: WordRoles, index: number): boolean {
  if ((roles.of(reading, index) & CHARGE) === 0) return false;
  const end = reading.textOf(reading.count - 1) === CURRENCY ? reading.count - 1 : reading.count;
  if (index + 2 === end) return reading.textOf(end - 1) === "0";
  if (index + WORDS_OF_CHARGE !== end) return false;
  return /^[,.]$/.test(reading.gapBefore(end - 1)) && reading.digits[end - 1] === DIGITS_OF_CENTS;
}

/** Whether a word stands before the code of the merchant's trade: the bank alone writes it, and what is behind it. */
function isMerchantCode(reading: Reading, roles: WordRoles, index: number): boolean {
  if (index + 1 >= reading.count || (roles.of(reading, index) & CODE_MARK) === 0) return false;
  return reading.digits[index + 1] === DIGITS_OF_CODE;
}

/** Whether a word is the payment's own code, between the terminal and the code of the merchant's trade: `KV005 KJMZ5Z MCC:5411`. */
function isPaymentCode(reading: Reading, roles: WordRoles, index: number): boolean {
  return isMerchantCode(reading, roles, index + 1) && index > 0 && TERMINAL.test(reading.textOf(index - 1));
}

/** Whether an unknown word ends the number of a receipt. It is new each month, with or without vowels, and so names nobody. */
function isReceiptCode(reading: Reading, index: number): boolean {
  if (reading.word[index] !== -1) return false;
  let first = index;
  while (first > 0 && reading.isNumber(first - 1)) first -= 1;
  if (index - first < LEAST_NUMBERS_OF_RECEIPT || first < 2) return false;
  if (index + 1 < reading.count && !REFERENCE.test(reading.textOf(index + 1))) return false;
  return reading.textOf(first - 1) === RECEIPT && NUMBER_SIGN.test(reading.textOf(first - 2));
}

/**
 * The words by which the texts of one budget line are known again: those that say something of the counterparty, each once.
 * What stands behind the mark of a remark (`MOTIF`, `CONCEPTO`) changes from one payment to the next and names nobody, so it
 * counts only where no other word does. Only the latest search is valid: all share their memory.
 */
export class NamingWords {
  /** How many words there are. */
  count = 0;
  /** Their places in the reading. */
  readonly place: Int32Array = new Int32Array(MOST_NAMING_WORDS);

  /** Finds the naming words of a reading, but for those of what is paid with a wage. */
  find(reading: Reading, roles: WordRoles, wage: PaidWithWage): void {
    this.#gather(reading, roles, wage, true);
    if (this.count === 0) this.#gather(reading, roles, wage, false);
  }

  #gather(reading: Reading, roles: WordRoles, wage: PaidWithWage, leavesOutRemarks: boolean): void {
    this.count = 0;
    let isRemark = false;
    for (let index = 0; index < reading.count && this.count < MOST_NAMING_WORDS; index += 1) {
      const role = roles.of(reading, index);
      if ((role & REMARK_MARK) !== 0) isRemark = leavesOutRemarks;
      else if ((role & PAYEE_MARK) !== 0) isRemark = false;
      if (isRemark || wage.holds(index) || !canName(reading, roles, index) || this.#isRepeated(reading, index))
        continue;
      const isMerchant = isMerchantCode(reading, roles, index);
      if (this.count > 0 && (isMerchant || isChargeAtTheEnd(reading, roles, index))) break;
      if (isMerchant || isPaymentCode(reading, roles, index)) continue;
      if (this.count > 0 && isReceiptCode(reading, index)) continue;
      this.place[this.count] = index;
      this.count += 1;
    }
  }

  #isRepeated({ hash }: Reading, index: number): boolean {
    for (let at = 0; at < this.count; at += 1) if (hash[this.place[at]!] === hash[index]) return true;
    return false;
  }
}
