import { describe, expect, it } from "vitest";
import { type ReadRow, read, readOnlyAccount } from "../read.js";
import { accountOfA, accountOfC, bodyOfA, bodyOfC, bodyOfD, bodyOfE, nativeBody, rowOfA, rowOfC } from "./bodies.js";

const AMOUNT = { unscaledValue: "1", scale: "0" };

describe("quirk 24: accounts and rows that are gone", () => {
  it.each([
    [{ disabled: false, deleted: false }, true],
    [{ disabled: null, deleted: "" }, true],
    [{ deleted: "0000-00-00 00:00:00" }, true],
    [{ display: false }, true],
    [{ disabled: true }, false],
    [{ disabled: "2026-08-01 10:00:00" }, false],
    [{ deleted: "2026-08-01T10:00:00Z" }, false],
  ])("%j: is the account computed? %s", (given, isComputed) => {
    expect(readOnlyAccount(bodyOfA(accountOfA(given))).isComputed).toBe(isComputed);
  });

  it("a mark is set by true or 1, or their texts", () => {
    const rowsOf = (given: object): readonly ReadRow[] =>
      read(bodyOfA(accountOfA({ transactions: [rowOfA(given)] }))).rows;
    for (const mark of [true, 1, "1", "true", "TRUE"]) {
      expect([mark, rowsOf({ deleted: mark })]).toEqual([mark, []]);
      expect([mark, rowsOf({ coming: mark })]).toMatchObject([mark, [{ isComing: true }]]);
    }
    for (const mark of [false, 0, "0", "false", "", null, "no"])
      expect([mark, rowsOf({ deleted: mark, coming: mark })]).toEqual([mark, rowsOf({})]);
  });

  it("the rows of an account that is gone stay with it; a row that is gone is dropped, even from a strict body", () => {
    const transactions = [rowOfA({ id: 1 }), rowOfA({ id: 2, deleted: "2026-08-01 10:00:00" })];
    const body = bodyOfA(accountOfA({ deleted: "2026-08-01", transactions }));
    for (const strict of [false, true]) expect(read(body, { strict }).rows).toMatchObject([{ id: "1" }]);
  });
});

describe("quirk 26: words that no list has", () => {
  it.each([
    ["PROVIDER_A", bodyOfA(accountOfA({ type: "livret_jeune", usage: "FOO" }))],
    ["PROVIDER_A", bodyOfA(accountOfA({ type: null, usage: null }))],
    ["PROVIDER_C", bodyOfC(accountOfC({ type: "BROKERAGE", usage: "FOO", status: "ODD" }))],
    ["PROVIDER_D", bodyOfD(AMOUNT, { type: "EXOTIC", customerSegment: "FOO" })],
    ["PROVIDER_E", bodyOfE({ type: "Exotic", accountUsage: "Foo" })],
    ["NATIVE", nativeBody({ type: "EXOTIC", usage: "FOO" })],
  ])("%s: an unknown type or usage is UNKNOWN", (_, body) => {
    expect(readOnlyAccount(body)).toMatchObject({ type: "UNKNOWN", usage: "UNKNOWN", isComputed: true });
  });

  it.each([
    ["PROVIDER_A", bodyOfA(accountOfA({ type: "Checking", usage: "priv" }))],
    ["PROVIDER_C", bodyOfC(accountOfC({ type: "checkings", usage: "Personal" }))],
    ["PROVIDER_D", bodyOfD(AMOUNT, { type: "Checking", customerSegment: " personal " })],
    ["PROVIDER_E", bodyOfE({ type: "CONSUMPTION", accountUsage: "PERSONAL" })],
    ["NATIVE", nativeBody({ type: "Checking", usage: "Personal" })],
  ])("%s: a word in another case is that word", (_, body) => {
    expect(readOnlyAccount(body)).toMatchObject({ type: "CHECKING", usage: "PERSONAL" });
  });

  it("a status that no list has is booked", () => {
    const row = {
      id: "t",
      status: "UNDEFINE",
      amount: { value: AMOUNT },
      dates: { booked: "2026-08-14" },
      reference: "R",
    };
    expect(read(bodyOfD(AMOUNT, { transactions: [row] })).rows[0]).not.toHaveProperty("isComing");
    const transactions = [rowOfC({ status: "OTHER" }), rowOfC({ id: "t2", status: null, origin: "ODD" })];
    expect(read(bodyOfC(accountOfC({ transactions }))).rows.some(({ isComing }) => isComing)).toBe(false);
  });
});

