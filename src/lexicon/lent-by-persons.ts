import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const { REMARK_MARK, LENDER, BANK } = ROLE;

/** Letters of the shortest name, such as Li or Wu. */
const SHORTEST_NAME = 2;
/** A text that shows no mode may name a company: it takes a first name and a surname there. */
const LEAST_NAMES_BESIDE_NO_MODE = 2;

/**
 * Whether words of a loan stand behind somebody's name, before any bank or lender, or behind the mark of a remark where no lender is
 * named. Any word that no list holds is taken for a name there: people bear names of all origins, so that no list of them may
 * decide who owes.
 *
 * @param start - The first word of the loan's phrase.
 * @param lenderStart - Where the first lender is named; the number of words for none.
 */
export function isLentByPerson(
  reading: Reading,
  roles: WordRoles,
  start: number,
  lenderStart: number,
  isTransfer: boolean,
): boolean {
  const needed = isTransfer ? 1 : LEAST_NAMES_BESIDE_NO_MODE;
  const countsMarks = isTransfer && lenderStart === reading.count;
  let names = 0;
  let isPerson = false;
  for (let index = 0; index < start; index += 1) {
    const role = roles.of(reading, index);
    if ((role & LENDER) !== 0 || ((role & BANK) !== 0 && !isPerson)) return false;
    names = index < lenderStart && isNameLike(reading, roles, index) ? names + 1 : 0;
    isPerson ||= names === needed || (countsMarks && (role & REMARK_MARK) !== 0);
  }
  return isPerson;
}

function isNameLike(reading: Reading, roles: WordRoles, index: number): boolean {
  const length = reading.end[index]! - reading.start[index]!;
  const isWord = length >= SHORTEST_NAME && reading.digits[index] === 0 && roles.isSignificant(reading, index);
  return isWord && roles.isNameLike(reading, index);
}
