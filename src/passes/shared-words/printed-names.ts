import { isLetter, isParticle, MOST_PARTICLES } from "../../lexicon/person-marks.js";
import { isOfName } from "../../lexicon/person-names.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { hashesOfWord } from "../../lexicon/word-hash.js";
import { ROLE } from "../../lexicon/word-roles.js";

/** A name as a text prints it: words side by side, particles between them left out. */
export interface PrintedName {
  readonly words: readonly NameWord[];
  /** Hashes of single letters before, between and behind them. */
  readonly initials: readonly number[];
}

interface NameWord {
  readonly hash: number;
  /** Hash of its first letter. */
  readonly initial: number;
  readonly isGivenName: boolean;
}

/** The names in the text read last. */
export function printedNamesIn(reader: TextReader): readonly PrintedName[] {
  const { reading, roles } = reader;
  const names: PrintedName[] = [];
  let words: NameWord[] = [];
  let initials: number[] = [];
  let particles = 0;
  const close = (): void => {
    if (words.length > 0) names.push({ words, initials });
    words = [];
    initials = [];
    particles = 0;
  };
  for (let index = 0; index < reading.count; index += 1) {
    // Any letter may be an initial, also one that is a preposition elsewhere; a title's is one behind a name alone: `DUPONT M`.
    const isTitle = (roles.of(reading, index) & ROLE.TITLE) !== 0;
    if (isLetter(reading, index) && (!isTitle || (words.length > 0 && particles === 0))) {
      initials.push(reading.hash[index]!);
      particles = 0;
    } else if (roles.isSignificant(reading, index) && isOfName(reader, index)) {
      const initial = hashesOfWord(reading.textOf(index).charAt(0)).hash;
      words.push({ hash: reading.hash[index]!, initial, isGivenName: roles.isGivenName(reading, index) });
      particles = 0;
    } else if (isParticle(reading, roles, index) && particles < MOST_PARTICLES) particles += 1;
    else close();
  }
  close();
  return names;
}

/** Whether one text writes but the initial of a given name that another holds beside the same surname: `ROSE D` and `DANIEL ROSE`. */
export function isShortened(short: readonly PrintedName[], whole: readonly PrintedName[]): boolean {
  return short.some((one) => whole.some((other) => isShortOf(one, other)));
}

/** The two share a surname, and the short name holds no other given name: `D PIERRE ROSE` is nobody whom `DANIEL ROSE` names. */
function isShortOf({ words, initials }: PrintedName, whole: PrintedName): boolean {
  const isShort = (word: NameWord | undefined): boolean => words.some(({ hash }) => hash === word?.hash);
  const isOfWhole = ({ hash }: NameWord): boolean => whole.words.some((word) => word.hash === hash);
  if (!words.some(isOfWhole) || words.some((word) => word.isGivenName && !isOfWhole(word))) return false;
  return whole.words.some((word, place) => {
    if (isShort(word) || !initials.includes(word.initial)) return false;
    return word.isGivenName || isShort(whole.words[place - 1]) || isShort(whole.words[place + 1]);
  });
}
