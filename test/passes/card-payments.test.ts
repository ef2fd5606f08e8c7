import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const FIRST: Line = ["2026-03-30", "CB LIBRAIRIE", -1];
const monthly = (text: string, amount: number): readonly Line[] =>
  ["04", "05", "06"].map((month): Line => [`2026-${month}-05`, text, amount]);

/** An analysis of a checking account with a wage of 2000 and a card account. */
function analysisWith(cardLines: readonly Line[], options = {}) {
  const checking = account([FIRST, ...monthly("VIREMENT SALAIRE ACME", 2000)]);
  const card = account(cardLines, { type: "CREDIT_CARD", name: "Carte" });
  return analyze({ accounts: [checking, card] }, { now: NOW, project: { minimumTransactions: 0 }, ...options });
}

describe("what pays a card from elsewhere", () => {
  it.each(["PAIEMENT RECU", "VIREMENT", "REGLEMENT RELEVE", "PAYMENT RECEIVED - THANK YOU", "VERSEMENT"])(
    "is no income: %s",
    (text) => {
      const analysis = analysisWith(monthly(text, 401));
      expect(analysis.creditInsights!.incomes.totalAmount).toBe(6000);
      expect(analysis.essentials!.monthlyRegularIncome).toBe(2000);
      const rows = analysis.accounts.flatMap(({ transactions }) => transactions);
      const paid = rows.filter(({ description }) => description === text);
      expect(new Set(paid.map(({ enrichments }) => enrichments.category))).toEqual(new Set(["CREDIT_CARD_RESET"]));
      const flow = analysis.creditInsights!.cashFlows.find(({ totalAmount }) => totalAmount === 1203)!;
      expect(flow.category).toBe("CREDIT_CARD_RESET");
    },
  );

  it("is no revenue of a business", () => {
    const analysis = analysisWith(monthly("PAIEMENT RECU", 401), { usage: "BUSINESS" });
    // Accounts of persons: nothing of them is a business's.
    expect(analysis.error?.code).toBe("USAGE_NOT_SUPPORTED");
    const usage = { usage: "UNKNOWN" };
    const accounts = [
      account([FIRST, ...monthly("VIR SEPA DUVALBOIS", 2000)], usage),
      account(monthly("PAIEMENT RECU", 401), { type: "CREDIT_CARD", name: "Carte", ...usage }),
    ];
    const business = analyze({ accounts }, { now: NOW, usage: "BUSINESS", project: { minimumTransactions: 0 } });
    expect(business.creditInsights!.incomes.totalAmount).toBe(6000);
  });

  it("is none beside what a shop gave back under the same name", () => {
    const lines: readonly Line[] = [
      ["2026-04-16", "CARTE MONOPRIX DUPONTEL", -600],
      ["2026-04-21", "DUPONTEL", 600],
      ["2026-05-21", "DUPONTEL", 600],
      ["2026-06-20", "DUPONTEL", 600],
    ];
    const { creditInsights, essentials } = analysisWith(lines);
    expect([creditInsights!.incomes.totalAmount, essentials!.monthlyRegularIncome]).toEqual([6000, 2000]);
    expect(creditInsights!.cashFlows.map(({ category }) => category)).not.toContain("REGULAR_INCOME");
  });

  it("makes no month one with an income", () => {
    const { activityScore } = analysisWith([["2026-06-29", "PAIEMENT RECU", 401]]).metadata!;
    const alone = analysisWith([["2026-06-29", "PAIEMENT EMIS", -401]]).metadata!.activityScore;
    expect(activityScore!.points.slice(2)).toEqual(alone!.points.slice(2));
  });
});
