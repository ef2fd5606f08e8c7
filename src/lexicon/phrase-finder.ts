import { CompanionSigns } from "./companion-signs.js";
import type { Lexicon } from "./lexicon.js";
import { OwnAccountMentions } from "./own-account-mentions.js";
import type { PaidWithWage } from "./paid-with-wage.js";
import { ENTRY_KIND, type PhraseBook } from "./phrase-book.js";
import { PhraseHits } from "./phrase-hits.js";
import type { PhraseTrie } from "./phrase-trie.js";
import type { Reading } from "./reading.js";
import { ShownMode } from "./shown-mode.js";

const { RULE, MODE, SIGN, OWN_ACCOUNT } = ENTRY_KIND;

/** Finds the phrases of a lexicon that a text holds, in one walk over its words, whatever they stand for. */
export class PhraseFinder {
  /** Those of rules. */
  readonly hits: PhraseHits;
  /** Those that rules need or exclude beside their own. */
  readonly signs: CompanionSigns;
  /** The way of payment that the text shows. */
  readonly shown = new ShownMode();
  readonly ownAccounts = new OwnAccountMentions();
  /** The modes that are spoken of, whichever is shown first, as bits. */
  mentionedModes = 0;
  /** Whether a rule's phrase speaks of money that is given back. */
  mentionsRefund = false;
  /** Whether a rule is met that a text of the same shape may fit otherwise, as for another amount. */
  mayDiffer = false;

  readonly #lexicon: Lexicon;
  readonly #reading: Reading;
  // The book's own arrays: a step less on the hot path than through the book.
  readonly #book: PhraseBook;
  readonly #trie: PhraseTrie;
  readonly #entryKind: readonly number[];
  readonly #entryTarget: readonly number[];

  constructor(lexicon: Lexicon, reading: Reading) {
    const { book } = lexicon;
    this.hits = new PhraseHits(book, lexicon.isHeadLast);
    this.signs = new CompanionSigns(book.signCount);
    this.#lexicon = lexicon;
    this.#reading = reading;
    this.#book = book;
    this.#trie = book.trie;
    this.#entryKind = book.kind;
    this.#entryTarget = book.target;
  }

  /** Begins a text. */
  begin(): void {
    this.signs.begin();
    this.mentionedModes = 0;
    this.mayDiffer = false;
  }

  /** Walks the tree from each word, and meets what the phrases that end on the way stand for. */
  find(wage: PaidWithWage): void {
    const { count, word, isContactless } = this.#reading;
    const trie = this.#trie;
    this.hits.count = 0;
    this.mentionsRefund = false;
    this.shown.begin(count, isContactless);
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
    const takesOffAdvance = wage.findAdvances(this.hits, this.#reading, this.#book.roles);
    if (takesOffAdvance) this.signs.forget(this.#book.advanceSigns);
  }

  #meet(entry: number, start: number): void {
    const kind = this.#entryKind[entry];
    if (kind === RULE) this.#meetRule(entry, start);
    const target = this.#entryTarget[entry]!;
    if (kind === SIGN) this.signs.meet(target);
    if (kind === OWN_ACCOUNT) this.ownAccounts.meet(target, start, this.#book.words[entry]!);
    if (kind !== MODE || !this.#book.showsModeAt(entry, start, this.#reading)) return;
    this.mentionedModes |= 1 << target;
    const [words, letters] = [this.#book.words[entry]!, this.#book.phrase[entry]!.length];
    this.shown.meet(target, start, words, letters, this.#book.isCode(entry), this.#book.isInNames(entry));
  }

  #meetRule(entry: number, start: number): void {
    const rule = this.#lexicon.ruleOf(entry);
    if (rule.isRefund) this.mentionsRefund = true;
    if (rule.hasAmountBound || rule.mayComeWithWage || rule.standsBeforeContract) this.mayDiffer = true;
    this.hits.add(entry, start);
  }
}
