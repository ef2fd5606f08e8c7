import { describe, expect, it } from "vitest";
import { analyze, type ProjectOptions } from "../../src/index.js";

const MONTHS = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];

/** Incomes of a household whose wage of 2000 comes on the 2nd, looked at on a day: transactions, and the sum a month. */
function incomesOn(now: string, period: NonNullable<ProjectOptions["period"]>) {
  const rows = MONTHS.flatMap((month) => [
    { description: "VIREMENT SALAIRE ACME", amount: 2000, dates: { debitedAt: `${month}-02` } },
    { description: "CB LIBRAIRIE", amount: -5, dates: { debitedAt: `${month}-20` } },
  ]);
  const transactions = rows.filter(({ dates }) => dates.debitedAt <= now);
  const account = { type: "CHECKING", currency: "EUR", balance: 900, balanceDate: now, transactions };
  const project = { minimumTransactions: 0, period };
  const { creditInsights, essentials } = analyze({ accounts: [account] }, { now: `${now}T12:00:00Z`, project });
  const { monthlyAmount, categories } = creditInsights!.incomes;
  expect(essentials!.monthlyRegularIncome).toBe(monthlyAmount);
  return [categories[0]!.transactions.length, monthlyAmount];
}

describe("a monthly wage of 2000", () => {
  it("is more a month where both ends of a window of months are paydays, for the window counts both", () => {
    // 2 March to 2 June are three months to the calendar, and four paydays: 8000 / 3.
    expect(incomesOn("2026-06-02", { mode: "MONTHS", numberOfMonths: 3 })).toEqual([4, 2666.67]);
    expect(incomesOn("2026-06-01", { mode: "MONTHS", numberOfMonths: 3 })).toEqual([3, 2000]);
    expect(incomesOn("2026-06-03", { mode: "MONTHS", numberOfMonths: 3 })).toEqual([3, 2000]);
  });

  it("is 2000 a month on any day over whole months", () => {
    for (const now of ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-30"])
      expect(incomesOn(now, { mode: "MONTHS_TRUNCATED", numberOfMonths: 3 })).toEqual([3, 2000]);
  });

  it("is near 2000 a month on its payday over 90 days, and over whole months with the current one", () => {
    // 4 March to 2 June: three paydays.
    expect(incomesOn("2026-06-02", { mode: "DAYS", numberOfDays: 90 })).toEqual([3, 2000]);
    // 1 March to 2 June: four paydays in 3 + 2/30 months.
    expect(incomesOn("2026-06-02", { mode: "MONTHS_AND_CURRENT", numberOfMonths: 3 })).toEqual([4, 2608.7]);
  });
});
