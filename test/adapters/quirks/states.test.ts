import { describe, expect, it } from "vitest";
import { issuesOf, read, readOnlyAccount } from "../read.js";
import { accountOfA, accountOfC, bodyOfA, bodyOfC, bodyOfD, bodyOfE, nativeBody, rowOfC, rowOfE } from "./bodies.js";

describe("quirk 37: transactions that are no list", () => {
  const bodiesWith = (transactions: unknown): readonly (readonly [string, object])[] => [
    ["/connections/0", bodyOfA(accountOfA({ transactions }))],
    ["/connections/0", bodyOfC(accountOfC({ transactions }))],
    ["", bodyOfD(null, { transactions })],
    ["", bodyOfE({ transactions })],
    ["", nativeBody({ transactions })],
  ];

  it.each([[undefined], [null], [[]]])("%j are none", (transactions) => {
    for (const [, body] of bodiesWith(transactions))
      expect(read(body)).toMatchObject({ accounts: [{ type: "CHECKING" }], rows: [] });
  });

  it.each([[{}], ["none"], [5]])("%j refuse the body", (transactions) => {
    for (const [path, body] of bodiesWith(transactions)) {
      expect(issuesOf(body)).toEqual([`INVALID_TYPE ${path}/accounts/0/transactions`]);
    }
  });

  it.each([["connections"], [{}]])("accounts of a connection that are %j refuse the body", (accounts) => {
    expect(issuesOf({ format: "PROVIDER_A_V2_0", connections: [{ accounts }] })).toEqual([
      "INVALID_TYPE /connections/0/accounts",
    ]);
    expect(issuesOf({ format: "PROVIDER_C_ACCOUNT_API_V2", connections: [{ accounts }] })).toEqual([
      "INVALID_TYPE /connections/0/accounts",
    ]);
  });
});

describe("quirk 38: the states of PROVIDER_E", () => {
  it.each([
    ["Booked", undefined],
    ["Pending", true],
    ["Reserved", true],
    ["Scheduled", true],
    ["scheduled", true],
    ["Odd", undefined],
    [null, undefined],
  ])("is %s announced? %s", (state, isComing) => {
    expect(read(bodyOfE({ transactions: [rowOfE({ state })] })).rows[0]?.isComing).toBe(isComing);
  });

  it("a balance on a row means nothing, in whatever form", () => {
    const transactions = [rowOfE({ balance: { value: 5, currency: "EUR" } }), rowOfE({ id: "2", balance: 5 })];
    expect(read(bodyOfE({ transactions })).rows).toHaveLength(2);
  });

  it("an account that cannot be queried has no rows, and is there", () => {
    expect(readOnlyAccount(bodyOfE({ features: { queryable: false }, transactions: [] })).isComputed).toBe(true);
  });
});

describe("quirk 39: the statuses of PROVIDER_C", () => {
  it.each([
    ["ACTIVE", true],
    ["MANUAL", true],
    ["ERROR", true],
    ["CLOSED", false],
    ["NOT_FOUND", false],
    ["SUSPENDED", false],
    ["PENDING_CONSENT", false],
  ])("is an account that is %s computed? %s", (status, isComputed) => {
    expect(readOnlyAccount(bodyOfC(accountOfC({ status }))).isComputed).toBe(isComputed);
  });

  it.each(["EXPIRED", "CANCELLED", "REJECTED"])("a row that is %s never settled", (status) => {
    expect(read(bodyOfC(accountOfC({ transactions: [rowOfC({ status })] })))).toMatchObject({
      rows: [],
      rejectedRows: ["GONE /connections/0/accounts/0/transactions/0"],
    });
  });

  it.each(["BOOKED", "REFUNDED", "OTHER"])("a row that is %s did", (status) => {
    const { rows } = read(bodyOfC(accountOfC({ transactions: [rowOfC({ status })] })));
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toHaveProperty("isComing");
  });

  it.each(["UPCOMING", "SCHEDULED", "RECURRING"])("a row of origin %s is announced", (origin) => {
    expect(read(bodyOfC(accountOfC({ transactions: [rowOfC({ origin })] }))).rows).toMatchObject([{ isComing: true }]);
  });

  it("a row that has no date but that of its import is dated by it", () => {
    const row = rowOfC({ booking_date: null, import_date: Date.UTC(2026, 7, 13, 22) / 1000 });
    expect(read(bodyOfC(accountOfC({ transactions: [row] }))).rows).toMatchObject([
      { debitedAt: "2026-08-14", bookedAt: "2026-08-14" },
    ]);
    const better = rowOfC({ booking_date: null, import_date: "2026-08-20", value_date: "2026-08-14" });
    expect(read(bodyOfC(accountOfC({ transactions: [better] }))).rows).toMatchObject([
      { debitedAt: "2026-08-14", bookedAt: "2026-08-14" },
    ]);
  });
});

describe("quirk 42: a format's name over another's layout", () => {
  it("of the same family is read", () => {
    const direct = {
      account_id: "a",
      type: "CASH_ACCOUNT",
      balances: [{ balance_amount: { amount: "5", currency: "EUR" } }],
    };
    expect(readOnlyAccount(bodyOfC(direct)).type).toBe("CHECKING");
    expect(readOnlyAccount({ ...bodyOfA(accountOfA()), format: "PROVIDER_B_V2_1" }).type).toBe("CHECKING");
    expect(readOnlyAccount({ ...bodyOfE(), format: "PROVIDER_E_OPEN_BANKING" }).type).toBe("CHECKING");
  });

  it("of another family is refused", () => {
    expect(issuesOf({ ...bodyOfD(null), format: "PROVIDER_A_V2_0" })).toEqual(["MISSING /connections"]);
    expect(issuesOf({ ...bodyOfC(accountOfC()), format: "PROVIDER_A_V2_0" })).toEqual([
      "FORMAT_MISMATCH /connections/0",
    ]);
    expect(issuesOf({ ...bodyOfD(null), format: "PROVIDER_E_OPEN_BANKING" })).toEqual(["FORMAT_MISMATCH /accounts/0"]);
    expect(issuesOf({ ...bodyOfE(), format: "NATIVE" })).toEqual(["FORMAT_MISMATCH /accounts/0"]);
  });
});
