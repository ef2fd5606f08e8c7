import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FOLD_TABLE,
  FOLD_TABLE_SIZE,
  fold,
  foldedCodeOf,
  hasDigit,
  IGNORED,
  SEPARATOR,
  squeeze,
} from "../../src/base/text.js";

describe("folding", () => {
  it.each([
    ["Prélèvement Électricité", "PRELEVEMENT ELECTRICITE"],
    ["straße", "STRASSE"],
    ["Œuvre d'Æon", "OEUVRE D AEON"],
    ["Łódź Øresund Đurđevac Þór", "LODZ ORESUND DURDEVAC THOR"],
    ["CB*1234/AMAZON.FR - 05", "CB 1234 AMAZON FR 05"],
    ["  two   blanks\tand\nlines ", "TWO BLANKS AND LINES"],
    ["soft\u00adhyphen zero\u200bwidth", "SOFTHYPHEN ZEROWIDTH"],
    ["e\u0301te\u0301", "ETE"],
    ["CANAL+ 12€", "CANAL+ 12"],
    ["…—“”", ""],
    ["Rent🏠 💷Wages", "RENT WAGES"],
    ["❤\ufe0fLoyer 👩\u200d👧huur", "LOYER HUUR"],
    ["ﬁnance ﬂotte oﬀre ĳsje Ĳmuiden", "FINANCE FLOTTE OFFRE IJSJE IJMUIDEN"],
    ["", ""],
    ["Nómina española ç ñ", "NOMINA ESPANOLA C N"],
  ])("%j is %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("is the same for composed and decomposed letters", () => {
    const letters = fc.constantFrom(..."àâäéèêëîïôöùûüçñÀÉÎÔÜÇÑ aB9");
    fc.assert(
      fc.property(fc.array(letters), (characters) => {
        const text = characters.join("");
        expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
      }),
    );
  });

  it("takes no control character for a letter", () => {
    expect(fold("A\0B")).toBe("A B");
  });

  it("of a folded text changes nothing, and leaves no outer or double space", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
        expect(folded).not.toMatch(/^ | $| {2}/);
      }),
    );
  });

  it("has one code for every unit: a table, a separator, nothing, or the unit itself", () => {
    for (let unit = 0; unit < FOLD_TABLE_SIZE; unit += 1) expect(foldedCodeOf(unit)).toBe(FOLD_TABLE[unit]);
    expect([0x300, 0x36f, 0x200b, 0xfeff].map(foldedCodeOf)).toEqual([IGNORED, IGNORED, IGNORED, IGNORED]);
    expect([0x2014, 0x20ac, 0x3000, 0xfffd].map(foldedCodeOf)).toEqual([SEPARATOR, SEPARATOR, SEPARATOR, SEPARATOR]);
    expect([0xd83c, 0xdfe0].map(foldedCodeOf)).toEqual([SEPARATOR, SEPARATOR]);
    expect(foldedCodeOf(0x416)).toBe(0x416);
  });
});

describe("squeezing", () => {
  it("makes runs of white space one space, and leaves other texts as they stand", () => {
    expect(squeeze("  a \t b\n\nc ")).toBe("a b c");
    expect(squeeze("as it stands")).toBe("as it stands");
    expect(squeeze("\u00a0edge\u00a0")).toBe("edge");
    expect(squeeze("   ")).toBe("");
  });
});

describe("looking for a digit", () => {
  it("says what the expression for the ten digits says of any text", () => {
    expect(["", "ABC", "/:", "4 MURS", "G20", "٣"].map(hasDigit)).toEqual([false, false, false, true, true, false]);
    fc.assert(fc.property(fc.string(), (text) => hasDigit(text) === /[0-9]/.test(text)));
  });
});
