import { describe, expect, it } from "vitest";
import { adapt } from "../../../src/index.js";
import { mergeBody } from "../../../src/service/analyses/merge-body.js";

const A = { iban: "FR7630006000011234567890189", name: "A", balance: 10, transactions: [{ id: "a1" }, { id: "a2" }] };
const B = { iban: "FR1420041010050500013M02606", name: "B", balance: 20, transactions: [{ id: "b1" }] };

/** Two accounts of the native format that say all that identifies them. */
const BNP = { number: "0001", bank: { name: "BNP" }, currency: "EUR", type: "CHECKING", balance: 1 };
const LCL = { ...BNP, bank: { name: "LCL" }, balance: 2 };

/** What was merged, without the places of the request. */
function factsOf({ placeOf: _, unknownChoices: __, ...facts }: ReturnType<typeof mergeBody>) {
  return facts;
}

describe("accounts of an update", () => {
  it.each([
    ["a number, of two banks", BNP, LCL],
    ["a number, with two IBANs", { ...BNP, iban: A.iban }, { ...BNP, iban: B.iban }],
    ["a number that is masked throughout", { ...BNP, number: "XXXX" }, { ...BNP, number: "XXXX", balance: 2 }],
    ["an id, with two IBANs", { id: "1", iban: A.iban }, { id: "1", iban: B.iban }],
    ["an id, with two numbers", { ...BNP, id: "1" }, { ...BNP, id: "1", number: "0002" }],
    ["an id, of two currencies", { id: "1", currency: "EUR" }, { id: "1", currency: "GBP" }],
    ["an IBAN, in two layouts", { iban: A.iban, balance: 1 }, { number: { iban: A.iban }, bookedBalance: {} }],
  ])("are two where they share %s", (_, before, update) => {
    expect(factsOf(mergeBody({ accounts: [before] }, { accounts: [update] }))).toEqual({
      data: { accounts: [before, update] },
      isChanged: true,
      hasNewAccounts: true,
      isSelection: false,
    });
  });

  it("are known by number and bank among others of that number, however the bank is written", () => {
    const update = { ...LCL, bank: { id: 30, name: "lcl " }, balance: 3 };
    expect(mergeBody({ accounts: [BNP, LCL] }, { accounts: [update] }).data.accounts).toEqual([BNP, update]);
  });

  it("are known by number and the id that a provider gives the bank, whatever its name", () => {
    const at = (id: string, name: string) => {
      const number = { bban: "0001" };
      return { number, bookedBalance: { value: 1, currency: "EUR" }, providerId: id, accountProvider: { name } };
    };
    const [known, renamed, other] = [at("30", "BNP"), at("30", "Ma banque"), at("31", "BNP")];
    expect(mergeBody({ accounts: [known] }, { accounts: [renamed] }).data.accounts).toEqual([renamed]);
    expect(mergeBody({ accounts: [known] }, { accounts: [other] }).data.accounts).toEqual([known, other]);
  });

  it("are known by number and the name of the client's bank, else by its id", () => {
    const [known, other, nameless] = [{ id: 30, name: "BNP" }, { id: 30, name: "Revolut" }, { id: 30 }].map((bank) => {
      return { ...BNP, bank };
    });
    expect(mergeBody({ accounts: [known] }, { accounts: [other] }).data.accounts).toEqual([known, other]);
    expect(mergeBody({ accounts: [known] }, { accounts: [nameless] }).data.accounts).toEqual([nameless]);
  });

  it("are not guessed: what could be either of two is told by its id, else it is none", () => {
    const pockets = [
      { id: "1", iban: A.iban, currency: "EUR", type: "CHECKING" },
      { id: "2", iban: A.iban, currency: "GBP", type: "CHECKING" },
    ];
    const choice = { iban: A.iban, isComputed: false };
    const named = mergeBody({ accounts: pockets }, { accounts: [{ ...choice, id: "2" }] });
    expect(named.data.accounts).toEqual([pockets[0], { ...pockets[1], isComputed: false }]);
    const unknown = mergeBody({ accounts: pockets }, { accounts: [choice] });
    expect(unknown).toMatchObject({ data: { accounts: pockets }, isChanged: false, unknownChoices: ["/accounts/0"] });
    const update = { iban: A.iban, balance: 3 };
    expect(mergeBody({ accounts: pockets }, { accounts: [update] }).data.accounts).toEqual([...pockets, update]);
  });

  it("of one number, id or IBAN are looked for among a bounded number of them", () => {
    const many = Array.from({ length: 500 }, (_, place) => ({ ...BNP, id: "1", bank: { name: `Bank ${place}` } }));
    const merged = mergeBody({ accounts: many }, { accounts: many.toReversed() });
    expect(merged.data.accounts).toHaveLength(900);
  });
});

