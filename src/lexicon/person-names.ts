import { isInitial, isParticle, MOST_PARTICLES } from "./person-marks.js";
import type { Reading } from "./reading.js";
import type { TextReader } from "./text-reader.js";
import { ROLE, type WordRoles } from "./word-roles.js";

/**
 * Whether a word of the text that was read last may be part of a person's name: one that no list holds, a given name, or one
 * beside a given name or an initial that no rule's phrase holds there. Many surnames are words of some shop's name: SMITH,
 * WHITE, PETIT.
 */
export function isOfName(reader: TextReader, index: number): boolean {
  const { reading, roles } = reader;
  if (roles.isNameLike(reading, index)) return true;
  if ((roles.of(reading, index) & ~ROLE.SURNAME) !== 0 || reading.digits[index] !== 0) return false;
  const isBesideName =
    beginsName(reading, roles, placeBefore(reading, roles, index)) || beginsName(reading, roles, index + 1);
  return isBesideName && !isInPhrase(reader, index);
}

/** The place of the word before another, its particles left out. */
export function placeBefore(reading: Reading, roles: WordRoles, index: number): number {
  let before = index - 1;
  while (before > 0 && before >= index - MOST_PARTICLES && isParticle(reading, roles, before)) before -= 1;
  return before;
}

/** Whether a word is a given name, or a letter that is no article or preposition. */
function beginsName(reading: Reading, roles: WordRoles, index: number): boolean {
  if (index < 0 || index >= reading.count) return false;
  return roles.isGivenName(reading, index) || isInitial(reading, roles, index);
}

/** Whether a phrase of a rule holds a word: a purpose or a trade is no surname, whatever way the money went. */
function isInPhrase(reader: TextReader, index: number): boolean {
  return reader.explain(true, 0, -1).some(({ start, end }) => start <= index && index < end);
}
