import { describe, expect, it } from "vitest";
import { adapt } from "../../src/index.js";
import {
  accountOfA,
  accountOfC,
  bodyOfA,
  bodyOfC,
  bodyOfE,
  IBAN,
  nativeBody,
  nativeRow,
  rowOfA,
  rowOfC,
  rowOfE,
} from "./quirks/bodies.js";
import { NOW, type Read, read } from "./read.js";

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

const accountIn = (body: object): object => (body as { readonly accounts: readonly object[] }).accounts[0]!;
const balanceOf = ({ accounts }: Read): number => accounts[0]!.balance / 10_000;
const rows = (...days: readonly string[]): object[] =>
  days.map((date) => rowOfA({ id: date, date, rdate: date, original_wording: `CB ${date}` }));
const long = { transactions: rows("2025-01-10", "2025-08-10", "2026-02-10", "2026-05-03") };
const history = ["2026-06-01", "2026-08-20"].map((date) => rowOfA({ date, rdate: date }));

/** What two copies differ in that are alike in balance, days, amounts and texts. */
const alike = (given: (place: number) => object): object[] =>
  ["2026-07-01", "2026-07-09", "2026-08-03"].map((date, place) => rowOfA({ id: place, date, ...given(place) }));

describe("of two copies of an account that are as long", () => {
  it.each<[string, object[], object[]]>([
    ["the provider's types", alike(() => ({ type: "card" })), alike(() => ({ type: "order" }))],
    ["their lack of types", alike(() => ({ type: "card" })), alike(() => ({}))],
    ["ids", alike(() => ({ id: 7 })), alike(() => ({ id: 8 }))],
    ["categories", alike(() => ({ category: "A" })), alike(() => ({ category: "B" }))],
    ["comments", alike(() => ({ comment: "A" })), alike(() => ({}))],
    [
      "what goes with what",
      alike((place) => ({ comment: `${place % 2}` })),
      alike((place) => ({ comment: `${(place + 1) % 2}` })),
    ],
  ])("one is kept, whatever their order, where %s differ", (_, one, other) => {
    expect(mergedOfA({ transactions: one }, { transactions: other }).rows).toHaveLength(3);
  });

  it("the one is kept that has more of them booked", () => {
    const announced = alike((place) => ({ coming: place === 2 }));
    const { rows } = mergedOfA({ transactions: announced }, { transactions: alike(() => ({})) });
    expect(rows.filter(({ isComing }) => isComing)).toEqual([]);
  });

  it("the one is kept whose connection is sound", () => {
    const account = accountOfA({ transactions: alike(() => ({})) });
    const [sound, failed] = [{ id: 5 }, { id: 6, state: "wrongpass" }].map((given) => ({
      ...given,
      last_update: "2026-08-21 06:30:00",
      accounts: [account],
    }));
    for (const connections of [
      [sound, failed],
      [failed, sound],
    ])
      expect(read({ format: "PROVIDER_A_V2_0", connections }).connections).toEqual(["0 2026-08-21"]);
  });

  it("one is kept, whatever their order, where the balances that they state differ", () => {
    const rows = (balance: number): object[] => [
      rowOfE({ balance }),
      rowOfE({ id: "2", date: "2026-08-15", balance: 5 }),
    ];
    const copies = [rows(17.5), rows(99)].map((transactions) =>
      accountIn(bodyOfE({ number: { iban: IBAN }, transactions })),
    );
    const [first, second] = [copies, [...copies].reverse()].map((accounts) => read({ ...bodyOfE(), accounts }));
    expect(first!.mergedAccounts).toBe(1);
    expect(second).toEqual(first);
  });
});

describe("the longer history of an account seen twice", () => {
  const daily = (count: number): object[] =>
    Array.from({ length: count }, (_, place) => {
      const date = new Date(Date.UTC(2026, 7, 20) - place * 86_400_000).toISOString().slice(0, 10);
      return rowOfA({ id: place, date, rdate: date });
    });

  it.each<[string, object]>([
    ["years before the others", rowOfA({ id: 99, date: "2019-05-05", rdate: "2019-05-05" })],
    ["that is announced", rowOfA({ id: 99, date: "2026-11-15", rdate: "2026-11-15", coming: true })],
    ["after the analysis", rowOfA({ id: 99, date: "2027-03-28", rdate: "2027-03-28" })],
  ])("is not that of the copy with one row %s", (_, stray) => {
    expect(mergedOfA({ transactions: daily(60) }, { transactions: [...daily(21), stray] }).rows).toHaveLength(60);
  });

  it("is the longer one by a few days", () => {
    expect(mergedOfA({ transactions: daily(60) }, { transactions: daily(57) }).rows).toHaveLength(60);
  });
});

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

