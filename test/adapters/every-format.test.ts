import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { printFixtures } from "../../fixtures/generate.mjs";
import { analyze } from "../../src/analyze.js";
import { FORMATS } from "../../src/model/format.js";
import type { Analysis } from "../../src/results/analysis.js";

const FOLDER = new URL("../../fixtures/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, FOLDER), "utf8");
const analysisOf = (file: string) => analyze(JSON.parse(read(`bodies/${file}`)), { now: "2026-07-01T12:00:00Z" });

const FILES = readdirSync(new URL("bodies/", FOLDER)).filter((file) => file.startsWith("fr-student."));

describe("one household in every format", () => {
  let native: Analysis;
  beforeAll(() => {
    native = analysisOf("fr-student.native.json");
  });

  it("has a body of each format of the interface", () => {
    const formats = FILES.map((file) => JSON.parse(read(`bodies/${file}`)).format as string);
    expect([...new Set(formats)].sort()).toEqual([...FORMATS].sort());
  });

  it.each(FILES)("gives the native figures in %s", (file) => {
    const analysis = analysisOf(file);
    expect(analysis.status).toBe("COMPLETED");
    expect(analysis.essentials).toMatchObject({
      monthlyRegularIncome: native.essentials!.monthlyRegularIncome,
      monthlyEssentialExpenses: native.essentials!.monthlyEssentialExpenses,
      monthlyLoanRepayments: native.essentials!.monthlyLoanRepayments,
      creditScore: native.essentials!.creditScore!,
    });
    expect(analysis.creditInsights!.expenses.totalAmount).toBe(native.creditInsights!.expenses.totalAmount);
    expect(analysis.creditInsights!.cashFlows.length).toBe(native.creditInsights!.cashFlows.length);
  });
});

describe("the committed fixtures", () => {
  it("are what the generator writes", () => {
    for (const [path, text] of printFixtures()) expect(read(path) === text, path).toBe(true);
  });
});
