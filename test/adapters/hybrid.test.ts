import { describe, expect, it } from "vitest";
import { writeBody } from "../../fixtures/formats.mjs";
import { createHousehold } from "../../fixtures/households.mjs";
import { issuesOf, read } from "./read.js";

const IBAN = "FR7630006000011234567890189";

const ofProviderA = {
  id: 801,
  type: "checking",
  iban: IBAN,
  balance: 10,
  currency: { id: "EUR" },
  last_update: "2026-08-20 06:00:00",
  transactions: [{ id: 1, date: "2026-08-14", value: -5, original_wording: "CARTE LAC" }],
};
const ofProviderC = {
  account_id: "c1",
  type: "CASH_ACCOUNT",
  balances: [{ balance_amount: { amount: "20", currency: "EUR" }, reference_date: "2026-08-21" }],
};
const ofProviderD = {
  id: "d1",
  type: "CHECKING",
  balances: { booked: { amount: { currencyCode: "EUR", value: { scale: "0", unscaledValue: "30" } } } },
};
const ofProviderE = { id: "e1", type: "Consumption", bookedBalance: { value: 40, currency: "EUR" } };
const native = { name: "Courant", type: "CHECKING", currency: "EUR", balance: 50 };

function balances(body: object): readonly number[] {
  return read({ format: "HYBRID", ...body })
    .accounts.map((account) => account.balance / 10_000)
    .sort((left, right) => left - right);
}