describe("what only one copy of an account says", () => {
  const AT_LAC = { connector: { id: 12, name: "Lac" } };
  const both = (ofA: object, ofC: object): Read["accounts"][number] => {
    const connections = [
      { ...AT_LAC, accounts: [accountOfA({ number: "0001", ...ofA })] },
      { provider_id: "771", name: "Lac", accounts: [accountOfC({ account_number: "0001", ...ofC })] },
    ];
    const [first, second] = [connections, [...connections].reverse()].map((list) => read({ connections: list }));
    expect(second).toEqual(first);
    expect(first!.accounts).toHaveLength(1);
    return first!.accounts[0]!;
  };
  const newer = { balance: 2, balance_date: "2026-08-21" };
  const older = { last_update: "2026-08-20" };

  it("is its name, which a number stands for last", () => {
    expect(both({ ...older, name: "Compte joint" }, newer)).toMatchObject({ name: "Compte joint", balance: 20_000 });
    expect(both({ ...older, name: "Compte joint" }, { ...newer, name: "Courant" }).name).toBe("Courant");
    expect(both(older, newer).name).toBe("0001");
  });

  it("is its BIC, and the country of its IBAN", () => {
    expect(both({ ...older, bic: "BNPAFRPP" }, { ...newer, iban: null })).toMatchObject({
      bic: "BNPAFRPP",
      iban: IBAN,
      country: "FR",
    });
  });

  it("is the name of its bank", () => {
    const named = accountOfA({ iban: null, number: "0001" });
    const unnamed = { connector: { id: 12 }, accounts: [{ ...named, last_update: "2026-08-21 12:00:00" }] };
    const { accounts } = read({ connections: [{ ...AT_LAC, accounts: [named] }, unnamed] });
    expect(accounts).toMatchObject([{ bank: { id: "12", name: "Lac" } }]);
  });

  it("are its loan's terms, each by the newest that tells it", () => {
    const loan = { type: "mortgage", total_amount: 150_000, rate: 1.25 };
    const terms = { type: "MORTGAGE", amount: 1_500_000_000, interestRate: 0.0125 };
    const ofA = { ...older, type: "loan", balance: -9, loan };
    expect(both(ofA, { ...newer, type: "LOAN", balance: -8 }).details).toEqual({
      loan: { ...terms, remainingCapital: 90_000 },
    });
    const ofC = { ...newer, type: "LOAN", balance: -8, loan: { initial_balance: 140_000 } };
    expect(both(ofA, ofC).details).toEqual({
      loan: { ...terms, amount: 1_400_000_000, remainingCapital: 80_000 },
    });
  });

  it("are its savings' terms", () => {
    const savings = { yield_rate: 3 };
    expect(
      both({ last_update: "2026-08-22", type: "livret_a" }, { ...newer, type: "SAVINGS", savings }).details,
    ).toEqual({ savings: { type: "UNKNOWN", interestRate: 0.03 } });
  });
});

