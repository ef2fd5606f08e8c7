import { describe, expect, it } from "vitest";
import { adapt } from "../../src/index.js";
import { accountOfA, bodyOfA } from "../adapters/quirks/bodies.js";

describe("the owners of accounts", () => {
  it("are one frozen list for the accounts of a connection that names them once", () => {
    const accounts = [accountOfA(), accountOfA({ id: 2, iban: null })];
    const { accounts: views } = adapt(bodyOfA(accounts, { information: { owner: { name: "LEA PETIT" } } }));
    expect(views.map(({ owners }) => owners)).toEqual([[{ name: "LEA PETIT" }], [{ name: "LEA PETIT" }]]);
    expect(views[1]!.owners).toBe(views[0]!.owners);
    expect([views[0]!.owners, views[0]!.owners[0]!, views[0]!.bank!].map(Object.isFrozen)).toEqual([true, true, true]);
  });
});
