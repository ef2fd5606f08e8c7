import { hasDigit, shapeOf } from "../base/text.js";
import { NodeChildren, twiceAsLong } from "./node-children.js";
import type { Vocabulary } from "./vocabulary.js";

/** The largest number of a word. */
const LARGEST_WORD = 0xffff;
/** Nodes of a market, of which a client's phrases may make twice as many. */
const ROOM_AT_FIRST = 32_768;

/** What a node of the tree is to the shapes of phrases with digits. */
export const SHAPE_PART = { NONE: 0, WAY: 1, END: 2 } as const;
const SHAPE_PARTS = 3;
/** Marks a node from which words lead on. */
const HAS_CHILDREN = 4;

/** A tree of phrases, word by word. Each phrase ends in a node that lists what the phrase stands for. */
export class PhraseTrie {
  readonly #vocabulary: Vocabulary;
  readonly #children = new NodeChildren();
  /** How many nodes there are: the root is the first. */
  #size = 1;
  /** The node that each word leads to from the root, or 0: most words of a text begin no phrase. */
  readonly #roots = new Int32Array(LARGEST_WORD + 1);
  // The entries of a node are a chain: a list for each of ten thousand nodes takes longer to make than all else.
  /** The first entry of each node, and its last one, plus 1; 0 for none. */
  #first = new Int32Array(ROOM_AT_FIRST);
  #last = new Int32Array(ROOM_AT_FIRST);
  /** The entry behind each entry in its node, plus 1; 0 for none. */
  readonly #next: number[] = [];
  /** What a node is to the shapes of phrases with digits, and whether it has children. */
  #marks = new Int32Array(ROOM_AT_FIRST);

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
    return (this.#marks[node]! & HAS_CHILDREN) === 0 ? -1 : this.#children.childOf(node, word);
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
    return this.#marks[node]! & SHAPE_PARTS;
  }

  #markShape(words: readonly string[]): void {
    words.forEach((_, last) => {
      const node = this.#nodeOf(words.slice(0, last + 1));
      const part = last === words.length - 1 ? SHAPE_PART.END : SHAPE_PART.WAY;
      if (part > this.shapePartOf(node)) this.#marks[node] = (this.#marks[node]! & HAS_CHILDREN) | part;
    });
  }

  /** The node where some words end, which is made where there is none. */
  #nodeOf(words: readonly string[]): number {
    let node = 0;
    for (const word of words) {
      const number = this.#vocabulary.intern(word);
      let child = node === 0 ? this.rootOf(number) : this.#children.childOf(node, number);
      if (child === -1) child = this.#addChild(node, number);
      node = child;
    }
    return node;
  }

  #addChild(node: number, word: number): number {
    if (word > LARGEST_WORD) throw new RangeError("too many words for one lexicon");
    const child = this.#size;
    if (child === this.#first.length) this.#grow();
    this.#size += 1;
    if (node === 0) this.#roots[word] = child;
    else this.#children.add(node, word, child);
    this.#marks[node]! |= HAS_CHILDREN;
    return child;
  }

  #grow(): void {
    this.#first = twiceAsLong(this.#first);
    this.#last = twiceAsLong(this.#last);
    this.#marks = twiceAsLong(this.#marks);
  }
}
