import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a bill that is paid by card in Belgium", () => {
  it.each([
    ["PAIEMENT BANCONTACT ELECTRABEL 01/08", "POWER"],
    ["BETALING MET KAART FLUVIUS MELLE", "POWER"],
    ["BETALING BANCONTACT AG INSURANCE BRUSSEL", "INSURANCE"],
  ])("is the bill of a name that nobody else has: %s is %s", (text, category) => {
    expect(readAs("BE", text, -84.2).category).toBe(category);
  });

  it.each([
    ["BETALING BANCONTACT OCTA+ AALST", "TRANSPORT"],
    ["BETALING BANCONTACT LUMINUS LAADPAAL GENT", "TRANSPORT"],
    ["BETALING BANCONTACT FARYS ZWEMBAD ROZEBROEKEN", "SPORT"],
    ["BETALING BANCONTACT LUMINUS SNELLADER GENT", "TRANSPORT"],
    ["DOMICILIATION LUMINUS RUE DU STADE 14 NAMUR", "POWER"],
    ["PAIEMENT BANCONTACT ETHIAS ARENA HASSELT", "LEISURE"],
    ["PAIEMENT BANCONTACT LUMINUS ARENA GENK", "LEISURE"],
  ])("is told from what else bears the name: %s is %s", (text, category) => {
    expect(readAs("BE", text, -84.2).category).toBe(category);
  });
});
