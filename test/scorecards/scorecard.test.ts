import { describe, expect, it } from "vitest";
import {
  applyScorecard,
  binOf,
  mostPointsOf,
  reasonsOf,
  type Scorecard,
  totalPoints,
} from "../../src/scorecards/scorecard.js";
import { earned } from "./worked-points.js";

const known = (value: number) => ({ value, isKnown: true });

/** Two characteristics: one that is worse the more there is of it, one the other way round. */
const CARD: Scorecard<"DELAYS" | "SAVINGS", "all"> = [
  {
    name: "DELAYS",
    pillar: "all",
    reason: "LATE",
    unit: "days",
    averagePoints: 20,
    attributes: [{ below: 1, points: 30 }, { below: 5, points: 10 }, { points: 0 }],
  },
  {
    name: "SAVINGS",
    pillar: "all",
    reason: "SAVES_LITTLE",
    unit: "euros",
    averagePoints: 5,
    attributes: [{ below: 100, points: 0 }, { points: 8 }],
  },
];

describe("the bin of a value", () => {
  it.each([
    [-7, { below: 1, points: 30 }],
    [0.99, { below: 1, points: 30 }],
    [1, { from: 1, below: 5, points: 10 }],
    [4.99, { from: 1, below: 5, points: 10 }],
    [5, { from: 5, points: 0 }],
    [1e6, { from: 5, points: 0 }],
  ])("%d is %j: from its lower bound on, below its upper one", (value, bin) => {
    expect(binOf(CARD[0]!.attributes, value)).toStrictEqual(bin);
  });
});

describe("a scorecard", () => {
  it("gives the points of each value's bin, in its own order, out of the most that there are", () => {
    const points = applyScorecard(CARD, { SAVINGS: known(100), DELAYS: known(2) });
    expect(points).toEqual([
      {
        characteristic: "DELAYS",
        measured: { value: 2, isKnown: true },
        unit: "days",
        bin: { from: 1, below: 5, points: 10 },
        points: 10,
        mostPoints: 30,
        reason: "LATE",
      },
      {
        characteristic: "SAVINGS",
        measured: { value: 100, isKnown: true },
        unit: "euros",
        bin: { from: 100, points: 8 },
        points: 8,
        mostPoints: 8,
        reason: "SAVES_LITTLE",
      },
    ]);
    expect(totalPoints(points)).toBe(18);
    expect(CARD.map(({ attributes }) => mostPointsOf(attributes))).toEqual([30, 8]);
  });
});

describe("the reasons of a score", () => {
  it("are what cost most, the costliest first, whatever was earned; in the card's order where they cost the same", () => {
    // Costs of 5, 20, 5 and 90.
    expect(reasonsOf([earned(95, 100, "A"), earned(0, 20, "B"), earned(0, 5, "C"), earned(60, 150, "D")])).toEqual([
      "D",
      "B",
      "A",
      "C",
    ]);
  });

  it("are none where no point is missing", () => {
    expect(reasonsOf([earned(100, 100, "A"), earned(19, 20, "B"), earned(5, 5, "C")])).toEqual(["B"]);
    expect(reasonsOf([earned(100, 100, "A")])).toEqual([]);
  });

  it("are four at most", () => {
    const rows = [earned(9, 10, "A"), earned(8, 10, "B"), earned(7, 10, "C"), earned(6, 10, "D"), earned(5, 10, "E")];
    expect(reasonsOf(rows)).toEqual(["E", "D", "C", "B"]);
  });
});
