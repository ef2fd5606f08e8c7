import { describe, expect, it } from "vitest";
import { read, readOnlyAccount } from "./read.js";

const IBAN = "FR7630006000011234567890189";
/** Midnight in Paris of 14 August 2026, which is 22:00 UTC of the day before. */
const AUGUST_14 = Date.UTC(2026, 7, 13, 22) / 1000;
const AUGUST_13 = AUGUST_14 - 86_400;

const CHECKING = {
  id: "c1",
  connection_id: "77",
  name: "Compte courant",
  account_number: "12345678901",
  iban: IBAN,
  currency: "EUR",
  type: "CHECKINGS",
  status: "ACTIVE",
  classification: "PERSONAL",
  usage: null,
  balance: 902.1,
  balance_date: Date.UTC(2026, 7, 21, 6, 30) / 1000,
};

function body(account: object, connection: object = {}): object {
  const whole = {
    id: "77",
    provider_id: "771",
    name: "Banque du Lac",
    logo_url: "https://lac.example/logo.png",
    status: "SUCCESS",
    channels: [{ mode: "REDIRECT", status: "SUCCESS", last_success_date: "2026-08-20T06:15:00Z" }],
    owner: { name: "LEA PETIT" },
    accounts: [account],
    ...connection,
  };
  return { format: "PROVIDER_C_ACCOUNT_API_V2", connections: [whole] };
}

function row(given: object): object {
  return {
    id: "t1",
    type: "DIRECT_DEBIT",
    status: "BOOKED",
    amount: -60,
    booking_date: AUGUST_14,
    remittance_information: ["PRLV LAC"],
    ...given,
  };
}

const rowsOf = (...transactions: unknown[]): readonly object[] => read(body({ ...CHECKING, transactions })).rows;

describe("PROVIDER_C, accounts of the account API", () => {
  it("are read with their bank and owner from the connection", () => {
    expect(readOnlyAccount(body(CHECKING))).toMatchObject({
      type: "CHECKING",
      usage: "PERSONAL",
      balance: 902.1,
      balanceDate: "2026-08-21T06:30:00.000Z",
      iban: IBAN,
      number: "12345678901",
      bank: { id: "771", name: "Banque du Lac", logoUrl: "https://lac.example/logo.png" },
      country: "FR",
      aggregator: { id: "c1", type: "CHECKINGS" },
      owners: ["LEA PETIT"],
    });
  });

  it("have the balance's date from the last synchronisation where they have none", () => {
    expect(readOnlyAccount(body({ ...CHECKING, balance_date: null })).balanceDate).toBe("2026-08-20T06:15:00.000Z");
  });

  it("that are cards go by their number where they have no name", () => {
    const card = { ...CHECKING, type: "CREDIT_CARD", name: null, account_number: "4970********1234", iban: null };
    expect(readOnlyAccount(body(card))).toMatchObject({ type: "CREDIT_CARD", name: "4970********1234" });
  });

  it("that are loans have the loan's details", () => {
    const loan = {
      type: "PERSONAL",
      initial_balance: 15_000,
      start_date: Date.UTC(2023, 2, 4, 23) / 1000,
      end_date: Date.UTC(2029, 2, 4, 23) / 1000,
      interest: 3.9,
      next_payment: { amount: -260.1 },
    };
    expect(readOnlyAccount(body({ ...CHECKING, type: "LOAN", balance: -8200, loan })).details).toEqual({
      loan: {
        type: "PERSONAL",
        amount: 150_000_000,
        startDate: Date.UTC(2023, 2, 5, 12),
        endDate: Date.UTC(2029, 2, 5, 12),
        durationMonths: 72,
        payment: 2_601_000,
        remainingCapital: 82_000_000,
        interestRate: 0.039,
      },
    });
  });
});

describe("PROVIDER_C, transactions of the account API", () => {
  it("are dated by epochs at midnight in Paris", () => {
    expect(rowsOf(row({ transaction_date: AUGUST_13, value_date: AUGUST_13 }))).toMatchObject([
      { amount: -60, debitedAt: "2026-08-14", bookedAt: "2026-08-13", text: "PRLV LAC", type: "DIRECT_DEBIT" },
    ]);
  });

  it("that are pending are announced", () => {
    const pending = row({
      status: "PENDING",
      amount: "-3.50",
      booking_date: null,
      date: AUGUST_14,
      transaction_date: AUGUST_13,
    });
    expect(rowsOf(pending)).toMatchObject([
      { amount: -3.5, debitedAt: "2026-08-14", bookedAt: "2026-08-13", isComing: true },
    ]);
  });

  it("that are pending on a card have no day of debit yet", () => {
    const card = { ...CHECKING, type: "CREDIT_CARD", transactions: [row({ status: "PENDING" }), row({ id: "t2" })] };
    const { rows } = read(body(card));
    expect(rows.map(({ id, debitedAt }) => [id, debitedAt]).sort()).toEqual([
      ["t1", undefined],
      ["t2", "2026-08-14"],
    ]);
  });

  it("prefer the bank's own text, joined, and keep notes that say more", () => {
    const text = { remittance_information: ["PRLV LAC", null, "REF 1"], source: { label: "SOURCE" }, label: "Lac" };
    expect(rowsOf(row({ ...text, notes: "PRLV LAC\nREF 1" }))).toMatchObject([{ text: "PRLV LAC REF 1" }]);
    expect(rowsOf(row({ ...text, notes: "PRLV LAC\nREF 1" }))[0]).not.toHaveProperty("comment");
    expect(rowsOf(row({ ...text, notes: "pour Tom" }))).toMatchObject([{ comment: "pour Tom" }]);
    expect(rowsOf(row({ remittance_information: [], source: { label: "SOURCE" } }))).toMatchObject([
      { text: "SOURCE" },
    ]);
    expect(rowsOf(row({ remittance_information: null, label: "Lac" }))).toMatchObject([{ text: "Lac" }]);
  });
});

