import { describe, expect, it } from "vitest";
import { isoDayOf } from "../../../src/base/calendar.js";
import type { ConnectionHealth } from "../../../src/model/evidence.js";
import { judgeConnections } from "../../../src/passes/data-quality/connections.js";
import type { QualityNote } from "../../../src/passes/data-quality/notes.js";
import { account, dayOf, factsOf } from "../facts.js";

/** The reference day is 30 June 2026. */
const { reference } = factsOf([account([])]);

const connection = (day: string | undefined, isFailed = false): ConnectionHealth => ({
  accounts: [0, 2],
  succeededOn: day === undefined ? undefined : dayOf(day),
  isFailed,
});
const wordsOf = ({ code, count, from, to }: QualityNote): string =>
  [code, count, ...[from, to].map((day) => (day === undefined ? "" : isoDayOf(day)))].join(" ").trim();
const notesOf = (...connections: readonly ConnectionHealth[]): readonly string[] =>
  judgeConnections({ reference, connections }).map(wordsOf);

describe("a connection", () => {
  it("is stale from eight days without a success, and says which days these are", () => {
    expect(notesOf(connection("2026-06-23"))).toEqual([]);
    expect(notesOf(connection("2026-06-22"))).toEqual(["STALE_CONNECTION 8 2026-06-23 2026-06-30"]);
    expect(notesOf(connection("2025-06-30"))).toEqual(["STALE_CONNECTION 365 2025-07-01 2026-06-30"]);
  });

  it("names its accounts, and how much it matters", () => {
    const [note] = judgeConnections({ reference, connections: [connection("2026-01-01")] });
    expect(note).toMatchObject({ severity: "WARNING", accounts: [0, 2] });
    expect(note!.affects).toContain("creditInsights");
  });

  it("in an error state is failed however fresh it is, with the days since its last success", () => {
    expect(notesOf(connection("2026-06-30", true))).toEqual(["FAILED_CONNECTION"]);
    expect(notesOf(connection("2026-06-29", true))).toEqual(["FAILED_CONNECTION 1 2026-06-30 2026-06-30"]);
    expect(notesOf(connection("2026-06-01", true))).toEqual(["FAILED_CONNECTION 29 2026-06-02 2026-06-30"]);
    expect(notesOf(connection(undefined, true))).toEqual(["FAILED_CONNECTION"]);
  });

  it("that says nothing of its age, or was synchronised after the reference date, is not stale", () => {
    expect(notesOf(connection(undefined), connection("2026-08-01"))).toEqual([]);
    expect(notesOf(connection("2026-08-01", true))).toEqual(["FAILED_CONNECTION"]);
  });

  it("has a note of its own beside others", () => {
    expect(notesOf(connection("2026-06-01"), connection("2026-06-30"), connection("2026-06-02"))).toHaveLength(2);
    expect(judgeConnections({ reference, connections: [] })).toEqual([]);
  });
});
