import { describe, expect, it } from "vitest";
import { issuesOf, read, readOnlyAccount } from "./read.js";

const IBAN = "FR7630006000011234567890189";

function scaled(unscaledValue: unknown, scale: unknown, currencyCode = "EUR"): object {
  return { currencyCode, value: { unscaledValue, scale } };
}

/** An account with every member that the provider documents. */
function fullAccount(given: object = {}): object {
  return {
    id: "d1",
    financialInstitutionId: "inst-7",
    name: "Compte perso",
    type: "CHECKING",
    customerSegment: "PERSONAL",
    balances: { booked: { amount: scaled("90210", "2") }, available: { amount: scaled("1900", "0") } },
    dates: { lastRefreshed: 1_787_293_800_000 },
    identifiers: {
      iban: { bban: IBAN.slice(4), bic: "AGRIFRPP", iban: IBAN },
      financialInstitution: { accountNumber: "12345678901", referenceNumbers: {} },
    },
    transactions: [],
    ...given,
  };
}

function body(account: object, check?: object): object {
  return { format: "PROVIDER_D_V2", accounts: [account], ...(check && { accountVerificationCheck: check }) };
}

function row(given: object): object {
  return {
    id: "t1",
    status: "BOOKED",
    amount: scaled("-1250", "2"),
    dates: { booked: "2026-08-14", value: "2026-08-15" },
    descriptions: { original: "CARTE 12/08 LIBRAIRIE", display: "Librairie" },
    ...given,
  };
}

/** A check of one account, by whatever names it. */
function check(account: object, provider: object = {}): object {
  const data = {
    financialInstitutionName: "Banque du Lac",
    identity: { name: "LEA PETIT" },
    accounts: [account],
    ...provider,
  };
  return { id: "avc", userDataByProvider: [data] };
}

describe("an account of PROVIDER_D", () => {
  it("reads scaled balances, instants in milliseconds and all identifiers", () => {
    expect(readOnlyAccount(body(fullAccount()))).toMatchObject({
      type: "CHECKING",
      usage: "PERSONAL",
      currency: "EUR",
      balance: 902.1,
      balanceDate: "2026-08-21T06:30:00.000Z",
      isBalanceDated: true,
      iban: IBAN,
      bic: "AGRIFRPP",
      number: "12345678901",
      name: "Compte perso",
      country: "FR",
      bank: { id: "inst-7", name: "inst-7" },
      aggregator: { id: "d1", type: "CHECKING" },
      owners: [],
    });
  });

  it.each([
    ["CHECKING", "CHECKING"],
    ["SAVINGS", "SAVINGS"],
    ["INVESTMENT", "SAVINGS"],
    ["PENSION", "SAVINGS"],
    ["CREDIT_CARD", "CREDIT_CARD"],
    ["LOAN", "LOAN"],
    ["MORTGAGE", "LOAN"],
    ["UNDEFINED", "UNKNOWN"],
    ["EXTERNAL", "UNKNOWN"],
    [null, "UNKNOWN"],
  ])("takes type %s to be %s", (type, expected) => {
    expect(readOnlyAccount(body(fullAccount({ type }))).type).toBe(expected);
  });

  it.each([
    ["BUSINESS", "PROFESSIONAL"],
    ["UNDEFINED_CUSTOMER_SEGMENT", "UNKNOWN"],
  ])("takes segment %s to be %s", (customerSegment, expected) => {
    expect(readOnlyAccount(body(fullAccount({ customerSegment }))).usage).toBe(expected);
  });

  it("falls back to the available balance, the sort code's number and the time of the analysis", () => {
    const account = fullAccount({
      balances: { available: { amount: scaled("1900", "0", "GBP") } },
      identifiers: { sortCode: { accountNumber: "31510604", code: "402715" }, pan: { masked: "4970********1234" } },
      dates: null,
    });
    expect(readOnlyAccount(body(account))).toMatchObject({
      balance: 1900,
      currency: "GBP",
      number: "31510604",
      balanceDate: "2026-08-21T12:00:00.000Z",
      isBalanceDated: false,
    });
  });

  it("leaves an account out that has no balance, and one without a currency", () => {
    const accounts = [
      fullAccount({ balances: {} }),
      fullAccount({ balances: { booked: { amount: scaled("5", "0", "") } } }),
    ];
    const { accounts: kept, rejectedAccounts } = read({ format: "PROVIDER_D_V2", accounts });
    expect(kept).toEqual([]);
    expect(rejectedAccounts).toEqual(["NO_BALANCE /accounts/0", "NO_CURRENCY /accounts/1"]);
  });

  it("refuses rows that are no array", () => {
    expect(issuesOf(body(fullAccount({ transactions: {} })))).toEqual(["INVALID_TYPE /accounts/0/transactions"]);
  });
});

