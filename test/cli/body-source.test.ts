import { assert, constantFrom, property, string, uint8Array } from "fast-check";
import { describe, expect, it } from "vitest";
import { wrongByteOf } from "../../src/cli/body-source.js";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Bytes that begin no character: a letter of Latin-1, the middle or the begin of a character alone, what no text has. */
const WRONG = [[0xe9], [0x80], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80]];

describe("the first byte that begins no character", () => {
  it.each(WRONG.map((wrong) => [wrong]))("is found before, behind and between letters: %j", (wrong) => {
    const alone = joined(wrong);
    expect(wrongByteOf(alone)).toBe(0);
    // é has 2 bytes, the euro 3, the face 4.
    for (const [text, length] of [
      ["a", 1],
      ["é", 2],
      ["€", 3],
      ["😀", 4],
      ["aé€😀".repeat(9), 90],
    ] as const) {
      expect(wrongByteOf(joined(bytesOf(text), wrong))).toBe(length);
      expect(wrongByteOf(joined(bytesOf(text), wrong, bytesOf("a€"), wrong))).toBe(length);
    }
  });

  it("lies behind the longest text that is right", () => {
    assert(
      property(
        string({ unit: "grapheme", maxLength: 60 }),
        constantFrom(...WRONG),
        uint8Array(),
        (text, wrong, rest) => {
          const before = bytesOf(text);
          // What follows must not end the character that is broken off.
          expect(wrongByteOf(joined(before, wrong, [0x20], rest))).toBe(before.length);
        },
      ),
    );
  });

  it("is found at the end of many bytes", () => {
    const before = bytesOf("é€".repeat(1_000_000));
    expect(wrongByteOf(joined(before.subarray(0, 1000), [0xe9]))).toBe(1000);
    const bytes = new Uint8Array(before.length + 1);
    bytes.set(before);
    bytes[before.length] = 0xe9;
    expect(wrongByteOf(bytes)).toBe(5_000_000);
  });
});
