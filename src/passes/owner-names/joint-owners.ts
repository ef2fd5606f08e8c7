import {
  isFrenchTitleOfWoman,
  isGivenName,
  isTitleWord,
  lettersIn,
  mayBeSurname,
  namesAmong,
  sexOfTitle,
  wordsOfOwner,
} from "../owner-words.js";

/** What stands for a word that joins two owners; such signs are no words of names. */
const JOINER = "+";
const JOINING_SIGNS = /\b(?:et\/ou|and\/or|y\/o|en\/of|e\/o)\b|[&+/]/gi;
const IS_JOINING_WORD: ReadonlySet<string> = new Set("ET|OU|AND|OR|Y|EN|OF".split("|"));
/** It joins the two surnames of one person as well: `JOSE ORTEGA Y GASSET`. */
const JOINER_OF_SURNAMES = "Y";
/** What an account is that several own, which is nobody's name: `COMPTE JOINT M OU MME DURAND`. */
const IS_OF_ACCOUNT: ReadonlySet<string> = new Set("COMPTE|JOINT|ACCOUNT".split("|"));
/** Hostile bodies join owners without end. */
const MOST_PERSONS = 4;

/** What is written of one of several owners: all of his name, or less. */
interface Part {
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly isTitleAlone: boolean;
  /** Whether it holds a surname and more. */
  readonly isWhole: boolean;
  /** Whether it holds a surname behind a title. */
  readonly isTitled: boolean;
}

/**
 * The persons that an owner of an account is written as, each with a name of his own: `M OU MME DURAND PAUL` are `M DURAND
 * PAUL` and `MME DURAND PAUL`, `PAUL ET CLAIRE DURAND` are `PAUL DURAND` and `CLAIRE DURAND`. Most are one, as written.
 */
export function personsIn(owner: string): readonly string[] {
  const parts = withInitials(partsOf(owner)).map(readPart);
  return parts.length < 2 ? [owner] : parts.map((part, at) => [...part.words, ...lackingIn(parts, at)].join(" "));
}

/** The words of each person, parted by what joins persons or by a title of the other sex. */
function partsOf(owner: string): readonly (readonly string[])[] {
  // An apostrophe stays in its word: the letter of O'Brien is no initial.
  const words = owner
    .replaceAll(JOINING_SIGNS, ` ${JOINER} `)
    .split(/[\s.,;]+/)
    .filter((word) => word !== "" && !IS_OF_ACCOUNT.has(word.toUpperCase()));
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
  return parts.filter((part) => part.length > 0).slice(0, MOST_PERSONS);
}

/** The parts with each `M` that is an initial behind its surname, where none reads as a title: `J & M SMITHSON`. */
function withInitials(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return parts.map((part, at) => {
    const [first = "", ...rest] = part;
    const beside = parts[at - 1] ?? parts[at + 1] ?? [];
    const words = beside.map((word) => wordsOfOwner(word).join(" "));
    // Beside `MME` or `MLLE` it is her husband's title; other languages have no such title.
    const isInitial = words.find((word) => !isTitleWord(word))?.length === 1 && !isFrenchTitleOfWoman(words[0]!);
    const isSurnameAlone =
      namesAmong(wordsOfOwner(rest.join(" "))).length === 1 && rest.every((word) => word.length > 1);
    return first.toUpperCase() === "M" && isInitial && isSurnameAlone ? [...rest, first] : part;
  });
}

/** Whether persons are joined at a place. Behind a title, and at either end, such a word is a name: `M OU WEI`, `MR OR COHEN`. */
function isJoiningAt(words: readonly string[], at: number): boolean {
  const word = words[at]!;
  if (word === JOINER) return true;
  const [before, behind] = [words[at - 1], words[at + 1]];
  if (!IS_JOINING_WORD.has(word) || before === undefined || behind === undefined) return false;
  if (isTitleWord(behind)) return true;
  return !isTitleWord(before) && (word !== JOINER_OF_SURNAMES || isCalledByGivenName(words.slice(at + 1)));
}

/** Whether the words up to the next joiner are a given name and another name. */
function isCalledByGivenName(words: readonly string[]): boolean {
  const end = words.findIndex((word) => word === JOINER || IS_JOINING_WORD.has(word));
  const names = namesAmong(end === -1 ? words : words.slice(0, end));
  return names.length > 1 && names.some(isGivenName);
}

function readPart(words: readonly string[]): Part {
  const written = words.join(" ");
  const folded = wordsOfOwner(written);
  const names = namesAmong(folded);
  const initials = lettersIn(written).slice(folded[0] === "M" ? 1 : 0);
  return {
    words,
    names,
    isTitleAlone: names.length === 0 && initials.length === 0,
    isWhole: names.length + initials.length > 1 && names.some(mayBeSurname),
    isTitled: isTitleWord(folded[0] ?? "") && names.some(mayBeSurname),
  };
}

/**
 * What a part leaves to the name behind it, else before it: the surname, or all of it behind a title alone. That is a whole
 * name, or for a part that has no surname one behind a title: `MME C ET M DURAND`.
 */
function lackingIn(parts: readonly Part[], at: number): readonly string[] {
  const part = parts[at]!;
  if (part.isWhole) return [];
  const [behind, before] = [parts.slice(at + 1), parts.slice(0, at).toReversed()];
  const nearest = (isMeant: (other: Part) => boolean) => behind.find(isMeant) ?? before.find(isMeant);
  const titled = part.names.some(mayBeSurname) ? undefined : nearest(({ isTitled }) => isTitled);
  const whole = nearest(({ isWhole }) => isWhole) ?? titled;
  if (whole === undefined) return [];
  const { words, names } = whole;
  if (part.isTitleAlone) return words.slice(isTitleWord(wordsOfOwner(words[0]!).join(" ")) ? 1 : 0);
  // `PAUL ET CLAIRE DURAND`, `DURAND PAUL ET CLAIRE`.
  const ends = behind.includes(whole) ? [names.at(-1)!, names[0]!] : [names[0]!, names.at(-1)!];
  const surname = ends.find((name) => !isGivenName(name)) ?? ends[0]!;
  return part.names.includes(surname) ? [] : [surname];
}
