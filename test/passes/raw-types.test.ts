import { describe, expect, it } from "vitest";
import { readBody } from "../../src/adapters/read-body.js";
import { adapt } from "../../src/index.js";
import { lexiconOf } from "../../src/lexicon/markets.js";
import { RawTypeHints } from "../../src/lexicon/raw-types.js";
import { TextReader } from "../../src/lexicon/text-reader.js";
import { TRANSACTION_TYPES, type TransactionType } from "../../src/model/transaction-type.js";
import { classify } from "../../src/passes/classification.js";
import { resolveSettings } from "../../src/schema/settings.js";

const NOW = "2026-06-30T12:00:00Z";

/** The types that a body's rows are read as, by their text. */
function typesOf(body: object): Readonly<Record<string, TransactionType>> {
  const settings = resolveSettings({ now: NOW, project: { market: "NL" } });
  const { ledger } = readBody(body, settings).built;
  const { type } = classify({ ledger, reader: new TextReader(lexiconOf("NL", [])), country: "NL" });
  return Object.fromEntries(ledger.description.map((text, row) => [text, TRANSACTION_TYPES[type[row]!]!]));
}

type Row = readonly [text: string, amount: number, rawType: string | undefined];

const providerA = (rows: readonly Row[]): object => ({
  format: "PROVIDER_A_V2_0",
  connections: [
    {
      accounts: [
        {
          id: 1,
          type: "checking",
          balance: 10,
          currency: { id: "EUR" },
          last_update: "2026-06-30 06:00:00",
          transactions: rows.map(([original_wording, value, type], id) => ({
            ...{ id, date: "2026-06-03", rdate: "2026-06-03", original_wording, value },
            ...(type === undefined ? {} : { type }),
          })),
        },
      ],
    },
  ],
});

const providerC = (rows: readonly Row[]): object => ({
  format: "PROVIDER_C_ACCOUNT_API_V2",
  connections: [
    {
      accounts: [
        {
          id: "1",
          type: "CHECKINGS",
          balance: 10,
          currency: "EUR",
          balance_date: 1_782_800_000,
          transactions: rows.map(([notes, amount, type], id) => ({
            ...{ id: `${id}`, amount, currency: "EUR", status: "BOOKED", booking_date: 1_780_437_600, notes, type },
          })),
        },
      ],
    },
  ],
});

const providerD = (rows: readonly Row[]): object => ({
  format: "PROVIDER_D_V2",
  accounts: [
    {
      id: "1",
      type: "CHECKING",
      customerSegment: "PERSONAL",
      balances: { booked: { amount: { currencyCode: "EUR", value: { scale: "2", unscaledValue: "1000" } } } },
      transactions: rows.map(([original, amount, type], id) => ({
        id: `${id}`,
        status: "BOOKED",
        amount: { currencyCode: "EUR", value: { scale: "0", unscaledValue: `${amount}` } },
        dates: { booked: "2026-06-03" },
        descriptions: { original },
        types: { type },
      })),
    },
  ],
});

const providerE = (rows: readonly Row[]): object => ({
  format: "PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2",
  accounts: [
    {
      id: "1",
      type: "Consumption",
      accountUsage: "Personal",
      bookedBalance: { value: 10, currency: "EUR" },
      bookedBalanceDate: "2026-06-30T06:00:00Z",
      transactions: rows.map(([originalText, value, type], id) => ({
        ...{ id: `${id}`, date: "2026-06-03", originalText, amount: { value, currency: "EUR" }, type, state: "Booked" },
      })),
    },
  ],
});

const SHOWN = (rows: readonly Row[], expected: readonly TransactionType[]): Readonly<Record<string, TransactionType>> =>
  Object.fromEntries(rows.map(([text], place) => [text, expected[place]!]));

