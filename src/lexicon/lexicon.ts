import { hashText } from "../base/hash.js";
import { fold, squeeze } from "../base/text.js";
import type { ClientRule } from "../model/client-rule.js";
import {
  CLIENT_STRENGTH,
  type CompiledRule,
  compileRule,
  IN,
  MODES,
  misfitOfRule,
  NAME_STRENGTH,
  OUT,
} from "./compiled-rule.js";
import type { FoundPhrase } from "./found-phrase.js";
import { MISFIT } from "./misfit.js";
import { PhraseTrie } from "./phrase-trie.js";
import { Reading } from "./reading.js";
import { type LexiconRule, type MarketLexicon, type Mode, STRENGTHS } from "./rule.js";
import { Vocabulary } from "./vocabulary.js";

/** What a phrase of the tree stands for. */
const [RULE, MODE, SIGN] = [0, 1, 2] as const;

const MOST_HITS = 48;
const CARD = MODES.indexOf("CARD");
const CASH = MODES.indexOf("CASH");
const CHECK = MODES.indexOf("CHECK");
const TRANSFER_BIT = 1 << MODES.indexOf("TRANSFER");
const { FITS, REMARK, COMPANION_MISSING, COMPANION_EXCLUDES } = MISFIT;

/**
 * A compiled lexicon: thousands of phrases matched in one run over a text. It owns its scratch memory; `read` overwrites
 * what the last call found.
 */
export class Lexicon {
  readonly reading = new Reading();
  /** The mode that the text showed first, as its position in the list of modes; -1 for none. */
  mode = -1;
  /** The phrase entry that won; -1 for none. */
  winner = -1;
  /** The first word of the winning phrase. */
  winnerStart = 0;
  /** Whether the text names a lender or a loan, whatever won. */
  mentionsLoan = false;
  /** Whether a cheque is spoken of, whatever won. */
  mentionsCheck = false;

  readonly #vocabulary = new Vocabulary();
  readonly #trie = new PhraseTrie(this.#vocabulary);
  readonly #isNoise: boolean[] = [];
  readonly #isPhraseWord: boolean[] = [];
  readonly #entryKind: number[] = [];
  readonly #entryTarget: number[] = [];
  readonly #entryWords: number[] = [];
  readonly #entryLetters: number[] = [];
  readonly #entryPhrase: string[] = [];
  readonly #entryHash: (number | undefined)[] = [];
  readonly #rules: CompiledRule[] = [];
  readonly #signs = new Map<string, number>();
  #signStamps = new Uint32Array(0);
  #stamp = 0;
  readonly #hitEntry = new Int32Array(MOST_HITS);
  readonly #hitStart = new Int32Array(MOST_HITS);
  #hitCount = 0;
  /** Where the phrase begins that showed the mode. */
  #modeStart = 0;

