import { describe, expect, it } from "vitest";
import { Lexicon } from "../../src/lexicon/lexicon.js";
import { MISFIT } from "../../src/lexicon/misfit.js";
import type { LexiconRule, MarketLexicon } from "../../src/lexicon/rule.js";
import { TextReader } from "../../src/lexicon/text-reader.js";

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
  const reader = new TextReader(new Lexicon([MARKET], []));
  reader.read(text, isIncoming, 20_0000, -1);
  return Object.fromEntries(reader.explain(isIncoming, 20_0000, -1).map(({ rule: { id }, misfit }) => [id, misfit]));
}

describe("an explained reading", () => {
  it("begins where the phrase does that won", () => {
    const reader = new TextReader(new Lexicon([MARKET], []));
    const startOf = (text: string): number => {
      reader.read(text, false, 20_0000, -1);
      return reader.winnerStart;
    };
    expect(["ORCHARD", "CARD THE ORCHARD", "ZUBRO ORCHARD HOUSE"].map(startOf)).toEqual([0, 2, 1]);
  });

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
    const reader = new TextReader(new Lexicon([card], []));
    reader.read("CARD ORCHARD", true, 20_0000, -1);
    expect(reader.explain(true, 20_0000, -1).map(({ misfit }) => misfit)).toEqual([MISFIT.REVERSED]);
  });

  it("covers the phrase's words, and leaves the reading's winner as it was", () => {
    const reader = new TextReader(new Lexicon([MARKET], []));
    reader.read("CARD THE ORCHARD HOUSE", false, 20_0000, -1);
    const before = [reader.winner, reader.winnerStart, reader.mode];
    const long = reader.explain(false, 20_0000, -1).find(({ rule: { id } }) => id === "shop.long");
    expect(long).toMatchObject({ phrase: "ORCHARD HOUSE", start: 2, end: 4, entry: reader.winner });
    expect([reader.winner, reader.winnerStart, reader.mode]).toEqual(before);
  });
});
