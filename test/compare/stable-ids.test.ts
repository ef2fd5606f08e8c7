import { describe, expect, it } from "vitest";
import { drawFlowHousehold, flowOptions, writeFlowBody } from "../../fixtures/flows/household.mjs";
import { analyze } from "../../src/index.js";

const HOUSEHOLDS = 20;
const MONTH_DAYS = 31;

/** The flow of each row that a household's bank knows by a day. */
function flowIdsAt(household: ReturnType<typeof drawFlowHousehold>, lastDay: number): ReadonlyMap<string, string> {
  const analysis = analyze(writeFlowBody(household, lastDay), flowOptions({ ...household, lastDay }));
  return new Map(
    analysis.creditInsights!.cashFlows.flatMap(({ transactions }) =>
      transactions.map(({ aggregator, enrichments }) => [aggregator.id!, enrichments.groupId] as const),
    ),
  );
}

describe("ids of flows", () => {
  it("stay when a month of history is added and the streams go on", () => {
    let kept = 0;
    let streams = 0;
    const moved: string[] = [];
    for (let number = 1; number <= HOUSEHOLDS; number += 1) {
      const household = drawFlowHousehold(`steady-${number}`, { historyMonths: 13, isSteady: true });
      const before = flowIdsAt(household, household.lastDay - MONTH_DAYS);
      const after = flowIdsAt(household, household.lastDay);
      for (const { id, isDecidable } of household.streams) {
        const shared = household.rows.filter((row) => row.group === id && before.has(row.id) && after.has(row.id));
        if (!isDecidable || shared.length === 0) continue;
        streams += 1;
        const isKept = shared.every((row) => before.get(row.id) === after.get(row.id));
        if (isKept) kept += 1;
        else moved.push(`${household.seed} ${id}`);
      }
    }
    expect(streams).toBeGreaterThan(200);
    expect(kept / streams, moved.join()).toBeGreaterThanOrEqual(0.99);
  });
});
