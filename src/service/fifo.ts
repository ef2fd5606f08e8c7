/** Items taken out before the list is shortened, so that taking one out costs next to nothing. */
const MOST_TAKEN = 1000;

/** A queue: first in, first out. */
export class Fifo<T> {
  #items: T[] = [];
  #taken = 0;

  /** Puts an item behind all others. */
  push(item: T): void {
    this.#items.push(item);
  }

  /** The oldest item; undefined where there is none. */
  get first(): T | undefined {
    return this.#items[this.#taken];
  }

  /** Takes the oldest item out; undefined where there is none. */
  shift(): T | undefined {
    if (this.#taken >= this.#items.length) return undefined;
    const item = this.#items[this.#taken];
    this.#taken += 1;
    if (this.#taken === this.#items.length || this.#taken >= MOST_TAKEN) {
      this.#items.splice(0, this.#taken);
      this.#taken = 0;
    }
    return item;
  }
}
