import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LabelledText, readTexts } from "../../src/cli/corpus.js";
import { evaluate } from "../../src/cli/evaluation.js";
import { type Category, isCategory } from "../../src/model/category.js";
import { MARKETS, type Market } from "../../src/model/market.js";
import { TRANSACTION_TYPES, type TransactionType } from "../../src/model/transaction-type.js";

const FOLDER = new URL("../../fixtures/corpus/", import.meta.url);

/** The texts of a batch of statements, in the corpus's form; none where the market has no such file. */
function readBatch(market: Market, suffix: string): readonly LabelledText[] {
  const file = new URL(`statements-${market.toLowerCase()}${suffix}.tsv`, FOLDER);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(1);
  return lines.map((content, index) => {
    const [text = "", amount = "", category = "", accepted = "", type = ""] = content.split("\t");
    const [first, ...others] = [category, ...accepted.split(",").filter((word) => word !== "")];
    expect([first, ...others].every(isCategory), `${file.pathname}, line ${index + 2}`).toBe(true);
    expect(TRANSACTION_TYPES, `${file.pathname}, line ${index + 2}`).toContain(type);
    return {
      market,
      line: index + 1,
      text,
      amount: Number(amount),
      category: first as Category,
      accepted: others as readonly Category[],
      type: type as TransactionType,
    };
  });
}

/** Each batch was written before the rules were looked at for it: the second tells more than the first. */
describe.each([
  { name: "the first", suffix: "", atLeast: 650 },
  { name: "the second", suffix: "-second", atLeast: 150 },
])("$name batch of statements", ({ suffix, atLeast }) => {
  const whole = evaluate(MARKETS.flatMap((market) => readTexts(market, readBatch(market, suffix))));

  it("is read acceptably in 19 of 20 rows, and right where it is answered", () => {
    expect(whole.texts).toBeGreaterThanOrEqual(atLeast);
    expect(whole.shareRight).toBeGreaterThanOrEqual(0.95);
    expect(whole.rightWhereAnswered).toBeGreaterThanOrEqual(0.97);
    expect(whole.typeRightWhereTold).toBeGreaterThanOrEqual(0.97);
  });
});
