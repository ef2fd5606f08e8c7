import { describe, expect, it } from "vitest";
import { issuesOf, read, readOnlyAccount } from "./read.js";

const FORMAT = "PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2";

/** An account with every member that the provider documents. */
function fullAccount(given: object = {}): object {
  return {
    id: "ZTE",
    idSchema: "v2",
    providerId: "FR_BanqueDuLac",
    name: "Compte joint",
    owner: "Lea Petit & Tom Petit",
    addressUnstructured: null,
    accountUsage: "Personal",
    psuRole: "AccountHolder",
    type: "Consumption",
    number: {
      bbanType: "FR",
      bban: "30006000011234567890189",
      card: null,
      bbanParsed: { bankCode: "30006", accountNumber: "12345678901" },
      encryptedIban: { iv: "AA==", encryptedData: "BB==" },
    },
    bookedBalance: { value: 902.1, currency: "EUR" },
    bookedBalanceDate: null,
    availableBalance: { value: 1002.1, currency: "EUR" },
    availableBalanceDate: "2026-08-21T06:30:00.176011500Z",
    features: { queryable: true, psdPaymentAccount: true, paymentFrom: true, paymentTo: true },
    topUpInformation: null,
    pendingAmount: -30.4,
    creditLimit: 100,
    transactions: [],
    ...given,
  };
}

function body(account: unknown, format = FORMAT): object {
  return { format, accounts: [account] };
}

function row(given: object): object {
  return {
    id: "20260814-1250-0",
    idSchema: "v2",
    date: "2026-08-14",
    creationTime: null,
    text: "Librairie",
    originalText: "CARTE 12/08 LIBRAIRIE",
    details: null,
    category: null,
    amount: { value: -12.5, currency: "EUR" },
    balance: 889.6,
    type: "Card",
    state: "Booked",
    ...given,
  };
}