describe("quirk 27: joint accounts and odd parties", () => {
  const ownershipOf = (parties: unknown, account: object = {}): unknown =>
    readOnlyAccount(bodyOfA(accountOfA(account), {}, { accountOwnerships: [{ id_account: 801, parties }] })).ownership;
  const party = (role: string, is_user: boolean | null = null): object => ({
    role,
    identity: { is_user, full_name: "LEA" },
  });

  it("joint is a checking account", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ type: "joint" }))).type).toBe("CHECKING");
  });

  it.each([
    ["owner", "HOLDER"],
    ["co-owner", "CO_HOLDER"],
    ["attorney", "ATTORNEY"],
    ["usufructuary", "OTHER"],
    [null, undefined],
  ])("ownership %s is %s", (ownership, expected) => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ ownership }))).ownership).toBe(expected);
  });

  it("the user's role counts, else the only party's, else what the account says", () => {
    expect(ownershipOf([party("holder", false), party("attorney", true)])).toBe("ATTORNEY");
    expect(ownershipOf([party("custodian_for_minor")])).toBe("OTHER");
    expect(ownershipOf([party("holder"), party("co_holder")], { ownership: "co-owner" })).toBe("CO_HOLDER");
    expect(ownershipOf([party("holder"), party("co_holder")])).toBeUndefined();
    expect(ownershipOf(null, { ownership: "owner" })).toBe("HOLDER");
  });
});

describe("quirk 29: names that are missing or untidy", () => {
  it("an account without a name goes by its number", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ number: "123", name: " ", original_name: null }))).name).toBe("123");
    expect(readOnlyAccount(bodyOfC(accountOfC({ account_number: "123" }))).name).toBe("123");
    expect(readOnlyAccount(bodyOfE({ number: { bban: "123" } })).name).toBe("123");
    expect(readOnlyAccount(nativeBody({ number: 123, name: " " })).name).toBe("123");
  });

  it("owners are trimmed and squeezed, keep their titles, and are named once", () => {
    const owned = (owners: unknown): unknown => readOnlyAccount(nativeBody({ owners })).owners;
    expect(owned([{ name: "  MME LEA   PETIT " }, { name: "mme lea petit" }, { name: "TOM" }])).toEqual([
      "MME LEA PETIT",
      "TOM",
    ]);
    expect(owned([{ name: "" }, { name: null }, {}, null])).toEqual([]);
    expect(readOnlyAccount(bodyOfE({ owner: "Lea Petit ; Tom  Petit" })).owners).toEqual(["Lea Petit", "Tom Petit"]);
  });
});

describe("quirk 33: loans where none is due, and odd ones", () => {
  const loan = { total_amount: 9000, rate: 0.0125, duration: 0, type: "revolvingcredit" };

  it("a loan's details on another account are ignored, also on a card that is a revolving credit", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ loan })))).not.toHaveProperty("details");
    expect(readOnlyAccount(bodyOfA(accountOfA({ type: "card", loan })))).not.toHaveProperty("details");
  });

  it("a loan without details is a loan", () => {
    const account = readOnlyAccount(bodyOfA(accountOfA({ type: "loan", loan: null, balance: -500 })));
    expect(account).toMatchObject({ type: "LOAN", balance: -500 });
    expect(account).not.toHaveProperty("details");
  });

  it.each([
    [1.25, 0.0125],
    [0.0125, 0.0125],
    ["3.9", 0.039],
  ])("a rate of %s is %s", (rate, interestRate) => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ type: "loan", loan: { ...loan, rate } }))).details?.loan).toMatchObject(
      { interestRate },
    );
  });

  it("what remains to be paid is positive, and a duration of 0 is none", () => {
    const details = readOnlyAccount(bodyOfA(accountOfA({ type: "loan", balance: -500, loan }))).details?.loan;
    expect(details).toMatchObject({ type: "REVOLVING", remainingCapital: 5_000_000 });
    expect(details).not.toHaveProperty("durationMonths");
  });
});

describe("quirk 34: savings and investments", () => {
  it("a savings account keeps its rows", () => {
    const { accounts, rows } = read(bodyOfA(accountOfA({ type: "livret_a", transactions: [rowOfA()] })));
    expect(accounts).toMatchObject([{ type: "SAVINGS" }]);
    expect(rows).toHaveLength(1);
  });

  it("an investment of any size is never a checking account", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ type: "market", balance: 9_000_000 }))).type).toBe("SAVINGS");
    expect(readOnlyAccount(bodyOfD(AMOUNT, { type: "INVESTMENT" })).type).toBe("SAVINGS");
  });
});
