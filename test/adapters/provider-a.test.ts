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

  it.each([
    ...["savings", "deposit", "market", "lifeinsurance", "pee", "perco", "article83", "rsp", "pea", "capitalisation"],
    ...["perp", "madelin", "per", "livret_a", "livret_b", "ldds", "cel", "csl", "pel", "cat", "crowdlending"],
    "real_estate",
  ])("of type %s is savings", (type) => {
    expect(readOnlyAccount(body({ ...CHECKING, type }))).toMatchObject({
      type: "SAVINGS",
      details: { savings: { type: "UNKNOWN" } },
    });
  });

  it.each([
    ["PRIV", "PERSONAL"],
    ["ORGA", "PROFESSIONAL"],
    ["asso", "PROFESSIONAL"],
    ["FOO", "UNKNOWN"],
    [null, "UNKNOWN"],
  ])("of usage %s is %s", (usage, expected) => {
    expect(readOnlyAccount(body({ ...CHECKING, usage })).usage).toBe(expected);
  });

  it.each([
    ["mortgage", "MORTGAGE"],
    ["consumercredit", "PERSONAL"],
    ["RevolvingCredit", "REVOLVING"],
    ["boat", "OTHER"],
    [null, "OTHER"],
  ])("with a loan of type %s has a loan of type %s", (type, expected) => {
    const loanOf = (duration: unknown): unknown =>
      readOnlyAccount(body({ ...CHECKING, type: "loan", balance: -5, loan: { type, duration } })).details?.loan;
    const loan = { type: expected, remainingCapital: 50_000 };
    for (const duration of [0, "0", "some", null]) expect(loanOf(duration)).toEqual(loan);
    for (const duration of [240, " 240.0 "]) expect(loanOf(duration)).toEqual({ ...loan, durationMonths: 240 });
  });

  it("that is no loan has none", () => {
    expect(readOnlyAccount(body({ ...CHECKING, loan: { type: "mortgage" } }))).not.toHaveProperty("details");
    expect(readOnlyAccount(body({ ...CHECKING, type: "loan" }))).not.toHaveProperty("details");
  });

  it.each([
    [{ name: " " }, "COMPTE DE DEPOT"],
    [{ name: null, original_name: null }, "12345678901"],
  ])("with %j goes by the name %s", (given, name) => {
    expect(readOnlyAccount(body({ ...CHECKING, ...given })).name).toBe(name);
  });

  it.each([
    [{ disabled: "2026-08-01 00:00:00" }, false],
    [{ deleted: true }, false],
    [{ disabled: false, deleted: null }, true],
    [{ disabled: "no date", deleted: undefined }, true],
  ])("with %j is computed: %s", (given, isComputed) => {
    expect(readOnlyAccount(body({ ...CHECKING, ...given })).isComputed).toBe(isComputed);
  });

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

  const inConnection = (connection: object, given: object = {}) =>
    readOnlyAccount({
      format: "PROVIDER_A_V2_0",
      connections: [{ ...connection, accounts: [{ ...CHECKING, ...given }] }],
    });

  it("is dated by itself, else by its connection, else by the time of the analysis", () => {
    const undated = { last_update: null };
    expect(inConnection({ last_update: "2026-08-20 04:00:00" }, undated)).toMatchObject({
      balanceDate: "2026-08-20T04:00:00.000Z",
      isBalanceDated: true,
    });
    expect(inConnection(undated, undated)).toMatchObject({
      balanceDate: "2026-08-21T12:00:00.000Z",
      isBalanceDated: false,
    });
  });

  it.each([
    [
      { connector: { id: 12, logoUrl: "https://lac.example/l.png" } },
      { id: "12", logoUrl: "https://lac.example/l.png" },
    ],
    [{ connector: { logoUrl: null }, connector_uuid: "uuid", id_connector: 7 }, { id: "7" }],
    [{ connector: { logoUrl: null }, connector_uuid: "uuid" }, { id: "uuid" }],
    [{ connector: null, id_connector: 7 }, { id: "7" }],
    [{}, { id: "9" }],
  ])("with the connection %j has the bank %j", (connection, bank) => {
    expect(inConnection(connection).bank).toEqual(bank);
  });

  it("has no bank where nothing tells it", () => {
    expect(inConnection({}, { id_source: null })).not.toHaveProperty("bank");
  });

  it.each([
    [{ first_name: "LEA", last_name: "PETIT" }, ["LEA PETIT"]],
    [{ firstname: "LEA", lastname: "PETIT" }, ["LEA PETIT"]],
    [{ name: " ", last_name: "PETIT" }, ["PETIT"]],
    [{ first_name: "LEA" }, ["LEA"]],
    [{ name: null, company_name: "LAC SARL" }, ["LAC SARL"]],
    [{ first_name: "LEA", company_name: "LAC SARL" }, ["LEA"]],
    [{}, []],
    [null, []],
  ])("with the owner %j has the owners %j", (owner, owners) => {
    expect(inConnection({ information: { owner } }).owners).toEqual(owners);
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
