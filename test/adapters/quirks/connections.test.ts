import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/analyze.js";
import { issuesOf, NOW, read, readOnlyAccount } from "../read.js";
import { accountOfA, accountOfC, bodyOfA, bodyOfC, IBAN, nativeBody, rowOfA } from "./bodies.js";

const SECOND_IBAN = "FR1420041010050500013M02606";

describe("quirk 1: a connection repeated once for each account", () => {
  it("keeps the accounts of both, whatever the connections' ids", () => {
    const first = { id: 44, accounts: [accountOfA({ id: 1 })] };
    const second = { id: 44, accounts: [accountOfA({ id: 2, iban: SECOND_IBAN })] };
    const { accounts } = read({ format: "PROVIDER_A_V2_0", connections: [first, second] });
    expect(accounts.map(({ aggregator }) => aggregator?.id).sort()).toEqual(["1", "2"]);
  });
});

describe("quirk 2: a connection that holds nothing but accounts", () => {
  it("is read, and has no bank", () => {
    const account = readOnlyAccount({ format: "PROVIDER_A_V2_0", connections: [{ accounts: [accountOfA()] }] });
    expect(account.type).toBe("CHECKING");
    expect(account.bank).toBeUndefined();
  });
});

describe("quirk 3: a broken connection next to a healthy one", () => {
  it.each([{ active: false }, { state: "wrongpass", error_message: "?" }, { state: "SCARequired", accounts: null }])(
    "%j takes nothing away",
    (broken) => {
      const connections = [
        { accounts: [], ...broken },
        { state: null, accounts: [accountOfA()] },
      ];
      expect(read({ format: "PROVIDER_A_V2_0", connections }).accounts).toMatchObject([{ isComputed: true }]);
    },
  );

  it("that has data is still read: a state says nothing about what is there", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA(), { state: "wrongpass" })).isComputed).toBe(true);
  });

  it("that the user has switched off is kept out of the figures", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA(), { active: false })).isComputed).toBe(false);
  });
});

describe("quirk 4: a connector or an owner in part", () => {
  it.each([
    [{ connector: null }, undefined],
    [{ connector: { logoUrl: null } }, undefined],
    [{ connector: null, id_connector: 9 }, { id: "9" }],
    [{ connector: null, connector_uuid: "u-1", id_connector: 9 }, { id: "9" }],
    [{ connector: null, connector_uuid: "u-1" }, { id: "u-1" }],
    [{ connector: { name: "Lac" } }, { name: "Lac" }],
  ])("%j names the bank %j", (connection, bank) => {
    expect(readOnlyAccount(bodyOfA(accountOfA(), connection)).bank).toEqual(bank);
  });

  it("takes the bank's id from the source of the account where there is no other", () => {
    expect(readOnlyAccount(bodyOfA(accountOfA({ id_source: 31 }), { connector: null })).bank).toEqual({ id: "31" });
  });

  it.each([
    [undefined, []],
    [{ owner: null }, []],
    [{ owner: { name: "LEA PETIT" } }, ["LEA PETIT"]],
    [{ owner: { first_name: "LEA", last_name: "PETIT" } }, ["LEA PETIT"]],
    [{ owner: { name: "", firstname: "LEA", lastname: "PETIT" } }, ["LEA PETIT"]],
    [{ owner: { company_name: "PETIT SARL" } }, ["PETIT SARL"]],
  ])("information %j names the owners %j", (information, owners) => {
    expect(readOnlyAccount(bodyOfA(accountOfA(), { information })).owners).toEqual(owners);
  });
});

