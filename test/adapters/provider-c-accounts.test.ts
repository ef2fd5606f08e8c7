import { describe, expect, it } from "vitest";
import { accountOfC, bodyOfC, rowOfC } from "./quirks/bodies.js";
import { read, readOnlyAccount } from "./read.js";

const only = (given: object, connection: object = {}) => readOnlyAccount(bodyOfC(accountOfC(given), connection));
const rejected = (given: object): readonly string[] => read(bodyOfC(accountOfC(given))).rejectedAccounts;

describe("an account of PROVIDER_C", () => {
  it.each([
    ["CHECKINGS", "CHECKING"],
    ["CHECKING", "CHECKING"],
    ["CASH_ACCOUNT", "CHECKING"],
    ["SAVINGS", "SAVINGS"],
    ["SAVING", "SAVINGS"],
    ["LOAN", "LOAN"],
    ["LOANS", "LOAN"],
    ["CREDIT_CARD", "CREDIT_CARD"],
    ["card", "CREDIT_CARD"],
    ["LIFE_INSURANCE", "UNKNOWN"],
    [null, "UNKNOWN"],
  ])("of type %s is %s", (type, expected) => {
    expect(only({ type }).type).toBe(expected);
  });

  it.each([
    [{ usage: "PERSONAL" }, "PERSONAL"],
    [{ usage: "PRIVATE" }, "PERSONAL"],
    [{ usage: "PROFESSIONAL" }, "PROFESSIONAL"],
    [{ usage: "ORGANISATION" }, "PROFESSIONAL"],
    [{ usage: null, classification: "BUSINESS" }, "PROFESSIONAL"],
    [{ usage: "PRIVATE", classification: "BUSINESS" }, "PERSONAL"],
    [{ usage: "SHARED" }, "UNKNOWN"],
    [{ usage: null }, "UNKNOWN"],
  ])("with %j has usage %s", (given, expected) => {
    expect(only(given).usage).toBe(expected);
  });

  it.each([
    ["ACTIVE", true],
    ["ERROR", true],
    [null, true],
    ["CLOSED", false],
    ["NOT_FOUND", false],
    ["SUSPENDED", false],
    ["pending_consent", false],
  ])("of status %s is computed: %s", (status, isComputed) => {
    expect(only({ status }).isComputed).toBe(isComputed);
  });

  it("has the BIC, the name and the owner that it states", () => {
    const stated = { bic: "AGRIFRPP", name: "Compte joint", owner: { name: "TOM PETIT" } };
    expect(only(stated, { owner: { name: "LEA PETIT" } })).toMatchObject({
      bic: "AGRIFRPP",
      name: "Compte joint",
      owners: ["TOM PETIT"],
    });
    expect(only({ name: null, account_number: null })).not.toHaveProperty("name");
  });

  it("has the bank that its connection tells, if any", () => {
    expect(only({}, { logo_url: null, provider_logo_url: "https://lac.example/l.png" }).bank).toEqual({
      id: "771",
      name: "Banque du Lac",
      logoUrl: "https://lac.example/l.png",
    });
    expect(only({}, { provider_id: null, name: null })).not.toHaveProperty("bank");
  });

  it("says whether its balance is dated: by itself, else by the channels that succeeded", () => {
    expect(only({ balance_date: 1_787_293_800 }).isBalanceDated).toBe(true);
    expect(only({ balance_date: null })).toMatchObject({
      isBalanceDated: false,
      balanceDate: "2026-08-21T12:00:00.000Z",
    });
    const channels = [null, { last_success_date: "" }, { last_success_date: "2026-08-19" }, { last_success_date: 1 }];
    expect(only({ balance_date: "" }, { channels })).toMatchObject({
      isBalanceDated: true,
      balanceDate: "2026-08-19T12:00:00.000Z",
    });
    expect(only({ balance_date: null }, { channels: [] }).isBalanceDated).toBe(false);
  });

  describe("without a date of its balance, in a connection of several channels", () => {
    const channel = (channel_definition_id: unknown, last_success_date: unknown): object => ({
      channel_definition_id,
      last_success_date,
    });
    const channels = [channel("771-R", "2026-08-10"), channel("771-E", "2026-08-19"), channel(7, "2026-08-12")];
    const dateOf = (last_channel_definition_id: unknown, of: readonly object[] = channels): unknown =>
      only({ balance_date: null, last_channel_definition_id }, { channels: of }).balanceDate;

    it("is as old as the last success of the channel that it was seen by", () => {
      expect(dateOf("771-R")).toBe("2026-08-10T12:00:00.000Z");
      expect(dateOf("771-E")).toBe("2026-08-19T12:00:00.000Z");
      expect(dateOf("7")).toBe("2026-08-12T12:00:00.000Z");
    });

    it("is as old as the latest success of all where none is named that succeeded, in whichever order they stand", () => {
      for (const named of [null, "", "772-R", "771-N"])
        for (const of of [channels, [...channels].reverse()])
          expect(dateOf(named, [channel("771-N", null), channel(null, "2026-08-05"), ...of])).toBe(
            "2026-08-19T12:00:00.000Z",
          );
    });

    it("takes the later success of a channel that is listed twice", () => {
      expect(dateOf("771-R", [...channels, channel("771-R", "2026-08-14")])).toBe("2026-08-14T12:00:00.000Z");
    });
  });
});

