import {
  FOLD_TABLE,
  FOLD_TABLE_SIZE,
  fold,
  foldedCodeOf,
  IGNORED,
  SEPARATOR,
  secondFoldedCodeOf,
} from "../base/text.js";
import type { Vocabulary } from "./vocabulary.js";
import { FIRST_PRIME, SECOND_PRIME } from "./word-hash.js";

/** How many characters of a description are read; the rest is kept, not matched. */
export const MOST_CHARACTERS_READ = 400;
/** How many words of a description are read. */
export const MOST_WORDS_READ = 64;

const DIGIT_NINE = "9".charCodeAt(0);
const LAST_ASCII = 127;

// The scratch memory of all readings, in the module so that the loop knows where it lies: as members of an object the same
// arrays made the loop twice as slow.
const WORDS = new Int32Array(MOST_WORDS_READ);
const HASHES = new Int32Array(MOST_WORDS_READ);
const STARTS = new Int32Array(MOST_WORDS_READ);
const ENDS = new Int32Array(MOST_WORDS_READ);
const DIGITS = new Int32Array(MOST_WORDS_READ);
const TABLE = FOLD_TABLE;

/**
 * The words of one description, folded, hashed and looked up in a single run over its characters. Only the latest reading
 * of all is valid: they share their memory, so that no row allocates.
 */
export class Reading {
  /** How many words there are. */
  count = 0;
  /** The word's number in the vocabulary; -1 for a word that no phrase and no noise list holds. */
  readonly word: Readonly<Int32Array> = WORDS;
  readonly hash: Readonly<Int32Array> = HASHES;
  /** Where the word begins and ends in the text. */
  readonly start: Readonly<Int32Array> = STARTS;
  readonly end: Readonly<Int32Array> = ENDS;
  /** How many digits the word holds. */
  readonly digits: Readonly<Int32Array> = DIGITS;
  #text = "";

  /** Reads a description. */
  read(text: string, vocabulary: Vocabulary): void {
    this.#text = text;
    this.count = readWords(text, vocabulary);
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

/** Reads the words of a text into the scratch memory. @returns how many there are. */
function readWords(text: string, vocabulary: Vocabulary): number {
  const length = Math.min(text.length, MOST_CHARACTERS_READ);
  let count = 0;
  let start = -1;
  let hash = 0;
  let check = 0;
  let digits = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = text.charCodeAt(at);
    const code = unit < FOLD_TABLE_SIZE ? TABLE[unit]! : foldedCodeOf(unit);
    if (code > IGNORED) {
      if (start < 0) start = at;
      hash = Math.imul(hash ^ code, FIRST_PRIME);
      check = Math.imul(check ^ code, SECOND_PRIME);
      // Digits are the lowest codes of all that words are made of, but for the plus sign.
      digits += (code - DIGIT_NINE - 1) >>> 31;
      if (unit > LAST_ASCII) {
        const following = secondFoldedCodeOf(unit);
        if (following !== 0) {
          hash = Math.imul(hash ^ following, FIRST_PRIME);
          check = Math.imul(check ^ following, SECOND_PRIME);
        }
      }
    } else if (code === SEPARATOR && start >= 0) {
      STARTS[count] = start;
      ENDS[count] = at;
      HASHES[count] = hash;
      DIGITS[count] = digits;
      WORDS[count] = vocabulary.find(hash, check);
      count += 1;
      if (count === MOST_WORDS_READ) return count;
      start = -1;
      hash = 0;
      check = 0;
      digits = 0;
    }
  }
  if (start < 0) return count;
  STARTS[count] = start;
  ENDS[count] = length;
  HASHES[count] = hash;
  DIGITS[count] = digits;
  WORDS[count] = vocabulary.find(hash, check);
  return count + 1;
}
