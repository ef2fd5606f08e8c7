import { compareTexts } from "../base/collections.js";
import { fold } from "../base/text.js";
import { TITLES } from "../lexicon/person-words.js";

/** Who bears a name, as far as the name tells. */
export interface NamedPerson {
  /** The words of the name whatever their order, without titles: banks write the surname first, users their own way. */
  readonly words: string;
  /** Husband and wife may be one initial and surname: only their titles tell them apart. Undefined where no title tells it. */
  readonly sex: "FEMALE" | "MALE" | undefined;
}

const TITLES_OF_WOMEN: ReadonlySet<string> = new Set(
  "MRS|MS|MISS|MME|MLLE|MELLE|MADAME|MADEMOISELLE|SRA|SRTA|SENORA|MEVR|MW|MEVROUW".split("|"),
);
const TITLES_OF_MEN: ReadonlySet<string> = new Set("M|MR|MONSIEUR|SR|SENOR|DHR|MIJNHEER|HEER".split("|"));
const TITLE_WORDS: ReadonlySet<string> = new Set([...TITLES.split("|"), "DR"]);

/** Reads a name. The first of its titles tells; a name of nothing but titles is read as it stands. */
export function personOf(name: string | undefined): NamedPerson | undefined {
  if (name === undefined) return undefined;
  const all = fold(name).split(" ");
  const ofPerson = all.filter((word) => !TITLE_WORDS.has(word));
  const words = [...new Set(ofPerson.length > 0 ? ofPerson : all)].sort(compareTexts).join(" ");
  const title = all.find((word) => TITLES_OF_WOMEN.has(word) || TITLES_OF_MEN.has(word));
  return { words, sex: title === undefined ? undefined : TITLES_OF_WOMEN.has(title) ? "FEMALE" : "MALE" };
}

/** Whether two names may be one person's. A title that one of them leaves out tells nothing. */
export function isSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  const isOtherSex = one.sex !== undefined && other.sex !== undefined && one.sex !== other.sex;
  return one.words === other.words && !isOtherSex;
}

/** How many persons bear some names, each counted once. */
export function countPersons(persons: readonly NamedPerson[]): number {
  const sexesOf = new Map<string, Set<string>>();
  for (const { words, sex } of persons) {
    const sexes = sexesOf.get(words) ?? new Set();
    if (sex !== undefined) sexes.add(sex);
    sexesOf.set(words, sexes);
  }
  return [...sexesOf.values()].reduce((sum, { size }) => sum + Math.max(size, 1), 0);
}
