import { MODES } from "./compiled-rule.js";

const CARD = MODES.indexOf("CARD");
const CASH = MODES.indexOf("CASH");
/** `BP` is a bill payment, and a petrol station. */
const LETTERS_OF_SHORT_CODE = 2;

/** The mode that a text shows: by its first phrase that tells one. */
export class ShownMode {
  /** Its position in the list of modes; -1 for none. */
  number = -1;
  /** Where its phrase begins: behind all words where there is none. */
  start = 0;
  #letters = 0;

  /** Begins a text of so many words. */
  begin(wordCount: number): void {
    this.number = -1;
    this.start = wordCount;
    this.#letters = 0;
  }

  /** Meets a phrase that tells a mode, of so many words and letters. Of those that begin together the last decides. */
  meet(mode: number, start: number, words: number, letters: number): void {
    // A machine's withdrawal is often printed behind the card that made it.
    const isCashByCard = mode === CASH && this.number === CARD && words > 1;
    if (start > this.start && !isCashByCard) return;
    this.number = mode;
    this.start = start;
    this.#letters = letters;
  }

  /** Forgets a code of two letters where the account or the provider, by its hint, knows that a card was used. */
  settle(hint: number): void {
    if (hint === CARD && this.#letters === LETTERS_OF_SHORT_CODE) this.number = -1;
  }
}
