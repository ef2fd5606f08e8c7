import { describe, expect, it } from "vitest";
import { InvalidBodyError } from "../../src/model/issue.js";
import { nativeBody, nativeRow } from "./quirks/bodies.js";
import { issuesOf, messagesOf, read, readOnlyAccount } from "./read.js";

const AT = "/accounts/0";
const ROW = `${AT}/transactions/0`;
const withRow = (given: object): object => nativeBody({ transactions: [nativeRow(given)] });
const withDates = (dates: unknown): object => withRow({ dates });

/** Each member of a kind that a native body may have: its place, and a body with a value there. */
type Place = readonly [string, (value: unknown) => object];

const FLAGS: readonly Place[] = [
  [`${AT}/isComputed`, (isComputed) => nativeBody({ isComputed })],
  [`${ROW}/isComing`, (isComing) => withRow({ isComing })],
];

const DATES: readonly Place[] = [
  [`${AT}/balanceDate`, (balanceDate) => nativeBody({ balanceDate })],
  [`${AT}/details/savings/openedAt`, (openedAt) => nativeBody({ details: { savings: { openedAt } } })],
  [`${AT}/details/loan/startDate`, (startDate) => nativeBody({ details: { loan: { startDate } } })],
  [`${AT}/details/loan/endDate`, (endDate) => nativeBody({ details: { loan: { endDate } } })],
  [`${ROW}/dates/debitedAt`, (debitedAt) => withDates({ debitedAt, bookedAt: "2026-08-14" })],
  [`${ROW}/dates/bookedAt`, (bookedAt) => withDates({ debitedAt: "2026-08-14", bookedAt })],
];

const AMOUNTS: readonly Place[] = [
  [`${AT}/coming`, (coming) => nativeBody({ coming })],
  [`${AT}/details/savings/maximumAmount`, (maximumAmount) => nativeBody({ details: { savings: { maximumAmount } } })],
  [`${AT}/details/loan/amount`, (amount) => nativeBody({ details: { loan: { amount } } })],
  [`${AT}/details/loan/payment`, (payment) => nativeBody({ details: { loan: { payment } } })],
  [
    `${AT}/details/loan/remainingCapital`,
    (remainingCapital) => nativeBody({ details: { loan: { remainingCapital } } }),
  ],
];

const OBJECTS: readonly Place[] = [
  [`${AT}/bank`, (bank) => nativeBody({ bank })],
  [`${AT}/aggregator`, (aggregator) => nativeBody({ aggregator })],
  [`${AT}/details`, (details) => nativeBody({ details })],
  [`${AT}/details/savings`, (savings) => nativeBody({ details: { savings } })],
  [`${AT}/details/loan`, (loan) => nativeBody({ details: { loan } })],
  [`${ROW}/aggregator`, (aggregator) => withRow({ aggregator })],
];

describe("a flag of a native body", () => {
  it.each(FLAGS)("at %s is true or false; anything else refuses the body", (path, bodyWith) => {
    for (const value of ["true", "false", "", 0, 1, {}, []])
      expect(issuesOf(bodyWith(value))).toEqual([`INVALID_TYPE ${path}`]);
    for (const value of [true, false, null, undefined]) expect(issuesOf(bodyWith(value))).toEqual([]);
  });

  it("is told in words", () => {
    expect(messagesOf(withRow({ isComing: "true" }))).toEqual([
      `${ROW}/isComing: expected true or false, found a text`,
    ]);
  });
});

