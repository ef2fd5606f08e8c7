import { describe, expect, it } from "vitest";
import { readCorpusFile, readTexts } from "../../src/cli/corpus.js";
import { evaluate } from "../../src/cli/evaluation.js";
import { MARKETS, type Market } from "../../src/model/market.js";

/** Each batch, of all markets, was written before the rules were looked at for it; from the third on by people who had never seen them. */
const BATCHES: readonly (readonly [batch: string, atLeast: number])[] = [
  ["", 650],
  ["-second", 150],
  ["-third", 850],
  ["-fourth", 430],
  ["-fifth", 450],
  ["-sixth", 560],
  ["-seventh", 610],
  ["-eighth", 530],
  ["-ninth", 180],
  ["-tenth", 150],
];

/** Purchases on cards alone: chains and shops of towns, merchants that sell online, and holidays. */
const PURCHASES: readonly (readonly [market: Market, batch: string, atLeast: number])[] = [
  ["FR", "", 1250],
  ["FR", "-second", 1200],
  ["GB", "", 550],
  ["ES", "", 340],
  ["NL", "", 590],
  ["BE", "", 340],
];

const textsOf = (market: Market, kind: string, batch: string) =>
  readTexts(market, readCorpusFile(market, `${kind}-${market.toLowerCase()}${batch}`));

describe.each([
  ...BATCHES.map(([batch, atLeast]) => ({
    name: `statements${batch}`,
    texts: MARKETS.flatMap((market) => textsOf(market, "statements", batch)),
    atLeast: { texts: atLeast, rightWhereAnswered: 0.97, types: 0.97 },
  })),
  ...PURCHASES.map(([market, batch, atLeast]) => ({
    name: `purchases of ${market}${batch}`,
    texts: textsOf(market, "cards", batch),
    atLeast: { texts: atLeast, rightWhereAnswered: 0.985, types: 0.99 },
  })),
])("$name", ({ texts, atLeast }) => {
  it("are read acceptably in 19 of 20 rows, and right where they are answered", () => {
    const whole = evaluate(texts);
    expect(whole.texts).toBeGreaterThanOrEqual(atLeast.texts);
    expect(whole.shareRight).toBeGreaterThanOrEqual(0.95);
    expect(whole.rightWhereAnswered).toBeGreaterThanOrEqual(atLeast.rightWhereAnswered);
    expect(whole.typeRightWhereTold).toBeGreaterThanOrEqual(atLeast.types);
  });
});
