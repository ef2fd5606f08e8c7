import type { Reading } from "./reading.js";
import {
  BONUSES_OF_PAYERS,
  IS_TAKEN_OFF,
  JOINERS,
  LINKS,
  MONTH_MARKS,
  NAMES_OF_PAYERS,
  PAYER_FORMS,
  PAYER_WORDS,
  TAKES_OFF,
  WAGE_MONTHS,
  WAGES_OF_ADVANCES,
} from "./wage-words.js";

const MONTH_NUMBER = /^(?:0?[1-9]|1[0-2])$/;
/** A year has 13 periods of four weeks. */
const PERIOD_NUMBER = /^(?:0?[1-9]|1[0-3])$/;
const YEAR = /^20\d\d$/;
const YEAR_BEHIND_MONTH = /^(?:20)?\d\d$/;
const AMOUNT = /^\d+$/;

/** Where the word or sign begins that joins a word to what stands before it; -1 where there is none. */
export function joinerBefore(reading: Reading, index: number): number {
  if (index === 0) return -1;
  if (JOINERS.has(reading.textOf(index - 1))) return index - 1;
  return reading.gapBefore(index).includes("&") ? index : -1;
}

/**
 * Behind the month that stands at a place: its name, or its number behind the word for a month or with the year, for any other
 * number may be a week, a run or a team. The place itself where none stands there.
 */
export function behindMonth(reading: Reading, start: number): number {
  let at = start;
  while (isAmong(LINKS, reading, at)) at += 1;
  const [first, second] = [wordAt(reading, at), wordAt(reading, at + 1)];
  const isNamed = WAGE_MONTHS.has(first) || (isAmong(MONTH_MARKS, reading, at - 1) && PERIOD_NUMBER.test(first));
  if (isNamed) return YEAR_BEHIND_MONTH.test(second) ? at + 2 : at + 1;
  const isNumbered = MONTH_NUMBER.test(first)
    ? YEAR_BEHIND_MONTH.test(second)
    : YEAR.test(first) && MONTH_NUMBER.test(second);
  return isNumbered ? at + 2 : start;
}

/**
 * Whether the month stands before a place, and before it who pays: its name right behind a legal form, for elsewhere it may
 * be part of a name or of a date; its number with the whole year, and no day before it.
 */
export function isMonthBehindPayer(reading: Reading, place: number): boolean {
  const hasYear = YEAR_BEHIND_MONTH.test(wordAt(reading, place - 1));
  const month = hasYear ? place - 2 : place - 1;
  if (isAmong(WAGE_MONTHS, reading, month)) return isAmong(PAYER_FORMS, reading, month - 1);
  const isNumbered = MONTH_NUMBER.test(wordAt(reading, month)) && YEAR.test(wordAt(reading, place - 1));
  return isNumbered && reading.digits[month - 1] === 0;
}

/** Where the word stands that takes an advance off, before it; the advance itself where none does. */
export function takenOffStart(reading: Reading, advance: number): number {
  let at = advance - 1;
  while (at > 0 && !TAKES_OFF.has(reading.textOf(at)) && isSkipped(reading, at) && !isNetOf(reading, at)) at -= 1;
  if (isAmong(TAKES_OFF, reading, at)) return at;
  return isNetOf(reading, at) ? at - 1 : advance;
}

/** Behind the word that takes an advance off, behind it; behind the advance itself where none does. */
export function takenOffEnd(reading: Reading, advance: number): number {
  let at = advance + 1;
  while (isSkipped(reading, at) || AMOUNT.test(wordAt(reading, at))) at += 1;
  return isAmong(IS_TAKEN_OFF, reading, at) ? at + 1 : advance + 1;
}

/**
 * Whether the word for an advance is part of a payer's name: right before a legal form or a word of companies and schools, or
 * one word before it where the wage comes behind (`ADVANCE NORTHERN LTD SALARY`).
 */
export function isPayersName(reading: Reading, advance: number, isBehindWage: boolean): boolean {
  if (!isAmong(NAMES_OF_PAYERS, reading, advance)) return false;
  const isPayerAt = (index: number): boolean =>
    isAmong(PAYER_FORMS, reading, index) || isAmong(PAYER_WORDS, reading, index);
  const [next, behind] = [advance + 1, advance + 2];
  if (isPayerAt(next)) return true;
  return !isBehindWage && isPayerAt(behind) && !isSkipped(reading, next) && behindMonth(reading, next) === next;
}

/**
 * Whether the word for a bonus that ends before a place is part of a payer's name: right before a legal form, with a word of
 * companies between at most (`SALARY BONUS SOLUTIONS LTD`). A 13th month begins nobody's name, whoever stands behind it.
 */
export function isBonusOfPayersName(reading: Reading, end: number): boolean {
  if (!isAmong(BONUSES_OF_PAYERS, reading, end - 1)) return false;
  const form = isAmong(PAYER_WORDS, reading, end) ? end + 1 : end;
  return isAmong(PAYER_FORMS, reading, form);
}

function isSkipped(reading: Reading, index: number): boolean {
  return isAmong(LINKS, reading, index) || isAmong(WAGES_OF_ADVANCES, reading, index);
}

function isNetOf(reading: Reading, index: number): boolean {
  return TAKES_OFF.has(`${wordAt(reading, index - 1)} ${wordAt(reading, index)}`);
}

function isAmong(words: ReadonlySet<string>, reading: Reading, index: number): boolean {
  return words.has(wordAt(reading, index));
}

/** The folded text of a word; empty where there is none. */
function wordAt(reading: Reading, index: number): string {
  return index >= 0 && index < reading.count ? reading.textOf(index) : "";
}
