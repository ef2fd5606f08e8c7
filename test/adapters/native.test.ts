import { describe, expect, it } from "vitest";
import { issuesOf, messagesOf, read, readOnlyAccount } from "./read.js";

const IBAN = "FR7630006000011234567890189";

function body(given: object = {}): object {
  const account = {
    name: "Courant",
    type: "CHECKING",
    usage: "PERSONAL",
    ownership: "HOLDER",
    owners: [{ name: "LEA PETIT" }],
    currency: "EUR",
    balance: 902.1,
    balanceDate: "2026-08-21",
    iban: IBAN,
    bic: "AGRIFRPP",
    number: "12345678901",
    bank: { id: "b1", name: "Banque du Lac", logoUrl: "https://lac.example/logo.png", country: "FR" },
    coming: -30.4,
    aggregator: { id: "n1", type: "checking", category: "c" },
    ...given,
  };
  return { format: "NATIVE", accounts: [account] };
}

describe("a NATIVE account", () => {
  it("is read with all of its members", () => {
    expect(readOnlyAccount(body())).toMatchObject({
      type: "CHECKING",
      usage: "PERSONAL",
      ownership: "HOLDER",
      owners: ["LEA PETIT"],
      balance: 902.1,
      balanceDate: "2026-08-21T12:00:00.000Z",
      iban: IBAN,
      bic: "AGRIFRPP",
      number: "12345678901",
      bank: { id: "b1", name: "Banque du Lac", logoUrl: "https://lac.example/logo.png", country: "FR" },
      country: "FR",
      coming: -304_000,
      aggregator: { id: "n1", type: "checking", category: "c" },
      isComputed: true,
    });
  });

  it("has a country of its own before its IBAN's, and may be excluded", () => {
    expect(readOnlyAccount(body({ country: "be", isComputed: false }))).toMatchObject({
      country: "BE",
      isComputed: false,
    });
  });

  it("has the details of savings and loans", () => {
    const savings = { type: "SHORT_TERM", openedAt: "2020-01-15", maximumAmount: 22_950, interestRate: 0.024 };
    expect(readOnlyAccount(body({ type: "SAVINGS", details: { savings } })).details).toEqual({
      savings: {
        type: "SHORT_TERM",
        openedAt: Date.UTC(2020, 0, 15, 12),
        maximumAmount: 229_500_000,
        interestRate: 0.024,
      },
    });
    const loan = {
      type: "MORTGAGE",
      amount: 90_000,
      duration: 240,
      payment: 512.4,
      remainingCapital: 61_000,
      insuranceLabel: "Lac",
    };
    expect(readOnlyAccount(body({ type: "LOAN", details: { loan } })).details?.loan).toEqual({
      type: "MORTGAGE",
      amount: 900_000_000,
      durationMonths: 240,
      payment: 5_124_000,
      remainingCapital: 610_000_000,
      insuranceLabel: "Lac",
    });
  });

  it.each([
    ["type", "CHECKING", "CHECKING"],
    ["type", "SAVINGS", "SAVINGS"],
    ["type", "loan", "LOAN"],
    ["type", "CREDIT_CARD", "CREDIT_CARD"],
    ["type", "PIGGY_BANK", "UNKNOWN"],
    ["usage", "PROFESSIONAL", "PROFESSIONAL"],
    ["usage", null, "UNKNOWN"],
    ["ownership", "ATTORNEY", "ATTORNEY"],
    ["ownership", "co_holder", "CO_HOLDER"],
    ["ownership", "UNCLE", "OTHER"],
    ["ownership", null, undefined],
  ] as const)("with the %s %s has %s", (name, text, expected) => {
    expect(readOnlyAccount(body({ [name]: text }))[name]).toBe(expected);
  });

  it.each([
    ["LONG_TERM", "LONG_TERM"],
    ["SHORT_TERM", "SHORT_TERM"],
    ["MIDDLE_TERM", "UNKNOWN"],
    [null, "UNKNOWN"],
  ])("with savings of type %s has savings of type %s", (type, expected) => {
    expect(readOnlyAccount(body({ details: { savings: { type } } })).details).toEqual({ savings: { type: expected } });
  });

  it.each([
    [{ type: "REVOLVING" }, { type: "REVOLVING" }],
    [{ type: "personal" }, { type: "PERSONAL" }],
    [{ type: "STUDENT" }, { type: "OTHER" }],
    [{ startDate: "2021-03-05" }, { type: "OTHER", startDate: Date.UTC(2021, 2, 5, 12) }],
    [{ endDate: "2031-03-05" }, { type: "OTHER", endDate: Date.UTC(2031, 2, 5, 12) }],
    [{ duration: 0 }, { type: "OTHER", durationMonths: 0 }],
    [{ duration: -0 }, { type: "OTHER", durationMonths: 0 }],
    [{ duration: 12.4 }, { type: "OTHER", durationMonths: 12 }],
    [{ interestRate: "" }, { type: "OTHER" }],
    [{ interestRate: 1.25 }, { type: "OTHER", interestRate: 0.0125 }],
  ])("with the loan %j has %j", (loan, expected) => {
    expect(readOnlyAccount(body({ details: { loan } })).details).toEqual({ loan: expected });
  });

  it("has no details where there are none to read", () => {
    for (const details of [null, {}, [], { savings: [], loan: null }])
      expect(readOnlyAccount(body({ details }))).not.toHaveProperty("details");
  });

  it("says in words what is wrong", () => {
    const at = "/accounts/0";
    expect(messagesOf(body({ currency: 5, balance: "much", balanceDate: "soon", transactions: {} }))).toEqual([
      `${at}/currency: expected a currency code such as EUR, found a number`,
      `${at}/balance: expected a finite number or decimal text such as "-12.50" of at most one thousand million, found a text`,
      `${at}/transactions: expected an array, found an object`,
      `${at}/balanceDate: expected an ISO 8601 date of the years 1970 to 2100, found a text`,
    ]);
    const transactions = [{ description: "", amount: [], dates: {} }, "row"];
    expect(messagesOf(body({ balanceDate: "soon", transactions }))).toEqual([
      `${at}/balanceDate: expected an ISO 8601 date of the years 1970 to 2100, found a text`,
      `${at}/transactions/0/description: expected a text that is not empty, found an empty text`,
      `${at}/transactions/0/amount: expected a finite number or decimal text such as "-12.50" of at most one thousand million, found an array`,
      `${at}/transactions/0/dates: expected debitedAt or bookedAt, an ISO 8601 date of the years 1970 to 2100`,
      `${at}/transactions/1: expected an object, found a text`,
    ]);
  });

  it.each([
    ["EURO", "INVALID_VALUE"],
    ["€", "INVALID_VALUE"],
    [{ id: "EURO" }, "INVALID_VALUE"],
    [978, "INVALID_VALUE"],
    [" ", "MISSING"],
    ["", "MISSING"],
    [null, "MISSING"],
  ] as const)("with the currency %j is refused as %s", (currency, code) => {
    expect(issuesOf(body({ currency }))).toEqual([`${code} /accounts/0/currency`]);
  });

  it("without a currency or a balance has its transactions looked at all the same", () => {
    const transactions = [{ description: "VIR", amount: null, dates: { debitedAt: "2026-08-14" } }];
    const issue = "INVALID_AMOUNT /accounts/0/transactions/0/amount";
    expect(issuesOf(body({ currency: null, transactions }))).toEqual(["MISSING /accounts/0/currency", issue]);
    expect(issuesOf(body({ balance: null, transactions }))).toEqual(["INVALID_AMOUNT /accounts/0/balance", issue]);
  });

  it("reports everything that is wrong at once", () => {
    const transactions = [{ description: " ", amount: null, dates: {} }, 5];
    expect(issuesOf(body({ balanceDate: "soon", transactions }))).toEqual([
      "INVALID_DATE /accounts/0/balanceDate",
      "EMPTY_DESCRIPTION /accounts/0/transactions/0/description",
      "INVALID_AMOUNT /accounts/0/transactions/0/amount",
      "INVALID_DATE /accounts/0/transactions/0/dates",
      "INVALID_TYPE /accounts/0/transactions/1",
    ]);
    expect(issuesOf({ format: "NATIVE", accounts: [{}, null] })).toEqual([
      "MISSING /accounts/0/currency",
      "INVALID_AMOUNT /accounts/0/balance",
      "INVALID_TYPE /accounts/1",
    ]);
  });
});

