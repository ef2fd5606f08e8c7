import { describe, expect, it } from "vitest";
import { adapt } from "../../../src/index.js";
import { mergeBody } from "../../../src/service/analyses/merge-body.js";
import { slowness, stopwatch } from "../../slowness.js";

const A = { iban: "FR7630006000011234567890189", name: "A", balance: 10, transactions: [{ id: "a1" }, { id: "a2" }] };
const B = { iban: "FR1420041010050500013M02606", name: "B", balance: 20, transactions: [{ id: "b1" }] };
const SAID = { currency: "EUR", type: "CHECKING" };

describe("an account that has a name alone", () => {
  const named = { name: "Compte courant", currency: "EUR", type: "CHECKING", bank: { name: "BNP" }, balance: 1 };
  const other = { ...named, name: "Compte joint" };

  const row = (day: string, amount = -1) => ({ description: "CB", amount, dates: { debitedAt: `2026-06-${day}` } });
  const [first, second, third] = ["01", "02", "03"].map((day) => row(day));
  const month = Array.from({ length: 20 }, (_, day) => row(String(day + 1).padStart(2, "0"), -10 - day));
  const otherMonth = month.map((one) => ({ ...one, amount: one.amount * 2 }));
  const fee = row("20", -3.2);
  const announced = { ...row("28"), isComing: true };
  const withId = { aggregator: { id: "1" } };

  it.each([
    ["whose rows come again", { transactions: [first, second] }, { transactions: [second, third] }],
    ["whose rows come again, newest first", { transactions: [second, first] }, { transactions: [third, second] }],
    ["that had no rows", {}, { transactions: [first] }],
    ["that had none but announced rows", { transactions: [announced] }, { transactions: [first] }],
    ["whose rows stay", { transactions: [first] }, { balance: 3 }],
    ["of one id, whatever its name", { aggregator: { id: "1" } }, { name: "C/C", aggregator: { id: 1 } }],
    ["of one owner", { owners: [{ name: "Ana" }, { name: "Bea" }] }, { owners: [{ name: "BEA" }, { name: "ANA" }] }],
    ["of an owner with a title", { owners: [{ name: "Ana Gil" }] }, { owners: [{ name: "MME GIL ANA" }] }],
    ["with another owner beside", { owners: [{ name: "Ana" }] }, { owners: [{ name: "Bea" }, { name: "Ana" }] }],
    ["that now has an id", { transactions: month }, { transactions: month, ...withId }],
    ["some of whose rows are corrected", { transactions: month }, { transactions: [...month.slice(5), fee] }],
    [
      "that goes on from a day told in part",
      { transactions: month },
      { transactions: [month[19], fee, row("20"), row("21")] },
    ],
    [
      "that begins on a day told in part",
      { transactions: [month[19], row("21")] },
      { transactions: [fee, row("20"), ...month] },
    ],
    ["that had announced rows", { transactions: [first, announced] }, { transactions: [first, second, third] }],
  ])("is one among those of its currency, type and bank: %s", (_, before, after) => {
    const update = { ...named, bank: { name: "bnp" }, balance: 2, ...after };
    const merged = mergeBody({ accounts: [other, { ...named, ...before }] }, { accounts: [update] });
    expect(merged).toMatchObject({ data: { accounts: [other, update] }, hasNewAccounts: false });
  });

  it.each([
    ["null for what was absent", (one: object) => ({ ...one, comment: null })],
    ["members in another order", (one: object) => Object.fromEntries(Object.entries(one).toReversed())],
    ["members that nobody knows", (one: object) => ({ ...one, updatedAt: "2026-07-01T08:00:00Z" })],
    [
      "a time of the day",
      (one: object) => ({ ...one, dates: { debitedAt: first!.dates.debitedAt.concat("T12:00:00Z") } }),
    ],
  ])("is one where its rows come with %s", (_, write) => {
    const update = { ...named, transactions: [write(first!)] };
    const merged = mergeBody({ accounts: [{ ...named, transactions: [first] }] }, { accounts: [update] });
    expect(merged.data.accounts).toEqual([update]);
  });

  it("is one where it no longer says its id, which it keeps", () => {
    const accounts = [{ ...named, ...withId, transactions: month }];
    const update = { ...named, transactions: month };
    expect(mergeBody({ accounts }, { accounts: [update] }).data.accounts).toEqual(accounts);
    const { balance: _, ...choice } = { ...named, isComputed: false };
    expect(mergeBody({ accounts }, { accounts: [choice] })).toMatchObject({
      data: { accounts: [{ isComputed: false }] },
      isSelection: true,
    });
  });

  it("is the one of several whose rows it brings, in whichever order they come", () => {
    const accounts = [{ ...named, transactions: month }, { ...named, transactions: otherMonth }, named];
    const renewed = [month, otherMonth].map((rows) => ({ ...named, balance: 2, transactions: [...rows, fee] }));
    for (const update of [renewed, renewed.toReversed()])
      expect(mergeBody({ accounts }, { accounts: update }).data.accounts).toEqual([...renewed, named]);
  });

  it.each([
    ["other rows", { transactions: [first, second] }, { transactions: [third] }],
    ["other rows of the same days", { transactions: [...month, fee] }, { transactions: [...otherMonth, fee] }],
    [
      "few of its rows",
      { transactions: [row("01"), ...month, fee] },
      { transactions: [row("01"), ...otherMonth, fee] },
    ],
    ["few of the rows of a day", { transactions: [fee, row("20")] }, { transactions: [row("20", -7), row("20", -8)] }],
    ["none of its rows", { transactions: [first] }, { transactions: [] }],
    ["other rows, of one owner", { transactions: [first], owners: [] }, { transactions: [second], owners: [] }],
    ["another owner", { owners: [{ name: "ANNA" }] }, { owners: [{ name: "BERT" }] }],
    [
      "another owner and the same rows",
      { transactions: [fee], owners: [{ name: "ANNA" }] },
      { transactions: [fee], owners: [{ name: "BERT" }] },
    ],
    ["another id", { aggregator: { id: "1" } }, { aggregator: { id: "2" } }],
  ])("is another one with %s", (_, before, after) => {
    const accounts = [{ ...named, ...before }];
    const update = { ...named, ...after };
    expect(mergeBody({ accounts }, { accounts: [update] }).data.accounts).toEqual([...accounts, update]);
  });

  it("is looked for in a time that does not grow with its owners", () => {
    const owners = (name: string) => Array.from({ length: 200 }, (_, place) => ({ name: `${name} ${place}` }));
    const accounts = Array.from({ length: 100 }, (_, place) => ({ ...named, owners: owners(`A${place}`) }));
    const update = Array.from({ length: 400 }, (_, place) => ({ ...named, owners: owners(`B${place}`) }));
    const taken = stopwatch();
    expect(mergeBody({ accounts }, { accounts: update }).data.accounts).toHaveLength(500);
    expect(taken()).toBeLessThan(3000 * slowness());
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

  it("are told apart by the time of the request where their balances have no dates", () => {
    const now = Date.parse("2026-07-01T12:00:00Z");
    const accounts = [
      { ...book, balanceDate: "2026-06-30", bic: "DATED" },
      { ...book, bic: "UNDATED" },
    ];
    for (const { id, bic } of adapt({ accounts }, { now: new Date(now) }).accounts) {
      const merged = mergeBody({ accounts }, { accounts: [{ id, isComputed: false }] }, "NATIVE", now);
      expect(merged.data.accounts).toMatchObject(
        accounts.map((one) => (one.bic === bic ? { isComputed: false } : { bic: one.bic })),
      );
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