  constructor(markets: readonly MarketLexicon[], clientRules: readonly ClientRule[]) {
    for (const rule of clientRules) {
      this.#addRule(
        { ...rule, phrases: rule.phrases.join("|"), strength: "NAME", examples: [], source: "client" },
        CLIENT_STRENGTH,
      );
    }
    for (const market of markets) {
      for (const rule of market.rules) this.#addRule(rule, STRENGTHS.indexOf(rule.strength));
      for (const { mode, phrases } of market.modes)
        for (const phrase of phrases.split("|")) this.#addMode(mode, phrase);
    }
    // Noise last: a word of the lists above stays a word of a phrase, yet says nothing of the counterparty.
    for (const market of markets) for (const word of market.noise.split("|")) this.#addNoise(word);
    this.#signStamps = new Uint32Array(this.#signs.size);
  }

  /** Reads a text. `hint` is the mode to assume where the text shows none (-1 for none), such as CARD on card accounts. */
  read(text: string, isIncoming: boolean, absoluteAmount: number, hint: number): void {
    this.reading.read(text, this.#vocabulary);
    this.#stamp += 1;
    this.#hitCount = 0;
    this.mentionsLoan = false;
    this.mentionsCheck = false;
    this.#findPhrases();
    const mode = this.mode === -1 ? hint : this.mode;
    this.winner = this.#choose(isIncoming ? IN : OUT, mode === -1 ? 0 : 1 << mode, absoluteAmount);
  }

  /** Reads the words of a text without looking for phrases. */
  readWords(text: string): void {
    this.reading.read(text, this.#vocabulary);
  }

  /** Whether an entry's rule names the counterparty itself; -1 is none. */
  isName(entry: number): boolean {
    return entry !== -1 && this.ruleOf(entry).strength === NAME_STRENGTH;
  }

  /** A hash of an entry's phrase. */
  phraseHashOf(entry: number): number {
    this.#entryHash[entry] ??= hashText(this.phraseOf(entry), 0);
    return this.#entryHash[entry];
  }

  /** The rule of a phrase entry. */
  ruleOf(entry: number): CompiledRule {
    return this.#rules[this.#entryTarget[entry]!]!;
  }

  /** The phrase of an entry, as the lexicon writes it. */
  phraseOf(entry: number): string {
    return this.#entryPhrase[entry]!;
  }

  /** What became of each phrase in the last text; takes what `read` took. Slow: for people who ask why. */
  explain(isIncoming: boolean, absoluteAmount: number, hint: number): readonly FoundPhrase[] {
    this.#hitCount = 0;
    this.#findPhrases();
    const modeBit = this.mode === -1 ? (hint === -1 ? 0 : 1 << hint) : 1 << this.mode;
    return Array.from(this.#hitEntry.subarray(0, this.#hitCount), (entry, hit) => {
      const [rule, start] = [this.ruleOf(entry), this.#hitStart[hit]!];
      const misfit = this.#misfitOf(rule, entry, isIncoming ? IN : OUT, modeBit, absoluteAmount);
      return { entry, rule, phrase: this.phraseOf(entry), start, end: start + this.#entryWords[entry]!, misfit };
    });
  }

  /** Whether a word of the last reading says something of the counterparty or purpose. */
  isSignificant(index: number): boolean {
    const reading = this.reading;
    const word = reading.word[index]!;
    if (word !== -1 && this.#isNoise[word]) return false;
    if (reading.end[index]! - reading.start[index]! < 2) return false;
    if (word === -1 && reading.digits[index] === 0 && reading.isMasked(index)) return false;
    const digits = reading.digits[index]!;
    if (digits === 0) return true;
    // A name may hold digits (`3F`, `G20`); a bare number is a date or a reference, whatever phrase holds it too.
    return digits < reading.end[index]! - reading.start[index]! && word !== -1 && this.#isPhraseWord[word] === true;
  }

  /** Walks the tree from each word, and meets what the phrases that end on the way stand for. */
  #findPhrases(): void {
    const { count, word } = this.reading;
    const trie = this.#trie;
    this.mode = -1;
    this.#modeStart = count;
    for (let start = 0; start < count; start += 1) {
      if (word[start] === -1) continue;
      let node = trie.rootOf(word[start]!);
      let next = start + 1;
      while (node !== -1) {
        const entries = trie.entriesOf(node);
        if (entries !== undefined) for (let at = 0; at < entries.length; at += 1) this.#meet(entries[at]!, start);
        node = next < count && word[next] !== -1 ? trie.step(node, word[next]!) : -1;
        next += 1;
      }
    }
  }

  #meet(entry: number, start: number): void {
    const kind = this.#entryKind[entry];
    if (kind === RULE) {
      this.#addHit(entry, start);
      return;
    }
    const target = this.#entryTarget[entry]!;
    if (kind === SIGN) {
      this.#signStamps[target] = this.#stamp;
      return;
    }
    if (target === CHECK) this.mentionsCheck = true;
    // A machine's withdrawal is often printed behind the card that made it.
    const isCashByCard = target === CASH && this.mode === CARD && this.#entryWords[entry]! > 1;
    if (start <= this.#modeStart || isCashByCard) {
      this.mode = target;
      this.#modeStart = start;
    }
  }

  #addHit(entry: number, start: number): void {
    if (this.ruleOf(entry).isLoanRepayment) this.mentionsLoan = true;
    if (this.#hitCount === MOST_HITS) return;
    this.#hitEntry[this.#hitCount] = entry;
    this.#hitStart[this.#hitCount] = start;
    this.#hitCount += 1;
  }

  #choose(direction: number, modeBit: number, absoluteAmount: number): number {
    let kept = 0;
    for (let hit = 0; hit < this.#hitCount; hit += 1) {
      const entry = this.#hitEntry[hit]!;
      const start = this.#hitStart[hit]!;
      if (this.#misfitOf(this.ruleOf(entry), entry, direction, modeBit, absoluteAmount) !== FITS) continue;
      this.#hitEntry[kept] = entry;
      this.#hitStart[kept] = start;
      kept += 1;
    }
    let best = -1;
    for (let hit = 0; hit < kept; hit += 1) {
      if (!this.#isInsideLonger(hit, kept) && (best === -1 || this.#isBetter(hit, best))) best = hit;
    }
    if (best === -1) return -1;
    this.winnerStart = this.#hitStart[best]!;
    return this.#hitEntry[best]!;
  }

  /** Why a rule does not fit, as its place in the list of misfits; 0 where it does. */
  #misfitOf(rule: CompiledRule, entry: number, direction: number, modeBit: number, absoluteAmount: number): number {
    const misfit = misfitOfRule(rule, direction, modeBit, absoluteAmount);
    if (misfit !== FITS) return misfit;
    const isRemark = rule.isRisk && modeBit === TRANSFER_BIT && rule.strength >= NAME_STRENGTH;
    if (isRemark && this.#entryWords[entry] === 1 && !this.#standsAlone()) return REMARK;
    if (rule.withSigns.length > 0 && !this.#hasSign(rule.withSigns)) return COMPANION_MISSING;
    return rule.withoutSigns.length > 0 && this.#hasSign(rule.withoutSigns) ? COMPANION_EXCLUDES : FITS;
  }

  /** Whether the text holds no significant word besides one: then that one is the counterparty, not a remark. */
  #standsAlone(): boolean {
    let significant = 0;
    for (let index = 0; index < this.reading.count; index += 1) if (this.isSignificant(index)) significant += 1;
    return significant <= 1;
  }

  #hasSign(signs: readonly number[]): boolean {
    for (const sign of signs) if (this.#signStamps[sign] === this.#stamp) return true;
    return false;
  }

  #isInsideLonger(hit: number, count: number): boolean {
    const words = this.#entryWords[this.#hitEntry[hit]!]!;
    const start = this.#hitStart[hit]!;
    for (let other = 0; other < count; other += 1) {
      const otherWords = this.#entryWords[this.#hitEntry[other]!]!;
      const otherStart = this.#hitStart[other]!;
      if (otherWords > words && otherStart <= start && otherStart + otherWords >= start + words) return true;
    }
    return false;
  }

  #isBetter(hit: number, best: number): boolean {
    const entry = this.#hitEntry[hit]!;
    const bestEntry = this.#hitEntry[best]!;
    const rule = this.ruleOf(entry);
    const bestRule = this.ruleOf(bestEntry);
    if (rule.strength !== bestRule.strength) return rule.strength < bestRule.strength;
    const words = this.#entryWords[entry]! - this.#entryWords[bestEntry]!;
    if (words !== 0) return words > 0;
    const letters = this.#entryLetters[entry]! - this.#entryLetters[bestEntry]!;
    if (letters !== 0) return letters > 0;
    const start = this.#hitStart[hit]! - this.#hitStart[best]!;
    return start !== 0 ? start < 0 : rule.id < bestRule.id;
  }

  #addRule(rule: LexiconRule, strength: number): void {
    const target = this.#rules.length;
    this.#rules.push(compileRule(rule, strength, (phrase) => this.#signOf(phrase)));
    for (const phrase of rule.phrases.split("|")) this.#addEntry(RULE, target, phrase);
  }

  #addMode(mode: Mode, phrase: string): void {
    this.#addEntry(MODE, MODES.indexOf(mode), phrase);
    if (mode !== "BANK") for (const word of phrase.split(/[^\p{L}\p{N}+]+/u)) this.#addNoise(word);
  }

  #signOf(phrase: string): number {
    const known = this.#signs.get(phrase);
    if (known !== undefined) return known;
    const sign = this.#signs.size;
    this.#signs.set(phrase, sign);
    this.#addEntry(SIGN, sign, phrase);
    return sign;
  }

  #addEntry(kind: number, target: number, phrase: string): void {
    const entry = this.#entryKind.length;
    const words = this.#trie.insert(phrase, entry);
    if (words === 0) return;
    // A word with digits counts as part of a name only where a rule's phrase holds it: `3F`, `G20`, not a reference.
    if (kind === RULE && /\d/.test(phrase)) {
      for (const word of fold(phrase).split(" ")) this.#isPhraseWord[this.#vocabulary.intern(word)] = true;
    }
    this.#entryKind.push(kind);
    this.#entryTarget.push(target);
    this.#entryWords.push(words);
    this.#entryLetters.push(phrase.length);
    this.#entryPhrase.push(squeeze(phrase));
  }

  #addNoise(word: string): void {
    const number = this.#vocabulary.internFolded(word);
    if (number !== -1) this.#isNoise[number] = true;
  }
}
