/** What a phrase stands for that names an account of the holder's own; others are such as pay and are paid. */
export const SAVINGS_BOOK = 1;

/** Where a text names accounts of the holder's own. */
export class OwnAccountMentions {
  /** Where such an account, or one that he shares, is named first; behind all words where none is. */
  start = 0;
  /** Where a savings book is named first; behind all words where none is. */
  bookStart = 0;
  /** Behind the last word of that book's name. */
  bookEnd = 0;

  /** Begins a text of so many words. */
  begin(count: number): void {
    this.start = count;
    this.bookStart = count;
    this.bookEnd = count;
  }

  /** Takes in what a phrase of so many words names at a place; places come in order, and at each the longest phrase last. */
  meet(kind: number, start: number, words: number): void {
    this.start = Math.min(this.start, start);
    if (kind !== SAVINGS_BOOK || start > this.bookStart) return;
    this.bookStart = start;
    this.bookEnd = start + words;
  }
}
