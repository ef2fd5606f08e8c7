import { describe, expect, it } from "vitest";
import type { ActivityScore } from "../../src/passes/activity-score.js";
import { findIncomes } from "../../src/passes/incomes.js";
import { refuseThinData } from "../../src/passes/refusals.js";
import type { ProjectOptions } from "../../src/schema/options.js";
import { account, factsOf, type Line } from "./facts.js";

const rows = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, at): Line => [`2026-06-${String(at + 1).padStart(2, "0")}`, `CB ${at}`, -5]);
const activityOf = (value: number): ActivityScore => ({ value, values: [], points: [], days: 91, calendar: [] });

/** Why accounts of an activity are refused. */
function refusalOf(accounts: readonly object[], value: number, project: ProjectOptions = {}) {
  const facts = factsOf(accounts, { project });
  const asked = facts.settings.project;
  return refuseThinData({ ...facts, activity: activityOf(value), incomes: findIncomes(facts), project: asked });
}

describe("a transaction that counts towards the least number", () => {
  it("is a credit as much as a debit", () => {
    const lines = rows(20).map(([day, text], at): Line => [day, text, at < 12 ? 40 : -5]);
    expect(refusalOf([account(lines)], 50)).toBeUndefined();
  });

  it("has a day of debit", () => {
    // Adapters give one to whatever is booked on a checking account; the count does not lean on that.
    const facts = factsOf([account(rows(20))]);
    const { project } = facts.settings;
    const needs = { ...facts, activity: activityOf(50), incomes: findIncomes(facts), project };
    const debitedAt = facts.ledger.debitedAt.map((instant, row) => (row === 0 ? Number.NaN : instant));
    expect(refuseThinData(needs)).toBeUndefined();
    expect(refuseThinData({ ...needs, ledger: { ...facts.ledger, debitedAt } })).toBe("NOT_ENOUGH_TRANSACTIONS");
  });

  it("may be booked alone, for on a checking account that is its debit", () => {
    const transactions = rows(20).map(([day, description, amount]) => ({
      description,
      amount,
      dates: { bookedAt: day },
    }));
    expect(refusalOf([account([], { transactions })], 50)).toBeUndefined();
    // What lies on a card is owed, not yet debited.
    const card = account([], { type: "CREDIT_CARD", name: "Carte", transactions });
    expect(refusalOf([account(rows(19)), card], 50)).toBe("NOT_ENOUGH_TRANSACTIONS");
  });

  it("lies on a checking account, not on a card's, though it has a day of debit there", () => {
    const { transactions } = account(rows(20)) as { transactions: readonly object[] };
    const card = account([], { type: "CREDIT_CARD", name: "Carte", transactions });
    expect(refusalOf([account(rows(19)), card], 50)).toBe("NOT_ENOUGH_TRANSACTIONS");
    expect(refusalOf([account(rows(20)), card], 50)).toBeUndefined();
  });
});

describe("the activity", () => {
  const alive = [account(rows(20))];

  it.each([
    [9, "LOW_ACTIVITY_SCORE"],
    [10, undefined],
    [11, undefined],
  ])("of %d against a threshold of 10: %s, for the threshold itself is enough", (value, refusal) => {
    expect(refusalOf(alive, value, { lowActivityThreshold: 10 })).toBe(refusal);
  });

  it("refuses nothing where the project has no threshold, however low it is", () => {
    expect(refusalOf(alive, 0)).toBeUndefined();
  });

  it("is looked at after the number of transactions", () => {
    expect(refusalOf([account(rows(19))], 0, { lowActivityThreshold: 10 })).toBe("NOT_ENOUGH_TRANSACTIONS");
  });
});

describe("an income of nothing", () => {
  const alive = account(rows(20));
  const paid = account([...rows(20), ["2026-06-25", "VIR SALAIRE LAC SARL", 0.01]]);

  it("is refused where the project asks for it", () => {
    expect(refusalOf([alive], 50, { refuseZeroIncome: true })).toBe("ZERO_INCOME");
    expect(refusalOf([alive], 50)).toBeUndefined();
  });

  it("is none where a cent is earned", () => {
    expect(refusalOf([paid], 50, { refuseZeroIncome: true })).toBeUndefined();
  });

  it("is looked at last", () => {
    const project = { refuseZeroIncome: true, lowActivityThreshold: 10 };
    expect(refusalOf([alive], 9, project)).toBe("LOW_ACTIVITY_SCORE");
    expect(refusalOf([account(rows(19))], 50, project)).toBe("NOT_ENOUGH_TRANSACTIONS");
  });
});
