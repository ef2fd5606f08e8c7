import { COUNTRY_WORDS } from "./country-words.js";
import type { Reading } from "./reading.js";
import { ROLE, type WordRoles } from "./word-roles.js";

const CODE_OF_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRY_WORDS).flatMap(([code, words]) => words.split("|").map((word) => [word, code] as const)),
);

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

  /** Whether a word says, beside a word for a transfer, that it goes across borders. */
  isAbroad(index: number): boolean {
    const isBeside = this.#is(index - 1, ROLE.TRANSFER) || this.#is(index + 1, ROLE.TRANSFER);
    return isBeside && this.#is(index, ROLE.ABROAD);
  }

  #is(index: number, role: number): boolean {
    return index >= 0 && index < this.#reading.count && (this.#roles.of(this.#reading, index) & role) !== 0;
  }
}
