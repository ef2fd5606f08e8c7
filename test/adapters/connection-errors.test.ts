import { describe, expect, it } from "vitest";
import { Collector } from "../../src/adapters/collector.js";
import { type ConnectionFacts, collectBodyError } from "../../src/adapters/connection-health.js";
import { instantOfText } from "../../src/base/instant.js";
import { timeZoneOf } from "../../src/base/time-zone.js";
import { analyze } from "../../src/index.js";
import type { JsonObject } from "../../src/schema/decode.js";
import { IssueList } from "../../src/schema/issues.js";
import {
  accountOfA,
  accountOfC,
  bodyOfA,
  bodyOfC,
  bodyOfD,
  bodyOfE,
  IBAN,
  nativeBody,
  rowOfA,
} from "./quirks/bodies.js";
import { issuesOf, NOW, read } from "./read.js";

/** Accounts that nothing makes one. */
const ofA = (number: number, given: object = {}): object =>
  accountOfA({ id: number, iban: null, number: `00${number}`, last_update: null, ...given });

const UPDATED = { id: 5, last_update: "2026-08-20 12:00:00" };
const connectionsOf = (accounts: unknown, connection: object = UPDATED): readonly string[] =>
  read(bodyOfA(accounts, connection)).connections;

describe("a PROVIDER_A account that states an error", () => {
  it.each(["wrongpass", "SCARequired", "websiteUnavailable", "bug", "somethingNew", { code: "BUG" }, { message: "?" }])(
    "is a failed part of its connection: %j",
    (error) => {
      expect(connectionsOf([ofA(1), ofA(2, { error })])).toEqual(["0,1 2026-08-20", "1 2026-08-20 failed"]);
    },
  );

  it.each([null, undefined, "", " ", "validating", "Pending", false, 0, [], {}, { code: null, message: " " }])(
    "is one that states something: %j is none",
    (error) => {
      expect(connectionsOf([ofA(1), ofA(2, { error })])).toEqual(["0,1 2026-08-20"]);
    },
  );

  it("is as old as its own last update, else as its connection's", () => {
    const error = "wrongpass";
    expect(connectionsOf(ofA(1, { error, last_update: "2026-08-03 12:00:00" }))).toEqual([
      "0 2026-08-03 failed",
      "0 2026-08-20",
    ]);
    expect(connectionsOf(ofA(1, { error }), {})).toEqual(["0", "0 failed"]);
  });

  it("is told of once with others of its connection, and with all of one that failed", () => {
    const error = "wrongpass";
    expect(connectionsOf([ofA(1, { error }), ofA(2), ofA(3, { error })])).toEqual([
      "0,1,2 2026-08-20",
      "0,2 2026-08-20 failed",
    ]);
    expect(connectionsOf([ofA(1, { error }), ofA(2)], { ...UPDATED, state: "bug" })).toEqual(["0,1 2026-08-20 failed"]);
  });

  it.each([{ deleted: "2026-08-01 10:00:00" }, { disabled: true }, { disabled: "2026-08-01" }])(
    "is not told of where nothing is expected of it: %j",
    (gone) => {
      expect(connectionsOf(ofA(1, { error: "wrongpass", ...gone }))).toEqual(["0 2026-08-20"]);
      expect(connectionsOf(ofA(1, { error: "wrongpass" }), { active: false })).toEqual([]);
    },
  );

  it("is told of where it cannot be read, besides why not", () => {
    const body = bodyOfA([ofA(1), ofA(2, { error: "wrongpass", balance: null })], UPDATED);
    expect(read(body)).toMatchObject({
      rejectedAccounts: ["NO_BALANCE /connections/0/accounts/1"],
      connections: ["0 2026-08-20", "2026-08-20 failed"],
    });
    expect(issuesOf(body, { strict: true })).toEqual(["INVALID_AMOUNT /connections/0/accounts/1"]);
  });

  it("is not told of where another connection shows the same account", () => {
    const longer = { id: 7, accounts: [accountOfA({ iban: IBAN, transactions: [rowOfA()] })] };
    const shorter = { id: 8, accounts: [accountOfA({ iban: IBAN, error: "bug" })] };
    expect(read({ format: "PROVIDER_A_V2_0", connections: [shorter, longer] }).connections).toEqual(["0"]);
  });

  it("is read likewise in a PROVIDER_B body", () => {
    const body = bodyOfA(ofA(1, { error: "bug" }), UPDATED, { format: "PROVIDER_B_V2_1" });
    expect(read(body).connections).toEqual(["0 2026-08-20", "0 2026-08-20 failed"]);
  });

  it("has a note with its place in the result and what it affects, and nothing of what was said", () => {
    const error = "MARTIN ELENA: mot de passe";
    const body = bodyOfA([ofA(1), ofA(2, { error, last_update: "2026-08-11 12:00:00" })], UPDATED);
    const { accounts, dataQuality } = analyze(body, { now: NOW });
    const note = dataQuality.notes.find(({ code }) => code === "FAILED_CONNECTION");
    expect(note).toMatchObject({
      severity: "WARNING",
      affects: ["accounts", "creditInsights", "scores"],
      accounts: ["/accounts/1"],
      count: 10,
      from: "2026-08-12",
      to: "2026-08-21",
    });
    expect(accounts[1]!.number).toBe("002");
    expect(JSON.stringify(dataQuality)).not.toMatch(/martin/i);
  });
});

