import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NodeChildren } from "../../src/lexicon/node-children.js";

const pair = fc.tuple(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 0, max: 0xffff }));
const keyOf = ([parent, word]: readonly [number, number]): string => `${parent} ${word}`;

describe("the children of a tree's nodes", () => {
  it("are found by their parent and word, and by nothing else", () => {
    fc.assert(
      fc.property(fc.uniqueArray(pair, { maxLength: 400, selector: keyOf }), fc.array(pair), (pairs, others) => {
        const children = new NodeChildren();
        pairs.forEach(([parent, word], at) => children.add(parent, word, at + 1));
        const known = new Map(pairs.map((one, at) => [keyOf(one), at + 1]));
        for (const one of [...pairs, ...others]) expect(children.childOf(...one)).toBe(known.get(keyOf(one)) ?? -1);
      }),
    );
  });

  it("find room for more nodes than a market has", () => {
    const children = new NodeChildren();
    for (let node = 1; node <= 100_000; node += 1) children.add(node - 1, node % 7, node);
    for (let node = 1; node <= 100_000; node += 1) expect(children.childOf(node - 1, node % 7)).toBe(node);
    expect(children.childOf(100_000, 0)).toBe(-1);
  });
});
