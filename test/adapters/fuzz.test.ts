import { afterAll, describe, expect, it } from "vitest";
import { createRandom } from "../../fixtures/random.mjs";
import { adapt, analyze, InvalidBodyError } from "../../src/index.js";
import { slowness, stopwatch } from "../slowness.js";
import { bodiesOfRows } from "./format-bodies.js";
import { mutate } from "./mutants.js";

/** How many mutants are made over all formats: few in CI, many by `npm run fuzz`. */
const MUTANTS = Number(process.env["FUZZ_MUTANTS"] ?? 600);
const SEED = process.env["FUZZ_SEED"] ?? "fuzz";
const ROWS = 200;
const MOST_MILLISECONDS = 50;
const RETRIES = 5;
/** With no least number of transactions, nearly every mutant is analysed through and through. */
const OPTIONS = { now: "2026-06-30T12:00:00Z", project: { minimumTransactions: 0 } };

const BODIES = ["fr-deferred-card", "fr-incidents-and-seizure"].flatMap((household) => bodiesOfRows(ROWS, household));
const counts = new Map<string, number>();

/** Analyses a mutant: its outcome in a word, with whatever must not be in its result. */
function outcomeOf(body: unknown): { outcome: string; faults: readonly string[] } {
  try {
    const analysis = analyze(body, OPTIONS);
    const code = analysis.error?.code;
    return {
      outcome: code ?? analysis.status,
      faults: [...(code === "INTERNAL_ERROR" ? [code] : []), ...strangeNumbersIn(analysis, "")],
    };
  } catch (error) {
    if (error instanceof InvalidBodyError) return { outcome: "InvalidBodyError", faults: [] };
    return { outcome: "thrown", faults: [`thrown: ${String(error)}`] };
  }
}

/** Places of NaN, Infinity and -0. */
function strangeNumbersIn(value: unknown, path: string): readonly string[] {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  if (typeof value !== "object" || value === null) return [];
  const faults: string[] = [];
  for (const name in value) {
    const member = (value as Record<string, unknown>)[name];
    if (typeof member !== "string") faults.push(...strangeNumbersIn(member, `${path}/${name}`));
  }
  return faults;
}

/** Adapting refuses what analysing refuses, and nothing else. */
function isAdapted(body: unknown): boolean {
  try {
    return strangeNumbersIn(adapt(body, OPTIONS), "").length === 0;
  } catch (error) {
    if (error instanceof InvalidBodyError) return false;
    throw error;
  }
}

function millisecondsOf(body: unknown): number {
  const taken = stopwatch();
  outcomeOf(body);
  return taken();
}

/** The first mutants are analysed by code that is not compiled yet: only what is slow each time is slow. */
function isSlow(body: unknown, first: number): boolean {
  if (first <= MOST_MILLISECONDS) return false;
  const times = Array.from({ length: RETRIES }, () => millisecondsOf(body));
  return Math.min(...times) > MOST_MILLISECONDS * slowness();
}

describe("a body that was changed in a few places", () => {
  afterAll(() => {
    if (MUTANTS > 600) console.log(Object.fromEntries([...counts].sort(([, left], [, right]) => right - left)));
  });

  it.each(BODIES.map((one, place) => ({ ...one, place })))(
    "is analysed or refused, soon, in format $format (body $place)",
    ({ format, body, place }) => {
      const random = createRandom(`${SEED}/${place}`);
      expect(outcomeOf(body)).toEqual({ outcome: "COMPLETED", faults: [] });
      for (let round = 0; round < MUTANTS / BODIES.length; round += 1) {
        const { body: mutant, changes } = mutate(body, random);
        const taken = stopwatch();
        const { outcome, faults } = outcomeOf(mutant);
        const slow = isSlow(mutant, taken()) ? ["slow"] : [];
        const disagreement = isAdapted(mutant) === (outcome !== "InvalidBodyError") ? [] : ["adapt disagrees"];
        // The seed, the format and the round make the mutant again.
        expect([format, round, changes, [...faults, ...slow, ...disagreement]]).toEqual([format, round, changes, []]);
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
    },
    20 * 60_000,
  );

  it("leaves the language's own objects as they are", () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
