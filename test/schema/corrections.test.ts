import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InvalidBodyError, type Issue } from "../../src/model/issue.js";
import { resolveSettings } from "../../src/schema/settings.js";

const NOW = "2026-08-21T12:00:00Z";

const resolved = (corrections: unknown, usage = "CONSUMER") =>
  resolveSettings({ now: NOW, usage, corrections }).corrections;

/** What is wrong with corrections, with paths without their common start; nothing where they are taken. */
function faultsOf(corrections: unknown, usage?: string): readonly Issue[] {
  try {
    resolved(corrections, usage);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    expect(error.issues.every(({ code }) => code === "INVALID_OPTION")).toBe(true);
    return error.issues.map((issue) => ({ ...issue, path: issue.path.replace("/corrections", "") }));
  }
}

const pathsOf = (corrections: unknown, usage?: string): readonly string[] =>
  faultsOf(corrections, usage).map(({ path }) => path);

/** What the one fault of corrections says. */
function messageOf(corrections: unknown): string {
  const faults = faultsOf(corrections);
  expect(faults).toHaveLength(1);
  return faults[0]!.message;
}

const rent = { groupId: "b", category: "RENT" };
const closed = { accountId: "x", isComputed: false };
const moved = { outgoingId: "1", incomingId: "2" };

