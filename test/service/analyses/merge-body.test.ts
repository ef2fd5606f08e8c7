import { describe, expect, it } from "vitest";
import { adapt } from "../../../src/index.js";
import { mergeBody } from "../../../src/service/analyses/merge-body.js";
import { dataOf, packBody, unpackBody } from "../../../src/service/analyses/stored-body.js";

const A = { iban: "FR7630006000011234567890189", name: "A", balance: 10, transactions: [{ id: "a1" }, { id: "a2" }] };
const B = { iban: "FR1420041010050500013M02606", name: "B", balance: 20, transactions: [{ id: "b1" }] };

const SAID = { currency: "EUR", type: "CHECKING" };

/** What was merged, without the places of the request. */
function factsOf({ placeOf: _, unknownChoices: __, ...facts }: ReturnType<typeof mergeBody>) {
  return facts;
}

describe("accounts that were there before", () => {
  it.each([
    ["an id", { id: "7" }, { id: "7" }],
    ["an id written as a number", { id: "7" }, { id: 7 }],
    ["an IBAN", { iban: "FR7630006000011234567890189" }, { iban: "FR7630006000011234567890189" }],
    ["an IBAN in groups and small letters", { iban: A.iban }, { iban: "fr76 3000 6000 0112 3456 7890 189" }],
    ["a number", { number: "12" }, { number: "12" }],
    ["a number alone", { number: "12", currency: "EUR", type: "CHECKING" }, { number: "12" }],
    ["an IBAN where one of the two has an id", { iban: A.iban }, { id: "7", iban: A.iban }],
  ])("are known by %s", (_, before, update) => {
    const merged = mergeBody({ accounts: [B, { ...before, balance: 1 }] }, { accounts: [{ ...update, balance: 2 }] });
    expect(merged.data).toEqual({ accounts: [B, { ...before, ...update, balance: 2 }] });
    expect(merged.hasNewAccounts).toBe(false);
  });

  it("are not new by what is said of whose they are", () => {
    const accountOwnerships = [{ accountId: "7", role: "HOLDER" }];
    const again = mergeBody({ accountOwnerships }, { accountOwnerships });
    expect(again).toMatchObject({ data: { accountOwnerships }, hasNewAccounts: false });
    const other = [{ accountId: "7", role: "CO_HOLDER" }];
    expect(mergeBody({ accountOwnerships }, { accountOwnerships: other }).data).toEqual({
      accountOwnerships: [...other, ...accountOwnerships],
    });
  });

  it("are known by their IBAN where an id says otherwise: ids are labels", () => {
    const before = [
      { id: "1", iban: A.iban, balance: 1 },
      { id: "2", iban: B.iban, balance: 2 },
    ];
    const merged = mergeBody({ accounts: before }, { accounts: [{ id: "2", iban: A.iban, balance: 3 }] });
    expect(merged.data.accounts).toEqual([{ id: "2", iban: A.iban, balance: 3 }, before[1]]);
  });

  it("of one IBAN are told apart by currency and type, and of one number too", () => {
    const euros = { iban: A.iban, currency: "EUR", type: "CHECKING", balance: 1 };
    const pounds = { iban: A.iban, currency: "GBP", type: "CHECKING", balance: 2 };
    const merged = mergeBody({ accounts: [euros, pounds] }, { accounts: [{ ...euros, balance: 3 }] });
    expect(merged.data.accounts).toEqual([{ ...euros, balance: 3 }, pounds]);
    expect(mergeBody({ accounts: [euros] }, { accounts: [pounds] })).toMatchObject({
      hasNewAccounts: true,
      data: { accounts: [euros, pounds] },
    });
    const unknown = mergeBody({ accounts: [{ ...euros, type: "UNKNOWN" }] }, { accounts: [euros] });
    expect(unknown.data.accounts).toEqual([euros]);
    const card = { number: "12", currency: "EUR", type: "CREDIT_CARD" };
    const added = mergeBody({ accounts: [{ number: "12", currency: "EUR", type: "CHECKING" }] }, { accounts: [card] });
    expect(added).toMatchObject({ hasNewAccounts: true, data: { accounts: [{ type: "CHECKING" }, card] } });
  });

  it("are those of the update alone where it brings all that they need, but for what the client left out", () => {
    const update = { iban: A.iban, ...SAID, balance: 11, coming: null, transactions: [{ id: "a3" }] };
    const known = { ...A, ...SAID, coming: -5, isComputed: false };
    const { coming: _, ...said } = update;
    expect(mergeBody({ accounts: [known] }, { accounts: [update] }).data.accounts).toEqual([
      { ...said, isComputed: false, name: "A" },
    ]);
    const partial = { iban: A.iban, name: "C" };
    for (const accounts of [
      [update, partial],
      [partial, update],
    ])
      expect(mergeBody({ accounts: [known] }, { accounts }).data.accounts).toEqual([
        { ...said, isComputed: false, name: "C" },
      ]);
  });

  it.each([
    ["without its type", { iban: A.iban, currency: "EUR" }],
    ["without the IBAN and number that it has", { id: "7", ...SAID }],
    ["of a type that nobody knows", { iban: A.iban, ...SAID, type: "CRYPTO" }],
  ])("keep what tells which they are, and nothing else, where one comes with rows and %s", (_, said) => {
    const named = { id: "7", iban: A.iban, number: "12", bank: { name: "BNP" }, ...SAID };
    const known = { ...A, ...named, coming: -5, disabled: "2026-05-01", error: "actionNeeded" };
    const update = { ...said, disabled: null, balance: 11, transactions: [{ id: "a3" }] };
    const merged = mergeBody({ accounts: [known] }, { accounts: [update] });
    const { disabled: _disabled, ...given } = update;
    expect(merged.data.accounts).toEqual([{ ...named, name: "A", ...given }]);
  });

  it("keep whose they are and what for where the update does not say", () => {
    const kept = { iban: A.iban, usage: "PERSONAL", ownership: "ATTORNEY" };
    const said = { number: "12", ...SAID };
    const update = { ...said, usage: null, balance: 11, transactions: [] };
    const merge = (members: object) =>
      mergeBody({ accounts: [{ ...kept, ...said, balance: 1, coming: 1 }] }, { accounts: [{ ...update, ...members }] });
    expect(merge({}).data.accounts).toEqual([{ ...kept, ...update, usage: "PERSONAL" }]);
    expect(merge({ ownership: "HOLDER" }).data.accounts).toMatchObject([{ ownership: "HOLDER" }]);
  });

  it.each([
    ["an account", { name: "Compte courant", owners: [{ name: "Ana Gil" }], bank: { name: "BNP" } }],
    ["PROVIDER_A", { original_name: "COMPTE CHEQUES", id_source: 31 }],
    ["PROVIDER_E", { name: "C/C", owner: "Ana Gil", providerId: "FR_BNP", accountProvider: { name: "BNP" } }],
    ["PROVIDER_D", { name: "C/C", financialInstitutionId: "b1" }],
  ])("keep their name, owners and bank where an update does not say them: %s", (_, names) => {
    const said = { id: "7", ...SAID };
    const update = { ...said, balance: 11, transactions: [{ id: "a3" }] };
    const known = { ...said, ...names, balance: 1, coming: 1 };
    const { data } = mergeBody({ accounts: [known] }, { accounts: [update] });
    expect(data.accounts).toEqual([{ ...names, ...update }]);
    expect(mergeBody(data, { accounts: [{ ...update, name: "New" }] }).data.accounts).toMatchObject([{ name: "New" }]);
  });

  it("keep the id that they are shown by where an update does not say their name", () => {
    const named = { id: "7", ...SAID, name: "Compte courant", bank: { name: "BNP" }, balance: 1, transactions: [] };
    const { name: _, bank: __, ...update } = named;
    const { data } = mergeBody({ accounts: [named] }, { accounts: [update] });
    expect(adapt({ accounts: data.accounts }).accounts[0]!.id).toBe(adapt({ accounts: [named] }).accounts[0]!.id);
  });

  it("get the members that came, and all their transactions anew where some came", () => {
    const update = { iban: A.iban, balance: 11, transactions: [{ id: "a3" }] };
    expect(mergeBody({ accounts: [A, B] }, { accounts: [update] }).data.accounts).toEqual([
      { iban: A.iban, name: "A", balance: 11, transactions: [{ id: "a3" }] },
      B,
    ]);
    const balance = mergeBody({ accounts: [A] }, { accounts: [{ iban: A.iban, balance: 12 }] });
    expect(balance.data.accounts).toEqual([{ ...A, balance: 12 }]);
  });
});

