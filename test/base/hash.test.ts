import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashDigits, hashNumber, hashText, hashTexts, NumbersHash } from "../../src/base/hash.js";

const wholeHash = fc.integer({ min: 0, max: 2 ** 53 - 1 });

describe("hashes", () => {
  it("are whole numbers below 2^53 that depend on text and seed alone", () => {
    fc.assert(
      fc.property(fc.string(), wholeHash, (text, seed) => {
        const hash = hashText(text, seed);
        expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true);
        expect(hashText(text, seed)).toBe(hash);
      }),
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), wholeHash, (value, seed) => {
        const hash = hashNumber(value, seed);
        expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true);
      }),
    );
  });

  it("tell texts, numbers and seeds apart that differ little", () => {
    const texts = ["", "a", "b", "ab", "ba", "aa", "aaa", "A", "a ", " a"];
    expect(new Set(texts.map((text) => hashText(text, 0))).size).toBe(texts.length);
    const numbers = [0, 1, -1, 2 ** 32, 2 ** 32 + 1, -(2 ** 32), 10_000, -10_000];
    expect(new Set(numbers.map((value) => hashNumber(value, 7))).size).toBe(numbers.length);
    const seeds = [0, 1, 2 ** 32, 2 ** 33, 2 ** 52];
    expect(new Set(seeds.map((seed) => hashText("text", seed))).size).toBe(seeds.length);
  });

  it("of a hundred thousand neighbours do not collide", () => {
    const hashes = new Set<number>();
    for (let value = 0; value < 50_000; value += 1) {
      hashes.add(hashNumber(value * 100, 3));
      hashes.add(hashText(`FACTURE ${value}`, 3));
    }
    expect(hashes.size).toBe(100_000);
  });

  it("spread over the whole of their range", () => {
    const high = Array.from({ length: 4000 }, (_, value) => hashNumber(value, 0) / 2 ** 53);
    const mean = high.reduce((sum, share) => sum + share, 0) / high.length;
    expect(mean).toBeGreaterThan(0.47);
    expect(mean).toBeLessThan(0.53);
  });
});

describe("hashes of many texts", () => {
  it("are those of each text and its seed, and those of each shape", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."AÉ019 /") }));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, wholeHash)), (rows) => {
        const hashes = Float64Array.from(rows, ([, seed]) => seed);
        const shapes = new Float64Array(rows.length);
        hashTexts(
          rows.map(([one]) => one),
          hashes,
          shapes,
        );
        expect([...hashes]).toEqual(rows.map(([one, seed]) => hashText(one, seed)));
        expect([...shapes]).toEqual(rows.map(([one]) => hashText(one.replace(/[0-9]/g, "0"), 0)));
      }),
    );
  });
});

describe("a hash of numbers", () => {
  const hashOf = (numbers: readonly number[]): number => {
    const hash = new NumbersHash();
    for (const one of numbers) hash.add(one);
    return hash.value;
  };

  it("is a whole number below 2^53 that depends on the numbers and their order alone", () => {
    fc.assert(
      fc.property(fc.array(wholeHash), (numbers) => {
        expect(Number.isSafeInteger(hashOf(numbers)) && hashOf(numbers) >= 0).toBe(true);
        expect(hashOf([...numbers])).toBe(hashOf(numbers));
      }),
    );
    const lists = [
      [],
      [0],
      [0, 0],
      [1],
      [1, 0],
      [0, 1],
      [2 ** 32],
      [2 ** 32, 1],
      [1, 2 ** 32],
      [2 ** 52],
      [2 ** 52 + 1],
    ];
    expect(new Set(lists.map(hashOf)).size).toBe(lists.length);
  });

  it("of many lists that differ in one number, or in two places, do not collide", () => {
    const lists = Array.from({ length: 60_000 }, (_, at) => {
      const list = [7, 11, 13, 17, 19];
      list[at % 5] = at * 97;
      list[(at + 2) % 5] = at % 3;
      return list;
    });
    expect(new Set(lists.map(hashOf)).size).toBe(new Set(lists.map(String)).size);
  });
});

describe("digits of a hash", () => {
  it.each([
    [0, "00000000000"],
    [1, "00000000004"],
    [2 ** 32, "0000g000000"],
    [2 ** 53 - 1, "vvvvvvvvvvs"],
  ])("%d is %s", (hash, digits) => {
    expect(hashDigits(hash)).toBe(digits);
  });

  it("are eleven, tell hashes apart, and keep their order", () => {
    fc.assert(
      fc.property(wholeHash, wholeHash, (left, right) => {
        const [one, other] = [hashDigits(left), hashDigits(right)];
        expect(one).toMatch(/^[0-9a-v]{11}$/);
        expect(one < other).toBe(left < right);
        expect(one === other).toBe(left === right);
      }),
    );
  });
});
