import { CLIENT_STRENGTH, type CompiledRule, MODE_BIT, NAME_STRENGTH, OPERATION_STRENGTH } from "./compiled-rule.js";
import { isLentByPerson } from "./lent-by-persons.js";
import type { LoanMentions } from "./loan-mentions.js";
import { MISFIT } from "./misfit.js";
import type { Reading } from "./reading.js";
import { ANY_GIVEN_NAME, ROLE, type WordRoles } from "./word-roles.js";

const { NOISE, TITLE, GIVEN_NAME, PERSONAL_SERVICE, REMARK_MARK, PAYEE_MARK, OFFICE, LEGAL_FORM, OPERATION, LENDER } =
  ROLE;
const { TRANSFER, BANK } = MODE_BIT;

const SHORTEST_SURNAME = 3;
const MOST_PARTICLES = 2;
/** Longer purposes say in full what a payment is, such as `huissier de justice`. */
const MOST_WORDS_OF_REMARK = 2;

const { FITS, REMARK, SURNAME } = MISFIT;

/** A text whose words are read. */
export interface ReadText {
  readonly reading: Reading;
  readonly roles: WordRoles;
  /** Where the phrase begins that showed the mode. */
  readonly modeStart: number;
  readonly loans: LoanMentions;
}

/**
 * Whether a phrase does not mean what its rule says, because a person bears its word as a name or says it in a remark: a
 * `MISFIT`. A client's own rules mean what they say.
 *
 * @param start - The first word of the phrase; it reaches up to but not with `end`.
 * @param modeBit - 0 for a text that shows no mode.
 */
export function misuseOfPhrase(
  { reading, roles, modeStart, loans }: ReadText,
  rule: CompiledRule,
  start: number,
  end: number,
  modeBit: number,
): number {
  if (rule.strength === CLIENT_STRENGTH) return FITS;
  const isUnknownOrTransfer = (modeBit & ~TRANSFER) === 0;
  if (end - start === 1 && isUnknownOrTransfer && isSurname(reading, roles, rule, start)) return SURNAME;
  if (!rule.isRisk) return FITS;
  if (isRemark(reading, roles, rule, start, end, modeBit, modeStart)) return REMARK;
  if (!isUnknownOrTransfer || !isLoanInWords(reading, roles, rule, start, end)) return FITS;
  return isLentByPerson(reading, roles, start, loans.lenderStart, modeBit === TRANSFER) ? REMARK : FITS;
}

/**
 * Whether a phrase that raises a risk is a remark: a word or a brand in the free text of a transfer between persons, or
 * one short word beside others in any transfer. A joke such as "Wonga holiday" is no payday loan (decisions section 5).
 */
function isRemark(
  reading: Reading,
  roles: WordRoles,
  { strength }: CompiledRule,
  start: number,
  end: number,
  modeBit: number,
  modeStart: number,
): boolean {
  const isTransfer = modeBit === TRANSFER;
  // What the bank says that it does is no remark, unless a person's name comes before it.
  const isBank = modeBit === BANK && start === modeStart;
  if (!isTransfer && modeBit !== 0 && !isBank) return false;
  const words = end - start;
  const isName = strength >= NAME_STRENGTH;
  const isOperation = strength === OPERATION_STRENGTH;
  const isOffice = hasOffice(reading, roles);
  const isAlone = standsAlone(reading, roles, start, end);
  if (isTransfer && words === 1 && !isAlone) {
    // A legal form behind a name is a company's: `COFIDIS SUCURSAL EN ESPAÑA`, `RIVERTY NETHERLANDS BV`.
    if (isName && !isLegalFormBehind(reading, roles, end)) return true;
    if (isOperation && !isOffice && !hasOperationBeside(reading, roles, start, end)) return true;
  }
  if (isOffice || (start > 0 && (roles.of(reading, start - 1) & PAYEE_MARK) !== 0)) return false;
  if (isBank) return words === 1 && followsPerson(reading, roles, start, false);
  const isBrief = isName || isOperation || words === 1;
  if (isTransfer && isBrief && isFreeText(reading, roles, start, isAlone)) return true;
  return (isBrief || words <= MOST_WORDS_OF_REMARK) && followsPerson(reading, roles, start, isTransfer);
}

/** Whether the text holds no significant word besides a phrase: then that is the counterparty, not a remark. */
function standsAlone(reading: Reading, roles: WordRoles, start: number, end: number): boolean {
  for (let index = 0; index < reading.count; index += 1) {
    if ((index < start || index >= end) && roles.isSignificant(reading, index)) return false;
  }
  return true;
}

function hasOffice(reading: Reading, roles: WordRoles): boolean {
  for (let index = 0; index < reading.count; index += 1) if ((roles.of(reading, index) & OFFICE) !== 0) return true;
  return false;
}

/** Whether a legal form stands at a place, or behind one word that says nothing, such as a country. */
function isLegalFormBehind(reading: Reading, roles: WordRoles, index: number): boolean {
  if (index >= reading.count) return false;
  if ((roles.of(reading, index) & LEGAL_FORM) !== 0) return true;
  const isNoise = (roles.of(reading, index) & NOISE) !== 0;
  return isNoise && index + 1 < reading.count && (roles.of(reading, index + 1) & LEGAL_FORM) !== 0;
}

