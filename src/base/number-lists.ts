import { KeyNumbering } from "./collections.js";

const NO_VALUES: readonly number[] = [];

/**
 * Lists of numbers by keys that a body chooses, such as the amounts of rows. They cost the same whatever the keys: the
 * language's own Map places numbers in a way that is known, so that thousands can be chosen that lie in one place.
 */
export class NumberLists {
  readonly #numbering = new KeyNumbering(0);
  readonly #keys: number[] = [];
  readonly #lists: number[][] = [];

  /** The keys that there are, in the order in which they are first seen. */
  get keys(): readonly number[] {
    return this.#keys;
  }

  /** Adds a value to the list of a key. */
  add(key: number, value: number): void {
    const number = this.#numbering.numberOf(key);
    if (number < this.#lists.length) this.#lists[number]!.push(value);
    else {
      this.#keys.push(key);
      this.#lists.push([value]);
    }
  }

  /** The place of a key among {@link keys}; -1 where nothing was added to its list. */
  placeOf(key: number): number {
    return this.#numbering.knownNumberOf(key);
  }

  /** The list of the key at a place. */
  at(place: number): readonly number[] {
    return this.#lists[place]!;
  }

  /** The list of a key; an empty one where nothing was added to it. */
  of(key: number): readonly number[] {
    return this.#lists[this.placeOf(key)] ?? NO_VALUES;
  }
}

/** Lists values by a key of each. */
export function listsBy(values: readonly number[], keyOf: (value: number) => number): NumberLists {
  const lists = new NumberLists();
  for (const value of values) lists.add(keyOf(value), value);
  return lists;
}