describe("a date of a native body", () => {
  it.each(DATES)("at %s refuses the body where it cannot be read", (path, bodyWith) => {
    for (const value of ["soon", "14/08/2026", "2026-02-30", "20260814", "2026-08-14T25:00:00Z", true, {}, []])
      expect([value, issuesOf(bodyWith(value))]).toEqual([value, [`INVALID_DATE ${path}`]]);
  });

  // Decisions section 2: these are missing.
  it.each(DATES)("at %s may be missing", (_, bodyWith) => {
    const missing = [
      "",
      " ",
      "0000-00-00",
      "0000-00-00 00:00:00",
      "Invalid Date",
      "1969-12-31",
      "2101-01-01T08:00:00Z",
    ];
    for (const value of [...missing, "0", "9999999999999", 0, -86_400, 5e12, null, undefined])
      expect([value, issuesOf(bodyWith(value))]).toEqual([value, []]);
  });

  it("that is missing says nothing", () => {
    expect(readOnlyAccount(nativeBody({ balanceDate: "0000-00-00" }))).toMatchObject({ isBalanceDated: false });
    const [row] = read(withDates({ debitedAt: "2026-08-14", bookedAt: "Invalid Date" })).rows;
    expect(row).toEqual(read(withDates({ debitedAt: "2026-08-14" })).rows[0]);
  });

  it("is named where a transaction has no other", () => {
    expect(messagesOf(withDates({ debitedAt: "soon", bookedAt: "later" }))).toEqual(
      ["debitedAt", "bookedAt"].map(
        (name) => `${ROW}/dates/${name}: expected an ISO 8601 date of the years 1970 to 2100, found a text`,
      ),
    );
    expect(issuesOf(withDates({ debitedAt: "soon" }))).toEqual([`INVALID_DATE ${ROW}/dates/debitedAt`]);
    expect(issuesOf(withDates({ debitedAt: "" }))).toEqual([`INVALID_DATE ${ROW}/dates`]);
    for (const dates of ["2026-08-14", 5, true, ["2026-08-14"]])
      expect(issuesOf(withDates(dates))).toEqual([`INVALID_TYPE ${ROW}/dates`]);
  });
});

describe("an amount of a native body that is not needed", () => {
  it.each(AMOUNTS)("at %s refuses the body where it cannot be read", (path, bodyWith) => {
    for (const value of ["a lot", "1,5", 2e9, Number.NaN, true, {}, []])
      expect([value, issuesOf(bodyWith(value))]).toEqual([value, [`INVALID_AMOUNT ${path}`]]);
    for (const value of [0, -30.4, "12.5", "", " ", null, undefined]) expect(issuesOf(bodyWith(value))).toEqual([]);
  });
});

describe("an object of a native body", () => {
  it.each(OBJECTS)("at %s refuses the body where it is none", (path, bodyWith) => {
    for (const value of ["BNP", "", 5, true, [{ id: "1" }]])
      expect(issuesOf(bodyWith(value))).toEqual([`INVALID_TYPE ${path}`]);
    // Some languages write an empty object as an empty array.
    for (const value of [{}, [], null, undefined]) expect(issuesOf(bodyWith(value))).toEqual([]);
  });
});

