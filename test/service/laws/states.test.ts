import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ANALYSIS_STATUSES,
  type AnalysisStatus,
  HAPPENINGS,
  type Happening,
  nextStatus,
} from "../../../src/service/analyses/transitions.js";
import { createServiceClient } from "../service-client.js";
import { COMMANDS, expectAsModelled, type Model, type Real, settle } from "./analysis-commands.js";
import type { PartyKind } from "./small-bodies.js";

const RUNS = Number(process.env["STATE_RUNS"] ?? 60);

describe("any requests in any order", () => {
  // Computations take their turns by setImmediate: they run when the clock is told to, and at no other time.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setImmediate"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("move analyses as the interface says, with its answers and its events", async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 30, size: "max" }), async (commands) => {
        const model: Model = { analyses: [] };
        const real = await createReal();
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await settle(model, real);
        for (const place of model.analyses.keys()) {
          await expectAsModelled(model, real, place);
          expectEvents(model, real, place);
        }
        expect(real.faults).toEqual([]);
      }),
      { numRuns: RUNS, verbose: 0 },
    );
  });
});

async function createReal(): Promise<Real> {
  const client = createServiceClient();
  await client.listen("bank_details_required", "bank_details_fetched", "analysis_completed", "analysis_failed");
  const partyPath = async (kind: PartyKind): Promise<string> => {
    const path = kind === "BUSINESS" ? "/v2/businesses" : "/v2/customers";
    const { body } = await client.ask("POST", path, { body: { customIdentifier: kind } });
    return `${path}/${body["id"]}`;
  };
  const partyPaths = { CUSTOMER: await partyPath("CUSTOMER"), BUSINESS: await partyPath("BUSINESS") };
  return { ...client, partyPaths, analysisIds: [] };
}

/** Each subscription is told in order; those of different events are not told in one order. */
function expectEvents(model: Model, real: Real, place: number): void {
  const { kind, events } = model.analyses[place]!;
  const analysisId = real.analysisIds[place]!;
  const partyId = real.partyPaths[kind].split("/").at(-1)!;
  const told = real.events.filter(({ payload }) => payload["analysisId"] === analysisId);
  expect(told.map(({ eventName }) => eventName).sort()).toEqual([...events].sort());
  for (const { payload } of told)
    expect(payload).toEqual({ analysisId, [kind === "BUSINESS" ? "businessId" : "customerId"]: partyId });
}

/** The arrows of the state machine, written down once more from the interface. */
const ARROWS: readonly (readonly [AnalysisStatus, Happening, AnalysisStatus])[] = [
  ...ANALYSIS_STATUSES.flatMap((status) => [
    [status, "DATA_REQUESTED", "FETCHING_DATA"] as const,
    [status, "DATA_HELD", "PENDING"] as const,
    [status, "COMPUTATION_STARTED", "IN_PROGRESS"] as const,
  ]),
  ["FETCHING_DATA", "EXTRACTION_FAILED", "ERROR"],
  ["IN_PROGRESS", "COMPUTATION_COMPLETED", "COMPLETED"],
  ["IN_PROGRESS", "COMPUTATION_FAILED", "ERROR"],
];

describe("the table of transitions", () => {
  it.each(ARROWS)("%s, %s: %s", (status, happening, next) => {
    expect(nextStatus(status, happening)).toBe(next);
  });

  it("refuses every other pair", () => {
    const pairs = ANALYSIS_STATUSES.flatMap((status) => HAPPENINGS.map((happening) => [status, happening] as const));
    const others = pairs.filter(([status, happening]) => !ARROWS.some(([s, h]) => s === status && h === happening));
    expect(pairs).toHaveLength(36);
    expect(others).toHaveLength(15);
    for (const [status, happening] of others)
      expect(() => nextStatus(status, happening)).toThrow(
        `${happening} cannot happen to an analysis that is ${status}`,
      );
  });

  it("leads from a new analysis to every state, and from every state to a completed one", () => {
    for (const status of ANALYSIS_STATUSES) {
      expect(reachableFrom("CREATED")).toContain(status);
      expect(reachableFrom(status)).toContain("COMPLETED");
    }
  });
});

function reachableFrom(start: AnalysisStatus): readonly AnalysisStatus[] {
  const reached = new Set<AnalysisStatus>([start]);
  for (const status of reached) for (const [from, , to] of ARROWS) if (from === status) reached.add(to);
  return [...reached];
}
