import { describe, expect, it } from "vitest";
import type { Market } from "../../src/model/market.js";
import { readAs } from "./read-as.js";

describe("a shop's name that is a word of everyday language", () => {
  it.each<readonly [Market, string, string]>([
    ["FR", "NORMAL", "SHOPPING"],
    ["FR", "LIME", "TRANSPORT"],
    ["GB", "LIME", "TRANSPORT"],
    ["GB", "CO OP", "GROCERY"],
    ["GB", "CO OP KIRKSTALL", "GROCERY"],
    ["GB", "CO OP ZUBRO QWERT", "GROCERY"],
  ])(
    "is the shop's where it is all that a text without a mode says, but for a town behind two words: %s %s",
    (market, text, category) => {
      expect(readAs(market, text, -12)).toMatchObject({ category, type: "DEBIT" });
      expect(readAs(market, text, 12)).toMatchObject({ category: "OTHER_ENTRY", type: "CREDIT" });
    },
  );

  it.each<readonly [Market, string]>([
    ["FR", "NORMAL KRALJ"],
    ["FR", "KRALJ NORMAL"],
    ["FR", "VIR NORMAL"],
    ["GB", "ZUBRO CO OP"],
    ["GB", "CO OP ZUBRO QWERT KRALJ"],
  ])("is none in a longer text: %s %s", (market, text) => {
    expect(readAs(market, text, -12).category).toBe("OTHER_EXPENSE");
  });
});
