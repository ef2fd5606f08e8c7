import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/analyze.js";
import { issuesOf, NOW, read, readOnlyAccount } from "../read.js";
import { accountOfA, accountOfC, bodyOfA, bodyOfC, bodyOfD, nativeBody, nativeRow, rowOfA, rowOfC } from "./bodies.js";

/** The day of debit that a date of PROVIDER_A is read as. */
function debitDayOfA(date: unknown): unknown {
  return read(bodyOfA(accountOfA({ transactions: [rowOfA({ date, rdate: null })] }))).rows[0]?.debitedAt;
}

/** The day of debit that a date of PROVIDER_C is read as. */
function debitDayOfC(booking_date: unknown): unknown {
  return read(bodyOfC(accountOfC({ transactions: [rowOfC({ booking_date })] }))).rows[0]?.debitedAt;
}

describe("quirk 11: rows far in the future or the past", () => {
  it("are kept as they are, and never made coming", () => {
    const transactions = [rowOfA({ id: 1, date: "2027-03-28" }), rowOfA({ id: 2, date: "2024-05-05" })];
    const { rows } = read(bodyOfA(accountOfA({ transactions })));
    expect(rows.map(({ debitedAt }) => debitedAt)).toEqual(["2024-05-05", "2027-03-28"]);
    expect(rows.some(({ isComing }) => isComing)).toBe(false);
  });

  it("count in no figure: twenty of them are not enough", () => {
    const transactions = Array.from({ length: 20 }, (_, id) =>
      rowOfA({ id, date: id < 10 ? "2027-03-28" : "2024-05-05" }),
    );
    const { status, error } = analyze(bodyOfA(accountOfA({ transactions })), { now: NOW });
    expect([status, error?.code]).toEqual(["ERROR", "NOT_ENOUGH_TRANSACTIONS"]);
  });
});

describe("quirk 20: seconds, milliseconds and ISO texts in one member", () => {
  const HALF_PAST_SIX = "2026-08-21T06:30:00.000Z";

  it.each([
    [1_787_293_800],
    [1_787_293_800_000],
    ["1787293800"],
    ["1787293800000"],
    ["2026-08-21T06:30:00Z"],
    ["2026-08-21T08:30:00+02:00"],
  ])("%s is the same instant", (date) => {
    expect(readOnlyAccount(bodyOfC(accountOfC({ balance_date: date }))).balanceDate).toBe(HALF_PAST_SIX);
    const { accounts } = read(bodyOfD({ unscaledValue: "1", scale: "0" }, { dates: { lastRefreshed: date } }));
    expect(accounts[0]?.balanceDate).toBe(Date.parse(HALF_PAST_SIX));
  });
});

describe("quirk 21: an epoch that is midnight in Paris", () => {
  it("is that day, in summer and in winter", () => {
    expect(debitDayOfC(Date.UTC(2026, 7, 13, 22) / 1000)).toBe("2026-08-14");
    expect(debitDayOfC(String(Date.UTC(2026, 7, 13, 22) / 1000))).toBe("2026-08-14");
    expect(debitDayOfC(Date.UTC(2026, 0, 13, 23) / 1000)).toBe("2026-01-14");
  });

  it("is that day on the days when the clocks change, and after them", () => {
    expect(debitDayOfC(Date.UTC(2026, 2, 28, 23) / 1000)).toBe("2026-03-29");
    expect(debitDayOfC(Date.UTC(2026, 2, 29, 22) / 1000)).toBe("2026-03-30");
    expect(debitDayOfC(Date.UTC(2026, 9, 24, 22) / 1000)).toBe("2026-10-25");
    expect(debitDayOfC(Date.UTC(2026, 9, 25, 23) / 1000)).toBe("2026-10-26");
  });

  it("is that day whatever the project's zone", () => {
    const body = bodyOfC(accountOfC({ transactions: [rowOfC({ booking_date: Date.UTC(2026, 7, 13, 22) / 1000 })] }));
    expect(read(body, { project: { market: "GB" } }).rows).toMatchObject([{ debitedAt: "2026-08-14" }]);
  });

  it("is an instant at any other hour", () => {
    expect(debitDayOfC(Date.UTC(2026, 7, 13, 9, 30) / 1000)).toBe("2026-08-13T09:30:00.000Z");
  });
});

describe("quirk 22: dates in many forms", () => {
  it.each([
    ["2026-08-14", "2026-08-14"],
    [" 2026-08-14 ", "2026-08-14"],
    ["2026-08-14T00:00:00+02:00", "2026-08-14"],
    ["2026-08-14T00:00:00.000Z", "2026-08-14"],
    ["2026-08-14 06:15:00", "2026-08-14T06:15:00.000Z"],
    ["2026-08-14T06:15:57.176011500Z", "2026-08-14T06:15:57.176Z"],
    ["2026-08-14T23:30:00-04:00", "2026-08-15T03:30:00.000Z"],
  ])("%s is %s", (date, expected) => {
    expect(debitDayOfA(date)).toBe(expected);
  });

  it.each([
    [""],
    ["0000-00-00"],
    ["0000-00-00 00:00:00"],
    ["Invalid Date"],
    ["2026-02-30"],
    ["14/08/2026"],
    ["1969-12-31"],
    ["2101-01-01"],
    [0],
    [null],
    [{}],
  ])("%j is no date", (date) => {
    expect(read(bodyOfA(accountOfA({ transactions: [rowOfA({ date, rdate: date })] })))).toMatchObject({
      rows: [],
      rejectedRows: ["NO_DATE /connections/0/accounts/0/transactions/0"],
    });
  });

  it("that are none refuse a native body", () => {
    const transactions = [nativeRow({ dates: { debitedAt: "Invalid Date" } }), nativeRow({ dates: null })];
    expect(issuesOf(nativeBody({ transactions }))).toEqual([
      "INVALID_DATE /accounts/0/transactions/0/dates",
      "INVALID_DATE /accounts/0/transactions/1/dates",
    ]);
  });
});

describe("quirk 23: a connection that was never synchronised", () => {
  it("dates its balances by the time of the analysis, and says so", () => {
    const body = bodyOfA(accountOfA({ last_update: null }), { last_update: null });
    expect(readOnlyAccount(body)).toMatchObject({ balanceDate: "2026-08-21T12:00:00.000Z", isBalanceDated: false });
  });

  it("dates an account by its connection where the account has no date", () => {
    const body = bodyOfA(accountOfA({ last_update: null }), { last_update: "2026-08-20 04:00:00" });
    expect(readOnlyAccount(body)).toMatchObject({ balanceDate: "2026-08-20T04:00:00.000Z", isBalanceDated: true });
  });
});