describe("corrections among the options", () => {
  it("are none where nothing is corrected", () => {
    for (const nothing of [undefined, null, {}, { categories: [], accounts: null }, { unknown: 3 }])
      expect(resolved(nothing)).toBeUndefined();
  });

  it("are put in the order of their ids, each said once", () => {
    const leisure = { groupId: "a", category: "LEISURE" };
    const further = { outgoingId: "0", incomingId: "9" };
    expect(
      resolved({ categories: [rent, leisure, rent], accounts: [closed, closed], transfers: [moved, further, moved] }),
    ).toEqual({ categories: [leisure, rent], accounts: [closed], transfers: [further, moved] });
  });

  it("are there with the first entry of any kind", () => {
    const none = { categories: [], accounts: [], transfers: [] };
    for (const some of [
      { categories: [rent] },
      { accounts: [closed] },
      { transfers: [moved] },
      { categories: [rent], accounts: [closed] },
      { categories: [rent], transfers: [moved] },
      { accounts: [closed], transfers: [moved] },
    ])
      expect(resolved(some)).toEqual({ ...none, ...some });
  });

  it("do not depend on the order in which they are said", () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 99 }), { minLength: 2, maxLength: 8 });
    const shuffled = ids.chain((chosen) =>
      fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length })),
    );
    const saidOf = (chosen: readonly string[]): object => ({
      categories: chosen.map((groupId) => ({ ...rent, groupId })),
      accounts: chosen.map((accountId) => ({ ...closed, accountId })),
      transfers: chosen.map((id) => ({ outgoingId: `o${id}`, incomingId: `i${id}` })),
    });
    fc.assert(
      fc.property(shuffled, ([said, other]) => {
        expect(resolved(saidOf(other))).toEqual(resolved(saidOf(said)));
      }),
    );
  });

  it("have ids of up to a hundred characters", () => {
    const longest = "x".repeat(100);
    const corrections = {
      categories: [{ ...rent, groupId: longest }],
      accounts: [{ ...closed, accountId: longest }],
      transfers: [{ outgoingId: longest, incomingId: "y".repeat(100) }],
    };
    expect(resolved(corrections)).toEqual(corrections);
  });

  it("know the categories of the usage", () => {
    const revenue = { groupId: "a", category: "REVENUE" };
    expect(pathsOf({ categories: [revenue] })).toEqual(["/categories/0/category"]);
    expect(resolved({ categories: [revenue] }, "BUSINESS")?.categories).toEqual([revenue]);
  });

  it.each<[unknown, readonly string[]]>([
    [[], [""]],
    ["RENT", [""]],
    [{ categories: {}, accounts: "x", transfers: 3 }, ["/categories", "/accounts", "/transfers"]],
    [{ categories: [null, "RENT", rent, []] }, ["/categories/0", "/categories/1", "/categories/3"]],
    [{ categories: new Array(2) }, ["/categories/0", "/categories/1"]],
    [{ categories: [{}] }, ["/categories/0/groupId", "/categories/0/category"]],
    [{ categories: [{ ...rent, category: "CAKE" }] }, ["/categories/0/category"]],
    [{ categories: [{ ...rent, category: "__proto__" }] }, ["/categories/0/category"]],
    [{ categories: [{ ...rent, groupId: "" }] }, ["/categories/0/groupId"]],
    [{ categories: [{ ...rent, groupId: "x".repeat(101) }] }, ["/categories/0/groupId"]],
    [{ accounts: [{ accountId: 7, isComputed: "no" }] }, ["/accounts/0/accountId", "/accounts/0/isComputed"]],
    [{ accounts: [{ accountId: "x" }] }, ["/accounts/0/isComputed"]],
    [{ transfers: [{ outgoingId: "1" }] }, ["/transfers/0/incomingId"]],
    [{ transfers: [{ outgoingId: "1", incomingId: "1" }] }, ["/transfers/0/incomingId"]],
  ])("are refused at the place of their fault (%#)", (corrections, paths) => {
    expect(pathsOf(corrections)).toEqual(paths);
  });

  it("are refused where they contradict themselves", () => {
    expect(pathsOf({ categories: [rent, { ...rent, category: "LEISURE" }] })).toEqual(["/categories/1/category"]);
    expect(pathsOf({ accounts: [closed, { ...closed, isComputed: true }] })).toEqual(["/accounts/1/isComputed"]);
    expect(pathsOf({ transfers: [moved, { ...moved, incomingId: "3" }] })).toEqual(["/transfers/1/outgoingId"]);
    expect(pathsOf({ transfers: [moved, { outgoingId: "3", incomingId: "2" }] })).toEqual(["/transfers/1/incomingId"]);
    expect(pathsOf({ transfers: [moved, { outgoingId: "2", incomingId: "1" }] })).toEqual(["/transfers/1/outgoingId"]);
  });

  it("are one transfer where it is said twice, and refused where it is not quite the same", () => {
    const another = { outgoingId: "3", incomingId: "4" };
    expect(resolved({ transfers: [another, moved, another] })?.transfers).toEqual([moved, another]);
    // Both sides are known, each of another transfer; or one of them stands for both.
    const crossed = { outgoingId: "1", incomingId: "4" };
    expect(pathsOf({ transfers: [moved, another, crossed] })).toEqual(["/transfers/2/outgoingId"]);
    for (const id of ["1", "2"])
      expect(pathsOf({ transfers: [moved, { outgoingId: id, incomingId: id }] })).toEqual(["/transfers/1/incomingId"]);
  });

  it("that are at fault themselves contradict no other", () => {
    const faulty = {
      categories: [{ category: "RENT" }, { category: "LEISURE" }],
      accounts: [{ isComputed: true }, { isComputed: false }],
      transfers: [{ outgoingId: "1" }, { outgoingId: "1" }, { incomingId: "2" }, { incomingId: "2" }, moved],
    };
    expect(pathsOf(faulty)).toEqual([
      ...["/categories/0/groupId", "/categories/1/groupId"],
      ...["/accounts/0/accountId", "/accounts/1/accountId"],
      ...["/transfers/0/incomingId", "/transfers/1/incomingId", "/transfers/2/outgoingId", "/transfers/3/outgoingId"],
    ]);
    const unnamed = { categories: [rent, { ...rent, category: "CAKE" }], transfers: [moved, { incomingId: "2" }] };
    expect(pathsOf(unnamed)).toEqual(["/categories/1/category", "/transfers/1/outgoingId"]);
  });

  it("are at most 10,000 of a kind", () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...closed, accountId: `${at}` }));
    expect(resolved({ accounts: many(10_000) })?.accounts).toHaveLength(10_000);
    expect(pathsOf({ accounts: many(10_001) })).toEqual(["/accounts"]);
    expect(pathsOf({ transfers: new Array(4_000_000_000) })).toEqual(["/transfers"]);
  });

  it.each<[unknown, string]>([
    [{ accounts: new Array(10_001) }, "expected at most 10000 entries, found 10001"],
    [{ accounts: ["Secret"] }, "expected an object, found a text"],
    [{ categories: [{ ...rent, groupId: 7 }] }, "expected an id of 1 to 100 characters, found a number"],
    [{ categories: [{ ...rent, category: "Secret" }] }, "expected a category of the interface, found a text"],
    [{ categories: [{ ...rent, category: ["RENT"] }] }, "expected a category of the interface, found an array"],
    [{ categories: [{ ...rent, category: "REVENUE" }] }, "expected a category of a consumer's analysis"],
    [{ accounts: [{ ...closed, isComputed: "Secret" }] }, "expected true or false, found a text"],
    [{ categories: [rent, { ...rent, category: "LEISURE" }] }, "contradicts an earlier entry of the same groupId"],
    [{ accounts: [closed, { ...closed, isComputed: true }] }, "contradicts an earlier entry of the same accountId"],
    [{ transfers: [{ ...moved, incomingId: "1" }] }, "expected another id than outgoingId"],
    [{ transfers: [moved, { ...moved, incomingId: "3" }] }, "is a side of an earlier transfer"],
    [{ transfers: [moved, { ...moved, outgoingId: "3" }] }, "is a side of an earlier transfer"],
  ])("say in words what is wrong, and quote nothing (%#)", (corrections, message) => {
    expect(messageOf(corrections)).toBe(message);
  });

  it("take ids that objects have members of", () => {
    const ids = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const accounts = ids.map((accountId) => ({ accountId, isComputed: false }));
    expect(resolved({ accounts })?.accounts.map(({ accountId }) => accountId)).toEqual([
      "__proto__",
      "constructor",
      "hasOwnProperty",
      "toString",
    ]);
  });

  it("that throw when they are looked at are refused", () => {
    const corrections = new Proxy(
      {},
      {
        get: () => {
          throw new Error("no");
        },
      },
    );
    expect(() => resolved(corrections)).toThrow(InvalidBodyError);
  });
});
