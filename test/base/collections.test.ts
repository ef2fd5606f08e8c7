import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareTexts, KeyNumbering, orderByInteger } from "../../src/base/collections.js";
import { slowness, stopwatch } from "../slowness.js";

const hashKey = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2 ** 53 - 1 }));

/** What the first factor makes of a key, as its slot in a table of 2^18. */
function firstSlotOf(key: number): number {
  const mixed = Math.imul(key, 0x9e3779b1) ^ Math.imul(key / 2 ** 32, 0x79b19e37);
  return (mixed ^ (mixed >>> 15)) & 0x3ffff;
}

/** How long it takes to number keys, and to ask for them again and again. */
function millisecondsOf(keys: readonly number[]): number {
  const numbering = new KeyNumbering(1 << 17);
  const taken = stopwatch();
  for (let time = 0; time < 50; time += 1)
    for (let number = 0; number < keys.length; number += 1)
      if (numbering.numberOf(keys[number]!) !== number) throw new Error("a key has another number");
  return taken();
}

describe("the numbering of keys", () => {
  it("counts keys in the order in which they are first seen", () => {
    fc.assert(
      fc.property(fc.array(hashKey, { maxLength: 400 }), (keys) => {
        const numbering = new KeyNumbering(1);
        const seen = [...new Set(keys)];
        expect(keys.map((one) => numbering.numberOf(one))).toEqual(keys.map((one) => seen.indexOf(one)));
        expect(numbering.count).toBe(seen.length);
      }),
    );
  });

  it("takes no longer for keys that were chosen to lie in one place", () => {
    const chosen: number[] = [];
    for (let key = 0; chosen.length < 3000; key += 1) if (firstSlotOf(key) < 64) chosen.push(key);
    const others = chosen.map((_, at) => at * 3_000_000_019);
    expect(millisecondsOf(chosen)).toBeLessThan(10 * millisecondsOf(others) + 5);
  });

  it("knows the number of a key that was seen, and of no other", () => {
    fc.assert(
      fc.property(fc.array(hashKey, { maxLength: 400 }), fc.array(hashKey), (keys, others) => {
        const numbering = new KeyNumbering(1);
        for (const one of keys) numbering.numberOf(one);
        const seen = [...new Set(keys)];
        for (const one of [...keys, ...others]) expect(numbering.knownNumberOf(one)).toBe(seen.indexOf(one));
        expect(numbering.count).toBe(seen.length);
      }),
    );
  });

  it("says soon that it does not know a key, though many were chosen that lie side by side", () => {
    const numbering = new KeyNumbering(1 << 17);
    const taken = new Set<number>();
    for (let key = 0; taken.size < 20_000; key += 1) {
      const slot = firstSlotOf(key);
      if (slot >= 20_000 || taken.has(slot)) continue;
      taken.add(slot);
      numbering.numberOf(key);
    }
    const absent = Array.from({ length: 20_000 }, (_, at) => 2 ** 40 + at).filter((key) => firstSlotOf(key) < 2000);
    const worked = stopwatch();
    for (let time = 0; time < 100; time += 1)
      for (const key of absent) expect(numbering.knownNumberOf(key) === -1).toBe(true);
    expect(worked()).toBeLessThan(2000 * slowness());
  });

  it("tells keys apart whose low 32 bits are the same", () => {
    const numbering = new KeyNumbering(1);
    expect([1, 1 + 2 ** 32, 1 + 2 ** 33, 1].map((one) => numbering.numberOf(one))).toEqual([0, 1, 2, 0]);
  });
});

describe("the order of rows by an integer", () => {
  it("is ascending, and keeps the order of equals", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 50_000 }), { maxLength: 200 }), (values) => {
        const expected = values
          .map((_, row) => row)
          .sort((left, right) => values[left]! - values[right]! || left - right);
        expect([...orderByInteger(Int32Array.from(values))]).toEqual(expected);
      }),
    );
  });
});

describe("the comparison of texts", () => {
  it("goes by UTF-16 units, not by the letters of a language", () => {
    expect(["é", "z", "Z", "a", "", "10", "9"].sort(compareTexts)).toEqual(["", "10", "9", "Z", "a", "z", "é"]);
    expect(compareTexts("same", "same")).toBe(0);
  });
});
