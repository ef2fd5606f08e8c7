import { expect, it } from "vitest";
import { account, categoryOf, factsOf, type Line, rowOf } from "../facts.js";

it.each([
  ["a bonus or expenses are paid with", "AVRIL + PRIME VACANCES", "JUIN ET NOTE DE FRAIS"],
  ["an advance is taken off", "AVRIL APRES ACOMPTE", "JUIN ACOMPTE 500 DEDUIT"],
] as const)("a budget line of wages holds the one that %s", (_what, first, last) => {
  const lines: readonly Line[] = [
    ["2026-04-28", `VIREMENT DUVALBOIS SAS SALAIRE ${first}`, 3100],
    ["2026-05-28", "VIREMENT DUVALBOIS SAS SALAIRE MAI", 2200],
    ["2026-06-28", `VIREMENT DUVALBOIS SAS SALAIRE ${last}`, 2290],
  ];
  const { cashFlows } = factsOf([account(lines)]);
  const flows = cashFlows.flows.map(({ label, rows, rhythm }) => [label, rows.length, rhythm?.periodicity]);
  expect(flows).toEqual([["DUVALBOIS SALAIRE", 3, "MONTHLY"]]);
});

it("a budget line of wages holds the one that a bonus stands before", () => {
  const lines: readonly Line[] = [
    ["2026-04-28", "VIREMENT DUVALBOIS SAS SALAIRE AVRIL", 2200],
    ["2026-05-28", "VIREMENT DUVALBOIS SAS SALAIRE MAI", 2200],
    ["2026-06-28", "VIREMENT DUVALBOIS SAS PRIME VACANCES ET SALAIRE JUIN", 3100],
  ];
  expect(factsOf([account(lines)]).cashFlows.flows.map(({ rows }) => rows.length)).toEqual([3]);
});

it.each([[["06", "22"]], [["22", "06"]]])(
  "the number behind a wage's word is read in each row by itself: %s",
  (numbers) => {
    const textOf = (number: string): string => `VIREMENT DUVALBOIS SAS SALAIRE ${number} 2026 PRIME VACANCES`;
    const facts = factsOf([account(numbers.map((number, at): Line => [`2026-06-1${at}`, textOf(number), 3100]))]);
    const categoryIn = (number: string) => categoryOf(facts, rowOf(facts, textOf(number)));
    expect([categoryIn("06"), categoryIn("22")]).toEqual(["WAGE", "WAGE_BONUS"]);
  },
);
