import { MODES } from "./compiled-rule.js";

const CARD = MODES.indexOf("CARD");
const CASH = MODES.indexOf("CASH");
/** `BP` is a bill payment, and a petrol station. */
const LETTERS_OF_SHORT_CODE = 2;
/** `CPT`, `ATM`, `DAB`: behind all other words such a code of a machine is no part of a name. */
const MOST_LETTERS_OF_MACHINE_CODE = 3;

/** The mode that a text shows: by its first phrase that tells one. */
export class ShownMode {
  /** Its position in the list of modes; -1 for none. */
  number = -1;
  /** Where its phrase begins: behind all words where there is none, and before them for a sign. */
  start = 0;
  #letters = 0;
  #isInNames = false;
  #wordCount = 0;

  /** Begins a text of so many words. A sign for payments without contact in front of all words shows a card. */
  begin(wordCount: number, isContactless: boolean): void {
    this.number = isContactless ? CARD : -1;
    this.start = isContactless ? -1 : wordCount;
    this.#letters = 0;
    this.#wordCount = wordCount;
  }

  /**
   * Meets a phrase that tells a mode, of so many words and letters. Of those that begin together the last decides. A card's
   * number (`CD 8812`) is surer than a code of two letters before it that names begin with, too: `BP SNAX 24`.
   *
   * @param isCode - Whether a code of four digits makes it.
   * @param isInNames - Whether names hold it, too.
   */
  meet(mode: number, start: number, words: number, letters: number, isCode: boolean, isInNames: boolean): void {
    // A machine's withdrawal is often printed behind the card that made it.
    const isCodeAtTheEnd = letters <= MOST_LETTERS_OF_MACHINE_CODE && start + words === this.#wordCount;
    const isCashByCard = mode === CASH && this.number === CARD && (words > 1 || isCodeAtTheEnd);
    const isCardOfShop = isCode && mode === CARD && this.#isInNames && this.#letters === LETTERS_OF_SHORT_CODE;
    if (start > this.start && !isCashByCard && !isCardOfShop) return;
    this.number = mode;
    this.start = start;
    this.#letters = letters;
    this.#isInNames = isInNames;
  }

  /** Whether the text is nothing but a code of two letters. */
  isWholeText(wordCount: number): boolean {
    return wordCount === 1 && this.number !== -1 && this.#letters === LETTERS_OF_SHORT_CODE;
  }

  /** Forgets what was shown: it is the name of a shop. */
  forget(): void {
    this.number = -1;
  }

  /** Forgets a code of two letters where the account or the provider, by its hint, knows that a card was used. */
  settle(hint: number): void {
    if (hint === CARD && this.#letters === LETTERS_OF_SHORT_CODE) this.number = -1;
  }
}
