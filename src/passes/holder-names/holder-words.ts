import type { Reading } from "../../lexicon/reading.js";
import { type OwnerName, personsOfOwner, readOwners } from "../owner-names.js";
import { LEAST_WORDS_OF_NAME, namesAmong, wordsOfOwner } from "../owner-words.js";

/** The owners of an account, and the words of their names with the letters that they begin with. */
export interface HolderWords {
  readonly owners: readonly OwnerName[];
  /** The words of those who are read as several persons, as the body writes them: some are one (`RAMON Y CAJAL SANTIAGO`). */
  readonly written: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
  /** Of its names, but for particles: `D` is not the initial of Sanne de Vries. */
  readonly initials: ReadonlySet<string>;
  /** The words that are more than a title or an initial. */
  readonly names: readonly string[];
}

/** The words of an account's owners. */
export function wordsOfHolders(written: readonly string[]): HolderWords {
  const owners = written.flatMap(readOwners);
  const names = [...new Set(owners.flatMap((owner) => owner.names))];
  return {
    owners,
    written: written.filter(isOfSeveralNames).map(wordsOfOwner),
    words: new Set(owners.flatMap(({ words }) => words)),
    initials: new Set(names.map((word) => word.charAt(0))),
    names,
  };
}

function isOfSeveralNames(owner: string): boolean {
  const persons = personsOfOwner(owner);
  return persons.length > 1 && new Set(namesAmong(persons.flatMap(wordsOfOwner))).size >= LEAST_WORDS_OF_NAME;
}

/** The places of the words of owners, where a text holds all of one in the order in which the body writes them. */
export function placesAsWritten(reading: Reading, { written }: HolderWords): readonly number[] {
  return written.flatMap((words) => {
    for (let start = 0; start + words.length <= reading.count; start += 1)
      if (words.every((word, at) => reading.textOf(start + at) === word)) return words.map((_, at) => start + at);
    return [];
  });
}
