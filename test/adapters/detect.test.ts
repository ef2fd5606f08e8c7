import { describe, expect, it } from "vitest";
import { detectAccount, detectConnection, layoutOfConnectionType } from "../../src/adapters/detect.js";
import type { JsonObject } from "../../src/schema/decode.js";

/** What each provider alone has: in a connection, in an account of it, in a row of that (providers.md sections 2 to 6). */
const CONNECTION_MEMBERS = {
  PROVIDER_A: {
    connection: ["id_connector", "connector", "state", "connector_uuid"],
    account: ["last_update", "id_connection", "original_name", "id_type"],
    row: ["original_wording", "rdate", "simplified_wording", "value"],
  },
  PROVIDER_C: {
    connection: ["channels", "provider_id", "consent_per_account", "provider_logo_url"],
    account: ["balances", "account_id", "balance_date", "account_number", "connection_id"],
    row: ["transaction_amount", "booking_date", "remittance_information"],
  },
} as const;

const cases = Object.entries(CONNECTION_MEMBERS).flatMap(([layout, { connection, account, row }]) => [
  ...connection.map((name) => ({ layout, place: "the connection", name, body: { [name]: false } })),
  ...account.map((name) => ({ layout, place: "an account", name, body: { accounts: [{}, { [name]: 0 }] } })),
  ...row.map((name) => ({
    layout,
    place: "a row",
    name,
    body: { accounts: [{}, { transactions: [null, {}, { [name]: "" }] }] },
  })),
]);

describe("the layout of a connection", () => {
  it.each(cases)("is $layout where $place has $name", ({ layout, body }) => {
    expect(detectConnection(body, [])).toBe(layout);
  });

  it.each(cases)("is not told by $name of $place where that is null", ({ body }) => {
    const emptied = JSON.parse(JSON.stringify(body, (_, value: unknown) => (typeof value === "object" ? value : null)));
    expect(detectConnection(emptied, [])).toBeUndefined();
  });

  it("is PROVIDER_C where a balance is an object, and is not told by one that is a number", () => {
    expect(detectConnection({ accounts: [{ balance: { amount: {} } }] }, [])).toBe("PROVIDER_C");
    expect(detectConnection({ accounts: [{ balance: 3 }] }, [])).toBeUndefined();
    expect(detectConnection({ accounts: [{ balance: {} }] }, ["PROVIDER_A"])).toBe("PROVIDER_C");
  });

  it("is PROVIDER_A where a type is in lower case and nothing else tells it", () => {
    const typed = (type: unknown): JsonObject => ({ accounts: [{ id: 1, type, balance: 5 }] });
    for (const type of ["checking", "livret_a", "article83"]) {
      expect(detectConnection(typed(type), [])).toBe("PROVIDER_A");
      expect(detectConnection(typed(type), ["PROVIDER_C", "PROVIDER_A"])).toBe("PROVIDER_A");
      expect(detectConnection(typed(type), ["PROVIDER_C"])).toBeUndefined();
      expect(detectConnection({ ...typed(type), channels: [] }, [])).toBe("PROVIDER_C");
    }
    for (const type of ["Checking", "CHECKINGS", "unknown", "", null, 3])
      expect(detectConnection(typed(type), [])).toBeUndefined();
  });

  it("is the expected one where a body has members of both", () => {
    const both = { connector: {}, channels: [] };
    expect(detectConnection(both, ["PROVIDER_A"])).toBe("PROVIDER_A");
    expect(detectConnection(both, ["PROVIDER_C"])).toBe("PROVIDER_C");
    expect(detectConnection(both, ["PROVIDER_A", "PROVIDER_C"])).toBe("PROVIDER_A");
  });

  it("is looked for in the first five rows of an account", () => {
    const withRowAt = (place: number): object => {
      const transactions: object[] = new Array(9).fill({});
      transactions[place] = { booking_date: 1 };
      return { accounts: [{ transactions }] };
    };
    expect(detectConnection(withRowAt(4) as never, [])).toBe("PROVIDER_C");
    expect(detectConnection(withRowAt(5) as never, [])).toBeUndefined();
  });

  it.each([{}, { accounts: [] }, { accounts: {} }, { accounts: [3, { transactions: {} }] }])(
    "is not told by %j",
    (connection) => {
      expect(detectConnection(connection, ["PROVIDER_A", "PROVIDER_C"])).toBeUndefined();
    },
  );
});

describe("the layout that a connection names", () => {
  it("is that of its type, in any case", () => {
    expect(layoutOfConnectionType({ connection_type: "Provider-B" })).toBe("PROVIDER_A");
    expect(layoutOfConnectionType({ connection_type: " provider-f-account-api " })).toBe("PROVIDER_C");
    for (const connection_type of ["unexpected", "provider-z", null, 3])
      expect(layoutOfConnectionType({ connection_type })).toBeUndefined();
  });
});

describe("the layout of an account", () => {
  it.each([
    ["PROVIDER_D", ["customerSegment", "financialInstitutionId", "identifiers"]],
    ["PROVIDER_E", ["bookedBalance", "availableBalance", "idSchema", "psuRole", "accountUsage", "accountProvider"]],
    ["NATIVE", ["balance", "balanceDate"]],
  ])("is %s where it has any of %j", (layout, names) => {
    for (const name of names) {
      expect([name, detectAccount({ [name]: 0 }, [])]).toEqual([name, layout]);
      expect([name, detectAccount({ [name]: null }, [])]).toEqual([name, undefined]);
    }
  });

  it("is PROVIDER_D where its balances are booked or available", () => {
    expect(detectAccount({ balances: { booked: {} } }, [])).toBe("PROVIDER_D");
    expect(detectAccount({ balances: { available: {} } }, [])).toBe("PROVIDER_D");
    for (const balances of [{}, [], null, { booked: 3, available: null }])
      expect(detectAccount({ balances }, [])).toBeUndefined();
  });

  it("is PROVIDER_E where its number is an object", () => {
    expect(detectAccount({ number: { bban: "1" } }, [])).toBe("PROVIDER_E");
    expect(detectAccount({ number: "1" }, [])).toBeUndefined();
  });

  it("is the expected one where an account has members of several", () => {
    const both = { balance: 3, identifiers: {} };
    expect(detectAccount(both, [])).toBe("PROVIDER_D");
    expect(detectAccount(both, ["NATIVE"])).toBe("NATIVE");
    expect(detectAccount({ number: {}, balances: { booked: {} } }, ["PROVIDER_E"])).toBe("PROVIDER_E");
  });
});
