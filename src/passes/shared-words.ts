import { KnownTexts } from "../lexicon/known-texts.js";
import { isLetter, MOST_PARTICLES } from "../lexicon/person-marks.js";
import { isOfName } from "../lexicon/person-names.js";
import type { TextReader } from "../lexicon/text-reader.js";
import { ROLE } from "../lexicon/word-roles.js";
import { LEAST_WORDS_OF_NAME } from "./owner-words.js";
import { isShortened, type PrintedName, printedNamesIn } from "./shared-words/printed-names.js";

/** What linking looks at in a text: hashes of its words, each once, by what they are good for. */
interface TextWords {
  /** Words that tell the text from others. */
  readonly telling: readonly number[];
  /** Words that say something. */
  readonly significant: readonly number[];
  /** Those of them that are no code behind numbers. */
  readonly naming: readonly number[];
  /** Words that may be part of a person's name. */
  readonly ofName: readonly number[];
  readonly isCompany: boolean;
  /** The ends of the numbers of cards. */
  readonly cards: readonly string[];
}

/** The end of a card's number, behind what hides the rest of it. */
const CARD_NUMBER = /(?<![a-z*])[*x]+(\d{4})\b/gi;
/** A text names the card that pays and one that is topped up. */
const MOST_CARDS = 2;

/** Compares texts by their words. Each text is read once: it is weighed against dozens of others, in each kind of pair. */
export class SharedWords {
  readonly #reader: TextReader;
  readonly #known = new KnownTexts<TextWords>();
  /** Few texts are asked for these. */
  readonly #names = new KnownTexts<readonly PrintedName[]>();

  constructor(reader: TextReader) {
    this.#reader = reader;
  }

  /** The words of a text that tell it from others, as hashes, each once. */
  tellingWordsOf(text: string): readonly number[] {
    return this.#wordsOf(text).telling;
  }

