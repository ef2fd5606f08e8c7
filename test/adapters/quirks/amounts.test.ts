import { describe, expect, it } from "vitest";
import { readBody } from "../../../src/adapters/read-body.js";
import { analyze } from "../../../src/analyze.js";
import { resolveSettings } from "../../../src/schema/settings.js";
import { issuesOf, NOW, read, readOnlyAccount } from "../read.js";
import {
  accountOfA,
  accountOfC,
  bodyOfA,
  bodyOfC,
  bodyOfD,
  bodyOfE,
  nativeBody,
  nativeRow,
  rowOfA,
  rowOfC,
  rowOfE,
} from "./bodies.js";

/** The amounts that rows of PROVIDER_A are read with. */
function amountsOf(...values: readonly unknown[]): readonly number[] {
  const transactions = values.map((value, index) => rowOfA({ id: index, value }));
  return read(bodyOfA(accountOfA({ transactions }))).rows.map(({ amount }) => amount);
}

describe("quirk 15: no balance, no currency", () => {
  it.each([
    [{ balance: null }, "NO_BALANCE"],
    [{ balance: "unknown" }, "NO_BALANCE"],
    [{ currency: null }, "NO_CURRENCY"],
    [{ currency: { id: null } }, "NO_CURRENCY"],
  ])("%j leaves that account out, and no other", (given, reason) => {
    const { accounts, rejectedAccounts } = read(bodyOfA([accountOfA({ id: 1, ...given }), accountOfA({ id: 2 })]));
    expect(accounts).toMatchObject([{ aggregator: { id: "2" } }]);
    expect(rejectedAccounts).toEqual([`${reason} /connections/0/accounts/0`]);
  });

  it("refuses a strict body", () => {
    expect(issuesOf(bodyOfA(accountOfA({ balance: null })), { strict: true })).toEqual([
      "INVALID_AMOUNT /connections/0/accounts/0",
    ]);
  });
});

describe("quirk 16: the currency in many forms", () => {
  it.each([[{ id: "EUR", symbol: "€" }], ["EUR"], ["eur"], [{ id: " eur " }]])("%j is EUR", (currency) => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ currency }))).currency).toBe("EUR");
  });

  it("may be on the balance only, or on the rows only", () => {
    const balances = [{ balance_amount: { amount: "5", currency: "GBP" }, reference_date: "2026-08-21" }];
    expect(readOnlyAccount(bodyOfC(accountOfC({ currency: null, balances }))).currency).toBe("GBP");
    const transactions = [rowOfC({ amount: { amount: "-5", currency: "SEK" } })];
    expect(readOnlyAccount(bodyOfC(accountOfC({ currency: null, transactions }))).currency).toBe("SEK");
  });
});

describe("quirk 17: a row in another currency", () => {
  it("counts in the account's currency, as the bank booked it", () => {
    const foreign = rowOfA({ value: -42.5, original_value: -49, original_currency: { id: "USD" } });
    const odd = rowOfA({ id: 2, value: -7, currency: { id: "EUR" } });
    const { accounts, rows } = read(bodyOfA(accountOfA({ currency: "USD", transactions: [foreign, odd] })));
    expect(accounts).toMatchObject([{ currency: "USD" }]);
    expect(rows.map(({ amount }) => amount)).toEqual([-42.5, -7]);
  });

  it.each<[string, object, number]>([
    ["PROVIDER_A", bodyOfA(accountOfA({ transactions: [rowOfA({ currency: { id: "JPY" } }), rowOfA({ id: 2 })] })), 1],
    [
      "PROVIDER_A with a foreign original amount",
      bodyOfA(accountOfA({ transactions: [rowOfA({ original_currency: { id: "USD" }, currency: "EUR" })] })),
      0,
    ],
    ["PROVIDER_C, first shape", bodyOfC(accountOfC({ transactions: [rowOfC({ currency: "JPY" })] })), 1],
    [
      "PROVIDER_C, second shape",
      bodyOfC(
        accountOfC({ transactions: [rowOfC({ amount: null, transaction_amount: { amount: "-5", currency: "usd" } })] }),
      ),
      1,
    ],
    [
      "PROVIDER_C, third shape",
      bodyOfC(accountOfC({ transactions: [rowOfC({ amount: { amount: "-5", currency: "USD" } })] })),
      1,
    ],
    [
      "PROVIDER_D",
      bodyOfD(
        { unscaledValue: "5", scale: "0" },
        {
          balances: { booked: { amount: { currencyCode: "SEK", value: { unscaledValue: "5" } } } },
        },
      ),
      1,
    ],
    ["PROVIDER_E", bodyOfE({ transactions: [rowOfE({ amount: { value: -5, currency: "DKK" } })] }), 1],
    ["the native format", nativeBody({ transactions: [nativeRow({ currency: "JPY" })] }), 1],
    ["a code in lower case", nativeBody({ transactions: [nativeRow({ currency: "eur" })] }), 0],
    ["what is no code", nativeBody({ transactions: [nativeRow({ currency: "euros" })] }), 0],
    ["a row that is left out", bodyOfA(accountOfA({ transactions: [rowOfA({ currency: "JPY", value: null })] })), 0],
  ])("is told of: %s", (_, body, count) => {
    const { otherCurrencyRows } = readBody(body, resolveSettings({ now: NOW })).built.notes;
    expect(otherCurrencyRows).toBe(count);
    const { notes } = analyze(body, { now: NOW }).dataQuality;
    expect(notes.filter(({ code }) => code === "OTHER_CURRENCY_ROWS").map((note) => note.count)).toEqual(
      count === 0 ? [] : [count],
    );
  });

  it("is not counted twice where it, or its account, was delivered twice", () => {
    const countIn = (body: object): number =>
      readBody(body, resolveSettings({ now: NOW })).built.notes.otherCurrencyRows;
    const row = rowOfA({ currency: "JPY" });
    const account = accountOfA({ transactions: [row] });
    expect(countIn(bodyOfA([account, account]))).toBe(1);
    expect(countIn(bodyOfA(accountOfA({ transactions: [row, row] })))).toBe(1);
    expect(countIn(bodyOfA(accountOfA({ transactions: [row, { ...row, id: 2 }] })))).toBe(2);
    const announced = { ...row, coming: true, date: "2026-08-13" };
    expect(countIn(bodyOfA(accountOfA({ transactions: [row, announced] })))).toBe(1);
  });
});

