import { describe, expect, it } from "vitest";
import type { Line } from "../facts.js";
import { account } from "../facts.js";
import { creditValues, scoresOf } from "../scored.js";

// The scores look at the 91 days from 1 April to 30 June 2026; a usual net wage is 2100 a month.
const SHOP: Line = ["2026-04-02", "CB LIBRAIRIE MARTIN", -10];
const wage = (day: string, amount = 2100): Line => [`2026-${day}`, "VIREMENT SALAIRE ACME", amount];
const loan = (day: string, amount = -420): Line => [`2026-${day}`, "PRLV SEPA COFIDIS MENSUALITE", amount];
const BACK: Line = ["2026-05-08", "REJET PRLV COFIDIS PROVISION INSUFFISANTE", 420];

/** The level of income and the debt ratio, to four decimals. */
function shares(...lines: readonly Line[]): readonly (number | undefined)[] {
  const { INCOME_LEVEL, DEBT_RATIO } = creditValues([SHOP, ...lines]);
  return [INCOME_LEVEL, DEBT_RATIO];
}

/** The days of what is due and of what is counted of each monthly line, as `05-29`. */
function linesOf(...lines: readonly Line[]) {
  const { monthlyLines } = scoresOf([account([SHOP, ...lines])]);
  return monthlyLines.map(({ due, counted }) => [due.length, counted.length]);
}

/** 2100 in 30 1/3 days, of a usual wage of 2100 in 30. */
const WAGE_LEVEL = 0.989;

describe("what is due once a month counts with its mean payment", () => {
  const three = [loan("04-05"), loan("05-05"), loan("06-05")];

  it.each<readonly [string, readonly Line[]]>([
    ["three wages", [wage("04-20"), wage("05-20"), wage("06-20")]],
    ["two, of which one is due the day after the window", [wage("04-30"), wage("05-29")]],
    ["four, one at each end of the window", [wage("04-01"), wage("05-01"), wage("06-01"), wage("06-30")]],
    ["three that differ", [wage("04-20", 2000), wage("05-20", 2100), wage("06-20", 2200)]],
  ])("where the window holds %s", (_, wages) => {
    expect(shares(...wages, ...three)).toEqual([WAGE_LEVEL, 0.2]);
  });

  it.each<readonly [string, readonly Line[]]>([
    ["two instalments", [loan("04-30"), loan("05-31")]],
    ["four", [loan("04-01"), loan("05-01"), loan("06-01"), loan("06-30")]],
    ["one that came back and was never paid", [loan("04-05"), loan("05-05"), BACK, loan("06-05")]],
    ["one that came back and was paid later", [loan("04-05"), loan("05-05"), BACK, loan("05-22"), loan("06-05")]],
    [
      "two, of which one came back and was paid later",
      [loan("04-30"), loan("05-29"), ["2026-06-02", BACK[1], 420], loan("06-15")],
    ],
  ])("where the window holds %s", (_, loans) => {
    expect(shares(wage("04-20"), wage("05-20"), wage("06-20"), ...loans)).toEqual([WAGE_LEVEL, 0.2]);
  });
});

describe("what is due every four weeks", () => {
  it("counts with its mean payment in 28 days, however many payments the window holds", () => {
    const weeks = (first: number, count: number): readonly Line[] =>
      Array.from({ length: count }, (_, place) => {
        const day = new Date(Date.UTC(2026, 3, 1 + first + place * 28)).toISOString().slice(0, 10);
        return [day, "VIREMENT SALAIRE ACME", 1960];
      });
    // 1960 × 30 / 28.
    expect(shares(...weeks(0, 4))).toEqual([1, 0]);
    expect(shares(...weeks(20, 3))).toEqual([1, 0]);
  });
});

describe("one more payment of the same party makes what is due no less due", () => {
  const [wages, loans] = [
    [wage("04-30"), wage("05-29")],
    [loan("04-30"), loan("05-29")],
  ];

  it.each<readonly [string, readonly Line[], number]>([
    ["a first interest", [loan("04-03", -15)], 0.2024],
    ["a fee between two", [loan("05-15", -15)], 0.2024],
    ["a part paid early", [loan("05-15", -910)], 0.3444],
    ["an instalment of another loan on the same days", [loan("04-30", -200), loan("05-29", -200)], 0.2952],
  ])("%s", (_, more, ratio) => {
    expect(shares(...wages, ...loans, ...more)).toEqual([WAGE_LEVEL, ratio]);
  });

  it.each<readonly [string, readonly Line[], number]>([
    ["an expense paid back", [wage("05-12", 91)], 1.0033],
    ["a part of a first wage", [wage("04-02", 273)], 1.0319],
    ["an expense, where wages differ", [wage("06-29", 2000), wage("05-12", 91)], 0.9876],
  ])("%s", (_, more, level) => {
    expect(shares(...wages, ...more)[0]).toBe(level);
  });

  it("nor does a small income of another, or one more debt", () => {
    expect(shares(...wages, ...loans, ["2026-06-28", "VIREMENT SALAIRE BATIBOIS", 91])).toEqual([1.0033, 0.1972]);
    expect(shares(...wages, ...loans, ["2026-06-28", "PRLV SEPA CETELEM MENSUALITE", -450])[1]).toBeGreaterThan(0.2);
  });
});

