import type { Lexicon } from "../../lexicon/lexicon.js";

/** Whether a word of the last reading counts. */
type WordTest = (lexicon: Lexicon, index: number) => boolean;

/** How many words two texts share: of those that tell a text from others, where nothing else is asked for. */
export function sharedWordsOf(lexicon: Lexicon, left: string, right: string, counts: WordTest = isTelling): number {
  const words = wordsOf(lexicon, left, counts);
  if (words.size === 0) return 0;
  let shared = 0;
  for (const word of wordsOf(lexicon, right, counts)) if (words.has(word)) shared += 1;
  return shared;
}

/** Whether a second text names the payee of a first one: its first word that says something, and half of all of them. */
export function isSamePayee(lexicon: Lexicon, first: string, second: string): boolean {
  const isSignificant: WordTest = (words, index) => words.roles.isSignificant(words.reading, index);
  const wanted = wordsOf(lexicon, first, isSignificant);
  const found = wordsOf(lexicon, second, isSignificant);
  const shared = [...wanted].filter((word) => found.has(word));
  return shared.length * 2 >= wanted.size && shared.length > 0 && shared[0] === [...wanted][0];
}

/** Whether both texts hold the words of one name, which is no company's. */
export function shareName(lexicon: Lexicon, left: string, right: string): boolean {
  const isCompany = [left, right].some((text) => wordsOf(lexicon, text, isLegalForm).size > 0);
  return !isCompany && sharedWordsOf(lexicon, left, right, isOfName) >= LEAST_WORDS_OF_NAME;
}

function isLegalForm(lexicon: Lexicon, index: number): boolean {
  return lexicon.roles.isLegalForm(lexicon.reading, index);
}

/** Hashes of the words of a text that count. */
function wordsOf(lexicon: Lexicon, text: string, counts: WordTest): ReadonlySet<number> {
  lexicon.readWords(text);
  const words = new Set<number>();
  for (let index = 0; index < lexicon.reading.count; index += 1) {
    if (counts(lexicon, index)) words.add(lexicon.reading.hash[index]!);
  }
  return words;
}

const SHORTEST_REFERENCE_DIGITS = 4;

/** Whether a word tells a text from others; references count too, since a return often repeats them. */
function isTelling(lexicon: Lexicon, index: number): boolean {
  const { reading, roles } = lexicon;
  if (roles.isSignificant(reading, index)) return true;
  const digits = reading.digits[index]!;
  if (digits > SHORTEST_REFERENCE_DIGITS) return true;
  // The year stands in many texts.
  return digits === SHORTEST_REFERENCE_DIGITS && !/^(19|20)\d\d$/.test(reading.textOf(index));
}

/** A surname alone is shared by a family. */
const LEAST_WORDS_OF_NAME = 2;

/** Whether a word may be part of a person's name: one that no list holds, a given name, or an initial before either. */
function isOfName({ reading, roles }: Lexicon, index: number): boolean {
  if (roles.isSignificant(reading, index)) return roles.isNameLike(reading, index);
  const isInitial = reading.end[index]! - reading.start[index]! === 1 && reading.digits[index] === 0;
  const next = index + 1;
  return isInitial && next < reading.count && roles.isSignificant(reading, next) && roles.isNameLike(reading, next);
}
