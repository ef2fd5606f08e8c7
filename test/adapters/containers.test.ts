import { describe, expect, it } from "vitest";
import {
  accountOfA,
  accountOfC,
  bodyOfA,
  bodyOfC,
  bodyOfD,
  bodyOfE,
  nativeBody,
  rowOfC,
  rowOfE,
} from "./quirks/bodies.js";
import { issuesOf, messagesOf } from "./read.js";

const AMOUNT = { unscaledValue: "1" };
const CHECK = "/accountVerificationCheck";

const withCheck = (accountVerificationCheck: object): object => ({ ...bodyOfD(AMOUNT), accountVerificationCheck });
const withData = (data: unknown): object => withCheck({ userDataByProvider: [{}, data] });
const withOwnership = (ownership: unknown): object => bodyOfA(accountOfA(), {}, { accountOwnerships: [{}, ownership] });
const inC = (given: object): object => bodyOfC(accountOfC(given));
const inA = (given: object): object => bodyOfA(accountOfA(given));

const EUROS = { value: 5, currency: "EUR" };
const SCALED = { amount: { currencyCode: "EUR", value: { unscaledValue: "500", scale: "2" } } };
const LISTED = { balance_amount: { amount: "5", currency: "EUR" } };
const ROW_OF_D = { id: "t1", ...SCALED, bookedDateTime: "2026-08-14", reference: "REF 1" };
const withBooked = (booked: object): object => bodyOfD(AMOUNT, { balances: { available: SCALED, booked } });

/** Each list below a body's accounts and beside them: a body with something else in its place, and that place. */
const LISTS: readonly (readonly [string, (value: unknown) => object])[] = [
  ["/accountOwnerships", (value) => bodyOfA(accountOfA(), {}, { accountOwnerships: value })],
  ["/accountOwnerships/1/parties", (parties) => withOwnership({ parties })],
  ["/accountOwnerships/1/identifications", (identifications) => withOwnership({ identifications })],
  [`${CHECK}/userDataByProvider`, (userDataByProvider) => withCheck({ userDataByProvider })],
  [`${CHECK}/userDataByProvider/1/accounts`, (accounts) => withData({ accounts })],
  [`${CHECK}/userDataByProvider/1/accounts/0/parties`, (parties) => withData({ accounts: [{ parties }] })],
  ["/accounts/0/owners", (owners) => nativeBody({ owners })],
  ["/connections/0/channels", (channels) => bodyOfC(accountOfC(), { channels })],
  ["/connections/0/accounts/0/balances", (balances) => inC({ balances })],
];

/** Each object that connections, accounts and what stands beside them may have. */
const OBJECTS: readonly (readonly [string, (value: unknown) => object])[] = [
  ["/connections/0/connector", (connector) => bodyOfA(accountOfA(), { connector })],
  ["/connections/0/information", (information) => bodyOfA(accountOfA(), { information })],
  ["/connections/0/information/owner", (owner) => bodyOfA(accountOfA(), { information: { owner } })],
  ["/connections/0/accounts/0/loan", (loan) => inA({ type: "loan", loan })],
  ["/accountOwnerships/1/parties/0/identity", (identity) => withOwnership({ parties: [{ identity }] })],
  ["/connections/0/owner", (owner) => bodyOfC(accountOfC(), { owner })],
  ["/connections/0/accounts/0/owner", (owner) => inC({ owner })],
  ["/connections/0/accounts/0/savings", (savings) => inC({ savings })],
  ["/connections/0/accounts/0/loan", (loan) => inC({ loan })],
  ["/connections/0/accounts/0/loan/next_payment", (next_payment) => inC({ loan: { next_payment } })],
  ["/accounts/0/balances", (balances) => bodyOfD(AMOUNT, { balances })],
  ["/accounts/0/dates", (dates) => bodyOfD(AMOUNT, { dates })],
  ["/accounts/0/identifiers", (identifiers) => bodyOfD(AMOUNT, { identifiers })],
  ["/accounts/0/identifiers/iban", (iban) => bodyOfD(AMOUNT, { identifiers: { iban } })],
  ["/accounts/0/identifiers/pan", (pan) => bodyOfD(AMOUNT, { identifiers: { pan } })],
  [`${CHECK}/userDataByProvider/1/identity`, (identity) => withData({ identity })],
  [
    `${CHECK}/userDataByProvider/1/accounts/0/accountIdentifiers`,
    (accountIdentifiers) => withData({ accounts: [{ accountIdentifiers }] }),
  ],
  [
    `${CHECK}/userDataByProvider/1/accounts/0/parties/0/identity`,
    (identity) => withData({ accounts: [{ parties: [{ identity }] }] }),
  ],
  ["/accounts/0/number", (number) => bodyOfE({ number })],
  ["/accounts/0/number/bbanParsed", (bbanParsed) => bodyOfE({ number: { bbanParsed } })],
  ["/accounts/0/accountProvider", (accountProvider) => bodyOfE({ accountProvider })],
  ["/accounts/0/bookedBalance", (bookedBalance) => bodyOfE({ availableBalance: EUROS, bookedBalance })],
  ["/accounts/0/available", (available) => bodyOfE({ available })],
  ["/accounts/0/pendingAmount", (pendingAmount) => bodyOfE({ pendingAmount })],
  ["/accounts/0/balances/booked", (booked) => bodyOfD(AMOUNT, { balances: { available: SCALED, booked } })],
  ["/accounts/0/balances/booked/amount", (amount) => withBooked({ amount })],
  ["/accounts/0/balances/booked/amount/value", (value) => withBooked({ amount: { ...SCALED.amount, value } })],
  ["/connections/0/accounts/0/balance", (balance) => inC({ balances: [LISTED], balance })],
  ["/connections/0/accounts/0/balance/amount", (amount) => inC({ balances: [LISTED], balance: { amount } })],
  [
    "/connections/0/accounts/0/balances/0/balance_amount",
    (balance_amount) => inC({ balances: [{ balance_amount }, LISTED] }),
  ],
  ...["descriptions", "dates", "merchantInformation", "types", "categories"].map((name): (typeof OBJECTS)[number] => [
    `/accounts/0/transactions/0/${name}`,
    (value) => bodyOfD(AMOUNT, { transactions: [{ ...ROW_OF_D, [name]: value }] }),
  ]),
  ...["details", "balance"].map((name): (typeof OBJECTS)[number] => [
    `/accounts/0/transactions/0/${name}`,
    (value) => bodyOfE({ transactions: [rowOfE({ [name]: value })] }),
  ]),
  ...["source", "enrichments"].map((name): (typeof OBJECTS)[number] => [
    `/connections/0/accounts/0/transactions/0/${name}`,
    (value) => inC({ transactions: [rowOfC({ [name]: value })] }),
  ]),
  ["/accounts/0/bank", (bank) => nativeBody({ bank })],
  ["/accounts/0/details", (details) => nativeBody({ details })],
  ["/accounts/0/details/savings", (savings) => nativeBody({ details: { savings } })],
  ["/accounts/0/details/loan", (loan) => nativeBody({ details: { loan } })],
  ["/accounts/0/aggregator", (aggregator) => nativeBody({ aggregator })],
];

