import { fold, hasDigit, squeeze } from "../base/text.js";
import type { ClientRule } from "../model/client-rule.js";
import { compileRule } from "./compile-rule.js";
import { CLIENT_STRENGTH, type CompiledRule, MODES, NAME_STRENGTH, OPERATION_STRENGTH } from "./compiled-rule.js";
import { SAVINGS_BOOK } from "./own-account-mentions.js";
import { PhraseTrie } from "./phrase-trie.js";
import type { Reading } from "./reading.js";
import { type LexiconRule, type MarketLexicon, type ModeRule, STRENGTHS } from "./rule.js";
import { Vocabulary } from "./vocabulary.js";
import { ADVANCES } from "./wage-words.js";
import { ROLE, WordRoles } from "./word-roles.js";

/** What a phrase of the tree stands for: a rule, a way that money moved, the companion of a rule, or the holder's own account. */
export const ENTRY_KIND = { RULE: 0, MODE: 1, SIGN: 2, OWN_ACCOUNT: 3 } as const;

const { RULE, MODE, SIGN, OWN_ACCOUNT } = ENTRY_KIND;

/** Shorter words of a loan's phrases are articles and codes. */
const SHORTEST_WORD_OF_LOAN = 4;

/** More than a phrase has words or letters. */
const RANK_STEP = 0x1_0000;

const DIGITS_OF_CODE = 4;

/** All phrases of some markets and of a client, ready to be looked up: entries are numbered, a fact an array. */
export class PhraseBook {
  readonly vocabulary = new Vocabulary();
  readonly trie = new PhraseTrie(this.vocabulary);
  readonly roles = new WordRoles(this.vocabulary);
  readonly rules: CompiledRule[] = [];
  readonly kind: number[] = [];
  /** The number of the entry's rule, mode or sign; of an own account 1 where it is a savings book. */
  readonly target: number[] = [];
  readonly words: number[] = [];
  /** The lower, the surer: by the rule's strength, then more words, then more letters. */
  readonly rank: number[] = [];
  readonly phrase: string[] = [];
  readonly #signs = new Map<string, number>();
  #advanceSigns: readonly number[] | undefined;
  /** Entries of modes that are initials too, and those that are names too: both count at some places only. */
  readonly #initials = new Set<number>();
  readonly #last = new Set<number>();
  /** Entries of modes that are part of longer names. */
  readonly #inNames = new Set<number>();
  /** Entries of modes that a code makes. */
  readonly #codes = new Set<number>();

  constructor(markets: readonly MarketLexicon[], clientRules: readonly ClientRule[]) {
    for (const rule of clientRules) {
      const phrases = rule.phrases.join("|");
      this.#addRule({ ...rule, phrases, strength: "NAME", examples: [], source: "client" }, CLIENT_STRENGTH);
    }
    for (const market of markets) {
      for (const rule of market.rules) this.#addRule(rule, STRENGTHS.indexOf(rule.strength));
      for (const rule of market.modes) for (const phrase of rule.phrases.split("|")) this.#addMode(rule, phrase);
    }
    for (const { ownAccounts, savingsBooks, codePrefixes, kin } of markets) {
      for (const phrase of ownAccounts?.split("|") ?? []) this.#addEntry(OWN_ACCOUNT, 0, phrase);
      for (const phrase of savingsBooks?.split("|") ?? []) this.#addEntry(OWN_ACCOUNT, SAVINGS_BOOK, phrase);
      for (const prefix of codePrefixes?.split("|") ?? []) this.vocabulary.addCodePrefix(prefix);
      for (const word of kin?.split("|") ?? []) this.roles.add(word, ROLE.KIN);
    }
    // Noise last: a word of the lists above stays a word of a phrase, yet says nothing of the counterparty.
    for (const market of markets) for (const word of market.noise.split("|")) this.#addNoise(word);
    this.roles.addToKnown();
  }

  /** How many companion phrases there are. */
  get signCount(): number {
    return this.#signs.size;
  }

  /** The numbers of the companion phrases that are advances of a wage. */
  get advanceSigns(): readonly number[] {
    this.#advanceSigns ??= [...this.#signs].flatMap(([phrase, sign]) => (ADVANCES.has(phrase) ? [sign] : []));
    return this.#advanceSigns;
  }

  /** Whether a code of four digits makes the phrase of a mode. */
  isCode(entry: number): boolean {
    return this.#codes.has(entry);
  }

  /** Whether the phrase of a mode is part of longer names. */
  isInNames(entry: number): boolean {
    return this.#inNames.has(entry);
  }

