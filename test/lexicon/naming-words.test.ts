import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import type { Market } from "../../src/model/market.js";

/** The words that name the budget line of a text. */
function namesOf(text: string, market: Market = "FR"): readonly string[] {
  const reader = new TextReader(lexiconOf(market, []));
  reader.readWords(text);
  reader.findNamingWords();
  const { naming, reading } = reader;
  return Array.from(naming.place.subarray(0, naming.count), (place) => reading.textOf(place));
}

describe("the words that name a budget line", () => {
  it.each([
    ["FR", "VIR SEPA RECU /DE INES HADDAD /MOTIF CADEAU SARAH /REF 94262223", ["INES", "HADDAD"]],
    ["ES", "Transferencia De Nortia Studio Slu, Concepto Rotulos Del Bar", ["NORTIA", "STUDIO"]],
    ["NL", "Naam: Zubro Hoorn Omschrijving: tuinhek deel twee IBAN: NL05INGB0650011447", ["ZUBRO", "HOORN"]],
  ] as const)("%s: leave the remark of %s out", (market, text, expected) => {
    expect(namesOf(text, market)).toEqual(expected);
  });

  it("are not the charge that a bank prints with its amount, but where there are no others", () => {
    expect(namesOf("Compra Horno Zubro, Tarjeta 5489********2201 , Comision 0,00", "ES")).toEqual(["HORNO", "ZUBRO"]);
    expect(namesOf("Compra Horno Zubro, Comision 0,00 EUR", "ES")).toEqual(["HORNO", "ZUBRO"]);
    expect(namesOf("Compra Horno Zubro Comisiones 0", "ES")).toEqual(["HORNO", "ZUBRO"]);
    expect(namesOf("COMISION 2,00", "ES")).toEqual(["COMISION"]);
    expect(namesOf("TRANSFERENCIA A ZUBRO COMISION ABRIL", "ES")).toEqual(["ZUBRO", "COMISION"]);
  });

  it.each(["Nº Recibo", "N Recibo", "No Recibo", "Num. Recibo"])(
    "are not the code behind %s and its numbers",
    (mark) => {
      for (const code of ["KAPMDGK", "BCSN", "Gavotte"])
        for (const end of ["", " Ref. Mandato CTL2088"]) {
          const text = `Recibo Zubro Prestamo ${mark} 0049 6105 141 ${code}${end}`;
          expect(namesOf(text, "ES"), text).toEqual(["ZUBRO", "PRESTAMO"]);
        }
      // A name stands in front of the receipt's number, and other words than a code may follow it.
      expect(namesOf(`${mark} 0049 6105 Zubro`, "ES")).toContain("ZUBRO");
      expect(namesOf(`Recibo Zubro ${mark} 0417 2283 Hartwell Grindel`, "ES")).toContain("HARTWELL");
      expect(namesOf(`Recibo Zubro ${mark} 4117 Hartwell`, "ES")).toContain("HARTWELL");
      expect(namesOf("Recibo Zubro 0049 6105 Hartwell", "ES")).toContain("HARTWELL");
    },
  );

  it("are no term of a letter and a digit, though a broadcaster is called so", () => {
    expect(namesOf("PRLV SEPA ZUBRO TAXE M6")).toEqual(namesOf("PRLV SEPA ZUBRO TAXE M7"));
  });

  it("are those of the remark where there are no others", () => {
    expect(namesOf("VIR SEPA /MOTIF ZUBRO HADDAD")).toEqual(["ZUBRO", "HADDAD"]);
  });

  it("begin again behind the mark of the payee", () => {
    expect(namesOf("VIR ZUBRO /MOTIF CADEAU /BENEFICIAIRE HADDAD")).toEqual(["ZUBRO", "HADDAD"]);
  });

  it("are each told once, and at most eight of them", () => {
    expect(namesOf("VIR ZUBRO HADDAD ZUBRO")).toEqual(["ZUBRO", "HADDAD"]);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[B-DF-HJ-NP-TV-Z]{3,6}$/), { maxLength: 30 }), (words) => {
        const names = namesOf(words.join(" "));
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
