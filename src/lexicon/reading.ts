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

/** Letters of the shortest word that a number may be glued to; shorter ones begin references. */
const SHORTEST_GLUED_WORD = 3;
/** Letters of the shortest label of a field: `Naam:`. */
const SHORTEST_LABEL = 4;
const CONTACTLESS_SIGN = ")))";
const PLUS = "+".charCodeAt(0);
const DIGIT_ZERO = "0".charCodeAt(0);
const DIGIT_NINE = "9".charCodeAt(0);
const COLON = ":".charCodeAt(0);
const LOWER_A = "a".charCodeAt(0);
const LOWER_Z = "z".charCodeAt(0);
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
  /** Whether the text begins with the sign for payments without contact that a bank prints: `))) LIDL`. */
  isContactless = false;
  /** The word's number in the vocabulary; -1 for a word that no phrase and no noise list holds. */
  readonly word: Readonly<Int32Array> = WORDS;
  readonly hash: Readonly<Int32Array> = HASHES;
  /** Where the word begins and ends in the text. */
  readonly start: Readonly<Int32Array> = STARTS;
  readonly end: Readonly<Int32Array> = ENDS;
  /** How many digits and plus signs the word holds. */
  readonly digits: Readonly<Int32Array> = DIGITS;
  #text = "";

  /** Reads a description. */
  read(text: string, vocabulary: Vocabulary): void {
    this.#text = text;
    this.isContactless = text.startsWith(CONTACTLESS_SIGN);
    this.count = readWords(text, vocabulary);
  }

  /** Whether a word is a number: digits and nothing else. */
  isNumber(index: number): boolean {
    return this.digits[index] === this.end[index]! - this.start[index]!;
  }

  /** Whether a word is nothing but the letter X: a text made anonymous. */
  isMasked(index: number): boolean {
    for (let at = this.start[index]!; at < this.end[index]!; at += 1) {
      const letter = this.#text[at];
      if (letter !== "X" && letter !== "x") return false;
    }
    return true;
  }

  /** Whether a sign parts a word from the next, as in `D/D`, `D / D` and `D.D.`; initials are `D. D.` or `D D`. */
  isParted(index: number): boolean {
    return (
      index + 1 < this.count && /^(?:\S+|\s*[/-]\s*)$/.test(this.#text.slice(this.end[index], this.start[index + 1]))
    );
  }

  /** What the text holds between a word and the one before it. */
  gapBefore(index: number): string {
    return this.#text.slice(this.end[index - 1], this.start[index]);
  }

  /**
   * Takes words with digits for what they would be with every digit written 0, and a word that was parted from its number
   * for the whole. `zeros` are the vocabulary's words of zeros alone. @returns whether any of them is known.
   */
  zeroDigits(vocabulary: Vocabulary, zeros: Int32Array): boolean {
    const text = this.#text;
    let isAnyKnown = false;
    for (let index = 0; index < this.count; index += 1) {
      if (DIGITS[index] === 0) continue;
      const [start, end] = [STARTS[index]!, ENDS[index]!];
      const length = end - start;
      const isNumber = DIGITS[index] === length && length < zeros.length && !holdsPlus(text, start, end);
      WORDS[index] = isNumber ? zeros[length]! : findWord(text, start, end, vocabulary, true);
      if (WORDS[index] !== -1) isAnyKnown = true;
      if (index === 0 || ENDS[index - 1] !== start) continue;
      const whole = findWord(text, STARTS[index - 1]!, end, vocabulary, true);
      if (whole === -1) continue;
      WORDS[index - 1] = whole;
      isAnyKnown = true;
    }
    return isAnyKnown;
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
      if (WORDS[count] === -1) {
        if (digits > 1 && digits < at - start) count = splitGluedWord(text, count, vocabulary);
        else if (unit === COLON) count = splitGluedLabel(text, count, vocabulary);
      }
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
  if (WORDS[count] === -1 && digits > 1 && digits < length - start) count = splitGluedWord(text, count, vocabulary);
  return count + 1;
}

/**
 * Parts a word that no phrase holds, but that begins with one that is held, from the number glued to it: CAF75,
 * CARTE4974XXXX. Anything but digits and masks behind the first digit makes it a reference, which stays whole, unless its
 * beginning is known to come before codes.
 * @returns the place of the last of its parts.
 */
function splitGluedWord(text: string, place: number, vocabulary: Vocabulary): number {
  const start = STARTS[place]!;
  const end = ENDS[place]!;
  const prefix = vocabulary.codePrefixAt(text, start, end);
  const cut = prefix === undefined ? cutOf(text, start, end) : start + prefix.letters.length;
  if (cut === -1 || place + 1 === MOST_WORDS_READ) return place;
  const digits = DIGITS[place]!;
  lookUp(text, start, cut, place, vocabulary);
  if (prefix !== undefined) WORDS[place] = prefix.word;
  if (WORDS[place] === -1) {
    lookUp(text, start, end, place, vocabulary);
    return place;
  }
  DIGITS[place] = 0;
  DIGITS[place + 1] = digits;
  lookUp(text, cut, end, place + 1, vocabulary);
  return place + 1;
}

/**
 * Parts the label of a field from the word that fills the field before it to its end: `DEURWAARDERSOmschrijving:`.
 * @returns the place of the last of its parts.
 */
function splitGluedLabel(text: string, place: number, vocabulary: Vocabulary): number {
  const start = STARTS[place]!;
  const end = ENDS[place]!;
  let cut = end - 1;
  while (cut > start && isLowerCase(text.charCodeAt(cut))) cut -= 1;
  if (cut === start || end - cut < SHORTEST_LABEL || place + 1 === MOST_WORDS_READ) return place;
  if (lookUp(text, cut, end, place + 1, vocabulary) === -1) return place;
  DIGITS[place + 1] = 0;
  lookUp(text, start, cut, place, vocabulary);
  return place + 1;
}

/** Where a word ends that a number is glued to; -1 where none is. */
function cutOf(text: string, start: number, end: number): number {
  let cut = start;
  while (cut < end && !isDigit(text.charCodeAt(cut))) cut += 1;
  if (cut - start < SHORTEST_GLUED_WORD) return -1;
  for (let at = cut; at < end; at += 1) if (!isDigit(text.charCodeAt(at)) && !isMask(text[at]!)) return -1;
  return cut;
}

/** Writes the word between two places of a text into the scratch memory. @returns its number in the vocabulary. */
function lookUp(text: string, start: number, end: number, place: number, vocabulary: Vocabulary): number {
  STARTS[place] = start;
  ENDS[place] = end;
  WORDS[place] = findWord(text, start, end, vocabulary, false);
  HASHES[place] = hashOfFoundWord;
  return WORDS[place]!;
}

/** The hash of the word that was looked for last. */
let hashOfFoundWord = 0;

/** The number of the word between two places of a text, or of the word with its digits written 0; -1 for an unknown one. */
function findWord(text: string, start: number, end: number, vocabulary: Vocabulary, isShape: boolean): number {
  let hash = 0;
  let check = 0;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    const code = isShape && isDigit(unit) ? DIGIT_ZERO : foldedCodeOf(unit);
    if (code <= IGNORED) continue;
    hash = Math.imul(hash ^ code, FIRST_PRIME);
    check = Math.imul(check ^ code, SECOND_PRIME);
    const following = secondFoldedCodeOf(unit);
    if (following === 0) continue;
    hash = Math.imul(hash ^ following, FIRST_PRIME);
    check = Math.imul(check ^ following, SECOND_PRIME);
  }
  hashOfFoundWord = hash;
  return vocabulary.find(hash, check);
}

function holdsPlus(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (text.charCodeAt(at) === PLUS) return true;
  return false;
}

function isDigit(unit: number): boolean {
  return unit >= DIGIT_ZERO && unit <= DIGIT_NINE;
}

function isLowerCase(unit: number): boolean {
  return unit >= LOWER_A && unit <= LOWER_Z;
}

function isMask(character: string): boolean {
  return character === "X" || character === "x";
}
