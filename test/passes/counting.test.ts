import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";

const row = (day: string, description: string, amount: number) => ({ description, amount, dates: { debitedAt: day } });
const purchase = (day: string, amount: number) => ({
  description: "CB CARREFOUR MARKET",
  amount,
  dates: { bookedAt: day },
});

/** Expenses of a checking account that pays a card's total, and the card with its purchases. */
function expensesOf(total: number, purchases: readonly object[]): number {
  const checking = { type: "CHECKING", currency: "EUR", balance: 0, balanceDate: "2026-06-30", name: "Courant" };
  const card = { type: "CREDIT_CARD", currency: "EUR", balance: 0, balanceDate: "2026-06-30", name: "Carte" };
  const body = {
    accounts: [
      {
        ...checking,
        transactions: [row("2026-04-01", "RETRAIT DAB", -1), row("2026-06-30", "DEBIT CARTE BANCAIRE DIFFERE", total)],
      },
      { ...card, transactions: purchases },
    ],
  };
  const options = { now: "2026-06-30T12:00:00Z", project: { minimumTransactions: 0 } };
  return analyze(body, options).creditInsights!.expenses.totalAmount;
}

describe("a deferred card's total without a reset on the card account", () => {
  const purchases = [purchase("2026-06-02", -30), purchase("2026-06-10", -45.5), purchase("2026-06-20", -14.5)];

  it("is not counted again where the purchases that it pays are in the window", () => {
    expect(expensesOf(-90, purchases)).toBe(-91);
  });

  it("is not counted again where it pays some of them in a run", () => {
    expect(expensesOf(-60, purchases)).toBe(-91);
  });

  it("stays an expense where no run of purchases adds up to it", () => {
    expect(expensesOf(-44.5, purchases)).toBe(-135.5);
  });
});
