import { describe, expect, it } from "vitest";
import type { Market } from "../../src/model/market.js";
import { readAs } from "./read-as.js";

describe("who pays his own share of a rent", () => {
  it.each<readonly [Market, string]>([
    ["FR", "VIR SEPA RECU MLLE JULIE ZUBRO MA PART DU LOYER JUIN"],
    ["FR", "VIR INST PAUL ZUBRO MOTIF: Ma moitié loyer + charges"],
    ["BE", "VIREMENT EN EUROS DE ZUBRO JULIE COMMUNICATION MA PART LOYER"],
    ["BE", "OVERSCHRIJVING VAN ZUBRO JAN MEDEDELING MIJN DEEL HUISHUUR"],
    ["ES", "TRANSFERENCIA RECIBIDA ZUBRO MARCO JAVIER mi parte alquiler marzo"],
    ["ES", "TRANSF. DE ANA ZUBRO MI MITAD ALQUILER PISO"],
    ["GB", "J ZUBRO MY SHARE OF RENT FPI"],
    ["GB", "Faster Payment J ZUBRO rent my half"],
    ["NL", "SEPA Overboeking J. Zubro Omschrijving: mijn deel huur juni"],
    ["NL", "Naam: J. Zubro Omschrijving: huur mijn helft"],
  ])("in %s is no tenant: %s", (market, text) => {
    expect(readAs(market, text, 350).category).toBe("OTHER_ENTRY");
  });

  it.each<readonly [Market, string]>([
    ["FR", "VIR SEPA RECU MLLE JULIE ZUBRO LOYER JUIN"],
    ["FR", "VIR CABINET ZUBRO QUOTE PART DU LOYER SCI"],
    ["ES", "TRANSF. RECIBIDA KADIATOU DIALLO parte alquiler mayo perdon"],
    ["ES", "TRANSF. RECIBIDA ANA ZUBRO MITAD ALQUILER MAYO"],
    ["GB", "Bank credit D OYELARAN RENT MAY PART"],
    ["NL", "SEPA Overboeking J. Zubro Omschrijving: deel huur juni"],
  ])("in %s a tenant is one who pays in parts: %s", (market, text) => {
    expect(readAs(market, text, 350).category).toBe("RENTAL_INCOME");
  });

  it("pays a rent to whom he writes so", () => {
    expect(readAs("FR", "VIR SEPA M PAUL ZUBRO MA PART DU LOYER JUIN", -350).category).toBe("RENT");
    expect(readAs("NL", "SEPA Overboeking J. Zubro Omschrijving: mijn deel huur juni", -350).category).toBe("RENT");
  });
});
