import { namesPerson } from "./named-person.js";
import { isFirst } from "./person-marks.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const { OFFICE, STANDING, LOAN } = ROLE;

/** Digits of a contract's number; days, hours and years have fewer. */
export const LEAST_DIGITS_OF_CONTRACT = 5;

/**
 * Whether a transfer beside other words goes to a lender or collector by one word, or comes from there: whom it goes to is named first, and
 * beside that stands what a contract's payment says: its number, its holder's name, an office, a standing order, or a loan's
 * words behind. Else the other words are a remark: `WONGA HOLIDAY`.
 *
 * @param start - The lender's or collector's name.
 */
export function isPaidLender(reading: Reading, roles: WordRoles, start: number): boolean {
  if (!isFirst(reading, roles, start)) return false;
  if (roles.hold(reading, OFFICE | STANDING, reading.count) || namesPerson(reading, roles, reading.count)) return true;
  for (let index = 0; index < reading.count; index += 1) {
    if (index > start && (roles.of(reading, index) & LOAN) !== 0) return true;
    const digits = reading.digits[index]!;
    const isNumber = digits === reading.end[index]! - reading.start[index]!;
    if (isNumber && digits >= LEAST_DIGITS_OF_CONTRACT) return true;
  }
  return false;
}
