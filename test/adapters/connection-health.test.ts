import { describe, expect, it } from "vitest";
import { accountOfA, accountOfC, bodyOfA, bodyOfC, IBAN } from "./quirks/bodies.js";
import { read } from "./read.js";

/** Accounts that nothing makes one. */
const ofA = (number: number): object => accountOfA({ id: number, iban: null, number: `00${number}` });

/** A PROVIDER_A body of several connections. */
const bodyOf = (...connections: readonly object[]): object => ({ format: "PROVIDER_A_V2_0", connections });

const connectionsOf = (body: object): readonly string[] => read(body).connections;

describe("a PROVIDER_A connection", () => {
  it("is as old as its last update, in the project's zone", () => {
    expect(connectionsOf(bodyOfA(ofA(1), { last_update: "2026-08-01 23:30:00" }))).toEqual(["0 2026-08-02"]);
    expect(connectionsOf(bodyOfA(ofA(1), { last_update: null }))).toEqual(["0"]);
    expect(connectionsOf(bodyOfA(ofA(1)))).toEqual(["0"]);
  });

  it.each([
    "wrongpass",
    "additionalInformationNeeded",
    "websiteUnavailable",
    "actionNeeded",
    "bug",
    "SCARequired",
    "decoupled",
    "passwordExpired",
    "webauthRequired",
    "rateLimiting",
    "notSupported",
    "somethingNew",
  ])("in the state %s has failed", (state) => {
    const given = { last_update: "2026-08-01 12:00:00", state };
    expect(connectionsOf(bodyOfA(ofA(1), given))).toEqual(["0 2026-08-01 failed"]);
  });

  it.each([null, undefined, "", "validating", "pending", "Pending", 3])("in the state %s has not", (state) => {
    expect(connectionsOf(bodyOfA(ofA(1), { state, error_message: " " }))).toEqual(["0"]);
  });

  it("with an error message has failed, whatever its state", () => {
    expect(connectionsOf(bodyOfA(ofA(1), { error_message: "Identifiants invalides" }))).toEqual(["0 failed"]);
  });

  it.each(["wrongpass", "bug", { code: "INTERNAL_ERROR" }, { message: "?" }])(
    "with the error %j has failed",
    (error) => {
      expect(connectionsOf(bodyOfA(ofA(1), { error }))).toEqual(["0 failed"]);
    },
  );

  it("that the user has switched off says nothing", () => {
    expect(connectionsOf(bodyOfA(ofA(1), { active: false, state: "wrongpass" }))).toEqual([]);
    expect(connectionsOf(bodyOfA(ofA(1), { active: null, state: "wrongpass" }))).toEqual(["0 failed"]);
  });

  it("without accounts, or with none that can be read, is there too", () => {
    expect(connectionsOf(bodyOfA([], { state: "bug", id_connector: 4 }))).toEqual(["failed"]);
    expect(connectionsOf(bodyOfA(accountOfA({ balance: null }), { state: "bug" }))).toEqual(["failed"]);
  });

  it("that is delivered once for each account is one", () => {
    const part = (number: number, given: object = {}): object => ({
      id: 5,
      state: "bug",
      accounts: [ofA(number)],
      ...given,
    });
    expect(connectionsOf(bodyOf(part(1), part(3), part(2)))).toEqual(["0,1,2 failed"]);
    expect(connectionsOf(bodyOf(part(1), part(2, { id: 6 })))).toEqual(["0 failed", "1 failed"]);
    expect(connectionsOf(bodyOf(part(1), part(2, { state: null })))).toEqual(["0 failed", "1"]);
    const dated = part(2, { last_update: "2026-08-02 12:00:00" });
    expect(connectionsOf(bodyOf(part(1), dated))).toEqual(["0 failed", "1 2026-08-02 failed"]);
    // Without an id nothing says that two are one.
    expect(connectionsOf(bodyOf(part(1, { id: null }), part(2, { id: null })))).toEqual(["0 failed", "1 failed"]);
  });

  it("has the accounts that it is read with, in an order that does not depend on the body's", () => {
    const first = { id: 7, state: "bug", accounts: [ofA(3), ofA(1)] };
    const second = { id: 8, last_update: "2026-08-03 12:00:00", accounts: [ofA(2)] };
    const [empty, old] = ["2026-08-04", "2026-08-02"].map((day) => ({
      last_update: `${day} 12:00:00`,
      id_connector: 1,
    }));
    const expected = ["0,2 failed", "1 2026-08-03", "2026-08-02", "2026-08-04", "", "failed"];
    const nothing = { id_connector: 2 };
    const failed = { id_connector: 3, state: "bug" };
    expect(connectionsOf(bodyOf(first, second, empty!, old!, nothing, failed))).toEqual(expected);
    expect(connectionsOf(bodyOf(failed, nothing, old!, second, first, empty!))).toEqual(expected);
  });

  it("whose accounts were merged into those of another is left out", () => {
    const row = { id: 1, date: "2026-08-14", value: -5, original_wording: "CARTE" };
    const longer = { id: 7, accounts: [accountOfA({ iban: IBAN, transactions: [row] })] };
    const shorter = { id: 8, state: "bug", accounts: [accountOfA({ iban: IBAN })] };
    expect(connectionsOf(bodyOf(longer, shorter))).toEqual(["0"]);
    expect(connectionsOf(bodyOf(longer, { ...shorter, accounts: [accountOfA({ iban: IBAN }), ofA(9)] }))).toEqual([
      "0 failed",
      "1",
    ]);
  });
});

