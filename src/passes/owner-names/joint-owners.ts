import {
  isGivenName,
  isTitleWord,
  lettersIn,
  mayBeSurname,
  namesIn,
  sexOfTitle,
  wordsOfOwner,
} from "../owner-words.js";

/** What stands for a word that joins two owners; such signs are no words of names. */
const JOINER = "+";
const JOINING_SIGNS = /\b(?:et\/ou|and\/or|y\/o|en\/of|e\/o)\b|[&+/]/gi;
const IS_JOINING_WORD: ReadonlySet<string> = new Set("ET|OU|AND|OR|Y|EN|OF".split("|"));

/** What is written of one of several owners: all of his name, or less. */
interface Part {
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly isTitleAlone: boolean;
  /** Whether it holds a surname and more. */
  readonly isWhole: boolean;
}

/**
 * The persons that an owner of an account is written as, each with a name of his own: `M OU MME DURAND PAUL` are `M DURAND
 * PAUL` and `MME DURAND PAUL`, `PAUL ET CLAIRE DURAND` are `PAUL DURAND` and `CLAIRE DURAND`. Most are one, as written.
 */
export function personsIn(owner: string): readonly string[] {
  const parts = partsOf(owner).map(readPart);
  return parts.length < 2 ? [owner] : parts.map((part, at) => [...part.words, ...lackingIn(parts, at)].join(" "));
}

/** The words of each person, parted by what joins persons or by a title of the other sex. */
function partsOf(owner: string): readonly (readonly string[])[] {
  // An apostrophe stays in its word: the letter of O'Brien is no initial.
  const words = owner
    .replaceAll(JOINING_SIGNS, ` ${JOINER} `)
    .split(/[\s.,;]+/)
    .filter((word) => word !== "");
  const folded = words.map((word) => wordsOfOwner(word).join(" "));
  const parts: string[][] = [[]];
  let sex: string | undefined;
  for (const [at, word] of folded.entries()) {
    const isJoining = isJoiningAt(folded, at);
    const other = word === "M" && parts.at(-1)!.length > 0 ? undefined : sexOfTitle(word);
    if (isJoining || (other !== undefined && sex !== undefined && other !== sex)) {
      parts.push([]);
      sex = undefined;
    }
    if (isJoining) continue;
    parts.at(-1)!.push(words[at]!);
    sex ??= other;
  }
  return parts.filter((part) => part.length > 0);
}

/** Whether persons are joined at a place. Behind a title, and at either end, such a word is a name: `M OU WEI`, `MR OR COHEN`. */
function isJoiningAt(words: readonly string[], at: number): boolean {
  const word = words[at]!;
  if (word === JOINER) return true;
  const [before, behind] = [words[at - 1], words[at + 1]];
  if (!IS_JOINING_WORD.has(word) || before === undefined || behind === undefined) return false;
  // A letter behind another is an initial: `J Y DURAND`.
  const isBehindName = !isTitleWord(before) && (word.length > 1 || before.length > 1);
  return isBehindName || isTitleWord(behind);
}

function readPart(words: readonly string[]): Part {
  const written = words.join(" ");
  const names = namesIn(written);
  const initials = lettersIn(written).slice(wordsOfOwner(written)[0] === "M" ? 1 : 0);
  return {
    words,
    names,
    isTitleAlone: names.length === 0 && initials.length === 0,
    isWhole: names.length > 0 && names.length + initials.length > 1 && names.some(mayBeSurname),
  };
}

/** What a part leaves to the whole name behind it, else before it: the surname, or all of it behind a title alone. */
function lackingIn(parts: readonly Part[], at: number): readonly string[] {
  const part = parts[at]!;
  if (part.isWhole) return [];
  const behind = parts.slice(at + 1).find(({ isWhole }) => isWhole);
  const whole = behind ?? parts.slice(0, at).findLast(({ isWhole }) => isWhole);
  if (whole === undefined) return [];
  const { words, names } = whole;
  if (part.isTitleAlone) return words.slice(isTitleWord(wordsOfOwner(words[0]!).join(" ")) ? 1 : 0);
  // `PAUL ET CLAIRE DURAND`, `DURAND PAUL ET CLAIRE`.
  const ends = behind === undefined ? [names[0]!, names.at(-1)!] : [names.at(-1)!, names[0]!];
  return [ends.find((name) => !isGivenName(name)) ?? ends[0]!];
}