describe("quirk 28: account ownerships that fit no id", () => {
  const parties = [{ role: "co_holder", identity: { full_name: "LEA PETIT" } }];

  it("about an account that is not in the body say nothing", () => {
    const body = bodyOfA(accountOfA(), {}, { accountOwnerships: [{ id_account: 5, parties }] });
    expect(readOnlyAccount(body)).not.toHaveProperty("ownership");
  });

  it.each(["FR76 3000 6000 0112 3456 7890 189", IBAN.toLowerCase()])(
    "find their account by the IBAN %s",
    (identification) => {
      const identifications = [
        { scheme_name: "bban", identification: "30006" },
        { scheme_name: "iban", identification },
      ];
      const body = bodyOfA(accountOfA(), {}, { accountOwnerships: [{ id_account: 5, parties, identifications }] });
      expect(readOnlyAccount(body)).toMatchObject({ ownership: "CO_HOLDER", owners: ["LEA PETIT"] });
    },
  );

  it("must be an array", () => {
    expect(issuesOf(bodyOfA(accountOfA(), {}, { accountOwnerships: {} }))).toEqual(["INVALID_TYPE /accountOwnerships"]);
  });
});

describe("quirk 40: the body of a failed synchronisation", () => {
  const failure = { error: { code: "INTERNAL_ERROR", message: "?" } };

  it.each([[[]], [[{ id: "77", status: "FAILED", accounts: [] }]]])(
    "with connections %j has no data, and fails no one",
    (connections) => {
      const body = { format: "PROVIDER_C_ACCOUNT_API_V2", ...failure, connections };
      expect(read(body).accounts).toEqual([]);
      expect(analyze(body, { now: NOW })).toMatchObject({
        status: "ERROR",
        error: { code: "ACCOUNT_TYPE_NOT_SUPPORTED" },
      });
    },
  );
});

describe("quirk 43: connections and accounts in one body", () => {
  const account = { type: "CHECKING", currency: "EUR", balance: 5 };

  it("has the ones read that its format calls for", () => {
    expect(read(bodyOfA(accountOfA(), {}, { accounts: [account] })).accounts).toMatchObject([
      { aggregator: { id: "801" } },
    ]);
    const native = read({ ...nativeBody(), connections: [{ accounts: [accountOfA()] }] });
    expect(native.accounts).toMatchObject([{ name: "Courant" }]);
  });

  it("is refused where these are missing", () => {
    expect(issuesOf({ format: "PROVIDER_A_V2_0", accounts: [account] })).toEqual(["MISSING /connections"]);
    expect(issuesOf({ format: "NATIVE", connections: [{ accounts: [accountOfA()] }] })).toEqual(["MISSING /accounts"]);
  });
});

describe("quirk 44: nothing inside", () => {
  it.each([
    { format: "PROVIDER_A_V2_0" },
    { format: "PROVIDER_A_V2_0", connections: [] },
    { accounts: [] },
    { connections: null },
    {},
  ])("%j is an empty body", (body) => {
    expect(read(body)).toMatchObject({ accounts: [], rows: [], rejectedAccounts: [] });
  });

  it("in a connection is data without a checking account", () => {
    expect(analyze(bodyOfA([]), { now: NOW })).toMatchObject({
      status: "ERROR",
      error: { code: "ACCOUNT_TYPE_NOT_SUPPORTED" },
    });
    const savings = bodyOfC(accountOfC({ type: "SAVINGS" }));
    expect(analyze(savings, { now: NOW })).toMatchObject({ status: "ERROR", error: { code: "NO_CHECKING_ACCOUNT" } });
  });
});

describe("quirk 45: members that no one knows", () => {
  it("are ignored at every level", () => {
    const odd = { "": 1, extra: [{}], balances_: {} };
    const account = accountOfA({ ...odd, transactions: [rowOfA({ ...odd })] });
    const { accounts, rows } = read({ ...bodyOfA(account, odd), ...odd });
    expect([accounts.length, rows.length]).toEqual([1, 1]);
  });

  it("named __proto__ or constructor pollute nothing and mean nothing", () => {
    const text = JSON.stringify(bodyOfA(accountOfA({ type: "__proto__", usage: "constructor" })));
    const body = JSON.parse(text.replaceAll('"id":801', '"id":801,"__proto__":{"polluted":true,"isComputed":false}'));
    expect(readOnlyAccount(body)).toMatchObject({ type: "UNKNOWN", usage: "UNKNOWN", isComputed: true });
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
