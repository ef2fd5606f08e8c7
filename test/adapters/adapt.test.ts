import { describe, expect, it } from "vitest";
import { FORMAT_NAMES, type FormatName, writeBody } from "../../fixtures/formats.mjs";
import { createHousehold, HOUSEHOLD_NAMES } from "../../fixtures/households.mjs";
import { adapt, analyze, detectFormat, FORMATS, InvalidBodyError } from "../../src/index.js";
import {
  accountOfA,
  bodyOfA,
  bodyOfC,
  bodyOfD,
  bodyOfE,
  IBAN,
  nativeBody,
  nativeRow,
  rowOfA,
} from "./quirks/bodies.js";
import { NOW } from "./read.js";

const OPTIONS = { now: NOW };

function issuesOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    return error.issues.map(({ code, path }) => `${code} ${path}`);
  }
}

describe("the format of a body", () => {
  const undeclared = (body: object): object => ({ ...body, format: undefined });

  it.each(FORMATS)("is the one that it names: %s", (format) => {
    expect(detectFormat({ format, accounts: [], connections: [] })).toBe(format);
  });

  it.each([
    [nativeBody(), "NATIVE"],
    [bodyOfA(accountOfA()), "PROVIDER_A_V2_0"],
    [bodyOfC({ account_number: "1" }), "PROVIDER_C_DIRECT_ACCOUNT_API_V3"],
    [bodyOfD("1"), "PROVIDER_D_V2"],
    [bodyOfE(), "PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2"],
    [{ ...bodyOfA(accountOfA()), ...(bodyOfD("1") as { accounts: unknown }) }, "HYBRID"],
    [{}, "NATIVE"],
    [{ connections: [] }, "PROVIDER_A_V2_0"],
  ])("is told by its shape where it names none (%#)", (body, format) => {
    expect(detectFormat(undeclared(body))).toBe(format);
  });

  it.each([
    [3, ["INVALID_TYPE "]],
    [null, ["INVALID_TYPE "]],
    [[], ["INVALID_TYPE "]],
    [{ format: "PROVIDER_Z" }, ["UNKNOWN_FORMAT /format"]],
    [{ format: 7 }, ["INVALID_TYPE /format"]],
    [{ accounts: {}, connections: "" }, ["INVALID_TYPE /connections", "INVALID_TYPE /accounts"]],
    [{ format: "PROVIDER_A_V2_0", accounts: [] }, ["MISSING /connections"]],
    [{ format: "PROVIDER_D_V2", connections: [] }, ["MISSING /accounts"]],
  ])("is none of a value that is no body (%#)", (value, issues) => {
    expect(issuesOf(() => detectFormat(value))).toEqual(issues);
  });
});

