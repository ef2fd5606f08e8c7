import { isIbanOfKnownCountry } from "../base/iban-check.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import type { Reading } from "../lexicon/reading.js";

const SHORTEST_IBAN = 15;
const LONGEST_IBAN = 34;
/** Letters and digits of a group of an IBAN that is printed in groups; the last may be shorter. */
const IBAN_GROUP_LENGTH = 4;

/**
 * Whether the last text read shows another country than the project's: by an account number, by the country that money goes
 * to, or by the bank's word for transfers across borders (decisions section 5).
 *
 * @param country - The project's, as the two letters of an IBAN.
 */
export function showsAnotherCountry(lexicon: Lexicon, country: string): boolean {
  const { reading, countries } = lexicon;
  for (let index = 0; index < reading.count; index += 1) {
    const named = countries.at(index) ?? countryOfAccountAt(reading, index);
    if ((named !== undefined && named !== country) || countries.isAbroad(index)) return true;
  }
  return false;
}

/** The country of the account number that begins at a word, printed whole or in groups of four. */
function countryOfAccountAt(reading: Reading, index: number): string | undefined {
  const length = lengthOf(reading, index);
  if (length >= SHORTEST_IBAN) {
    const word = reading.digits[index]! === 0 ? "" : reading.textOf(index);
    return isIbanOfKnownCountry(word) ? word.slice(0, 2) : undefined;
  }
  return length === IBAN_GROUP_LENGTH && reading.digits[index] === 2 ? countryOfGroupsFrom(reading, index) : undefined;
}

function countryOfGroupsFrom(reading: Reading, index: number): string | undefined {
  let iban = reading.textOf(index);
  if (!/^[A-Z]{2}\d{2}$/.test(iban)) return undefined;
  for (let next = index + 1; next < reading.count && iban.length < LONGEST_IBAN; next += 1) {
    if (lengthOf(reading, next) > IBAN_GROUP_LENGTH) break;
    iban += reading.textOf(next);
    if (iban.length >= SHORTEST_IBAN && isIbanOfKnownCountry(iban)) return iban.slice(0, 2);
    if (lengthOf(reading, next) < IBAN_GROUP_LENGTH) break;
  }
  return undefined;
}

function lengthOf(reading: Reading, index: number): number {
  return reading.end[index]! - reading.start[index]!;
}
