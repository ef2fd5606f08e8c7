import { describe, expect, it } from "vitest";
import { adapt } from "../../../src/index.js";
import { mergeBody } from "../../../src/service/analyses/merge-body.js";

const A = { iban: "FR7630006000011234567890189", name: "A", balance: 10, transactions: [{ id: "a1" }, { id: "a2" }] };
const B = { iban: "FR1420041010050500013M02606", name: "B", balance: 20, transactions: [{ id: "b1" }] };
const SAID = { currency: "EUR", type: "CHECKING" };

describe("an account that has a name alone", () => {
  const named = { name: "Compte courant", currency: "EUR", type: "CHECKING", bank: { name: "BNP" }, balance: 1 };
  const other = { ...named, name: "Compte joint" };

  const [first, second, third] = ["1", "2", "3"].map((day) => ({
    description: "CB",
    amount: -1,
    date: `2026-06-0${day}`,
  }));

  it.each([
    ["whose rows come again", { transactions: [first, second] }, { transactions: [second, third] }],
    ["whose rows come again, newest first", { transactions: [second, first] }, { transactions: [third, second] }],
    ["that had no rows", {}, { transactions: [first] }],
    ["whose rows stay", { transactions: [first] }, { balance: 3 }],
    ["of one id, whatever its name", { aggregator: { id: "1" } }, { name: "C/C", aggregator: { id: 1 } }],
    ["of one owner", { owners: [{ name: "Ana" }, { name: "Bea" }] }, { owners: [{ name: "BEA" }, { name: "ANA" }] }],
  ])("is one among those of its currency, type and bank: %s", (_, before, after) => {
    const update = { ...named, bank: { name: "bnp" }, balance: 2, ...after };
    const merged = mergeBody({ accounts: [other, { ...named, ...before }] }, { accounts: [update] });
    expect(merged).toMatchObject({ data: { accounts: [other, update] }, hasNewAccounts: false });
  });

  it.each([
    ["other rows", { transactions: [first, second] }, { transactions: [third] }],
    ["none of its rows", { transactions: [first] }, { transactions: [] }],
    ["other rows, of one owner", { transactions: [first], owners: [] }, { transactions: [second], owners: [] }],
    ["another owner", { owners: [{ name: "ANNA" }] }, { owners: [{ name: "BERT" }] }],
    ["another id", { aggregator: { id: "1" } }, { aggregator: { id: "2" } }],
  ])("is another one with %s", (_, before, after) => {
    const accounts = [{ ...named, ...before }];
    const update = { ...named, ...after };
    expect(mergeBody({ accounts }, { accounts: [update] }).data.accounts).toEqual([...accounts, update]);
  });

  it.each([
    ["a name", named],
    ["an IBAN", { ...named, iban: A.iban }],
  ])("or that has %s is chosen by the id that the service shows it by", (_, account) => {
    const [shown] = adapt({ accounts: [account] }).accounts;
    const merged = mergeBody({ accounts: [other, account] }, { accounts: [{ id: shown!.id, isComputed: false }] });
    expect(merged).toMatchObject({ data: { accounts: [other, { isComputed: false }] }, isSelection: true });
  });
});

describe("accounts that are alike", () => {
  const account = { ...SAID, usage: "PERSONAL", balance: 1, bank: { name: "BNP" }, transactions: [] };
  const card = { ...account, iban: A.iban, type: "CREDIT_CARD" };
  const book = { ...account, name: "Livret", type: "SAVINGS" };
  const numbered = { ...account, number: "0001" };

  it.each([
    [
      "cards of one IBAN",
      [
        { ...card, number: "1" },
        { ...card, number: "2" },
      ],
    ],
    ["books of one name", [book, { ...book, balance: 2 }]],
    ["one number at two banks", [numbered, { ...numbered, bank: { name: "LCL" } }]],
  ])("are each chosen by the id that the service shows it by: %s", (_, accounts) => {
    const shown = adapt({ accounts }).accounts;
    expect(shown).toHaveLength(2);
    for (const { id, balance, number, bank } of shown) {
      const merged = mergeBody({ accounts: [B, ...accounts] }, { accounts: [{ id, isComputed: false }] });
      const chosen = (merged.data.accounts as object[]).filter((one) => "isComputed" in one);
      expect(merged.isSelection).toBe(true);
      expect(chosen).toMatchObject([
        { balance, ...(number && { number }), ...(bank && { bank: { name: bank.name } }) },
      ]);
    }
  });

  it("are chosen in the connections that they are in", () => {
    const books = ["1", "2"].map((id) => ({ id, name: "Livret", type: "savings", currency: "EUR", balance: 1 }));
    const connections = books.map((one, place) => ({ id: place, id_connector: place, accounts: [one] }));
    for (const shown of adapt({ connections }).accounts) {
      const at = books.findIndex(({ id }) => id === shown.aggregator?.id);
      const update = { connections: [{ id: at, accounts: [{ id: shown.id, isComputed: false }] }] };
      const merged = mergeBody({ connections }, update);
      expect(merged.isSelection).toBe(true);
      expect(merged.data.connections).toMatchObject(
        connections.map((_, place) => (place === at ? { accounts: [{ isComputed: false }] } : {})),
      );
    }
  });
});
