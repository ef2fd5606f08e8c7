import type { Lexicon } from "../../lexicon/lexicon.js";
import {
  HOME_COUNTRY,
  JOINING_WORDS,
  LOAN_TERMS,
  LOAN_WORDS,
  PAY_TERMS,
  PAY_WORDS,
  WHOLE_NAMES,
} from "../../lexicon/organisation-words.js";
import { STRENGTHS } from "../../lexicon/rule.js";
import { ROLE } from "../../lexicon/word-roles.js";

const NO_PAYERS: ReadonlySet<number> = new Set();
const PURPOSE_STRENGTH = STRENGTHS.indexOf("PURPOSE");

/** The words that say what is paid for. */
export interface PurposeWords {
  /** Whether the word at a place ends a name. */
  readonly isPurpose: (place: number, word: string) => boolean;
  /** Words of which no name consists alone. */
  readonly terms: ReadonlySet<string>;
}

/** The words of loans and of their terms. */
export const WORDS_OF_LOANS: PurposeWords = { isPurpose: (_, word) => LOAN_WORDS.has(word), terms: LOAN_TERMS };

/** The words of pay in the last text read: the phrase that decides on it tells more of them than a list. */
export function wordsOfPay(lexicon: Lexicon): PurposeWords {
  const { winner, winnerStart: start } = lexicon;
  const isPurpose = winner !== -1 && lexicon.ruleOf(winner).strength === PURPOSE_STRENGTH;
  const end = isPurpose ? start + lexicon.phraseOf(winner).split(" ").length : start;
  return {
    isPurpose: (place, word) => PAY_WORDS.has(word) || (place >= start && place < end),
    terms: PAY_TERMS,
  };
}

/** What a word is: part of a name, of one if others are, of what is paid for, or none of them. */
const [NAME, TERM, PURPOSE, OTHER] = [1, 2, 3, 0];

/** What stands before who pays, with a sign: `/DE ACME /MOTIF SALAIRE`, `DE: ACME MOTIF: SALAIRE`. */
const PAYER_MARK = "DE";

/** How many words of a name are taken, those that join them aside. */
const MOST_NAME_WORDS = 5;

/** The counterparty in the text read last: the words that do not say what the payment is, with what joins them. */
export function counterpartyOf(
  lexicon: Lexicon,
  text: string,
  isHolder: ReadonlySet<number>,
  purpose: PurposeWords,
): string | undefined {
  const { reading } = lexicon;
  const words = Array.from({ length: reading.count }, (_, place) => reading.textOf(place));
  const { remarks, payers } = fieldsIn(lexicon, text, words);
  const kinds = kindsOf(lexicon, words, payers, purpose);
  return (
    nameIn(words, kinds, (place) => isHolder.has(place) || remarks.has(place)) ??
    nameIn(words, kinds, (place) => isHolder.has(place))
  );
}

/** The places of the words in the fields of remarks, and in those of who pays: a text without the first has none of the second. */
function fieldsIn(
  { reading, roles }: Lexicon,
  text: string,
  words: readonly string[],
): { readonly remarks: ReadonlySet<number>; readonly payers: ReadonlySet<number> } {
  const remarks = new Set<number>();
  const payers = new Set<number>();
  let field: Set<number> | undefined;
  for (const [place, word] of words.entries()) {
    const role = roles.of(reading, place);
    const [start, end] = [reading.start[place]!, reading.end[place]!];
    // Without a sign it joins words: VIREMENT DE SALAIRE.
    if (word === PAYER_MARK && (text[start - 1] === "/" || /^ ?:/.test(text.slice(end, end + 2)))) field = payers;
    else if ((role & ROLE.REMARK_MARK) !== 0) field = remarks;
    else if ((role & ROLE.PAYEE_MARK) !== 0) field = undefined;
    field?.add(place);
  }
  return { remarks, payers: remarks.size > 0 ? payers : NO_PAYERS };
}

/** What words are. Those in the field of who pays are of a name, but for the words of purpose that end it. */
function kindsOf(
  { reading, roles }: Lexicon,
  words: readonly string[],
  payers: ReadonlySet<number>,
  { isPurpose, terms }: PurposeWords,
): readonly number[] {
  const wholeNames = wholeNamesIn(words);
  const kinds = words.map((word, place) => {
    if (wholeNames.has(place)) return NAME;
    if (isPurpose(place, word)) return PURPOSE;
    if (!roles.isSignificant(reading, place)) return OTHER;
    return terms.has(word) && !payers.has(place) ? TERM : NAME;
  });
  let isBeforeName = false;
  for (let place = words.length - 1; place >= 0; place -= 1) {
    isBeforeName = payers.has(place) && (isBeforeName || kinds[place] === NAME);
    if (isBeforeName && kinds[place] === PURPOSE) kinds[place] = NAME;
  }
  return kinds;
}

/** The places of the words of names that are known whole. */
function wholeNamesIn(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const name of WHOLE_NAMES)
    for (let start = words.indexOf(name[0]!); start !== -1; start = words.indexOf(name[0]!, start + 1))
      if (name.every((word, at) => words[start + at] === word)) name.forEach((_, at) => places.add(start + at));
  return places;
}

/**
 * The words of a text that are part of a name, without those that name somebody else. Who pays is named before what is paid for
 * or behind it: what follows both is a remark (`ACME SALAIRE MATRICULE 71`).
 */
function nameIn(
  words: readonly string[],
  kinds: readonly number[],
  isLeftOut: (place: number) => boolean,
): string | undefined {
  let taken: string[] = [];
  let joining: string[] = [];
  let count = 0;
  let isNamed = false;
  let isBehindName = false;
  for (const [place, word] of words.entries()) {
    if (isNamed && (count === MOST_NAME_WORDS || kinds[place] === PURPOSE)) break;
    if (kinds[place] === PURPOSE) {
      // What stood before it are terms of what is paid for: COMPLEMENT SALAIRE.
      taken = [];
      count = 0;
    }
    const isSaid = (kinds[place] === NAME || kinds[place] === TERM) && !isLeftOut(place);
    // A name that is said twice is taken once, one that holds a word twice (DUPONT ET DUPONT) whole.
    const isNew = !taken.includes(word) || JOINING_WORDS.has(word) || joining.length > 0;
    if ((isSaid && isNew) || (isBehindName && word === HOME_COUNTRY)) {
      taken.push(...joining, word);
      joining = [];
      isNamed ||= kinds[place] === NAME;
      isBehindName = true;
      count += 1;
    } else if (isBehindName && JOINING_WORDS.has(word)) joining.push(word);
    else {
      joining = [];
      isBehindName = false;
    }
  }
  return isNamed ? taken.join(" ") : undefined;
}
