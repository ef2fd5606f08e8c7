import { describe, expect, it } from "vitest";
import { adapt } from "../../../src/index.js";
import { mergeBody } from "../../../src/service/analyses/merge-body.js";

const A = { iban: "FR7630006000011234567890189", name: "A", balance: 10, transactions: [{ id: "a1" }, { id: "a2" }] };
const B = { iban: "FR1420041010050500013M02606", name: "B", balance: 20, transactions: [{ id: "b1" }] };

describe("what is said of accounts beside them", () => {
  const word = (id: number | undefined, usage: string, iban?: string) => ({
    ...{ id_account: id, usage },
    ...(iban !== undefined && { identifications: [{ scheme_name: "iban", identification: iban }] }),
  });

  it("takes the place of what was said of the same ones by id or IBAN", () => {
    const before = [word(1, "ORGA"), word(2, "ORGA", A.iban), word(3, "ORGA")];
    const update = [word(1, "PRIV"), word(9, "PRIV", A.iban.toLowerCase())];
    const merged = mergeBody({ accountOwnerships: before }, { accountOwnerships: update });
    const left = [{ ...before[1], identifications: [] }, before[2]];
    expect(merged).toMatchObject({ data: { accountOwnerships: [...update, ...left] }, isChanged: true });
    expect(merged.placeOf("/accountOwnerships/1/parties")).toBe("/accountOwnerships/1/parties");
    expect(merged.placeOf("/accountOwnerships/2/parties")).toBeUndefined();
    const again = mergeBody({ accountOwnerships: before }, { accountOwnerships: before.slice(0, 1) });
    expect(again).toMatchObject({ data: { accountOwnerships: [before[0], before[1], before[2]] }, isChanged: false });
  });

  it("takes the place of what was said of the same ones in other words", () => {
    const connections = [{ id: 5, accounts: [{ id: 1, iban: A.iban }] }];
    const [byId, byIban] = [word(1, "ORGA"), word(undefined, "PRIV", A.iban)];
    for (const [one, other] of [
      [byId, byIban],
      [byIban, byId],
    ])
      expect(mergeBody({ connections, accountOwnerships: [one] }, { accountOwnerships: [other] }).data).toMatchObject({
        accountOwnerships: [other],
      });
  });

  describe("stays for other accounts", () => {
    const connections = [
      {
        id: 5,
        accounts: [
          { id: 1, iban: A.iban },
          { id: 2, iban: B.iban },
          { id: 3, iban: A.iban },
        ].map((account) => ({ ...account, type: "checking", currency: "EUR", balance: account.id })),
      },
    ];
    const wordOf = (role: string, id: number | undefined, ...ibans: readonly string[]) => ({
      ...(id !== undefined && { id_account: id }),
      identifications: ibans.map((identification) => ({ scheme_name: "iban", identification })),
      parties: [{ role, identity: { is_user: true } }],
    });

    it.each([
      ["by two IBANs", wordOf("attorney", undefined, A.iban, B.iban), wordOf("holder", 1), "HOLDER ATTORNEY ATTORNEY"],
      ["by an id and an IBAN", wordOf("attorney", 2, A.iban), wordOf("holder", 2), "ATTORNEY HOLDER ATTORNEY"],
      ["by an id", wordOf("attorney", 1, B.iban), wordOf("holder", undefined, A.iban), "HOLDER ATTORNEY HOLDER"],
    ])("that it names too, %s", (_, one, other, roles) => {
      const merged = mergeBody({ connections, accountOwnerships: [one] }, { accountOwnerships: [other] });
      const accounts = (merged.data.connections as typeof connections)[0]!.accounts;
      // Each alone, as the engine makes one of those that share an IBAN.
      const ownerships = accounts.map((account) => {
        const body = { ...merged.data, connections: [{ id: 5, accounts: [account] }] };
        return adapt(body).accounts[0]!.ownership;
      });
      expect(ownerships.join(" ")).toBe(roles);
      expect(merged.isChanged).toBe(true);
    });

    it("is said anew where it takes a word from another", () => {
      const words = [wordOf("attorney", undefined, A.iban, B.iban), wordOf("holder", undefined, A.iban)];
      const merged = mergeBody({ accountOwnerships: words }, { accountOwnerships: words.slice(1) });
      expect(merged).toMatchObject({
        data: { accountOwnerships: [words[1], wordOf("attorney", undefined, B.iban)] },
        isChanged: true,
      });
    });
  });

  describe("by a check", () => {
    const identifiers = { iban: { iban: A.iban }, financialInstitution: { accountNumber: "12" } };
    const accounts = [{ id: "a", type: "CURRENT", identifiers }];
    const check = (...words: readonly object[]) => ({
      accountVerificationCheck: { userDataByProvider: [{ accounts: words }] },
    });
    const words = [{ id: "a" }, { iban: A.iban }, { accountNumber: "12" }];

    it.each(words.flatMap((one) => words.map((other) => [one, other] as const)))("%j gives way to %j", (one, other) => {
      const merged = mergeBody({ accounts, ...check({ ...one, holderName: "OLD" }) }, check(other));
      expect(merged.data).toEqual({ accounts, ...check(other) });
    });

    it.each(words)("%j is kept once, however often it comes", (one) => {
      const said = check(one, { holderName: "NOBODY" });
      expect(mergeBody(said, said).data).toEqual(said);
    });

    it("stays for an account that has the number and nothing else", () => {
      const pair = [...accounts, { type: "CURRENT", identifiers: { financialInstitution: { accountNumber: "12" } } }];
      const merged = mergeBody({ accounts: pair, ...check({ accountNumber: "12" }) }, check({ id: "a" }));
      expect(merged.data).toMatchObject({
        accountVerificationCheck: {
          userDataByProvider: [{ accounts: [{ id: "a" }] }, { accounts: [{ accountNumber: "12" }] }],
        },
      });
    });

    it("stays by the IBAN that it names too", () => {
      const merged = mergeBody({ accounts, ...check({ id: "a", iban: B.iban }) }, check({ iban: A.iban }));
      expect(merged.data.accountVerificationCheck).toEqual({
        userDataByProvider: [{ accounts: [{ iban: A.iban }] }, { accounts: [{ iban: B.iban }] }],
      });
    });

    it("stays for an account of another bank with the same number", () => {
      const before = check({ iban: B.iban, accountNumber: "12" });
      expect(mergeBody({ accounts, ...before }, check({ id: "a" })).data).toMatchObject({
        accountVerificationCheck: {
          userDataByProvider: [{ accounts: [{ id: "a" }] }, { accounts: [{ iban: B.iban }] }],
        },
      });
    });
  });

  it("by a check stays for the accounts that the next check does not name", () => {
    const provider = (name: string, ...ids: readonly number[]) => ({ name, accounts: ids.map((id) => ({ id })) });
    const check = (...userDataByProvider: readonly object[]) => ({ accountVerificationCheck: { userDataByProvider } });
    const merged = mergeBody(check(provider("old", 1, 2), provider("gone", 3)), check(provider("new", 3, 1)));
    expect(merged.data).toEqual(check(provider("new", 3, 1), provider("old", 2)));
  });
});

describe("an error that was told beside the data", () => {
  it("is over with connections that come without one", () => {
    const error = { code: "wrongpass", message: "see the bank" };
    const connections = [{ id: 1, active: true }];
    expect(mergeBody({ connections }, { error }).data).toEqual({ connections, error });
    expect(mergeBody({ connections, error }, { accountOwnerships: [{ id_account: 1 }] }).data).toMatchObject({ error });
    expect(mergeBody({ connections, error }, { connections }).data).toEqual({ connections });
    const nothing = mergeBody({ connections, error }, { connections: [{ id: 1, accounts: [] }] });
    expect(nothing).toMatchObject({ data: { error }, isChanged: false });
  });

  it.each([
    ["accounts that come again", { accounts: [A] }, true],
    ["accounts that are new", { accounts: [B] }, true],
    ["accounts that are chosen among", { accounts: [{ iban: A.iban, isComputed: true }] }, false],
    ["no accounts", { accounts: [] }, false],
    ["accounts that come with another", { accounts: [A], error: { code: "bug" } }, false],
  ])("is over or not with %s", (_, update, isOver) => {
    const merged = mergeBody({ accounts: [A], error: { code: "wrongpass" } }, update);
    expect("error" in merged.data).toBe(!isOver);
  });
});
