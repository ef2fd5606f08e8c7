import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashDigits, hashNumber, hashText } from "../../src/base/hash.js";

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
