import { describe, expect, it } from "vitest";
import { parseOptions } from "../../bench/command-line.mjs";

const KINDS = { rows: "count", engine: "text", json: "flag" } as const;

describe("the command line of a bench", () => {
  it("reads counts, texts and flags, and leaves out what is not given", () => {
    expect(parseOptions(["--rows", "2000", "--engine", "other.js", "--json"], KINDS)).toEqual({
      rows: 2000,
      engine: "other.js",
      json: true,
    });
    expect(parseOptions([], KINDS)).toEqual({});
  });

  it.each(["0", "-3", "1.5", "many", ""])("refuses %j for a count", (count) => {
    const fault = `--rows: expected a whole number above zero, found "${count}"`;
    expect(parseOptions([`--rows=${count}`], KINDS)).toEqual({ fault });
  });

  it("says which option it does not know", () => {
    expect(parseOptions(["--rwos", "5"], KINDS)).toEqual({ fault: expect.stringContaining("--rwos") });
  });
});