describe("a body in canonical form", () => {
  it("has its account in the native shape", () => {
    const { format, accounts } = adapt(bodyOfA(accountOfA({ coming: -45.9, transactions: [rowOfA()] })), OPTIONS);
    expect(format).toBe("PROVIDER_A_V2_0");
    const { id, transactions, ...account } = accounts[0]!;
    expect(accounts).toHaveLength(1);
    expect(account).toEqual({
      type: "CHECKING",
      usage: "PERSONAL",
      currency: "EUR",
      balance: 902.1,
      balanceDate: "2026-08-21T06:30:00.000Z",
      iban: IBAN,
      bank: { id: "12", name: "Banque du Lac" },
      country: "FR",
      coming: -45.9,
      aggregator: { id: "801", type: "checking" },
      owners: [],
      isComputed: true,
    });
    expect(transactions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-v]+$/),
        accountId: id,
        description: "CARTE LIBRAIRIE",
        dates: { debitedAt: "2026-08-14T12:00:00.000Z", bookedAt: "2026-08-12T12:00:00.000Z" },
        amount: -12.5,
        currency: "EUR",
        isComing: false,
        aggregator: { id: "1", type: "DEBIT" },
      },
    ]);
  });

  it("has what a row says besides, and no more", () => {
    const rows = [
      rowOfA({
        id: undefined,
        type: "card",
        category: { name: "Books" },
        comment: "gift",
        date: undefined,
        coming: true,
      }),
      rowOfA({ id: undefined, value: "-0" }),
    ];
    const { accounts } = adapt(bodyOfA(accountOfA({ type: "card", transactions: rows })), OPTIONS);
    expect(accounts[0]!.transactions.map(({ id: _, accountId: __, ...row }) => row)).toEqual([
      {
        description: "CARTE LIBRAIRIE",
        dates: { bookedAt: "2026-08-12T12:00:00.000Z" },
        amount: -12.5,
        currency: "EUR",
        isComing: true,
        aggregator: { type: "card", category: "Books" },
        comment: "gift",
      },
      {
        description: "CARTE LIBRAIRIE",
        dates: { debitedAt: "2026-08-14T12:00:00.000Z", bookedAt: "2026-08-12T12:00:00.000Z" },
        amount: 0,
        currency: "EUR",
        isComing: false,
        aggregator: { type: "CREDIT" },
      },
    ]);
  });

  it("says what was left out", () => {
    const rows = [
      rowOfA(),
      rowOfA(),
      rowOfA({ id: 2, coming: true }),
      rowOfA({ id: 2 }),
      rowOfA({ id: 3, value: null }),
      rowOfA({ id: 4, deleted: "2026-08-15 05:00:00" }),
      rowOfA({ id: 5, original_wording: " " }),
      rowOfA({ id: 6, date: "", rdate: null }),
      "row",
    ];
    const again = accountOfA({ transactions: [rowOfA({ id: 9 })] });
    const body = bodyOfA([accountOfA({ transactions: rows }), again, accountOfA({ balance: null }), 7]);
    const { accounts, leftOut } = adapt(body, OPTIONS);
    const at = "/connections/0/accounts";
    expect(accounts.map(({ transactions }) => transactions.length)).toEqual([2]);
    expect(leftOut).toEqual({
      rejectedRows: [
        { path: `${at}/0/transactions/4`, reason: "NO_AMOUNT" },
        { path: `${at}/0/transactions/5`, reason: "GONE" },
        { path: `${at}/0/transactions/6`, reason: "NO_TEXT" },
        { path: `${at}/0/transactions/7`, reason: "NO_DATE" },
        { path: `${at}/0/transactions/8`, reason: "NOT_AN_OBJECT" },
      ],
      rejectedAccounts: [
        { path: `${at}/2`, reason: "NO_BALANCE" },
        { path: `${at}/3`, reason: "NOT_AN_OBJECT" },
      ],
      duplicateRows: 1,
      supersededRows: 1,
      mergedAccounts: [{ accountId: accounts[0]!.id, leftOutRows: 1 }],
    });
  });

  it("is that of the worked example", () => {
    const account = {
      id: 7,
      type: "joint",
      balance: "1520.42",
      currency: { id: "EUR" },
      last_update: "2026-08-21 06:15:00",
      transactions: [
        { id: 1, date: "2026-08-03", rdate: "2026-08-02", value: -12.5, original_wording: "CARTE 02/08 LIBRAIRIE" },
        { id: 2, date: "2026-08-04", value: null, original_wording: "FRAIS" },
      ],
    };
    const { accounts, leftOut } = adapt({ format: "PROVIDER_A_V2_0", connections: [{ accounts: [account] }] });
    expect(accounts[0]!.type).toBe("CHECKING");
    expect(accounts[0]!.transactions[0]!.dates.debitedAt).toBe("2026-08-03T12:00:00.000Z");
    expect(leftOut.rejectedRows).toEqual([{ path: "/connections/0/accounts/0/transactions/1", reason: "NO_AMOUNT" }]);
    expect(detectFormat({ accounts: [{ bookedBalance: { value: 12, currency: "EUR" } }] })).toBe(
      "PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2",
    );
  });

  it("keeps an account that the client excludes, marked so", () => {
    const { accounts } = adapt(nativeBody({ isComputed: false, transactions: [nativeRow()] }), OPTIONS);
    expect(accounts.map(({ isComputed, transactions }) => [isComputed, transactions.length])).toEqual([[false, 1]]);
  });

  it("writes an amount with the digits of its own currency", () => {
    const { accounts } = adapt(
      nativeBody({ currency: "KWD", balance: 1.2345, transactions: [nativeRow({ amount: "-0.0005" })] }),
    );
    expect([accounts[0]!.balance, accounts[0]!.transactions[0]!.amount]).toEqual([1.235, -0.001]);
  });

  it("is refused as an analysis is", () => {
    const body = nativeBody({ balance: "x", transactions: {} });
    expect(issuesOf(() => adapt(body, OPTIONS))).toEqual([
      "INVALID_AMOUNT /accounts/0/balance",
      "INVALID_TYPE /accounts/0/transactions",
    ]);
    expect(issuesOf(() => adapt({}, { now: "never" }))).toEqual(["INVALID_OPTION /now"]);
    expect(issuesOf(() => adapt(bodyOfA([3]), { ...OPTIONS, strict: true }))).toEqual([
      "INVALID_TYPE /connections/0/accounts/0",
    ]);
  });
});

describe("the accounts of a household", () => {
  const CASES = HOUSEHOLD_NAMES.flatMap((name) => FORMAT_NAMES.map((format) => ({ name, format })));
  const adaptAs = (name: string, format: FormatName) => adapt(writeBody(createHousehold(name), format), OPTIONS);

  it.each(CASES)("of $name in $format are themselves again when they are read again", ({ name, format }) => {
    const once = adaptAs(name, format);
    const again = adapt({ format: "NATIVE", accounts: once.accounts }, OPTIONS);
    // A row without an id of the provider's has its stable id, as native rows may.
    const named = once.accounts.map(({ transactions, ...account }) => ({
      ...account,
      transactions: transactions.map((row) => ({ ...row, aggregator: { id: row.id, ...row.aggregator } })),
    }));
    expect(again.accounts).toEqual(named);
    expect(again.leftOut).toEqual({
      rejectedRows: [],
      rejectedAccounts: [],
      duplicateRows: 0,
      supersededRows: 0,
      mergedAccounts: [],
    });
  });

  it("have the analysis of the body that they come from", () => {
    const body = writeBody(createHousehold("fr-deferred-card"), "provider-d");
    const options = { now: "2026-06-30T12:00:00Z" };
    const whole = analyze(body, options);
    const adapted = analyze(
      { ...adapt(body, options), format: "NATIVE", parameters: { useBalanceDate: true } },
      options,
    );
    const { creditInsights, scores, essentials, accounts } = whole;
    expect(whole.status).toBe("COMPLETED");
    expect([adapted.essentials, adapted.accounts]).toEqual([essentials, accounts]);
    expect(adapted.creditInsights).toEqual(creditInsights);
    expect(adapted.scores).toEqual(scores);
  });
});
