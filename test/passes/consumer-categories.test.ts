import { describe, expect, it } from "vitest";
import { enrich } from "../../src/enrich.js";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const GROCERIES: readonly Line[] = Array.from({ length: 24 }, (_, at): Line => {
  return [`2026-0${4 + (at % 3)}-${String(2 + at).padStart(2, "0")}`, "CB CARREFOUR", -10];
});
const DIVIDENDS: Line = ["2026-05-12", "VIR SEPA MME ZUBRO ANNE DIVIDENDES 2025", -3000];
const SHARE: Line = ["2026-05-12", "VIR SEPA RECU SCI ZUBRO APPORT ASSOCIE", 3000];

describe("what companies alone do, on a person's account", () => {
  it.each([
    [DIVIDENDS, "OTHER_EXPENSE", "fr.business.dividends:DIVIDENDES>OTHER_EXPENSE"],
    [SHARE, "OTHER_ENTRY", "fr.business.shareholder:APPORT ASSOCIE>OTHER_ENTRY"],
  ])("is another entry or expense: %j", (line, category, rule) => {
    const accounts = [account([...GROCERIES, line])];
    const { accounts: analysed, creditInsights } = analyze({ accounts }, { now: NOW, project: { market: "FR" } });
    for (const { transactions } of [analysed[0]!, enrich(accounts, { now: NOW }).accounts[0]!]) {
      const row = transactions.find(({ description }) => description === line[1])!;
      expect(row.enrichments).toMatchObject({ category, rule });
    }
    const { incomes, expenses } = creditInsights!;
    expect(incomes.totalAmount - expenses.totalAmount).toBe(240 + 3000);
  });
});
