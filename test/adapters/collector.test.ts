import { describe, expect, it } from "vitest";
import { issuesOf, read } from "./read.js";

const account = (given: object): object => ({ type: "CHECKING", currency: "EUR", balance: 0, ...given });

/** Rows whose amounts add up to so many units. */
function rowsOf(units: number): readonly object[] {
  const row = { description: "VIREMENT", amount: units < 0 ? -1e9 : 1e9, dates: { debitedAt: "2026-08-14" } };
  return new Array(Math.abs(units) / 1e9).fill(row);
}

describe("the limits of a body", () => {
  it("are a thousand accounts", () => {
    const bodyOf = (count: number): object => ({ accounts: Array.from({ length: count }, () => account({})) });
    expect(read(bodyOf(1000)).accounts).toHaveLength(1000);
    expect(issuesOf(bodyOf(1001))).toEqual(["OUT_OF_RANGE /accounts"]);
    // Before any is read: nothing else is said of them.
    expect(issuesOf({ accounts: new Array(2 ** 32 - 1) })).toEqual(["OUT_OF_RANGE /accounts"]);
  });

  it("are sums that are exact, of balances and amounts, whatever their signs", () => {
    // 900.7 thousand million units are the safe integers of ten-thousandths.
    const balances = [account({ balance: -1e9 }), account({ balance: 0.7e9, transactions: rowsOf(-899e9) })];
    expect(issuesOf({ accounts: balances })).toEqual([]);
    expect(issuesOf({ accounts: [account({ balance: -0.8e9 }), ...balances] })).toEqual(["OUT_OF_RANGE "]);
    expect(
      issuesOf({ accounts: [account({ transactions: rowsOf(450e9) }), account({ transactions: rowsOf(-451e9) })] }),
    ).toEqual(["OUT_OF_RANGE "]);
  });
});