describe("an account of PROVIDER_E", () => {
  it("is read with its IBAN rebuilt from the national number", () => {
    expect(readOnlyAccount(body(fullAccount()))).toMatchObject({
      type: "CHECKING",
      usage: "PERSONAL",
      ownership: "HOLDER",
      currency: "EUR",
      balance: 902.1,
      balanceDate: "2026-08-21T06:30:00.176Z",
      isBalanceDated: true,
      iban: "FR7630006000011234567890189",
      number: "12345678901",
      name: "Compte joint",
      country: "FR",
      bank: { id: "FR_BanqueDuLac", name: "FR_BanqueDuLac", country: "FR" },
      coming: -304_000,
      owners: ["Lea Petit", "Tom Petit"],
    });
  });

  it.each([
    ["BE", "539007547034", "BE68539007547034"],
    ["DE", "370400440532013000", "DE89370400440532013000"],
    ["GB", "NWBK 6016 1331 9268 19", "GB29NWBK60161331926819"],
    ["NL", "ABNA0417164300", "NL91ABNA0417164300"],
    ["ES", "2100-0418-45-0200051332", "ES9121000418450200051332"],
    // The registry's Danish example; fourteen digits, with or without the dash.
    ["DK", "0040-0440116243", "DK5000400440116243"],
  ])("rebuilds the IBAN of %s", (bbanType, bban, iban) => {
    expect(readOnlyAccount(body(fullAccount({ number: { bbanType, bban } })))).toMatchObject({
      iban,
      country: bbanType,
    });
  });

  it.each([
    ["Checking", "CHECKING"],
    ["Current", "CHECKING"],
    ["Payment", "CHECKING"],
    ["Savings", "SAVINGS"],
    ["SavingsAccount", "SAVINGS"],
    ["Credit Card", "CREDIT_CARD"],
    ["CREDIT_CARD", "CREDIT_CARD"],
    ["CurrentAccount", "CHECKING"],
    ["checking account", "CHECKING"],
    ["Investment", "SAVINGS"],
    ["PensionPlan", "SAVINGS"],
    ["CustodyAccount", "SAVINGS"],
    ["Card", "CREDIT_CARD"],
    ["TermDeposit", "SAVINGS"],
    ["Mortgage", "LOAN"],
    ["ConsumerLoan", "LOAN"],
    ["CreditCard", "CREDIT_CARD"],
    ["Credit", "CREDIT_CARD"],
    ["Odd", "UNKNOWN"],
    [null, "UNKNOWN"],
  ])("takes type %s to be %s", (type, expected) => {
    expect(readOnlyAccount(body(fullAccount({ type }))).type).toBe(expected);
  });

  it("that has a card's number and no other is a card", () => {
    const account = readOnlyAccount(
      body(fullAccount({ type: "Odd", number: { bban: null, card: "4970********1234" } })),
    );
    expect(account).toMatchObject({ type: "CREDIT_CARD", number: "4970********1234" });
    expect(account.iban).toBeUndefined();
  });

  it.each([
    ["Other", "OTHER"],
    ["Guardian", "OTHER"],
    [null, undefined],
  ])("takes role %s to be %s, never ATTORNEY", (psuRole, expected) => {
    expect(readOnlyAccount(body(fullAccount({ psuRole }))).ownership).toBe(expected);
  });

  it("falls back to the available balance", () => {
    const account = readOnlyAccount(
      body(fullAccount({ bookedBalance: null, availableBalance: { value: "5.5", currency: "sek" } })),
    );
    expect(account).toMatchObject({ balance: 5.5, currency: "SEK" });
  });

  it("is read in the older variant", () => {
    const older = {
      id: "old",
      accountProvider: { id: "DK_TestBank", name: "Test Bank" },
      type: "Savings",
      bookedBalance: 12.5,
      currency: "DKK",
      lastSynchronized: "2026-08-20T05:00:00Z",
    };
    expect(readOnlyAccount(body(older))).toMatchObject({
      type: "SAVINGS",
      balance: 12.5,
      currency: "DKK",
      balanceDate: "2026-08-20T05:00:00.000Z",
      bank: { id: "DK_TestBank", name: "Test Bank", country: "DK" },
      country: "DK",
      isComputed: true,
    });
    expect(readOnlyAccount(body({ ...older, isOrphaned: true })).isComputed).toBe(false);
  });

  it("is left out where it has no balance, or no currency", () => {
    const { rejectedAccounts } = read(body(fullAccount({ bookedBalance: null, availableBalance: null })));
    expect(rejectedAccounts).toEqual(["NO_BALANCE /accounts/0"]);
    expect(read(body(fullAccount({ bookedBalance: { value: 5 } }))).rejectedAccounts).toEqual([
      "NO_CURRENCY /accounts/0",
    ]);
  });

  it.each([
    [{ providerId: "DK_Bank", number: { bbanType: "SE" } }, "SE"],
    [{ providerId: "DK_Bank", number: { bbanType: "SWEDEN" } }, "DK"],
    [{ providerId: "DK_Bank", number: { bbanType: "1SE" } }, "DK"],
    [{ providerId: "DK_Bank", number: { iban: "NL91ABNA0417164300", bbanType: "SE" } }, "NL"],
    [{ providerId: "DK_Bank", number: null }, "DK"],
    [{ providerId: "xDK_Bank", number: null }, undefined],
    [{ providerId: null, number: null }, undefined],
  ])("with %j is of the country %s", (given, country) => {
    expect(readOnlyAccount(body(fullAccount(given))).country).toBe(country);
  });

  it("has no bank and no owner where nothing tells them", () => {
    const account = readOnlyAccount(body(fullAccount({ providerId: null, owner: null })));
    expect(account).not.toHaveProperty("bank");
    expect(account.owners).toEqual([]);
    expect(readOnlyAccount(body(fullAccount({ owner: "Lea Petit;Tom Petit" }))).owners).toEqual([
      "Lea Petit",
      "Tom Petit",
    ]);
  });

  it("with a card's number beside another one is no card for that", () => {
    const number = { bban: "539007547034", card: "4970********1234" };
    expect(readOnlyAccount(body(fullAccount({ type: "Odd", number }))).type).toBe("UNKNOWN");
    expect(readOnlyAccount(body(fullAccount({ type: "Odd", number: null }))).type).toBe("UNKNOWN");
  });

  it.each([
    [{ booked: { value: 7, currency: "EUR" } }, 7],
    [{ booked: 7.125, currency: "KWD" }, 7.125],
    [{ available: 8, currency: "EUR", type: "Savings" }, 8],
    [{ availableBalance: "x", available: 8, currency: "EUR" }, 8],
  ])("has the balance of %j", (given, balance) => {
    expect(readOnlyAccount(body({ id: "o", idSchema: "v1", ...given })).balance).toBe(balance);
  });
});

