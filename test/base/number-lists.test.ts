import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listsBy, NumberLists } from "../../src/base/number-lists.js";

const key = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.maxSafeInteger());
const entries = fc.array(fc.tuple(key, fc.nat()), { maxLength: 400 });

describe("lists by numbers", () => {
  it("are what a map of lists holds, in the order of their first values", () => {
    fc.assert(
      fc.property(entries, fc.array(key), (pairs, others) => {
        const lists = new NumberLists();
        const map = new Map<number, number[]>();
        for (const [at, value] of pairs) {
          lists.add(at, value);
          map.set(at, [...(map.get(at) ?? []), value]);
        }
        expect(lists.keys).toEqual([...map.keys()]);
        expect(lists.keys.map((_, place) => lists.at(place))).toEqual([...map.values()]);
        for (const at of [...map.keys(), ...others]) {
          expect(lists.of(at)).toEqual(map.get(at) ?? []);
          expect(lists.placeOf(at)).toBe([...map.keys()].indexOf(at));
        }
      }),
    );
  });

  it("hold values by what a function says of each", () => {
    const byRest = listsBy([5, 8, 2, 9, 3], (value) => value % 3);
    expect(byRest.keys).toEqual([2, 0]);
    expect([byRest.of(2), byRest.of(0), byRest.of(1)]).toEqual([[5, 8, 2], [9, 3], []]);
  });
});
