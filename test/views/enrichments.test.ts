import { describe, expect, it } from "vitest";
import { type Analysis, analyze, type TransactionView } from "../../src/index.js";

const NOW = "2026-06-30T12:00:00Z";
const row = (day: string, amount: number, description: string): object => ({
  description,
  amount,
  currency: "EUR",
  dates: { debitedAt: `${day}T00:00:00Z`, bookedAt: `${day}T00:00:00Z` },
});
const analysisOf = (...transactions: readonly object[]): Analysis => {
  const account = { type: "CHECKING", currency: "EUR", balance: 100, transactions };
  return analyze({ format: "NATIVE", accounts: [account] }, { now: NOW, project: { minimumTransactions: 1 } });
};
const rowsOf = (analysis: Analysis): readonly TransactionView[] => analysis.accounts[0]!.transactions;

describe("enrichments", () => {
  it("are one frozen object for the rows of a flow that say the same of themselves", () => {
    const analysis = analysisOf(
      row("2026-04-05", -9.99, "PRLV NETFLIX"),
      row("2026-05-05", -9.99, "PRLV NETFLIX"),
      row("2026-06-05", -9.99, "PRLV NETFLIX"),
    );
    const [first, second, third] = rowsOf(analysis).map(({ enrichments }) => enrichments);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
    expect(first!.relatedTransactions).toEqual({});
  });

  it("are a row's own where it is linked or says something else", () => {
    const analysis = analysisOf(
      row("2026-05-05", -9.99, "PRLV NETFLIX"),
      row("2026-06-05", -9.99, "PRLV NETFLIX"),
      row("2026-06-07", 9.99, "REJET PRLV NETFLIX"),
      row("2026-06-20", -30, "CARTE CARREFOUR"),
    );
    const [paid, rejected, rejection, shop] = rowsOf(analysis).map(({ enrichments }) => enrichments);
    expect(new Set([paid, rejected, rejection, shop]).size).toBe(4);
    expect(paid!.isRejected).toBe(false);
    expect(rejected!.isRejected).toBe(true);
    expect(rejected!.relatedTransactions).toEqual({ rejectedOn: rowsOf(analysis)[2]!.id });
    expect(rejected!.counterPartId).toBe(rowsOf(analysis)[2]!.id);
    expect(rejection!.counterPartId).toBe(rowsOf(analysis)[1]!.id);
    expect([paid, shop].map((enrichments) => "counterPartId" in enrichments!)).toEqual([false, false]);
    expect(shop!.category).toBe("GROCERY");
  });
});

describe("dates", () => {
  it("are one frozen object for rows that follow each other at the same times", () => {
    const analysis = analysisOf(
      row("2026-06-05", -1, "CARTE CARREFOUR"),
      row("2026-06-05", -2, "CARTE LIDL"),
      row("2026-06-06", -2, "CARTE LIDL"),
    );
    const [first, second, third] = rowsOf(analysis).map(({ dates }) => dates);
    expect(second).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
    expect(third).toEqual({ debitedAt: "2026-06-06T12:00:00.000Z", bookedAt: "2026-06-06T12:00:00.000Z" });
  });
});
