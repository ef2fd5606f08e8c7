import { COUNTRY_WORDS, INTERNATIONAL_WORDS } from "./country-words.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const CODE_OF_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRY_WORDS).flatMap(([code, words]) => words.split("|").map((word) => [word, code] as const)),
);

/** `A L` and `NAAR HET` stand between a transfer and where it goes. */
const MOST_WORDS_BETWEEN = 2;
const INTERNATIONAL: ReadonlySet<string> = new Set(INTERNATIONAL_WORDS.split("|"));
const FRENCH_TRANSFERS: ReadonlySet<string> = new Set(["VIR", "VIREMENT"]);

/** Countries that the words of the last reading name as places of money, not as names or in remarks. */
export class CountryNames {
  readonly #reading: Reading;
  readonly #roles: WordRoles;

  constructor(reading: Reading, roles: WordRoles) {
    this.#reading = reading;
    this.#roles = roles;
  }

  /** The code of the country that a word names as the place that money goes to (`VERS L ALLEMAGNE`); undefined for none. */
  at(index: number): string | undefined {
    // Behind `TO CHINA` may stand what makes it a name: `GARDEN`.
    if (!this.#is(index, ROLE.COUNTRY) || index !== this.#reading.count - 1) return undefined;
    const before = this.#is(index - 1, ROLE.PLACE_ARTICLE) ? index - 2 : index - 1;
    return this.#is(before, ROLE.PLACE_MARK) ? CODE_OF_COUNTRY.get(this.#reading.textOf(index)) : undefined;
  }

  /** Whether a word says, beside a word for a transfer, that it goes across borders: `TRANSFERENCIA AL EXTRANJERO`. */
  isAbroad(index: number): boolean {
    if (!this.#is(index, ROLE.ABROAD)) return this.#isInternational(index);
    let before = index - 1;
    for (let left = MOST_WORDS_BETWEEN; left > 0 && this.#isBetween(before); left -= 1) before -= 1;
    return this.#is(before, ROLE.TRANSFER) || this.#is(index + 1, ROLE.TRANSFER);
  }

  #isBetween(index: number): boolean {
    return this.#is(index, ROLE.NOISE | ROLE.PLACE_MARK | ROLE.PLACE_ARTICLE) && !this.#is(index, ROLE.TRANSFER);
  }

  /** Whether a text begins by a word for international transfers. Elsewhere the word is part of many names. */
  #isInternational(index: number): boolean {
    if (index > 1 || !this.#is(1 - index, ROLE.TRANSFER)) return false;
    const [first, second] = [this.#reading.textOf(0), this.#reading.textOf(1)];
    // The adjective stands behind the word in French alone: `TRANSFER INTERNATIONAL SCHOOL`.
    return index === 0 ? INTERNATIONAL.has(first) : INTERNATIONAL.has(second) && FRENCH_TRANSFERS.has(first);
  }

  #is(index: number, role: number): boolean {
    return index >= 0 && index < this.#reading.count && (this.#roles.of(this.#reading, index) & role) !== 0;
  }
}