describe("an account of which one copy is gone", () => {
  const gone = [{ deleted: "2026-08-20 10:00:00" }, { disabled: "2026-08-20 10:00:00" }, { disabled: true }];

  it.each(gone)("stays active where the other copy is, with the balance of that: %j", (marks) => {
    const active = { balance: 5, last_update: "2026-08-19 06:30:00", transactions: history };
    for (const last_update of ["2026-08-20 06:30:00", "2026-08-18 06:30:00"]) {
      const result = mergedOfA(active, { balance: 6, last_update, ...marks });
      expect(result.accounts[0]!.isComputed).toBe(true);
      expect(balanceOf(result)).toBe(5);
      expect(result.statedBalances).toEqual([]);
    }
  });

  it.each(gone)("has the transactions of the active one, however short, and the names of both: %j", (marks) => {
    const old = { ...long, ...marks };
    const result = mergedOfA({ transactions: history, usage: null }, old);
    expect(result.rows.map(({ debitedAt }) => debitedAt)).toEqual(["2026-06-01", "2026-08-20"]);
    expect(result.accounts[0]!.usage).toBe("PERSONAL");
    expect(result).toMatchObject({ mergedAccounts: 1, mergedRows: 4 });
  });

  it("has the transactions of the active one where the client leaves the other out", () => {
    const native = (isComputed: boolean, days: readonly string[]): object => {
      const transactions = days.map((debitedAt) => nativeRow({ dates: { debitedAt } }));
      return { ...accountIn(nativeBody()), iban: IBAN, isComputed, transactions };
    };
    const excluded = native(false, ["2025-01-10", "2025-08-10", "2026-06-10"]);
    const result = merged((accounts) => ({ accounts }), excluded, native(true, ["2026-08-20"]));
    expect(result.rows.map(({ debitedAt }) => debitedAt)).toEqual(["2026-08-20"]);
  });

  it("stays active where PROVIDER_C lists one copy as closed", () => {
    const closed = { status: "CLOSED", balance_date: "2026-08-21", transactions: [rowOfC()] };
    const result = mergedOfC(closed, { status: "ACTIVE", balance_date: "2026-08-20", transactions: [] });
    expect(result.accounts[0]!.isComputed).toBe(true);
    expect(result.rows).toEqual([]);
  });

  it("is gone where all copies are", () => {
    const result = mergedOfA({ disabled: true, transactions: history }, { deleted: true, balance: 1, ...long });
    expect(result.accounts[0]!.isComputed).toBe(false);
    expect(result.rows).toHaveLength(4);
  });
});

describe("the rows that are lost where the longer history of an account is the older one", () => {
  const laterOf = (other: readonly object[], kept: object = long): unknown => {
    const orders = [
      [accountOfA(kept), accountOfA({ transactions: other })],
      [accountOfA({ transactions: other }), accountOfA(kept)],
    ];
    const [first, second] = orders.map((accounts) => adapt(bodyOfA(accounts), { now: NOW }).leftOut.mergedAccounts);
    expect(second).toEqual(first);
    expect(first).toHaveLength(1);
    expect(first![0]!.leftOutRows).toBe(other.length);
    return first![0]!.laterRows;
  };

  it("are counted from the first to the last day", () => {
    const fresh = rows("2026-05-02", "2026-05-03", "2026-08-01", "2026-05-04", "2026-08-01");
    expect(laterOf(fresh)).toEqual({ count: 3, from: "2026-05-04", to: "2026-08-01" });
  });

  it("are none where the kept copy reaches as far", () => {
    expect(laterOf(rows("2026-03-01", "2026-05-03"))).toBeUndefined();
    expect(laterOf([])).toBeUndefined();
  });

  it("are booked ones: what is announced tells neither how far a copy reaches nor what is lost", () => {
    const announced = { ...rowOfA({ id: 9, date: "2026-08-30", rdate: "2026-08-30" }), coming: true };
    expect(laterOf([...rows("2026-04-01"), announced])).toBeUndefined();
    const kept = { transactions: [...long.transactions, announced] };
    expect(laterOf(rows("2026-06-01"), kept)).toEqual({ count: 1, from: "2026-06-01", to: "2026-06-01" });
  });

  it("are of the days up to the analysis", () => {
    const kept = { transactions: [...long.transactions, ...rows("2027-03-28")] };
    expect(laterOf(rows("2026-06-01", "2027-05-01"), kept)).toEqual({ count: 1, from: "2026-06-01", to: "2026-06-01" });
  });

  it("are told of each copy that was left out", () => {
    const copies = [long, { transactions: rows("2026-06-01") }, { transactions: rows("2026-04-01", "2026-07-01") }];
    const { mergedAccounts } = adapt(bodyOfA(copies.map((copy) => accountOfA(copy))), { now: NOW }).leftOut;
    expect(mergedAccounts.map(({ laterRows }) => laterRows?.to).sort()).toEqual(["2026-06-01", "2026-07-01"]);
  });
});