describe("a HYBRID body", () => {
  it("takes connections and accounts of every layout together", () => {
    const connections = [{ accounts: [ofProviderA] }, { accounts: [ofProviderC] }];
    const accounts = [ofProviderD, ofProviderE, native];
    expect(balances({ connections, accounts })).toEqual([10, 20, 30, 40, 50]);
  });

  it("may have connections only, accounts only, or nothing", () => {
    expect(balances({ connections: [{ accounts: [ofProviderA] }] })).toEqual([10]);
    expect(balances({ accounts: [ofProviderE] })).toEqual([40]);
    expect(balances({})).toEqual([]);
    expect(balances({ connections: [], accounts: null })).toEqual([]);
  });

  it.each([
    ["provider-a", "A"],
    ["provider-b", "A"],
    ["provider-c", "C"],
    ["provider-f-account-api", "C"],
    ["provider-f-direct-account-api", "C"],
    ["provider-f-new-direct-account-api", "C"],
  ])("reads a connection of type %s as that provider's", (connection_type, provider) => {
    // An account that both providers could have: only what the type says decides.
    const plain = { id: "x", type: provider === "A" ? "joint" : "CASH_ACCOUNT", balance: 5, currency: "EUR" };
    const { accounts } = read({ format: "HYBRID", connections: [{ connection_type, accounts: [plain] }] });
    expect(accounts).toMatchObject([{ type: "CHECKING", aggregator: { id: "x" } }]);
  });

  it("reads a connection of which types in lower case alone tell the provider", () => {
    const plain = { id: 1, type: "checking", balance: 5, currency: { id: "EUR" } };
    expect(balances({ connections: [{ accounts: [plain] }] })).toEqual([5]);
    expect(read({ connections: [{ accounts: [plain] }] }).format).toBe("PROVIDER_A_V2_0");
  });

  it("goes by the shape where the type is unexpected", () => {
    expect(balances({ connections: [{ connection_type: "unexpected", accounts: [ofProviderC] }] })).toEqual([20]);
  });

  it("refuses a connection that it does not recognise, unless that is empty", () => {
    const unknown = { accounts: [{ id: "x", balance: 5, currency: "EUR" }] };
    expect(issuesOf({ format: "HYBRID", connections: [{ accounts: [] }, {}, unknown] })).toEqual([
      "FORMAT_MISMATCH /connections/2",
    ]);
  });

  it("checks an account that has no provider's layout as a native one", () => {
    expect(issuesOf({ format: "HYBRID", accounts: [{ label: "?" }] })).toEqual([
      "MISSING /accounts/0/currency",
      "INVALID_AMOUNT /accounts/0/balance",
    ]);
  });

  it.each(["connections", "accounts"])("refuses %s that are no array", (name) => {
    expect(issuesOf({ format: "HYBRID", [name]: {} })).toEqual([`INVALID_TYPE /${name}`]);
  });

  it("joins an account that two providers know: the newest balance, the longer history, all that is known", () => {
    const longer = [
      { id: "20260601-100-0", date: "2026-06-01", text: "VIR LAC", amount: { value: 1, currency: "EUR" } },
      { id: "20260814-500-0", date: "2026-08-14", text: "Lac", amount: { value: -5, currency: "EUR" } },
    ];
    const same = {
      ...ofProviderE,
      number: { iban: IBAN },
      bookedBalanceDate: "2026-08-19T06:00:00Z",
      owner: "Lea Petit",
      psuRole: "AccountHolder",
      accountUsage: "Personal",
      transactions: longer,
    };
    const result = read({ format: "HYBRID", connections: [{ accounts: [ofProviderA] }], accounts: [same] });
    expect(result.accounts).toMatchObject([
      { balance: 100_000, ownership: "HOLDER", usage: "PERSONAL", owners: ["Lea Petit"] },
    ]);
    expect(result.rows.map(({ text }) => text)).toEqual(["VIR LAC", "Lac"]);
    expect(result).toMatchObject({ mergedAccounts: 1, mergedRows: 1 });
  });

  it("applies account ownerships and the account verification check", () => {
    const accountOwnerships = [
      { id_account: 801, parties: [{ role: "attorney", identity: { full_name: "LEA PETIT" } }] },
    ];
    const accounts = [{ id: "d1", parties: [{ role: "HOLDER", identity: { name: "TOM PETIT" } }] }];
    const body = { connections: [{ accounts: [ofProviderA] }], accounts: [ofProviderD], accountOwnerships };
    const result = read({
      format: "HYBRID",
      ...body,
      accountVerificationCheck: { userDataByProvider: [{ accounts }] },
    });
    expect(result.accounts).toContainEqual(expect.objectContaining({ balance: 100_000, ownership: "ATTORNEY" }));
    expect(result.accounts).toContainEqual(
      expect.objectContaining({ balance: 300_000, ownership: "HOLDER", owners: ["TOM PETIT"] }),
    );
  });

  it("of one household in two formats is that household once", () => {
    const household = createHousehold("fr-deferred-card");
    const alone = read(writeBody(household, "provider-a"));
    const twice = read({
      ...writeBody(household, "provider-a"),
      ...writeBody(household, "provider-d"),
      format: "HYBRID",
    });
    expect(twice.rows).toHaveLength(alone.rows.length);
    expect(twice.mergedAccounts).toBe(household.accounts.length);
  });
});