describe("a PROVIDER_C connection", () => {
  const channelsOf = (...channels: readonly unknown[]): object => bodyOfC(accountOfC(), { channels });

  it("is as old as the newest success of its channels", () => {
    const [early, late] = ["2026-08-01T06:15:00Z", 1_785_888_000].map((at) => ({ last_success_date: at }));
    expect(connectionsOf(channelsOf(early, late, { last_success_date: null }))).toEqual(["0 2026-08-05"]);
    expect(connectionsOf(channelsOf(late, early))).toEqual(["0 2026-08-05"]);
    expect(connectionsOf(channelsOf({ status: "EMPTY" }))).toEqual(["0"]);
    expect(connectionsOf(bodyOfC(accountOfC(), { channels: null }))).toEqual(["0"]);
  });

  it.each(["FAILED", "PARTIAL_SUCCESS", "CLOSED", "failed"])("of status %s has failed", (status) => {
    expect(connectionsOf(bodyOfC(accountOfC(), { status }))).toEqual(["0 failed"]);
  });

  it.each(["SUCCESS", "RUNNING", "NONE", null, "NEW"])("of status %s has not", (status) => {
    expect(connectionsOf(bodyOfC(accountOfC(), { status }))).toEqual(["0"]);
  });

  it("has failed with any of its channels", () => {
    const fine = { status: "SUCCESS", error_reason: null, channel_definition_unavailable: false };
    expect(connectionsOf(channelsOf(fine))).toEqual(["0"]);
    for (const wrong of [
      { ...fine, status: "ERROR" },
      { ...fine, error_reason: "INVALID_CREDENTIALS" },
      { ...fine, channel_definition_unavailable: true },
    ])
      expect(connectionsOf(channelsOf(fine, wrong))).toEqual(["0 failed"]);
  });

  it("that is delivered twice with the same id is one", () => {
    const parts = [{ iban: null }, { id: "c2", account_number: "222", iban: null }].map((given) => ({
      id: "77",
      status: "FAILED",
      accounts: [accountOfC(given)],
    }));
    expect(connectionsOf({ format: "PROVIDER_C_ACCOUNT_API_V2", connections: parts })).toEqual(["0,1 failed"]);
  });
});

describe("a PROVIDER_C connection with very many channels", () => {
  it("is as old as the latest success of any", () => {
    const channels = Array.from({ length: 200_000 }, (_, at) => ({
      last_success_date: at === 77 ? "2026-08-03T12:00:00Z" : "2026-08-01T12:00:00Z",
    }));
    expect(connectionsOf(bodyOfC(accountOfC(), { channels }))).toEqual(["0 2026-08-03"]);
  });
});
