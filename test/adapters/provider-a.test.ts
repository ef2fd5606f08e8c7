import { describe, expect, it } from "vitest";
import { read, readOnlyAccount } from "./read.js";

const IBAN = "FR7630006000011234567890189";

const CHECKING = {
  id: 801,
  id_connection: 44,
  id_source: 9,
  number: "12345678901",
  original_name: "COMPTE DE DEPOT",
  name: "Compte de dépôt",
  iban: IBAN,
  type: "checking",
  usage: "PRIV",
  ownership: "owner",
  balance: 902.1,
  coming: -30.4,
  display: true,
  last_update: "2026-08-21 06:30:00",
  deleted: null,
  disabled: null,
  currency: { id: "EUR", name: "Euro", symbol: "€", precision: 2 },
  loan: null,
};

function body(account: object, given: object = {}): object {
  const connection = {
    id: 44,
    id_connector: 12,
    state: null,
    active: true,
    last_update: "2026-08-20 04:00:00",
    connector_uuid: "00000000-aaaa-bbbb-cccc-000000000000",
    connector: { id: 12, name: "Banque du Lac", slug: "LAC" },
    information: { owner: { name: "MME LEA PETIT", first_name: "LEA", last_name: "PETIT" } },
    accounts: [account],
  };
  return { format: "PROVIDER_A_V2_0", dataOrigin: "OPEN_BANKING", connections: [connection], ...given };
}

function row(given: object): object {
  return {
    id: 1,
    date: "2026-08-14",
    rdate: "2026-08-12",
    value: -12.5,
    original_wording: "CARTE 12/08 LIBRAIRIE",
    ...given,
  };
}

describe("an account of PROVIDER_A", () => {
  it("is read with its bank and its owner from the connection", () => {
    expect(readOnlyAccount(body(CHECKING))).toMatchObject({
      type: "CHECKING",
      usage: "PERSONAL",
      ownership: "HOLDER",
      currency: "EUR",
      balance: 902.1,
      balanceDate: "2026-08-21T06:30:00.000Z",
      iban: IBAN,
      number: "12345678901",
      name: "Compte de dépôt",
      bank: { id: "12", name: "Banque du Lac" },
      country: "FR",
      coming: -304_000,
      aggregator: { id: "801", type: "checking" },
      owners: ["MME LEA PETIT"],
      isComputed: true,
    });
  });

  it("takes parties from the account ownerships", () => {
    const parties = [
      { role: "holder", identity: { is_user: false, full_name: "TOM PETIT" } },
      { role: "co_holder", identity: { is_user: true, full_name: "LEA PETIT" } },
    ];
    const accountOwnerships = [{ id_account: 801, usage: "ORGA", parties }];
    const account = readOnlyAccount(body({ ...CHECKING, usage: null }, { accountOwnerships }));
    expect(account).toMatchObject({
      ownership: "CO_HOLDER",
      owners: ["TOM PETIT", "LEA PETIT"],
      usage: "PROFESSIONAL",
    });
  });

  it.each(["joint", "Checking"])("of type %s is a checking account", (type) => {
    expect(readOnlyAccount(body({ ...CHECKING, type })).type).toBe("CHECKING");
  });

  it.each(["savings", "deposit", "market", "lifeinsurance", "per", "pea", "livret_a", "ldds", "cel", "pel"])(
    "of type %s is savings",
    (type) => {
      expect(readOnlyAccount(body({ ...CHECKING, type }))).toMatchObject({
        type: "SAVINGS",
        details: { savings: { type: "UNKNOWN" } },
      });
    },
  );

  it("that is a loan has the loan's details", () => {
    const loan = {
      total_amount: 90_000,
      next_payment_amount: 512.4,
      rate: 1.25,
      duration: 240,
      subscription_date: "2018-03-05",
      maturity_date: "2038-03-05",
      insurance_label: "Assurance du Lac",
      type: "mortgage",
    };
    expect(readOnlyAccount(body({ ...CHECKING, type: "loan", balance: -61_000, loan })).details).toEqual({
      loan: {
        type: "MORTGAGE",
        amount: 900_000_000,
        startDate: Date.UTC(2018, 2, 5, 12),
        endDate: Date.UTC(2038, 2, 5, 12),
        durationMonths: 240,
        payment: 5_124_000,
        remainingCapital: 610_000_000,
        interestRate: 0.0125,
        insuranceLabel: "Assurance du Lac",
      },
    });
  });

  it("needs only what the smallest body has", () => {
    const account = {
      id: 1,
      type: "checking",
      usage: "PRIV",
      balance: 10,
      last_update: "2026-08-21T06:30:00Z",
      iban: IBAN,
      bic: "AGRIFRPP",
      currency: { id: "EUR" },
      transactions: [
        { id: 2, date: "2026-08-14", rdate: "2026-08-14", value: 5, original_wording: "VIR", currency: "EUR" },
      ],
    };
    const { accounts, rows } = read({ format: "PROVIDER_A_V2_0", connections: [{ accounts: [account] }] });
    expect(accounts).toMatchObject([{ type: "CHECKING", bic: "AGRIFRPP", owners: [] }]);
    expect(rows).toHaveLength(1);
  });
});