describe("the balance of a PROVIDER_C account", () => {
  const money = (amount: unknown, currency: unknown = "EUR"): object => ({ amount, currency });
  const dated = (amount: unknown, reference_date?: unknown): object => ({
    balance_amount: money(amount),
    reference_date,
  });

  it("is the newest of a list, the first of several that are equally new", () => {
    const list = [null, {}, dated("1", "2026-08-01"), dated("2", "2026-08-03"), dated("3", "2026-08-03"), dated("4")];
    expect(only({ balances: list })).toMatchObject({ balance: 2, balanceDate: "2026-08-03T12:00:00.000Z" });
    expect(only({ balances: [...list].reverse() })).toMatchObject({ balance: 3 });
  });

  it("is the first of a list without dates, and a dated one before that", () => {
    expect(only({ balances: [dated("1"), dated("2")] }).balance).toBe(1);
    expect(only({ balances: [dated("1"), dated("2", "2020-01-01")] }).balance).toBe(2);
  });

  it.each([null, "", "NaN", "1,5", {}, 2e9])("is the newest that can be read: not one of %j", (amount) => {
    const list = [dated("1", "2026-08-01"), dated("2", "2026-08-03"), dated(amount, "2026-08-05"), dated(amount)];
    expect(only({ balances: list })).toMatchObject({ balance: 2, balanceDate: "2026-08-03T12:00:00.000Z" });
    expect(only({ balances: [...list].reverse() })).toMatchObject({ balance: 2 });
    expect(rejected({ balance: null, balances: [dated(amount)] })).toEqual(["NO_BALANCE /connections/0/accounts/0"]);
  });

  it("is the plain one where none of a list can be read", () => {
    for (const balances of [[], [null], [dated("NaN")]]) expect(only({ balance: 7, balances }).balance).toBe(7);
  });

  it("is the newest in the account's currency, never one in another", () => {
    const inDollars = { balance_amount: money("90000", "USD"), reference_date: "2026-08-05" };
    for (const balances of [
      [dated("1", "2026-08-01"), inDollars, dated("2", "2026-08-03")],
      [inDollars, dated("2", "2026-08-03"), dated("1", "2026-08-01")],
    ]) {
      expect(only({ balances })).toMatchObject({ currency: "EUR", balance: 2 });
      expect(only({ currency: null, balances })).toMatchObject({ currency: "USD", balance: 90_000 });
    }
    expect(only({ balance: 7, balances: [inDollars] })).toMatchObject({ currency: "EUR", balance: 7 });
    for (const balance of [null, { amount: money("90000", "USD") }])
      expect(rejected({ balance, balances: [inDollars] })).toEqual(["NO_BALANCE /connections/0/accounts/0"]);
  });

  it("has the currency of the account, else its own, else that of its rows", () => {
    const usd = { currency: null, balance: { amount: money("5", "USD") } };
    expect(only(usd)).toMatchObject({ currency: "USD", balance: 5 });
    expect(only({ ...usd, currency: "usd" }).currency).toBe("USD");
    expect(only({ currency: null, balances: [{ balance_amount: money("5", "SEK") }] }).currency).toBe("SEK");
    const byRow = (row: object): string => only({ currency: null, balance: 5, transactions: [rowOfC(row)] }).currency;
    expect(byRow({ currency: "CHF" })).toBe("CHF");
    expect(byRow({ amount: money(1, "NOK") })).toBe("NOK");
    expect(byRow({ amount: null, transaction_amount: money(1, "DKK") })).toBe("DKK");
  });

  it.each<[string, readonly unknown[]]>([
    ["that most rows bear", ["USD", "EUR", "EUR"]],
    ["of the rows that bear one", [undefined, "EUR", "euro"]],
    ["that most rows bear, however it is written", ["USD", { id: "eur" }, " eur "]],
    ["with the earlier code of two that as many rows bear", ["USD", "EUR"]],
  ])("has the currency %s, in whatever order they come", (_, currencies) => {
    const rows = currencies.map((currency, place) => rowOfC({ id: `t${place}`, currency }));
    for (const transactions of [rows, [...rows].reverse(), [null, ...rows]])
      expect(only({ currency: null, balance: 5, transactions }).currency).toBe("EUR");
  });

  it("that is none leaves the account out, as a currency that is none does", () => {
    expect(rejected({ balance: null })).toEqual(["NO_BALANCE /connections/0/accounts/0"]);
    for (const balances of [[], [{}]])
      expect(rejected({ balance: null, balances })).toEqual(["NO_BALANCE /connections/0/accounts/0"]);
    expect(rejected({ currency: null })).toEqual(["NO_CURRENCY /connections/0/accounts/0"]);
    expect(rejected({ currency: null, transactions: [null] })).toEqual(["NO_CURRENCY /connections/0/accounts/0"]);
  });
});