/** Rows of a provider whose texts tell no mode, and the type of each. */
const TOLD: readonly (readonly [
  provider: string,
  write: (rows: readonly Row[]) => object,
  rows: readonly (readonly [...Row, TransactionType])[],
])[] = [
  [
    "PROVIDER_A",
    providerA,
    [
      ["Vomar Hoorn", -12, "card", "CARD"],
      ["Vomar Hoorn retour", 12, "card", "CARD_REFUND"],
      ["Slagerij Ruyter", -12, "deferred_card", "CARD"],
      ["R Mulder", -12, "transfer", "OUTGOING_TRANSFER"],
      ["S Mulder", 12, "transfer", "INCOMING_TRANSFER"],
      ["Ruyterzorg", -12, "order", "DIRECT_DEBIT"],
      ["Hoorn 0013", -50, "withdrawal", "CASH_WITHDRAWAL"],
      ["Hoorn 0014", 50, "withdrawal", "CREDIT"],
      ["88120", -12, "check", "CHECK"],
      ["88121", 12, "check", "CHECK_DEPOSIT"],
      ["Hoorn balie", 50, "deposit", "CREDIT"],
      ["Termijn 4 Ruyter", -50, "loan_payment", "DEBIT"],
      ["Ruyter onbekend", -50, "unknown", "DEBIT"],
      ["Ruyter zonder", -50, undefined, "DEBIT"],
    ],
  ],
  [
    "PROVIDER_C",
    providerC,
    [
      ["Vomar Hoorn", -12, "POINT_OF_SALE", "CARD"],
      ["Hoorn 0013", -50, "ATM", "CASH_WITHDRAWAL"],
      ["Ruyterzorg", -12, "DIRECT_DEBIT", "DIRECT_DEBIT"],
      ["R Mulder", -12, "INTERNAL_TRANSFER", "OUTGOING_TRANSFER"],
      ["Q Mulder", -12, "REPEATING_PAYMENT", "OUTGOING_TRANSFER"],
      ["Ruyter bv", 1200, "DIRECT_DEPOSIT", "INCOMING_TRANSFER"],
      ["Ruyter zomaar", -12, "DEBIT", "DEBIT"],
      ["Ruyter ergens", 12, "CREDIT", "CREDIT"],
      ["Ruyter electronisch", -12, "ELECTRONIC_PAYMENT", "DEBIT"],
    ],
  ],
  [
    "PROVIDER_D",
    providerD,
    [
      ["Vomar Hoorn", -12, "CREDIT_CARD", "CARD"],
      ["Hoorn 0013", -50, "WITHDRAWAL", "CASH_WITHDRAWAL"],
      ["R Mulder", -12, "TRANSFER", "OUTGOING_TRANSFER"],
      ["Ruyter zomaar", -12, "PAYMENT", "DEBIT"],
      ["Ruyter ergens", -12, "DEFAULT", "DEBIT"],
    ],
  ],
  [
    "PROVIDER_E",
    providerE,
    [
      ["Vomar Hoorn", -12, "Card", "CARD"],
      ["Ruyterzorg", -12, "DirectDebit", "DIRECT_DEBIT"],
      ["S Mulder", 12, "Transfer", "INCOMING_TRANSFER"],
      ["Ruyter zomaar", -12, "Other", "DEBIT"],
    ],
  ],
];

describe("a provider's type, where the text tells no mode", () => {
  it.each(TOLD)("decides how money moved: %s", (_, write, told) => {
    const rows = told.map(([text, amount, rawType]): Row => [text, amount, rawType]);
    const expected = told.map(([, , , type]) => type);
    expect(typesOf(write(rows))).toEqual(SHOWN(rows, expected));
  });

  it("is not heard where the text tells one", () => {
    expect(typesOf(providerA([["SEPA Incasso Ruyterzorg", -12, "card"]]))).toEqual({
      "SEPA Incasso Ruyterzorg": "DIRECT_DEBIT",
    });
  });

  it("decides the same in the canonical form of the body", () => {
    const rows: readonly Row[] = [
      ["Vomar Hoorn", -12, "card"],
      ["R Mulder", -12, "transfer"],
      ["Ruyter zonder", -50, undefined],
    ];
    const body = providerA(rows);
    const native = { format: "NATIVE", accounts: adapt(body, { now: NOW, project: { market: "NL" } }).accounts };
    expect(typesOf(native)).toEqual(typesOf(body));
  });
});

describe("the hints of raw types", () => {
  it("read any spelling, and nothing that is no type", () => {
    const hints = new RawTypeHints();
    for (const spelling of ["DirectDebit", "direct_debit", " DIRECT DEBIT "]) {
      expect(hints.hintOf(hints.codeOf(spelling), false)).toBe(hints.hintOf(hints.codeOf("order"), false));
    }
    for (const other of ["", "constructor", "toString", "__proto__", "card".repeat(50), "PAYMENT"])
      expect(hints.hintOf(hints.codeOf(other), false)).toBe(-1);
    expect(hints.hintOf(hints.codeOf(undefined), true)).toBe(-1);
  });
});

describe("Dutch texts, most of which tell no mode", () => {
  it("get a type where their provider gives one", () => {
    const shops = ["Jumbo Zeist", "HEMA Ede", "Kwekerij Mulder", "R de Vries", "Vitens", "Zilveren Kruis"];
    const rawTypes = ["card", "card", "card", "transfer", "order", "order"];
    const told = (rows: readonly Row[]): number =>
      Object.values(typesOf(providerA(rows))).filter((type) => type !== "DEBIT").length;
    expect(told(shops.map((text) => [text, -12, undefined]))).toBe(0);
    expect(told(shops.map((text, place) => [text, -12, rawTypes[place]]))).toBe(shops.length);
  });
});
