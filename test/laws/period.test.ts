import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import type { Analysis } from "../../src/results/analysis.js";
import { type BodyRow, checkingAccount, dayAt, rowOn } from "./bodies.js";

interface WindowCase {
  readonly name: string;
  readonly now: string;
  readonly period: Readonly<Record<string, unknown>>;
  readonly from: string;
  readonly to: string;
  readonly calendar: readonly (readonly [month: string, days: number])[];
  /** The first transaction's day; by default long before the window. */
  readonly firstDay?: string;
  /** The first day of a card account's history, where there is one. */
  readonly firstCardDay?: string;
}

const OCTOBER = "2025-10-23";

const CASES: readonly WindowCase[] = [
  {
    name: "90 days",
    now: OCTOBER,
    period: { mode: "DAYS", numberOfDays: 90 },
    from: "2025-07-25",
    to: "2025-10-23",
    calendar: [
      ["2025-07", 7],
      ["2025-08", 31],
      ["2025-09", 30],
      ["2025-10", 23],
    ],
  },
  {
    name: "3 months",
    now: OCTOBER,
    period: { mode: "MONTHS", numberOfMonths: 3 },
    from: "2025-07-23",
    to: "2025-10-23",
    calendar: [
      ["2025-07", 9],
      ["2025-08", 31],
      ["2025-09", 30],
      ["2025-10", 23],
    ],
  },
  {
    name: "3 full months",
    now: OCTOBER,
    period: { mode: "MONTHS_TRUNCATED", numberOfMonths: 3 },
    from: "2025-07-01",
    to: "2025-09-30",
    calendar: [
      ["2025-07", 31],
      ["2025-08", 31],
      ["2025-09", 30],
    ],
  },
  {
    name: "3 full months and the current one",
    now: OCTOBER,
    period: { mode: "MONTHS_AND_CURRENT", numberOfMonths: 3 },
    from: "2025-07-01",
    to: "2025-10-23",
    calendar: [
      ["2025-07", 31],
      ["2025-08", 31],
      ["2025-09", 30],
      ["2025-10", 23],
    ],
  },
  {
    name: "months clamped at a short month's end",
    now: "2025-05-31",
    period: { mode: "MONTHS", numberOfMonths: 3 },
    from: "2025-02-28",
    to: "2025-05-31",
    calendar: [
      ["2025-02", 1],
      ["2025-03", 31],
      ["2025-04", 30],
      ["2025-05", 31],
    ],
  },
  {
    name: "months clamped in a leap year",
    now: "2024-03-31",
    period: { mode: "MONTHS", numberOfMonths: 1 },
    from: "2024-02-29",
    to: "2024-03-31",
    calendar: [
      ["2024-02", 1],
      ["2024-03", 31],
    ],
  },
  {
    name: "full months over a year's end",
    now: "2026-01-31",
    period: { mode: "MONTHS_TRUNCATED", numberOfMonths: 2 },
    from: "2025-11-01",
    to: "2025-12-31",
    calendar: [
      ["2025-11", 30],
      ["2025-12", 31],
    ],
  },
  {
    name: "full months seen from a month's first day",
    now: "2025-03-01",
    period: { mode: "MONTHS_TRUNCATED", numberOfMonths: 1 },
    from: "2025-02-01",
    to: "2025-02-28",
    calendar: [["2025-02", 28]],
  },
  {
    name: "history that begins 15 days late still covers the start",
    now: OCTOBER,
    period: { mode: "MONTHS", numberOfMonths: 3 },
    firstDay: "2025-08-07",
    from: "2025-07-23",
    to: "2025-10-23",
    calendar: [
      ["2025-07", 9],
      ["2025-08", 31],
      ["2025-09", 30],
      ["2025-10", 23],
    ],
  },
  {
    name: "history that begins 16 days late clips the window",
    now: OCTOBER,
    period: { mode: "MONTHS", numberOfMonths: 3 },
    firstDay: "2025-08-08",
    from: "2025-08-08",
    to: "2025-10-23",
    calendar: [
      ["2025-08", 24],
      ["2025-09", 30],
      ["2025-10", 23],
    ],
  },
  {
    name: "a card account's history defines the window too",
    now: OCTOBER,
    period: { mode: "MONTHS_TRUNCATED", numberOfMonths: 3 },
    firstDay: "2025-09-03",
    firstCardDay: "2025-06-20",
    from: "2025-07-01",
    to: "2025-09-30",
    calendar: [
      ["2025-07", 31],
      ["2025-08", 31],
      ["2025-09", 30],
    ],
  },
  {
    name: "only checking accounts define the window where the request says so",
    now: OCTOBER,
    period: { mode: "MONTHS_TRUNCATED", numberOfMonths: 3, includeCheckingAccountsOnTruncateWindow: true },
    firstDay: "2025-09-03",
    firstCardDay: "2025-06-20",
    from: "2025-09-03",
    to: "2025-09-30",
    calendar: [["2025-09", 28]],
  },
];

