import { IntegerTable } from "../base/collections.js";
import { hasDigit, shapeOf } from "../base/text.js";
import type { Vocabulary } from "./vocabulary.js";

const LARGEST_NUMBER = 0xffff;

/** What a node of the tree is to the shapes of phrases with digits. */
export const SHAPE_PART = { NONE: 0, WAY: 1, END: 2 } as const;

/** A tree of phrases, word by word. Each phrase ends in a node that lists what the phrase stands for. */
export class PhraseTrie {
  readonly #vocabulary: Vocabulary;
  readonly #children = new IntegerTable(16_384);
  /** How many nodes there are: the root is the first. */
  #size = 1;
  /** The node that each word leads to from the root, or 0: most words of a text begin no phrase. */
  readonly #roots = new Uint16Array(LARGEST_NUMBER + 1);
  readonly #hasChildren = new Uint8Array(LARGEST_NUMBER + 1);
  // The entries of a node are a chain: a list for each of ten thousand nodes takes longer to make than all else.
  /** The first entry of each node, and its last one, plus 1; 0 for none. */
  readonly #first = new Int32Array(LARGEST_NUMBER + 1);
  readonly #last = new Int32Array(LARGEST_NUMBER + 1);
  /** The entry behind each entry in its node, plus 1; 0 for none. */
  readonly #next: number[] = [];
  /** What the nodes are to the shapes of phrases with digits: on the way to one, or where one ends. */
  readonly #shapePart = new Uint8Array(LARGEST_NUMBER + 1);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Adds what a phrase of folded words stands for: entries are numbered from 0, in the order in which they are added. */
  insert(words: readonly string[], entry: number): void {
    const node = this.#nodeOf(words);
    const last = this.#last[node]!;
    if (last === 0) this.#first[node] = entry + 1;
    else this.#next[last - 1] = entry + 1;
    this.#last[node] = entry + 1;
    this.#next.push(0);
  }

  /**
   * Adds the shape of a phrase of folded words that hold digits. A word of letters and digits may be known by itself, one of
   * digits alone only as part of its phrase. Such a phrase takes as much room again.
   */
  addShape(words: readonly string[]): void {
    const shapes = words.map(shapeOf);
    this.#markShape(shapes);
    for (const shape of shapes) if (/0/.test(shape) && /[^0]/.test(shape)) this.#markShape([shape]);
  }

  /** Adds the shapes of folded words with digits, each by itself: more texts than meet their phrase, in little room. */
  addShapesOfWords(words: readonly string[]): void {
    for (const word of words) if (hasDigit(word)) this.#markShape([shapeOf(word)]);
  }

  /** The node that a word leads to as the first of a phrase, or -1. */
  rootOf(word: number): number {
    const root = this.#roots[word]!;
    return root === 0 ? -1 : root;
  }

  /** The node that a word leads to from another node, or -1. */
  step(node: number, word: number): number {
    return this.#hasChildren[node] === 1 ? this.#children.get(keyOf(node, word)) : -1;
  }

  /** The first of what the phrase that ends in a node stands for; -1 where none ends there. */
  firstEntryOf(node: number): number {
    return this.#first[node]! - 1;
  }

  /** What else the phrase of an entry stands for, one at a time; -1 behind the last. */
  nextEntryOf(entry: number): number {
    return this.#next[entry]! - 1;
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
        child = this.#size;
        if (child > LARGEST_NUMBER || number > LARGEST_NUMBER) throw new RangeError("too many phrases for one lexicon");
        this.#size += 1;
        if (node === 0) this.#roots[number] = child;
        else this.#children.set(key, child);
        this.#hasChildren[node] = 1;
      }
      node = child;
    }
    return node;
  }
}

function keyOf(node: number, word: number): number {
  return (node * (LARGEST_NUMBER + 1) + word) >>> 0;
}
