import { describe, expect, it } from "vitest";
import { readCorpusFile, readTexts } from "../../src/cli/corpus.js";
import { evaluate } from "../../src/cli/evaluation.js";
import { MARKETS, type Market } from "../../src/model/market.js";

/** Each batch was written before the rules were looked at for it; from the third on by people who had never seen them. */
describe.each([
  { name: "the first", suffix: "", atLeast: 650 },
  { name: "the second", suffix: "-second", atLeast: 150 },
  { name: "the third", suffix: "-third", atLeast: 850 },
  { name: "the fourth", suffix: "-fourth", atLeast: 430 },
  { name: "the fifth", suffix: "-fifth", atLeast: 450 },
  { name: "the sixth", suffix: "-sixth", atLeast: 560 },
  { name: "the seventh", suffix: "-seventh", atLeast: 610 },
  { name: "the eighth", suffix: "-eighth", atLeast: 530 },
  { name: "the ninth", suffix: "-ninth", atLeast: 180 },
  { name: "the tenth", suffix: "-tenth", atLeast: 150 },
])("$name batch of statements", ({ suffix, atLeast }) => {
  const whole = evaluate(
    MARKETS.flatMap((market) =>
      readTexts(market, readCorpusFile(market, `statements-${market.toLowerCase()}${suffix}`)),
    ),
  );

  it("is read acceptably in 19 of 20 rows, and right where it is answered", () => {
    expect(whole.texts).toBeGreaterThanOrEqual(atLeast);
    expect(whole.shareRight).toBeGreaterThanOrEqual(0.95);
    expect(whole.rightWhereAnswered).toBeGreaterThanOrEqual(0.97);
    expect(whole.typeRightWhereTold).toBeGreaterThanOrEqual(0.97);
  });
});

/** Purchases on cards alone: chains and shops of towns, merchants that sell online, and holidays. */
describe.each<{ market: Market; file: string; atLeast: number }>([
  { market: "FR", file: "cards-fr", atLeast: 1250 },
  { market: "FR", file: "cards-fr-second", atLeast: 1200 },
  { market: "GB", file: "cards-gb", atLeast: 550 },
  { market: "ES", file: "cards-es", atLeast: 340 },
  { market: "NL", file: "cards-nl", atLeast: 590 },
  { market: "BE", file: "cards-be", atLeast: 340 },
])("purchases in $file", ({ market, file, atLeast }) => {
  const cards = evaluate(readTexts(market, readCorpusFile(market, file)));

  it("are read acceptably in 19 of 20 rows, and right where they are answered", () => {
    expect(cards.texts).toBeGreaterThanOrEqual(atLeast);
    expect(cards.shareRight).toBeGreaterThanOrEqual(0.95);
    expect(cards.rightWhereAnswered).toBeGreaterThanOrEqual(0.985);
    expect(cards.typeRightWhereTold).toBeGreaterThanOrEqual(0.99);
  });
});
