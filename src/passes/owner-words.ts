import { fold } from "../base/text.js";
import { GIVEN_NAMES_ABROAD } from "../lexicon/given-names-abroad.js";
import {
  FRENCH_TITLES_OF_WOMEN,
  GIVEN_NAMES,
  NAME_PARTICLES,
  NAMES_OF_BOTH_KINDS,
  TITLES,
  TITLES_OF_MEN,
  TITLES_OF_WOMEN,
} from "../lexicon/person-words.js";

/** `HR` is a title in names only: in texts it may be a department that pays wages. */
const IS_TITLE: ReadonlySet<string> = new Set([...TITLES.split("|"), "HR"]);
const SEX_OF_TITLE: ReadonlyMap<string, Sex> = new Map([
  ...`M|HR|${TITLES_OF_MEN}`.split("|").map((title): [string, Sex] => [title, "MALE"]),
  ...TITLES_OF_WOMEN.split("|").map((title): [string, Sex] => [title, "FEMALE"]),
]);
const IS_FRENCH_OF_WOMAN: ReadonlySet<string> = new Set(FRENCH_TITLES_OF_WOMEN.split("|"));
const IS_PARTICLE: ReadonlySet<string> = new Set(NAME_PARTICLES.split("|"));
const IS_HARDLY_SURNAME: ReadonlySet<string> = new Set(`${GIVEN_NAMES}|${GIVEN_NAMES_ABROAD}`.split("|"));
const IS_OF_BOTH_KINDS: ReadonlySet<string> = new Set(NAMES_OF_BOTH_KINDS.split("|"));
/** So many words of a name tell a person: a surname alone is shared by a family, and by firms. */
export const LEAST_WORDS_OF_NAME = 2;

/** The letter of O'Brien is no initial. */
const APOSTROPHES = /['\u2019]/g;

/** Whom a title calls so; none for a family's. */
export type Sex = "MALE" | "FEMALE";

/** All words of an owner's name in upper case. */
export function wordsOfOwner(owner: string): readonly string[] {
  return fold(owner)
    .split(" ")
    .filter((word) => word !== "");
}

/** Those of an owner's words that are more than a title, a particle or an initial. */
export function namesAmong(words: readonly string[]): readonly string[] {
  return words.filter((word) => word.length > 1 && !IS_TITLE.has(word) && !IS_PARTICLE.has(word));
}

/** The single letters of an owner's name: his initials, and `M` where that is his title. */
export function lettersIn(owner: string): readonly string[] {
  return wordsOfOwner(owner.replaceAll(APOSTROPHES, "")).filter((word) => word.length === 1);
}

/** Whether a word is a title in a name; `M` may be an initial too. */
export function isTitleWord(word: string): boolean {
  return IS_TITLE.has(word);
}

/** Whom a word calls so as a title; none for another word. */
export function sexOfTitle(word: string): Sex | undefined {
  return SEX_OF_TITLE.get(word);
}

/** Whether a word is a woman's title in French, beside which `M` is a man's. */
export function isFrenchTitleOfWoman(word: string): boolean {
  return IS_FRENCH_OF_WOMAN.has(word);
}

/** Whether a word is a given name, be it a surname too. */
export function isGivenName(word: string): boolean {
  return IS_HARDLY_SURNAME.has(word) || IS_OF_BOTH_KINDS.has(word);
}

/** Whether a word may be a surname: any but the given names that are none. */
export function mayBeSurname(word: string): boolean {
  return !IS_HARDLY_SURNAME.has(word) || IS_OF_BOTH_KINDS.has(word);
}
