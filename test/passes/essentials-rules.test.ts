import { describe, expect, it } from "vitest";
import { analyze, explain, recompute } from "../../src/index.js";
import { summariseEssentials } from "../../src/passes/essentials.js";
import { findIncomes } from "../../src/passes/incomes.js";
import { account, categoryOf, type Facts, factsOf, type Line, money, NOW } from "./facts.js";

/** A first transaction that opens the window on 30 March, so that three months are whole. */
const FIRST: Line = ["2026-03-30", "CB LIBRAIRIE", -1];
const monthly = (text: string, amount: number, dayOfMonth = "05"): readonly Line[] =>
  ["04", "05", "06"].map((month): Line => [`2026-${month}-${dayOfMonth}`, text, amount]);
const factsWith = (...lines: readonly (readonly Line[])[]): Facts => factsOf([account([FIRST, ...lines.flat()])]);

/** The totals of the window in units of currency. */
function totalsIn(facts: Facts) {
  const { mainIncomeTotal, regularIncomeTotal, essentialExpenseTotal, loanRepaymentTotal } = summariseEssentials(facts);
  return {
    main: mainIncomeTotal / 10_000,
    regular: regularIncomeTotal / 10_000,
    essential: essentialExpenseTotal / 10_000,
    repayments: loanRepaymentTotal / 10_000,
  };
}
const NOTHING = { main: 0, regular: 0, essential: 0, repayments: 0 };

describe("what the essentials count, of 100 a month over three months", () => {
  it.each([
    ["a wage", "VIREMENT SALAIRE ACME", 100, "WAGE", { main: 300, regular: 300 }],
    ["a pension", "VIR RETRAITE AGIRC ARRCO", 100, "RETIREMENT_PENSION", { main: 300, regular: 300 }],
    [
      "a survivor's pension",
      "VIREMENT OCIRP RENTE DE CONJOINT",
      100,
      "REVERSIONARY_PENSION",
      { main: 300, regular: 300 },
    ],
    ["an allowance", "VIR CAF APL", 100, "ALLOWANCE_HOUSING", { regular: 300 }],
    ["a regular income of unknown reason", "VIR ZUBRO ANNE", 100, "REGULAR_INCOME", { regular: 300 }],
    ["what a freelancer is paid", "VIR HONORAIRES MARTIN", 100, "FREELANCE", { regular: 300 }],
    ["a subsidy of the state", "VIR ASP CHEQUE ENERGIE", 100, "STATE_SUBSIDY", {}],
    ["a rent", "VIR SEPA LOYER MARTIN", -100, "RENT", { essential: 300 }],
    ["a regular expense of unknown reason", "PRLV SEPA ZUBROWAL", -100, "REGULAR_EXPENSE", { essential: 300 }],
    ["alimony", "VIR PENSION ALIMENTAIRE EMIS", -100, "PAID_ALIMONY", { essential: 300 }],
    ["an income tax by month", "PRLV DGFIP IMPOT REVENU", -100, "INCOME_TAX", { essential: 300 }],
    ["a housing tax by month", "PRLV SEPA DGFIP IMPOT TH", -100, "HOUSING_TAX", { essential: 300 }],
    ["another tax by month", "PRLV DGFIP", -100, "PERSO_TAX", { essential: 300 }],
    ["a property tax by month", "PRLV SEPA DGFIP IMPOT TF MENSUALITE", -100, "PROPERTY_TAX", {}],
    ["a loan's instalment", "PRLV SEPA COFIDIS PRET PERSONNEL", -100, "LOAN_REPAYMENT_PERSONAL", { repayments: 300 }],
    ["a purchase paid in parts", "PRLV PAYPAL 4X", -100, "SPLIT_PAYMENT", { repayments: 300 }],
    ["a bill", "PRLV SEPA EDF CLIENTS", -100, "POWER", {}],
  ])("of %s: %s", (_, text, amount, category, counted) => {
    const facts = factsWith(monthly(text, amount));
    expect(categoryOf(facts, 1)).toBe(category);
    expect(totalsIn(facts)).toEqual({ ...NOTHING, ...counted });
  });

  it.each(["PRLV DGFIP IMPOT REVENU", "PRLV SEPA DGFIP IMPOT TH", "PRLV DGFIP"])("of %s once, nothing", (tax) => {
    expect(totalsIn(factsWith([["2026-05-15", tax, -900]]))).toEqual(NOTHING);
  });

  it("of a tax of two payments, those that the window cuts off", () => {
    const tax = (day: string): Line => [`2026-${day}`, "PRLV DGFIP IMPOT REVENU", -100];
    expect(totalsIn(factsWith([tax("05-03"), tax("06-01")]))).toEqual({ ...NOTHING, essential: 200 });
    expect(totalsIn(factsWith([tax("05-04"), tax("06-01")]))).toEqual(NOTHING);
    // What was tried again is one of the two.
    const back: Line = ["2026-05-06", "REJET PRLV DGFIP IMPOT REVENU PROVISION INSUFFISANTE", 100];
    expect(totalsIn(factsWith([tax("05-03"), back, tax("05-12"), tax("06-01")]))).toEqual({
      ...NOTHING,
      essential: 200,
    });
  });

  it("of a tax that is paid every two weeks, nothing", () => {
    const days = ["04-06", "04-20", "05-04", "05-18", "06-01", "06-15"];
    expect(totalsIn(factsWith(days.map((day): Line => [`2026-${day}`, "PRLV DGFIP IMPOT REVENU", -100])))).toEqual(
      NOTHING,
    );
  });
});