describe("accounts that were not there before", () => {
  it("are added at the end", () => {
    expect(factsOf(mergeBody({ accounts: [A] }, { accounts: [B] }))).toEqual({
      data: { accounts: [A, B] },
      isChanged: true,
      hasNewAccounts: true,
      isSelection: false,
    });
  });

  it("are those of a name that is another's, or several's", () => {
    const named = { name: "Compte courant", currency: "EUR", type: "CHECKING", balance: 1 };
    const others = [
      { ...named, name: "Compte joint" },
      { ...named, type: "SAVINGS" },
      { ...named, number: "12" },
    ];
    for (const other of others)
      expect(mergeBody({ accounts: [named] }, { accounts: [other] }).data.accounts).toEqual([named, other]);
    expect(mergeBody({ accounts: [named, named] }, { accounts: [named] }).data.accounts).toHaveLength(3);
  });

  it("are those without any id, IBAN or number too", () => {
    const nameless = { name: "no id", id: null, iban: "", number: undefined };
    const merged = mergeBody({ accounts: [nameless] }, { accounts: [nameless, null, 5] });
    expect(merged.data.accounts).toEqual([nameless, nameless, null, 5]);
    expect(merged.hasNewAccounts).toBe(true);
  });
});

describe("a selection", () => {
  it.each([
    ["one account", [{ iban: A.iban, isComputed: false }], true],
    [
      "all accounts",
      [
        { iban: A.iban, isComputed: false },
        { iban: B.iban, isComputed: true },
      ],
      true,
    ],
    ["an account with transactions", [{ iban: A.iban, isComputed: false, transactions: [] }], false],
    ["an account without isComputed", [{ iban: A.iban, balance: 3 }], false],
    ["a new account", [{ iban: "NL91ABNA0417164300", isComputed: false }], false],
    ["one account and new data of another", [{ iban: A.iban, isComputed: false }, B], false],
  ])("of %s", (_, accounts, isSelection) => {
    expect(mergeBody({ accounts: [A, B] }, { accounts }).isSelection).toBe(isSelection);
  });

  it.each(["HYBRID", "PROVIDER_E_OPEN_FINANCE_DATA_V1"] as const)("is known in each layout of %s", (format) => {
    const numbered = { ...B, iban: undefined, number: "123456" };
    const choices = [
      { iban: A.iban, isComputed: false },
      { number: "123456", isComputed: false },
    ];
    const merged = mergeBody({ accounts: [A, numbered] }, { accounts: choices }, format);
    expect(merged.isSelection).toBe(true);
    expect(merged.data.accounts).toEqual([
      { ...A, isComputed: false },
      { ...numbered, isComputed: false },
    ]);
  });

  it("keeps what is chosen among", () => {
    const { data } = mergeBody({ accounts: [A, B] }, { accounts: [{ iban: A.iban, isComputed: false }] });
    expect(data.accounts).toEqual([{ ...A, isComputed: false }, B]);
  });
});

