import { describe, expect, it } from "vitest";
import { Lexicon } from "../../src/lexicon/lexicon.js";
import { MISFIT } from "../../src/lexicon/misfit.js";
import type { LexiconRule, MarketLexicon } from "../../src/lexicon/rule.js";

const rule = (id: string, phrases: string, more: Partial<LexiconRule> = {}): LexiconRule => ({
  id,
  category: "SHOPPING",
  direction: "OUT",
  strength: "NAME",
  phrases,
  examples: [],
  source: "sample",
  ...more,
});

const MARKET: MarketLexicon = {
  modes: [
    { mode: "CARD", phrases: "CARD" },
    { mode: "TRANSFER", phrases: "TRANSFER" },
    { mode: "CASH", phrases: "CASH" },
  ],
  noise: "THE",
  rules: [
    rule("shop", "ORCHARD"),
    rule("shop.long", "ORCHARD HOUSE"),
    rule("shop.in", "ORCHARD", { direction: "IN" }),
    rule("shop.dear", "ORCHARD", { amountFrom: 1000 }),
    rule("shop.transfer", "ORCHARD", { modes: ["TRANSFER"] }),
    rule("shop.with", "ORCHARD", { with: "PEARS" }),
    rule("shop.without", "ORCHARD", { without: "HOUSE" }),
    rule("bet", "LUCKY", { category: "GAMBLING" }),
  ],
};

/** What became of each rule's phrase, by the rule's id. */
function misfitsOf(text: string, isIncoming = false): Readonly<Record<string, number>> {
  const lexicon = new Lexicon([MARKET], []);
  lexicon.read(text, isIncoming, 20_0000, -1);
  return Object.fromEntries(lexicon.explain(isIncoming, 20_0000, -1).map(({ rule: { id }, misfit }) => [id, misfit]));
}

describe("an explained reading", () => {
  it("says of every phrase why its rule does not fit", () => {
    expect(misfitsOf("CARD ORCHARD HOUSE")).toEqual({
      shop: MISFIT.FITS,
      "shop.long": MISFIT.FITS,
      "shop.in": MISFIT.WRONG_DIRECTION,
      "shop.dear": MISFIT.WRONG_AMOUNT,
      "shop.transfer": MISFIT.WRONG_MODE,
      "shop.with": MISFIT.COMPANION_MISSING,
      "shop.without": MISFIT.COMPANION_EXCLUDES,
    });
  });

  it("tells a remark in a transfer, a name in a cash text and a debit that came back", () => {
    expect(misfitsOf("TRANSFER ANNA LUCKY NIGHT")).toEqual({ bet: MISFIT.REMARK });
    expect(misfitsOf("CASH ORCHARD")["shop"]).toBe(MISFIT.NO_COUNTERPARTY);
    const card = { ...MARKET, rules: [rule("any", "ORCHARD", { direction: "ANY" })] };
    const lexicon = new Lexicon([card], []);
    lexicon.read("CARD ORCHARD", true, 20_0000, -1);
    expect(lexicon.explain(true, 20_0000, -1).map(({ misfit }) => misfit)).toEqual([MISFIT.REVERSED]);
  });

  it("covers the phrase's words, and leaves the reading's winner as it was", () => {
    const lexicon = new Lexicon([MARKET], []);
    lexicon.read("CARD THE ORCHARD HOUSE", false, 20_0000, -1);
    const before = [lexicon.winner, lexicon.winnerStart, lexicon.mode];
    const long = lexicon.explain(false, 20_0000, -1).find(({ rule: { id } }) => id === "shop.long");
    expect(long).toMatchObject({ phrase: "ORCHARD HOUSE", start: 2, end: 4, entry: lexicon.winner });
    expect([lexicon.winner, lexicon.winnerStart, lexicon.mode]).toEqual(before);
  });
});
