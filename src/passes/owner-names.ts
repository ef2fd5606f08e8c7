import type { Account } from "../model/account.js";
import { personsIn } from "./owner-names/joint-owners.js";
import { isGivenName, lettersIn, mayBeSurname, namesAmong, type Sex, sexOfTitle, wordsOfOwner } from "./owner-words.js";

/** Hostile bodies name owners without end: so many of an account are read, and so much of each. */
const MOST_OWNERS = 20;
const MOST_CHARACTERS_OF_OWNER = 100;

/** A person who owns an account, as the body writes him. */
export interface OwnerName {
  /** All words of his name in upper case, his title too. */
  readonly words: readonly string[];
  /** The words that are more than a title, a particle or an initial. */
  readonly names: readonly string[];
  /** His names and initials: whoever is written with all of them is written as he is. */
  readonly form: readonly string[];
  /** The first initial of an owner with one name, and the one behind it where the first is `M`, which may be a title. */
  readonly initials: readonly string[];
  /** The names that are known for given names, and are his: at the end of his name, or hardly a surname. */
  readonly givenNames: readonly string[];
  /** Those that may be a second surname as well, where a surname comes first: `DUPONT PAUL HENRI`, `LOPEZ MARTIN DAVID`. */
  readonly doubtfulNames: readonly string[];
  /** What his title says. `M` may be an initial. */
  readonly sex: Sex | undefined;
}

/** The owners of accounts that texts are asked of, each once as the body writes him. */
export function ownersOf(accounts: readonly Pick<Account, "owners">[]): readonly string[] {
  return [...new Set(accounts.flatMap(({ owners }) => owners.slice(0, MOST_OWNERS)))];
}

/** Who an owner of an account is, as the body writes him: several persons where it writes them as one. */
export function personsOfOwner(owner: string): readonly string[] {
  return personsIn(owner.slice(0, MOST_CHARACTERS_OF_OWNER));
}

/** Reads the names of the persons that an owner of an account is written as. */
export function readOwners(owner: string): readonly OwnerName[] {
  return personsOfOwner(owner).map(readPerson);
}

function readPerson(person: string): OwnerName {
  const words = wordsOfOwner(person);
  const names = namesAmong(words);
  const letters = lettersIn(person);
  // Before two names `M` is a title rather than an initial.
  const isBareTitle = words[0] === "M" && names.length > 1;
  const title = words.find((word) => sexOfTitle(word) !== undefined);
  return {
    words,
    names,
    form: [...letters.slice(isBareTitle ? 1 : 0), ...names],
    initials: names.length === 1 ? letters.slice(0, letters[0] === "M" ? 2 : 1) : [],
    ...givenNamesOf(names),
    sex: title === "M" && words[0] !== "M" ? undefined : sexOfTitle(title ?? ""),
  };
}

/** Siblings of many countries share two surnames, one of which may be a given name too: `DAVID LOPEZ MARTIN`. */
function givenNamesOf(names: readonly string[]): Pick<OwnerName, "givenNames" | "doubtfulNames"> {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  const known = names.filter(isGivenName);
  const isAtOneEnd = isGivenName(first) !== isGivenName(last);
  const isSure = (name: string): boolean => !mayBeSurname(name) || (isAtOneEnd && (name === first || name === last));
  return {
    givenNames: known.filter(isSure),
    doubtfulNames: isGivenName(first) ? [] : known.filter((name) => !isSure(name)),
  };
}
