import { describe, expect, it } from "vitest";
import { adapt } from "../../src/adapt.js";
import { slowness, stopwatch } from "../slowness.js";
import { accountOfA, accountOfC, bodyOfE, IBAN, nativeRow, rowOfE } from "./quirks/bodies.js";
import { NOW, type Read, read } from "./read.js";

const SECOND_IBAN = "FR1420041010050500013M02606";

const account = (given: object = {}): object => ({
  type: "CHECKING",
  usage: "PERSONAL",
  currency: "EUR",
  balance: 10,
  balanceDate: "2026-08-21",
  transactions: [nativeRow()],
  ...given,
});
const numbered = (given: object = {}): object => account({ number: "00050054193", bank: { name: "Lac" }, ...given });

/** What accounts are read as, which does not depend on their order. */
function readAll(...accounts: readonly object[]): Read {
  const result = read({ accounts });
  expect(read({ accounts: [...accounts].reverse() })).toEqual(result);
  return result;
}
const countOf = (...accounts: readonly object[]): number => readAll(...accounts).accounts.length;

describe("an account of which one copy lacks the IBAN", () => {
  it("is one by its bank and number", () => {
    expect(countOf(numbered({ iban: IBAN }), numbered())).toBe(1);
    expect(countOf(numbered({ iban: IBAN }), numbered(), numbered())).toBe(1);
    expect(countOf(numbered({ iban: IBAN }), numbered({ bank: { name: "Mont" } }))).toBe(2);
  });

  it("keeps its IBAN and its id, whichever copy is the newer", () => {
    const newer = { balanceDate: "2026-08-22" };
    const copies = [
      [numbered({ iban: IBAN, ...newer }), numbered()],
      [numbered({ iban: IBAN }), numbered(newer)],
    ];
    const read2 = copies.map((accounts) => adapt({ accounts }, { now: NOW }).accounts);
    expect(read2.map(([one]) => one!.iban)).toEqual([IBAN, IBAN]);
    expect(read2[1]![0]!.id).toBe(read2[0]![0]!.id);
    expect(adapt({ accounts: [numbered({ iban: IBAN })] }, { now: NOW }).accounts[0]!.id).toBe(read2[0]![0]!.id);
  });

  it("is another where the IBANs are known and differ, and none of several that it may be", () => {
    const two = [numbered({ iban: IBAN }), numbered({ iban: SECOND_IBAN })];
    expect(countOf(...two)).toBe(2);
    expect(countOf(...two, numbered())).toBe(3);
    expect(countOf(...two, numbered(), numbered())).toBe(3);
  });
});

describe("an account of no bank that is named", () => {
  const unnamed = (id: string | undefined, given: object = {}): object =>
    numbered({ bank: null, aggregator: { id }, ...given });

  it("is one by its number and the provider's id", () => {
    expect(countOf(unnamed("7"), unnamed("7"))).toBe(1);
    expect(countOf(unnamed("7"), unnamed("7", { iban: IBAN }))).toBe(1);
  });

  it("is another where the number or the id is another, or there is none", () => {
    expect(countOf(unnamed("7"), unnamed("8"))).toBe(2);
    expect(countOf(unnamed("7"), unnamed("7", { number: "00050054194" }))).toBe(2);
    expect(countOf(unnamed(undefined), unnamed(undefined))).toBe(2);
    expect(countOf(unnamed("7", { number: null }), unnamed("7", { number: null }))).toBe(2);
    expect(countOf(unnamed("7"), unnamed("7", { bank: { name: "Lac" } }))).toBe(2);
  });
});

