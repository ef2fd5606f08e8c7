import { describe, expect, it } from "vitest";
import { adapt } from "../../src/adapt.js";
import { IBAN, nativeRow } from "./quirks/bodies.js";
import { read } from "./read.js";

const account = (given: object = {}): object => ({
  type: "CHECKING",
  usage: "PERSONAL",
  currency: "EUR",
  balance: 10,
  balanceDate: "2026-08-21",
  transactions: [],
  ...given,
});
const rowOn = (day: string, given: object = {}): object =>
  nativeRow({ amount: -5, dates: { debitedAt: day }, ...given });
/** What an adapted body says, as text. */
const textOf = (accounts: readonly object[]): string => JSON.stringify(adapt({ accounts }).accounts);
const idsOf = (transactions: readonly object[]): readonly string[] =>
  adapt({ accounts: [account({ transactions })] }).accounts[0]!.transactions.map(({ id }) => id);

describe("accounts", () => {
  it("lie in the order of their types, then of what names them", () => {
    const accounts = [
      account({ type: "UNKNOWN", number: "1" }),
      account({ type: "CREDIT_CARD", number: "1" }),
      account({ type: "LOAN", number: "1" }),
      account({ type: "SAVINGS", number: "2" }),
      account({ type: "SAVINGS", number: "1" }),
      account({ number: "3" }),
    ];
    expect(read({ accounts }).accounts.map(({ type, number }) => `${type} ${number}`)).toEqual([
      "CHECKING 3",
      "SAVINGS 1",
      "SAVINGS 2",
      "LOAN 1",
      "CREDIT_CARD 1",
      "UNKNOWN 1",
    ]);
  });

  it.each<[string, object, object]>([
    ["currency", { currency: "EUR" }, { currency: "GBP" }],
    ["IBAN", { iban: IBAN }, { iban: "NL91ABNA0417164300" }],
    ["number", { number: "1" }, { number: "2" }],
    ["name", { name: "Compte A" }, { name: "Compte B" }],
    ["bank", { bank: { name: "Banque A" } }, { bank: { name: "Banque B" } }],
    ["balance", { balance: 1 }, { balance: 2 }],
    ["balance date", { balanceDate: "2026-08-01" }, { balanceDate: "2026-08-02" }],
    ["number of rows", {}, { transactions: [rowOn("2026-08-01")] }],
    ["rows", { transactions: [rowOn("2026-08-01")] }, { transactions: [rowOn("2026-08-02")] }],
    ["usage", { usage: "UNKNOWN" }, { usage: "PERSONAL" }],
    ["owner", { owners: [{ name: "LEA" }] }, { owners: [{ name: "TOM" }] }],
    ["number of owners", { owners: [{ name: "LEA" }] }, { owners: [{ name: "LEA" }, { name: "TOM" }] }],
    ["bank's logo", { bank: { name: "Lac", logoUrl: "a" } }, { bank: { name: "Lac", logoUrl: "b" } }],
    ["bank's country", { bank: { name: "Lac", country: "FR" } }, { bank: { name: "Lac" } }],
  ])("that differ in their %s have an order and ids of their own, however they are delivered", (_, one, other) => {
    const [first, second] = [account(one), account(other)];
    expect(textOf([first, second])).toBe(textOf([second, first]));
    const ids = adapt({ accounts: [first, second] }).accounts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it("that nothing tells apart have ids of their own", () => {
    const ids = adapt({ accounts: [account(), account(), account()] }).accounts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(adapt({ accounts: [account()] }).accounts[0]!.id).toBe(ids[0]);
  });

  it("keep their ids when their balance or rows change", () => {
    const idOf = (given: object): string => adapt({ accounts: [account({ number: "7", ...given })] }).accounts[0]!.id;
    expect(idOf({ balance: 99, balanceDate: "2026-09-01", transactions: [rowOn("2026-09-01")] })).toBe(idOf({}));
    expect(idOf({ type: "SAVINGS" })).not.toBe(idOf({}));
    expect(idOf({ currency: "USD" })).not.toBe(idOf({}));
    expect(idOf({ number: "8" })).not.toBe(idOf({}));
  });

  it("have ids that other accounts do not change", () => {
    const named = [
      account({ name: "Compte A" }),
      account({ name: "Compte B", bank: { name: "Banque B" } }),
      account({ bank: { name: "Banque B" } }),
      account(),
    ];
    const together = adapt({ accounts: named }).accounts.map(({ id }) => id);
    const alone = named.map((one) => adapt({ accounts: [one] }).accounts[0]!.id);
    expect([...alone].sort()).toEqual([...together].sort());
  });

  it("are ordered by their rows in whichever order these stand", () => {
    const rows = ["2026-08-01", "2026-08-02", "2026-08-03"].map((day) => rowOn(day));
    const other = account({ transactions: ["2026-08-01", "2026-08-02", "2026-08-04"].map((day) => rowOn(day)) });
    const texts = [rows, [...rows].reverse()].map((transactions) => textOf([account({ transactions }), other]));
    expect(texts[1]).toBe(texts[0]);
  });
});

describe("an account seen twice", () => {
  const seen = (days: readonly string[], given: object = {}): object =>
    account({ iban: IBAN, transactions: days.map((day) => rowOn(day)), ...given });
  const daysOf = (...accounts: readonly object[]): readonly (string | undefined)[] => {
    const bodies = [accounts, [...accounts].reverse()].map((one) => read({ accounts: one }));
    expect(bodies[1]!.rows).toEqual(bodies[0]!.rows);
    expect(bodies[1]!.accounts).toEqual(bodies[0]!.accounts);
    return bodies[0]!.rows.map(({ debitedAt }) => debitedAt);
  };

  it("has the rows of the longer history, be they fewer", () => {
    const long = ["2026-06-01", "2026-08-01"];
    const dense = ["2026-07-01", "2026-07-02", "2026-07-03"];
    expect(daysOf(seen(long), seen(dense))).toEqual(long);
    expect(daysOf(seen(long, { balance: 1 }), seen(dense, { balance: 99 }))).toEqual(long);
    expect(daysOf(seen(long, { balance: 99 }), seen(dense, { balance: 1 }))).toEqual(long);
  });

  it("has the more rows of two histories that are equally long", () => {
    const more = ["2026-06-01", "2026-07-01", "2026-08-01"];
    const fewer = ["2026-06-01", "2026-08-01"];
    for (const [one, other] of [
      [1, 99],
      [99, 1],
    ])
      expect(daysOf(seen(more, { balance: one }), seen(fewer, { balance: other }))).toEqual(more);
  });

  it("has the one row of a delivery rather than none", () => {
    expect(daysOf(seen(["2026-08-01"], { balance: 99 }), seen([], { balance: 1 }))).toEqual(["2026-08-01"]);
    expect(daysOf(seen(["2026-08-01"], { balance: 1 }), seen([], { balance: 99 }))).toEqual(["2026-08-01"]);
  });

  it("has the newest balance, and of what else is known what the newest delivery lacks", () => {
    const newest = { balance: 7, balanceDate: "2026-08-21", usage: null, owners: [], ownership: null };
    const older = { balance: 3, balanceDate: "2026-08-01", usage: "PROFESSIONAL", owners: [{ name: "LEA" }] };
    const { accounts } = read({ accounts: [seen([], newest), seen([], { ...older, ownership: "CO_HOLDER" })] });
    expect(accounts).toMatchObject([
      { balance: 70_000, usage: "PROFESSIONAL", owners: ["LEA"], ownership: "CO_HOLDER" },
    ]);
    const said = { usage: "PERSONAL", owners: [{ name: "TOM" }], ownership: "HOLDER" };
    const [kept] = read({ accounts: [seen([], { ...newest, ...said }), seen([], older)] }).accounts;
    expect(kept).toMatchObject({ usage: "PERSONAL", owners: ["TOM"], ownership: "HOLDER" });
    const [unknown] = read({ accounts: [seen([], newest), seen([], { ...newest, balance: 8 })] }).accounts;
    expect(unknown).toMatchObject({ usage: "UNKNOWN", owners: [] });
    expect(unknown).not.toHaveProperty("ownership");
  });

  it("states its older balance to check against, where both are dated and differ", () => {
    const stated = (one: object, other: object): readonly string[] =>
      read({ accounts: [seen(["2026-06-01"], one), seen([], other)] }).statedBalances;
    const older = { balance: 3, balanceDate: "2026-08-01" };
    expect(stated({}, older)).toEqual(["0 about 2026-08-01 3"]);
    expect(stated({}, { balanceDate: "2026-08-01" })).toEqual(["0 about 2026-08-01 10"]);
    expect(stated({}, { balance: 3 })).toHaveLength(1);
    expect(stated({}, {})).toEqual([]);
    expect(stated({}, { ...older, balanceDate: null })).toEqual([]);
    expect(stated({ balanceDate: null }, older)).toEqual([]);
  });
});

describe("the rows of a day", () => {
  const day = "2026-08-14";

  it("lie in the order of accounts, amounts and texts", () => {
    const rows = [rowOn(day, { amount: 3 }), rowOn(day, { amount: -7 }), rowOn("2026-08-13", { amount: 9 })];
    const accounts = [account({ number: "2", name: "B", transactions: rows }), account({ number: "1", name: "A" })];
    const read2 = read({ accounts: [accounts[0]!, { ...accounts[1], transactions: [rowOn(day, { amount: 5 })] }] });
    expect(read2.rows.map(({ account: name, amount }) => `${name} ${amount}`)).toEqual(["B 9", "A 5", "B -7", "B 3"]);
  });

  it.each<[string, object, object]>([
    ["amount", { amount: -1 }, { amount: -2 }],
    ["text", { description: "CARTE A" }, { description: "CARTE B" }],
    ["booking date", { dates: { debitedAt: day, bookedAt: "2026-08-12" } }, {}],
    ["announcement", { isComing: true }, {}],
    ["id", { aggregator: { id: "1" } }, { aggregator: { id: "2" } }],
    ["lack of an id", { aggregator: { id: "1" } }, {}],
    ["type", { aggregator: { type: "CARD" } }, { aggregator: { type: "ORDER" } }],
    ["lack of a type", { aggregator: { type: "CARD" } }, {}],
    ["category", { aggregator: { category: "A" } }, { aggregator: { category: "B" } }],
    ["lack of a category", { aggregator: { category: "A" } }, {}],
    ["comment", { comment: "a" }, { comment: "b" }],
    ["lack of a comment", { comment: "a" }, {}],
  ])("that differ in their %s lie in one order, however they are delivered", (_, one, other) => {
    const [first, second] = [rowOn(day, one), rowOn(day, other)];
    const both = textOf([account({ transactions: [first, second] })]);
    expect(textOf([account({ transactions: [second, first] })])).toBe(both);
    // Days of many rows are sorted by another method.
    const many = Array.from({ length: 30 }, (__, place) => rowOn(day, { amount: -100 - place }));
    const whole = textOf([account({ transactions: [first, ...many, second] })]);
    expect(textOf([account({ transactions: [second, ...many.reverse(), first] })])).toBe(whole);
  });

  it("lie in order where there are many of them", () => {
    for (const count of [15, 16, 17, 18, 60]) {
      const rows = Array.from({ length: count }, (_, place) => rowOn(day, { amount: (place * 7) % count }));
      const { rows: ordered } = read({ accounts: [account({ transactions: [...rows, rowOn("2026-08-15")] })] });
      const expected = Array.from({ length: count }, (_, place) => place);
      expect(ordered.map(({ amount }) => amount)).toEqual([...expected, -5]);
    }
  });

  it("have ids of their own, equal or not, that do not change with what else there is", () => {
    const equal = idsOf([rowOn(day), rowOn(day), rowOn(day)]);
    expect(new Set(equal).size).toBe(3);
    expect(idsOf([rowOn(day)])).toEqual([equal[0]]);
    expect(idsOf([rowOn("2026-08-01"), rowOn(day), rowOn(day, { amount: -6 })])).toContain(equal[0]);
    const two = idsOf([rowOn(day), rowOn(day), rowOn(day, { amount: 1 }), rowOn(day, { amount: 1 })]);
    expect(new Set(two).size).toBe(4);
    expect(two.slice(0, 2)).toEqual(equal.slice(0, 2));
  });

  it("have ids of their own in accounts of their own", () => {
    const accounts = ["1", "2"].map((number) => account({ number, transactions: [rowOn(day)] }));
    const ids = adapt({ accounts }).accounts.flatMap(({ transactions }) => transactions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
    const alone = adapt({ accounts: [accounts[1]!] }).accounts[0]!.transactions[0]!.id;
    expect(ids[1]).toBe(alone);
  });
});
