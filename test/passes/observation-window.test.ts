import { describe, expect, it } from "vitest";
import { isoDayOf, isoMonthOf } from "../../src/base/calendar.js";
import { calendarOf, type ObservationWindow } from "../../src/passes/observation-window.js";
import type { ProjectOptions } from "../../src/schema/options.js";
import { account, dayOf, factsOf, type Line } from "./facts.js";

type PeriodOptions = NonNullable<ProjectOptions["period"]>;

/** A window at 23 October over a history that begins on a day. */
function windowOf(
  period: PeriodOptions,
  first: string,
  given: { readonly now?: string; readonly others?: object[] } = {},
) {
  const rows: readonly Line[] = [
    [first, "CB LIBRAIRIE", -5],
    ["2026-10-20", "CB LIBRAIRIE", -6],
  ];
  const { now = "2026-10-23T12:00:00Z", others = [] } = given;
  return factsOf([account(rows, { balanceDate: "2026-10-23" }), ...others], { now, project: { period } }).window;
}
const daysOf = ({ from, to }: ObservationWindow): string => `${isoDayOf(from)} to ${isoDayOf(to)}`;
const monthsOf = ({ months }: ObservationWindow): number => months.numerator / months.denominator;

describe("the window of each mode, with reference 23 October", () => {
  it.each([
    [{ mode: "DAYS", numberOfDays: 90 }, "2026-07-25 to 2026-10-23", 91, 3],
    [{ mode: "MONTHS", numberOfMonths: 3 }, "2026-07-23 to 2026-10-23", 93, 3],
    [{ mode: "MONTHS_TRUNCATED", numberOfMonths: 3 }, "2026-07-01 to 2026-09-30", 92, 3],
    [{ mode: "MONTHS_AND_CURRENT", numberOfMonths: 3 }, "2026-07-01 to 2026-10-23", 115, 3 + 23 / 31],
  ] as const)("%j: %s", (period, days, count, months) => {
    const window = windowOf(period, "2026-01-01");
    expect(daysOf(window)).toBe(days);
    expect(window.days).toBe(count);
    expect(monthsOf(window)).toBeCloseTo(months, 12);
  });

  it("clamps the day at a month's end", () => {
    const options = { now: "2026-05-31T12:00:00Z" };
    expect(daysOf(windowOf({ mode: "MONTHS", numberOfMonths: 3 }, "2025-01-01", options))).toBe(
      "2026-02-28 to 2026-05-31",
    );
  });
});

describe("a history shorter than the window", () => {
  const days90: PeriodOptions = { mode: "DAYS", numberOfDays: 90 };

  it("clips the window to the first transaction, from 16 days after the start", () => {
    // The window is asked from 25 July; 15 days later is 9 August.
    expect(daysOf(windowOf(days90, "2026-08-09"))).toBe("2026-07-25 to 2026-10-23");
    expect(daysOf(windowOf(days90, "2026-08-10"))).toBe("2026-08-10 to 2026-10-23");
    expect(isoDayOf(windowOf(days90, "2026-08-10").askedFrom)).toBe("2026-07-25");
  });

  it("reduces the months in proportion to the days covered", () => {
    const window = windowOf(days90, "2026-09-08");
    expect(window.days).toBe(46);
    expect(monthsOf(window)).toBeCloseTo((3 * 46) / 91, 12);
  });

  it("may be defined by the checking accounts alone", () => {
    const card = account([["2026-01-05", "FACTURE CARTE", -9]], { type: "CREDIT_CARD", balanceDate: "2026-10-23" });
    const period: PeriodOptions = { mode: "MONTHS_TRUNCATED", numberOfMonths: 3 };
    const isCheckingOnly = { ...period, includeCheckingAccountsOnTruncateWindow: true };
    expect(daysOf(windowOf(period, "2026-09-10", { others: [card] }))).toBe("2026-07-01 to 2026-09-30");
    expect(daysOf(windowOf(isCheckingOnly, "2026-09-10", { others: [card] }))).toBe("2026-09-10 to 2026-09-30");
  });

  it("is not lengthened by a savings account", () => {
    const savings = account([["2026-01-05", "VIREMENT", 9]], { type: "SAVINGS", balanceDate: "2026-10-23" });
    expect(daysOf(windowOf(days90, "2026-09-08", { others: [savings] }))).toBe("2026-09-08 to 2026-10-23");
  });
});

describe("the rows of the window", () => {
  it("are those of analysed accounts from its first to its last day, announced ones aside", () => {
    const lines: readonly Line[] = [
      ["2026-07-22", "before", -1],
      ["2026-07-23", "first day", -1],
      ["2026-10-23", "last day", -1],
      ["2026-10-24", "after", -1],
    ];
    const body = account(lines, { balanceDate: "2026-10-23" }) as { transactions: object[] };
    body.transactions.push({
      description: "announced",
      amount: -1,
      dates: { debitedAt: "2026-10-20" },
      isComing: true,
    });
    const savings = account([["2026-09-01", "savings", 1]], { type: "SAVINGS" });
    const { ledger, window } = factsOf([body, savings], { now: "2026-10-23T12:00:00Z" });
    expect([...window.rows].map((row) => ledger.description[row])).toEqual(["first day", "last day"]);
  });
});

describe("the calendar of a window", () => {
  it("counts the days of each month that it covers", () => {
    const calendar = calendarOf(dayOf("2024-01-31"), dayOf("2024-03-02"));
    expect(calendar.map(({ month, dayCount }) => [isoMonthOf(month), dayCount])).toEqual([
      ["2024-01", 1],
      ["2024-02", 29],
      ["2024-03", 2],
    ]);
  });
});
