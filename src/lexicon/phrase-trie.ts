import { IntegerTable } from "../base/collections.js";
import { fold, shapeOf } from "../base/text.js";
import type { Vocabulary } from "./vocabulary.js";

const LARGEST_NUMBER = 0xffff;

/** What a node of the tree is to the shapes of phrases with digits. */
export const SHAPE_PART = { NONE: 0, WAY: 1, END: 2 } as const;

/** A tree of phrases, word by word. Each phrase ends in a node that lists what the phrase stands for. */
export class PhraseTrie {
  readonly #vocabulary: Vocabulary;
  readonly #children = new IntegerTable(16_384);
  readonly #entries: (number[] | undefined)[] = [undefined];
  /** The node that each word leads to from the root, or -1: most words of a text begin no phrase. */
  readonly #roots: number[] = [];
  readonly #hasChildren: boolean[] = [];
  /** What the nodes are to the shapes of phrases with digits: on the way to one, or where one ends. */
  readonly #shapePart = new Uint8Array(LARGEST_NUMBER + 1);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Adds what a phrase stands for. @returns how many words the phrase has; 0 for a phrase without any, not added. */
  insert(phrase: string, entry: number): number {
    const folded = fold(phrase);
    if (folded === "") return 0;
    const words = folded.split(" ");
    const node = this.#nodeOf(words);
    const entries = this.#entries[node];
    if (entries === undefined) this.#entries[node] = [entry];
    else entries.push(entry);
    return words.length;
  }

  /**
   * Adds the shape of a phrase that holds digits. A word of letters and digits may be known by itself, one of digits alone
   * only as part of its phrase. Such a phrase takes as much room again.
   */
  addShape(phrase: string): void {
    const folded = fold(phrase);
    if (!/\d/.test(folded)) return;
    const shapes = shapeOf(folded).split(" ");
    this.#markShape(shapes);
    for (const shape of shapes) if (/0/.test(shape) && /[^0]/.test(shape)) this.#markShape([shape]);
  }

  /** Adds the shapes of a phrase's words with digits, each by itself: more texts than meet the phrase, in little room. */
  addShapesOfWords(phrase: string): void {
    for (const word of fold(phrase).split(" ")) if (/\d/.test(word)) this.#markShape([shapeOf(word)]);
  }

  /** The node that a word leads to as the first of a phrase, or -1. */
  rootOf(word: number): number {
    return this.#roots[word] ?? -1;
  }

  /** The node that a word leads to from another node, or -1. */
  step(node: number, word: number): number {
    return this.#hasChildren[node] === true ? this.#children.get(keyOf(node, word)) : -1;
  }

  /** What the phrase that ends in a node stands for; undefined where none ends there. */
  entriesOf(node: number): readonly number[] | undefined {
    return this.#entries[node];
  }

  /** What a node is to the shapes of phrases with digits: a {@link SHAPE_PART}. */
  shapePartOf(node: number): number {
    return this.#shapePart[node]!;
  }

  #markShape(words: readonly string[]): void {
    words.forEach((_, last) => {
      const node = this.#nodeOf(words.slice(0, last + 1));
      const part = last === words.length - 1 ? SHAPE_PART.END : SHAPE_PART.WAY;
      this.#shapePart[node] = Math.max(this.#shapePart[node]!, part);
    });
  }

  /** The node where some words end, which is made where there is none. */
  #nodeOf(words: readonly string[]): number {
    let node = 0;
    for (const word of words) {
      const number = this.#vocabulary.intern(word);
      const key = keyOf(node, number);
      let child = node === 0 ? this.rootOf(number) : this.#children.get(key);
      if (child === -1) {
        child = this.#entries.length;
        if (child > LARGEST_NUMBER || number > LARGEST_NUMBER) throw new RangeError("too many phrases for one lexicon");
        this.#entries.push(undefined);
        if (node === 0) this.#setRoot(number, child);
        else this.#children.set(key, child);
        this.#hasChildren[node] = true;
        this.#hasChildren[child] = false;
      }
      node = child;
    }
    return node;
  }

  #setRoot(word: number, node: number): void {
    for (let missing = this.#roots.length; missing < word; missing += 1) this.#roots.push(-1);
    this.#roots[word] = node;
  }
}

function keyOf(node: number, word: number): number {
  return (node * (LARGEST_NUMBER + 1) + word) >>> 0;
}
