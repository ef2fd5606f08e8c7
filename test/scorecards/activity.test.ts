import { describe, expect, it } from "vitest";
import { activityPointsOf } from "../../src/scorecards/activity.js";

/** Transactions in 30 days, share of days with one, essential kinds, share of months with an income. */
type Values = readonly [perMonth: number, activeDays: number, kinds: number, months: number];

describe("the points of the activity score", () => {
  it.each<readonly [why: string, values: Values, points: readonly number[]]>([
    ["nothing", [0, 0, 0, 0], [0, 0, 0, 0]],
    ["all: 30 + 20 + 30 + 20", [20, 0.35, 5, 1], [30, 20, 30, 20]],
    ["no more than all", [400, 1, 5, 1], [30, 20, 30, 20]],
    // 30 x 10 / 20, 20 x 0.07 / 0.35, 6 a kind, 20 x 3 / 4.
    ["in proportion", [10, 0.07, 2, 0.75], [15, 4, 12, 15]],
    ["of one characteristic alone: the first", [10, 0, 0, 0], [15, 0, 0, 0]],
    ["of one characteristic alone: the second", [0, 0.175, 0, 0], [0, 10, 0, 0]],
    ["of one characteristic alone: the third", [0, 0, 4, 0], [0, 0, 24, 0]],
    ["of one characteristic alone: the last", [0, 0, 0, 0.5], [0, 0, 0, 10]],
    // 1.5, 1, 6 and 6.67 run up to 1.5, 2.5, 8.5 and 15.17: 2, 2, 8 and 15 when rounded half-even.
    ["so that they add up to the rounded sum", [1, 0.0175, 1, 1 / 3], [2, 0, 6, 7]],
    // 28 transactions in 72 days are 35 / 3 in 30: 17.5 points exactly, though no double holds 35 / 3.
    ["exact at half a point", [(28 * 30) / 72, 0, 0, 0], [18, 0, 0, 0]],
    // 29.7 is rounded up: all of the points are shown though 0.3 are missing.
    ["rounded", [19.8, 0, 0, 0], [30, 0, 0, 0]],
    ["rounded", [19.6, 0, 0, 0], [29, 0, 0, 0]],
  ])("are %s", (_, values, points) => {
    expect(activityPointsOf(values)).toEqual(points);
  });
});
