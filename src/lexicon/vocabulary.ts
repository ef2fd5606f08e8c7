import { fold } from "../base/text.js";
import { hashesOfWord } from "./word-hash.js";

const FILTER_MASK = 0xffff;

/**
 * The words that a lexicon knows, found by two independent hashes of 32 bits: the first finds the place, the second
 * confirms. Two words of one lexicon that agreed in both would be told when they are added.
 */
export class Vocabulary {
  readonly #words: string[] = [];
  #numbers = new Int32Array(1024).fill(-1);
  #hashes = new Int32Array(1024);
  #checks = new Int32Array(1024);
  #mask = 1023;
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

  /** The number of the word with these hashes, or -1. */
  find(hash: number, check: number): number {
    if (this.#filter[hash & FILTER_MASK] === 0) return -1;
    const numbers = this.#numbers;
    const mask = this.#mask;
    for (let slot = slotOf(hash) & mask; numbers[slot] !== -1; slot = (slot + 1) & mask) {
      if (this.#hashes[slot] === hash && this.#checks[slot] === check) return numbers[slot]!;
    }
    return -1;
  }

  #place(number: number, hash: number, check: number): void {
    let slot = slotOf(hash) & this.#mask;
    while (this.#numbers[slot] !== -1) slot = (slot + 1) & this.#mask;
    this.#numbers[slot] = number;
    this.#hashes[slot] = hash;
    this.#checks[slot] = check;
  }

  #grow(): void {
    const [numbers, hashes, checks] = [this.#numbers, this.#hashes, this.#checks];
    const capacity = numbers.length * 2;
    this.#numbers = new Int32Array(capacity).fill(-1);
    this.#hashes = new Int32Array(capacity);
    this.#checks = new Int32Array(capacity);
    this.#mask = capacity - 1;
    numbers.forEach((number, slot) => {
      if (number !== -1) this.#place(number, hashes[slot]!, checks[slot]!);
    });
  }
}

function slotOf(hash: number): number {
  return hash ^ (hash >>> 15);
}
