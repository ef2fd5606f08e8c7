import { describe, expect, it } from "vitest";
import { isoDayOf } from "../../src/base/calendar.js";
import { scoreActivity } from "../../src/passes/activity-score.js";
import { findIncomes } from "../../src/passes/incomes.js";
import { findReferenceDate } from "../../src/passes/reference-date.js";
import { refuseThinData } from "../../src/passes/refusals.js";
import type { ProjectOptions } from "../../src/schema/options.js";
import { account, factsOf, type Line } from "./facts.js";

const rows = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, at): Line => [`2026-06-${String((at % 28) + 1).padStart(2, "0")}`, `CB ${at}`, -5]);

function refusalOf(accounts: readonly object[], project: ProjectOptions = {}): string | undefined {
  const facts = factsOf(accounts, { project });
  const asked = facts.settings.project;
  return refuseThinData({ ...facts, activity: scoreActivity(facts), incomes: findIncomes(facts), project: asked });
}

describe("thin data", () => {
  it("are refused under 20 debited transactions on one checking account", () => {
    expect(refusalOf([account(rows(20))])).toBeUndefined();
    expect(refusalOf([account(rows(19))])).toBe("NOT_ENOUGH_TRANSACTIONS");
    expect(refusalOf([account(rows(19)), account(rows(19), { name: "Autre" })])).toBe("NOT_ENOUGH_TRANSACTIONS");
    expect(refusalOf([account([]), account(rows(40), { type: "CREDIT_CARD" })])).toBe("NOT_ENOUGH_TRANSACTIONS");
  });

  it("count what is in the window, has a day of debit, and is not announced", () => {
    const body = account(rows(18)) as { transactions: object[] };
    const row = { description: "CB", amount: -5 };
    body.transactions.push(
      { ...row, dates: { debitedAt: "2026-06-20" }, isComing: true },
      { ...row, dates: { debitedAt: "2026-01-20" } },
      { ...row, dates: { debitedAt: "2026-07-20" } },
    );
    expect(refusalOf([body], { minimumTransactions: 19 })).toBe("NOT_ENOUGH_TRANSACTIONS");
    expect(refusalOf([body], { minimumTransactions: 18 })).toBeUndefined();
  });

  it("of little activity are refused where the project asks for it", () => {
    const project = { minimumTransactions: 1 };
    expect(refusalOf([account([["2026-04-01", "CB", -5]])], project)).toBeUndefined();
    expect(refusalOf([account([["2026-04-01", "CB", -5]])], { ...project, lowActivityThreshold: 10 })).toBe(
      "LOW_ACTIVITY_SCORE",
    );
    expect(refusalOf([account(rows(60))], { ...project, lowActivityThreshold: 10 })).toBeUndefined();
  });

  it("are refused for their accounts first", () => {
    expect(refusalOf([account(rows(3), { currency: "USD" })])).toBe("CURRENCY_NOT_SUPPORTED");
  });
});

describe("the reference date", () => {
  const referenceOf = (accounts: readonly object[], useBalanceDate: boolean): string => {
    const { ledger, scope, settings } = factsOf(accounts);
    return isoDayOf(findReferenceDate({ ledger, scope, settings, useBalanceDate }).day);
  };
  const dated = (balanceDate: string, given: object = {}): object =>
    account(rows(3), { name: balanceDate, balanceDate, ...given });

  it("is no time at which an account without a balance date was read", () => {
    const { balanceDate: _, ...undated } = account([], { type: "CREDIT_CARD", name: "Card" }) as Record<
      string,
      unknown
    >;
    expect(referenceOf([dated("2026-06-10"), undated], true)).toBe("2026-06-10");
    expect(referenceOf([undated, account(rows(3), { balanceDate: undefined })], true)).toBe("2026-06-30");
  });

  it("is now, or the latest balance date over the accounts analysed", () => {
    const accounts = [dated("2026-06-10"), dated("2026-06-20"), dated("2026-06-28", { type: "SAVINGS" })];
    expect(referenceOf(accounts, false)).toBe("2026-06-30");
    expect(referenceOf(accounts, true)).toBe("2026-06-20");
  });

  it("is now where no account is analysed", () => {
    expect(referenceOf([dated("2026-06-10", { currency: "USD" })], true)).toBe("2026-06-30");
  });
});