describe("quirk 18: amounts in many forms", () => {
  it("may be decimal texts, which are read exactly", () => {
    expect(amountsOf("-99.99", "+5", "100", "0.005")).toEqual([-99.99, 0.01, 5, 100]);
  });

  it("with three decimals or float dust are rounded half away from zero", () => {
    expect(amountsOf(50.555, -50.555, "50.555", "-50.555", 0.1 + 0.2)).toEqual([-50.56, -50.56, 0.3, 50.56, 50.56]);
  });

  it("of minus zero are zero", () => {
    const [zero] = amountsOf(-0);
    expect(Object.is(zero, 0)).toBe(true);
  });

  it.each([
    ["NaN"],
    ["Infinity"],
    [Number.POSITIVE_INFINITY],
    [Number.NaN],
    ["1e400"],
    ["1,234.50"],
    [""],
    [null],
    [true],
    ["0x10"],
  ])("such as %s are none", (value) => {
    expect(read(bodyOfA(accountOfA({ transactions: [rowOfA({ value })] })))).toMatchObject({
      rows: [],
      rejectedRows: ["NO_AMOUNT /connections/0/accounts/0/transactions/0"],
    });
  });

  it("that are none refuse a native body", () => {
    const transactions = [nativeRow({ amount: "NaN" }), nativeRow()];
    expect(issuesOf(nativeBody({ transactions }))).toEqual(["INVALID_AMOUNT /accounts/0/transactions/0/amount"]);
  });

  it("have the decimals of their currency: none for the yen, three for the dinar", () => {
    const transactions = [rowOfA({ value: 12.5 })];
    expect(read(bodyOfA(accountOfA({ currency: "JPY", balance: 5, transactions }))).rows[0]?.amount).toBe(13);
    const exact = [rowOfA({ value: "0.125" })];
    expect(read(bodyOfA(accountOfA({ currency: "KWD", transactions: exact }))).rows[0]?.amount).toBe(0.125);
  });
});

describe("quirk 19: scaled amounts in many forms", () => {
  it.each([
    ["texts", { unscaledValue: "-4299", scale: "2" }, -42.99],
    ["numbers", { unscaledValue: -4299, scale: 2 }, -42.99],
    ["a negative scale", { unscaledValue: "19", scale: "-3" }, 19_000],
    ["a negative scale as a number", { unscaledValue: 19, scale: -3 }, 19_000],
    ["no scale", { unscaledValue: "15" }, 15],
    ["an empty scale", { unscaledValue: "15", scale: "" }, 15],
    ["a plus sign", { unscaledValue: "+500", scale: "2" }, 5],
    ["more than 2^53", { unscaledValue: "12345678901234567890", scale: "18" }, 12.35],
    ["more than 2^53, exactly", { unscaledValue: "-9007199254740993", scale: "9" }, -9_007_199.25],
    ["three decimals", { unscaledValue: "50555", scale: "3" }, 50.56],
    ["scale four", { unscaledValue: "-505550", scale: "4" }, -50.56],
    ["zero", { unscaledValue: "-0", scale: "2" }, 0],
  ])("%s", (_, value, expected) => {
    expect(read(bodyOfD(value)).rows).toMatchObject([{ amount: expected }]);
  });

  it.each([
    ["no value", { scale: "2" }],
    ["a decimal value", { unscaledValue: "12.5", scale: "2" }],
    ["a scale in words", { unscaledValue: "125", scale: "two" }],
    ["a fraction as scale", { unscaledValue: "125", scale: 1.5 }],
    ["a scale beyond reason", { unscaledValue: "125", scale: "-900" }],
    ["an amount beyond reason", { unscaledValue: "9", scale: "-12" }],
    ["hexadecimal digits", { unscaledValue: "0x10", scale: "2" }],
    ["a sign alone", { unscaledValue: "-", scale: "2" }],
    ["a text", "12.50"],
  ])("%s is no amount", (_, value) => {
    expect(read(bodyOfD(value)).rejectedRows).toEqual(["NO_AMOUNT /accounts/0/transactions/0"]);
  });
});

describe("quirk 41: a row with the wrong sign", () => {
  it("keeps the sign that it has, whatever its text says", () => {
    const transactions = [rowOfA({ value: 45.9, type: "order", original_wording: "PRLV SEPA ENERGIE" })];
    expect(read(bodyOfA(accountOfA({ transactions }))).rows).toMatchObject([{ amount: 45.9, type: "order" }]);
  });

  it("is negative for money out on every kind of account", () => {
    const card = {
      type: "CreditCard",
      transactions: [{ id: "1", date: "2026-08-14", text: "LAC", amount: { value: -5 } }],
    };
    expect(read(bodyOfE(card)).rows).toMatchObject([{ amount: -5 }]);
  });
});
