import { describe, expect, it } from "vitest";
import { BUSINESS_SCORECARD } from "../../src/scorecards/business.js";
import { CREDIT_SCORECARD } from "../../src/scorecards/credit.js";
import { pillarIndicator, type Scorecard } from "../../src/scorecards/scorecard.js";
import { earned } from "./worked-points.js";

/**
 * The indicator of a pillar whose characteristics earned some points together, those of the other pillars all of theirs.
 * How the points lie among the pillar's characteristics does not matter: the first is given all of them.
 */
function indicatorOf<Pillar extends string>(
  card: Scorecard<string, Pillar>,
  pillar: Pillar,
  points: number,
  reach: number,
): number {
  const first = card.findIndex((one) => one.pillar === pillar);
  const rows = card.map(({ attributes, ...one }, place) => {
    const most = Math.max(...attributes.map((attribute) => attribute.points));
    const others = one.pillar === pillar ? 0 : most;
    return earned(place === first ? points : others, most);
  });
  return pillarIndicator(card, rows, pillar, reach);
}

/** Checks the points from which each indicator is reached, from the lowest on: it is so there, and not a point before. */
function expectSteps(indicator: (points: number) => number, steps: readonly number[], lowest: number): void {
  steps.forEach((from, place) => {
    expect(indicator(from), `${from} points`).toBe(lowest + place);
    if (place > 0) expect(indicator(from - 1), `${from - 1} points`).toBe(lowest + place - 1);
  });
}

describe("a consumer's pillar, from -5 to 5", () => {
  it.each([
    // The average applicant has 45 + 50 + 18 + 18 = 131 of 200. Each step up is 69 / 5 = 13.8 points, down 131 / 5 =
    // 26.2; half a step leads to the next: 131 + 6.9 = 137.9, 131 - 13.1 = 117.9.
    ["livingStandard", 131, 200, [0, 14, 40, 66, 92, 118, 138, 152, 166, 180, 194]],
    // 105 + 95 + 45 + 85 + 45 = 375 of 460: steps of 17 and 75, the first ones at 375 + 8.5 and 375 - 37.5.
    ["budgetManagement", 375, 460, [0, 38, 113, 188, 263, 338, 384, 401, 418, 435, 452]],
    // 75 + 42 + 85 + 48 = 250 of 340: steps of 18 and 50. Half a step is rounded half-even: 259 is 0, 277 is 2, 225 is 0, 175 is -2.
    ["financialEvolution", 250, 340, [0, 25, 76, 125, 176, 225, 260, 277, 296, 313, 332]],
  ] as const)("%s is 0 at %i points and 5 at %i", (pillar, average, most, steps) => {
    const indicator = (points: number): number => indicatorOf(CREDIT_SCORECARD, pillar, points, 5);
    expect([0, average, most].map(indicator)).toEqual([-5, 0, 5]);
    expectSteps(indicator, steps, -5);
  });
});

describe("a business's pillar, from -2 to 2", () => {
  it.each([
    // 110 + 105 + 45 + 50 = 310 of 430: steps of 60 and 155. 340 lies half a step up: 0, and 400 one and a half: 2.
    ["cashFlowManagement", 310, 430, [0, 78, 233, 341, 400]],
    // 80 + 65 + 60 + 42 = 247 of 370: steps of 61.5 and 123.5.
    ["financialStability", 247, 370, [0, 62, 186, 278, 340]],
    // 80 + 58 + 22 = 160 of 200: steps of 20 and 80. 120 and 170 are 0, 40 is -2 and 190 is 2.
    ["debtCapacity", 160, 200, [0, 41, 120, 171, 190]],
  ] as const)("%s is 0 at %i points and 2 at %i", (pillar, average, most, steps) => {
    const indicator = (points: number): number => indicatorOf(BUSINESS_SCORECARD, pillar, points, 2);
    expect([0, average, most].map(indicator)).toEqual([-2, 0, 2]);
    expectSteps(indicator, steps, -2);
  });
});

describe("a pillar near the average applicant's points", () => {
  it("is 0 and never -0", () => {
    // A tenth of a step less, and two hundredths of one more.
    for (const points of [245, 250, 251])
      expect(Object.is(indicatorOf(CREDIT_SCORECARD, "financialEvolution", points, 5), 0), `${points}`).toBe(true);
  });
});
