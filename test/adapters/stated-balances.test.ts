import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyOfE, IBAN, nativeBody, nativeRow, rowOfE } from "./quirks/bodies.js";
import { issuesOf, read } from "./read.js";

const row = (amount: number, balance: unknown, given: object = {}): object =>
  rowOfE({ id: `${amount}/${balance}`, amount: { value: amount, currency: "EUR" }, balance, ...given });
const statedBy = (...transactions: readonly object[]): readonly string[] =>
  read(bodyOfE({ transactions })).statedBalances;

describe("the balances after PROVIDER_E rows", () => {
  it("state the end-of-day balance of their days", () => {
    const next = row(-5, 90, { date: "2026-08-15" });
    expect(statedBy(row(-5, 95), next)).toEqual(["0 2026-08-14 95", "0 2026-08-15 90"]);
    expect(statedBy(row(-5, { value: 95, currency: "EUR" }))).toEqual(["0 2026-08-14 95"]);
  });

  it("are read in whichever order a day's rows stand", () => {
    // 100 at the start, then -5, -20, +3.
    const [first, second, third] = [row(-5, 95), row(-20, 75), row(3, 78)];
    for (const rows of [
      [first!, second!, third!],
      [third!, second!, first!],
      [second!, third!, first!],
    ])
      expect(statedBy(...rows)).toEqual(["0 2026-08-14 78"]);
  });

  it("are found for any day of rows", () => {
    const amounts = fc.array(
      fc.integer({ min: -50, max: 50 }).filter((amount) => amount !== 0),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(amounts, fc.integer({ min: -200, max: 200 }), fc.nat(7), (given, opening, turn) => {
        let balance = opening;
        const rows = given.map((amount, place) => {
          balance += amount;
          return row(amount, balance, { id: `r${place}` });
        });
        const turned = [...rows.slice(turn % rows.length), ...rows.slice(0, turn % rows.length)];
        // A day that ends where it began may have begun anywhere in its round.
        expect(statedBy(...turned)).toEqual(balance === opening ? [] : [`0 2026-08-14 ${balance}`]);
      }),
      { numRuns: 100 },
    );
  });

  it("say nothing of a day with a row that lacks one, or that make no chain", () => {
    expect(statedBy(row(-5, 95), row(-20, null))).toEqual([]);
    expect(statedBy(row(-5, 95), row(-20, "none"))).toEqual([]);
    expect(statedBy(row(-5, 95), row(-20, 60))).toEqual([]);
    expect(statedBy(row(-5, 95), row(-20, 100))).toEqual(["0 2026-08-14 95"]);
  });

  it("are those of booked rows alone", () => {
    expect(statedBy(row(-5, 95), row(-20, 75, { state: "Pending" }))).toEqual(["0 2026-08-14 95"]);
  });

  it("of a row that is delivered twice count once", () => {
    expect(statedBy(row(-5, 95), row(-5, 95))).toEqual(["0 2026-08-14 95"]);
  });

  it("are told apart by account", () => {
    const account = (id: string, balance: number): object =>
      (bodyOfE({ id, number: { bban: id }, transactions: [row(-5, balance)] }) as { accounts: object[] }).accounts[0]!;
    const body = { ...bodyOfE(), accounts: [account("111", 95), account("222", 30)] };
    expect(read(body).statedBalances).toEqual(["0 2026-08-14 95", "1 2026-08-14 30"]);
  });
});

describe("the daily balances of a native account", () => {
  const withDays = (dailyBalances: unknown, given: object = {}): object => nativeBody({ dailyBalances, ...given });

  it("are read with their days, and change nothing else", () => {
    const transactions = [nativeRow()];
    const days = [
      { date: "2026-08-01", balance: 12.5 },
      { date: "2026-08-02T22:30:00Z", balance: "-3.004" },
    ];
    const { statedBalances, ...rest } = read(withDays(days, { transactions }));
    expect(statedBalances).toEqual(["0 2026-08-01 12.5", "0 2026-08-03 -3"]);
    expect(rest).toEqual({ ...read(nativeBody({ transactions })), statedBalances: undefined });
  });

  it.each([null, undefined, []])("may be %j", (none) => {
    expect(read(withDays(none)).statedBalances).toEqual([]);
  });

  it("that cannot be read are issues, as all of a native account is", () => {
    expect(issuesOf(withDays({}))).toEqual(["INVALID_TYPE /accounts/0/dailyBalances"]);
    expect(issuesOf(withDays([3, { date: "soon", balance: 1 }, { date: "2026-08-01" }, {}]))).toEqual([
      "INVALID_TYPE /accounts/0/dailyBalances/0",
      "INVALID_DATE /accounts/0/dailyBalances/1/date",
      "INVALID_AMOUNT /accounts/0/dailyBalances/2/balance",
      "INVALID_DATE /accounts/0/dailyBalances/3/date",
      "INVALID_AMOUNT /accounts/0/dailyBalances/3/balance",
    ]);
  });

  it("are reported together with what else is wrong with the account", () => {
    expect(issuesOf(withDays({}, { balance: null }))).toEqual([
      "INVALID_AMOUNT /accounts/0/balance",
      "INVALID_TYPE /accounts/0/dailyBalances",
    ]);
  });

  it("are at most four thousand", () => {
    const days = (count: number): object[] => new Array(count).fill({ date: "2026-08-01", balance: 1 });
    expect(read(withDays(days(4000))).statedBalances).toHaveLength(4000);
    expect(issuesOf(withDays(days(4001)))).toEqual(["OUT_OF_RANGE /accounts/0/dailyBalances"]);
  });

  it("go with the account that is kept where one is seen twice", () => {
    const [longer] = (withDays([], { iban: IBAN, transactions: [nativeRow()] }) as { accounts: object[] }).accounts;
    const [shorter] = (withDays([{ date: "2026-08-01", balance: 1 }], { iban: IBAN }) as { accounts: object[] })
      .accounts;
    expect(read({ accounts: [longer, shorter] }).statedBalances).toEqual([]);
    const older = { ...shorter, balance: 7, balanceDate: "2026-08-03" };
    expect(read({ accounts: [longer, older] }).statedBalances).toEqual(["0 about 2026-08-03 7"]);
  });
});
