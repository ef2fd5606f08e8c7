import { describe, expect, it } from "vitest";
import { isoDayOf, isoMonthOf } from "../../src/base/calendar.js";
import { calendarOf, type ObservationWindow } from "../../src/passes/observation-window.js";
import type { ProjectOptions } from "../../src/schema/options.js";
import { account, dayOf, factsOf, type Line } from "./facts.js";

type PeriodOptions = NonNullable<ProjectOptions["period"]>;
const DAYS_90: PeriodOptions = { mode: "DAYS", numberOfDays: 90 };

/** The window of some accounts at 23 October 2026; 90 days back is 25 July. */
function windowOf(accounts: readonly object[], period: PeriodOptions = DAYS_90): ObservationWindow {
  return factsOf(accounts, { now: "2026-10-23T12:00:00Z", project: { period } }).window;
}
const paidOn = (...days: readonly string[]): object => account(days.map((day): Line => [day, "CB LIBRAIRIE", -5]));
const daysOf = ({ from, to }: ObservationWindow): string => `${isoDayOf(from)} to ${isoDayOf(to)}`;
const monthsOf = ({ months }: ObservationWindow): number => months.numerator / months.denominator;
const WHOLE = "2026-07-25 to 2026-10-23";

describe("the months of a window", () => {
  it.each([
    [{ mode: "DAYS", numberOfDays: 45, numberOfMonths: 3 }, 1.5],
    [{ mode: "DAYS", numberOfDays: 100, numberOfMonths: 3 }, 100 / 30],
    [{ mode: "MONTHS", numberOfDays: 45, numberOfMonths: 2 }, 2],
    [{ mode: "MONTHS_TRUNCATED", numberOfDays: 45, numberOfMonths: 2 }, 2],
    [{ mode: "MONTHS_AND_CURRENT", numberOfDays: 45, numberOfMonths: 2 }, 2 + 23 / 31],
  ] as const)("are the mode's own number alone, and 30 days are one: %j, %d", (period, months) => {
    expect(monthsOf(windowOf([paidOn("2026-01-05")], period))).toBeCloseTo(months, 12);
  });
});

describe("the window's first day", () => {
  it("is the one asked for where there is no transaction at all", () => {
    const window = windowOf([account([])]);
    expect(daysOf(window)).toBe(WHOLE);
    expect(window.days).toBe(91);
    expect(monthsOf(window)).toBe(3);
    expect(window.rows).toHaveLength(0);
  });

  it("is the one asked for where all transactions are later than the reference date", () => {
    expect(daysOf(windowOf([paidOn("2026-10-24")]))).toBe(WHOLE);
  });

  it("is the reference date where the history begins on it", () => {
    const window = windowOf([paidOn("2026-10-23")]);
    expect(daysOf(window)).toBe("2026-10-23 to 2026-10-23");
    expect(window.days).toBe(1);
  });

  it("is the last day at the latest where the history begins after a window of full months", () => {
    // No window begins after it ends.
    expect(daysOf(windowOf([paidOn("2026-10-05")], { mode: "MONTHS_TRUNCATED", numberOfMonths: 3 }))).toBe(
      "2026-09-30 to 2026-09-30",
    );
  });

  it("is not set by an announced transaction", () => {
    const body = paidOn("2026-09-08") as { transactions: object[] };
    body.transactions.push({ description: "PRLV", amount: -5, dates: { debitedAt: "2026-07-25" }, isComing: true });
    expect(daysOf(windowOf([body]))).toBe("2026-09-08 to 2026-10-23");
  });
});

describe("the wish that checking accounts alone define the window", () => {
  const card = account([["2026-01-05", "FACTURE CARTE", -9]], { type: "CREDIT_CARD" });
  const isWished = { includeCheckingAccountsOnTruncateWindow: true, numberOfMonths: 3, numberOfDays: 90 };

  it.each([
    ["MONTHS_TRUNCATED", "2026-09-10 to 2026-09-30"],
    ["MONTHS", "2026-07-23 to 2026-10-23"],
    ["MONTHS_AND_CURRENT", "2026-07-01 to 2026-10-23"],
    ["DAYS", WHOLE],
  ] as const)("holds for full months only: %s, %s", (mode, days) => {
    // The card's history begins in January, the checking account's on 10 September.
    expect(daysOf(windowOf([paidOn("2026-09-10"), card], { ...isWished, mode }))).toBe(days);
  });
});

describe("the accounts of the window", () => {
  it("are those that are analysed: no savings account, no other currency, none that the body leaves out", () => {
    const accounts = [
      account([], { name: "checking" }),
      account([], { name: "card", type: "CREDIT_CARD" }),
      account([], { name: "savings", type: "SAVINGS" }),
      account([], { name: "dollars", currency: "USD" }),
      account([], { name: "left out", isComputed: false }),
    ];
    const { ledger, window } = factsOf(accounts);
    expect(window.accounts.map((number) => ledger.accounts[number]!.name)).toEqual(["checking", "card"]);
  });
});

describe("the calendar of a window", () => {
  const calendarFrom = (from: string, to: string): readonly (readonly [string, number])[] =>
    calendarOf(dayOf(from), dayOf(to)).map(({ month, dayCount }) => [isoMonthOf(month), dayCount]);

  it("has the month of its last day, also where that is the first of the month", () => {
    expect(calendarFrom("2026-09-30", "2026-10-01")).toEqual([
      ["2026-09", 1],
      ["2026-10", 1],
    ]);
  });

  it("has one month where the window lies in one, and counts both ends", () => {
    expect(calendarFrom("2026-10-01", "2026-10-31")).toEqual([["2026-10", 31]]);
    expect(calendarFrom("2026-10-01", "2026-10-01")).toEqual([["2026-10", 1]]);
  });
});
