import { describe, expect, it } from "vitest";
import { read, readOnlyAccount } from "../read.js";
import { accountOfA, accountOfC, bodyOfA, bodyOfC, bodyOfE, IBAN, rowOfA, rowOfC } from "./bodies.js";

const SECOND_IBAN = "FR1420041010050500013M02606";

function cardOfA(...transactions: object[]): ReturnType<typeof read> {
  return read(bodyOfA(accountOfA({ type: "card", iban: null, transactions })));
}

describe("quirk 9: card rows without a day of debit of their own", () => {
  it("have a day of purchase only", () => {
    const { rows } = cardOfA(rowOfA({ date: null, rdate: "2026-08-12" }));
    expect(rows).toMatchObject([{ bookedAt: "2026-08-12" }]);
    expect(rows[0]).not.toHaveProperty("debitedAt");
  });

  it("may all share the day on which the card is settled", () => {
    const { rows } = cardOfA(
      rowOfA({ id: 1, date: "2026-08-31", rdate: "2026-08-02" }),
      rowOfA({ id: 2, date: "2026-08-31", rdate: "2026-08-18" }),
    );
    expect(rows.map(({ debitedAt }) => debitedAt)).toEqual(["2026-08-31", "2026-08-31"]);
    expect(rows.map(({ bookedAt }) => bookedAt).sort()).toEqual(["2026-08-02", "2026-08-18"]);
  });
});

describe("quirk 10: card rows dated after the balance", () => {
  it("are not announced unless the provider says so", () => {
    const { rows } = cardOfA(
      rowOfA({ id: 1, date: "2026-08-31", coming: false }),
      rowOfA({ id: 2, date: "2026-08-31", coming: true }),
    );
    expect(rows.map(({ id, isComing }) => [id, isComing])).toEqual([
      ["1", undefined],
      ["2", true],
    ]);
  });
});

describe("quirk 12: a card's monthly total and its purchases", () => {
  it("are all kept: the total is a movement of the checking account", () => {
    const total = rowOfA({ id: 1, type: "card_summary", value: -120.5, original_wording: "DEBIT DIFFERE" });
    const purchases = [rowOfA({ id: 2, value: -100 }), rowOfA({ id: 3, value: -20.5 })];
    const card = accountOfA({ id: 2, type: "card", iban: null, number: "4970XXXXXXXX1234", transactions: purchases });
    const { rows } = read(bodyOfA([accountOfA({ transactions: [total] }), card]));
    expect(rows.map(({ amount }) => amount)).toEqual([-120.5, -100, -20.5]);
    expect(rows[0]).toMatchObject({ type: "card_summary" });
  });
});

describe("quirk 13: a credit on a card account", () => {
  it("stays one", () => {
    const { rows } = cardOfA(rowOfA({ value: 120.5, original_wording: "RELEVE DIFFERE" }));
    expect(rows).toMatchObject([{ amount: 120.5, text: "RELEVE DIFFERE" }]);
  });
});

describe("quirk 14: a card whose checking account is not there", () => {
  it("is read by itself", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ type: "card", id_parent: 999 }))).type).toBe("CREDIT_CARD");
    const card = accountOfC({ type: "CREDIT_CARD", credit_card: { payable_account_id: "none", next_payment: null } });
    expect(readOnlyAccount(bodyOfC(card)).type).toBe("CREDIT_CARD");
  });
});

describe("quirk 30: accounts that share what names them", () => {
  it("a card with its checking account's IBAN is not that account", () => {
    const { accounts, mergedAccounts } = read(bodyOfA([accountOfA({ id: 1 }), accountOfA({ id: 2, type: "card" })]));
    expect(accounts.map(({ type }) => type)).toEqual(["CHECKING", "CREDIT_CARD"]);
    expect(mergedAccounts).toBe(0);
  });

  it("one IBAN in two connections is one account: the newest balance and the longer history", () => {
    const older = accountOfA({
      balance: 1,
      last_update: "2026-08-01",
      transactions: [rowOfA({ id: 1, date: "2026-06-01" }), rowOfA({ id: 2 })],
    });
    const newer = accountOfA({ balance: 2, last_update: "2026-08-21", transactions: [rowOfA({ id: 3 })] });
    for (const connections of [
      [{ accounts: [older] }, { accounts: [newer] }],
      [{ accounts: [newer] }, { accounts: [older] }],
    ]) {
      const { accounts, rows, mergedRows } = read({ format: "PROVIDER_A_V2_0", connections });
      expect(accounts).toMatchObject([{ balance: 20_000 }]);
      expect(rows.map(({ id }) => id)).toEqual(["1", "2"]);
      expect(mergedRows).toBe(1);
    }
  });

  it("one IBAN in two currencies is two accounts", () => {
    expect(read(bodyOfA([accountOfA(), accountOfA({ currency: "USD" })])).accounts).toHaveLength(2);
  });

  it("one number at one bank is one account; of two types, at two banks or of two ids without a bank it is two", () => {
    const numbered = (given: object = {}): object => accountOfA({ iban: null, number: "00012345678", ...given });
    expect(read(bodyOfA([numbered(), numbered()])).accounts).toHaveLength(1);
    expect(read(bodyOfA([numbered(), numbered({ type: "savings" })])).accounts).toHaveLength(2);
    const atTwoBanks = ["Lac", "Mont"].map((name) => ({ connector: { name }, accounts: [numbered()] }));
    expect(read({ format: "PROVIDER_A_V2_0", connections: atTwoBanks }).accounts).toHaveLength(2);
    const without = (id: number): number =>
      read(bodyOfA([numbered(), numbered({ id })], { connector: null })).accounts.length;
    expect([without(801), without(802)]).toEqual([1, 2]);
  });
});

describe("quirk 31: a masked card number as the account's number", () => {
  it("is kept as it is", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ type: "card", number: "4970XXXXXXXX1234" }))).number).toBe(
      "4970XXXXXXXX1234",
    );
  });

  it("that is masked throughout makes no two cards one", () => {
    const card = (id: number): object =>
      accountOfA({ id, type: "card", iban: null, number: "XXXX XXXX XXXX", balance: id });
    expect(read(bodyOfA([card(1), card(2)])).accounts).toHaveLength(2);
  });
});

describe("quirk 32: account numbers from which no IBAN can be made", () => {
  it.each([
    ["an encrypted IBAN only", { encryptedIban: { iv: "AA==", encryptedData: "BB==" } }, undefined],
    ["a Danish number in thirteen digits with a dash", { bbanType: "DK", bban: "0001-204386946" }, "0001-204386946"],
    ["a number of no country", { bbanType: null, bban: IBAN.slice(4) }, IBAN.slice(4)],
    ["a number of a country that is not known", { bbanType: "ZZ", bban: "123" }, "123"],
    ["letters where digits belong", { bbanType: "BE", bban: "53900754703A" }, "53900754703A"],
  ])("%s", (_, number, expected) => {
    const account = readOnlyAccount(bodyOfE({ number }));
    expect(account).not.toHaveProperty("iban");
    expect(account.number).toBe(expected);
  });

  it("an IBAN that other tiers send plainly is taken", () => {
    expect(readOnlyAccount(bodyOfE({ number: { iban: SECOND_IBAN } })).iban).toBe(SECOND_IBAN);
  });

  it("an IBAN whose check digits are wrong is kept, and tells no country", () => {
    const account = readOnlyAccount(
      bodyOfC(accountOfC({ iban: "FR0030006000011234567890189", transactions: [rowOfC()] })),
    );
    expect(account.iban).toBe("FR0030006000011234567890189");
    expect(account).not.toHaveProperty("country");
  });
});
