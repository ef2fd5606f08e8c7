import { describe, expect, it } from "vitest";
import { readCorpusFile, readTexts } from "../../src/cli/corpus.js";
import { evaluate } from "../../src/cli/evaluation.js";
import { MARKETS } from "../../src/model/market.js";

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

/** Purchases on French cards alone: chains and shops of towns, merchants that sell online, and holidays. */
it("thirteen hundred purchases on French cards are read as often", () => {
  const cards = evaluate(readTexts("FR", readCorpusFile("FR", "cards-fr")));
  expect(cards.texts).toBeGreaterThanOrEqual(1_250);
  expect(cards.shareRight).toBeGreaterThanOrEqual(0.96);
  expect(cards.rightWhereAnswered).toBeGreaterThanOrEqual(0.985);
  expect(cards.typeRightWhereTold).toBe(1);
});
