import { describe, expect, it } from "vitest";
import { accountOfA, accountOfC, bodyOfA, bodyOfC, bodyOfD, bodyOfE, rowOfA } from "./quirks/bodies.js";
import { issuesOf, read } from "./read.js";

const AT = "/connections/0/accounts";

describe("the accounts of a connection", () => {
  it.each([null, undefined])("are none where they are %j", (accounts) => {
    expect(read({ format: "PROVIDER_A_V2_0", connections: [{ accounts }] })).toMatchObject({
      accounts: [],
      rejectedAccounts: [],
    });
  });

  it.each([{}, "", 0, true])("are refused where they are no list: %j", (accounts) => {
    expect(issuesOf({ format: "PROVIDER_A_V2_0", connections: [{ accounts: [] }, { accounts }] })).toEqual([
      "INVALID_TYPE /connections/1/accounts",
    ]);
  });

  it("are refused with what was found", () => {
    const body = bodyOfA(accountOfA({ transactions: "rows" }), {}, {});
    expect(() => read(body)).toThrow(`Invalid body at ${AT}/0/transactions: expected an array, found a text`);
    expect(() => read({ format: "PROVIDER_A_V2_0", connections: [{ accounts: {} }] })).toThrow(
      `Invalid body at ${AT}: expected an array, found an object`,
    );
  });

  it("that are no objects are left out, the others kept", () => {
    const { accounts, rejectedAccounts } = read(bodyOfA([3, accountOfA(), null, [], "x"]));
    expect(accounts).toHaveLength(1);
    expect(rejectedAccounts).toEqual([0, 2, 3, 4].map((place) => `NOT_AN_OBJECT ${AT}/${place}`));
  });
});

describe("the transactions of an account", () => {
  const bodies = {
    A: (transactions: unknown) => bodyOfA(accountOfA({ transactions })),
    C: (transactions: unknown) => bodyOfC(accountOfC({ transactions })),
    D: (transactions: unknown) => bodyOfD({ unscaledValue: "1" }, { transactions, balances: { booked: D_BALANCE } }),
    E: (transactions: unknown) => bodyOfE({ transactions }),
  };
  const D_BALANCE = { amount: { currencyCode: "EUR", value: { unscaledValue: "1" } } };
  const pathOf = (provider: string): string => (provider === "A" || provider === "C" ? `${AT}/0` : "/accounts/0");
  const cases = (["A", "C", "D", "E"] as const).map((provider) => ({ provider, body: bodies[provider] }));

  it.each(cases)("are none where they are nothing, for provider $provider", ({ body }) => {
    for (const nothing of [null, undefined])
      expect(read(body(nothing))).toMatchObject({ rows: [], rejectedRows: [], rejectedAccounts: [] });
  });

  it.each(cases)("are refused where they are no list, for provider $provider", ({ provider, body }) => {
    for (const wrong of [{}, "rows", 7, false])
      expect(issuesOf(body(wrong))).toEqual([`INVALID_TYPE ${pathOf(provider)}/transactions`]);
  });

  it.each(cases)("that are no objects are left out one by one, for provider $provider", ({ provider, body }) => {
    const places = [0, 1, 2].map((place) => `${pathOf(provider)}/transactions/${place}`);
    expect(read(body([3, null, []])).rejectedRows).toEqual(places.map((place) => `NOT_AN_OBJECT ${place}`));
    expect(issuesOf(body([3, null, []]), { strict: true })).toEqual(places.map((place) => `INVALID_TYPE ${place}`));
  });

  it("that are gone refuse no body, however strict", () => {
    const body = bodyOfA(accountOfA({ transactions: [rowOfA({ deleted: "2026-08-15" }), rowOfA()] }));
    expect(read(body, { strict: true })).toMatchObject({ rejectedRows: [`GONE ${AT}/0/transactions/0`] });
  });
});