describe("what counts by the days of the window", () => {
  const monthOf = (sum: number): number => Number(((sum * 30) / 91 / 2100).toFixed(4));

  it.each<readonly [string, readonly Line[]]>([
    ["one wage", [wage("05-20")]],
    ["a wage that began in the window", [wage("05-20"), wage("06-20")]],
    ["a wage that ended in it", [wage("04-10"), wage("05-10")]],
    ["a wage that another follows", [wage("04-25"), wage("05-25"), ["2026-06-25", "VIREMENT SALAIRE BATIBOIS", 2100]]],
    ["a wage that followed another", [["2026-04-03", "VIREMENT SALAIRE BATIBOIS", 2100], wage("05-04"), wage("06-03")]],
    [
      "a wage that a benefit follows",
      [wage("04-25"), wage("05-25"), ["2026-06-25", "VIR FRANCE TRAVAIL ALLOCATION", 1100]],
    ],
    [
      "two payments by chance",
      [
        ["2026-05-01", "VIR DE M DURAND PAUL", 20],
        ["2026-05-31", "VIR DE M DURAND PAUL", 3000],
      ],
    ],
    ["what comes every 24 days", ["04-05", "04-29", "05-23", "06-16"].map((day) => wage(day))],
    ["a wage of every week", ["04-03", "04-10", "04-17", "04-24", "05-01", "05-08"].map((day) => wage(day, 500))],
    ["cheques", ["04-20", "05-20", "06-20"].map((day): Line => [`2026-${day}`, "REMISE CHEQUE", 700])],
  ])("is %s", (_, wages) => {
    expect(linesOf(...wages)).toEqual([]);
    expect(shares(...wages)[0]).toBe(monthOf(wages.reduce((sum, [, , amount]) => sum + amount, 0)));
  });
});

describe("the monthly lines of a result", () => {
  it("name what was due, and of several tries that which stands for them", () => {
    const wages = [wage("04-30"), wage("05-29")];
    const loans = [loan("04-05"), loan("05-05"), BACK, loan("05-22"), loan("06-05")];
    expect(linesOf(...wages, ...loans)).toEqual([
      [3, 3],
      [2, 2],
    ]);
    const analysed = scoresOf([account([SHOP, ...wages, ...loans])]);
    const [repaid] = analysed.monthlyLines;
    expect(repaid!.due).toHaveLength(3);
    expect(analysed.leftOut.retried.filter((id) => repaid!.due.includes(id))).toHaveLength(1);
    expect(analysed.leftOut.retried.filter((id) => repaid!.counted.includes(id))).toEqual([]);
  });

  it("hold no card purchases, cash, own transfers and returns", () => {
    const days = ["04-20", "05-20", "06-20"];
    const monthly = (text: string, amount: number): readonly Line[] => days.map((day) => [`2026-${day}`, text, amount]);
    expect(linesOf(...monthly("CB CARREFOUR MARKET", -80), ...monthly("RETRAIT DAB PARIS", -60))).toEqual([]);
    expect(linesOf(...monthly("PRLV SEPA FREE MOBILE", -20))).toEqual([[3, 3]]);
  });
});

describe("an account that the body tells of later than of another", () => {
  it("has its lines looked for from its own first day", () => {
    // A card since April; the checking account, with a loan of 420 a month, since 21 May.
    const card = account([["2026-04-02", "CB LIBRAIRIE MARTIN", -10]], { type: "CREDIT_CARD", name: "Carte" });
    const checking = account([
      ["2026-05-21", "CB CARREFOUR", -10],
      wage("05-28"),
      wage("06-28"),
      loan("05-22"),
      loan("06-22"),
    ]);
    const { monthlyLines } = scoresOf([card, checking]);
    expect(monthlyLines.map(({ due }) => due.length)).toEqual([2, 2]);
  });
});
