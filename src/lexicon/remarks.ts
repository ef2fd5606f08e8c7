import { CLIENT_STRENGTH, type CompiledRule, MODE_BIT, NAME_STRENGTH, OPERATION_STRENGTH } from "./compiled-rule.js";
import { isLentByPerson } from "./lent-by-persons.js";
import { MISFIT } from "./misfit.js";
import { namesPayer } from "./named-person.js";
import { comesFromSavings, movesOwnMoney } from "./own-account.js";
import { isPaidCollector, isPaidLender } from "./paid-lender.js";
import { followsPerson, isFirst, isInitial, isSurname } from "./person-marks.js";
import type { ReadText } from "./read-text.js";
import type { Reading } from "./reading.js";
import { isWhereItMust, standsAlone } from "./stands-alone.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const { NOISE, PERSONAL_SERVICE, REMARK_MARK, PAYEE_MARK, OFFICE, LEGAL_FORM, COLLECTOR, OPERATION } = ROLE;
const { TRANSFER, BANK } = MODE_BIT;

/** Longer purposes say in full what a payment is, such as `huissier de justice`. */
const MOST_WORDS_OF_REMARK = 2;

const { FITS, REMARK, COMPANION_EXCLUDES, SURNAME, NO_PERSON, OWN_ACCOUNT, PAID_WITH_WAGE } = MISFIT;

/**
 * Whether a phrase does not mean what its rule says, because a person bears its word as a name or says it in a remark, or
 * because it is part of a wage: a `MISFIT`. A client's own rules mean what they say.
 *
 * @param start - The first word of the phrase; it reaches up to but not with `end`.
 * @param modeBit - 0 for a text that shows no mode.
 */
export function misuseOfPhrase(
  text: ReadText,
  rule: CompiledRule,
  start: number,
  end: number,
  modeBit: number,
): number {
  const { reading, roles, modeStart } = text;
  if (rule.strength === CLIENT_STRENGTH) return FITS;
  if (rule.mayComeWithWage && text.wage.holds(start)) return PAID_WITH_WAGE;
  if (rule.isWageAdvance && text.wage.takesOffAdvance) return PAID_WITH_WAGE;
  const isUnknownOrTransfer = (modeBit & ~TRANSFER) === 0;
  const isName = rule.strength === NAME_STRENGTH;
  // Letters end a savings book's name, too (`LIVRET B`).
  const mayBeSurname = end - start === 1 && isUnknownOrTransfer && !rule.isOfSavingsBook;
  if (mayBeSurname && isSurname(reading, roles, start, isName)) return SURNAME;
  if (!isWhereItMust(reading, roles, rule, start, end)) return COMPANION_EXCLUDES;
  if (rule.needsNames > 0 && !namesPayer(reading, roles, start, rule.needsNames)) return NO_PERSON;
  if (rule.isOfSavingsBook && !comesFromSavings(text, start, true)) return COMPANION_EXCLUDES;
  if (rule.isIncome && isPurpose(rule) && comesFromSavings(text, start)) return OWN_ACCOUNT;
  if (!rule.isRisk) return FITS;
  const isTransfer = modeBit === TRANSFER;
  if (isUnknownOrTransfer && isPurpose(rule) && movesOwnMoney(text, start, isTransfer)) return OWN_ACCOUNT;
  if (isUnknownOrTransfer && isLoanInWords(reading, roles, rule, start, end)) {
    return isLentByPerson(text, rule, start, end, isTransfer) ? REMARK : FITS;
  }
  return isRemark(reading, roles, rule, start, end, modeBit, modeStart) ? REMARK : FITS;
}

/** Whether a rule reads what a payment is for, and names neither who is paid nor what the bank does. */
function isPurpose({ strength, isProved }: CompiledRule): boolean {
  return strength !== NAME_STRENGTH && strength !== OPERATION_STRENGTH && !isProved;
}

