import { describe, expect, it } from "vitest";
import { type Analysis, analyze, compare, InvalidBodyError } from "../../src/index.js";

const analysisIn = (currency: string): Analysis =>
  analyze({ accounts: [] }, { now: "2026-06-30T12:00:00Z", project: { currency } });
const EUROS = analysisIn("EUR");

function issuesOf(before: unknown, after: unknown): readonly unknown[] {
  try {
    compare(before as Analysis, after as Analysis);
  } catch (error) {
    if (error instanceof InvalidBodyError) return error.issues.map(({ path, message }) => [path, message]);
    throw error;
  }
  return [];
}

describe("what is compared", () => {
  it.each([
    [undefined, "nothing"],
    [null, "nothing"],
    [5, "a number"],
    [[EUROS], "an array"],
    [{}, "an object of another shape"],
    [{ ...EUROS, settings: null }, "an object of another shape"],
    [{ ...EUROS, id: 7 }, "an object of another shape"],
  ])("is an analysis: %j is none", (value, found) => {
    const message = `expected an analysis as analyze() gives it, found ${found}`;
    expect(issuesOf(value, EUROS)).toEqual([["/before", message]]);
    expect(issuesOf(EUROS, value)).toEqual([["/after", message]]);
    expect(issuesOf(value, value)).toEqual([
      ["/before", message],
      ["/after", message],
    ]);
  });

  it("counts in one currency", () => {
    const path = "/after/settings/project/currency";
    expect(issuesOf(EUROS, analysisIn("GBP"))).toEqual([[path, "expected the currency of the earlier analysis"]]);
  });

  it("may be an analysis in error", () => {
    expect(EUROS.status).toBe("ERROR");
    expect(issuesOf(EUROS, EUROS)).toEqual([]);
  });
});
