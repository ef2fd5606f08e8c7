import { describe, expect, it } from "vitest";
import { InvalidBodyError } from "../../src/model/issue.js";
import { resolveSettings } from "../../src/schema/settings.js";

const NOW = "2026-08-21T12:00:00Z";

const resolved = (corrections: unknown, usage = "CONSUMER") =>
  resolveSettings({ now: NOW, usage, corrections }).corrections;

/** The issues' paths without their common start. */
function pathsOf(corrections: unknown, usage?: string): readonly string[] {
  try {
    resolved(corrections, usage);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidBodyError)) throw error;
    expect(error.issues.every(({ code }) => code === "INVALID_OPTION")).toBe(true);
    return error.issues.map(({ path }) => path.replace("/corrections", ""));
  }
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

  it("are at most 10,000 of a kind", () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...closed, accountId: `${at}` }));
    expect(resolved({ accounts: many(10_000) })?.accounts).toHaveLength(10_000);
    expect(pathsOf({ accounts: many(10_001) })).toEqual(["/accounts"]);
    expect(pathsOf({ transfers: new Array(4_000_000_000) })).toEqual(["/transfers"]);
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
