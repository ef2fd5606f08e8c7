import { describe, expect, it } from "vitest";
import { thirdOf } from "../../src/scorecards/measures.js";

describe("an outer third of a window", () => {
  it.each([
    [1, 1], // no third of a day is looked at: a day
    [3, 1],
    [5, 1],
    [6, 2],
    [89, 29],
    [90, 30],
    [91, 30],
    [181, 60],
  ])("of %i days has %i", (windowDays, days) => {
    expect(thirdOf(windowDays)).toBe(days);
  });
});
