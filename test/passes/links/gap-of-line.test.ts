import { describe, expect, it } from "vitest";
import { gapOf } from "../../../src/passes/links/line-gap.js";

/** The gap of a line with debits on some days; those with a `b` came back. */
const gapOn = (days: string): number =>
  gapOf(days.split(" ").map((day) => ({ day: Number.parseInt(day, 10), cameBack: day.endsWith("b") })));

describe("the gap of a line", () => {
  it.each([
    ["that of its instalments, give or take a day", 30, "0 29 59 90"],
    ["that of two thirds of them, in whatever order they are", 30, "0 30 37 67"],
    // Each is tried again a week and two weeks later.
    ["a week where they are 27 days apart, which is no month", 7, "0b 7b 14 27b 34b 41 54b 61b 68"],
    ["a week where they are 34 days apart", 7, "0b 7b 14 34b 41b 48 68b 75b 82"],
    ["a week where three of four are followed so, the last of them a day sooner", 7, "0b 7b 14b 40b 46"],
  ])("is %s: %i days", (_, gap, days) => {
    expect(gapOn(days)).toBe(gap);
  });

  it.each([
    ["28 days apart", "0b 7b 14 28b 35b 42 56b 63b 70"],
    ["33 days apart", "0b 7b 14 33b 40b 47 66b 73b 80"],
    ["followed a week later by fewer than two thirds", "0b 7 34b 41 68b 75 102b 109"],
  ])("is not told by debits that are %s", (_, days) => {
    expect(gapOn(days)).toBe(Number.POSITIVE_INFINITY);
  });
});
