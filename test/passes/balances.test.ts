import { describe, expect, it } from "vitest";
import { isoDayOf } from "../../src/base/calendar.js";
import { balanceAt, totalOf } from "../../src/passes/balances.js";
import { account, dayOf, factsOf, type Line } from "./facts.js";

const LINES: readonly Line[] = [
  ["2026-06-10", "CB LIBRAIRIE", -30],
  ["2026-06-10", "VIR RECU", 100],
  ["2026-06-15", "CB LIBRAIRIE", -300.55],
  ["2026-06-30", "CB LIBRAIRIE", -20],
];

/** The balance in units of currency at the end of some days. */
function balancesOn(days: readonly string[], given: object = {}, lines = LINES): readonly number[] {
  const [series] = factsOf([account(lines, given)]).balances;
  return days.map((day) => balanceAt(series!, dayOf(day)) / 10_000);
}

describe("end-of-day balances", () => {
  it("are rebuilt backwards from the known balance", () => {
    // 1000 at the end of 30 June.
    const days = ["2026-06-30", "2026-06-29", "2026-06-15", "2026-06-14", "2026-06-10", "2026-06-09"];
    expect(balancesOn(days)).toEqual([1000, 1020, 1020, 1320.55, 1320.55, 1250.55]);
  });

  it("begin the day before the first transaction; earlier days have that balance", () => {
    const [series] = factsOf([account(LINES)]).balances;
    expect(isoDayOf(series!.from)).toBe("2026-06-09");
    expect(balanceAt(series!, dayOf("2020-01-01"))).toBe(balanceAt(series!, dayOf("2026-06-09")));
  });

  it("go on from an older balance to the reference date", () => {
    const given = { balance: 50, balanceDate: "2026-06-12" };
    expect(balancesOn(["2026-06-12", "2026-06-15", "2026-06-30"], given)).toEqual([50, -250.55, -270.55]);
  });

  it("of a balance dated after the reference date leave out what came between", () => {
    const future: readonly Line[] = [...LINES, ["2026-07-02", "CB LIBRAIRIE", -400]];
    const given = { balance: 600, balanceDate: "2026-07-05" };
    expect(balancesOn(["2026-06-30"], given, future)).toEqual([1000]);
  });

  it("know nothing of announced transactions", () => {
    const body = account(LINES) as { transactions: object[] };
    body.transactions.push({ description: "PRLV", amount: -500, dates: { debitedAt: "2026-06-20" }, isComing: true });
    const [series] = factsOf([body]).balances;
    expect(balanceAt(series!, dayOf("2026-06-16")) / 10_000).toBe(1020);
  });

  it("of an account without transactions are its balance", () => {
    expect(balancesOn(["2026-06-30", "2026-06-01"], { balance: -12.34 }, [])).toEqual([-12.34, -12.34]);
  });

  it("of several accounts add up from the first day of any, each before its own first day as it begins", () => {
    const later: readonly Line[] = [["2026-06-20", "CB LIBRAIRIE", -5]];
    const { balances } = factsOf([account(LINES), account(later, { name: "Autre compte", balance: 95 })]);
    const total = totalOf(balances);
    const on = (day: string): number => balanceAt(total, dayOf(day)) / 10_000;
    expect(isoDayOf(total.from)).toBe("2026-06-09");
    expect(total.balance.length).toBe(22);
    expect(["2026-06-09", "2026-06-19", "2026-06-20", "2026-06-30"].map(on)).toEqual([1350.55, 1120, 1115, 1095]);
  });
});