describe("a member that is null", () => {
  const left = { ...A, id: "7", isComputed: false };

  it.each([
    ["isComputed", { id: "7", isComputed: null }, { id: "7" }],
    ["transactions", { id: "7", transactions: null }, { id: "7" }],
    ["transactions of a selection", { id: "7", isComputed: true, transactions: null }, { id: "7", isComputed: true }],
    ["balance", { iban: A.iban, balance: null, name: "C" }, { iban: A.iban, name: "C" }],
    ["id", { id: null, iban: A.iban, type: null }, { iban: A.iban }],
  ])("of an account is as one that is absent: %s", (_, update, absent) => {
    const merged = mergeBody({ accounts: [left, B] }, { accounts: [update] });
    expect(factsOf(merged)).toEqual(factsOf(mergeBody({ accounts: [left, B] }, { accounts: [absent] })));
    expect(merged.data).toEqual({ accounts: [{ ...left, ...absent }, B] });
  });

  it.each([
    ["state", { id: 1, state: null, accounts: [{ id: 10, isComputed: null }] }, { id: 1, accounts: [{ id: 10 }] }],
    ["accounts", { id: 1, accounts: null }, { id: 1 }],
    ["the state and accounts", { id: 1, state: null, accounts: null }, { id: 1 }],
  ])("of a connection is as one that is absent: %s", (_, update, absent) => {
    const before = { connections: [{ id: 1, state: "bug", accounts: [{ id: 10, isComputed: false }] }] };
    const merged = mergeBody(before, { connections: [update] });
    expect(factsOf(merged)).toEqual(factsOf(mergeBody(before, { connections: [absent] })));
    expect(merged.data).toEqual(before);
  });

  it("of an object is as one that is absent", () => {
    const before = { accountVerificationCheck: { a: 1, b: 2 } };
    expect(mergeBody(before, { accountVerificationCheck: { a: null, b: 3 } }).data).toEqual({
      accountVerificationCheck: { a: 1, b: 3 },
    });
  });
});

