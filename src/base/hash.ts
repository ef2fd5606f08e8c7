const FIRST_SEED = 0xdeadbeef | 0;
const SECOND_SEED = 0x41c6ce57;
const FIRST_FACTOR = 2_654_435_761 | 0;
const SECOND_FACTOR = 1_597_334_677;

/**
 * A 53-bit hash of a text, mixed with a seed (two multiplicative lanes, as in MurmurHash3's finalisation). It names
 * things by their content; it is not cryptographic. The result is a whole number below 2^53.
 */
export function hashText(text: string, seed: number): number {
  let low = FIRST_SEED ^ seed;
  let high = SECOND_SEED ^ (seed / 0x1_0000_0000);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, FIRST_FACTOR);
    high = Math.imul(high ^ unit, SECOND_FACTOR);
  }
  return finish(low, high);
}

/** What each unit of a text counts as in its shape: digits as 0. */
const SHAPE_UNITS = Uint8Array.from({ length: 128 }, (_, unit) => (unit >= 48 && unit <= 57 ? 48 : unit));

/**
 * Hashes of texts, each in one run over it: of all of it, and of its shape (the text with every digit written 0).
 *
 * @param hashes - Holds the seed of each text, and takes {@link hashText} of the text and that seed.
 * @param shapes - Takes {@link hashText} of each shape and 0.
 */
export function hashTexts(texts: readonly string[], hashes: Float64Array, shapes: Float64Array): void {
  for (let place = 0; place < hashes.length; place += 1) {
    const text = texts[place]!;
    const seed = hashes[place]!;
    let low = FIRST_SEED ^ seed;
    let high = SECOND_SEED ^ (seed / 0x1_0000_0000);
    let shapeLow = FIRST_SEED;
    let shapeHigh = SECOND_SEED;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const shapeUnit = unit < 128 ? SHAPE_UNITS[unit]! : unit;
      low = Math.imul(low ^ unit, FIRST_FACTOR);
      high = Math.imul(high ^ unit, SECOND_FACTOR);
      shapeLow = Math.imul(shapeLow ^ shapeUnit, FIRST_FACTOR);
      shapeHigh = Math.imul(shapeHigh ^ shapeUnit, SECOND_FACTOR);
    }
    hashes[place] = finish(low, high);
    shapes[place] = finish(shapeLow, shapeHigh);
  }
}

/** Mixes one more whole number into a hash. */
export function hashNumber(value: number, seed: number): number {
  let low = 0x9e3779b9 ^ seed;
  let high = 0x85ebca6b ^ (seed / 0x1_0000_0000);
  low = Math.imul(low ^ value, FIRST_FACTOR);
  high = Math.imul(high ^ (value / 0x1_0000_0000), SECOND_FACTOR);
  low = Math.imul(low ^ (high >>> 15), 2_246_822_507);
  high = Math.imul(high ^ value, 3_266_489_909);
  return finish(low, high);
}

/**
 * A 53-bit hash of whole numbers in their order, taken one at a time. Its lanes are whole numbers of 32 bits: what a hash
 * by the thousand costs is mostly the box of each result between.
 */
export class NumbersHash {
  #low = FIRST_SEED;
  #high = SECOND_SEED;

  /** Takes one more number of at most 53 bits. */
  add(value: number): void {
    const low = this.#low;
    const high = this.#high;
    this.#low = Math.imul(((low << 13) | (low >>> 19)) ^ value, FIRST_FACTOR);
    this.#high = Math.imul(((high << 17) | (high >>> 15)) ^ (value / 0x1_0000_0000), SECOND_FACTOR) ^ low;
  }

  /** The hash of all that were taken. */
  get value(): number {
    return finish(this.#low, this.#high);
  }
}

function finish(first: number, second: number): number {
  let low = Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  let high = Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  low ^= low >>> 15;
  high ^= high >>> 14;
  return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0);
}

const DIGIT_CODES = Uint8Array.from("0123456789abcdefghijklmnopqrstuv", (digit) => digit.charCodeAt(0));

/** A hash as eleven base-32 digits. */
export function hashDigits(hash: number): string {
  const low = hash >>> 0;
  const high = Math.floor(hash / 0x1_0000_0000);
  return String.fromCharCode(
    DIGIT_CODES[(high >>> 16) & 31]!,
    DIGIT_CODES[(high >>> 11) & 31]!,
    DIGIT_CODES[(high >>> 6) & 31]!,
    DIGIT_CODES[(high >>> 1) & 31]!,
    DIGIT_CODES[((high & 1) << 4) | (low >>> 28)]!,
    DIGIT_CODES[(low >>> 23) & 31]!,
    DIGIT_CODES[(low >>> 18) & 31]!,
    DIGIT_CODES[(low >>> 13) & 31]!,
    DIGIT_CODES[(low >>> 8) & 31]!,
    DIGIT_CODES[(low >>> 3) & 31]!,
    DIGIT_CODES[(low & 7) << 2]!,
  );
}