describe("an account verification check", () => {
  const parties = [
    { identity: { name: "LEA PETIT" }, role: "HOLDER" },
    { identity: { name: "TOM PETIT" }, role: "HOLDER" },
  ];

  it.each([
    ["id", { id: "d1" }],
    ["IBAN, written with spaces", { id: "other", iban: "fr76 3000 6000 0112 3456 7890 189" }],
    ["IBAN among the identifiers", { accountIdentifiers: { iban: { iban: IBAN } } }],
    ["number", { accountNumber: "12345678901" }],
  ])("finds its account by %s", (_, names) => {
    expect(readOnlyAccount(body(fullAccount(), check({ ...names, parties })))).toMatchObject({
      ownership: "CO_HOLDER",
      owners: ["LEA PETIT", "TOM PETIT"],
      bank: { id: "inst-7", name: "Banque du Lac" },
    });
  });

  it.each([
    ["one holder", [["LEA PETIT", "HOLDER"]], "HOLDER"],
    [
      "a user who may only sign",
      [
        ["PAUL GRAND", "HOLDER"],
        ["Léa Petit", "AUTHORIZED_USER"],
      ],
      "ATTORNEY",
    ],
    [
      "a holder beside whom another may sign",
      [
        ["LEA PETIT", "HOLDER"],
        ["PAUL GRAND", "AUTHORIZED_USER"],
      ],
      "HOLDER",
    ],
    [
      "a user who is not named",
      [
        ["PAUL GRAND", "HOLDER"],
        ["ANNE GRAND", "HOLDER"],
      ],
      "CO_HOLDER",
    ],
    [
      "one holder listed twice",
      [
        ["LEA PETIT", "HOLDER"],
        ["Lea  Petit", "HOLDER"],
      ],
      "HOLDER",
    ],
    ["holders without names", Array(2).fill([undefined, "HOLDER"]), "CO_HOLDER"],
    ["an unknown role", [["LEA PETIT", "UNKNOWN"]], "OTHER"],
    ["no party", [], undefined],
  ])("tells the ownership of %s", (_, named, expected) => {
    const account = { id: "d1", parties: named.map(([name, role]) => ({ identity: { name }, role })) };
    expect(readOnlyAccount(body(fullAccount(), check(account))).ownership).toBe(expected);
  });

  it("names the account's holder, else the user, where no party holds it", () => {
    const owners = (account: object): unknown => readOnlyAccount(body(fullAccount(), check(account))).owners;
    expect(owners({ id: "d1", holderName: "L. PETIT" })).toEqual(["L. PETIT"]);
    expect(owners({ id: "d1", parties: [{ role: "OTHER" }] })).toEqual(["LEA PETIT"]);
  });

  it("says nothing by a number that it knows with another IBAN", () => {
    const named = { id: "zz", accountNumber: "12345678901", parties };
    const ownersBy = (iban: string): number =>
      readOnlyAccount(body(fullAccount(), check({ ...named, iban }))).owners.length;
    expect([ownersBy("NL91ABNA0417164300"), ownersBy(IBAN)]).toEqual([0, 2]);
  });

  it("says nothing of an account that it does not name", () => {
    const account = readOnlyAccount(body(fullAccount(), check({ id: "d2", parties })));
    expect(account.ownership).toBeUndefined();
    expect(account.owners).toEqual([]);
  });

  it("must be an object", () => {
    const wrong = { format: "PROVIDER_D_V2", accounts: [fullAccount()], accountVerificationCheck: "yes" };
    expect(issuesOf(wrong)).toEqual(["INVALID_TYPE /accountVerificationCheck"]);
  });
});

