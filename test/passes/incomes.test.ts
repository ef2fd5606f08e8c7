import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { findIncomes } from "../../src/passes/incomes.js";
import { faultsIn } from "../explain/faults.js";
import { corrected, flowOf, main, totalsOf } from "./corrected.js";
import { account, factsOf, type Line, NOW } from "./facts.js";

/** The incomes of some accounts, in units of currency. */
function incomesOf(...accounts: readonly (readonly Line[])[]) {
  const facts = factsOf(accounts.map((lines, at) => account(lines, { name: `Compte ${at}` })));
  const { total, allowances, categories } = findIncomes(facts);
  return {
    total: total / 10_000,
    allowances: allowances / 10_000,
    categories: categories.map(({ category }) => category),
  };
}
const NOTHING = { total: 0, allowances: 0, categories: [] };

describe("an income", () => {
  it.each([
    ["an allowance", "VIR CAF DU RHONE", "ALLOWANCE"],
    ["an allowance for families", "VIR CAF ALLOCATIONS FAMILIALES", "ALLOWANCE_FAMILY"],
    ["an allowance for housing", "VIR CAF APL", "ALLOWANCE_HOUSING"],
    ["an allowance for the unemployed", "VIR FRANCE TRAVAIL", "ALLOWANCE_UNEMPLOYMENT"],
    ["an allowance for the sick", "VIR CPAM INDEMNITES JOURNALIERES", "ALLOWANCE_HEALTH"],
    ["income support", "VIR CAF RSA", "ALLOWANCE_INCOME_SUPPORT"],
    ["an allowance for the disabled", "VIR CAF AAH", "ALLOWANCE_DISABILITY"],
    ["a subsidy of the state", "VIR ASP CHEQUE ENERGIE", "STATE_SUBSIDY"],
  ])("that is %s is counted among the allowances", (_, text, category) => {
    expect(incomesOf([["2026-05-05", text, 150]])).toEqual({ total: 150, allowances: 150, categories: [category] });
  });

  it.each([
    ["a wage", "VIREMENT SALAIRE ACME", "WAGE"],
    ["a pension", "VIR RETRAITE AGIRC ARRCO", "RETIREMENT_PENSION"],
    ["a fee for a service", "VIR HONORAIRES MARTIN", "FREELANCE"],
    ["what nothing explains", "VIR ZUBRO ANNE", "OTHER_ENTRY"],
  ])("that is %s is counted, and is no allowance", (_, text, category) => {
    expect(incomesOf([["2026-05-05", text, 150]])).toEqual({ total: 150, allowances: 0, categories: [category] });
  });

  it("is an allowance to a business too, where its text and not the client tells a subsidy", () => {
    const options = { usage: "BUSINESS", now: NOW, project: { minimumTransactions: 0 } } as const;
    const lines: readonly Line[] = [
      ["2026-05-05", "VIR DGFIP FONDS DE SOLIDARITE", 1500],
      ["2026-05-09", "VIR CLIENT DUPONT", 4500],
    ];
    const body = { accounts: [account(lines, { usage: "PROFESSIONAL" })] };
    const before = analyze(body, options);
    const ratioOf = ({ creditInsights }: typeof before) => creditInsights!.incomes.indicators.allowancesRatio;
    expect(ratioOf(before)).toBe(0.25);
    expect(faultsIn(before)).toEqual([]);
    const given = (text: string, category: "OTHER" | "REVENUE") => {
      const corrections = { categories: [{ groupId: flowOf(before, text), category }] };
      return analyze(body, { ...options, corrections });
    };
    for (const analysis of [given(lines[1]![1], "OTHER"), given(lines[0]![1], "REVENUE")])
      expect(faultsIn(analysis)).toEqual([]);
    expect(ratioOf(given(lines[1]![1], "OTHER"))).toBe(0.25);
    expect(ratioOf(given(lines[0]![1], "REVENUE"))).toBe(0);
  });

  it("is one of several: the allowances are the part of the total that is paid by the state", () => {
    const lines: readonly Line[] = [
      ["2026-05-05", "VIR CAF ALLOCATIONS FAMILIALES", 150],
      ["2026-05-12", "VIR ASP CHEQUE ENERGIE", 100.5],
      ["2026-05-28", "VIREMENT SALAIRE ACME", 2000],
    ];
    expect(incomesOf(lines)).toEqual({
      total: 2250.5,
      allowances: 250.5,
      categories: ["WAGE", "ALLOWANCE_FAMILY", "STATE_SUBSIDY"],
    });
  });
});

it("counts what a client's rule for money of any way says of what came in, and nothing that went out", () => {
  const rule = { id: "ours", category: "WAGE", direction: "ANY", phrases: ["ZUBRO"] } as const;
  const lines: readonly Line[] = [
    ["2026-05-05", "VIR ZUBRO", 1500],
    ["2026-05-12", "CB ZUBRO", -40],
  ];
  const { total, categories } = findIncomes(factsOf([account(lines)], { project: { lexicon: [rule] } }));
  expect([total / 10_000, categories.map(({ category }) => category)]).toEqual([1500, ["WAGE"]]);
});

describe("no income", () => {
  it.each([
    ["money taken out of one's savings", "VIR DU LIVRET A"],
    ["money lent", "VIR COFIDIS DEBLOCAGE PRET"],
    ["a tax that is given back", "VIR DGFIP REMBOURSEMENT IMPOT"],
    ["a refund", "AVOIR CARTE AMAZON EU SARL"],
    ["a debit that came back", "REJET PRLV EDF"],
  ])("is %s", (_, text) => {
    expect(incomesOf([["2026-05-05", text, 150]])).toEqual(NOTHING);
  });

  it("is a transfer from one's other account", () => {
    expect(incomesOf([["2026-05-05", "VIREMENT EMIS", -150]], [["2026-05-06", "VIREMENT RECU", 150]])).toEqual(NOTHING);
  });
});

describe("the return of a debit", () => {
  const bought: Line = ["2026-05-02", "CARTE AMAZON EU SARL", -40];
  const back: Line = ["2026-05-20", "AVOIR CARTE AMAZON EU SARL", 40];
  /** The incomes where the client calls what came back another income; those of `main` are three wages of 2000. */
  const totalsWith = (...lines: readonly Line[]): object =>
    totalsOf(
      corrected([main(lines)], (before) => ({
        categories: [{ groupId: flowOf(before, back[1]), category: "OTHER_ENTRY" }],
      })),
      "incomes",
    );

  it("is taken out with its debit, whatever the client calls it", () => {
    expect(totalsWith(bought, back)).toEqual({ WAGE: 6000 });
  });

  it("is the client's income where it returns no debit of the window", () => {
    expect(totalsWith(back)).toEqual({ WAGE: 6000, OTHER_ENTRY: 40 });
  });
});