  /** How many words two texts share that tell a text from others. */
  countOf(left: string, right: string): number {
    return countShared(this.#wordsOf(left).telling, this.#wordsOf(right).telling);
  }

  /** Orders two texts by their words that say something, whatever dates and references they hold; 0 for the same words. */
  compare(left: string, right: string): number {
    if (left === right) return 0;
    return compareNumbers(this.#wordsOf(left).significant, this.#wordsOf(right).significant);
  }

  /** Whether two texts say the same, whatever dates, references and codes behind these they hold. */
  isSameText(left: string, right: string): boolean {
    const [one, other] = [this.#wordsOf(left), this.#wordsOf(right)];
    if (compareNumbers(one.significant, other.significant) === 0) return true;
    return one.naming.length > 0 && compareNumbers(one.naming, other.naming) === 0;
  }

  /** Whether a second text names the payee of a first one: its first word that says something, and half of all of them. */
  isSamePayee(first: string, second: string): boolean {
    const wanted = this.#wordsOf(first).significant;
    const found = this.#wordsOf(second).significant;
    const isFirstFound = wanted.length > 0 && found.includes(wanted[0]!);
    return isFirstFound && countShared(wanted, found) * 2 >= wanted.length;
  }

  /** Whether each of two texts says something that the other does not, whatever codes they hold. */
  isEitherOther(left: string, right: string): boolean {
    const [one, other] = [this.#wordsOf(left).naming, this.#wordsOf(right).naming];
    return countShared(one, other) < Math.min(one.length, other.length);
  }

  /** Whether both texts hold the words of one name, which is no company's. Initials alone are many persons'. */
  isSameName(left: string, right: string): boolean {
    const [one, other] = [this.#wordsOf(left), this.#wordsOf(right)];
    if (one.isCompany || other.isCompany || !this.sharesName(left, right)) return false;
    const isWhole = countShared(one.ofName, other.ofName) >= LEAST_WORDS_OF_NAME;
    if (isWhole) return true;
    const [names, others] = [this.#namesOf(left), this.#namesOf(right)];
    return isShortened(names, others) || isShortened(others, names);
  }

  /** Whether both texts hold a word of one name, be it a person's or that of a payee whom no list holds. */
  sharesName(left: string, right: string): boolean {
    const [one, other] = [this.#wordsOf(left), this.#wordsOf(right)];
    return one.significant.some((word) => one.ofName.includes(word) && other.ofName.includes(word));
  }

  /** Whether one of two texts holds a word that may be of a name, and the other does not. */
  isNameOfOne(left: string, right: string): boolean {
    const [one, other] = [this.#wordsOf(left).ofName, this.#wordsOf(right).ofName];
    return countShared(one, other) < Math.max(one.length, other.length);
  }

  /** Whether a second text says all that a first one says. */
  isSaidBy(first: string, second: string): boolean {
    const said = this.#wordsOf(first).significant;
    return countShared(said, this.#wordsOf(second).significant) === said.length;
  }

  /** Whether both texts name one card. */
  isSameCard(left: string, right: string): boolean {
    const { cards } = this.#wordsOf(right);
    return this.#wordsOf(left).cards.some((card) => cards.includes(card));
  }

  #namesOf(text: string): readonly PrintedName[] {
    return this.#names.of(text, (part) => {
      this.#reader.readWords(part);
      return printedNamesIn(this.#reader);
    });
  }

  #wordsOf(text: string): TextWords {
    return this.#known.of(text, (part) => readWordsOf(this.#reader, part));
  }
}

function readWordsOf(reader: TextReader, text: string): TextWords {
  reader.readWords(text);
  const { reading, roles } = reader;
  const telling: number[] = [];
  const significant: number[] = [];
  const naming: number[] = [];
  const ofName: number[] = [];
  let isCompany = false;
  for (let index = 0; index < reading.count; index += 1) {
    const word = reading.hash[index]!;
    const isSignificant = roles.isSignificant(reading, index);
    if (isSignificant && !significant.includes(word)) {
      significant.push(word);
      if (!isCode(reader, index)) naming.push(word);
    }
    if ((isSignificant || isReference(reader, index)) && !telling.includes(word)) telling.push(word);
    if (isNameOrInitial(reader, index, isSignificant) && !ofName.includes(word)) ofName.push(word);
    isCompany ||= roles.isLegalForm(reading, index);
  }
  const cards = new Set(Array.from(text.matchAll(CARD_NUMBER), ([, card]) => card!));
  return {
    telling,
    significant,
    naming,
    ofName,
    isCompany,
    cards: [...cards].slice(0, MOST_CARDS),
  };
}

function compareNumbers(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((number, place) => number !== right[place]);
  if (at === -1) return left.length - right.length;
  return at < right.length ? left[at]! - right[at]! : 1;
}

function countShared(left: readonly number[], right: readonly number[]): number {
  let count = 0;
  for (const word of left) if (right.includes(word)) count += 1;
  return count;
}

const SHORTEST_REFERENCE_DIGITS = 4;

/** Whether a word is a reference, which a return often repeats; a year is none, for it stands in many texts. */
function isReference({ reading }: TextReader, index: number): boolean {
  const digits = reading.digits[index]!;
  if (digits > SHORTEST_REFERENCE_DIGITS) return true;
  return digits === SHORTEST_REFERENCE_DIGITS && !/^(19|20)\d\d$/.test(reading.textOf(index));
}

const LEAST_NUMBERS_BEFORE_CODE = 2;
/** Banks leave vowels out of codes, so that none reads as a word. */
const CODE = /^[^AEIOU]+$/;

/** Whether a word that no list holds ends a reference: `RECIBO 0049 6105 235 WHVVPWS`. Behind a number may stand a name too. */
function isCode({ reading }: TextReader, index: number): boolean {
  if (reading.word[index] !== -1 || index < LEAST_NUMBERS_BEFORE_CODE) return false;
  for (let at = index - LEAST_NUMBERS_BEFORE_CODE; at < index; at += 1) if (!reading.isNumber(at)) return false;
  return CODE.test(reading.textOf(index));
}

/** Whether a word may be part of a person's name, or is an initial before one: `D DE VRIES`. */
function isNameOrInitial(reader: TextReader, index: number, isSignificant: boolean): boolean {
  const { reading, roles } = reader;
  if (isSignificant) return isOfName(reader, index);
  if (!isLetter(reading, index)) return false;
  let next = index + 1;
  while (next <= index + MOST_PARTICLES && (roles.of(reading, next) & ROLE.PARTICLE) !== 0) next += 1;
  return next < reading.count && roles.isSignificant(reading, next) && isOfName(reader, next);
}
