import { type CompiledRule, IN, MODE_BIT, NAME_STRENGTH, OUT } from "./compiled-rule.js";
import { CountryNames } from "./country-names.js";
import { holdsShape } from "./digit-shapes.js";
import type { FoundPhrase } from "./found-phrase.js";
import type { Lexicon } from "./lexicon.js";
import { LoanMentions } from "./loan-mentions.js";
import { MISFIT } from "./misfit.js";
import { NamingWords } from "./naming-words.js";
import { OwnAccountMentions } from "./own-account-mentions.js";
import { PaidWithWage } from "./paid-with-wage.js";
import { ENTRY_KIND, type PhraseBook } from "./phrase-book.js";
import { MOST_WORDS_OF_BARE_NAME, PhraseHits } from "./phrase-hits.js";
import type { PhraseTrie } from "./phrase-trie.js";
import { Reading } from "./reading.js";
import { misuseOfPhrase } from "./remarks.js";
import { misfitOfRule } from "./rule-misfit.js";
import { ShownMode } from "./shown-mode.js";
import type { Vocabulary } from "./vocabulary.js";
import type { WordRoles } from "./word-roles.js";

const { RULE, MODE, SIGN, OWN_ACCOUNT } = ENTRY_KIND;
const { FITS, WRONG_DIRECTION, REVERSED, COMPANION_MISSING, COMPANION_EXCLUDES, MONEY_BACK } = MISFIT;

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
  readonly ownAccounts = new OwnAccountMentions();

  #winner = -1;
  #winnerStart = 0;
  #mentionedModes = 0;
  #isSensitive = false;
  #mayDiffer = false;
  readonly #book: PhraseBook;
  // The book's own arrays: a step less on the hot path than through the book.
  readonly #vocabulary: Vocabulary;
  readonly #zeros: Int32Array;
  readonly #trie: PhraseTrie;
  readonly #entryKind: readonly number[];
  readonly #entryTarget: readonly number[];
  readonly #signStamps: Uint32Array;
  readonly #hits: PhraseHits;
  #stamp = 0;
  readonly #shown = new ShownMode();
  #mentionsRefund = false;
  #mentionsHealth = false;

  constructor(lexicon: Lexicon) {
    const { book } = lexicon;
    this.lexicon = lexicon;
    this.#vocabulary = book.vocabulary;
    this.#zeros = book.vocabulary.zeros();
    this.#trie = book.trie;
    this.roles = book.roles;
    this.countries = new CountryNames(this.reading, book.roles);
    this.#entryKind = book.kind;
    this.#entryTarget = book.target;
    this.#book = book;
    this.#signStamps = new Uint32Array(book.signCount);
    this.#hits = new PhraseHits(book, lexicon.isHeadLast);
  }

  /** The phrase entry that won; -1 for none. */
  get winner(): number {
    return this.#winner;
  }

  /** The first word of the winning phrase. */
  get winnerStart(): number {
    return this.#winnerStart;
  }

  /** The modes that are spoken of, whichever is shown first, as bits. */
  get mentionedModes(): number {
    return this.#mentionedModes;
  }

  /** Whether the text tells of health, religion, union or politics, whatever won. */
  get isSensitive(): boolean {
    return this.#isSensitive;
  }

  /** Whether a text of the same shape could say something else: for another amount, or by other digits. */
  get mayDiffer(): boolean {
    return this.#mayDiffer;
  }

  /** The mode that the text showed first, as its position in the list of modes; -1 for none. */
  get mode(): number {
    return this.#shown.number;
  }

  /** The first word of the phrase that showed the mode. */
  get modeStart(): number {
    return this.#shown.start;
  }

  /** Whether a cheque is spoken of, whatever won. Beside a direct debit it is part of a name: `PRLV UP CHEQUE DEJEUNER`. */
  get mentionsCheck(): boolean {
    return (this.#mentionedModes & (MODE_BIT.CHECK | MODE_BIT.DIRECT_DEBIT)) === MODE_BIT.CHECK;
  }

  /** Reads a text. `hint` is the mode to assume where the text shows none (-1 for none), such as CARD on card accounts. */
  read(text: string, isIncoming: boolean, absoluteAmount: number, hint: number): void {
    this.readWords(text);
    this.#stamp += 1;
    this.#hits.count = 0;
    this.loans.clear();
    this.#mentionedModes = 0;
    this.#isSensitive = false;
    this.#mayDiffer = false;
    this.#mentionsHealth = false;
    this.#findPhrases();
    this.#shown.settle(hint);
    const mode = this.mode === -1 ? hint : this.mode;
    this.#winner = this.#choose(isIncoming ? IN : OUT, mode === -1 ? 0 : 1 << mode, absoluteAmount);
    const isBare = mode === -1 || this.#shown.isWholeText(this.reading.count);
    if (this.#winner !== -1 || isIncoming || !isBare) return;
    this.#winner = this.#bareShop(absoluteAmount);
    if (this.#winner !== -1) this.#shown.forget();
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
    this.#winner = -1;
  }

  /** Notes that a text of the same shape could say something else, for a reason outside of its phrases. */
  noteDifference(): void {
    this.#mayDiffer = true;
  }

  /** What became of each phrase in the last text; takes what `read` took. Slow: for people who ask why. */
  explain(isIncoming: boolean, absoluteAmount: number, hint: number): readonly FoundPhrase[] {
    this.#hits.count = 0;
    this.#findPhrases();
    this.#shown.settle(hint);
    const modeBit = this.mode === -1 ? (hint === -1 ? 0 : 1 << hint) : 1 << this.mode;
    return Array.from(this.#hits.entry.subarray(0, this.#hits.count), (entry, hit) => {
      const [rule, start] = [this.lexicon.ruleOf(entry), this.#hits.start[hit]!];
      const fit = this.#misfitOf(rule, isIncoming ? IN : OUT, modeBit, absoluteAmount);
      const isWinner = entry === this.#winner && start === this.#winnerStart;
      const misfit = fit === FITS || isWinner ? this.#misuseOf(hit, modeBit) : fit;
      return { entry, rule, phrase: this.lexicon.phraseOf(entry), start, end: this.#hits.endOf(hit), misfit };
    });
  }

  /** Whether other digits in the same places could change what the last text says: `4 MURS`. Overwrites its words. */
  dependsOnDigits(): boolean {
    return this.reading.zeroDigits(this.#vocabulary, this.#zeros) && holdsShape(this.reading, this.#trie);
  }

  /** Walks the tree from each word, and meets what the phrases that end on the way stand for. */
  #findPhrases(): void {
    const { count, word } = this.reading;
    const trie = this.#trie;
    this.#shown.begin(count, this.reading.isContactless);
    this.#mentionsRefund = false;
    this.ownAccounts.begin(count);
    for (let start = 0; start < count; start += 1) {
      if (word[start] === -1) continue;
      let node = trie.rootOf(word[start]!);
      let next = start + 1;
      while (node !== -1) {
        for (let entry = trie.firstEntryOf(node); entry !== -1; entry = trie.nextEntryOf(entry))
          this.#meet(entry, start);
        node = next < count && word[next] !== -1 ? trie.step(node, word[next]!) : -1;
        next += 1;
      }
    }
    const takesOffAdvance = this.wage.findAdvances(this.#hits, this.reading, this.roles);
    if (takesOffAdvance) for (const sign of this.#book.advanceSigns) this.#signStamps[sign] = 0;
  }

  #meet(entry: number, start: number): void {
    const kind = this.#entryKind[entry];
    if (kind === RULE) this.#addHit(entry, start);
    const target = this.#entryTarget[entry]!;
    if (kind === SIGN) this.#signStamps[target] = this.#stamp;
    if (kind === OWN_ACCOUNT) this.ownAccounts.meet(target, start, this.#book.words[entry]!);
    if (kind !== MODE || !this.#book.showsModeAt(entry, start, this.reading)) return;
    this.#mentionedModes |= 1 << target;
    const letters = this.#book.phrase[entry]!.length;
    this.#shown.meet(target, start, this.#book.words[entry]!, letters, this.#book.isCode(entry));
  }

  #addHit(entry: number, start: number): void {
    const rule = this.lexicon.ruleOf(entry);
    if (rule.isRefund) this.#mentionsRefund = true;
    if (rule.hasAmountBound || rule.mayComeWithWage || rule.standsBeforeContract) this.#mayDiffer = true;
    this.#hits.add(entry, start);
  }

  #choose(direction: number, modeBit: number, absoluteAmount: number): number {
    const hits = this.#hits;
    this.loans.find(hits, this.reading, this.roles);
    if (this.loans.mayBeCollected) {
      const fits = (hit: number): boolean =>
        this.#misfitOf(hits.ruleOf(hit), direction, modeBit, absoluteAmount) === FITS;
      const misfitOf = (hit: number): number => (fits(hit) ? this.#misuseOf(hit, modeBit) : COMPANION_MISSING);
      this.loans.findCollector(hits, this.reading, this.roles, misfitOf);
    }
    let kept = 0;
    for (let hit = 0; hit < hits.count; hit += 1) {
      const rule = hits.ruleOf(hit);
      const misfit = this.#misfitOf(rule, direction, modeBit, absoluteAmount);
      if (rule.isSensitive || rule.isHealth) this.#meetSensitive(rule, misfit, modeBit, absoluteAmount);
      if (misfit !== FITS) continue;
      if (rule.isWageWord && this.#misuseOf(hit, modeBit) === FITS) this.wage.meetWage(hits, hit, this.reading);
      const mayBePart = rule.mayComeWithWage && absoluteAmount < rule.paidAloneFrom;
      if (mayBePart) this.wage.meet(hits, hit, this.reading, this.roles);
      kept = hits.keep(hit, kept);
    }
    let best = hits.bestOf(kept);
    // Only what would decide is looked at word by word: most rows hold no name and no remark.
    while (best !== -1 && this.#misuseOf(best, modeBit) !== FITS) {
      kept = hits.drop(best, kept);
      best = hits.bestOf(kept);
    }
    if (this.#mentionsHealth) this.#isSensitive ||= best === -1 || hits.ruleOf(best).mayBeHealth;
    return this.#win(best);
  }

  /** The phrase of the surest shop whose bare name is all of a text that nothing else fits; -1 for none. */
  #bareShop(absoluteAmount: number): number {
    if (this.reading.count > MOST_WORDS_OF_BARE_NAME) return -1;
    const hits = this.#hits;
    hits.count = 0;
    this.#findPhrases();
    let kept = 0;
    for (let hit = 0; hit < hits.count; hit += 1) {
      const rule = hits.ruleOf(hit);
      const isBare = rule.isShopByCard && hits.isBareName(hit, this.reading);
      if (isBare && this.#misfitOf(rule, OUT, MODE_BIT.CARD, absoluteAmount) === FITS) kept = hits.keep(hit, kept);
    }
    return this.#win(hits.bestOf(kept));
  }

  #win(hit: number): number {
    if (hit !== -1) this.#winnerStart = this.#hits.start[hit]!;
    return hit === -1 ? -1 : this.#hits.entry[hit]!;
  }

  /** Money that comes back from a pharmacy or a union tells as much as money that goes there. */
  #meetSensitive(rule: CompiledRule, misfit: number, modeBit: number, absoluteAmount: number): void {
    if (misfit === WRONG_DIRECTION) {
      if (misfitOfRule(rule, rule.directions, modeBit, absoluteAmount) !== FITS) return;
    } else if (misfit !== FITS && misfit !== REVERSED) return;
    if (misfit !== FITS && this.#misfitOfCompanions(rule) !== FITS) return;
    if (rule.isSensitive) this.#isSensitive = true;
    else this.#mentionsHealth = true;
  }

  /** Why a rule does not fit, as its place in the list of misfits; 0 where it does. */
  #misfitOf(rule: CompiledRule, direction: number, modeBit: number, absoluteAmount: number): number {
    const misfit = misfitOfRule(rule, direction, modeBit, absoluteAmount);
    if (misfit !== FITS) return misfit;
    if (rule.yieldsToCollector && this.loans.areCollected) return COMPANION_EXCLUDES;
    if (rule.isLoanDrawdown && rule.strength >= NAME_STRENGTH && this.#mentionsRefund) return MONEY_BACK;
    return this.#misfitOfCompanions(rule);
  }

  #misfitOfCompanions(rule: CompiledRule): number {
    if (rule.withSigns.length > 0 && !this.#hasSign(rule.withSigns)) return COMPANION_MISSING;
    return rule.withoutSigns.length > 0 && this.#hasSign(rule.withoutSigns) ? COMPANION_EXCLUDES : FITS;
  }

  /** Why a phrase whose rule fits is not meant so: a name, a remark, part of a wage. */
  #misuseOf(hit: number, modeBit: number): number {
    return misuseOfPhrase(this, this.#hits.ruleOf(hit), this.#hits.start[hit]!, this.#hits.endOf(hit), modeBit);
  }

  #hasSign(signs: readonly number[]): boolean {
    for (const sign of signs) if (this.#signStamps[sign] === this.#stamp) return true;
    return false;
  }
}
