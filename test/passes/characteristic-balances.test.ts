import { describe, expect, it } from "vitest";
import { account, type Line } from "./facts.js";
import { creditValues, EARNED, scoresOf, valuesOf } from "./scored.js";

/** What takes a balance down and what lifts it: neither is an income. */
const paid = (day: string, amount: number): Line => [`2026-${day}`, "CB LIBRAIRIE", -amount];
const refunded = (day: string, amount: number): Line => [`2026-${day}`, "AVOIR CARTE LIBRAIRIE", amount];

describe("the balances of the scores' window", () => {
  it("are those at the end of each day, the first and the last among them", () => {
    // 1200 on each of 91 days.
    expect(creditValues([EARNED], {}, { balance: 1200 })).toMatchObject({
      OVERDRAFT_DAYS: 0,
      LOWEST_BALANCE: 0.4,
      BALANCE_BUFFER: 0.4,
      BALANCE_TREND: 0,
    });
    // 1500 up to 29 June and -300 on 30 June: (90 x 1500 - 300) / 91 = 1480.22, / 3000 = 0.4934. The last 30 days have
    // (29 x 1500 - 300) / 30 = 1440, 60 less than the first: -0.02. A day of 91 is 30 / 91 = 0.3297 in 30.
    expect(creditValues([EARNED, paid("06-30", 1800)], {}, { balance: -300 })).toMatchObject({
      OVERDRAFT_DAYS: 0.3297,
      LOWEST_BALANCE: -0.1,
      BALANCE_BUFFER: 0.4934,
      BALANCE_TREND: -0.02,
    });
    // -300 on 1 April, and 1500 from 2 April on.
    expect(creditValues([EARNED, paid("04-01", 1), refunded("04-02", 1800)], {}, { balance: 1500 })).toMatchObject({
      OVERDRAFT_DAYS: 0.3297,
      LOWEST_BALANCE: -0.1,
      BALANCE_BUFFER: 0.4934,
      BALANCE_TREND: 0.02,
    });
  });

  it("rise from the first 30 days to the last 30: those in the middle do not matter", () => {
    // 600 is paid for one day: on 1 May (the 31st day) and 31 May (the 61st) no third sees it, on 30 April and 1 June one does.
    const trendWith = (from: string, to: string): number =>
      creditValues([EARNED, paid(from, 600), refunded(to, 600)])["BALANCE_TREND"]!;
    expect(trendWith("05-01", "05-02")).toBe(0);
    expect(trendWith("05-31", "06-01")).toBe(0);
    // 600 / 30 days / 3000.
    expect(trendWith("04-30", "05-01")).toBe(0.0067);
    expect(trendWith("06-01", "06-02")).toBe(-0.0067);
  });

  it("are those of all checking accounts together, while days in overdraft are each account's own", () => {
    // 1500 and -600 on each day: 900 together, and 91 days in overdraft.
    const accounts = [
      account([EARNED], { balance: 1500 }),
      account([paid("05-05", 1)], { balance: -600, name: "Autre" }),
      account([paid("05-05", 1)], { balance: -9000, name: "Carte", type: "CREDIT_CARD" }),
      account([paid("05-05", 1)], { balance: 9000, name: "Livret", type: "SAVINGS" }),
    ];
    const values = valuesOf(scoresOf(accounts).creditScore!.points);
    // The purchase of 1 was not yet paid on 34 of the 91 days: 901 up to 4 May.
    expect(values).toMatchObject({ OVERDRAFT_DAYS: 30, LOWEST_BALANCE: 0.3 });
    // (91 x 900 + 34) / 91 / 3000 = 0.30012; the first 30 days have 901, the last 30 days 900.
    expect(values).toMatchObject({ BALANCE_BUFFER: 0.3001, BALANCE_TREND: -0.0003 });
  });

  it("are looked at over the days that the history covers", () => {
    // From 1 June on, 30 days: 3000 is the income of a month; ten days are a third. 700 from 1 to 10 June, then 100.
    const lines: readonly Line[] = [["2026-06-01", "VIREMENT SALAIRE ACME", 3000], paid("06-11", 600)];
    // (10 x 700 + 20 x 100) / 30 = 300.
    expect(creditValues(lines, {}, { balance: 100 })).toMatchObject({
      LOWEST_BALANCE: 0.0333,
      BALANCE_BUFFER: 0.1,
      BALANCE_TREND: -0.2,
      INCOME_REGULARITY: 1,
    });
  });
});
