import { describe, expect, it } from "vitest";
import type { Category } from "../../../src/model/category.js";
import { account, categoryOf, factsOf, linksOf } from "../facts.js";
import type { Market } from "./returned-in.js";

/** How the provider says that a debit and the credit of its text and amount moved. */
type Types = readonly [debit: string, credit: string];

/** What 60 are that come in under the very text that they left by five days before, and how the two are linked. */
function receivedUnder(text: string, market: Market = "FR", types?: Types): readonly [Category, ...string[]] {
  const given = account([
    ["2026-05-02", text, -60],
    ["2026-05-07", text, 60],
  ]) as { readonly transactions: readonly object[] };
  const transactions = given.transactions.map((row, at) => ({ ...row, aggregator: { type: types?.[at] } }));
  const facts = factsOf([{ ...given, transactions }], { project: { market, currency: "EUR" } });
  const credit = facts.ledger.amount.findIndex((amount) => amount > 0);
  return [categoryOf(facts, credit), ...linksOf(facts).map((link) => link.split(":")[0]!)];
}

describe("what comes in under the text of a debit", () => {
  it("is that debit where an office pays benefits and takes contributions, whatever the benefit", () => {
    const text = "SECURITE SOCIALE INDEPENDANTS";
    expect(receivedUnder(text)).toEqual(["REJECTION_PAYMENT", "rejectedOn", "rejectionOf"]);
  });

  it.each<readonly [string, Market, string, Category]>([
    ["a pension of an insurer's, who is no office", "GB", "AVIVA ANNUITY", "RETIREMENT_PENSION"],
    ["what a director lends", "GB", "DLA LOAN 1234567", "NON_OPERATING_SHAREHOLDER_INCOMING"],
  ])("is none where it tells what else it is: %s", (_, market, text, category) => {
    expect(receivedUnder(text, market)).toEqual([category]);
  });

  it("is none where the client says what an instalment's words are on a credit", () => {
    const lexicon = [{ id: "me", category: "LOAN_DRAWDOWN", direction: "IN", phrases: ["COFIDIS"] }] as const;
    const text = "PRLV SEPA COFIDIS CREDIT 123";
    const lines = [-60, 60].map((amount, at) => [`2026-05-0${2 + 5 * at}`, text, amount] as const);
    const facts = factsOf([account(lines)], { project: { lexicon } });
    expect(categoryOf(facts, 1)).toBe("LOAN_DRAWDOWN");
    expect(linksOf(facts)).toEqual([]);
  });

  it.each<readonly [string, string, string, string, Category]>([
    ["direct debit where it left by transfer", "ZXQV ENERGIE", "transfer", "order", "REJECTION_PAYMENT"],
    ["cheque where it left by transfer", "ZUBRO 1234567", "transfer", "check", "REJECTION_CHECK"],
    ["cheque where it left by direct debit", "ZUBRO 1234567", "order", "check", "REJECTION_CHECK"],
  ])("is no %s, by the provider's types", (_, text, debit, credit, category) => {
    expect(receivedUnder(text, "FR", [debit, credit])).toEqual(["OTHER_ENTRY"]);
    expect(receivedUnder(text, "FR", [credit, credit])).toEqual([category, "rejectedOn", "rejectionOf"]);
  });

  it("is no cheque whose number stands behind all that is read", () => {
    const filled = (length: number): string => `CHEQUE ${"ZUBRO ".repeat(70)}`.slice(0, length);
    expect(receivedUnder(`${filled(393)}1234567`)).toEqual(["REJECTION_CHECK", "rejectedOn", "rejectionOf"]);
    expect(receivedUnder(`${filled(400)}1234567`)).toEqual(["OTHER_ENTRY"]);
  });
});