describe("an account that comes twice in one request", () => {
  const long = { ...A, transactions: [{ id: "l1" }, { id: "l2" }] };
  const short = { ...A, balance: 12, transactions: [{ id: "s1" }] };

  it.each([
    ["long, short", [long, short]],
    ["short, long", [short, long]],
  ])("stands beside itself, so that the engine chooses among its histories: %s", (_, accounts) => {
    const known = { ...A, isComputed: false };
    const merged = mergeBody({ accounts: [known, B] }, { accounts });
    const [first, second] = accounts.map((account) => ({ ...account, isComputed: false }));
    expect(merged.data.accounts).toEqual([first, B, second]);
    expect(merged.hasNewAccounts).toBe(false);
  });

  it.each([
    ["the known one first", [0, 1]],
    ["the other first", [1, 0]],
  ])("gets nothing that another copy says, which may be an account of another bank: %s", (_, order) => {
    const { bank: _bank, ...known } = { ...BNP, usage: "PERSONAL", transactions: [{ id: "0" }] };
    const [bnp, lcl] = [
      { ...BNP, iban: A.iban, ownership: "ATTORNEY", transactions: [{ id: "1" }] },
      { ...LCL, transactions: [{ id: "2" }] },
    ];
    const accounts = order.map((place) => [bnp, lcl][place]!);
    const merged = mergeBody({ accounts: [known] }, { accounts });
    expect(merged.data.accounts).toEqual([{ ...accounts[0], usage: "PERSONAL" }, accounts[1]]);
  });

  it("is one where only one of the copies brings transactions", () => {
    const accounts = [long, { iban: A.iban, isComputed: false }];
    const expected = [{ ...long, isComputed: false }];
    expect(mergeBody({ accounts: [A] }, { accounts }).data.accounts).toEqual(expected);
    expect(mergeBody({ accounts: [A] }, { accounts: accounts.toReversed() }).data.accounts).toEqual(expected);
  });

  it("is chosen in all its copies, and sent again takes the place of all", () => {
    const said = { currency: "EUR", type: "CHECKING" };
    const copies = [{ ...long, ...said }, B, { ...short, ...said }];
    const chosen = mergeBody({ accounts: copies }, { accounts: [{ iban: A.iban, isComputed: false }] });
    expect(chosen.data.accounts).toMatchObject([{ isComputed: false }, { iban: B.iban }, { isComputed: false }]);
    const again = mergeBody(
      { accounts: copies },
      {
        accounts: [
          { ...A, ...said },
          { iban: A.iban, name: "C" },
        ],
      },
    );
    expect(again.data.accounts).toEqual([{ ...A, ...said, name: "C" }, B]);
  });
});

