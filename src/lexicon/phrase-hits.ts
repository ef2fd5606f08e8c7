import { CLIENT_STRENGTH, type CompiledRule } from "./compiled-rule.js";
import type { PhraseBook } from "./phrase-book.js";
import type { Reading } from "./reading.js";
import { areTwoTrades } from "./rule-misfit.js";

const MOST_HITS = 48;
const MOST_WORDS_OF_TOWN = 2;
/** Words of the longest text that is looked at for a bare name. */
export const MOST_WORDS_OF_BARE_NAME = 5;

/** The phrases of rules that a text holds, in the order of their first words, and which of them is the surest. */
export class PhraseHits {
  /** How many there are. */
  count = 0;
  /** The phrase entry of each. */
  readonly entry: Int32Array = new Int32Array(MOST_HITS);
  /** The first word of each. */
  readonly start: Int32Array = new Int32Array(MOST_HITS);

  readonly #rules: readonly CompiledRule[];
  readonly #ruleOfEntry: readonly number[];
  readonly #words: readonly number[];
  readonly #rank: readonly number[];
  /** Of two trades in a name, the market's language has the one that counts last. */
  readonly #isHeadLast: boolean;

  constructor(book: PhraseBook, isHeadLast: boolean) {
    this.#rules = book.rules;
    this.#ruleOfEntry = book.target;
    this.#words = book.words;
    this.#rank = book.rank;
    this.#isHeadLast = isHeadLast;
  }

  /** Adds a phrase; those beyond a bound are left out. */
  add(entry: number, start: number): void {
    if (this.count === MOST_HITS) return;
    this.set(this.count, entry, start);
    this.count += 1;
  }

  /** Writes a phrase at a place. */
  set(hit: number, entry: number, start: number): void {
    this.entry[hit] = entry;
    this.start[hit] = start;
  }

  /** Moves a hit to the front, behind those that were kept before it. @returns how many are kept. */
  keep(hit: number, kept: number): number {
    this.set(kept, this.entry[hit]!, this.start[hit]!);
    return kept + 1;
  }

  /** Leaves out one of the hits that are kept: the last of them takes its place. @returns how many are kept. */
  drop(hit: number, kept: number): number {
    this.set(hit, this.entry[kept - 1]!, this.start[kept - 1]!);
    return kept - 1;
  }

  /** Behind the last word of a hit. */
  endOf(hit: number): number {
    return this.start[hit]! + this.#words[this.entry[hit]!]!;
  }

  /** The rule of a hit. */
  ruleOf(hit: number): CompiledRule {
    return this.#rules[this.#ruleOfEntry[this.entry[hit]!]!]!;
  }

  /**
   * Whether a text is nothing but a hit's phrase, as banks write that show no mode: names that only a card's text may hold
   * (`NORMAL`, `LIME`) count there. One of several words (`CO OP`) may stand before a town.
   */
  isBareName(hit: number, { count, word }: Reading): boolean {
    const words = this.#words[this.entry[hit]!]!;
    if (words === count) return true;
    if (words === 1 || this.start[hit] !== 0 || count > words + MOST_WORDS_OF_TOWN) return false;
    for (let index = words; index < count; index += 1) if (word[index] !== -1) return false;
    return true;
  }

  /** The surest of the first hits that lies in no longer one; -1 for none. */
  bestOf(count: number): number {
    let best = -1;
    for (let hit = 0; hit < count; hit += 1) {
      if (!this.isInsideLonger(hit, count) && (best === -1 || this.#isBetter(hit, best))) best = hit;
    }
    return best;
  }

  /** Whether a hit lies inside a longer one of a strength, or of any weaker one. Nothing but a client's phrase holds a client's. */
  isInsideLonger(hit: number, count: number, strength = CLIENT_STRENGTH): boolean {
    const words = this.#words[this.entry[hit]!]!;
    const start = this.start[hit]!;
    const isClient = this.ruleOf(hit).strength === CLIENT_STRENGTH;
    for (let other = 0; other < count; other += 1) {
      const otherWords = this.#words[this.entry[other]!]!;
      const otherStart = this.start[other]!;
      const holds = otherWords > words && otherStart <= start && otherStart + otherWords >= start + words;
      if (!holds) continue;
      const otherStrength = this.ruleOf(other).strength;
      if (isClient ? otherStrength === CLIENT_STRENGTH : otherStrength >= strength) return true;
    }
    return false;
  }

  #isBetter(hit: number, best: number): boolean {
    const [rule, bestRule] = [this.ruleOf(hit), this.ruleOf(best)];
    const isClient = rule.strength === CLIENT_STRENGTH;
    if (isClient !== (bestRule.strength === CLIENT_STRENGTH)) return isClient;
    // A kind that is said tells more than the word for all kinds, however long that is.
    if (rule.generalCategory === bestRule.category) return true;
    if (bestRule.generalCategory === rule.category) return false;
    // What ends a contract of work tells more than the word for the last wage that is paid with it, however long that is.
    if (rule.isPaidOnce && bestRule.isWageWord) return true;
    if (bestRule.isPaidOnce && rule.isWageWord) return false;
    const start = this.start[hit]! - this.start[best]!;
    if (start !== 0 && areTwoTrades(rule, bestRule)) return start > 0 === this.#isHeadLast;
    const rank = this.#rank[this.entry[hit]!]! - this.#rank[this.entry[best]!]!;
    if (rank !== 0) return rank < 0;
    return start !== 0 ? start < 0 : rule.id < bestRule.id;
  }
}
