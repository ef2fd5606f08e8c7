import { fold } from "../base/text.js";
import { hashesOfWord } from "./word-hash.js";

const FILTER_MASK = 0xffff;
/** Numbers of a slot, and where in it the check and the word's number stand; a power of two keeps slots within lines. */
const SLOT_WIDTH = 4;
const CHECK = 1;
const NUMBER = 2;

/** Room for the words of one market: growing by and by would take a tenth of the time to make a lexicon. */
const SLOTS_AT_FIRST = 32_768;

const MOST_ZEROS = 16;

/** A word that stands in front of a code: its letters, the digits that the code begins with, and the number of the word. */
interface CodePrefix {
  readonly letters: string;
  readonly digits: number;
  readonly word: number;
}

/**
 * The words that a lexicon knows, found by two independent hashes of 32 bits: the first finds the place, the second
 * confirms. Two words of one lexicon that agreed in both would be told when they are added.
 */
export class Vocabulary {
  readonly #words: string[] = [];
  /** Hash, check and number + 1 of each slot side by side (0 for a free one), so that a look takes one line of the cache. */
  #slots = new Int32Array(SLOTS_AT_FIRST * SLOT_WIDTH);
  #mask = SLOTS_AT_FIRST - 1;
  readonly #codePrefixes: CodePrefix[] = [];
  /** One byte for each hash seen, by its lowest bits: tells most unknown words without a look into the table. */
  readonly #filter = new Uint8Array(FILTER_MASK + 1);

  /** The number of a folded word, which becomes known. */
  intern(word: string): number {
    const { hash, check } = hashesOfWord(word);
    const known = this.find(hash, check);
    if (known !== -1) {
      if (this.#words[known] !== word) throw new RangeError("two words of the lexicon have the same hashes");
      return known;
    }
    const number = this.#words.length;
    this.#words.push(word);
    if (number * 2 >= this.#mask) this.#grow();
    this.#place(number, hash, check);
    this.#filter[hash & FILTER_MASK] = 1;
    return number;
  }

  /** The number of a single word as it is written; -1 for a text that is no single word. */
  internFolded(text: string): number {
    const word = fold(text);
    return word === "" || word.includes(" ") ? -1 : this.intern(word);
  }

  /** Whether a folded word is known. */
  holds(word: string): boolean {
    const { hash, check } = hashesOfWord(word);
    return this.find(hash, check) !== -1;
  }

  /** Makes a word one that services print in front of a code; as many digits as it ends with zeros must begin the code. */
  addCodePrefix(word: string): void {
    const letters = word.replace(/0+$/, "");
    this.#codePrefixes.push({ letters, digits: word.length - letters.length, word: this.intern(word) });
  }

  /** The word that a text has in front of a code at a place; undefined for none. */
  codePrefixAt(text: string, start: number, end: number): CodePrefix | undefined {
    for (const prefix of this.#codePrefixes) {
      const cut = start + prefix.letters.length;
      const isPrefix = end > cut && end >= cut + prefix.digits && text.startsWith(prefix.letters, start);
      if (isPrefix && isNumber(text, cut, cut + prefix.digits)) return prefix;
    }
    return undefined;
  }

  /** The number of the word with these hashes, or -1. */
  find(hash: number, check: number): number {
    if (this.#filter[hash & FILTER_MASK] === 0) return -1;
    const slots = this.#slots;
    const mask = this.#mask;
    for (let slot = slotOf(hash) & mask; ; slot = (slot + 1) & mask) {
      const at = slot * SLOT_WIDTH;
      const number = slots[at + NUMBER]! - 1;
      if (number === -1 || (slots[at] === hash && slots[at + CHECK] === check)) return number;
    }
  }

  /** The numbers of words of so many zeros and nothing else; -1 for those that are not known. */
  zeros(): Int32Array {
    return Int32Array.from({ length: MOST_ZEROS + 1 }, (_, length) => {
      const { hash, check } = hashesOfWord("0".repeat(length));
      return this.find(hash, check);
    });
  }

  #place(number: number, hash: number, check: number): void {
    let slot = slotOf(hash) & this.#mask;
    while (this.#slots[slot * SLOT_WIDTH + NUMBER] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot * SLOT_WIDTH] = hash;
    this.#slots[slot * SLOT_WIDTH + CHECK] = check;
    this.#slots[slot * SLOT_WIDTH + NUMBER] = number + 1;
  }

  #grow(): void {
    const slots = this.#slots;
    this.#slots = new Int32Array(slots.length * 2);
    this.#mask = (slots.length * 2) / SLOT_WIDTH - 1;
    for (let at = 0; at < slots.length; at += SLOT_WIDTH) {
      const number = slots[at + NUMBER]! - 1;
      if (number !== -1) this.#place(number, slots[at]!, slots[at + CHECK]!);
    }
  }
}

function slotOf(hash: number): number {
  return hash ^ (hash >>> 15);
}

function isNumber(text: string, start: number, end: number): boolean {
  return /^\d*$/.test(text.slice(start, end));
}
