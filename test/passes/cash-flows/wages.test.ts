import { expect, it } from "vitest";
import { account, factsOf, type Line } from "../facts.js";

it("a budget line of wages holds the one that a bonus or expenses are paid with", () => {
  const lines: readonly Line[] = [
    ["2026-04-28", "VIREMENT DUVALBOIS SAS SALAIRE AVRIL + PRIME VACANCES", 3100],
    ["2026-05-28", "VIREMENT DUVALBOIS SAS SALAIRE MAI", 2200],
    ["2026-06-28", "VIREMENT DUVALBOIS SAS SALAIRE JUIN ET NOTE DE FRAIS", 2290],
  ];
  const { cashFlows } = factsOf([account(lines)]);
  const flows = cashFlows.flows.map(({ label, rows, rhythm }) => [label, rows.length, rhythm?.periodicity]);
  expect(flows).toEqual([["DUVALBOIS SALAIRE", 3, "MONTHLY"]]);
});