/**
 * Whether a phrase that raises a risk is a remark: a word or a brand in the free text of a transfer between persons, or
 * one short word beside others in any transfer. A joke such as "Wonga holiday" is no payday loan (decisions section 5).
 */
function isRemark(
  reading: Reading,
  roles: WordRoles,
  { strength, isLending, isCollector, isProved }: CompiledRule,
  start: number,
  end: number,
  modeBit: number,
  modeStart: number,
): boolean {
  if (fillsPayee(reading, roles, start, end)) return false;
  const isTransfer = modeBit === TRANSFER;
  // What the bank says that it does is no remark, unless a person's name comes before it.
  const isBank = modeBit === BANK && start === modeStart;
  if (!isTransfer && modeBit !== 0 && !isBank) return false;
  const words = end - start;
  const isName = strength >= NAME_STRENGTH;
  const isOperation = strength === OPERATION_STRENGTH;
  const isOffice = roles.hold(reading, OFFICE, reading.count);
  const isAlone = standsAlone(reading, roles, start, end);
  // An initial before a collector's name makes it a surname.
  const isOneWord = strength === NAME_STRENGTH && words === 1 && !isLending && !isOffice;
  if (isTransfer && isOneWord && start > 0 && isInitial(reading, roles, start - 1)) return true;
  if (isTransfer && words === 1 && !isAlone) {
    // A rule that needs a companion has found what proves it; a legal form behind a name is a company's: `RIVERTY NETHERLANDS BV`.
    const isPaidForLoan = isLending && (isProved || isPaidLender(reading, roles, start));
    const isPaid = isPaidForLoan || (isCollector && isPaidCollector(reading, roles, start));
    const isCompany =
      isLegalFormBehind(reading, roles, end) || (isCollector && isCalledAsCollector(reading, roles, start, end));
    if (isName && !isPaid && !isCompany) return true;
    if (isOperation && !isOffice && !hasOperationBeside(reading, roles, start, end)) return true;
  }
  if (isOffice || (start > 0 && (roles.of(reading, start - 1) & PAYEE_MARK) !== 0)) return false;
  if (isBank) return words === 1 && followsPerson(reading, roles, start, false);
  const isBrief = isName || isOperation || words === 1;
  if (isTransfer && isBrief && isFreeText(reading, roles, start, isAlone)) return true;
  return (isBrief || words <= MOST_WORDS_OF_REMARK) && followsPerson(reading, roles, start, isTransfer);
}

/** Whether a phrase is all that stands between the mark of the payee and that of the remark: `naar Klarna Mededeling`. */
function fillsPayee(reading: Reading, roles: WordRoles, start: number, end: number): boolean {
  const isPayee = start > 0 && (roles.of(reading, start - 1) & PAYEE_MARK) !== 0;
  return isPayee && end < reading.count && (roles.of(reading, end) & REMARK_MARK) !== 0;
}

/** Whether what collectors call themselves stands right behind a name that is the first: `GESCOBRO COLLECTION SERVICES`. */
function isCalledAsCollector(reading: Reading, roles: WordRoles, start: number, end: number): boolean {
  return end < reading.count && (roles.of(reading, end) & COLLECTOR) !== 0 && isFirst(reading, roles, start);
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

/** Whether a loan is told by a few words that anybody writes: by no lender's name, no office, and no bank's word for paying out. */
function isLoanInWords(
  reading: Reading,
  roles: WordRoles,
  { isLending, strength, isProved, isInWords }: CompiledRule,
  start: number,
  end: number,
): boolean {
  const isBrief = isInWords || end - start <= MOST_WORDS_OF_REMARK;
  // A rule that needs a companion has found the word of a lender.
  if (!isLending || !isBrief || strength === NAME_STRENGTH || isProved) return false;
  for (let index = start; index < end; index += 1) if ((roles.of(reading, index) & OPERATION) !== 0) return false;
  return !roles.hold(reading, OFFICE, reading.count);
}
