import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listsByKey, NO_KEY } from "../../src/base/lists.js";

describe("lists by key", () => {
  it("hold values in their order, keys in the order in which they are first seen", () => {
    const { keys, lists } = listsByKey(Uint32Array.of(5, 7, 9, 11, 13), Int32Array.of(2, 0, NO_KEY, 2, 1), 3);
    expect(keys).toEqual([2, 0, 1]);
    expect(lists).toEqual([[5, 11], [7], [13]]);
  });

  it("are none without values, and without keys", () => {
    expect(listsByKey(new Uint32Array(0), new Int32Array(0), 0)).toEqual({ keys: [], lists: [] });
    expect(listsByKey(Uint32Array.of(1, 2), Int32Array.of(NO_KEY, NO_KEY), 4)).toEqual({ keys: [], lists: [] });
  });

  it("are what grouping one by one gives", () => {
    const value = fc.tuple(fc.nat(1000), fc.integer({ min: NO_KEY, max: 9 }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), (values) => {
        const expected = new Map<number, number[]>();
        for (const [one, key] of values) if (key !== NO_KEY) expected.set(key, [...(expected.get(key) ?? []), one]);
        const { keys, lists } = listsByKey(
          Uint32Array.from(values, ([one]) => one),
          Int32Array.from(values, ([, key]) => key),
          10,
        );
        expect(keys).toEqual([...expected.keys()]);
        expect(lists).toEqual([...expected.values()]);
      }),
    );
  });
});
