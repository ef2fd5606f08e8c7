import { describe, expect, it } from "vitest";
import { type AnalyzeOptions, analyze } from "../../src/index.js";
import { totalsOf } from "./corrected.js";
import { account, type Line, NOW } from "./facts.js";

/** The expenses of some accounts, by category. */
function expensesOf(accounts: readonly (readonly Line[])[], options: AnalyzeOptions = {}): object {
  const usage = options.usage === "BUSINESS" ? "PROFESSIONAL" : "PERSONAL";
  const body = { accounts: accounts.map((lines, at) => account(lines, { usage, name: `Compte ${at}` })) };
  const project = { minimumTransactions: 0, ...options.project };
  return totalsOf(analyze(body, { now: NOW, ...options, project }), "expenses");
}
const ofPerson = (...lines: readonly Line[]): object => expensesOf([lines]);
const ofBusiness = (...lines: readonly Line[]): object => expensesOf([lines], { usage: "BUSINESS" });

describe("an expense of a person", () => {
  it.each([
    ["a rent", "VIR SEPA LOYER MARTIN", "RENT"],
    ["a purchase", "CB CARREFOUR MARKET", "GROCERY"],
    ["a tax", "PRLV DGFIP IMPOT REVENU", "INCOME_TAX"],
    ["a loan's instalment", "PRLV SEPA COFIDIS PRET PERSONNEL", "LOAN_REPAYMENT_PERSONAL"],
    ["what a collector takes", "PRLV INTRUM JUSTITIA", "DEBT_COLLECTION"],
    ["a fee of the bank", "COMMISSION INTERVENTION", "FEES_INTERVENTION"],
    ["a card's total without its purchases", "DEBIT MENSUEL CARTE BANCAIRE DIFFERE", "DEFERRED_TOTAL_PAYMENT"],
    ["what nothing explains", "CHEQUE 1234567", "OTHER_EXPENSE"],
  ])("is %s", (_, text, category) => {
    expect(ofPerson(["2026-05-12", text, -80.5])).toEqual({ [category]: -80.5 });
  });

  it.each([
    ["money put aside", "VIR VERS LIVRET A", -80],
    ["money that the bank holds back for a creditor", "PROVISION SAISIE ATTRIBUTION", -80],
    ["a tax that is given back", "VIR DGFIP REMBOURSEMENT IMPOT", 80],
    ["money lent", "VIR COFIDIS DEBLOCAGE PRET", 80],
  ])("is not %s", (_, text, amount) => {
    expect(ofPerson(["2026-05-12", text, amount])).toEqual({});
  });

  it("is not a transaction of nothing, whatever it is called", () => {
    const rule = { id: "rent", category: "RENT", direction: "ANY", phrases: ["ZUBRO"] } as const;
    const project = { lexicon: [rule] };
    expect(expensesOf([[["2026-05-12", "ZUBRO", 0]]], { project })).toEqual({});
    expect(expensesOf([[["2026-05-12", "ZUBRO", -0.01]]], { project })).toEqual({ RENT: -0.01 });
  });

  it("is not a transfer to one's other account", () => {
    const out: Line = ["2026-05-12", "VIREMENT EMIS", -80];
    expect(expensesOf([[out], [["2026-05-13", "VIREMENT RECU", 80]]])).toEqual({});
    expect(expensesOf([[out], []])).toEqual({ OTHER_EXPENSE: -80 });
  });
});

describe("an expense of a business", () => {
  it.each([
    ["what nothing explains", "PRLV SEPA ZUBROWAL FOURNITURES", "OPEX_OTHER"],
    ["a loan's instalment", "ECH PGE RESILIENCE 07340", "NON_OPERATING_LOAN_REPAYMENT"],
    ["what its owners take out", "VIR SEPA MME ZUBRO ANNE DIVIDENDES 2025", "NON_OPERATING_OTHER"],
    ["a tax", "PRLV SEPA DGFIP TVA1 052026", "PRO_TAX"],
    ["a fee of the bank", "COMMISSION INTERVENTION", "FEES_INTERVENTION"],
  ])("is %s", (_, text, category) => {
    expect(ofBusiness(["2026-05-12", text, -80.5])).toEqual({ [category]: -80.5 });
  });

  it("is not what it puts aside", () => {
    expect(ofBusiness(["2026-05-12", "VIR VERS LIVRET PRO 07340", -1500])).toEqual({});
  });
});

describe("a debit that came back", () => {
  const bill: Line = ["2026-06-02", "PRLV SEPA EDF CLIENTS", -50];
  const rejected: Line = ["2026-06-05", "REJET PRLV EDF", 50];

  it("as a rejection is no expense", () => {
    expect(ofPerson(bill)).toEqual({ POWER: -50 });
    expect(ofPerson(bill, rejected)).toEqual({});
  });

  it("and was presented again is an expense once", () => {
    expect(ofPerson(bill, rejected, ["2026-06-12", "PRLV SEPA EDF CLIENTS 2", -50])).toEqual({ POWER: -50 });
  });

  it("as a refund is no expense; a refund of a part takes nothing off it", () => {
    const bought: Line = ["2026-05-02", "CARTE AMAZON EU SARL", -40];
    expect(ofPerson(bought, ["2026-05-20", "AVOIR CARTE AMAZON EU SARL", 40])).toEqual({});
    expect(ofPerson(bought, ["2026-05-20", "AVOIR CARTE AMAZON EU SARL", 15])).toEqual({ SHOPPING: -40 });
  });
});
