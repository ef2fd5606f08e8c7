import { describe, expect, it } from "vitest";
import { readTexts } from "../../src/cli/corpus.js";
import { cutsOf } from "../../src/lexicon/cut-names.js";
import type { Market } from "../../src/model/market.js";

function categoryOf(market: Market, text: string, amount: number): string {
  const labelled = { market, line: 1, text, amount, category: "OTHER_EXPENSE", accepted: [], type: "DEBIT" } as const;
  return readTexts(market, [labelled])[0]!.readCategory;
}

describe("a name that a bank cuts", () => {
  it("is each of its beginnings, but for those that end in a space", () => {
    expect(cutsOf("TAX FREE CHILD", "TAX FR").split("|")).toEqual([
      "TAX FR",
      "TAX FRE",
      "TAX FREE",
      "TAX FREE C",
      "TAX FREE CH",
      "TAX FREE CHI",
      "TAX FREE CHIL",
      "TAX FREE CHILD",
    ]);
  });

  it.each([
    ["FR", "PRLV SEPA DIRECTION GENERALE DES FINA CFE-2026 ACOMPTE", -210, "PRO_TAX"],
    ["FR", "PRLV SEPA DIRECTION GENERALE DES FINANC TF 2026", -95, "PROPERTY_TAX"],
    ["FR", "PRLV SEPA DIRECTION GENERALE DES FINANCES P 4417", -80, "PERSO_TAX"],
    ["FR", "VIR SEPA RECU DIRECTION GENERALE DES FINANCE 4417", 320, "PERSO_TAX_REFUND"],
    ["GB", "NS&I TAX-FREE CHILDC (Faster Payments) Reference: 4417TFX", -100, "OTHER_EXPENSE"],
    ["GB", "NS&I TAX FREE CHILDCARE FPO", -100, "OTHER_EXPENSE"],
    ["GB", "HMRC TAX FREE CHIL FPO", -100, "OTHER_EXPENSE"],
  ] as const)("%s: %s of %d is %s", (market, text, amount, category) => {
    expect(categoryOf(market, text, amount)).toBe(category);
  });
});
