import { constants } from "node:buffer";
import { assert, jsonValue, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonPieces } from "../../src/cli/json-pieces.js";

const textOf = (value: unknown, heaviest?: number): string => [...jsonPieces(value, heaviest)].join("");

describe("the pieces of a value", () => {
  it("are its JSON, however small they are", () => {
    assert(
      property(jsonValue({ maxDepth: 4, stringUnit: "binary" }), (value) => {
        const whole = JSON.stringify(value, null, 2);
        for (const heaviest of [1, 2, 5, 50, undefined]) expect(textOf(value, heaviest)).toBe(whole);
      }),
    );
  });

  it.each([
    [{ first: undefined, second: [1, undefined, 2], third: {}, fourth: [], fifth: { sixth: undefined } }],
    [{ 'a "quoted"\nname': ["a\nb", "\uD800", "é", 0, -0, 1e21, true, null] }],
    [[[], [[]], [{}], {}]],
    [{ list: [{ deep: [{ deeper: ["end"] }] }, "next"], last: 1 }],
  ])("leave out and escape as JSON does: %j", (value) => {
    for (const heaviest of [1, 2, 3, 4, 5]) expect(textOf(value, heaviest)).toBe(JSON.stringify(value, null, 2));
  });

  it("are one where it weighs little, and by its parts where it weighs much", () => {
    const value = { name: "four", list: [1, 2] };
    expect([...jsonPieces(value)]).toEqual([JSON.stringify(value, null, 2)]);
    // The list weighs 3 with its two numbers, the text 4 and the whole 8.
    expect([...jsonPieces(value, 8)]).toEqual([JSON.stringify(value, null, 2)]);
    const pieces = ['{\n  "name": ', '"four"', ',\n  "list": ', "[\n    1,\n    2\n  ]", "\n}"];
    expect([...jsonPieces(value, 7)]).toEqual(pieces);
  });

  it("are made where the whole is longer than a text may be", () => {
    const value = new Array(600).fill({ text: "x".repeat(1_000_000) });
    let characters = 0;
    let longest = 0;
    for (const piece of jsonPieces(value)) {
      characters += piece.length;
      longest = Math.max(longest, piece.length);
    }
    // Brackets around, a comma between, and around each text its braces, name, quotes, ends of lines and margins.
    const expected = 600 * (1_000_000 + '\n  {\n    "text": ""\n  }'.length) + 599 + "[\n]".length;
    expect(characters).toBe(expected);
    expect(characters).toBeGreaterThan(constants.MAX_STRING_LENGTH);
    expect(longest).toBe(1_000_002);
  });
});