describe("what the essentials leave out", () => {
  const rent = monthly("VIR SEPA LOYER MARTIN", -700);

  it("is a rent that was given back", () => {
    const back: Line = ["2026-06-20", "REMBOURSEMENT LOYER MARTIN", 700];
    expect(totalsIn(factsWith(rent))).toEqual({ ...NOTHING, essential: 2100 });
    expect(totalsIn(factsWith(rent, [back]))).toEqual({ ...NOTHING, essential: 1400 });
  });

  it("is an instalment that was given back; only a rejection counts as one", () => {
    const back: Line = ["2026-06-20", "REMBOURSEMENT MENSUALITE COFIDIS", 150];
    const facts = factsWith(monthly("PRLV SEPA COFIDIS PRET PERSONNEL", -150), [back]);
    expect(totalsIn(facts)).toEqual({ ...NOTHING, repayments: 300 });
    expect(summariseEssentials(facts).loanRepaymentRejections).toEqual({ total: 0, count: 0 });
  });

  it("is no return, though its debit lies before the window", () => {
    const back: Line = ["2026-04-02", "REJET PRLV COFIDIS", 150];
    const rejectionsOf = (...lines: readonly Line[]) => summariseEssentials(factsWith(lines)).loanRepaymentRejections;
    expect(rejectionsOf(back)).toEqual({ total: money(150), count: 1 });
    const debit: Line = ["2026-04-01", "PRLV SEPA COFIDIS", -150];
    expect(rejectionsOf(debit, back)).toEqual({ total: money(150), count: 1 });
    expect(rejectionsOf(["2026-04-02", "REJET PRLV EDF", 150])).toEqual({ total: 0, count: 0 });
  });

  it("is no return that alone tells of a loan, its debit of none", () => {
    const debit: Line = ["2026-05-05", "ECHEANCE 4455667", -180];
    const back: Line = ["2026-05-07", "ECHEANCE IMPAYEE PRET 4455667", 180];
    const facts = factsWith([debit, back]);
    expect(facts.links.rowOf("rejectionOf", facts.ledger.description.indexOf(back[1]))).not.toBe(-1);
    expect(summariseEssentials(facts).loanRepaymentRejections).toEqual({ total: money(180), count: 1 });
  });

  it("is what a shop gave back, among what it pays", () => {
    const paid = monthly("AMAZON", 120, "25");
    expect(totalsIn(factsWith(paid))).toEqual({ ...NOTHING, regular: 360 });
    const facts = factsWith(paid, [["2026-05-20", "AMAZON", -120]]);
    expect(totalsIn(facts)).toEqual({ ...NOTHING, regular: 240 });
    expect(findIncomes(facts).total / 10_000).toBe(240);
  });

  it("is what links moved between own accounts", () => {
    // Such rows bear no such category when an analysis hands them on; the sums do not lean on that.
    const facts = factsWith(rent);
    const isMoved = new Uint8Array(facts.ledger.size).fill(1);
    expect(totalsIn({ ...facts, counting: { ...facts.counting, isMoved } })).toEqual(NOTHING);
  });
});

describe("the essentials of a business", () => {
  it("name no main income of which all came back", () => {
    const lines: readonly Line[] = [
      ["2026-05-09", "REMISE DE CHEQUE 5510320", 2860],
      ["2026-05-17", "CHEQUE IMPAYE REMIS LE 09/05/26 TIREUR M CADORET PROVISION INSUFFISANTE", -2860],
      ["2026-06-01", "VIREMENT EN VOTRE FAVEUR SAS MAISONS FACT 12", 900],
    ];
    const accounts = [account([FIRST, ...lines], { usage: "PROFESSIONAL" })];
    const analysis = analyze({ accounts }, { now: NOW, usage: "BUSINESS", project: { minimumTransactions: 0 } });
    expect(analysis.essentials?.mainIncome).toEqual({
      monthlyAmount: 300,
      cashFlows: [{ category: "REVENUE", monthlyAmount: 300 }],
    });
    expect(explain(analysis, "/essentials/mainIncome/cashFlows/0/monthlyAmount").inputs).not.toHaveLength(0);
    expect(recompute(explain(analysis, "/essentials/mainIncome/monthlyAmount"))).toBe(300);
  });

  it("hold its revenues against its operating expenses, rents and repayments", () => {
    const lines = [
      ...monthly("VIR SEPA DUVALBOIS", 20_000),
      ...monthly("PRLV SEPA ZUBROWAL FOURNITURES", -9000),
      ...monthly("VIR SEPA LOYER MARTIN", -900),
      ...monthly("ECH PGE RESILIENCE 07340", -1500),
    ];
    const accounts = [account([FIRST, ...lines], { usage: "PROFESSIONAL" })];
    const { essentials } = analyze({ accounts }, { now: NOW, usage: "BUSINESS", project: { minimumTransactions: 0 } });
    // The first transaction is an operating expense of 1: 0.33 a month.
    expect(essentials).toMatchObject({
      mainIncome: { monthlyAmount: 20_000 },
      monthlyRegularIncome: 20_000,
      monthlyEssentialExpenses: 9900.33,
      monthlyLoanRepayments: 1500,
      monthlyDiscretionaryIncome: 8599.67,
      debtToIncome: 0.075,
    });
  });
});

describe("main incomes of one amount", () => {
  it("stand in the order in which they first came", () => {
    const wage = monthly("VIREMENT SALAIRE ACME", 900, "28");
    const pension = monthly("VIR RETRAITE AGIRC ARRCO", 900, "07");
    const { mainIncome } = summariseEssentials(factsWith(wage, pension));
    expect(mainIncome.map(({ category }) => category)).toEqual(["RETIREMENT_PENSION", "WAGE"]);
  });
});
