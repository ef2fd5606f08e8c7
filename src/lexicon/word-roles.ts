import { ABROAD_WORDS, COUNTRY_WORDS, PLACE_ARTICLES, PLACE_MARKS, TRANSFER_WORDS } from "./country-words.js";
import { GIVEN_NAMES_ABROAD } from "./given-names-abroad.js";
import {
  AT_ONCE_WORDS,
  BANKS,
  COLLECTOR_WORDS,
  GIVEN_NAMES,
  KIN_WORDS,
  LEGAL_FORMS,
  LENDER_WORDS,
  NAME_PARTICLES,
  NAMES_OF_BOTH_KINDS,
  OFFICE_WORDS,
  PAYEE_MARKS,
  PAYOUT_WORDS,
  PERSONAL_SERVICES,
  REMARK_MARKS,
  STANDING_WORDS,
  SURNAMES_IN_PHRASES,
  TITLES,
} from "./person-words.js";
import type { Reading } from "./reading.js";
import type { Vocabulary } from "./vocabulary.js";

/** What a word of the vocabulary is in any text, as bits: it may be several things. */
export const ROLE = {
  /** It says nothing of the counterparty. */
  NOISE: 1,
  /** It is part of a rule's phrase that holds digits. */
  PHRASE: 2,
  TITLE: 4,
  GIVEN_NAME: 8,
  PERSONAL_SERVICE: 16,
  REMARK_MARK: 32,
  PAYEE_MARK: 64,
  OFFICE: 128,
  /** A given name that is a surname as often. */
  NAME_OF_BOTH_KINDS: 256,
  LEGAL_FORM: 512,
  COUNTRY: 1024,
  /** A bank's word for transfers across borders. */
  ABROAD: 2048,
  /** A word for a transfer. */
  TRANSFER: 4096,
  /** It stands before the place that money goes to, and an article between. */
  PLACE_MARK: 8192,
  PLACE_ARTICLE: 16384,
  /** Beside it the word of a bank's operation means what it says: `BLOCAGE`, `FRAIS`. */
  OPERATION: 32768,
  /** It is part of a lender's name. */
  LENDER: 65536,
  BANK: 131072,
  /** A bank's word for paying out a loan. */
  PAYOUT: 262144,
  /** It stands within names. */
  PARTICLE: 524288,
  /** A surname that rules' phrases hold too. */
  SURNAME: 1048576,
  /** A relative or a friend. */
  KIN: 2097152,
  /** A bank's word for transfers at once. */
  AT_ONCE: 4194304,
  /** A bank's word for transfers that repeat. */
  STANDING: 8388608,
  /** It is part of a phrase that says that a loan is paid or paid out. */
  LOAN: 16777216,
  /** What a bank calls the charge whose amount it prints at the end of a text. */
  CHARGE: 33554432,
  /** What stands before the code of a merchant's trade. */
  CODE_MARK: 67108864,
  /** What a collector calls himself besides his name and legal form. */
  COLLECTOR: 134217728,
} as const;

/** The roles of given names. */
export const ANY_GIVEN_NAME = ROLE.GIVEN_NAME | ROLE.NAME_OF_BOTH_KINDS;

const ROLES_OF_WORDS: readonly (readonly [role: number, words: string])[] = [
  [ROLE.TITLE, TITLES],
  [ROLE.GIVEN_NAME, `${GIVEN_NAMES}|${GIVEN_NAMES_ABROAD}`],
  [ROLE.NAME_OF_BOTH_KINDS, NAMES_OF_BOTH_KINDS],
  [ROLE.PERSONAL_SERVICE, PERSONAL_SERVICES],
  [ROLE.REMARK_MARK, REMARK_MARKS],
  [ROLE.PAYEE_MARK, PAYEE_MARKS],
  [ROLE.OPERATION | ROLE.PAYOUT, PAYOUT_WORDS],
  [ROLE.KIN, KIN_WORDS],
  [ROLE.LENDER, LENDER_WORDS],
  [ROLE.BANK, BANKS],
  [ROLE.COLLECTOR, COLLECTOR_WORDS],
  [ROLE.OFFICE, OFFICE_WORDS],
  [ROLE.OFFICE | ROLE.LEGAL_FORM, LEGAL_FORMS],
  [ROLE.COUNTRY, Object.values(COUNTRY_WORDS).join("|")],
  [ROLE.ABROAD, ABROAD_WORDS],
  [ROLE.TRANSFER, TRANSFER_WORDS],
  [ROLE.PLACE_MARK, PLACE_MARKS],
  [ROLE.PLACE_ARTICLE, PLACE_ARTICLES],
];

