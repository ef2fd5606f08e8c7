import type { Lexicon } from "../lexicon/lexicon.js";
import type { Reading } from "../lexicon/reading.js";

const SHORTEST_IBAN = 15;
const LEAST_DIGITS_OF_IBAN = 8;
/** Letters and digits of a group of an IBAN that is printed in groups, and how many groups show that it is one. */
const IBAN_GROUP_LENGTH = 4;
const LEAST_IBAN_GROUPS = 4;

/**
 * Whether the last text read shows another country than the project's: by an account number, a country's name or code, or
 * the bank's word for transfers across borders (decisions section 5).
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

/** The country of an account number that begins at a word. Creditor ids (`FR12ZZZ…`) are no accounts. */
function countryOfAccountAt(reading: Reading, index: number): string | undefined {
  const length = reading.end[index]! - reading.start[index]!;
  const isWhole = length >= SHORTEST_IBAN && reading.digits[index]! >= LEAST_DIGITS_OF_IBAN;
  const isGroup = length === IBAN_GROUP_LENGTH && reading.digits[index] === 2;
  if (!isWhole && !isGroup) return undefined;
  const word = reading.textOf(index);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(word) || word.slice(4, 7) === "ZZZ") return undefined;
  return isWhole || groupsFrom(reading, index) >= LEAST_IBAN_GROUPS ? word.slice(0, 2) : undefined;
}

function groupsFrom(reading: Reading, index: number): number {
  let groups = 1;
  for (let next = index + 1; next < reading.count; next += 1) {
    const length = reading.end[next]! - reading.start[next]!;
    if (length !== IBAN_GROUP_LENGTH || reading.digits[next] === 0) break;
    groups += 1;
  }
  return groups;
}
