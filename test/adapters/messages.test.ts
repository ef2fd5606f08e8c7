import { describe, expect, it } from "vitest";
import { accountOfA, bodyOfA, bodyOfE, nativeBody, rowOfA, rowOfE } from "./quirks/bodies.js";
import { messagesOf } from "./read.js";

/** What a strict body of a provider is told. */
const strictly = (body: object): readonly string[] => messagesOf(body, { strict: true });

const ROW = "/connections/0/accounts/0/transactions/0";
const ACCOUNT = "/connections/0/accounts/0";

describe("a strict body is told in words", () => {
  it.each([
    [{ value: null }, "expected an amount: a finite number or decimal text of at most one thousand million"],
    [{ date: null, rdate: null }, "expected at least one date of the years 1970 to 2100"],
    [{ original_wording: " " }, "expected a description that is not empty"],
  ])("why it is refused for a row with %j", (given, message) => {
    expect(strictly(bodyOfA(accountOfA({ transactions: [rowOfA(given)] })))).toEqual([`${ROW}: ${message}`]);
  });

  it("why it is refused for a row that is no object", () => {
    expect(strictly(bodyOfA(accountOfA({ transactions: [3] })))).toEqual([`${ROW}: expected an object`]);
  });

  it.each([
    [{ balance: "?" }, "expected a balance: a finite number or decimal text of at most one thousand million"],
    [{ currency: "?" }, "expected a currency code such as EUR"],
  ])("why it is refused for an account with %j", (given, message) => {
    expect(strictly(bodyOfA(accountOfA(given)))).toEqual([`${ACCOUNT}: ${message}`]);
  });

  it("why it is refused for an account that is no object", () => {
    expect(strictly(bodyOfA(["account"]))).toEqual([`${ACCOUNT}: expected an object`]);
    expect(strictly({ format: "PROVIDER_E_OPEN_BANKING", accounts: [7] })).toEqual(["/accounts/0: expected an object"]);
  });
});

describe("any body is told in words", () => {
  it("which of its lists is none", () => {
    const body = {
      format: "HYBRID",
      connections: 3,
      accounts: "x",
      accountOwnerships: {},
      accountVerificationCheck: [],
    };
    expect(messagesOf(body)).toEqual([
      "/connections: expected an array, found a number",
      "/accounts: expected an array, found a text",
      "/accountVerificationCheck: expected an object, found an array",
      "/accountOwnerships: expected an array, found an object",
    ]);
  });

  it("which list its format needs", () => {
    expect(messagesOf({ format: "PROVIDER_B_V2_1", accounts: [] })).toEqual([
      "/connections: format PROVIDER_B_V2_1 needs connections; the body has accounts only",
    ]);
    expect(messagesOf({ format: "PROVIDER_D_V2", connections: [] })).toEqual([
      "/accounts: format PROVIDER_D_V2 needs accounts; the body has connections only",
    ]);
  });

  it("that a connection or a native account is no object", () => {
    expect(messagesOf({ format: "HYBRID", connections: ["x"], accounts: [true] })).toEqual([
      "/connections/0: expected an object, found a text",
      "/accounts/0: expected an object, found a boolean",
    ]);
  });

  it("which layout it has in place of its format's", () => {
    const { connections } = bodyOfA(accountOfA({ transactions: [rowOfA()] })) as { connections: object[] };
    expect(messagesOf({ format: "PROVIDER_C_ACCOUNT_API_V2", connections })).toEqual([
      "/connections/0: the body's format is PROVIDER_C_ACCOUNT_API_V2, but here it has the layout of PROVIDER_A",
    ]);
    const { accounts } = bodyOfE({ transactions: [rowOfE()] }) as { accounts: object[] };
    expect(messagesOf({ format: "NATIVE", accounts })).toEqual([
      "/accounts/0: the body's format is NATIVE, but here it has the layout of PROVIDER_E",
    ]);
    expect(messagesOf({ format: "HYBRID", connections: [{ accounts: [{ id: 1 }] }] })).toEqual([
      "/connections/0: the body's format is HYBRID, but here it has a layout that is not recognised",
    ]);
  });

  it("that it is no object, or names a format that there is not", () => {
    expect(messagesOf([])).toEqual([": expected a JSON object with accounts or connections, found an array"]);
    const [message] = messagesOf({ ...nativeBody(), format: "NATIVE_3" });
    expect(message).toMatch(/^\/format: expected one of .*NATIVE.*, HYBRID$/);
    expect(message).toContain("PROVIDER_C_NEW_DIRECT_ACCOUNT_API_V3");
  });

  it("which days of its daily balances cannot be read", () => {
    const at = "/accounts/0/dailyBalances";
    expect(messagesOf(nativeBody({ dailyBalances: "none" }))).toEqual([`${at}: expected an array, found a text`]);
    expect(messagesOf(nativeBody({ dailyBalances: ["2026-08-01", { date: "soon", balance: {} }] }))).toEqual([
      `${at}/0: expected an object, found a text`,
      `${at}/1/date: expected an ISO 8601 date of the years 1970 to 2100`,
      `${at}/1/balance: expected a finite number or decimal text such as "-12.50" of at most one thousand million, found an object`,
    ]);
    expect(messagesOf(nativeBody({ dailyBalances: new Array(4001).fill(0) }))).toEqual([
      `${at}: expected at most 4000 days, found 4001`,
    ]);
  });

  it("that it is larger than what is computed", () => {
    const account = { type: "CHECKING", currency: "EUR", balance: 0 };
    expect(messagesOf({ accounts: new Array(1001).fill(account) })).toEqual([
      "/accounts: expected at most 1000 accounts, found 1001",
    ]);
    expect(messagesOf({ format: "PROVIDER_A_V2_0", connections: new Array(1001).fill({}) })).toEqual([
      "/connections: expected at most 1000 connections, found 1001",
    ]);
    // A list that the format does not read is none of the body's.
    expect(messagesOf({ format: "NATIVE", accounts: [account], connections: new Array(1001).fill({}) })).toEqual([]);
    const full = { accounts: new Array(501).fill({ id: 1, type: "checking", balance: 0, currency: { id: "EUR" } }) };
    expect(messagesOf({ format: "PROVIDER_A_V2_0", connections: [full, full] })).toContain(
      ": expected at most 1000 accounts, found 1002",
    );
    expect(messagesOf({ accounts: new Array(901).fill({ ...account, balance: 1e9 }) })).toEqual([
      ": the amounts of the body add up to more than nine hundred thousand million",
    ]);
    const owned = { ...account, owners: [{ name: "X".repeat(60_000) }] };
    expect(messagesOf({ accounts: new Array(1000).fill(owned) })).toEqual([
      ": the owners and banks of all accounts have more than fifty million characters",
    ]);
  });
});