describe("the bank of a numbered account without an IBAN", () => {
  const connectionsOf = (...connections: readonly object[]): number => {
    const [first, second] = [connections, [...connections].reverse()].map((list) =>
      read({ format: "HYBRID", connections: list }),
    );
    expect(second).toEqual(first);
    return first!.accounts.length;
  };
  const number = "00050054193";
  const ofA = (given: object, accountGiven: object = {}): object => ({
    accounts: [accountOfA({ iban: null, number, ...accountGiven })],
    ...given,
  });
  const ofC = (given: object): object => ({
    accounts: [accountOfC({ iban: null, account_number: number })],
    ...given,
  });

  it("is one by the provider's id, whatever name the user gave the connection", () => {
    expect(connectionsOf(ofC({ provider_id: "771", name: "Lac" }), ofC({ provider_id: "771", name: "Perso" }))).toBe(1);
    expect(connectionsOf(ofC({ provider_id: "771", name: "Lac" }), ofC({ provider_id: "771", name: null }))).toBe(1);
    const connector = { id: 59, name: "Lac" };
    expect(connectionsOf(ofA({ connector }), ofA({ connector: { id: 59 } }))).toBe(1);
    expect(connectionsOf(ofA({ connector }), ofA({ id_connector: 59, connector_uuid: "u-1" }))).toBe(1);
  });

  it("is one among the client's own by its name, and by its id where a name is missing", () => {
    const at = (...banks: readonly object[]): number => countOf(...banks.map((bank) => numbered({ bank })));
    expect(at({ id: "1", name: "Lac" }, { id: "2", name: "LAC" })).toBe(1);
    expect(at({ id: "1", name: "Lac" }, { id: "1" })).toBe(1);
    expect(at({ id: "1" }, { id: "1" })).toBe(1);
    expect(at({ id: "1", name: "Lac" }, { id: "1", name: "Mont" })).toBe(2);
    expect(at({ id: "1", name: "Lac" }, { id: "1", name: "Mont" }, { id: "1" })).toBe(3);
  });

  it("is another than one that has a name or an id in common with a third", () => {
    const elsewhere = (id: string, name: string, place: string): object => ({
      provider_id: id,
      name,
      accounts: [accountOfC({ iban: null, account_number: place })],
    });
    const two = [ofC({ provider_id: "1", name: "Lac" }), ofC({ provider_id: "2", name: "Mont" })];
    expect(connectionsOf(...two, elsewhere("1", "Perso", "111"), elsewhere("2", "Perso", "222"))).toBe(4);
    expect(connectionsOf(ofC({ provider_id: "1", name: "Perso" }), ofC({ provider_id: "2", name: "Perso" }))).toBe(2);
  });

  it("is the one of its name where the id is missing, and none of several", () => {
    const lac = ofC({ provider_id: "1", name: "Lac" });
    expect(connectionsOf(lac, ofC({ provider_id: "1", name: "Mont" }), ofC({ name: "Mont" }))).toBe(1);
    expect(connectionsOf(lac, ofC({ provider_id: "2", name: "Lac" }), ofC({ name: "Lac" }))).toBe(3);
  });

  it("is one by its name, whatever ids two providers give it", () => {
    expect(connectionsOf(ofA({ connector: { id: 59, name: "Lac" } }), ofC({ provider_id: "771", name: "LAC" }))).toBe(
      1,
    );
    const renamed = ofC({ provider_id: "771", name: "Perso" });
    expect(
      connectionsOf(ofA({ connector: { id: 59, name: "Lac" } }), ofC({ provider_id: "771", name: "Lac" }), renamed),
    ).toBe(1);
  });

  it("is another where two providers have one id for banks of two names, or one has two of both", () => {
    expect(connectionsOf(ofA({ connector: { id: 59, name: "Lac" } }), ofC({ provider_id: "59", name: "Mont" }))).toBe(
      2,
    );
    expect(connectionsOf(ofC({ provider_id: "1", name: "Lac" }), ofC({ provider_id: "2", name: "Mont" }))).toBe(2);
    expect(connectionsOf(ofC({ provider_id: "1", name: "Lac" }), ofC({ provider_id: "2", name: null }))).toBe(2);
  });
});

describe("an IBAN whose check digits do not hold", () => {
  it.each(["FR76XXXXXXXXXXXXXXXXXXXXXXX", "FR0000000000000000000000000"])("such as %s names no account", (iban) => {
    expect(countOf(numbered({ iban }), account({ iban, number: "2", bank: { name: "Mont" } }))).toBe(2);
    expect(countOf(account({ iban }), account({ iban, balance: 5 }))).toBe(2);
    const [kept] = readAll(numbered({ iban }), numbered({ iban: IBAN })).accounts;
    expect(kept!.iban).toBe(IBAN);
  });
});