describe("a transaction of PROVIDER_E", () => {
  const rowsOf = (...transactions: unknown[]): readonly object[] => read(body(fullAccount({ transactions }))).rows;

  it("is debited on its date, and booked when it was made", () => {
    expect(rowsOf(row({ creationTime: "2026-08-13T08:15:00Z", category: { id: "c4", setId: "s" } }))).toEqual([
      {
        account: "ZTE",
        id: "20260814-1250-0",
        amount: -12.5,
        text: "CARTE 12/08 LIBRAIRIE",
        debitedAt: "2026-08-14",
        bookedAt: "2026-08-13T08:15:00.000Z",
        type: "Card",
        category: "c4",
      },
    ]);
  });

  it("is announced while it is pending, and keeps the day that is expected", () => {
    const pending = row({
      date: "2026-08-25",
      creationTime: "2026-08-21T05:00:00Z",
      originalText: "",
      state: "Pending",
      category: "Utilities",
    });
    expect(rowsOf(pending)).toMatchObject([
      {
        text: "Librairie",
        debitedAt: "2026-08-25",
        bookedAt: "2026-08-21T05:00:00.000Z",
        isComing: true,
        category: "Utilities",
      },
    ]);
  });

  it("on a card has no day of debit while it is pending", () => {
    const card = fullAccount({ type: "CreditCard", transactions: [row({ state: "Pending" }), row({ id: "2" })] });
    const rows = read(body(card)).rows;
    expect(rows.map(({ debitedAt }) => debitedAt)).toEqual([undefined, "2026-08-14"]);
  });

  it("without a date takes the one of its value or of its making", () => {
    expect(rowsOf(row({ date: null, details: { valueDate: "2026-08-15" } }))).toMatchObject([
      { debitedAt: "2026-08-15", bookedAt: "2026-08-15" },
    ]);
    expect(rowsOf(row({ date: null, details: { executionDate: "2026-08-16" } }))).toMatchObject([
      { debitedAt: "2026-08-16", bookedAt: "2026-08-16" },
    ]);
    const both = { creationTime: "2026-08-13", details: { valueDate: "2026-08-15" } };
    expect(rowsOf(row({ date: null, ...both }))).toMatchObject([{ debitedAt: "2026-08-15", bookedAt: "2026-08-13" }]);
    expect(rowsOf(row({ date: null, creationTime: "2026-08-13" }))).toMatchObject([
      { debitedAt: "2026-08-13", bookedAt: "2026-08-13" },
    ]);
  });

  it("is left out, with its reason, where it cannot be read", () => {
    const transactions = [row({ amount: null }), row({ originalText: null, text: " " }), row({ date: "soon" }), null];
    expect(read(body(fullAccount({ transactions }))).rejectedRows).toEqual([
      "NO_AMOUNT /accounts/0/transactions/0",
      "NO_TEXT /accounts/0/transactions/1",
      "NO_DATE /accounts/0/transactions/2",
      "NOT_AN_OBJECT /accounts/0/transactions/3",
    ]);
  });
});

describe("the three formats of PROVIDER_E", () => {
  const native = { name: "Courant", type: "CHECKING", currency: "EUR", balance: 5, balanceDate: "2026-08-20" };

  it.each(["PROVIDER_E_OPEN_BANKING", FORMAT, "PROVIDER_E_OPEN_FINANCE_DATA_V1"])("%s has the one layout", (format) => {
    expect(read(body(fullAccount(), format))).toMatchObject({ format, accounts: [{ aggregator: { id: "ZTE" } }] });
  });

  it("PROVIDER_E_OPEN_FINANCE_DATA_V1 also takes native accounts, and says what others miss", () => {
    const format = "PROVIDER_E_OPEN_FINANCE_DATA_V1";
    expect(read({ format, accounts: [native, fullAccount()] }).accounts).toHaveLength(2);
    expect(issuesOf(body({ label: "?" }, format))).toEqual([
      "MISSING /accounts/0/currency",
      "INVALID_AMOUNT /accounts/0/balance",
    ]);
  });

  it("the others refuse native accounts", () => {
    expect(issuesOf(body(native))).toEqual(["FORMAT_MISMATCH /accounts/0"]);
  });
});
