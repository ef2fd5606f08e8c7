import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../../src/lexicon/markets.js";
import { TextReader } from "../../../src/lexicon/text-reader.js";
import { SharedWords } from "../../../src/passes/shared-words.js";

const words = new SharedWords(new TextReader(lexiconOf("FR", [])));

/** Whether two texts name one person, whichever of them is asked about the other. */
function areOne(left: string, right: string): boolean {
  const areSame = words.isSameName(left, right);
  expect(words.isSameName(right, left)).toBe(areSame);
  return areSame;
}

describe("an initial beside a surname is that of the name", () => {
  it.each([
    ["at the end of a text", "VIR LOYER DANIEL ZUBRO", "VIR LOYER D ZUBRO"],
    ["behind one particle, and others in front", "VIR DE DANIEL DE ZUBRO LOYER", "VIR DE D DE ZUBRO LOYER"],
    ["before two particles", "VIR DANIEL DE LA ZUBRO LOYER", "VIR D DE LA ZUBRO LOYER"],
    ["right behind the surname, though it is a title's letter", "VIR MARIE ZUBRO LOYER", "VIR ZUBRO M LOYER"],
    ["that no list knows, before the surname", "VIR BELVUR ZUBRO LOYER", "VIR B ZUBRO LOYER"],
    ["that no list knows, behind the surname", "VIR ZUBRO BELVUR LOYER", "VIR B ZUBRO LOYER"],
  ])("%s", (_, whole, short) => {
    expect(areOne(whole, short)).toBe(true);
  });

  it.each([
    ["where another word stands between them", "VIR DANIEL ZUBRO LOYER", "VIR D LOYER ZUBRO"],
    ["where a number stands in the whole name", "VIR DANIEL 4417 ZUBRO LOYER", "VIR D ZUBRO LOYER"],
    ["behind three particles", "VIR DANIEL ZUBRO LOYER", "VIR D DE LA DE ZUBRO LOYER"],
    ["where initials stand alone, and the surname elsewhere", "VIR DANIEL ZUBRO LOYER", "VIR D P LOYER ZUBRO"],
    ["where a title's letter stands behind a particle", "VIR MARIE ZUBRO LOYER", "VIR ZUBRO POUR M LOYER"],
    ["where it is a surname's, beside the given name alone", "VIR DANIEL QWERTO LOYER", "VIR DANIEL D LOYER"],
    ["where an unknown word of the letter stands apart", "VIR ZUBRO QWERTO BELVUR LOYER", "VIR B ZUBRO LOYER"],
  ])("but not %s", (_, whole, short) => {
    expect(areOne(whole, short)).toBe(false);
  });
});
