import { describe, expect, it } from "vitest";
import { account, type Line } from "../facts.js";
import { scoresOf } from "../scored.js";

describe("what goes to one party and comes from it under one category", () => {
  it("is of two lines, whatever the amounts", () => {
    const lexicon = [{ id: "me", category: "NON_OPERATING_OTHER", direction: "ANY", phrases: ["ZUBRO"] }] as const;
    // The scores of a business look at the 181 days from 1 January to 30 June.
    const lines = ["01", "02", "03", "04", "05", "06"].flatMap((month): readonly Line[] => [
      [`2026-${month}-05`, "VIR SEPA ZUBRO", -500],
      [`2026-${month}-20`, "VIR SEPA ZUBRO", 500],
    ]);
    const owned = account([["2026-01-01", "CB LIBRAIRIE", -1], ...lines], { usage: "PROFESSIONAL" });
    const { monthlyLines } = scoresOf([owned], { usage: "BUSINESS", project: { lexicon } });
    expect(monthlyLines.map(({ due }) => due.length)).toEqual([6, 6]);
  });
});