describe("other members", () => {
  it("stay where the update says nothing or null", () => {
    const before = { accounts: [A], accountOwnerships: [{ id_account: 1 }] };
    expect(mergeBody(before, { accounts: null, accountOwnerships: undefined }).data).toEqual(before);
    expect(mergeBody({}, { accounts: [A] }).data).toEqual({ accounts: [A] });
    expect(mergeBody({ accounts: [A] }, {}).data).toEqual({ accounts: [A] });
  });

  it("are merged where both are objects, else replaced", () => {
    const before = { accountVerificationCheck: { a: 1, b: 2 }, accounts: "no list" };
    const { data } = mergeBody(before, { accountVerificationCheck: { b: 3 }, accounts: [A] });
    expect(data).toEqual({ accountVerificationCheck: { a: 1, b: 3 }, accounts: [A] });
  });

  it("are neither changed nor shared", () => {
    const before = Object.freeze({ accounts: Object.freeze([Object.freeze({ ...A })]) });
    const update = Object.freeze({ accounts: Object.freeze([Object.freeze({ iban: A.iban, balance: 0 })]) });
    expect(() => mergeBody(before, update)).not.toThrow();
  });
});

describe("a stored body", () => {
  it("is the data of a body without its settings, and comes back as it was", () => {
    const body = { accounts: [A, B], connections: null, parameters: { disableScores: true }, format: "NATIVE" };
    expect(dataOf(body)).toEqual({ accounts: [A, B] });
    expect(dataOf({ parameters: {}, connections: null })).toBeUndefined();
    expect(unpackBody(packBody(dataOf(body)!))).toEqual({ accounts: [A, B] });
  });

  it("is refused where it is too large to be kept", () => {
    const accounts = Array.from({ length: 5 }, () => ({ name: "x".repeat(2 ** 26) }));
    expect(() => packBody({ accounts })).toThrow(expect.objectContaining({ code: "PAYLOAD_TOO_LARGE" }));
  });

  it("keeps every text", () => {
    const accounts = [{ name: "é\u0000\ud83d\ude00  __proto__" }];
    expect(unpackBody(packBody({ accounts }))).toEqual({ accounts });
  });
});
