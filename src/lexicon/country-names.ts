import { COUNTRY_WORDS } from "./country-words.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const CODE_OF_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRY_WORDS).flatMap(([code, words]) => words.split("|").map((word) => [word, code] as const)),
);
const CODE_LENGTH = 2;

/** Countries that the words of the last reading name. */
export class CountryNames {
  readonly #reading: Reading;
  readonly #roles: WordRoles;

  constructor(reading: Reading, roles: WordRoles) {
    this.#reading = reading;
    this.#roles = roles;
  }

  /** The code of the country that a word names, or whose code it is; undefined for none. */
  at(index: number): string | undefined {
    const reading = this.#reading;
    const before = index === 0 ? 0 : this.#roles.of(reading, index - 1);
    if ((before & ROLE.TITLE) !== 0) return undefined;
    if ((this.#roles.of(reading, index) & ROLE.COUNTRY) !== 0) return CODE_OF_COUNTRY.get(reading.textOf(index));
    const isCode = reading.end[index]! - reading.start[index]! === CODE_LENGTH && reading.digits[index] === 0;
    return isCode && (before & ROLE.COUNTRY_MARK) !== 0 ? reading.textOf(index) : undefined;
  }

  /** Whether a word is a bank's for transfers across borders. */
  isAbroad(index: number): boolean {
    return (this.#roles.of(this.#reading, index) & ROLE.ABROAD) !== 0;
  }
}
