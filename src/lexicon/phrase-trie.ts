import { IntegerTable } from "../base/collections.js";
import { fold } from "../base/text.js";
import type { Vocabulary } from "./vocabulary.js";

const LARGEST_NUMBER = 0xffff;

/** A tree of phrases, word by word. Each phrase ends in a node that lists what the phrase stands for. */
export class PhraseTrie {
  readonly #vocabulary: Vocabulary;
  readonly #children = new IntegerTable(16_384);
  readonly #entries: (number[] | undefined)[] = [undefined];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Adds what a phrase stands for. @returns how many words the phrase has; 0 for a phrase without any, not added. */
  insert(phrase: string, entry: number): number {
    const folded = fold(phrase);
    if (folded === "") return 0;
    const words = folded.split(" ");
    let node = 0;
    for (const word of words) {
      const number = this.#vocabulary.intern(word);
      const key = keyOf(node, number);
      let child = this.#children.get(key);
      if (child === -1) {
        child = this.#entries.length;
        if (child > LARGEST_NUMBER || number > LARGEST_NUMBER) throw new RangeError("too many phrases for one lexicon");
        this.#entries.push(undefined);
        this.#children.set(key, child);
      }
      node = child;
    }
    const entries = this.#entries[node];
    if (entries === undefined) this.#entries[node] = [entry];
    else entries.push(entry);
    return words.length;
  }

  /** The node that a word leads to, or -1. The root is node 0. */
  step(node: number, word: number): number {
    return this.#children.get(keyOf(node, word));
  }

  /** What the phrase that ends in a node stands for; undefined where none ends there. */
  entriesOf(node: number): readonly number[] | undefined {
    return this.#entries[node];
  }
}

function keyOf(node: number, word: number): number {
  return (node * (LARGEST_NUMBER + 1) + word) >>> 0;
}
