import { compareTexts } from "../base/collections.js";
import { fold } from "../base/text.js";
import { FRENCH_TITLES_OF_WOMEN, TITLES, TITLES_OF_MEN, TITLES_OF_WOMEN } from "../lexicon/person-words.js";

/** Who bears a name, as far as the name tells. */
export interface NamedPerson {
  /** The words of the name whatever their order, without titles: banks write the surname first, users their own way. */
  readonly words: string;
  /** The title that tells the sex: husband and wife may be one initial and surname. Undefined where no title tells it. */
  readonly title: string | undefined;
}

const IS_FRENCH_OF_WOMAN: ReadonlySet<string> = new Set(FRENCH_TITLES_OF_WOMEN.split("|"));
const IS_OF_WOMAN: ReadonlySet<string> = new Set(TITLES_OF_WOMEN.split("|"));
const IS_OF_MAN: ReadonlySet<string> = new Set(TITLES_OF_MEN.split("|"));
/** A man's title in French; elsewhere, and behind the first word, it is an initial. */
const INITIAL_OR_TITLE = "M";
const TITLE_WORDS: ReadonlySet<string> = new Set([...TITLES.split("|"), "DR"]);

/** Reads a name; one of nothing but titles is read as it stands. */
export function personOf(name: string): NamedPerson {
  const all = fold(name).split(" ");
  const ofPerson = all.filter((word) => !TITLE_WORDS.has(word));
  const words = [...new Set(ofPerson.length > 0 ? ofPerson : all)].sort(compareTexts).join(" ");
  return { words, title: titleOf(all) };
}

/** Whether two names may be one person's. A title that one of them leaves out tells nothing. */
export function isSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  return one.words === other.words && !areOfTwoSexes(one.title, other.title);
}

/** How many persons bear some names, each counted once. */
export function countPersons(persons: readonly NamedPerson[]): number {
  const titlesOf = new Map<string, Set<string>>();
  for (const { words, title } of persons) {
    const titles = titlesOf.get(words) ?? new Set();
    if (title !== undefined) titles.add(title);
    titlesOf.set(words, titles);
  }
  return [...titlesOf.values()].reduce((sum, titles) => sum + (haveTwoSexes([...titles]) ? 2 : 1), 0);
}

/** The title at either end of a name: words between are initials and surnames. Those of a couple name no one of them. */
function titleOf(words: readonly string[]): string | undefined {
  if (haveTwoSexes(words)) return undefined;
  const [first, last] = [words[0]!, words.at(-1)!];
  if (first === INITIAL_OR_TITLE && words.length > 1) return first;
  return [first, last].find((word) => IS_OF_WOMAN.has(word) || IS_OF_MAN.has(word));
}

function areOfTwoSexes(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && haveTwoSexes([one, other]);
}

function haveTwoSexes(words: readonly string[]): boolean {
  const ofWomen = words.filter((word) => IS_OF_WOMAN.has(word));
  if (ofWomen.length === 0) return false;
  const isFrench = ofWomen.some((word) => IS_FRENCH_OF_WOMAN.has(word));
  return words.some((word) => IS_OF_MAN.has(word) || (isFrench && word === INITIAL_OR_TITLE));
}