describe("PROVIDER_C, the direct account API", () => {
  const direct = {
    account_id: "a9",
    name: "Compte 01",
    currency: "EUR",
    type: "CASH_ACCOUNT",
    usage: "PRIVATE",
    iban: IBAN,
    bic: "AGRIFRPP",
    balances: [
      { balance_amount: { currency: "EUR", amount: "7" }, reference_date: "2026-08-01T12:00:00.000Z" },
      { balance_amount: { currency: "EUR", amount: "902.10" }, reference_date: "2026-08-21T12:00:00.000Z" },
    ],
  };
  const inBody = (account: object): object => ({
    format: "PROVIDER_C_DIRECT_ACCOUNT_API_V3",
    connections: [{ accounts: [account] }],
  });

  it("has the newest of several balances", () => {
    expect(readOnlyAccount(inBody(direct))).toMatchObject({
      type: "CHECKING",
      usage: "PERSONAL",
      balance: 902.1,
      balanceDate: "2026-08-21T12:00:00.000Z",
      aggregator: { id: "a9" },
    });
  });

  it("has a balance that is expected on a day to come only where there is no other", () => {
    const balanceOn = (amount: string, reference_date?: string): object => {
      return { balance_amount: { currency: "EUR", amount }, reference_date };
    };
    const [today, later, last] = [
      balanceOn("1", "2026-08-21"),
      balanceOn("2", "2026-08-22"),
      balanceOn("3", "2026-08-31"),
    ];
    const readOf = (...balances: readonly object[]): unknown => {
      const { balance, balanceDate } = readOnlyAccount(inBody({ ...direct, balances }));
      return `${balance} ${balanceDate.slice(0, 10)}`;
    };
    expect(readOf(today, later, last)).toBe("1 2026-08-21");
    expect(readOf(last, later, today)).toBe("1 2026-08-21");
    expect(readOf(later, balanceOn("4"))).toBe("4 2026-08-21");
    expect(readOf(later, last)).toBe("3 2026-08-31");
  });

  it("has decimal texts as amounts; card rows have the day of purchase only", () => {
    const transaction = {
      id: "t",
      transaction_amount: { currency: "EUR", amount: "-200" },
      remittance_information: ["CARTE LAC"],
    };
    const checking = { ...direct, transactions: [{ ...transaction, booking_date: "2026-05-24T12:00:00.000Z" }] };
    const card = {
      ...direct,
      type: "CARD",
      transactions: [{ ...transaction, transaction_date: "2026-08-23T12:03:36.176Z" }],
    };
    expect(read(inBody(checking)).rows).toMatchObject([
      { amount: -200, debitedAt: "2026-05-24", bookedAt: "2026-05-24" },
    ]);
    const [purchase] = read(inBody(card)).rows;
    expect(purchase).toMatchObject({ amount: -200, bookedAt: "2026-08-23T12:03:36.176Z" });
    expect(purchase).not.toHaveProperty("debitedAt");
  });
});

describe("PROVIDER_C, the account API 3", () => {
  it("has nested amounts, and the currency on the balance only", () => {
    const account = {
      id: "n1",
      type: "CHECKINGS",
      balance: { amount: { amount: "100.00", currency: "EUR" } },
      transactions: [
        {
          id: "t1",
          amount: { amount: "-50.555", currency: "EUR" },
          booking_date: "2026-08-14T00:00:00+02:00",
          enrichments: { date: "2026-08-13", display_label: "Lac" },
        },
      ],
    };
    const { accounts, rows } = read({
      format: "PROVIDER_C_NEW_DIRECT_ACCOUNT_API_V3",
      connections: [{ accounts: [account] }],
    });
    expect(accounts).toMatchObject([{ currency: "EUR", balance: 1_000_000 }]);
    expect(rows).toMatchObject([{ amount: -50.56, debitedAt: "2026-08-14", text: "Lac" }]);
  });
});