describe("a NATIVE transaction", () => {
  it("is read with all of its members", () => {
    const transaction = {
      description: "CARTE LIBRAIRIE",
      amount: -12.5,
      dates: { debitedAt: "2026-08-14T12:00:00.000Z", bookedAt: "2026-08-12T18:04:00Z" },
      isComing: true,
      aggregator: { id: "t1", type: "DEBIT", category: "Culture" },
      comment: "cadeau",
    };
    expect(read(body({ transactions: [transaction] })).rows).toEqual([
      {
        account: "n1",
        id: "t1",
        amount: -12.5,
        text: "CARTE LIBRAIRIE",
        debitedAt: "2026-08-14",
        bookedAt: "2026-08-12T18:04:00.000Z",
        isComing: true,
        type: "DEBIT",
        category: "Culture",
        comment: "cadeau",
      },
    ]);
  });

  describe("with a day of booking only", () => {
    const rowOf = (account: object, row: object): unknown => {
      const transactions = [{ description: "VIR", amount: 5, dates: { bookedAt: "2026-08-14" }, ...row }];
      return read(body({ ...account, transactions })).rows[0];
    };

    it("was debited then, on a checking account", () => {
      expect(rowOf({ type: "CHECKING" }, {})).toMatchObject({ bookedAt: "2026-08-14", debitedAt: "2026-08-14" });
    });

    it.each([
      ["announced", { type: "CHECKING" }, { isComing: true }],
      ["on a card account", { type: "CREDIT_CARD" }, {}],
    ])("has no day of debit yet where it is %s", (_, account, row) => {
      expect(rowOf(account, row)).toMatchObject({ bookedAt: "2026-08-14" });
      expect(rowOf(account, row)).not.toHaveProperty("debitedAt");
    });
  });
});
