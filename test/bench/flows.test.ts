import { describe, expect, it } from "vitest";
import { evaluateFlows } from "../../bench/flows.mjs";
import { drawFlowHousehold } from "../../fixtures/flows/household.mjs";
import { analyze } from "../../src/index.js";

describe("the benchmark of flows", () => {
  it("draws the same household from the same seed", () => {
    expect(drawFlowHousehold("again")).toEqual(drawFlowHousehold("again"));
    expect(drawFlowHousehold("again")).not.toEqual(drawFlowHousehold("another"));
  });

  it("finds the streams, well ahead of the simple methods", () => {
    const tallies = evaluateFlows({ analyze, seed: "test", households: 25 });
    const engine = tallies.engine.figures();
    const simple = [tallies.sameAmount.figures(), tallies.steadyGap.figures()];
    expect(engine.weeklyToMonthly.f1).toBeGreaterThan(0.9);
    expect(engine.longer.f1).toBeGreaterThan(0.85);
    expect(engine.all.f1).toBeGreaterThan(Math.max(...simple.map(({ all }) => all.f1)) + 0.1);
    expect(engine.grouping).toBeGreaterThan(0.85);
    expect(engine.dueDayError).toBeLessThan(0.7);
    expect(engine.repartition).toBeGreaterThan(0.95);
    expect(engine.incomeErrorMedian).toBeLessThan(0.5);
  });
});
