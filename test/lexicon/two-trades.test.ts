import { describe, expect, it } from "vitest";
import { readTexts } from "../../src/cli/corpus.js";
import type { Market } from "../../src/model/market.js";

/** The category that a card payment's text is read as. */
function categoryOf(market: Market, text: string): string {
  const labelled = {
    market,
    line: 1,
    text,
    amount: -24.5,
    category: "OTHER_EXPENSE",
    accepted: [],
    type: "CARD",
  } as const;
  return readTexts(market, [labelled])[0]!.readCategory;
}

/** A shop may be named after another trade: one of the two words says what it is. */
describe("a shop's name with the words of two trades", () => {
  it.each([
    ["FR", "CARTE 12/03 BISTRO LE PARKING LYON", "LEISURE"],
    ["FR", "CARTE 12/03 PHARMACIE DU RESTAURANT", "HEALTH"],
    ["FR", "CARTE 12/03 BOULANGERIE DE LA PHARMACIE", "GROCERY"],
    ["FR", "CARTE 12/03 RESTAURANT LA BOULANGERIE", "LEISURE"],
    ["ES", "COMPRA TARJ. 5402XXXXXXXX1018 RESTAURANTE LA FARMACIA-MADRID", "LEISURE"],
    ["ES", "COMPRA TARJ. 5402XXXXXXXX1018 FARMACIA DEL RESTAURANTE-MADRID", "HEALTH"],
    ["NL", "BEA, Betaalpas RESTAURANT DE APOTHEEK,PAS142", "LEISURE"],
    ["NL", "BEA, Betaalpas APOTHEEK HET RESTAURANT,PAS142", "HEALTH"],
  ] as const)("%s: %s is what the first says", (market, text, category) => {
    expect(categoryOf(market, text)).toBe(category);
  });

  it.each([
    ["GB", "CARD PAYMENT TO THE PHARMACY RESTAURANT LONDON", "LEISURE"],
    ["GB", "CARD PAYMENT TO RESTAURANT ROW PHARMACY LONDON", "HEALTH"],
  ] as const)("%s: %s is what the last says", (market, text, category) => {
    expect(categoryOf(market, text)).toBe(category);
  });
});
