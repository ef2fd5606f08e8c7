import { fold } from "../base/text.js";
import { GIVEN_NAMES_ABROAD } from "../lexicon/given-names-abroad.js";
import {
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
const IS_PARTICLE: ReadonlySet<string> = new Set(NAME_PARTICLES.split("|"));
const IS_GIVEN_NAME: ReadonlySet<string> = new Set(
  `${GIVEN_NAMES}|${GIVEN_NAMES_ABROAD}|${NAMES_OF_BOTH_KINDS}`.split("|"),
);
const MOST_CHARACTERS_OF_OWNER = 100;
/** The letter of O'Brien is no initial. */
const APOSTROPHES = /['\u2019]/g;

/** Whom a title calls so; none for a family's. */
export type Sex = "MALE" | "FEMALE";

/** An owner of an account, as the body writes him. */
export interface OwnerName {
  /** All words of his name in upper case, his title too. */
  readonly words: readonly string[];
  /** The words that are more than a title, a particle or an initial. */
  readonly names: readonly string[];
  /** His names and initials: whoever is written with all of them is written as he is. */
  readonly form: readonly string[];
  /** The first initial of an owner with one name, and the one behind it where the first is `M`, which may be a title. */
  readonly initials: readonly string[];
  /** The one of his first and last name that is known for a given name; none where both are, or neither. */
  readonly givenName: string | undefined;
  /** What his title says. `M` may be an initial. */
  readonly sex: Sex | undefined;
}

/** The words of an owner's name that are more than a title, a particle or an initial. */
export function namesOfOwner(owner: string): readonly string[] {
  return wordsOf(owner).filter((word) => word.length > 1 && !IS_TITLE.has(word) && !IS_PARTICLE.has(word));
}

/** Reads an owner's name. */
export function readOwner(owner: string): OwnerName {
  const words = wordsOf(owner);
  const names = namesOfOwner(owner);
  const letters = wordsOf(owner.replaceAll(APOSTROPHES, "")).filter((word) => word.length === 1);
  // Before two names `M` is a title rather than an initial.
  const isBareTitle = words[0] === "M" && names.length > 1;
  const title = words.find((word) => SEX_OF_TITLE.has(word));
  return {
    words,
    names,
    form: [...letters.slice(isBareTitle ? 1 : 0), ...names],
    initials: names.length === 1 ? letters.slice(0, letters[0] === "M" ? 2 : 1) : [],
    givenName: givenNameOf(names),
    sex: title === "M" && words[0] !== "M" ? undefined : SEX_OF_TITLE.get(title ?? ""),
  };
}

/** Whom a word calls so as a title; none for another word. */
export function sexOfTitle(word: string): Sex | undefined {
  return SEX_OF_TITLE.get(word);
}

/** Whether a word is a given name, be it a surname too. */
export function isGivenName(word: string): boolean {
  return IS_GIVEN_NAME.has(word);
}

function wordsOf(owner: string): readonly string[] {
  const words = fold(owner.slice(0, MOST_CHARACTERS_OF_OWNER)).split(" ");
  return words.filter((word) => word !== "");
}

/** Siblings of many countries share two surnames, one of which may be a given name too: `LOPEZ MARTIN`. */
function givenNameOf(names: readonly string[]): string | undefined {
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || isGivenName(first) === isGivenName(last)) return undefined;
  return isGivenName(first) ? first : last;
}