/** Whether another word of the bank's stands beside a phrase, which then means what it says. */
function hasOperationBeside(reading: Reading, roles: WordRoles, start: number, end: number): boolean {
  for (let index = 0; index < reading.count; index += 1) {
    if ((index < start || index >= end) && (roles.of(reading, index) & OPERATION) !== 0) return true;
  }
  return false;
}

/** Whether a transfer's word stands behind the mark of a remark, or beside others in a service between persons. */
function isFreeText(reading: Reading, roles: WordRoles, start: number, isAlone: boolean): boolean {
  for (let index = 0; index < reading.count; index += 1) {
    const role = roles.of(reading, index);
    if ((role & PERSONAL_SERVICE) !== 0 && !isAlone) return true;
    if ((role & REMARK_MARK) !== 0 && index < start) return true;
  }
  return false;
}

/** Whether a person is named before a word. */
function followsPerson(reading: Reading, roles: WordRoles, start: number, isTransfer: boolean): boolean {
  for (let index = 0; index < start; index += 1) {
    if (isTitle(reading, roles, index)) return true;
    const role = roles.of(reading, index);
    const isGivenName = (role & ANY_GIVEN_NAME) !== 0;
    if (isGivenName && isTransfer && (role & NOISE) === 0) return true;
    // Else a surname must come behind it: `JAN` is a month too, `BILL` a bill, `E` a supermarket's.
    const canBeginName = isGivenName || (role & TITLE) !== 0 || isInitial(reading, roles, index);
    if (canBeginName && hasSurname(reading, roles, index + 1, start)) return true;
  }
  return false;
}

/** Whether a word is a title. `M` behind a surname is an initial: `DUPONT M LOYER`. */
function isTitle(reading: Reading, roles: WordRoles, index: number): boolean {
  const role = roles.of(reading, index);
  if ((role & TITLE) === 0) return false;
  return !isLetter(reading, index) || ((role & NOISE) !== 0 && isFirst(reading, roles, index));
}

/** Whether a word is a single letter that is no article or preposition. */
function isInitial(reading: Reading, roles: WordRoles, index: number): boolean {
  return isLetter(reading, index) && (roles.of(reading, index) & NOISE) === 0;
}

function isLetter(reading: Reading, index: number): boolean {
  return reading.end[index]! - reading.start[index]! === 1 && reading.digits[index] === 0;
}

/** Whether a surname stands at a place or behind its particles (`de`, `van der`), and before another word. */
function hasSurname(reading: Reading, roles: WordRoles, from: number, end: number): boolean {
  let index = from;
  while (index < end && index < from + MOST_PARTICLES && isParticle(reading, roles, index)) index += 1;
  return index < end && isSurnameLike(reading, roles, index);
}

function isParticle(reading: Reading, roles: WordRoles, index: number): boolean {
  return reading.digits[index] === 0 && (roles.of(reading, index) & NOISE) !== 0;
}

function isSurnameLike(reading: Reading, roles: WordRoles, index: number): boolean {
  const length = reading.end[index]! - reading.start[index]!;
  const isWord = length >= SHORTEST_SURNAME && reading.digits[index] === 0 && roles.isSignificant(reading, index);
  return isWord && (roles.of(reading, index) & LENDER) === 0;
}

/**
 * Whether the only word of a phrase is a surname, as in `MRS E WAGES`, `M. LOYER` and `MR BILL RENT`: a title stands before
 * it, or an initial or given name that a title or nothing else comes before.
 */
function isSurname(reading: Reading, roles: WordRoles, { strength }: CompiledRule, start: number): boolean {
  if (start === 0) return false;
  if (isTitle(reading, roles, start - 1)) return true;
  const isTitled = start > 1 && isTitle(reading, roles, start - 2);
  if (isTitled) return (roles.of(reading, start - 1) & GIVEN_NAME) !== 0 || isLetter(reading, start - 1);
  // A flat bears a number and a letter: `2 B RENT`. A company may bear an initial too, such as J Sainsbury.
  const isFlat = start > 1 && reading.digits[start - 2]! > 0;
  if (strength === NAME_STRENGTH || isFlat) return false;
  return isInitial(reading, roles, start - 1) && isFirst(reading, roles, start - 1);
}

/** Whether a loan is told by a few words that anybody writes: by no lender's name, no office, and no bank's word for paying out. */
function isLoanInWords(
  reading: Reading,
  roles: WordRoles,
  { isLending, strength, withSigns }: CompiledRule,
  start: number,
  end: number,
): boolean {
  const isBrief = end - start <= MOST_WORDS_OF_REMARK;
  // A rule that needs a companion has found the word of a lender.
  if (!isLending || !isBrief || strength === NAME_STRENGTH || withSigns.length > 0) return false;
  for (let index = start; index < end; index += 1) if ((roles.of(reading, index) & OPERATION) !== 0) return false;
  return !hasOffice(reading, roles);
}

/** Whether no significant word comes before a place. */
function isFirst(reading: Reading, roles: WordRoles, end: number): boolean {
  for (let index = 0; index < end; index += 1) if (roles.isSignificant(reading, index)) return false;
  return true;
}
