import { isTitle } from "../lexicon/person-marks.js";
import { MOST_CHARACTERS_READ } from "../lexicon/reading.js";
import type { TextReader } from "../lexicon/text-reader.js";
import type { Account } from "../model/account.js";
import { type HolderWords, placesAsWritten, wordsOfHolders } from "./holder-names/holder-words.js";
import { isOwner, wordsOf } from "./holder-names/owner-in-text.js";
import { ownersOf } from "./owner-names.js";
import { LEAST_WORDS_OF_NAME } from "./owner-words.js";

/** What folding may change besides the case. */
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Tells where texts name the holders of an account, by the owners that the body names. */
export class HolderNames {
  readonly #reader: TextReader;
  readonly #accounts: readonly Pick<Account, "owners">[];
  readonly #wordsOf = new Map<number, HolderWords>();

  constructor(reader: TextReader, { accounts }: { readonly accounts: readonly Pick<Account, "owners">[] }) {
    this.#reader = reader;
    this.#accounts = accounts;
  }

  /** Whether a text may name a holder of an account: whether it holds a word of a name. Most texts need no more reading. */
  mayBeIn(account: number, text: string): boolean {
    const { names } = this.#wordsOfHolders(account);
    if (names.length === 0 || BEYOND_ASCII.test(text)) return names.length > 0;
    const upper = text.slice(0, MOST_CHARACTERS_READ).toUpperCase();
    return names.some((name) => upper.includes(name));
  }

  /**
   * Places of the words in the text read last that name a holder of an account: two of a name side by side, or one behind a
   * title. By the title it may be a relative too.
   */
  placesIn(account: number): ReadonlySet<number> {
    const holders = this.#wordsOfHolders(account);
    return this.#placesIn(
      account,
      (start, end) => this.#isWholeName(holders, start, end) || this.#isTitled(holders.names, start, end),
    );
  }

  /**
   * The same without relatives: two words of a name side by side, or one beside the initial of another, or beside the first
   * that its owner is written with; with no title of the other sex, and no initial of somebody else beside two surnames.
   *
   * @param isSure - Whether an initial tells only an owner whom the body writes so: others of a family may share it.
   */
  placesOfNamesIn(account: number, isSure: boolean): ReadonlySet<number> {
    const holders = this.#wordsOfHolders(account);
    return this.#placesIn(
      account,
      (start, end) =>
        this.#isWholeName(holders, start, end) &&
        holders.owners.some((owner) => isOwner(this.#reader, owner, { start, end }, isSure)),
    );
  }

  #placesIn(account: number, isName: (start: number, end: number) => boolean): ReadonlySet<number> {
    const holders = this.#wordsOfHolders(account);
    const { reading } = this.#reader;
    const places = new Set(placesAsWritten(reading, holders));
    if (holders.words.size === 0) return places;
    for (let start = 0; start < reading.count; start += 1) {
      let end = start;
      while (end < reading.count && this.#isOfHolder(holders, end)) end += 1;
      if (isName(start, end)) for (let place = start; place < end; place += 1) places.add(place);
      if (end > start) start = end - 1;
    }
    return places;
  }

  #isOfHolder({ words, initials }: HolderWords, place: number): boolean {
    const word = this.#reader.reading.textOf(place);
    return words.has(word) || initials.has(word);
  }

  /** Whether a name of the holder's stands from a place to an end, with a title before or among it. */
  #isTitled(names: readonly string[], start: number, end: number): boolean {
    const { reading, roles } = this.#reader;
    let isTitled = start > 0 && isTitle(reading, roles, start - 1);
    let isNamed = false;
    for (let place = start; place < end; place += 1) {
      isTitled ||= isTitle(reading, roles, place);
      isNamed ||= names.includes(reading.textOf(place));
    }
    return isTitled && isNamed;
  }

  /** Whether the words from a place to an end are two names of the holders', or one and an initial of his. */
  #isWholeName({ owners, names }: HolderWords, start: number, end: number): boolean {
    const { reading, roles } = this.#reader;
    const words = wordsOf(reading, { start, end });
    const said = names.filter((name) => words.includes(name));
    if (said.length !== 1) return said.length >= LEAST_WORDS_OF_NAME;
    const initialsOfOthers = names.filter((name) => name !== said[0]).map((name) => name.charAt(0));
    const own = owners.filter(({ names: [name] }) => name === said[0]).flatMap(({ initials }) => initials);
    const initials = [...initialsOfOthers, ...own];
    return words.some((word, at) => initials.includes(word) && !isTitle(reading, roles, start + at));
  }

  #wordsOfHolders(account: number): HolderWords {
    const known = this.#wordsOf.get(account);
    if (known !== undefined) return known;
    const holders = wordsOfHolders(ownersOf([this.#accounts[account]!]));
    this.#wordsOf.set(account, holders);
    return holders;
  }
}
