import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

/** Enough suppliers for an analysis. */
const SUPPLIERS: readonly Line[] = Array.from({ length: 24 }, (_, at): Line => {
  return [`2026-0${4 + (at % 3)}-${String(2 + at).padStart(2, "0")}`, "PRLV SEPA ZUBROWAL FOURNITURES", -100];
});

function analysisOf(line: Line) {
  const body = { accounts: [account([...SUPPLIERS, line], { usage: "PROFESSIONAL" })] };
  const analysis = analyze(body, { now: NOW, usage: "BUSINESS", project: { market: "FR" } });
  const row = analysis.accounts[0]!.transactions.find(({ description }) => description === line[1])!;
  return { category: row.enrichments.category, expenses: analysis.creditInsights!.expenses.totalAmount };
}

describe("the categories of a business", () => {
  it.each([
    ["REMCB 2597022 CARTE DU 2404 TPE 10278 8302", 1299.57, "REVENUE"],
    ["VIR UBER EATS FRANCE SAS PAYOUT 69MTH9L0", 279.57, "REVENUE"],
    ["VIR MME ZUBRO ANNE APPORT COMPTE COURANT ASSOCIE", 3000, "NON_OPERATING_SHAREHOLDER_INCOMING"],
    ["VIR VERS LIVRET PRO 07340", -1500, "INTERNAL_TRANSFER"],
    ["VIR DU LIVRET PRO 07340", 2000, "INTERNAL_TRANSFER"],
    ["PRLV SEPA DGFIP TVA1 052026", -1104, "PRO_TAX"],
    ["ECH PGE RESILIENCE 07340", -301.44, "LOAN_REPAYMENT"],
  ] as const)("of %s, %d is %s", (text, amount, category) => {
    expect(analysisOf(["2026-05-12", text, amount]).category).toBe(category);
  });

  it("count no move to its own savings as an expense", () => {
    expect(analysisOf(["2026-05-12", "VIR VERS LIVRET PRO 07340", -1500]).expenses).toBe(-2400);
  });
});