describe("the details of a PROVIDER_C account", () => {
  it("are those of savings", () => {
    const savings = { effect_date: "2020-01-15", yield_rate: 3 };
    expect(only({ type: "SAVINGS", savings }).details).toEqual({
      savings: { type: "UNKNOWN", openedAt: Date.UTC(2020, 0, 15, 12), interestRate: 0.03 },
    });
    expect(only({ type: "SAVINGS" }).details).toEqual({ savings: { type: "UNKNOWN" } });
    const typesOf = (...types: readonly string[]): unknown =>
      types.map((savings_type) => only({ type: "SAVINGS", savings: { savings_type } }).details?.savings?.type);
    expect(typesOf("LONG_TERM", "short_term", "ODD")).toEqual(["LONG_TERM", "SHORT_TERM", "UNKNOWN"]);
    expect(only({ savings })).not.toHaveProperty("details");
  });

  it.each([
    ["MORTGAGE", "MORTGAGE"],
    ["REAL_ESTATE", "MORTGAGE"],
    ["REVOLVING", "REVOLVING"],
    ["PERSONAL", "PERSONAL"],
    ["CONSUMER", "PERSONAL"],
    ["auto", "PERSONAL"],
    ["BOAT", "OTHER"],
    [null, "OTHER"],
  ])("are those of a loan: %s is %s", (type, expected) => {
    expect(only({ type: "LOAN", balance: -20, loan: { type } }).details).toEqual({
      loan: { type: expected, remainingCapital: 200_000 },
    });
  });

  it("have no duration without a start, without an end, or where the end is not after the start", () => {
    const durationOf = (start_date: unknown, end_date: unknown): number | undefined =>
      only({ type: "LOAN", loan: { start_date, end_date } }).details?.loan?.durationMonths;
    expect(durationOf("2023-03-05", "2029-03-05")).toBe(72);
    expect(durationOf("2023-03-05", "2023-04-05")).toBe(1);
    for (const [start, end] of [
      ["2023-03-05", null],
      [null, "2029-03-05"],
      ["2029-03-05", "2023-03-05"],
      ["2023-03-05", "2023-03-05"],
    ])
      expect(durationOf(start, end)).toBeUndefined();
  });

  it("are none of an account that is no loan, or has no word of it", () => {
    expect(only({ loan: { type: "AUTO" } })).not.toHaveProperty("details");
    expect(only({ type: "LOAN" })).not.toHaveProperty("details");
  });
});

