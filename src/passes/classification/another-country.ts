import { isIbanOfKnownCountry } from "../../base/iban-check.js";
import type { Reading } from "../../lexicon/reading.js";
import type { TextReader } from "../../lexicon/text-reader.js";

const SHORTEST_IBAN = 15;
const LONGEST_IBAN = 34;
/** Letters and digits of a group of an IBAN that is printed in groups; the last may be shorter. */
const IBAN_GROUP_LENGTH = 4;

/** What a text shows of other countries, as bits. */
export const ABROAD = {
  /** It shows another country than the project's. */
  SHOWN: 1,
  /** It holds what looks like an account number of another country: other digits may make it one, or none. */
  DEPENDS_ON_DIGITS: 2,
} as const;

/**
 * What the last text read shows of another country than the project's: by an account number, by the country that money goes
 * to, or by the bank's word for transfers across borders (decisions section 5).
 *
 * @param country - The project's, as the two letters of an IBAN.
 */
export function abroadSignsOf(reader: TextReader, country: string): number {
  const { reading, countries } = reader;
  let signs = 0;
  for (let index = 0; index < reading.count; index += 1) {
    const named = countries.at(index);
    if ((named !== undefined && named !== country) || countries.isAbroad(index)) signs |= ABROAD.SHOWN;
    if (!looksForeign(reading, index, country)) continue;
    signs |= ABROAD.DEPENDS_ON_DIGITS;
    if (isAccountAt(reading, index)) signs |= ABROAD.SHOWN;
  }
  return signs;
}

/** Whether an account number of another country may begin at a word, printed whole or in groups of four. */
function looksForeign(reading: Reading, index: number, country: string): boolean {
  const digits = reading.digits[index]!;
  const length = lengthOf(reading, index);
  const isWhole = length >= SHORTEST_IBAN && digits > 1;
  if (!isWhole && (length !== IBAN_GROUP_LENGTH || digits !== 2)) return false;
  const word = reading.textOf(index);
  return /^[A-Z]{2}\d{2}/.test(word) && word.slice(0, 2) !== country;
}

function isAccountAt(reading: Reading, index: number): boolean {
  if (lengthOf(reading, index) >= SHORTEST_IBAN) return isIbanOfKnownCountry(reading.textOf(index));
  return isAccountInGroupsAt(reading, index);
}

function isAccountInGroupsAt(reading: Reading, index: number): boolean {
  let iban = reading.textOf(index);
  for (let next = index + 1; next < reading.count && iban.length < LONGEST_IBAN; next += 1) {
    if (lengthOf(reading, next) > IBAN_GROUP_LENGTH) break;
    iban += reading.textOf(next);
    if (iban.length >= SHORTEST_IBAN && isIbanOfKnownCountry(iban)) return true;
    if (lengthOf(reading, next) < IBAN_GROUP_LENGTH) break;
  }
  return false;
}

function lengthOf(reading: Reading, index: number): number {
  return reading.end[index]! - reading.start[index]!;
}
