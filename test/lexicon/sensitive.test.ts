import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES, type Category } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";
import { CONVICTIONS, HEALTH, LOOKALIKES } from "./sensitive-cases.js";

/** Ten-thousandths in a unit of currency, as the engine keeps money. */
const SCALE = 10_000;

function read(market: Market, text: string, amount: number) {
  const reader = new TextReader(lexiconOf(market, []));
  reader.read(text, amount >= 0, Math.abs(amount) * SCALE, -1);
  const category: Category | undefined =
    reader.winner === -1 ? undefined : CATEGORIES[reader.lexicon.ruleOf(reader.winner).category];
  return { isSensitive: reader.isSensitive, category };
}

describe("a text that tells of a union, a faith or a party", () => {
  it.each(CONVICTIONS)("in %s is sensitive: %s", (market, text, amount) => {
    expect(read(market, text, amount).isSensitive).toBe(true);
  });

  it("keeps the category that a neutral reader gives it", () => {
    expect(read("FR", "PRLV SEPA COTISATION SYNDICALE CGT", -14).category).toBe("OTHER_EXPENSE");
    expect(read("FR", "VIR RECU CFTC REMISE ADHERENT", 20).category).toBe("OTHER_ENTRY");
    expect(read("FR", "REJET PRLV SEPA CFDT", 15).category).toBe("REJECTION_PAYMENT");
    expect(read("FR", "VIR SALAIRE ASSOCIATION DIOCESAINE DE LYON", 1500)).toEqual({
      isSensitive: true,
      category: "WAGE",
    });
    expect(read("BE", "ABVV WERKLOOSHEID MEI", 940).category).toBe("ALLOWANCE_UNEMPLOYMENT");
  });
});

describe("a text that tells of health", () => {
  it.each(HEALTH)("in %s is sensitive, in and out: %s", (market, text, amount) => {
    expect(read(market, text, amount).isSensitive).toBe(true);
  });
});

describe("a debit or a purchase that came back", () => {
  it.each([
    ["CARTE 02/06 PHARMACIE DU PORT", true],
    ["PRLV SEPA MUTUELLE ZUBRO", true],
    ["PRLV SEPA COTISATION SYNDICALE CGT", true],
    ["CARTE LIDL", false],
    ["PRLV SEPA MAIF", false],
  ])("is as sensitive as what was paid, though no rule is left that says what it is: %s", (text, isSensitive) => {
    expect(read("FR", text, 18)).toEqual({ isSensitive, category: undefined });
    expect(read("FR", text, -18).isSensitive).toBe(isSensitive);
  });
});

describe("a text that looks alike", () => {
  it.each(LOOKALIKES)("in %s is not sensitive: %s", (market, text, amount) => {
    expect(read(market, text, amount).isSensitive).toBe(false);
  });

  it("is not sensitive at a cash machine", () => {
    expect(read("GB", "LNK UNISON HOUSE", -50).isSensitive).toBe(false);
    expect(read("FR", "RETRAIT DAB PAROISSE", -50).isSensitive).toBe(false);
  });
});
