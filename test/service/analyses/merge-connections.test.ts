import { describe, expect, it } from "vitest";
import { mergeBody } from "../../../src/service/analyses/merge-body.js";

/** What was merged, without the places of the request. */
function factsOf({ placeOf: _, unknownChoices: __, ...facts }: ReturnType<typeof mergeBody>) {
  return facts;
}

describe("connections", () => {
  const before = { connections: [{ id: 1, state: null, accounts: [{ id: 10, name: "ten" }] }] };

  it("are merged by their id, and their accounts by theirs", () => {
    const update = {
      connections: [{ id: 1, state: "bug", accounts: [{ id: 10, balance: 5 }, { id: 11 }] }, { id: 2 }],
    };
    expect(factsOf(mergeBody(before, update))).toEqual({
      data: {
        connections: [{ id: 1, state: "bug", accounts: [{ id: 10, name: "ten", balance: 5 }, { id: 11 }] }, { id: 2 }],
      },
      isChanged: true,
      hasNewAccounts: true,
      isSelection: false,
    });
  });

  it.each([
    ["in two layouts", { id_connector: 5 }, { provider_id: "p", channels: [] }],
    ["of two users", { id_user: 1 }, { id_user: 2 }],
    ["of two providers", { connection_type: "provider-a" }, { connection_type: "provider-b" }],
    ["of two banks", { connector: { id: 5 } }, { connector: { id: 6 } }],
  ])("of one id are two %s", (_, known, given) => {
    const connections = [known, given].map((members) => ({ id: 1, ...members, accounts: [{ id: 10 }] }));
    const merged = mergeBody({ connections: [connections[0]] }, { connections: [connections[1]] });
    expect(merged).toMatchObject({ data: { connections }, hasNewAccounts: true });
  });

  it("have accounts that are told apart as those of the body are", () => {
    const account = { id: 10, number: "12", currency: { id: "EUR" }, type: "checking", balance: 1 };
    const pounds = { ...account, id: 11, currency: { id: "GBP", symbol: "£" } };
    const merged = mergeBody(
      { connections: [{ id: 1, accounts: [account] }] },
      { connections: [{ id: 1, accounts: [pounds] }] },
    );
    expect(merged.data.connections).toEqual([{ id: 1, accounts: [account, pounds] }]);
  });

  it("are read once, however often they come again", () => {
    const readsOf = (count: number): number => {
      let reads = 0;
      const account = {
        id: 10,
        get balances() {
          reads += 1;
          return undefined;
        },
      };
      const connections = Array.from({ length: count }, () => ({ id: 1, state: "bug", accounts: [] }));
      mergeBody({ connections: [{ id: 1, accounts: [account] }] }, { connections });
      return reads;
    };
    expect(readsOf(1)).toBeGreaterThan(0);
    expect(readsOf(20)).toBe(readsOf(1));
  });

  it("that came in parts are sent again in parts, or as one", () => {
    const part = (...ids: readonly number[]) => ({ id: 1, accounts: ids.map((id) => ({ id, name: "old" })) });
    const renewed = (...ids: readonly number[]) => ({ id: 1, accounts: ids.map((id) => ({ id, name: "new" })) });
    const before = { connections: [part(10), part(11)] };
    for (const connections of [[renewed(10), renewed(11)], [renewed(10, 11)]]) {
      const merged = mergeBody(before, { connections });
      expect(merged.data.connections).toEqual([renewed(10), renewed(11)]);
      expect(merged.hasNewAccounts).toBe(false);
      expect(merged.placeOf("/connections/0/accounts/0/name")).toBe("/connections/0/accounts/0/name");
    }
    expect(mergeBody(before, { connections: [renewed(12)] }).data.connections).toEqual([
      part(10),
      { id: 1, accounts: [...part(11).accounts, ...renewed(12).accounts] },
    ]);
  });

  describe("that came in parts", () => {
    const account = (id: number, rows?: readonly unknown[]) => ({
      ...{ id, type: "checking", currency: "EUR", balance: 1 },
      ...(rows && { transactions: rows }),
    });
    const parts = [10, 11].map((id) => ({ id: 1, state: "bug", connector: { id: 5 }, accounts: [account(id)] }));

    it("get what is said of all of them", () => {
      const merged = mergeBody({ connections: parts }, { connections: [{ id: 1, active: false }] });
      expect(merged.data.connections).toEqual(parts.map((part) => ({ ...part, active: false })));
      expect(merged.placeOf("/connections/0/active")).toBe("/connections/0/active");
      expect(merged.placeOf("/connections/0/accounts/0/balance")).toBeUndefined();
    });

    it("are those of the update alone where it brings accounts that stand alone", () => {
      const update = { id: 1, state: null, accounts: [account(10, [])] };
      expect(mergeBody({ connections: parts }, { connections: [update] }).data.connections).toEqual([
        { id: 1, accounts: [account(10, [])] },
        { id: 1, accounts: [account(11)] },
      ]);
      const choice = { id: 1, accounts: [{ id: 10, isComputed: false }] };
      expect(mergeBody({ connections: parts }, { connections: [choice] }).data.connections).toEqual([
        { ...parts[0], accounts: [{ ...account(10), isComputed: false }] },
        parts[1],
      ]);
    });

    it("each get what comes with their own accounts", () => {
      const connections = parts.map((part, place) => ({ ...part, state: `state ${place}` }));
      for (const order of [connections, connections.toReversed()])
        expect(mergeBody({ connections: parts }, { connections: order }).data.connections).toEqual(connections);
    });

    it.each([
      ["only chooses", { id: 1, accounts: [{ id: 10, isComputed: true }] }],
      ["brings a balance", { id: 1, accounts: [{ id: 10, balance: 2 }] }],
      ["is whole", { id: 1, connector: { id: 5 }, accounts: [account(10, [])] }],
    ])("get what is said of all of them beside an entry that %s", (_, entry) => {
      const sound = parts.map((part) => ({ ...part, state: null }));
      const state = { id: 1, state: "wrongpass" };
      for (const connections of [
        [state, entry],
        [entry, state],
      ])
        expect(mergeBody({ connections: sound }, { connections }).data.connections).toMatchObject([state, state]);
    });

    it("that come whole are not what another one says of itself", () => {
      const [whole, other] = [10, 11].map((id) => ({ id: 1, connector: { id: 5 }, accounts: [account(id, [])] }));
      const failed = { ...other!, state: "bug" };
      for (const connections of [
        [whole, failed],
        [failed, whole],
      ])
        expect(mergeBody({ connections: parts }, { connections }).data.connections).toEqual([whole, failed]);
    });

    it("do not multiply what a request brings", () => {
      const many = Array.from({ length: 20 }, () => parts[0]!);
      const merge = (name: string) => mergeBody({ connections: many }, { connections: [{ id: 1, name }] });
      expect(() => merge("x".repeat(100_000))).toThrow(expect.objectContaining({ code: "PAYLOAD_TOO_LARGE" }));
      expect(merge("short").data.connections).toHaveLength(20);
    });
  });

  it("without an id are known by their accounts, among others without one", () => {
    const known = [
      { accounts: [{ id: 10 }] },
      { state: "bug", accounts: [{ id: 11 }] },
      { id: 1, accounts: [{ id: 12 }] },
    ];
    const update = [{ accounts: [{ id: 11, balance: 5 }, { id: 13 }] }, { accounts: [{ id: 12 }] }, { state: "bug" }];
    const merged = mergeBody({ connections: known }, { connections: update });
    expect(merged.data.connections).toEqual([
      known[0],
      { state: "bug", accounts: [{ id: 11, balance: 5 }, { id: 13 }] },
      known[2],
      update[1],
      update[2],
    ]);
    expect(merged.placeOf("/connections/1/accounts/1/balance")).toBe("/connections/0/accounts/1/balance");
    expect(merged.placeOf("/connections/0/accounts/0/balance")).toBeUndefined();
  });

  it("can choose among their accounts", () => {
    const merged = mergeBody(before, { connections: [{ id: 1, accounts: [{ id: 10, isComputed: false }] }] });
    expect(merged).toMatchObject({ hasNewAccounts: false, isSelection: true });
  });
});
