import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { CATEGORIES, type Category, familyOf } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";
import { REAL_RISKS } from "./real-risk-cases.js";
import { REMARKS } from "./remark-cases.js";

/** Ten-thousandths in a unit of currency, as the engine keeps money. */
const SCALE = 10_000;
const HARMLESS = ["FEES_BANK_SERVICE", "REFUND_BANK_SERVICE_FEES", "CREDIT_CARD_RESET"];

/** What a text is read as; undefined where no rule decides. */
function readingOf(market: Market, text: string, amount: number): Category | undefined {
  const reader = new TextReader(lexiconOf(market, []));
  reader.read(text, amount >= 0, Math.abs(amount) * SCALE, -1);
  return reader.winner === -1 ? undefined : CATEGORIES[reader.lexicon.ruleOf(reader.winner).category];
}

function isRisk(category: Category | undefined): boolean {
  if (category === undefined || HARMLESS.includes(category)) return false;
  return category.startsWith("GAMBLING") || ["CREDIT", "BANK_OPERATION"].includes(familyOf(category));
}

describe("a remark between persons", () => {
  it.each(REMARKS)("in %s raises no risk: %s", (market, text, amount) => {
    const category = readingOf(market, text, amount);
    expect(isRisk(category), category).toBe(false);
  });
});

describe("a risk", () => {
  it.each(REAL_RISKS)("in %s stays one: %s", (market, text, amount, category) => {
    expect(readingOf(market, text, amount)).toBe(category);
  });

  it("stays one where a client's own rule says so", () => {
    const rules = [{ id: "ours", category: "GAMBLING", direction: "ANY", phrases: ["CASINO"] }] as const;
    const reader = new TextReader(lexiconOf("FR", rules));
    reader.read("VIR INST M DUPONT MOTIF CASINO", false, 30 * SCALE, -1);
    expect(reader.lexicon.ruleOf(reader.winner).id).toBe("ours");
  });
});