describe("what is wrong with a native body", () => {
  it("is told at once, for accounts that are refused and for those that are not", () => {
    const given = { isComputed: "no", coming: "a lot", bank: "BNP", balanceDate: "soon" };
    const transactions = [{ description: "", amount: null, dates: { debitedAt: "soon" }, isComing: 1, aggregator: 5 }];
    const further = [
      "INVALID_TYPE /accounts/0/bank",
      "INVALID_TYPE /accounts/0/isComputed",
      "INVALID_DATE /accounts/0/balanceDate",
      "INVALID_AMOUNT /accounts/0/coming",
      "EMPTY_DESCRIPTION /accounts/0/transactions/0/description",
      "INVALID_AMOUNT /accounts/0/transactions/0/amount",
      "INVALID_DATE /accounts/0/transactions/0/dates/debitedAt",
      "INVALID_TYPE /accounts/0/transactions/0/isComing",
      "INVALID_TYPE /accounts/0/transactions/0/aggregator",
    ];
    expect(issuesOf(nativeBody({ ...given, transactions }))).toEqual(further);
    expect(issuesOf(nativeBody({ ...given, transactions, balance: null }))).toEqual([
      "INVALID_AMOUNT /accounts/0/balance",
      ...further,
    ]);
  });

  it("is listed a hundred times at most, and counted", () => {
    const transactions = Array.from({ length: 250 }, () => nativeRow({ isComing: 1 }));
    let thrown: unknown;
    try {
      read(nativeBody({ transactions }));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(InvalidBodyError);
    const { issues, unlistedIssueCount } = thrown as InvalidBodyError;
    expect([issues.length, unlistedIssueCount]).toEqual([100, 150]);
  });
});

/** A body of an account with a member, which may lie further down, as in `details.loan.type`. */
const bodyWithMember = (name: string, value: unknown): object =>
  nativeBody(name.split(".").reduceRight<unknown>((inner, step) => ({ [step]: inner }), value) as object);

describe("a text of a native body", () => {
  const texts = ["type", "usage", "ownership", "iban", "bic", "name", "country", "bank.name", "bank.logoUrl"];
  const further = ["bank.country", "aggregator.type", "details.savings.type", "details.loan.insuranceLabel"];

  it.each([...texts, ...further])("at %s refuses the body where it is none", (name) => {
    const path = `${AT}/${name.replaceAll(".", "/")}`;
    for (const value of [5, true, ["PERSONAL"], {}])
      expect([value, issuesOf(bodyWithMember(name, value))]).toEqual([value, [`INVALID_TYPE ${path}`]]);
    for (const value of ["nonsense", "", null]) expect(issuesOf(bodyWithMember(name, value))).toEqual([]);
  });

  it.each(["number", "bank.id", "aggregator.id"])("at %s may be a number", (name) => {
    expect(issuesOf(bodyWithMember(name, 5))).toEqual([]);
    expect(issuesOf(bodyWithMember(name, {}))).toEqual([`INVALID_TYPE ${AT}/${name.replaceAll(".", "/")}`]);
  });

  it("that names an owner refuses the body where it is none", () => {
    expect(issuesOf(nativeBody({ owners: [{ name: "LEA" }, { name: 5 }, { name: null }] }))).toEqual([
      `INVALID_TYPE ${AT}/owners/1/name`,
    ]);
  });
});

describe("a rate or duration of a native body", () => {
  it.each(["details.loan.interestRate", "details.savings.interestRate"])("at %s is a number or its text", (name) => {
    const path = `${AT}/${name.replaceAll(".", "/")}`;
    for (const value of ["abc", "0x10", "-1", -1, 1001, Number.POSITIVE_INFINITY, true, {}])
      expect([value, issuesOf(bodyWithMember(name, value))]).toEqual([value, [`INVALID_VALUE ${path}`]]);
    for (const value of [0, 1.25, "1.25", " ", null]) expect(issuesOf(bodyWithMember(name, value))).toEqual([]);
  });

  it("in months is a number of at most a hundred years", () => {
    const path = `${AT}/details/loan/duration`;
    for (const value of ["240", true, [12]])
      expect(issuesOf(bodyWithMember("details.loan.duration", value))).toEqual([`INVALID_TYPE ${path}`]);
    for (const value of [-1, 1201, Number.POSITIVE_INFINITY])
      expect(issuesOf(bodyWithMember("details.loan.duration", value))).toEqual([`OUT_OF_RANGE ${path}`]);
    for (const value of [0, 240, 1200, null])
      expect(issuesOf(bodyWithMember("details.loan.duration", value))).toEqual([]);
  });
});

describe("an enumeration of a native body", () => {
  it("takes a text that it does not know as unknown", () => {
    const given = { type: "PIGGY_BANK", usage: "HOLIDAY", details: { loan: { type: "OTHERS" } } };
    expect(readOnlyAccount(nativeBody(given))).toMatchObject({
      type: "UNKNOWN",
      usage: "UNKNOWN",
      details: { loan: { type: "OTHER" } },
    });
  });
});
