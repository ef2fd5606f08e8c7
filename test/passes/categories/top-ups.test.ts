import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/index.js";
import { account, type Line, NOW } from "../facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);

/** What 600 each month under a text are, and how many own accounts are missing. */
function readMonthly(text: string, market: "FR" | "GB" | "ES" = "FR"): readonly [string, number | undefined] {
  const lines = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, 600]);
  const given = account([...FILLERS, ...lines], { currency: market === "GB" ? "GBP" : "EUR" });
  const { creditInsights, essentials, dataQuality } = analyze({ accounts: [given] }, { now: NOW, project: { market } });
  const { category } = creditInsights!.cashFlows.find(({ totalAmount }) => totalAmount === 1800)!;
  expect(essentials!.monthlyRegularIncome).toBe(category === "REGULAR_INCOME" ? 600 : 0);
  return [category, dataQuality.notes.find(({ code }) => code === "MISSING_OWN_ACCOUNT")?.count];
}

describe("a top-up each month", () => {
  it.each([
    ["FR", "Top-Up by *4821"],
    ["FR", "Recharge via *8512"],
    ["FR", "Recharge par *4821"],
    ["FR", "Argent ajouté depuis *4821"],
    ["FR", "Added money from card ending 4821"],
    ["FR", "Votre recharge N26"],
    ["GB", "Top-Up by *4821"],
    ["ES", "Recarga de *4821"],
  ] as const)("by the holder's card is no income, in %s as %s", (market, text) => {
    expect(readMonthly(text, market)).toEqual(["OTHER_ENTRY", 3]);
  });

  it.each(["Top-Up by PAUL ZUBRO", "VIR SEPA ZUBRO ALIMENTATION"])("is one by somebody who is named: %s", (text) => {
    expect(readMonthly(text)).toEqual(["REGULAR_INCOME", undefined]);
  });
});