describe("a transaction of PROVIDER_A", () => {
  const rowsOf = (...transactions: unknown[]): readonly object[] => read(body({ ...CHECKING, transactions })).rows;

  it("is debited on its date and booked on its day of realisation, in the account's currency", () => {
    const foreign = { gross_value: -12, commission: -0.5, original_value: -14, original_currency: { id: "USD" } };
    const given = row({ ...foreign, type: "card", category: { name: "Culture" }, comment: "cadeau" });
    expect(rowsOf(given)).toEqual([
      {
        account: "801",
        id: "1",
        amount: -12.5,
        text: "CARTE 12/08 LIBRAIRIE",
        debitedAt: "2026-08-14",
        bookedAt: "2026-08-12",
        type: "card",
        category: "Culture",
        comment: "cadeau",
      },
    ]);
  });

  it("may be announced", () => {
    expect(rowsOf(row({ date: "2026-08-25", coming: true }))).toMatchObject([
      { debitedAt: "2026-08-25", isComing: true },
    ]);
  });

  it("that was withdrawn is left out", () => {
    const { rows, rejectedRows } = read(body({ ...CHECKING, transactions: [row({ deleted: "2026-08-11 05:00:00" })] }));
    expect(rows).toEqual([]);
    expect(rejectedRows).toEqual(["GONE /connections/0/accounts/0/transactions/0"]);
  });

  it("that the user took out of the budget is a movement all the same", () => {
    expect(rowsOf(row({ active: false }))).toHaveLength(1);
  });

  it("without a date takes the value date, the bank's, then the day of realisation", () => {
    expect(rowsOf(row({ date: null, vdate: "2026-08-13" }))).toMatchObject([
      { debitedAt: "2026-08-13", bookedAt: "2026-08-12" },
    ]);
    expect(rowsOf(row({ date: null, bdate: "2026-08-16" }))).toMatchObject([{ debitedAt: "2026-08-16" }]);
    expect(rowsOf(row({ date: null }))).toMatchObject([{ debitedAt: "2026-08-12", bookedAt: "2026-08-12" }]);
    expect(rowsOf(row({ date: null, rdate: null, vdate: "2026-08-13" }))).toMatchObject([
      { debitedAt: "2026-08-13", bookedAt: "2026-08-13" },
    ]);
  });

  it("is left out, with its reason, where it cannot be read", () => {
    const transactions = [row({ value: null }), row({ original_wording: null }), row({ date: null, rdate: "" }), 5];
    expect(read(body({ ...CHECKING, transactions })).rejectedRows).toEqual([
      "NO_AMOUNT /connections/0/accounts/0/transactions/0",
      "NO_TEXT /connections/0/accounts/0/transactions/1",
      "NO_DATE /connections/0/accounts/0/transactions/2",
      "NOT_AN_OBJECT /connections/0/accounts/0/transactions/3",
    ]);
  });
});
