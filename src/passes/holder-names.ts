import { fold } from "../base/text.js";
import type { Lexicon } from "../lexicon/lexicon.js";
import { isTitle } from "../lexicon/person-marks.js";
import { NAME_PARTICLES, TITLES } from "../lexicon/person-words.js";
import { MOST_CHARACTERS_READ } from "../lexicon/reading.js";
import type { Ledger } from "../model/ledger.js";

/** A surname alone is shared by a family, and by firms. */
const LEAST_WORDS_OF_HOLDER = 2;

const IS_TITLE: ReadonlySet<string> = new Set(TITLES.split("|"));
const IS_PARTICLE: ReadonlySet<string> = new Set(NAME_PARTICLES.split("|"));
/** Of so many owners, and so much of their names, texts are asked: hostile bodies name them without end. */
const MOST_OWNERS = 20;
const MOST_CHARACTERS_OF_OWNER = 100;

/** What folding may change besides the case. */
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** The words of the names of an account's owners, and the letters that they begin with. */
interface HolderWords {
  readonly words: ReadonlySet<string>;
  /** Of its names, but for particles: `D` is not the initial of Sanne de Vries. */
  readonly initials: ReadonlySet<string>;
  /** The words that are more than a title or an initial. */
  readonly names: readonly string[];
}

/** Tells where texts name the holders of an account, by the owners that the body names. */
export class HolderNames {
  readonly #lexicon: Lexicon;
  readonly #ledger: Ledger;
  readonly #wordsOf = new Map<number, HolderWords>();

  constructor(lexicon: Lexicon, ledger: Ledger) {
    this.#lexicon = lexicon;
    this.#ledger = ledger;
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
    const { names } = this.#wordsOfHolders(account);
    return this.#placesIn(
      account,
      (start, end) => this.#isWholeName(names, start, end) || this.#isTitled(names, start, end),
    );
  }

  /** The same without relatives: two words of a name side by side, or one beside the initial of another. */
  placesOfNamesIn(account: number): ReadonlySet<number> {
    const { names } = this.#wordsOfHolders(account);
    return this.#placesIn(account, (start, end) => this.#isWholeName(names, start, end));
  }

  #placesIn(account: number, isName: (start: number, end: number) => boolean): ReadonlySet<number> {
    const places = new Set<number>();
    const holders = this.#wordsOfHolders(account);
    if (holders.words.size === 0) return places;
    const { reading } = this.#lexicon;
    for (let start = 0; start < reading.count; start += 1) {
      let end = start;
      while (end < reading.count && this.#isOfHolder(holders, end)) end += 1;
      if (isName(start, end)) for (let place = start; place < end; place += 1) places.add(place);
      if (end > start) start = end - 1;
    }
    return places;
  }

  #isOfHolder({ words, initials }: HolderWords, place: number): boolean {
    const word = this.#lexicon.reading.textOf(place);
    return words.has(word) || initials.has(word);
  }

  /** Whether a name of the holder's stands from a place to an end, with a title before or among it. */
  #isTitled(names: readonly string[], start: number, end: number): boolean {
    const { reading, roles } = this.#lexicon;
    let isTitled = start > 0 && isTitle(reading, roles, start - 1);
    let isNamed = false;
    for (let place = start; place < end; place += 1) {
      isTitled ||= isTitle(reading, roles, place);
      isNamed ||= names.includes(reading.textOf(place));
    }
    return isTitled && isNamed;
  }

  /** Whether the words from a place to an end are two names of the holder's, or one and the initial of another. */
  #isWholeName(names: readonly string[], start: number, end: number): boolean {
    const { reading } = this.#lexicon;
    const words = Array.from({ length: end - start }, (_, at) => reading.textOf(start + at));
    const said = names.filter((name) => words.includes(name));
    if (said.length >= LEAST_WORDS_OF_HOLDER) return true;
    const initialsOfOthers = names.filter((name) => !said.includes(name)).map((name) => name.charAt(0));
    return said.length > 0 && initialsOfOthers.some((initial) => words.includes(initial));
  }

  #wordsOfHolders(account: number): HolderWords {
    const known = this.#wordsOf.get(account);
    if (known !== undefined) return known;
    const owners = this.#ledger.accounts[account]!.owners.slice(0, MOST_OWNERS);
    const said = owners.flatMap((owner) => fold(owner.slice(0, MOST_CHARACTERS_OF_OWNER)).split(" "));
    const words = new Set(said.filter((word) => word !== ""));
    const names = [...words].filter((word) => word.length > 1 && !IS_TITLE.has(word) && !IS_PARTICLE.has(word));
    const holders = { words, initials: new Set(names.map((word) => word.charAt(0))), names };
    this.#wordsOf.set(account, holders);
    return holders;
  }
}
