import { namesPerson } from "./named-person.js";
import { isFirst } from "./person-marks.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const { OFFICE, STANDING, LOAN } = ROLE;

/** Digits of a contract's number; days, hours and years have fewer. */
export const LEAST_DIGITS_OF_CONTRACT = 5;

/** Digits of a collector's case: persons write shorter numbers beside each other's names. */
const LEAST_DIGITS_OF_CASE = 7;

/**
 * Whether a transfer beside other words goes to a lender by one word, or comes from there: whom it goes to is named first, and
 * beside that stands what a contract's payment says: its number, its holder's name, an office, a standing order, or a loan's
 * words behind. Else the other words are a remark: `WONGA HOLIDAY`.
 *
 * @param start - The lender's name.
 */
export function isPaidLender(reading: Reading, roles: WordRoles, start: number): boolean {
  if (!isFirst(reading, roles, start)) return false;
  if (roles.hold(reading, OFFICE | STANDING, reading.count) || namesPerson(reading, roles, reading.count)) return true;
  return holdsContract(reading, roles, start, LEAST_DIGITS_OF_CONTRACT);
}

/**
 * Whether a transfer beside other words goes to a collector or bailiff by one word. Persons bear such names too, so that what
 * names one proves nothing: `FLANDERIJN J`, `WESCOT SARAH`.
 *
 * @param start - The collector's name.
 */
export function isPaidCollector(reading: Reading, roles: WordRoles, start: number): boolean {
  if (!isFirst(reading, roles, start) || namesPerson(reading, roles, reading.count)) return false;
  return holdsContract(reading, roles, start, LEAST_DIGITS_OF_CASE);
}

/** Whether a loan's words stand behind a name, or a number of so many digits anywhere. */
function holdsContract(reading: Reading, roles: WordRoles, start: number, leastDigits: number): boolean {
  for (let index = 0; index < reading.count; index += 1) {
    if (index > start && (roles.of(reading, index) & LOAN) !== 0) return true;
    if (reading.isNumber(index) && reading.digits[index]! >= leastDigits) return true;
  }
  return false;
}
