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

it("a budget line of bonuses holds those that an advance is taken off, though each text bears a word of its own", () => {
  const bonus = "VIR ACME BATIMENT SAS SALAIRE PRIME VACANCES";
  const lines = ["QVERTA", "MIBLON MOINS ACOMPTE", "TRASKI", "PLUNDO MOINS ACOMPTE"].map(
    (words, at): Line => [`2026-0${3 + at}-25`, `${bonus} ${words}`, 900],
  );
  const { flows } = factsOf([account(lines)], { project: { period: { mode: "MONTHS", numberOfMonths: 6 } } }).cashFlows;
  expect(flows.map(({ label, rows }) => [label, rows.length])).toEqual([["ACME BATIMENT SALAIRE PRIME VACANCES", 4]]);
});

it("a budget line of wages holds the one that a bonus stands before", () => {
  const lines: readonly Line[] = [
    ["2026-04-28", "VIREMENT DUVALBOIS SAS SALAIRE AVRIL", 2200],
    ["2026-05-28", "VIREMENT DUVALBOIS SAS SALAIRE MAI", 2200],
    ["2026-06-28", "VIREMENT DUVALBOIS SAS PRIME VACANCES ET SALAIRE JUIN", 3100],
  ];
  expect(factsOf([account(lines)]).cashFlows.flows.map(({ rows }) => rows.length)).toEqual([3]);
});

it.each<readonly [string, string, object]>([
  ["the provider's type alone tells the transfer of", "DUVALBOIS SAS REMUNERATION", {}],
  [
    "a rule of the client's decides on",
    "VIREMENT DUVALBOIS SAS SALAIRE",
    { project: { lexicon: [{ id: "me", category: "WAGE", direction: "IN", phrases: ["DUVALBOIS SAS"] }] } },
  ],
])("the label of a budget line of wages holds no bonus that is paid with one that %s", (_what, text, options) => {
  const transactions = ["AVRIL PRIME VACANCES", "MAI"].map((month, at) => ({
    description: `${text} ${month}`,
    amount: 2200,
    dates: { debitedAt: `2026-0${4 + at}-28` },
    aggregator: { type: "transfer" },
  }));
  const { flows } = factsOf([account([], { transactions })], options).cashFlows;
  expect(flows.map(({ label, rows }) => [label, rows.length])).toEqual([[text.replace(/VIREMENT | SAS/g, ""), 2]]);
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
