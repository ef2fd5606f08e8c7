import { isDayInDigits } from "../base/written-days.js";
import type { CompiledRule } from "./compiled-rule.js";
import { LEAST_DIGITS_OF_CONTRACT } from "./paid-lender.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const BANK_OR_LENDER = ROLE.BANK | ROLE.LENDER;
const NO_COMPANY = -1;
const DIGITS_OF_POSTCODE = 5;
const NO_WORDS: ReadonlySet<number> = new Set();

/**
 * Whether a phrase stands where its rule asks for: behind a name that it ends, before a contract's number or no postcode, first
 * or behind another word, or alone but for what may stand beside it.
 */
export function isWhereItMust(
  reading: Reading,
  roles: WordRoles,
  rule: CompiledRule,
  start: number,
  end: number,
): boolean {
  if (rule.endsName && !endsName(reading, roles, rule, start)) return false;
  if (rule.standsBeforeContract && !holdsContract(reading, end)) return false;
  if (rule.isNoPostcode && isPostcode(reading, end)) return false;
  if (rule.standsFirst !== undefined && standsFirst(reading, roles, rule, start) !== rule.standsFirst) return false;
  if (!rule.standsAlone) return true;
  const from = rule.behindCompany ? endOfCompany(reading, roles, start) : 0;
  return from !== NO_COMPANY && standsAlone(reading, roles, start, end, BANK_OR_LENDER, rule.besideWords, from);
}

/** Whether a phrase ends a name: right behind a word that no list holds, a surname, or one that its rule takes for a name's. */
function endsName(reading: Reading, roles: WordRoles, { besideWords }: CompiledRule, start: number): boolean {
  if (start === 0 || !roles.isSignificant(reading, start - 1)) return false;
  const isSurname = (roles.of(reading, start - 1) & ROLE.SURNAME) !== 0;
  return isSurname || roles.isNameLike(reading, start - 1) || besideWords.has(reading.word[start - 1]!);
}

/** Whether the numbers that stand at a place one behind the other hold one as long as a contract's, which is no day. */
function holdsContract(reading: Reading, from: number): boolean {
  for (let index = from; index < reading.count && reading.isNumber(index); index += 1) {
    const isLong = reading.digits[index]! >= LEAST_DIGITS_OF_CONTRACT;
    if (isLong && !isDayInDigits(reading.textOf(index))) return true;
  }
  return false;
}

/** Whether a number with as many digits as a postcode stands at a place. */
function isPostcode(reading: Reading, index: number): boolean {
  return index < reading.count && reading.isNumber(index) && reading.digits[index] === DIGITS_OF_POSTCODE;
}

/** Whether nothing is said before a place but what may stand beside. */
function standsFirst(reading: Reading, roles: WordRoles, { besideWords }: CompiledRule, start: number): boolean {
  return standsAlone(reading, roles, start, reading.count, 0, besideWords);
}

/** Where the name of a company ends that stands before a place, as its legal form tells; 0 where a bank alone is named there. */
function endOfCompany(reading: Reading, roles: WordRoles, start: number): number {
  for (let index = start - 1; index >= 0; index -= 1)
    if ((roles.of(reading, index) & ROLE.LEGAL_FORM) !== 0) return index + 1;
  return roles.hold(reading, BANK_OR_LENDER, start) ? 0 : NO_COMPANY;
}

/**
 * Whether the text holds no significant word besides a phrase, but such as have the roles or are in the list: then that is the
 * counterparty, not a remark.
 *
 * @param from - The first word that is looked at.
 */
export function standsAlone(
  reading: Reading,
  roles: WordRoles,
  start: number,
  end: number,
  ignoredRoles = 0,
  ignoredWords: ReadonlySet<number> = NO_WORDS,
  from = 0,
): boolean {
  for (let index = from; index < reading.count; index += 1) {
    const isIgnored = (roles.of(reading, index) & ignoredRoles) !== 0 || ignoredWords.has(reading.word[index]!);
    const isBeside = index < start || index >= end;
    if (isBeside && !isIgnored && roles.isSignificant(reading, index)) return false;
  }
  return true;
}
