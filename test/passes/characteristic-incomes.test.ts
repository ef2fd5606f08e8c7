import { describe, expect, it } from "vitest";
import { corrected, flowOf, USUAL } from "./corrected.js";
import { account, type Line } from "./facts.js";
import { creditValues, scoresOf, valuesOf } from "./scored.js";

describe("the regularity of incomes", () => {
  // The 91 days from 1 April on have three months: those that were paid, or that an income of each month did not miss.
  const paid = (...days: readonly (readonly [day: string, amount: number])[]): readonly Line[] => [
    ["2026-04-01", "CB LIBRAIRIE", -1],
    ...days.map(([day, amount]): Line => [`2026-${day}`, "VIREMENT SALAIRE ACME", amount]),
  ];

  it.each([
    ["the first of each month", paid(["04-01", 10], ["05-01", 10], ["06-01", 10]), 1],
    ["the last of each month", paid(["04-30", 10], ["05-31", 10], ["06-30", 10]), 1],
    ["the first, of which two are moved out of the window", paid(["05-04", 10], ["05-29", 10]), 1],
    ["37 days between two", paid(["04-24", 10], ["05-31", 10]), 1],
    ["38 days between two", paid(["04-24", 10], ["06-01", 10]), 0.6667],
    ["39 days between three", paid(["04-04", 10], ["05-13", 10], ["06-21", 10]), 1],
    ["the fifth, once a week late", paid(["04-05", 10], ["05-05", 10], ["06-12", 10]), 1],
    ["a job that was lost", paid(["04-20", 10], ["05-26", 10]), 0.6667],
    ["37 days before the first", paid(["05-07", 10], ["06-07", 10]), 1],
    ["38 days before the first", paid(["05-08", 10], ["06-07", 10]), 0.6667],
    ["37 days from the last", paid(["04-25", 10], ["05-25", 10]), 1],
    ["38 days from the last", paid(["04-24", 10], ["05-24", 10]), 0.6667],
    ["every second month", paid(["04-05", 10], ["06-05", 10]), 0.6667],
    ["the last month", paid(["05-31", 10], ["06-01", 10], ["06-30", 10]), 0.6667],
    ["the first day alone", paid(["04-01", 10]), 0.3333],
    // The mean of 9000 is 3000: a month holds an income from 1500 on.
    ["half of the mean", paid(["04-10", 4500], ["05-10", 1500], ["06-10", 3000]), 1],
    ["a cent less than half", paid(["04-10", 4500.01], ["05-10", 1499.99], ["06-10", 3000]), 0.6667],
    ["half of the mean in two parts", paid(["04-10", 4500], ["05-02", 700], ["05-15", 800], ["06-10", 3000]), 1],
  ])("of %s", (_, lines, value) => {
    expect(creditValues(lines)).toMatchObject({ INCOME_REGULARITY: value });
  });

  it("does not lean on transfers between own accounts", () => {
    const from = account([["2026-06-10", "VIREMENT EMIS", -900]], { name: "Autre" });
    const to = account([...paid(["04-10", 300]), ["2026-06-11", "VIREMENT RECU", 900]]);
    expect(valuesOf(scoresOf([from, to]).creditScore!.points)).toMatchObject({ INCOME_REGULARITY: 0.3333 });
  });

  it("does not lean on what took a debit back, whatever the client calls it", () => {
    const bought: Line = ["2026-06-02", "CARTE AMAZON EU SARL", -400];
    const back: Line = ["2026-06-20", "AVOIR CARTE AMAZON EU SARL", 400];
    const analysis = corrected(
      [account([...paid(["04-10", 300]), bought, back])],
      (before) => ({ categories: [{ groupId: flowOf(before, back[1]), category: "OTHER_ENTRY" }] }),
      USUAL,
    );
    expect(valuesOf(analysis.scores!.creditScore!.points)).toMatchObject({ INCOME_REGULARITY: 0.3333 });
  });
});

describe("the level of incomes", () => {
  // 9100 in 91 days are 3000 in 30, against 2100, 2200, 1600, 2600 and 2400.
  it.each([
    ["FR", "EUR", 1.4286],
    ["GB", "GBP", 1.3636],
    ["ES", "EUR", 1.875],
    ["NL", "EUR", 1.1538],
    ["BE", "EUR", 1.25],
  ] as const)("is held against the usual wage of %s in %s", (market, currency, value) => {
    const lexicon = [{ id: "wage", category: "WAGE", direction: "IN", phrases: ["ZUBRO"] }] as const;
    const values = creditValues([["2026-04-01", "ZUBRO", 9100]], { project: { market, lexicon } }, { currency });
    expect(values["INCOME_LEVEL"]).toBe(value);
  });

  it("is unknown in another currency than the market's, and is worth what the usual wage is", () => {
    const line: Line = ["2026-04-01", "VIREMENT SALAIRE ACME", 9_100_000];
    const accounts = [account([line], { currency: "XOF" })];
    const row = scoresOf(accounts, { project: { currency: "XOF" } }).creditScore!.points.find(
      ({ characteristic }) => characteristic === "INCOME_LEVEL",
    );
    expect(row).toMatchObject({ bin: "at least 0.9 and below 1.3", points: 22, reason: "LOW_INCOME" });
    expect(row).not.toHaveProperty("value");
  });
});