describe("a body that states an error", () => {
  const failed = { error: { code: "INTERNAL_ERROR", message: "MARTIN ELENA" } };

  /** What a body's error adds to connections, each with one account. */
  function collected(body: JsonObject, ...states: readonly boolean[]): readonly unknown[] {
    const collector = new Collector(instantOfText(NOW), timeZoneOf("UTC")!, new IssueList(), false);
    const { accounts } = read(bodyOfA(states.map((_, place) => ofA(place))));
    states.forEach((isFailed, place) => {
      const facts: ConnectionFacts = { id: `${place}`, succeededAt: Number.NaN, isFailed };
      collector.addAccount(accounts[place]!, "NATIVE", {}, 0);
      collector.connections.push({ ...facts, firstAccount: place, accountCount: 1 });
    });
    collectBodyError(body, collector);
    return collector.connections.slice(states.length);
  }

  it("is a failed connection to all of its accounts, or to none", () => {
    const ofAll = { id: undefined, succeededAt: Number.NaN, isFailed: true, firstAccount: 0 };
    expect(collected(failed)).toEqual([{ ...ofAll, accountCount: 0 }]);
    expect(collected(failed, false, false)).toEqual([{ ...ofAll, accountCount: 2 }]);
    expect(collected({ error: "INTERNAL_ERROR" }, true, false)).toEqual([{ ...ofAll, accountCount: 2 }]);
  });

  it("is told in the result, and quotes nothing", () => {
    const { dataQuality } = analyze({ ...bodyOfA(ofA(1)), ...failed }, { now: NOW });
    expect(dataQuality.notes.map(({ code }) => code)).toContain("FAILED_CONNECTION");
    expect(JSON.stringify(dataQuality)).not.toMatch(/martin/i);
    const empty = analyze({ ...failed, format: "PROVIDER_C_ACCOUNT_API_V2", connections: [] }, { now: NOW });
    expect(empty.dataQuality.notes.map(({ code }) => code)).toContain("FAILED_CONNECTION");
  });

  it("is told of a body without connections too", () => {
    for (const body of [bodyOfE(), bodyOfD({ unscaledValue: "5" }), nativeBody()])
      expect(read({ ...body, ...failed }).connections).toEqual(["0 failed"]);
  });

  it("adds nothing where each of its connections says that it failed", () => {
    expect(collected(failed, true)).toEqual([]);
    expect(collected(failed, true, true)).toEqual([]);
  });

  it.each([undefined, null, "", {}, { code: "" }, false])("is one that states something: %j is none", (error) => {
    expect(collected({ error }, false)).toEqual([]);
    expect(collected({ error })).toEqual([]);
  });
});

describe("a PROVIDER_C account whose status is an error", () => {
  const connectionsOfC = (status: string, connection: object = {}): readonly string[] =>
    read(bodyOfC(accountOfC({ status }), connection)).connections;

  it("is a failed part of its connection, unless all of that failed", () => {
    expect(connectionsOfC("ERROR")).toEqual(["0", "0 failed"]);
    expect(connectionsOfC("ACTIVE")).toEqual(["0"]);
    expect(connectionsOfC("ERROR", { status: "FAILED" })).toEqual(["0 failed"]);
  });
});