describe("a transaction of PROVIDER_D", () => {
  const rowsOf = (...transactions: object[]): readonly object[] => read(body(fullAccount({ transactions }))).rows;

  it("is dated by its day of booking and the instant of its making", () => {
    const given = row({
      bookedDateTime: "2026-08-14T00:00:00+02:00",
      transactionDateTime: "2026-08-12T18:04:00Z",
      types: { type: "PAYMENT", financialInstitutionTypeCode: "CARD" },
      categories: { pfm: { id: "c9", name: "" } },
    });
    expect(rowsOf(given)).toEqual([
      {
        account: "d1",
        id: "t1",
        amount: -12.5,
        text: "CARTE 12/08 LIBRAIRIE",
        debitedAt: "2026-08-14",
        bookedAt: "2026-08-12T18:04:00.000Z",
        type: "PAYMENT",
        category: "c9",
      },
    ]);
  });

  it("that is pending is announced for the day that is expected", () => {
    const pending = row({ status: "PENDING", amount: scaled("19", "-3"), dates: { booked: "2026-08-25" } });
    expect(rowsOf(pending)).toMatchObject([{ amount: 19_000, debitedAt: "2026-08-25", isComing: true }]);
  });

  it("takes its dates from whatever is there", () => {
    const dated = (given: object): object => rowsOf(row({ dates: null, ...given }))[0]!;
    expect(dated({ bookedDateTime: "2026-08-14T00:00:00+02:00" })).toMatchObject({
      debitedAt: "2026-08-14",
      bookedAt: "2026-08-14",
    });
    expect(dated({ dates: { value: "2026-08-15" } })).toMatchObject({
      debitedAt: "2026-08-15",
      bookedAt: "2026-08-15",
    });
    expect(dated({ valueDateTime: "2026-08-16" })).toMatchObject({ debitedAt: "2026-08-16" });
    expect(dated({ transactionDateTime: "2026-08-12" })).toMatchObject({
      debitedAt: "2026-08-12",
      bookedAt: "2026-08-12",
    });
  });

  it("on a card has no day of debit where none is given", () => {
    const card = fullAccount({
      type: "CREDIT_CARD",
      transactions: [row({ dates: null, transactionDateTime: "2026-08-12" })],
    });
    const [purchase] = read(body(card)).rows;
    expect(purchase).toMatchObject({ bookedAt: "2026-08-12" });
    expect(purchase).not.toHaveProperty("debitedAt");
  });

  it("on a card has no day of debit while it is pending", () => {
    const transactions = [row({ status: "PENDING" }), row({ id: "t2" })];
    const { rows } = read(body(fullAccount({ type: "CREDIT_CARD", transactions })));
    expect(rows.map(({ id, debitedAt }) => [id, debitedAt]).sort()).toEqual([
      ["t1", undefined],
      ["t2", "2026-08-14"],
    ]);
  });

  it("takes its text from whatever is there", () => {
    const text = (given: object): unknown => read(body(fullAccount({ transactions: [row(given)] }))).rows[0]?.text;
    expect(text({ descriptions: { original: " ", display: "Librairie" } })).toBe("Librairie");
    expect(text({ descriptions: null, merchantInformation: { merchantName: "LIBRAIRIE SAS" } })).toBe("LIBRAIRIE SAS");
    expect(text({ descriptions: {}, reference: "REF 5" })).toBe("REF 5");
  });

  it("is left out, with its reason, where it cannot be read", () => {
    const transactions = [row({ amount: null }), row({ descriptions: {} }), row({ dates: {} }), "row"];
    expect(read(body(fullAccount({ transactions }))).rejectedRows).toEqual([
      "NO_AMOUNT /accounts/0/transactions/0",
      "NO_TEXT /accounts/0/transactions/1",
      "NO_DATE /accounts/0/transactions/2",
      "NOT_AN_OBJECT /accounts/0/transactions/3",
    ]);
  });
});
