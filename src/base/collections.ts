import { keepShape } from "./kept-shapes.js";

/** So many keys next to each other are no chance, but somebody's choice. */
const MOST_PROBES = 256;
/** Leads from one odd factor to the next, through all of their kind. */
const NEXT_FACTOR = 0x915f77f5;

/**
 * Numbers 53-bit keys from 0 in the order in which they are first seen. Keys that were chosen to lie in one place cost no
 * more for long: where too many do, all are placed anew, by another factor.
 */
export class KeyNumbering {
  #keys: Float64Array;
  #numbers: Int32Array;
  #mask: number;
  #factor = 0x9e3779b1 | 0;
  #count = 0;

  constructor(expectedSize: number) {
    let capacity = 64;
    while (capacity < expectedSize * 2) capacity *= 2;
    this.#keys = new Float64Array(capacity);
    this.#numbers = new Int32Array(capacity).fill(-1);
    this.#mask = capacity - 1;
  }

  /** How many keys there are. */
  get count(): number {
    return this.#count;
  }

  /** The number of a key, which becomes known. */
  numberOf(key: number): number {
    const slot = this.#find(key);
    if (this.#numbers[slot] !== -1) return this.#numbers[slot]!;
    const number = this.#count;
    this.#keys[slot] = key;
    this.#numbers[slot] = number;
    this.#count = number + 1;
    if (this.#count * 2 > this.#mask) this.#placeAnew(this.#keys.length * 2);
    return number;
  }

  /** The number of a key that may not be known: -1 then. */
  knownNumberOf(key: number): number {
    return this.#numbers[this.#find(key)]!;
  }

  /** The slot of a key, or the free one where it would stand. */
  #find(key: number): number {
    let slot = this.#slotOf(key);
    for (let probes = 0; this.#numbers[slot] !== -1 && this.#keys[slot] !== key; probes += 1) {
      if (probes === MOST_PROBES) {
        this.#factor = Math.imul(this.#factor, NEXT_FACTOR);
        this.#placeAnew(this.#keys.length);
        return this.#find(key);
      }
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }

  #slotOf(key: number): number {
    const factor = this.#factor;
    const turned = (factor << 16) | (factor >>> 16) | 1;
    const mixed = Math.imul(key, factor) ^ Math.imul(key / 0x1_0000_0000, turned);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }

  #placeAnew(capacity: number): void {
    const keys = this.#keys;
    const numbers = this.#numbers;
    this.#keys = new Float64Array(capacity);
    this.#numbers = new Int32Array(capacity).fill(-1);
    this.#mask = capacity - 1;
    for (let at = 0; at < keys.length; at += 1) {
      if (numbers[at] === -1) continue;
      let slot = this.#slotOf(keys[at]!);
      while (this.#numbers[slot] !== -1) slot = (slot + 1) & this.#mask;
      this.#keys[slot] = keys[at]!;
      this.#numbers[slot] = numbers[at]!;
    }
  }
}

keepShape(new KeyNumbering(0));

/** Rows ordered by a small whole number each (a counting sort): stable, linear. */
export function orderByInteger(values: Int32Array): Uint32Array {
  const order = new Uint32Array(values.length);
  if (values.length === 0) return order;
  let least = values[0]!;
  let most = least;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const starts = new Uint32Array(most - least + 2);
  for (const value of values) starts[value - least + 1]! += 1;
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
  for (let row = 0; row < values.length; row += 1) {
    const slot = values[row]! - least;
    order[starts[slot]!] = row;
    starts[slot]! += 1;
  }
  return order;
}

/** Compares two texts by their UTF-16 units: the same in every locale. */
export function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
