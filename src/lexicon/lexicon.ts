import { hashText } from "../base/hash.js";
import type { ClientRule } from "../model/client-rule.js";
import type { CompiledRule } from "./compiled-rule.js";
import { PhraseBook } from "./phrase-book.js";
import type { MarketLexicon } from "./rule.js";

/**
 * The compiled lexicon of a market: its rules and phrases, to be looked up. Nothing that reads texts changes it, so that all
 * analyses of a process share one; a text is read by a {@link TextReader}.
 */
export class Lexicon {
  readonly book: PhraseBook;
  /** Whether of two trades in a name the market's language has the one that counts last. */
  readonly isHeadLast: boolean;
  readonly #phraseHash: (number | undefined)[] = [];

  constructor(markets: readonly MarketLexicon[], clientRules: readonly ClientRule[]) {
    this.book = new PhraseBook(markets, clientRules);
    this.isHeadLast = markets[0]?.isHeadLast === true;
  }

  /** The rule of a phrase entry. */
  ruleOf(entry: number): CompiledRule {
    return this.book.rules[this.book.target[entry]!]!;
  }

  /** The phrase of an entry, as the lexicon writes it. */
  phraseOf(entry: number): string {
    return this.book.phrase[entry]!;
  }

  /** A hash of an entry's phrase. */
  phraseHashOf(entry: number): number {
    this.#phraseHash[entry] ??= hashText(this.phraseOf(entry), 0);
    return this.#phraseHash[entry];
  }

  /** Whether an entry's rule names the counterparty itself; -1 is none. */
  isName(entry: number): boolean {
    return entry !== -1 && this.ruleOf(entry).isName;
  }
}