  /** Whether the phrase of a mode shows it at a place of a text. */
  showsModeAt(entry: number, start: number, reading: Reading): boolean {
    const isInitials = this.#initials.has(entry);
    const end = start + this.words[entry]!;
    if (this.#codes.has(entry)) return holdsCode(reading, end);
    if (this.#inNames.has(entry) && this.#isInsideRule(reading, start, end)) return false;
    if (!isInitials && !this.#last.has(entry)) return true;
    if (isInitials && reading.isParted(start)) return true;
    if (start === 0) return this.#beginsRule(reading, end, reading.count);
    return isInitials ? end === reading.count && this.#holdsRule(reading, start) : this.#holdsNumbers(reading, end);
  }

  /** Whether all words from a place on are numbers and dates, or say nothing. */
  #holdsNumbers(reading: Reading, start: number): boolean {
    for (let index = start; index < reading.count; index += 1)
      if (reading.digits[index] === 0 && (this.roles.of(reading, index) & ROLE.NOISE) === 0) return false;
    return true;
  }

  /** Whether the words before a place hold a rule's phrase. */
  #holdsRule(reading: Reading, end: number): boolean {
    for (let start = 0; start < end; start += 1) if (this.#beginsRule(reading, start, end)) return true;
    return false;
  }

  /** Whether a rule's phrase holds the words between two places, and more. */
  #isInsideRule(reading: Reading, start: number, end: number): boolean {
    for (let first = 0; first <= start; first += 1) {
      const leastEnd = first === start ? end + 1 : end;
      if (this.#beginsRule(reading, first, reading.count, leastEnd)) return true;
    }
    return false;
  }

  /** Whether a rule's phrase begins at a place and ends no later than another, nor before a third where one is given. */
  #beginsRule({ word }: Reading, start: number, end: number, leastEnd = 0): boolean {
    let node = start < end && word[start] !== -1 ? this.trie.rootOf(word[start]!) : -1;
    for (let next = start + 1; node !== -1; next += 1) {
      for (let entry = this.trie.firstEntryOf(node); entry !== -1; entry = this.trie.nextEntryOf(entry))
        if (this.kind[entry] === RULE && next >= leastEnd) return true;
      node = next < end && word[next] !== -1 ? this.trie.step(node, word[next]!) : -1;
    }
    return false;
  }

  #addRule(rule: LexiconRule, strength: number): void {
    const target = this.rules.length;
    const signOf = (phrase: string): number => this.#signOf(phrase);
    const compiled = compileRule(rule, strength, signOf, (word) => this.vocabulary.intern(word));
    this.rules.push(compiled);
    if (compiled.isRisk && strength === OPERATION_STRENGTH)
      for (const phrase of rule.with?.split("|") ?? []) this.roles.add(phrase, ROLE.OPERATION);
    if (compiled.isLending && strength !== NAME_STRENGTH)
      for (const word of rule.phrases.split(/[| ]/))
        if (word.length >= SHORTEST_WORD_OF_LOAN) this.roles.add(word, ROLE.LOAN);
    for (const phrase of rule.phrases.split("|")) this.#addEntry(RULE, target, phrase);
  }

  #addMode({ mode, standsLast, isInNames, isCode }: ModeRule, phrase: string): void {
    if (isCode) this.#codes.add(this.kind.length);
    if (standsLast) this.#last.add(this.kind.length);
    if (isInNames) this.#inNames.add(this.kind.length);
    if (/^\p{L} \p{L}$/u.test(phrase)) this.#initials.add(this.kind.length);
    this.#addEntry(MODE, MODES.indexOf(mode), phrase);
    if (mode === "BANK" || isCode) return;
    // A letter of its own, such as the `D` of `D D`, may still be an initial.
    for (const word of phrase.split(/[^\p{L}\p{N}+]+/u)) if (word.length > 1) this.roles.add(word, ROLE.NOISE);
  }

  #addNoise(word: string): void {
    this.roles.add(word, ROLE.NOISE);
    // A word with digits says nothing anyway; but one that a lexicon holds is not parted from its number.
    if (/^\p{L}+\d{2,}$/u.test(word)) this.trie.addShape([fold(word)]);
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
    const folded = fold(phrase);
    if (folded === "") return;
    const words = folded.split(" ");
    this.trie.insert(words, this.kind.length);
    if (hasDigit(folded)) this.#addDigits(kind, target, words);
    this.kind.push(kind);
    this.target.push(target);
    this.words.push(words.length);
    const strength = kind === RULE ? this.rules[target]!.strength : 0;
    this.rank.push((strength * RANK_STEP - words.length) * RANK_STEP - phrase.length);
    this.phrase.push(squeeze(phrase));
  }

  #addDigits(kind: number, target: number, words: readonly string[]): void {
    if (kind === RULE && this.rules[target]!.strength === CLIENT_STRENGTH) this.trie.addShapesOfWords(words);
    else this.trie.addShape(words);
    // A word with digits counts as part of a name only where a rule's phrase holds it: `3F`, `G20`, not a reference.
    if (kind === RULE) for (const word of words) this.roles.add(word, ROLE.PHRASE);
  }
}

/** Whether a code stands last before a place, or right behind it. */
function holdsCode({ count, digits }: Reading, end: number): boolean {
  return digits[end - 1] === DIGITS_OF_CODE || (end < count && digits[end] === DIGITS_OF_CODE);
}
