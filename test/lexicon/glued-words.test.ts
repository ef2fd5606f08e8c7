import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MODES } from "../../src/lexicon/compiled-rule.js";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES } from "../../src/model/category.js";

const reader = new TextReader(lexiconOf("FR", []));

/** The category that a French text is read as; undefined where nothing matches. */
function categoryOf(text: string, isIncoming: boolean): string | undefined {
  reader.read(text, isIncoming, 500_0000, -1);
  return reader.winner === -1 ? undefined : CATEGORIES[reader.lexicon.ruleOf(reader.winner).category];
}

describe("a number glued to a word", () => {
  it.each([
    ["VIR SEPA CAF75", true, "VIR SEPA CAF 75"],
    ["VIREMENT CPAM93", true, "VIREMENT CPAM 93"],
    ["CARTE4974XXXX BOULANGERIE DU PARC", false, "CARTE 4974XXXX BOULANGERIE DU PARC"],
    ["PRLV EDF0012345678", false, "PRLV EDF 0012345678"],
  ])("of %s is read as if it stood apart", (glued, isIncoming, apart) => {
    expect(categoryOf(glued, isIncoming)).toBeDefined();
    expect(categoryOf(glued, isIncoming)).toBe(categoryOf(apart, isIncoming));
  });

  it.each(["VIR REF CAF7A5B", "VIR REF CAF75CAF", "VIR FR7612345678901234567890123"])(
    "of the reference %s stays",
    (text) => {
      expect(categoryOf(text, true)).toBe(categoryOf("VIR REF", true));
    },
  );

  it("of any known word is read as if it stood apart, as far as a reading goes", () => {
    const words = fc.constantFrom("CAF", "LOYER", "SALAIRE", "CARREFOUR", "CPAM");
    const numbers = fc.stringMatching(/^[0-9]{2,12}X{0,4}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(words, numbers), { minLength: 1, maxLength: 31 }), (parts) => {
        const glued = parts.map((part) => part.join("")).join(" ");
        expect(categoryOf(glued, true)).toBe(categoryOf(parts.flat().join(" "), true));
      }),
    );
  });

  it.each(["NLOV1K7Q8DZT4HM", "NLOVQ4J2XQ1RVW0"])(
    "or a code, %s, is parted from a word that comes before codes",
    (word) => {
      const dutch = new TextReader(lexiconOf("NL", []));
      dutch.read(`BEA, Betaalpas ${word},PAS422 NR:9LY040 UTRECHT`, false, 3_2700, -1);
      expect(dutch.lexicon.phraseOf(dutch.winner)).toBe("NLOV");
      dutch.read("BEA, Betaalpas NLOX1K7Q8DZT4HM,PAS422 UTRECHT", false, 3_2700, -1);
      expect(dutch.winner).toBe(-1);
    },
  );

  it("in a text of more words than a reading holds is no fault", () => {
    expect(() => categoryOf("CAF75 ".repeat(60), true)).not.toThrow();
  });
});

describe("a label glued to the word that fills the field before it", () => {
  const dutch = new TextReader(lexiconOf("NL", []));
  const wordsOf = (text: string): readonly string[] => {
    dutch.readWords(text);
    return Array.from({ length: dutch.reading.count }, (_, index) => dutch.reading.textOf(index));
  };

  it("is read as if it stood apart", () => {
    expect(wordsOf("Naam: FLANDERIJN GERECHTSDEURWAARDERSOmschrijving: dossier 26811215")).toEqual(
      wordsOf("Naam: FLANDERIJN GERECHTSDEURWAARDERS Omschrijving: dossier 26811215"),
    );
    dutch.read("Naam: FLANDERIJN GERECHTSDEURWAARDERSOmschrijving: dossier 26811215", false, 60_0000, -1);
    expect(CATEGORIES[dutch.lexicon.ruleOf(dutch.winner).category]).toBe("BAILIFF");
  });

  it.each([
    "VAN DERZEILMEESTER: 12",
    "XYZQUmschrijf: 12",
    "GERECHTSDEURWAARDERSOmschrijving dossier",
    "OMSCHRIJVING: 12",
  ])("is no label where the bank's words hold none, or no colon follows: %s", (text) => {
    expect(wordsOf(text)).toEqual(
      text
        .toUpperCase()
        .split(/[^A-Z0-9]+/)
        .filter((word) => word !== ""),
    );
  });

  it("leaves no character out, whatever the text", () => {
    const piece = fc.constantFrom("Omschrijving:", "Naam:", "BV", "DEURWAARDERS", "jansen", "Q", " ", ":", "4417");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        expect(wordsOf(text).join("")).toBe(text.toUpperCase().replace(/[ :]/g, ""));
      }),
    );
  });
});

describe("a machine's code behind all other words", () => {
  const british = new TextReader(lexiconOf("GB", []));
  const modeOf = (text: string): string | undefined => {
    british.read(text, false, 50_0000, -1);
    return MODES[british.mode];
  };

  it("shows cash, though a card is named before it", () => {
    expect(modeOf("LLOYDS BANK EAST STREET BS3 CD 4471 CPT")).toBe("CASH");
    expect(modeOf("EAST STREET BS3 CD 4471")).toBe("CARD");
  });

  it("is part of a name where words follow", () => {
    expect(modeOf("CARD PAYMENT TO CPT LOGISTICS")).toBe("CARD");
  });
});
