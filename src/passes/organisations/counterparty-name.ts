import { GENERIC_WORDS, HOME_COUNTRY, JOINING_WORDS, WHOLE_NAMES } from "../../lexicon/organisation-words.js";
import type { TextReader } from "../../lexicon/text-reader.js";
import { ROLE } from "../../lexicon/word-roles.js";
import type { PurposeWords } from "./purpose-words.js";

const NO_PAYERS: ReadonlySet<number> = new Set();

/** What a word is: part of a name, of one if others are (of an office's too), of what is paid for, or none of them. */
const [NAME, TERM, OFFICE, PURPOSE, OTHER] = [1, 2, 3, 4, 0];

/** What stands before who pays, with a sign: `/DE ACME /MOTIF SALAIRE`, `DE: ACME MOTIF: SALAIRE`. */
const PAYER_MARK = "DE";

/** How many words of a name are taken, those that join them aside. */
const MOST_NAME_WORDS = 5;

/** The counterparty in the text read last: the words that do not say what the payment is, with what joins them. */
export function counterpartyOf(
  reader: TextReader,
  text: string,
  isHolder: ReadonlySet<number>,
  purpose: PurposeWords,
): string | undefined {
  const { reading } = reader;
  const words = Array.from({ length: reading.count }, (_, place) => reading.textOf(place));
  const { remarks, payers } = fieldsIn(reader, text, words);
  const kinds = kindsOf(reader, words, payers, purpose);
  return (
    nameIn(words, kinds, (place) => isHolder.has(place) || remarks.has(place)) ??
    nameIn(words, kinds, (place) => isHolder.has(place))
  );
}

/** The places of the words in the fields of remarks, and in those of who pays: a text without the first has none of the second. */
function fieldsIn(
  { reading, roles }: TextReader,
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
  { reading, roles }: TextReader,
  words: readonly string[],
  payers: ReadonlySet<number>,
  { isPurpose, terms, offices }: PurposeWords,
): readonly number[] {
  const wholeNames = wholeNamesIn(words);
  const kinds = words.map((word, place) => {
    if (wholeNames.has(place)) return NAME;
    if (isPurpose(place, word)) return PURPOSE;
    if (!roles.isSignificant(reading, place)) return OTHER;
    if (payers.has(place)) return NAME;
    if (offices.has(word)) return OFFICE;
    // Before a last word that is no name by itself: PRET PRIMO FINANCE.
    const isLastBehind = place + 2 >= reading.count || !roles.isSignificant(reading, place + 2);
    const isOfName = isLastBehind && GENERIC_WORDS.has(words[place + 1] ?? "");
    return terms.has(word) && !isOfName ? TERM : NAME;
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
  let isBehindPurpose = false;
  for (const [place, word] of words.entries()) {
    if (isNamed && (count === MOST_NAME_WORDS || kinds[place] === PURPOSE)) break;
    if (kinds[place] === PURPOSE) {
      // What stood before it are terms of what is paid for: COMPLEMENT SALAIRE.
      taken = [];
      count = 0;
      isBehindPurpose = true;
    }
    // What stands right behind it says what is paid for too: PRET VOITURE ZUBRO.
    const isOfPurpose = kinds[place] === PURPOSE || (kinds[place] === TERM && isBehindPurpose && !isNamed);
    const isSaid = kinds[place] !== OTHER && !isOfPurpose && !isLeftOut(place);
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