describe.each(["CREDIT_CARD", "LOAN"])("a %s with an IBAN", (type) => {
  const paid = (given: object = {}): object => account({ type, iban: IBAN, ...given });
  const checking = account({ iban: IBAN });

  it("is another than one of another number, be the IBAN that of a checking account or not", () => {
    expect(countOf(paid({ number: "4970XXXXXXXX1111" }), paid({ number: "4970XXXXXXXX2222" }))).toBe(2);
    expect(countOf(checking, paid({ number: "4970XXXXXXXX1111" }), paid({ number: "4970XXXXXXXX2222" }))).toBe(3);
  });

  it("is one with one of its number, however that is masked", () => {
    expect(countOf(checking, paid({ number: "4970XXXXXXXX1111" }), paid({ number: "4970 **** **** 1111" }))).toBe(2);
    const atBank = { number: "4970XXXXXXXX1111", bank: { name: "Lac" } };
    expect(countOf(checking, paid(atBank), paid({ ...atBank, iban: null }))).toBe(2);
  });

  it("is one with one without a number where no checking account has the IBAN", () => {
    expect(countOf(paid({ number: "4970XXXXXXXX1111" }), paid())).toBe(1);
    expect(countOf(paid(), paid())).toBe(1);
    expect(countOf(paid({ number: "1111" }), paid({ number: "2222" }), paid())).toBe(3);
  });

  it("is another than one without a number where a checking account has the IBAN and the ids differ", () => {
    const known = (id: string): object => paid({ aggregator: { id } });
    expect(countOf(checking, paid(), paid())).toBe(3);
    expect(countOf(checking, known("1"), known("2"))).toBe(3);
    expect(countOf(checking, known("1"), known("1"))).toBe(2);
  });

  it("is not told by the number of its checking account", () => {
    const named = { number: "00050054193", bank: { name: "Lac" }, iban: IBAN };
    expect(countOf(account(named), paid({ ...named, balance: 1 }), paid({ ...named, balance: 2 }))).toBe(3);
  });
});

describe("cards of PROVIDER_E that bear their checking account's national number", () => {
  it("are told by their own numbers", () => {
    const paying = { bbanType: "FR", bban: IBAN.slice(4), bbanParsed: { accountNumber: "01234567890" } };
    const accountsOf = (given: object): readonly object[] =>
      (bodyOfE({ transactions: [rowOfE()], ...given }) as { readonly accounts: readonly object[] }).accounts;
    const accounts = [
      ...accountsOf({ number: paying }),
      ...accountsOf({ type: "CreditCard", number: { ...paying, card: "4970********1111" } }),
      ...accountsOf({ type: "CreditCard", number: { ...paying, card: "4970********2222" } }),
    ];
    const result = read({ ...bodyOfE(), accounts });
    expect(result.accounts.map(({ number }) => number)).toEqual([
      "01234567890",
      "4970********1111",
      "4970********2222",
    ]);
    expect(result.rows).toHaveLength(3);
  });
});

describe("accounts of one name", () => {
  const idsOf = (accounts: readonly object[]): readonly (string | undefined)[] =>
    adapt({ accounts }, { now: NOW }).accounts.map(
      ({ id, bank, aggregator }) => `${id} ${bank?.name} ${aggregator?.id}`,
    );

  it.each<[string, object, object]>([
    ["the provider's id", { aggregator: { id: "100" } }, { aggregator: { id: "200" } }],
    ["their bank", { number: "123", bank: { name: "Lac" } }, { number: "123", bank: { name: "Mont" } }],
    ["their number", { iban: "FR76XXXXXXXXXXXX", number: "1" }, { iban: "FR76XXXXXXXXXXXX", number: "2" }],
  ])("are told apart by %s before their balance: an id stays with its account", (_, one, other) => {
    const pair = (balance: number): readonly object[] => [
      account({ ...one, balance }),
      account({ ...other, balance: 20 }),
    ];
    const today = idsOf(pair(10));
    expect(new Set(today).size).toBe(2);
    expect(idsOf(pair(30))).toEqual(today);
  });
});

describe("a connection's bank", () => {
  it("is no longer than it is told by, for it is compared for each of its accounts", () => {
    const accounts = Array.from({ length: 900 }, (_, at) => {
      return { id: at, type: "checking", balance: 1, number: `1${at}`, currency: { id: "EUR" }, transactions: [] };
    });
    const connector = { id: 1, name: "é".repeat(50_000) };
    const alike = accounts.map((account) => ({ ...account, id: 1, number: undefined }));
    for (const list of [accounts, alike]) {
      const taken = stopwatch();
      expect(adapt({ connections: [{ id: 1, connector, accounts: list }] }).accounts).toHaveLength(900);
      expect(taken()).toBeLessThan(3000 * slowness());
    }
  }, 120_000);
});
