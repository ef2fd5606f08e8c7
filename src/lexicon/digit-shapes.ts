import { type PhraseTrie, SHAPE_PART } from "./phrase-trie.js";
import type { Reading } from "./reading.js";

/** Whether a text whose digits are all zeros holds a phrase's shape: with other digits it may hold that phrase, or not. */
export function holdsShape({ count, word }: Reading, trie: PhraseTrie): boolean {
  for (let start = 0; start < count; start += 1) {
    let node = word[start] === -1 ? -1 : trie.rootOf(word[start]!);
    for (let next = start + 1; node !== -1; next += 1) {
      const part = trie.shapePartOf(node);
      if (part === SHAPE_PART.END) return true;
      node = part !== SHAPE_PART.NONE && next < count && word[next] !== -1 ? trie.step(node, word[next]!) : -1;
    }
  }
  return false;
}
