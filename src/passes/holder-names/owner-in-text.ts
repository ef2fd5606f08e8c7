import { isInitial, isTitle } from "../../lexicon/person-marks.js";
import type { Reading } from "../../lexicon/reading.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import type { OwnerName } from "../owner-names.js";
import { isGivenName, LEAST_WORDS_OF_NAME, sexOfTitle } from "../owner-words.js";

/** A name in the text read last: its first word, and the one behind its last. */
export interface NameSpan {
  readonly start: number;
  readonly end: number;
}

/** The words of a name, in upper case. */
export function wordsOf(reading: Reading, { start, end }: NameSpan): readonly string[] {
  return Array.from({ length: end - start }, (_, at) => reading.textOf(start + at));
}

/**
 * Whether a name in a text, that holds two of the words or initials of an account's owners, may be one owner's: no title of
 * the other sex and no initial of somebody else says that it is not.
 *
 * @param isSure - Whether it must be his by a given name and a surname, or by all that the body writes him with. A given name
 *   that may be a second surname tells him behind a title of his sex only.
 */
export function isOwner(reader: TextReader, owner: OwnerName, span: NameSpan, isSure: boolean): boolean {
  const { reading } = reader;
  const words = wordsOf(reading, span);
  const said = owner.names.filter((name) => words.includes(name));
  if (said.length === 0) return false;
  const titles = titlesAround(reader, span);
  const sex = sexOf(owner, words, span, titles);
  const sexes = titles.map((place) => sexOfTitle(reading.textOf(place)));
  const isOwnSex = sex !== undefined && sexes.includes(sex);
  // A couple is called by the titles of both.
  if (sex !== undefined && !isOwnSex && sexes.some((other) => other !== undefined)) return false;
  const isWritten = owner.form.every((word) => words.includes(word));
  const isCalledBy = (givenNames: readonly string[]): boolean =>
    said.some((name) => givenNames.includes(name)) && said.some((name) => !isGivenName(name));
  if (isCalledBy(owner.givenNames) || (isWritten && said.length >= LEAST_WORDS_OF_NAME)) return true;
  const isOfOther = said.length >= LEAST_WORDS_OF_NAME && hasInitialOfOther(reader, owner, span);
  if (!isSure) return !isOfOther;
  // A wife may share one initial: of an owner without a title none may stand in the text then.
  const isOfInitials = owner.sex === undefined && owner.form.length - owner.names.length > 1;
  if (isWritten) return sexes.length === 0 || isOwnSex || isOfInitials;
  // Two surnames alone are as often a sibling's.
  return isOwnSex && isCalledBy(owner.doubtfulNames) && !isOfOther;
}

/** What an owner's title says; nothing by `M` where the text has it for an initial. */
function sexOf(owner: OwnerName, words: readonly string[], { start }: NameSpan, titles: readonly number[]) {
  const isInitialM = words.some((word, at) => word === "M" && !titles.includes(start + at));
  return owner.words[0] === "M" && isInitialM ? undefined : owner.sex;
}

/** Whether an initial stands beside two names, or among them, that is of none of the owner's other names. */
function hasInitialOfOther({ reading, roles }: TextReader, { names, form }: OwnerName, span: NameSpan): boolean {
  const words = wordsOf(reading, span);
  const initials = names.filter((name) => !words.includes(name)).map((name) => name.charAt(0));
  return placesAround(reading, span).some((place) => {
    const word = reading.textOf(place);
    if (word.length !== 1 || form.includes(word) || initials.includes(word) || isTitle(reading, roles, place))
      return false;
    // Before a name `A` may be a preposition or an initial, behind it hardly an initial.
    return place < span.end ? reading.digits[place] === 0 : isInitial(reading, roles, place);
  });
}

/** The places of titles before a name, among its words and behind it. */
function titlesAround({ reading, roles }: TextReader, span: NameSpan): readonly number[] {
  return placesAround(reading, span).filter((place) => {
    const word = reading.textOf(place);
    return (word.length > 1 && sexOfTitle(word) !== undefined) || isTitle(reading, roles, place);
  });
}

function placesAround({ count }: Reading, { start, end }: NameSpan): readonly number[] {
  const first = Math.max(0, start - 1);
  return Array.from({ length: Math.min(count, end + 1) - first }, (_, at) => first + at);
}
