import { describe, expect, it } from "vitest";
import type { AnalyzeOptions } from "../../src/schema/options.js";
import { account, factsOf, type Line } from "./facts.js";

const ROWS: readonly Line[] = [["2026-06-01", "CB LIBRAIRIE", -5]];
let number = 0;
/** An account of its own number, so that no two are merged. */
const one = (given: object): object => {
  number += 1;
  return account(ROWS, { number: String(number), ...given });
};
const refusalOf = (accounts: readonly object[], options: AnalyzeOptions = {}): string | undefined =>
  factsOf(accounts, options).scope.refusal;
const BUSINESS: AnalyzeOptions = { usage: "BUSINESS" };

describe("the choice of accounts refuses, in this order", () => {
  it("1. no account, or none of a known type", () => {
    expect(refusalOf([])).toBe("ACCOUNT_TYPE_NOT_SUPPORTED");
    // Whatever else is wrong with them.
    expect(refusalOf([one({ type: "UNKNOWN", currency: "USD", usage: "PROFESSIONAL" })])).toBe(
      "ACCOUNT_TYPE_NOT_SUPPORTED",
    );
  });

  it("2. no checking and no card account", () => {
    expect(refusalOf([one({ type: "SAVINGS", currency: "USD" }), one({ type: "LOAN" })])).toBe("NO_CHECKING_ACCOUNT");
    expect(refusalOf([one({ type: "SAVINGS" }), one({ type: "UNKNOWN" })])).toBe("NO_CHECKING_ACCOUNT");
  });

  it("3. none of these in the project's currency", () => {
    const accounts = [one({ currency: "USD", usage: "PROFESSIONAL", ownership: "ATTORNEY" }), one({ type: "SAVINGS" })];
    expect(refusalOf(accounts)).toBe("CURRENCY_NOT_SUPPORTED");
    expect(refusalOf([one({})], { project: { market: "GB" } })).toBe("CURRENCY_NOT_SUPPORTED");
    expect(refusalOf([one({})], { project: { market: "GB", currency: "EUR" } })).toBeUndefined();
  });

  it("4. none of these of a supported usage; an unknown usage is one", () => {
    const professional = one({ usage: "PROFESSIONAL", ownership: "ATTORNEY" });
    expect(refusalOf([professional, one({ currency: "USD" })])).toBe("USAGE_NOT_SUPPORTED");
    expect(refusalOf([one({ usage: "PERSONAL" })], BUSINESS)).toBe("USAGE_NOT_SUPPORTED");
    expect(refusalOf([one({ usage: "PROFESSIONAL" })], BUSINESS)).toBeUndefined();
    expect(refusalOf([one({ usage: "UNKNOWN" })])).toBeUndefined();
    expect(refusalOf([one({ usage: "UNKNOWN" })], BUSINESS)).toBeUndefined();
  });

  it("5. all of these held as attorney; other and unknown ownership are not", () => {
    const attorney = one({ ownership: "ATTORNEY" });
    expect(refusalOf([attorney, one({ usage: "PROFESSIONAL" })])).toBe("OWNERSHIP_NOT_SUPPORTED");
    for (const ownership of ["CO_HOLDER", "OTHER", null]) expect(refusalOf([one({ ownership })])).toBeUndefined();
  });

  it("6. no checking account among what is left", () => {
    const card = one({ type: "CREDIT_CARD" });
    expect(refusalOf([card])).toBe("NO_CHECKING_ACCOUNT");
    expect(refusalOf([card, one({ currency: "USD" })])).toBe("NO_CHECKING_ACCOUNT");
    expect(refusalOf([card, one({ ownership: "ATTORNEY" })])).toBe("NO_CHECKING_ACCOUNT");
    expect(refusalOf([card, one({ isComputed: false })])).toBe("NO_CHECKING_ACCOUNT");
  });
});

describe("the accounts that count", () => {
  const scopeOf = (accounts: readonly object[], options: AnalyzeOptions = {}) => {
    const { ledger, scope } = factsOf(accounts, options);
    const namesOf = (marks: Uint8Array): readonly (string | undefined)[] =>
      ledger.accounts.filter((_, at) => marks[at] === 1).map(({ name }) => name);
    return { analysed: namesOf(scope.isAnalysed), linkable: namesOf(scope.isLinkable) };
  };

  it("are checking and card accounts; savings and loans are kept for links", () => {
    const scope = scopeOf([
      one({ name: "checking" }),
      one({ name: "card", type: "CREDIT_CARD" }),
      one({ name: "savings", type: "SAVINGS" }),
      one({ name: "loan", type: "LOAN" }),
      one({ name: "unknown", type: "UNKNOWN" }),
    ]);
    expect(scope).toEqual({ analysed: ["checking", "card"], linkable: ["savings", "loan"] });
  });

  it("leave out other currencies, usages, attorneys' and excluded accounts, also for links", () => {
    const scope = scopeOf([
      one({ name: "checking" }),
      one({ name: "dollars", currency: "USD" }),
      one({ name: "firm", usage: "PROFESSIONAL" }),
      one({ name: "mandate", ownership: "ATTORNEY" }),
      one({ name: "excluded", isComputed: false }),
      one({ name: "excluded savings", type: "SAVINGS", isComputed: false }),
      one({ name: "savings in dollars", type: "SAVINGS", currency: "USD" }),
    ]);
    expect(scope).toEqual({ analysed: ["checking"], linkable: [] });
  });

  it("are none where the body is refused", () => {
    expect(scopeOf([one({ currency: "USD" }), one({ type: "SAVINGS" })])).toEqual({ analysed: [], linkable: [] });
  });
});
