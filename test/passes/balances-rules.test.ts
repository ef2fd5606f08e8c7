import { describe, expect, it } from "vitest";
import { isoDayOf } from "../../src/base/calendar.js";
import { balanceAt } from "../../src/passes/balances.js";
import { account, dayOf, factsOf, type Line } from "./facts.js";

const SHOP = "CB LIBRAIRIE";
/** Balances in units of currency at the end of some days; the reference date is 30 June 2026. */
function balancesOn(days: readonly string[], lines: readonly Line[], given: object): readonly number[] {
  const [series] = factsOf([account(lines, given)]).balances;
  return days.map((day) => balanceAt(series!, dayOf(day)) / 10_000);
}

describe("a balance that is dated after the reference date", () => {
  // 600 at the end of 5 July: what was spent from 1 to 5 July was still there on 30 June.
  const given = { balance: 600, balanceDate: "2026-07-05" };
  const june: readonly Line[] = [["2026-06-10", SHOP, -30]];
  const balanceAtReference = (...later: readonly Line[]): number =>
    balancesOn(["2026-06-30"], [...june, ...later], given)[0]!;

  it("is the reference date's too where nothing came between", () => {
    expect(balanceAtReference()).toBe(600);
  });

  it("has what came between, its own day among them", () => {
    expect(balanceAtReference(["2026-07-01", SHOP, -400])).toBe(1000);
    expect(balanceAtReference(["2026-07-05", SHOP, -400])).toBe(1000);
  });

  it("has nothing of what came after it", () => {
    expect(balanceAtReference(["2026-07-06", SHOP, -400])).toBe(600);
  });
});

describe("a transaction after the reference date", () => {
  it("is in no balance that is dated before it", () => {
    const lines: readonly Line[] = [
      ["2026-06-10", SHOP, -30],
      ["2026-07-02", SHOP, -400],
    ];
    expect(balancesOn(["2026-06-09", "2026-06-30"], lines, { balance: 1000, balanceDate: "2026-06-30" })).toEqual([
      1030, 1000,
    ]);
  });
});

describe("a day after the reference date", () => {
  it("has the balance of the reference date", () => {
    const lines: readonly Line[] = [["2026-06-30", SHOP, -30]];
    expect(balancesOn(["2026-06-29", "2026-06-30", "2026-07-01", "2026-12-31"], lines, { balance: 970 })).toEqual([
      1000, 970, 970, 970,
    ]);
  });
});

describe("a history of more than 1900 days", () => {
  // 17 April 2021 is 1900 days before 30 June 2026.
  const FIRST_DAY = "2021-04-17";
  const lines: readonly Line[] = [
    ["2020-12-01", SHOP, -7],
    ["2021-01-01", SHOP, -11],
    ["2021-02-01", SHOP, -100],
    [FIRST_DAY, SHOP, -20],
    ["2026-06-10", SHOP, -30],
  ];
  const days = ["2020-01-01", FIRST_DAY, "2026-06-09", "2026-06-30"];

  it("has balances of its last 1900 days and the reference date", () => {
    const [series] = factsOf([account(lines)]).balances;
    expect(isoDayOf(series!.from)).toBe(FIRST_DAY);
    expect(series!.balance).toHaveLength(1901);
    expect(balancesOn(days, lines, { balance: 1000, balanceDate: "2026-06-30" })).toEqual([1030, 1030, 1030, 1000]);
  });

  it("begins with an older balance and what was spent since: not its own day, nor what came before", () => {
    // 500 at the end of 1 January 2021, less 100 in February and 20 on the first day.
    expect(balancesOn(days, lines, { balance: 500, balanceDate: "2021-01-01" })).toEqual([380, 380, 380, 350]);
  });
});

describe("an announced transaction", () => {
  it("begins no series, however long ago it was announced for", () => {
    const transactions = [
      { description: SHOP, amount: -30, dates: { debitedAt: "2026-06-10" } },
      { description: SHOP, amount: -50, dates: { debitedAt: "2024-01-10" }, isComing: true },
    ];
    const [series] = factsOf([account([], { transactions })]).balances;
    expect([isoDayOf(series!.from), series!.balance.length]).toEqual(["2026-06-09", 22]);
  });
});
