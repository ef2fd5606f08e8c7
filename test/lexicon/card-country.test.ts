import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("a text without a mode that ends with a country's code", () => {
  it.each([
    ["GB", "SHELL 1234 LEEDS GB", "TRANSPORT"],
    ["GB", "NEXT LEEDS GB", "SHOPPING"],
    ["GB", "ICELAND LEEDS GBR", "GROCERY"],
    ["NL", "Coop Plantsoenbuurt GRONINGEN, NL", "GROCERY"],
  ] as const)("is a card's purchase in %s: %s is %s", (market, text, category) => {
    expect(readAs(market, text, -24.06).category).toBe(category);
  });

  it("keeps its type, as no word shows one", () => {
    expect(readAs("GB", "NEXT LEEDS GB", -24.06).type).toBe("DEBIT");
  });

  it.each([
    ["GB", "NEXT LEEDS GB", 24.06, "OTHER_ENTRY"],
    ["GB", "SHELL LEEDS", -24.06, "OTHER_EXPENSE"],
    ["GB", "STO NEXT DOOR NURSING GB", -24.06, "OTHER_EXPENSE"],
    ["GB", "MONEYBARN GB", -240.06, "LOAN_REPAYMENT"],
  ] as const)(
    "is none in %s where money comes in, no code ends it or something else is said: %s (%d) is %s",
    (...the) => {
      const [market, text, amount, category] = the;
      expect(readAs(market, text, amount).category).toBe(category);
    },
  );
});