describe("a list that is none", () => {
  it.each(LISTS)("at %s refuses the body", (path, bodyWith) => {
    for (const value of [{}, { 0: {} }, "none", 5, true])
      expect(issuesOf(bodyWith(value))).toEqual([`INVALID_TYPE ${path}`]);
  });

  it.each(LISTS)("at %s says nothing where it is null", (_, bodyWith) => {
    expect(issuesOf(bodyWith(null))).toEqual([]);
  });

  it.each(LISTS)("at %s may have no items but objects; null is no item", (path, bodyWith) => {
    expect(issuesOf(bodyWith([null, ["x"], 5, "x"]))).toEqual(
      [1, 2, 3].map((place) => `INVALID_TYPE ${path}/${place}`),
    );
  });

  it("is told in words, with all others", () => {
    const body = { ...withCheck({ userDataByProvider: [{ accounts: {} }, 5] }), accountOwnerships: [{ parties: "x" }] };
    expect(messagesOf(body)).toEqual([
      "/accountOwnerships/0/parties: expected an array, found a text",
      `${CHECK}/userDataByProvider/0/accounts: expected an array, found an object`,
      `${CHECK}/userDataByProvider/1: expected an object, found a number`,
    ]);
  });

  it("refuses a native account whose balance cannot be read together with that", () => {
    expect(issuesOf(nativeBody({ balance: null, owners: {} }))).toEqual([
      "INVALID_AMOUNT /accounts/0/balance",
      "INVALID_TYPE /accounts/0/owners",
    ]);
  });
});

describe("an array in an object's place", () => {
  it.each(OBJECTS)("at %s refuses the body", (path, bodyWith) => {
    expect(issuesOf(bodyWith([{ name: "x" }]))).toEqual([`INVALID_TYPE ${path}`]);
  });

  it.each(OBJECTS)("at %s says nothing where it is empty, as some write an empty object", (_, bodyWith) => {
    for (const value of [[], {}, null]) expect(issuesOf(bodyWith(value))).toEqual([]);
  });

  it("is told once, in words, for all accounts of a connection", () => {
    const accounts = [accountOfA(), accountOfA({ id: 2, iban: null })];
    expect(messagesOf(bodyOfA(accounts, { connector: [{ name: "Lac" }] }))).toEqual([
      "/connections/0/connector: expected an object, found an array",
    ]);
  });
});

describe("the lines of a row's text", () => {
  const withLines = (remittance_information: unknown): object =>
    inC({ transactions: [rowOfC(), rowOfC({ remittance_information, label: "Edf" })] });

  it("refuse the body where they are an object", () => {
    expect(messagesOf(withLines({ unstructured: ["PRLV"] }))).toEqual([
      "/connections/0/accounts/0/transactions/1/remittance_information: expected an array, found an object",
    ]);
  });

  it.each([null, [], {}, [null, "PRLV"], "PRLV", [5]])("may be %j", (lines) => {
    expect(issuesOf(withLines(lines))).toEqual([]);
  });
});
