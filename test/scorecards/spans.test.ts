import { describe, expect, it } from "vitest";
import { spanCountOf, spanOfDay, thirdOf } from "../../src/scorecards/measures.js";

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

describe("a window's months of about 30 days", () => {
  it.each([
    [1, 1],
    [44, 1], // 1.47
    [45, 2], // 1.5
    [91, 3], // 3.03
    [104, 3], // 3.47
    [105, 4], // 3.5
    [181, 6], // 6.03
  ])("of %i days are %i", (windowDays, months) => {
    expect(spanCountOf(windowDays)).toBe(months);
  });

  it.each([
    // Three months of 91 days have 30 1/3 each: 31, 30 and 30 days begin in them.
    [0, 91, 0],
    [30, 91, 0],
    [31, 91, 1],
    [60, 91, 1],
    [61, 91, 2],
    [90, 91, 2],
    // Six of 181 days.
    [30, 181, 0],
    [31, 181, 1],
    [150, 181, 4],
    [151, 181, 5],
    [180, 181, 5],
    // A window of half a month is one.
    [14, 15, 0],
  ])("have day %i of %i in the one with number %i", (day, windowDays, month) => {
    expect(spanOfDay(day, windowDays)).toBe(month);
  });

  it("have what lies behind the window in the last one", () => {
    expect(spanOfDay(91, 91)).toBe(2);
  });
});
