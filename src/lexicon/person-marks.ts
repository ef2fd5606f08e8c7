import type { Reading } from "./reading.js";
import { ANY_GIVEN_NAME, ROLE, type WordRoles } from "./word-roles.js";

const { NOISE, TITLE, GIVEN_NAME, LENDER } = ROLE;

const SHORTEST_SURNAME = 3;
/** Particles stand between a given name and a surname: `SANNE VAN DER BERG`. */
export const MOST_PARTICLES = 2;

/** Whether a person is named before a word: by a title, or by a given name or an initial and a surname. */
export function followsPerson(reading: Reading, roles: WordRoles, start: number, isTransfer: boolean): boolean {
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

/**
 * Whether a word is a surname by what stands before it, as in `MRS E WAGES`, `M. LOYER` and `MR BILL RENT`: a title, or an
 * initial or given name that a title comes before. Any word but a `name` that a rule holds is one behind an initial that nothing
 * comes before.
 */
export function isSurname(reading: Reading, roles: WordRoles, start: number, isName: boolean): boolean {
  if (start === 0) return false;
  if (isTitle(reading, roles, start - 1)) return true;
  const isTitled = start > 1 && isTitle(reading, roles, start - 2);
  if (isTitled) return (roles.of(reading, start - 1) & GIVEN_NAME) !== 0 || isLetter(reading, start - 1);
  // A flat bears a number and a letter: `2 B RENT`. A company may bear an initial too, such as J Sainsbury.
  const isFlat = start > 1 && reading.digits[start - 2]! > 0;
  if (isName || isFlat) return false;
  return isInitial(reading, roles, start - 1) && isFirst(reading, roles, start - 1);
}

/** Whether a word is a title. `M` behind a surname is an initial: `DUPONT M LOYER`. */
export function isTitle(reading: Reading, roles: WordRoles, index: number): boolean {
  const role = roles.of(reading, index);
  if ((role & TITLE) === 0) return false;
  return !isLetter(reading, index) || ((role & NOISE) !== 0 && isFirst(reading, roles, index));
}

/** Whether a word is a single letter that is no article or preposition. */
export function isInitial(reading: Reading, roles: WordRoles, index: number): boolean {
  return isLetter(reading, index) && (roles.of(reading, index) & NOISE) === 0;
}

/** Whether a surname stands at a place or behind its particles (`de`, `van der`), and before another word. */
export function hasSurname(reading: Reading, roles: WordRoles, from: number, end: number): boolean {
  let index = from;
  while (index < end && index < from + MOST_PARTICLES && isParticle(reading, roles, index)) index += 1;
  return index < end && isSurnameLike(reading, roles, index);
}

/** Whether no significant word comes before a place, from another on. */
export function isFirst(reading: Reading, roles: WordRoles, end: number, from = 0): boolean {
  for (let index = from; index < end; index += 1) if (roles.isSignificant(reading, index)) return false;
  return true;
}

/** Whether a word may be a particle of a name, as articles and prepositions are. */
export function isParticle(reading: Reading, roles: WordRoles, index: number): boolean {
  return reading.digits[index] === 0 && (roles.of(reading, index) & NOISE) !== 0;
}

/** Whether a word is a single letter. */
export function isLetter(reading: Reading, index: number): boolean {
  return reading.end[index]! - reading.start[index]! === 1 && reading.digits[index] === 0;
}

function isSurnameLike(reading: Reading, roles: WordRoles, index: number): boolean {
  const length = reading.end[index]! - reading.start[index]!;
  const isWord = length >= SHORTEST_SURNAME && reading.digits[index] === 0 && roles.isSignificant(reading, index);
  return isWord && (roles.of(reading, index) & LENDER) === 0;
}