/** Roles of words that are told apart only where a lexicon holds them: elsewhere any unknown word is taken for a name. */
const ROLES_OF_KNOWN_WORDS: readonly (readonly [role: number, words: string])[] = [
  [ROLE.PARTICLE, NAME_PARTICLES],
  [ROLE.SURNAME, SURNAMES_IN_PHRASES],
  [ROLE.AT_ONCE, AT_ONCE_WORDS],
  [ROLE.STANDING, STANDING_WORDS],
  [ROLE.CHARGE, "COMISION|COMISIONES"],
  [ROLE.CODE_MARK, "MCC"],
];

const LARGEST_NUMBER = 0xffff;
const { NOISE, PHRASE } = ROLE;

/** What the words of a lexicon's vocabulary are, by number. */
export class WordRoles {
  readonly #vocabulary: Vocabulary;
  readonly #roles = new Uint32Array(LARGEST_NUMBER + 1);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    for (const [role, words] of ROLES_OF_WORDS) for (const word of words.split("|")) this.add(word, role);
  }

  /** Gives a single word a role; a text that is no single word gets none. */
  add(text: string, role: number): void {
    const word = this.#vocabulary.internFolded(text);
    if (word !== -1 && word <= LARGEST_NUMBER) this.#roles[word]! |= role;
  }

  /** Gives roles to words that the lexicon holds by now. */
  addToKnown(): void {
    for (const [role, words] of ROLES_OF_KNOWN_WORDS)
      for (const word of words.split("|")) if (this.#vocabulary.holds(word)) this.add(word, role);
  }

  /** The roles of a word of a text; 0 for a word that the lexicon does not know. */
  of(reading: Reading, index: number): number {
    const word = reading.word[index]!;
    return word === -1 ? 0 : this.#roles[word]!;
  }

  /** Whether one of the words before a place has any of some roles. */
  hold(reading: Reading, roles: number, end: number): boolean {
    for (let index = 0; index < end; index += 1) if ((this.of(reading, index) & roles) !== 0) return true;
    return false;
  }

  /** Whether a word of a text says something of the counterparty or purpose. */
  isSignificant(reading: Reading, index: number): boolean {
    const roles = this.of(reading, index);
    if ((roles & NOISE) !== 0) return false;
    const length = reading.end[index]! - reading.start[index]!;
    if (length < 2) return false;
    const digits = reading.digits[index]!;
    if (digits === 0) return reading.word[index] !== -1 || !reading.isMasked(index);
    // A name may hold digits (`3F`, `G20`); a bare number is a date or a reference, whatever phrase holds it too.
    return digits < length && (roles & PHRASE) !== 0;
  }

  /** Whether a word of a text is one that no list holds, or a given name. */
  isNameLike(reading: Reading, index: number): boolean {
    return reading.word[index] === -1 || this.isGivenName(reading, index);
  }

  /** Whether a word of a text is a given name. */
  isGivenName(reading: Reading, index: number): boolean {
    return (this.of(reading, index) & ANY_GIVEN_NAME) !== 0;
  }

  /** Whether a word of a text is a company's legal form. */
  isLegalForm(reading: Reading, index: number): boolean {
    return (this.of(reading, index) & ROLE.LEGAL_FORM) !== 0;
  }
}
