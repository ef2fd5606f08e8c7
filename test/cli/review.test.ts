import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reviewOfMarket, reviewTable } from "../../src/cli/review.js";
import { INTERNATIONAL } from "../../src/lexicon/international/index.js";
import { MARKETS } from "../../src/model/market.js";

const committed = (name: string): string =>
  readFileSync(new URL(`../../docs/lexicon/${name}.md`, import.meta.url), "utf8");

describe("the review tables (npm run lexicon:review writes them anew)", () => {
  it.each(MARKETS)("of %s are current", (market) => {
    expect(committed(market) === reviewOfMarket(market), `docs/lexicon/${market}.md is not current`).toBe(true);
  });

  it("of the worldwide rules are current", () => {
    expect(committed("worldwide") === reviewTable("worldwide", INTERNATIONAL)).toBe(true);
  });

  it("say a rule in plain words", () => {
    const rule = {
      id: "xx.sample",
      category: "RENT",
      direction: "OUT",
      strength: "PURPOSE",
      phrases: Array.from({ length: 14 }, (_, index) => `WORD ${index}`).join("|"),
      modes: ["TRANSFER", "DIRECT_DEBIT"],
      amountFrom: 30,
      without: "CAR|BOAT",
      examples: ["WORD 0 A|B"],
      source: "",
    } as const;
    const table = reviewTable("sample", { modes: [], noise: "", rules: [rule] });
    const words = Array.from({ length: 12 }, (_, index) => `WORD ${index}`).join(", ");
    expect(table.split("\n")).toContain(
      "| `xx.sample` | RENT | money out | 2: the payer says so | only transfer, direct debit | from 30 | " +
        `without CAR, BOAT | ${words}, … (14) | \`WORD 0 A\\|B\` |`,
    );
  });
});
