import { LOAN_TERMS, LOAN_WORDS, OFFICES_OF_PAY, PAY_TERMS, PAY_WORDS } from "../../lexicon/organisation-words.js";
import { STRENGTHS } from "../../lexicon/rule.js";
import type { TextReader } from "../../lexicon/text-reader.js";

const PURPOSE_STRENGTH = STRENGTHS.indexOf("PURPOSE");

/** The words that say what is paid for. */
export interface PurposeWords {
  /** Whether the word at a place ends a name. */
  readonly isPurpose: (place: number, word: string) => boolean;
  /** Words of which no name consists alone, and with which none begins behind a word of purpose. */
  readonly terms: ReadonlySet<string>;
  /** Words of which no name consists alone, but with which one may begin. */
  readonly offices: ReadonlySet<string>;
}

/** The words of loans and of their terms. */
export const WORDS_OF_LOANS: PurposeWords = {
  isPurpose: (_, word) => LOAN_WORDS.has(word),
  terms: LOAN_TERMS,
  offices: new Set(),
};

/** The words of pay in the last text read: the phrase that decides on it tells more of them than a list. */
export function wordsOfPay(reader: TextReader): PurposeWords {
  const { winner, winnerStart: start } = reader;
  const isPurpose = winner !== -1 && reader.lexicon.ruleOf(winner).strength === PURPOSE_STRENGTH;
  const end = isPurpose ? start + reader.lexicon.phraseOf(winner).split(" ").length : start;
  return {
    isPurpose: (place, word) => PAY_WORDS.has(word) || (place >= start && place < end),
    terms: PAY_TERMS,
    offices: OFFICES_OF_PAY,
  };
}