describe("copies of an account", () => {
  it("are all chosen, by whatever names one of them", () => {
    const named = { ...A, currency: "EUR", type: "CHECKING", number: "12", bank: { name: "BNP" } };
    const { iban: _, ...unnamed } = named;
    const shown = adapt({ accounts: [{ ...named, transactions: [] }] }).accounts[0]!.id;
    for (const name of [{ iban: A.iban }, { number: "12" }, { id: shown }]) {
      const merged = mergeBody({ accounts: [named, B, unnamed] }, { accounts: [{ ...name, isComputed: false }] });
      expect(merged.data.accounts).toMatchObject([{ isComputed: false }, B, { isComputed: false }]);
    }
  });

  it("are none where two cards bear the IBAN of the account that pays for them", () => {
    const checking = { ...A, currency: "EUR", type: "CHECKING" };
    const cards = ["1", "2"].map((id) => ({ ...checking, id, type: "CREDIT_CARD" }));
    const update = { ...cards[1]!, balance: 5 };
    expect(mergeBody({ accounts: [checking, ...cards] }, { accounts: [update] }).data.accounts).toEqual([
      checking,
      cards[0],
      update,
    ]);
  });

  const said = { currency: "EUR", type: "CHECKING" };
  const [one, other] = ["X", "Y"].map((id) => ({ ...A, ...said, id, transactions: [{ id }] }));

  it.each([
    ["the one first", [0, 1]],
    ["the other first", [1, 0]],
  ])("that a request brings by id and by IBAN all stay: %s", (_, order) => {
    const accounts = [
      { id: "Y", transactions: [{ id: "new Y" }] },
      { ...A, ...said, transactions: [{ id: "new" }] },
    ];
    const merged = mergeBody({ accounts: [one, other] }, { accounts: order.map((place) => accounts[place]) });
    expect(merged.data.accounts).toHaveLength(2);
    expect(merged.data.accounts).toMatchObject(
      expect.arrayContaining(accounts.map(({ transactions }) => expect.objectContaining({ transactions }))),
    );
  });

  it("stay left out where the request says so before it brings them", () => {
    const accounts = [{ iban: A.iban, isComputed: false }, A, { ...A, transactions: [{ id: "a3" }] }];
    const merged = mergeBody({ accounts: [A] }, { accounts });
    expect(merged.data.accounts).toMatchObject([{ isComputed: false }, { isComputed: false }]);
  });

  it("do not multiply what a request brings", () => {
    const copies = Array.from({ length: 100 }, () => ({ ...A, ...said }));
    const update = { iban: A.iban, ...said, note: "x".repeat(20_000) };
    const merge = (accounts: readonly unknown[]) => mergeBody({ accounts }, { accounts: [update] });
    expect(() => merge(copies)).toThrow(expect.objectContaining({ code: "PAYLOAD_TOO_LARGE" }));
    expect(merge(copies.slice(0, 2)).data.accounts).toMatchObject([update, update]);
    const chosen = mergeBody({ accounts: copies }, { accounts: [{ iban: A.iban, isComputed: false }] });
    expect(chosen.isSelection).toBe(true);
  });
});

describe("what brings nothing", () => {
  it.each([
    ["empty lists", { accounts: [], connections: [] }],
    ["the name of a connection alone", { connections: [{ id: 1, accounts: [] }] }],
    ["what was said before", { accountOwnerships: [{ id_account: 10 }] }],
  ])("changes nothing: %s", (_, update) => {
    const before = { accounts: [A], connections: [{ id: 1, accounts: [] }], accountOwnerships: [{ id_account: 10 }] };
    expect(factsOf(mergeBody(before, update))).toEqual({
      data: before,
      isChanged: false,
      hasNewAccounts: false,
      isSelection: false,
    });
  });
});

describe("places of the merged body in the request", () => {
  it("are those of its items, those of connections included", () => {
    const before = { accounts: [A, B], connections: [{ id: 1, accounts: [{ id: 10 }, { id: 11 }] }] };
    const connection = { id: 1, accounts: [{ id: 12 }, { id: 11, name: "eleven" }] };
    const { placeOf } = mergeBody(before, { accounts: [{ name: "new" }, B], connections: [{ id: 2 }, connection] });
    expect(placeOf("/accounts/2/balance")).toBe("/accounts/0/balance");
    expect(placeOf("/accounts/1/transactions/3")).toBe("/accounts/1/transactions/3");
    expect(placeOf("/accounts/0")).toBeUndefined();
    expect(placeOf("/connections/0/accounts/1/name")).toBe("/connections/1/accounts/1/name");
    expect(placeOf("/connections/0/accounts/2")).toBe("/connections/1/accounts/0");
    expect(placeOf("/connections/0/accounts/0")).toBeUndefined();
    expect(placeOf("/connections/1/state")).toBe("/connections/0/state");
    expect(placeOf("")).toBe("");
  });

  it("are those of the entry that brought the transactions, whatever others say beside it", () => {
    const choice = { iban: A.iban, isComputed: false };
    for (const [accounts, place] of [
      [[A, choice], 0],
      [[choice, A], 1],
    ] as const)
      expect(mergeBody({ accounts: [B, A] }, { accounts }).placeOf("/accounts/1/transactions/0")).toBe(
        `/accounts/${place}/transactions/0`,
      );
  });

  it("are unknown where the request brought no such member, and the same where it is the first", () => {
    const { placeOf } = mergeBody({ accounts: [A] }, { connections: [{ id: 1 }] });
    expect(placeOf("/accounts/0")).toBeUndefined();
    expect(placeOf("/connections/0/accounts")).toBe("/connections/0/accounts");
  });
});