function analysisOf({ now, period, firstDay = "2023-01-05", firstCardDay }: WindowCase, income = 0): Analysis {
  const row = (day: string): BodyRow => ({ description: "CARTE MONOPRIX", amount: -10, dates: { debitedAt: day } });
  const wage = { description: "VIREMENT SALAIRE", amount: income, dates: { debitedAt: now.slice(0, 8).concat("01") } };
  const lastMonth = { ...wage, dates: { debitedAt: dayAt(-1, wage.dates.debitedAt) } };
  const checking = checkingAccount([row(firstDay), row(now), ...(income === 0 ? [] : [lastMonth])], {
    balanceDate: now,
  });
  const card = checkingAccount([row(firstCardDay ?? now)], { type: "CREDIT_CARD", name: "Carte", balanceDate: now });
  const body = { parameters: { period }, accounts: firstCardDay === undefined ? [checking] : [checking, card] };
  return analyze(body, { now: `${now}T12:00:00Z`, project: { minimumTransactions: 0 } });
}

describe("the window of a period", () => {
  it.each(CASES)("$name", (given) => {
    const { metadata, parameters } = analysisOf(given);
    const { minWindowDate, maxWindowDate, numberOfDaysInWindow, calendar } = metadata!.creditInsights!;
    expect([minWindowDate, maxWindowDate]).toEqual([given.from, given.to]);
    expect(calendar.map(({ month, nbDays }) => [month, nbDays])).toEqual(given.calendar);
    expect(numberOfDaysInWindow).toBe(given.calendar.reduce((sum, [, days]) => sum + days, 0));
    expect(parameters.period.isComputedUsingProjectConfig).toBe(false);
  });

  it("takes the scores' own 90 days whatever the period", () => {
    for (const given of CASES.slice(0, 4)) {
      const { minWindowDate, maxWindowDate } = analysisOf(given).metadata!.creditScore!;
      expect([minWindowDate, maxWindowDate]).toEqual(["2025-07-25", "2025-10-23"]);
    }
  });

  // An income of 3,600 on 30 September, worked by hand: 90 days are 3 months; the current month adds 23 of 31 days.
  it.each([
    [{ mode: "DAYS", numberOfDays: 90 }, 1200],
    [{ mode: "DAYS", numberOfDays: 45 }, 2400],
    [{ mode: "MONTHS", numberOfMonths: 3 }, 1200],
    [{ mode: "MONTHS_TRUNCATED", numberOfMonths: 3 }, 1200],
    [{ mode: "MONTHS_AND_CURRENT", numberOfMonths: 3 }, 962.07],
  ])("divides totals by the months of %o", (period, monthlyAmount) => {
    const { incomes } = analysisOf({ ...CASES[0]!, period }, 3600).creditInsights!;
    expect([incomes.totalAmount, incomes.monthlyAmount]).toEqual([3600, monthlyAmount]);
  });

  it("reduces the months in proportion to the days that a short history covers", () => {
    // 77 of the 93 days from 23 July to 23 October: 3,600 over 3 × 77 / 93 months.
    const { incomes } = analysisOf({ ...CASES[9]! }, 3600).creditInsights!;
    expect(incomes.monthlyAmount).toBe(1449.35);
  });

  it("takes the project's period, and its number where a request gives a mode alone", () => {
    const project = { minimumTransactions: 0, period: { mode: "MONTHS", numberOfMonths: 2 } } as const;
    const accounts = [checkingAccount([rowOn(-500, "CARTE MONOPRIX", -10)])];
    const options = { now: `${OCTOBER}T12:00:00Z`, project };
    const own = analyze({ accounts }, options);
    expect(own.parameters.period.isComputedUsingProjectConfig).toBe(true);
    expect(own.metadata!.creditInsights!.minWindowDate).toBe("2025-08-23");
    const asked = analyze({ accounts, parameters: { period: { mode: "MONTHS_TRUNCATED" } } }, options);
    expect(asked.metadata!.creditInsights!.minWindowDate).toBe("2025-08-01");
  });
});
