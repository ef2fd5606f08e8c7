import { describe, expect, it } from "vitest";
import { accountOfA, accountOfC, bodyOfA, bodyOfC, rowOfA, rowOfC } from "./quirks/bodies.js";
import { type Read, read } from "./read.js";

/** What two copies of one account are read as, which does not depend on their order. */
function merged(bodyOf: (accounts: readonly object[]) => object, one: object, other: object): Read {
  const [first, second] = [
    [one, other],
    [other, one],
  ].map((accounts) => read(bodyOf(accounts)));
  expect(second).toEqual(first);
  expect(first!.accounts).toHaveLength(1);
  return first!;
}

const mergedOfA = (one: object, other: object): Read =>
  merged((accounts) => bodyOfA(accounts), accountOfA(one), accountOfA(other));
const mergedOfC = (one: object, other: object): Read =>
  merged((accounts) => bodyOfC(accounts), accountOfC(one), accountOfC(other));

const balanceOf = ({ accounts }: Read): number => accounts[0]!.balance / 10_000;
const history = ["2026-06-01", "2026-08-20"].map((date) => rowOfA({ date, rdate: date }));

describe("the balance of an account seen twice", () => {
  it("is a dated one before one that was never synchronised", () => {
    const never = { balance: 999, last_update: null };
    const today = { balance: 7, last_update: "2026-08-21 06:30:00", transactions: history };
    const result = mergedOfA(never, today);
    expect(balanceOf(result)).toBe(7);
    expect(result.accounts[0]!.isBalanceDated).toBe(true);
    expect(result.rows).toHaveLength(2);
    expect(result.statedBalances).toEqual([]);
  });

  it("is a dated one however old, or after the analysis", () => {
    for (const last_update of ["2020-01-01 06:30:00", "2026-09-21 06:30:00"])
      expect(balanceOf(mergedOfA({ balance: 999, last_update: null }, { balance: 7, last_update }))).toBe(7);
  });

  it("is the newest of dated ones", () => {
    const older = { balance: 1, last_update: "2026-08-01 06:30:00", transactions: history };
    expect(balanceOf(mergedOfA(older, { balance: 2, last_update: "2026-08-02 06:30:00" }))).toBe(2);
  });

  it("is one of those that are there where none is dated", () => {
    const result = mergedOfA({ balance: 1, last_update: null }, { balance: 2, last_update: null });
    expect(result.accounts[0]!.isBalanceDated).toBe(false);
  });
});

describe("an account of which one copy is gone", () => {
  const gone = [{ deleted: "2026-08-20 10:00:00" }, { disabled: "2026-08-20 10:00:00" }, { disabled: true }];

  it.each(gone)("stays active where the other copy is: %j", (marks) => {
    const active = { balance: 5, last_update: "2026-08-19 06:30:00", transactions: history };
    const newer = mergedOfA(active, { balance: 6, last_update: "2026-08-20 06:30:00", ...marks });
    expect(newer.accounts[0]!.isComputed).toBe(true);
    // The newest balance wins all the same (decisions section 3).
    expect(balanceOf(newer)).toBe(6);
    const older = mergedOfA(active, { balance: 6, last_update: "2026-08-18 06:30:00", ...marks });
    expect(older.accounts[0]!.isComputed).toBe(true);
  });

  it("stays active where PROVIDER_C lists one copy as closed", () => {
    const closed = { status: "CLOSED", balance_date: "2026-08-21", transactions: [rowOfC()] };
    expect(mergedOfC(closed, { status: "ACTIVE", balance_date: "2026-08-20" }).accounts[0]!.isComputed).toBe(true);
  });

  it("is gone where all copies are", () => {
    expect(mergedOfA({ disabled: true }, { deleted: true, balance: 1 }).accounts[0]!.isComputed).toBe(false);
  });
});