describe("a transaction of PROVIDER_C", () => {
  const readRow = (given: object, account: object = {}) =>
    read(bodyOfC(accountOfC({ transactions: [rowOfC({ booking_date: null, ...given })], ...account })));

  it.each([
    [{ amount: null }, "NO_AMOUNT"],
    [{ amount: null, transaction_amount: 5 }, "NO_AMOUNT"],
    [{ remittance_information: [null, " "] }, "NO_TEXT"],
    [{ booking_date: "soon" }, "NO_DATE"],
    [{ status: "EXPIRED" }, "GONE"],
    [{ status: "cancelled" }, "GONE"],
    [{ status: "REJECTED" }, "GONE"],
  ])("with %j is left out: %s", (given, reason) => {
    expect(readRow({ booking_date: "2026-08-14", ...given }).rejectedRows).toEqual([
      `${reason} /connections/0/accounts/0/transactions/0`,
    ]);
  });

  it.each([
    [{ enrichments: { date: "2026-08-11" }, import_date: "2026-08-20" }, "2026-08-11"],
    [{ import_date: "2026-08-20" }, "2026-08-20"],
    [{ value_date: "2026-08-12", import_date: "2026-08-20" }, "2026-08-12"],
    [{ date: "2026-08-13", import_date: "2026-08-20" }, "2026-08-13"],
    [{ transaction_date: "2026-08-10" }, "2026-08-10"],
  ])("with %j alone is of %s", (given, day) => {
    expect(readRow(given).rows).toMatchObject([{ debitedAt: day, bookedAt: day }]);
  });

  it.each([
    [{ remittance_information: "VIR LEA" }, "VIR LEA"],
    [{ remittance_information: [" VIR LEA "] }, "VIR LEA"],
    [{ remittance_information: ["", "VIR", "LEA"] }, "VIR LEA"],
    [{ source: { label: "SOURCE" }, notes: "NOTE" }, "SOURCE"],
    [{ notes: "NOTE", enrichments: { display_label: "Shown" } }, "NOTE"],
    [{ enrichments: { display_label: "Shown" }, label: "Label" }, "Shown"],
    [{ label: "Label", check_number: "778" }, "Label"],
    [{ check_number: 778 }, "778"],
  ])("with %j is described by %s", (given, text) => {
    expect(readRow({ date: "2026-08-13", remittance_information: null, ...given }).rows).toMatchObject([{ text }]);
  });

  it("has a category, and the notes that say more than its text as a comment", () => {
    const [row] = readRow({ date: "2026-08-13", category_id: 421, notes: "cadeau" }).rows;
    expect(row).toMatchObject({ category: "421", comment: "cadeau" });
    const alone = readRow({ date: "2026-08-13", remittance_information: null, notes: "a\nb" }).rows[0];
    expect(alone).toMatchObject({ text: "a\nb" });
    expect(alone).not.toHaveProperty("comment");
  });

  it("is dated by epochs at midnight in Paris, as a number or its digits, and by an instant as it stands", () => {
    const midnight = Date.UTC(2026, 7, 13, 22) / 1000;
    const dayOf = (date: unknown): unknown => readRow({ date }).rows[0]?.debitedAt;
    expect(dayOf(midnight)).toBe("2026-08-14");
    expect(dayOf(String(midnight))).toBe("2026-08-14");
    expect(dayOf(midnight + 60)).toBe("2026-08-13T22:01:00.000Z");
    expect(dayOf("2026-08-13T22:00:00Z")).toBe("2026-08-13T22:00:00.000Z");
  });

  it.each(["UPCOMING", "scheduled", "RECURRING"])("of origin %s is announced", (origin) => {
    expect(readRow({ date: "2026-08-13", origin }).rows).toMatchObject([{ isComing: true }]);
  });

  it.each(["ORIGINAL", "TRANSACTION", null])("of origin %s is not", (origin) => {
    expect(readRow({ date: "2026-08-13", origin }).rows[0]).not.toHaveProperty("isComing");
  });
});
