import { hasSurname, isInitial, isTitle } from "./person-marks.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const { NOISE, PARTICLE, SURNAME, KIN, PERSONAL_SERVICE, REMARK_MARK, OFFICE } = ROLE;

/** Letters of the shortest name, such as Li or Wu. */
const SHORTEST_NAME = 2;
/** A first name and a surname, in whatever order. */
const NAMES_OF_PERSON = 2;

/**
 * Whether a person is named before a place, whatever his origin: by a title, an initial and a surname, a word of kin, a service
 * between persons, or so many names one behind the other. Any word that no list holds is taken for a name.
 *
 * @param start - The first word that is looked at.
 */
export function namesPerson(
  reading: Reading,
  roles: WordRoles,
  end: number,
  names = NAMES_OF_PERSON,
  start = 0,
): boolean {
  let run = 0;
  for (let index = start; index < end; index += 1) {
    const role = roles.of(reading, index);
    if ((role & (KIN | PERSONAL_SERVICE)) !== 0 || isTitle(reading, roles, index)) return true;
    if (isInitial(reading, roles, index) && hasSurname(reading, roles, index + 1, end)) return true;
    if (isName(reading, roles, index, run === 0)) run += 1;
    // Particles part no name: `MEHMET DE JONG`.
    else if ((role & PARTICLE) === 0) run = 0;
    if (run === names) return true;
  }
  return false;
}

/**
 * Whether a text names a person and no company or office: here a given name is enough, as children are called by it, and where
 * one name is asked for, any that stands alone before a purpose.
 *
 * @param start - The first word of the purpose.
 */
export function namesPayer(reading: Reading, roles: WordRoles, start: number, names: number): boolean {
  if (roles.hold(reading, OFFICE, reading.count)) return false;
  for (let index = 0; index < reading.count; index += 1)
    if (roles.isGivenName(reading, index) && roles.isSignificant(reading, index)) return true;
  return namesPerson(reading, roles, reading.count) || (names === 1 && isLoneName(reading, roles, start));
}

/** Whether a word that may be somebody's name is the only one that says something before a place. */
export function isLoneName(reading: Reading, roles: WordRoles, end: number): boolean {
  let names = 0;
  for (let index = 0; index < end; index += 1) {
    if (isName(reading, roles, index, names === 0)) names += 1;
    else if (roles.isSignificant(reading, index)) return false;
  }
  return names === 1;
}

function isName(reading: Reading, roles: WordRoles, index: number, isFirstOfRun: boolean): boolean {
  const length = reading.end[index]! - reading.start[index]!;
  if (length < SHORTEST_NAME || reading.digits[index] !== 0) return false;
  const role = roles.of(reading, index);
  // `REMI` is a name and the mark of a remark.
  if ((role & REMARK_MARK) !== 0) return false;
  // `JAN` is a month too, behind other words.
  if ((role & NOISE) !== 0) return isFirstOfRun && roles.isGivenName(reading, index);
  return roles.isSignificant(reading, index) && (roles.isNameLike(reading, index) || (role & SURNAME) !== 0);
}
