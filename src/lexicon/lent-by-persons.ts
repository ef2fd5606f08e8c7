import { namesPerson } from "./named-person.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const { LENDER, BANK, PAYOUT } = ROLE;

/** One name is enough to doubt that a lender pays out. */
const NAMES_OF_DOUBT = 1;

/**
 * Whether words of a loan stand behind somebody's name, before any bank or lender. People bear names of all origins, so that no
 * list of them may decide who owes: a debit goes to a person where two words may be his names, and to a lender that no list
 * holds where one may.
 *
 * @param start - The first word of the loan's phrase.
 * @param lenderStart - Where the first lender is named; the number of words for none.
 * @param isPaidOut - Whether the loan is paid out by a transfer.
 */
export function isLentByPerson(
  reading: Reading,
  roles: WordRoles,
  start: number,
  lenderStart: number,
  isPaidOut: boolean,
): boolean {
  let end = Math.min(start, lenderStart);
  for (let index = 0; index < reading.count; index += 1) {
    const role = roles.of(reading, index);
    if (isPaidOut && (role & PAYOUT) !== 0) return false;
    if (index < start && (role & LENDER) !== 0) return false;
    if ((role & BANK) !== 0) end = Math.min(end, index);
  }
  return namesPerson(reading, roles, end, isPaidOut ? NAMES_OF_DOUBT : undefined);
}
