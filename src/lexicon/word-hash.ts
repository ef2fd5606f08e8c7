/** Multiplier of the hash that finds a word. */
export const FIRST_PRIME = 0x01000193;
/** Multiplier of the hash that confirms it. */
export const SECOND_PRIME = 0x5bd1e995;

/** The two hashes that reading a text gives a folded word: together they tell words apart. */
export function hashesOfWord(word: string): { readonly hash: number; readonly check: number } {
  let hash = 0;
  let check = 0;
  for (let at = 0; at < word.length; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), FIRST_PRIME);
    check = Math.imul(check ^ word.charCodeAt(at), SECOND_PRIME);
  }
  return { hash, check };
}
