import { IN, MODE_BIT, OUT } from "./compiled-rule.js";
import { CountryNames } from "./country-names.js";
import { holdsShape } from "./digit-shapes.js";
import type { FoundPhrase } from "./found-phrase.js";
import type { Lexicon } from "./lexicon.js";
import { LoanMentions } from "./loan-mentions.js";
import { MISFIT } from "./misfit.js";
import { NamingWords } from "./naming-words.js";
import type { OwnAccountMentions } from "./own-account-mentions.js";
import { PaidWithWage } from "./paid-with-wage.js";
import { PhraseFinder } from "./phrase-finder.js";
import { Reading } from "./reading.js";
import { RuleChoice } from "./rule-choice.js";
import type { Vocabulary } from "./vocabulary.js";
import type { WordRoles } from "./word-roles.js";

/**
 * Reads texts with a lexicon: thousands of phrases matched in one run. What it tells is of the text that was read last; each
 * analysis makes a reader of its own.
 */
export class TextReader {
  readonly lexicon: Lexicon;
  readonly reading = new Reading();
  readonly naming = new NamingWords();
  readonly countries: CountryNames;
  /** What the text says of loans. */
  readonly loans = new LoanMentions();
  readonly wage = new PaidWithWage();
  /** What the words of a reading are. */
  readonly roles: WordRoles;
  readonly ownAccounts: OwnAccountMentions;

  readonly #vocabulary: Vocabulary;
  readonly #zeros: Int32Array;
  readonly #found: PhraseFinder;
  readonly #choice: RuleChoice;

  constructor(lexicon: Lexicon) {
    const { vocabulary, roles } = lexicon.book;
    this.lexicon = lexicon;
    this.roles = roles;
    this.countries = new CountryNames(this.reading, roles);
    this.#vocabulary = vocabulary;
    this.#zeros = vocabulary.zeros();
    this.#found = new PhraseFinder(lexicon, this.reading);
    this.ownAccounts = this.#found.ownAccounts;
    this.#choice = new RuleChoice(this, this.#found);
  }

  /** The phrase entry that won; -1 for none. */
  get winner(): number {
    return this.#choice.winner;
  }

  /** The first word of the winning phrase. */
  get winnerStart(): number {
    return this.#choice.winnerStart;
  }

  /** Whether the text tells of health, religion, union or politics, whatever won. */
  get isSensitive(): boolean {
    return this.#choice.isSensitive;
  }

  /** Whether a text of the same shape could say something else: for another amount, or by other digits. */
  get mayDiffer(): boolean {
    return this.#found.mayDiffer;
  }

  /** The mode that the text showed first, as its position in the list of modes; -1 for none. */
  get mode(): number {
    return this.#found.shown.number;
  }

  /** The first word of the phrase that showed the mode. */
  get modeStart(): number {
    return this.#found.shown.start;
  }

  /** The modes that are spoken of, whichever is shown first, as bits. */
  get mentionedModes(): number {
    return this.#found.mentionedModes;
  }

  /** Whether a cheque is spoken of, whatever won. Beside a direct debit it is part of a name: `PRLV UP CHEQUE DEJEUNER`. */
  get mentionsCheck(): boolean {
    return (this.mentionedModes & (MODE_BIT.CHECK | MODE_BIT.DIRECT_DEBIT)) === MODE_BIT.CHECK;
  }

  /** Reads a text. `hint` is the mode to assume where the text shows none (-1 for none), such as CARD on card accounts. */
  read(text: string, isIncoming: boolean, absoluteAmount: number, hint: number): void {
    const { shown } = this.#found;
    this.readWords(text);
    this.loans.clear();
    this.#found.begin();
    this.#found.find(this.wage);
    shown.settle(hint);
    this.#choice.choose(isIncoming ? IN : OUT, this.#modeBit(hint), absoluteAmount);
    const isBare = (this.mode === -1 && hint === -1) || shown.isWholeText(this.reading.count);
    if (this.winner !== -1 || isIncoming || !isBare) return;
    this.#choice.chooseBareShop(absoluteAmount);
    if (this.winner !== -1) shown.forget();
  }

  /** Reads the words of a text without looking for phrases. */
  readWords(text: string): void {
    this.reading.read(text, this.#vocabulary);
    this.wage.begin();
  }

  /** Finds the words of the last reading that name its budget line. */
  findNamingWords(): void {
    this.naming.find(this.reading, this.roles, this.wage);
  }

  /** Lets no phrase win: what won cannot be meant where the text stands. */
  dismissWinner(): void {
    this.#choice.winner = -1;
  }

  /** Notes that a text of the same shape could say something else, for a reason outside of its phrases. */
  noteDifference(): void {
    this.#found.mayDiffer = true;
  }

  /** What became of each phrase in the last text; takes what `read` took. Slow: for people who ask why. */
  explain(isIncoming: boolean, absoluteAmount: number, hint: number): readonly FoundPhrase[] {
    const { hits, shown } = this.#found;
    this.#found.find(this.wage);
    shown.settle(hint);
    const modeBit = this.#modeBit(hint);
    return Array.from(hits.entry.subarray(0, hits.count), (entry, hit) => {
      const [rule, start] = [this.lexicon.ruleOf(entry), hits.start[hit]!];
      const fit = this.#choice.misfitOf(rule, isIncoming ? IN : OUT, modeBit, absoluteAmount);
      const isWinner = entry === this.winner && start === this.winnerStart;
      const misfit = fit === MISFIT.FITS || isWinner ? this.#choice.misuseOf(hit, modeBit) : fit;
      return { entry, rule, phrase: this.lexicon.phraseOf(entry), start, end: hits.endOf(hit), misfit };
    });
  }

  /** Whether other digits in the same places could change what the last text says: `4 MURS`. Overwrites its words. */
  dependsOnDigits(): boolean {
    return this.reading.zeroDigits(this.#vocabulary, this.#zeros) && holdsShape(this.reading, this.lexicon.book.trie);
  }

  /** The mode that the text shows, or else the hint, as a bit; 0 for none. */
  #modeBit(hint: number): number {
    const mode = this.mode === -1 ? hint : this.mode;
    return mode === -1 ? 0 : 1 << mode;
  }
}
