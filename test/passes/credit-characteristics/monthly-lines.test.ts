import { describe, expect, it } from "vitest";
import { corrected, flowOf, rowsOf, USUAL } from "../corrected.js";
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

  it("also where one of four differs from three of one amount", () => {
    const four = (line: typeof wage, first: number, other: number): readonly Line[] =>
      ["04-01", "05-01", "06-01", "06-30"].map((day, at) => line(day, at === 0 ? first : other));
    // 1890 + 3 × 2100 are four times 2047.50, 378 + 3 × 420 four times 409.50; 91 and 15 count by the days of the window.
    const paid = four(wage, 1890, 2100);
    const due = four(loan, -378, -420);
    expect(shares(...paid, ...due)).toEqual([0.9643, 0.2]);
    expect(shares(...paid, wage("05-12", 91), ...due)[0]).toBe(0.9786);
    expect(shares(...paid, ...due, loan("05-12", -15))[1]).toBe(0.2024);
  });

  it("nor does another loan of the lender on the same days, which began later", () => {
    const cofidis = (end: string): Line => [`2026-${end.slice(0, 5)}`, "PRLV SEPA COFIDIS", Number(end.slice(6))];
    const ends = ["04-05 -250", "05-05 -250", "06-05 -250", "05-05 -300", "06-05 -300"];
    // 250 + 300 of 2100: no sum of a day counts twice.
    expect(shares(...wages, ...ends.map(cofidis))[1]).toBe(0.2619);
  });

  it("nor does a small income of another, or one more debt", () => {
    expect(shares(...wages, ...loans, ["2026-06-28", "VIREMENT SALAIRE BATIBOIS", 91])).toEqual([1.0033, 0.1972]);
    // It counts by the days of the window: 1100 × 30 / 91 beside 420 × 90 / 91, of 2100 × 90 / 91.
    const debt: Line = ["2026-06-28", "PRLV SEPA CETELEM MENSUALITE", -1100];
    expect(shares(...wages, ...loans, debt)).toEqual([WAGE_LEVEL, 0.3746]);
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

describe("the amounts of a line", () => {
  it.each<readonly [string, readonly Line[], readonly (readonly [due: number, counted: number])[]]>([
    [
      "are one sum a day",
      [loan("04-05", -450), loan("05-05", -440), loan("06-05", -210), loan("06-05", -230)],
      [[3, 4]],
    ],
    [
      "are one sum a day, also of two loans",
      ["04", "05", "06"].flatMap((month) => [loan(`${month}-05`), loan(`${month}-05`, -200)]),
      [[3, 6]],
    ],
    ["reach half of their median", [wage("04-20", 1050), wage("05-20", 2100), wage("06-20", 2100)], [[3, 3]]],
    [
      "reach half of their median, whatever comes between",
      [wage("04-05", 1000), wage("05-05", 2100), wage("06-05", 1050)],
      [[3, 3]],
    ],
    [
      "may be more than twice the median once",
      [wage("04-20", 1000), wage("05-20", 1000), wage("06-20", 2100)],
      [[3, 3]],
    ],
    ["may be twice the other of two", [loan("04-30", -210), loan("05-29", -420)], [[2, 2]]],
    ["are no more than twice the other of two", [loan("04-30", -209.99), loan("05-29", -420)], []],
    [
      "are those of several that reach half of the median of all",
      [loan("04-05", -15), loan("04-30", -210), loan("05-29", -419)],
      [[2, 2]],
    ],
    [
      "are those that are half of the median too",
      [loan("04-01", -210), loan("05-01"), loan("06-01"), loan("06-30"), loan("05-12", -15)],
      [[4, 4]],
    ],
  ])("%s", (_, lines, expected) => {
    expect(linesOf(...lines)).toEqual(expected);
  });
});

describe("an income beside a line of another's", () => {
  const wages = [wage("04-20"), wage("05-20"), wage("06-20")];
  const of = (day: string, amount: number, text = "VIREMENT SALAIRE BATIBOIS"): Line => [`2026-${day}`, text, amount];
  // The last of the two lies on 29 May: a month later is from 20 June to 3 July.
  const two = [wage("04-30"), wage("05-29")];

  it.each<readonly [string, readonly Line[], readonly (readonly [due: number, counted: number])[]]>([
    ["ends it from half of its median on", [...two, of("06-28", 1050)], []],
    ["does not below", [...two, of("06-28", 1049.99)], [[2, 2]]],
    ["does not 21 days behind its last", [...two, of("06-19", 1100)], [[2, 2]]],
    ["ends it 22 days behind", [...two, of("06-20", 1100)], []],
    ["does not between its days", [...wages, of("06-18", 2100)], [[3, 3]]],
    // From 6 April and 3 May on: both lines are whole.
    [
      "does not where it is of a line itself",
      [wage("04-06"), wage("05-06"), wage("06-05"), of("05-03", 2100), of("06-02", 2100)],
      [
        [3, 3],
        [2, 2],
      ],
    ],
  ])("%s", (_, lines, expected) => {
    expect(linesOf(...lines)).toEqual(expected);
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
    expect(linesOf(...monthly("VIR SEPA LIVRET A EPARGNE", -50))).toEqual([]);
    const [paid, got] = [monthly("VIREMENT EMIS", -900), monthly("VIREMENT RECU", 900)];
    expect(scoresOf([account([SHOP, ...paid]), account(got, { name: "Autre" })]).monthlyLines).toEqual([]);
  });

  it("hold nothing that was refunded", () => {
    const refund: Line = ["2026-05-20", "REMBOURSEMENT MENSUALITE COFIDIS", 420];
    expect(linesOf(loan("04-05"), loan("05-05"), loan("06-05"))).toEqual([[3, 3]]);
    expect(linesOf(loan("04-05"), loan("05-05"), refund, loan("06-05"))).toEqual([]);
  });

  it("hold no returns, whatever the client calls them", () => {
    const loans = [loan("04-05"), loan("05-05"), loan("06-05")];
    const back = "REMBOURSEMENT MENSUALITE COFIDIS";
    const refunds = ["04-20", "05-20", "06-20"].map((day): Line => [`2026-${day}`, back, 420]);
    const analysis = corrected(
      [account([SHOP, ...loans, ...refunds])],
      (before) => ({ categories: [{ groupId: flowOf(before, back), category: "OTHER_ENTRY" }] }),
      USUAL,
    );
    expect(rowsOf(analysis, back).map(({ enrichments }) => enrichments.category)).toContain("OTHER_ENTRY");
    expect(analysis.scores!.monthlyLines).toEqual([]);
  });

  it("hold what was tried three times once", () => {
    const tries: readonly Line[] = [
      loan("05-29"),
      ["2026-06-02", BACK[1], 420],
      loan("06-08"),
      ["2026-06-10", BACK[1], 420],
    ];
    expect(linesOf(loan("04-30", -419), ...tries, loan("06-20"))).toEqual([[2, 2]]);
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

  it("has them looked for from the first day of what is booked", () => {
    const announced = { description: "PRLV SEPA FREE", amount: -20, isComing: true, dates: { bookedAt: "2026-04-02" } };
    const lines = [loan("05-22"), loan("06-22")].map(([day, description, amount]) => {
      return { description, amount, dates: { debitedAt: day } };
    });
    const card = account([["2026-04-02", "CB LIBRAIRIE MARTIN", -10]], { type: "CREDIT_CARD", name: "Carte" });
    const checking = account([], { transactions: [announced, ...lines] });
    expect(scoresOf([card, checking]).monthlyLines.map(({ due }) => due.length)).toEqual([2]);
  });

  it.each([
    ["went on from another account up to 35 days before its first", "05-25", []],
    ["did not where more days lie between", "05-26", [2]],
  ])("%s", (_, first, expected) => {
    const before = account([SHOP, ["2026-04-20", "VIREMENT SALAIRE BATIBOIS", 2100]]);
    const since = account([["2026-05-21", "CB CARREFOUR", -10], wage(first), wage("06-25")], { name: "Autre" });
    expect(scoresOf([before, since]).monthlyLines.map(({ due }) => due.length)).toEqual(expected);
  });
});
