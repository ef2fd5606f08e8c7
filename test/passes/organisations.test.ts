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
    expect(incomes.employers).toEqual([{ name: "ATELIERS DU ZUBRO" }]);
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
    ["PRLV SEPA CAISSE D'EPARGNE ILE DE FRANCE PRET 778812", "CAISSE D EPARGNE ILE DE FRANCE"],
    ["ECHEANCE PRET CAISSE EPARGNE", "CAISSE EPARGNE"],
    ["PRLV SEPA CREDIT MUTUEL ECHEANCE PRET", "CREDIT MUTUEL"],
    ["PRLV SEPA SOCIETE GENERALE PRET IMMO", "SOCIETE GENERALE"],
    ["PRLV SEPA LA BANQUE POSTALE PRET PERSONNEL", "LA BANQUE POSTALE"],
    ["PRLV SEPA CREDIT AGRICOLE PRET", "CREDIT AGRICOLE"],
    ["PRLV SEPA CREDIT DU NORD PRET", "CREDIT DU NORD"],
    ["PRLV SEPA CIC PRET MODULABLE", "CIC"],
    ["PRLV SEPA BANQUE KOLB PRET", "BANQUE KOLB"],
    ["REMBOURSEMENT CREDIT AUTO JEAN MARTIN", "JEAN MARTIN"],
  ])("is whole where the text says what is paid: %s", (text, name) => {
    expect(lenderOf(text)).toBe(name);
  });
});

describe("an employer's name", () => {
  it.each([
    ["VIR SEPA RECU SOCIETE GENERALE SALAIRE MAI", "SOCIETE GENERALE"],
    ["VIR SALAIRE CREDIT AGRICOLE SA", "CREDIT AGRICOLE"],
    ["VIR SALAIRE CREDIT MUTUEL ARKEA", "CREDIT MUTUEL ARKEA"],
    ["VIR SALAIRE MAIRIE DE PARIS", "MAIRIE DE PARIS"],
    ["VIR SALAIRE BANQUE DE FRANCE", "BANQUE DE FRANCE"],
    ["VIR SALAIRE LA POSTE", "LA POSTE"],
    ["VIR SALAIRE AIR FRANCE", "AIR FRANCE"],
    ["VIR SALAIRE CAISSE DES DEPOTS", "CAISSE DES DEPOTS"],
    ["VIR SALAIRE RESTAURANT LE BISTROT", "RESTAURANT LE BISTROT"],
    ["VIR SALAIRE DUPONT ET DUPONT", "DUPONT ET DUPONT"],
    ["VIR SEPA ZUBRO SALAIRE DE ZUBRO", "ZUBRO"],
    ["VIR SEPA RECU DE ATELIERS ZUBRO SAS POUR SALAIRE DE MAI", "ATELIERS ZUBRO"],
    ["VIREMENT DE ZUBRO SALAIRE MAI DUVALBOIS", "ZUBRO DUVALBOIS"],
  ])("is whole, with what joins its words: %s", (text, name) => {
    const body = monthly(text, 1800, "transfer");
    expect(analyze(body, { now: NOW }).creditInsights!.incomes.employers).toEqual([{ name }]);
  });
});

describe("the name of whom pays a wage to somebody that the body names", () => {
  const employersOf = (text: string, owners: readonly string[]): readonly string[] => {
    const lines: readonly Line[] = ["2026-04-05", "2026-05-05", "2026-06-05"].map((day): Line => [day, text, 1800]);
    const given = account([...FILLERS, ...lines], { owners: owners.map((name) => ({ name })) });
    const { incomes } = analyze({ accounts: [given] }, { now: NOW }).creditInsights!;
    return incomes.employers.map(({ name }) => name);
  };

  it.each([
    ["VIR SEPA RECU /DE ACME SAS /MOTIF SALAIRE MARTIN ELENA", ["ACME"]],
    ["VIR SEPA RECU /DE ACME SAS /MOTIF SALAIRE JUIN ZUBRO", ["ACME"]],
    ["VIR SEPA RECU /MOTIF SALAIRE ACME", ["ACME"]],
    ["VIREMENT ACME SALAIRE MME MARTIN ELENA", ["ACME"]],
    ["VIREMENT ACME SALAIRE E MARTIN", ["ACME"]],
    ["VIREMENT SALAIRE MME MARTIN ELENA", []],
    ["VIREMENT SALAIRE MME MARTIN", []],
    // A firm may bear the surname.
    ["VIREMENT GARAGE MARTIN SALAIRE ELENA MARTIN", ["GARAGE MARTIN"]],
    ["VIR SALAIRE MARTIN TRANSPORTS", ["MARTIN TRANSPORTS"]],
  ])("is not that person's: %s", (text, names) => {
    expect(employersOf(text, ["MME ELENA MARTIN"])).toEqual(names);
  });
});
