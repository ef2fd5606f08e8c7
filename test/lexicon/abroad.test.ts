import { describe, expect, it } from "vitest";
import { enrich } from "../../src/enrich.js";
import { INTERNATIONAL } from "../../src/lexicon/international/index.js";
import { LEXICONS_OF_MARKET, lexiconOf } from "../../src/lexicon/markets.js";
import type { LexiconRule } from "../../src/lexicon/rule.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES } from "../../src/model/category.js";
import { MARKETS, type Market } from "../../src/model/market.js";

const CARD_TEXTS: Readonly<Record<Market, (shop: string) => string>> = {
  FR: (shop) => `CARTE X4001 12/07 ${shop}`,
  GB: (shop) => `CARD PAYMENT TO ${shop} ON 12 JUL`,
  ES: (shop) => `COMPRA TARJETA 12/07 ${shop}`,
  NL: (shop) => `BEA, Betaalpas ${shop},PAS342 12.07.26/18:33`,
  BE: (shop) => `PAIEMENT PAR CARTE 12/07 ${shop}`,
};

const phrasesOf = ({ phrases }: LexiconRule): readonly string[] => phrases.split("|");

function categoryOf(market: Market, text: string): string | undefined {
  const reader = new TextReader(lexiconOf(market, []));
  reader.read(text, false, 12_5000, -1);
  return reader.winner === -1 ? undefined : CATEGORIES[reader.lexicon.ruleOf(reader.winner).category];
}

const ABROAD = INTERNATIONAL.rules.filter(({ id }) => /^xx\.(abroad|online|travel)\./.test(id));

describe.each(MARKETS)("on a card of %s, a purchase abroad", (market) => {
  it.each([
    ["PANADERIA SAN JUAN ROSES", "GROCERY"],
    ["BOULANGERIE DU MARCHE CREST", "GROCERY"],
    ["BACKEREI HUBER KOELN", "GROCERY"],
    ["BAKKERIJ DE VRIES SNEEK", "GROCERY"],
    ["TESCO STORES 3318 LONDON", "GROCERY"],
    ["FARMACIA CENTRAL ROSES", "HEALTH"],
    ["PHARMACIE DU PORT CASSIS", "HEALTH"],
    ["TANKSTELLE MUELLER AACHEN", "TRANSPORT"],
    ["SNCF VOYAGEURS PARIS", "TRANSPORT"],
    ["RESTAURANTE EL PUERTO ROSES", "LEISURE"],
    ["MUSEO DEL PRADO MADRID", "LEISURE"],
  ])("at %s is %s", (shop, category) => {
    expect(categoryOf(market, CARD_TEXTS[market](shop))).toBe(category);
  });

  it("hides no name of the market itself that says the same in fewer words", () => {
    const named = LEXICONS_OF_MARKET[market][0]!.rules.filter(
      ({ strength, direction }) => strength === "NAME" && direction !== "IN",
    );
    const hidden = ABROAD.flatMap((rule) => {
      const names = named.filter(({ category }) => category === rule.category).flatMap(phrasesOf);
      const longer = phrasesOf(rule).filter((phrase) => phrase.includes(" "));
      return longer.flatMap((phrase) => names.filter((name) => name !== phrase && ` ${phrase} `.includes(` ${name} `)));
    });
    expect(hidden).toEqual([]);
  });
});

it("is told by texts of a card alone: such words in a transfer may be anything", () => {
  expect(categoryOf("NL", "Overboeking Naam: J. de Vries Omschrijving: restaurante el puerto")).toBeUndefined();
  expect(categoryOf("GB", "J SMITH PANADERIA FPO")).toBeUndefined();
});

describe("a trade's word on a card", () => {
  it.each<[Market, string, string]>([
    ["NL", "BROODJESBAR ANNA ZWOLLE", "BROODJESBAR DE HOEK EDE"],
    ["BE", "KAPPER JAN GENT", "KAPPER LIES BRUGGE"],
    ["FR", "TROQUET DES AMIS LYON", "TROQUET DU PORT BREST"],
    ["ES", "BOTIKA ARRIETA BILBAO", "BOTIKA ETXEA EIBAR"],
    ["GB", "LAUNDRY QUEEN LEEDS", "LAUNDRY BASKET YORK"],
    ["FR", "IMBISS MUELLER KEHL", "IMBISS SCHMIDT TRIER"],
  ])("names nobody: in %s, %s and %s are two", (market, one, other) => {
    const rows = [one, other].map((shop) => ({
      description: CARD_TEXTS[market](shop),
      amount: -12.5,
      dates: { debitedAt: "2026-07-12" },
    }));
    const account = { currency: "EUR", balance: 1, type: "CHECKING", transactions: rows };
    const [first, second] = enrich([account], { project: { market } }).accounts[0]!.transactions;
    expect(first!.enrichments.category).not.toBe("OTHER_EXPENSE");
    expect(second!.enrichments.category).toBe(first!.enrichments.category);
    expect(second!.enrichments.descriptionGroupId).not.toBe(first!.enrichments.descriptionGroupId);
  });
});
