import { describe, expect, it } from "vitest";
import { analyzeHousehold, HOUSEHOLDS, readFixture } from "../golden/households.js";
import { pairRows, type ReadRow, type Truth, wrongFigures, wrongRhythms } from "./truth-facts.js";

/**
 * Each household states its own truth, written by its generator and never by an engine. The engine's figures must be
 * that truth, within a hundredth; the labels of single transactions within a share.
 */
const CASES = HOUSEHOLDS.map((household) => {
  const truth = readFixture(`truth/${household.name}.json`) as Truth;
  const analysis = analyzeHousehold(household);
  return { name: household.name, truth, analysis, rows: pairRows(household, truth, analysis) };
});

/** Figures that may be off, a household: as `figure: said for expected`, all of them and no other. */
const BOUNDS: Readonly<Record<string, readonly string[]>> = {};

describe("what a household's generator says of it", () => {
  it.each(CASES)("$name: the figures", ({ name, analysis, truth }) => {
    expect(analysis.status).toBe(truth.facts.expectedStatus);
    expect(wrongFigures(analysis, truth)).toEqual(BOUNDS[name] ?? []);
  });

  it("has bounds for households that there are", () => {
    expect(CASES.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(BOUNDS)));
  });

  it.each(CASES)("$name: the rhythms and due days of its budget lines", ({ analysis, truth, rows }) => {
    expect(wrongRhythms(analysis, truth, rows)).toEqual([]);
  });
});

describe("what the generator says of single transactions, over all households", () => {
  const rows = CASES.flatMap((one) => one.rows);
  const shareOf = (isRight: (row: ReadRow) => boolean): number => rows.filter(isRight).length / rows.length;

  it("category: exact for at least 97 %, acceptable for at least 99 %", () => {
    const isExact = ({ truth, said }: ReadRow): boolean => said.enrichments.category === truth.category;
    const isAccepted = ({ truth, said }: ReadRow): boolean =>
      truth.accept?.includes(said.enrichments.category) ?? false;
    expect(shareOf(isExact)).toBeGreaterThanOrEqual(0.97);
    expect(shareOf((row) => isExact(row) || isAccepted(row))).toBeGreaterThanOrEqual(0.99);
  });

  it("type: right for at least 99 %", () => {
    const isRight = ({ truth, said }: ReadRow): boolean =>
      [truth.type, ...(truth.acceptTypes ?? [])].includes(said.enrichments.type);
    expect(shareOf(isRight)).toBeGreaterThanOrEqual(0.99);
  });
});
