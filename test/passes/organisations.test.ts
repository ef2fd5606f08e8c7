import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const FILLERS: readonly Line[] = Array.from({ length: 20 }, (_, at) => [
  `2026-05-${String(at + 1).padStart(2, "0")}`,
  "CARTE LIBRAIRIE",
  -3,
]);

function lenderOf(text: string): string | undefined {
  const lines: readonly Line[] = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, -420]);
  const { loans } = analyze({ accounts: [account([...FILLERS, ...lines])] }, { now: NOW }).creditInsights!;
  return loans.repayments.details[0]?.lendingOrganization?.name;
}

/** Monthly payments of a text, as a body with a provider's type for them, beside purchases. */
function monthly(text: string, amount: number, type: string): object {
  const payments = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day) => ({
    description: text,
    amount,
    dates: { debitedAt: day },
    aggregator: { type },
  }));
  const { transactions, ...rest } = account(FILLERS) as { readonly transactions: readonly object[] };
  return { accounts: [{ ...rest, bank: { name: "Banque Zubro" }, transactions: [...transactions, ...payments] }] };
}

describe("the name of whom the provider's type alone tells", () => {
  it("is the lender's, not the bank's", () => {
    const { loans } = analyze(monthly("CASDEN REF 10023", -150, "order"), { now: NOW }).creditInsights!;
    expect(loans.repayments.lendingOrganizations).toEqual([{ name: "CASDEN" }]);
  });

  it("is the employer's", () => {
    const { incomes } = analyze(monthly("ATELIERS DU ZUBRO REMUNERATION", 1800, "transfer"), { now: NOW })
      .creditInsights!;
    expect(incomes.employers).toEqual([{ name: "ATELIERS ZUBRO" }]);
  });

  it("is that of a flow which the client calls a loan or a wage", () => {
    const namesOf = (text: string, amount: number, category: "LOAN_REPAYMENT" | "WAGE"): readonly unknown[] => {
      const body = monthly(text, amount, "transfer");
      const flows = analyze(body, { now: NOW }).creditInsights!.cashFlows;
      const { groupId } = flows.find(({ transactions }) => transactions[0]!.description === text)!.transactions[0]!
        .enrichments;
      const corrections = { categories: [{ groupId, category }] };
      const { loans, incomes } = analyze(body, { now: NOW, corrections }).creditInsights!;
      return [...loans.repayments.lendingOrganizations, ...incomes.employers];
    };
    expect(namesOf("PRLV SEPA CREDILUXO FINANCES", -222, "LOAN_REPAYMENT")).toEqual([{ name: "CREDILUXO FINANCES" }]);
    expect(namesOf("VIR SEPA ATELIERS ZUBRO", 1500, "WAGE")).toEqual([{ name: "ATELIERS ZUBRO" }]);
    // The bank is named where the text names nobody.
    expect(namesOf("VIREMENT 0012", -222, "LOAN_REPAYMENT")).toEqual([{ name: "BANQUE ZUBRO" }]);
  });
});

describe("a lender's name", () => {
  it.each([
    ["PRLV SEPA CREDIT FONCIER ECHEANCE PRET IMMO", "CREDIT FONCIER"],
    ["PRLV SEPA COFIDIS MENSUALITE 0417", "COFIDIS"],
    ["PRLV SEPA CARREFOUR BANQUE CARTE PASS ECHEANCE", "CARREFOUR BANQUE"],
  ])("is whole where the text says what is paid: %s", (text, name) => {
    expect(lenderOf(text)).toBe(name);
  });
});