describe("a body that names no format", () => {
  it.each([
    ["NATIVE", { accounts: [native] }],
    ["NATIVE", {}],
    ["NATIVE", { accounts: [] }],
    ["PROVIDER_A_V2_0", { connections: [{ accounts: [ofProviderA] }] }],
    ["PROVIDER_A_V2_0", { connections: [] }],
    ["PROVIDER_C_DIRECT_ACCOUNT_API_V3", { connections: [{ accounts: [] }, { accounts: [ofProviderC] }] }],
    ["PROVIDER_D_V2", { accounts: [ofProviderD] }],
    ["PROVIDER_E_OPEN_BANKING_ENTERPRISE_V2", { accounts: [ofProviderE] }],
    ["HYBRID", { accounts: [ofProviderE, ofProviderD] }],
    ["HYBRID", { accounts: [native], connections: [{ accounts: [ofProviderA] }] }],
    ["PROVIDER_A_V2_0", { accounts: [], connections: [{ accounts: [ofProviderA] }] }],
    ["NATIVE", { accounts: [native], connections: [] }],
  ])("is read as %s by its shape", (format, body) => {
    expect(read(body).format).toBe(format);
  });

  it("is read by the type that its connections name", () => {
    const row = { id: 1, amount: -5, date: 1_786_658_400, label: "CARTE X" };
    const account = { id: "a", type: "CHECKINGS", currency: "EUR", balance: 12, transactions: [row] };
    const body = { connections: [{ connection_type: "provider-c", accounts: [account] }] };
    expect(read(body)).toMatchObject({ format: "PROVIDER_C_DIRECT_ACCOUNT_API_V3", rows: [{ amount: -5 }] });
  });

  it("loses neither of two lists without a word", () => {
    const connections = [{ accounts: [ofProviderA] }];
    expect(issuesOf({ connections, accounts: [{ label: "?" }] })).toContain("MISSING /accounts/0/currency");
    const unknown = { id: 5, accounts: [{ id: 1, type: "Checking", currency: "EUR", balance: 5, transactions: [] }] };
    expect(issuesOf({ connections: [unknown], accounts: [native] })).toEqual(["FORMAT_MISMATCH /connections/0"]);
  });
});

describe("a body whose format is not the one that it names", () => {
  it.each([
    ["PROVIDER_A_V2_0", { connections: [{ accounts: [ofProviderC] }] }, "FORMAT_MISMATCH /connections/0"],
    ["PROVIDER_C_ACCOUNT_API_V2", { connections: [{ accounts: [ofProviderA] }] }, "FORMAT_MISMATCH /connections/0"],
    ["PROVIDER_D_V2", { accounts: [ofProviderD, native] }, "FORMAT_MISMATCH /accounts/1"],
    ["PROVIDER_E_OPEN_BANKING", { accounts: [ofProviderD] }, "FORMAT_MISMATCH /accounts/0"],
    ["NATIVE", { accounts: [ofProviderE] }, "FORMAT_MISMATCH /accounts/0"],
    ["PROVIDER_A_V2_0", { accounts: [ofProviderD] }, "MISSING /connections"],
    ["PROVIDER_D_V2", { connections: [{ accounts: [ofProviderA] }] }, "MISSING /accounts"],
    ["PROVIDER_A_V2_0", { connections: [], accounts: [native] }, "MISSING /connections"],
    ["NATIVE", { accounts: [], connections: [{ accounts: [ofProviderA] }] }, "MISSING /accounts"],
    ["PROVIDER_D_V2", { accounts: [], connections: [{ accounts: [ofProviderC] }] }, "MISSING /accounts"],
  ])("%s is refused", (format, body, issue) => {
    expect(issuesOf({ format, ...body })).toEqual([issue]);
  });

  it("is read where both of its lists are empty", () => {
    expect(read({ format: "PROVIDER_A_V2_0", connections: [], accounts: [] }).accounts).toEqual([]);
    expect(read({ format: "NATIVE", connections: [], accounts: [] }).accounts).toEqual([]);
  });

  it("is read all the same where it is a sibling's", () => {
    expect(read({ format: "PROVIDER_B_V2_1", connections: [{ accounts: [ofProviderA] }] }).accounts).toHaveLength(1);
    expect(
      read({ format: "PROVIDER_C_ACCOUNT_API_V2", connections: [{ accounts: [ofProviderC] }] }).accounts,
    ).toHaveLength(1);
  });

  it("is not told from a member that its format does not know", () => {
    const odd = { ...native, identifiers: {}, accountUsage: "Personal", number: "5" };
    expect(read({ format: "NATIVE", accounts: [odd] }).accounts).toHaveLength(1);
    expect(read({ accounts: [odd] }).format).toBe("NATIVE");
    const connection = { consent_per_account: true, accounts: [{ ...ofProviderA, account_id: "odd" }] };
    expect(read({ format: "PROVIDER_A_V2_0", connections: [connection] }).accounts).toHaveLength(1);
  });
});
