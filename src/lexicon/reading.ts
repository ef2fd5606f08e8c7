import {
  FOLD_TABLE,
  FOLD_TABLE_SIZE,
  fold,
  foldedCodeOf,
  IGNORED,
  SEPARATOR,
  secondFoldedCodeOf,
} from "../base/text.js";
import { FILTER_MASK, type Vocabulary } from "./vocabulary.js";
import { FIRST_PRIME, SECOND_PRIME } from "./word-hash.js";

/** How many characters of a description are read; the rest is kept, not matched. */
export const MOST_CHARACTERS_READ = 400;
/** How many words of a description are read. */
export const MOST_WORDS_READ = 64;

const DIGIT_NINE = "9".charCodeAt(0);

/**
 * The words of one description, folded, hashed and looked up in a single run over its characters. One reading is used
 * again and again: a lexicon owns one, so that no row allocates.
 */
export class Reading {
  /** How many words there are. */
  count = 0;
  /** The word's number in the vocabulary; -1 for a word that no phrase and no noise list holds. */
  readonly word = new Int32Array(MOST_WORDS_READ);
  readonly hash = new Int32Array(MOST_WORDS_READ);
  /** Where the word begins and ends in the text. */
  readonly start = new Int32Array(MOST_WORDS_READ);
  readonly end = new Int32Array(MOST_WORDS_READ);
  /** How many digits the word holds. */
  readonly digits = new Int32Array(MOST_WORDS_READ);
  #text = "";

  /** Reads a description. */
  read(text: string, vocabulary: Vocabulary): void {
    const length = Math.min(text.length, MOST_CHARACTERS_READ);
    // Held in the function: eight or nine words a row make every look-up of a member count.
    const { word: words, hash: hashes, start: starts, end: ends, digits: digitCounts } = this;
    const { filter } = vocabulary;
    this.#text = text;
    let count = 0;
    let at = 0;
    while (at < length && count < MOST_WORDS_READ) {
      let unit = text.charCodeAt(at);
      let code = unit < FOLD_TABLE_SIZE ? FOLD_TABLE[unit]! : foldedCodeOf(unit);
      if (code <= IGNORED) {
        at += 1;
        continue;
      }
      const start = at;
      let hash = 0;
      let check = 0;
      let digits = 0;
      while (code !== SEPARATOR) {
        if (code !== IGNORED) {
          hash = Math.imul(hash ^ code, FIRST_PRIME);
          check = Math.imul(check ^ code, SECOND_PRIME);
          // Digits are the lowest codes of all that words are made of, but for the plus sign.
          digits += (code - DIGIT_NINE - 1) >>> 31;
        }
        if (unit > 127) {
          const following = secondFoldedCodeOf(unit);
          if (following !== 0) {
            hash = Math.imul(hash ^ following, FIRST_PRIME);
            check = Math.imul(check ^ following, SECOND_PRIME);
          }
        }
        at += 1;
        if (at === length) break;
        unit = text.charCodeAt(at);
        code = unit < FOLD_TABLE_SIZE ? FOLD_TABLE[unit]! : foldedCodeOf(unit);
      }
      starts[count] = start;
      ends[count] = at;
      hashes[count] = hash;
      digitCounts[count] = digits;
      words[count] = filter[hash & FILTER_MASK] === 0 ? -1 : vocabulary.find(hash, check);
      count += 1;
    }
    this.count = count;
  }

  /** Whether a word is nothing but the letter X: a text made anonymous. */
  isMasked(index: number): boolean {
    for (let at = this.start[index]!; at < this.end[index]!; at += 1) {
      const letter = this.#text[at];
      if (letter !== "X" && letter !== "x") return false;
    }
    return true;
  }

  /** The folded text of a word. */
  textOf(index: number): string {
    return fold(this.#text.slice(this.start[index], this.end[index]));
  }
}
