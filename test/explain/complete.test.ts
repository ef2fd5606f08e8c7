import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLargeBody } from "../../fixtures/bodies.mjs";
import { type Analysis, analyze, type ExplanationBasis, explain, PERIOD_MODES, USAGES } from "../../src/index.js";
import { bodies } from "../laws/bodies.js";
import { account, type Line } from "../passes/facts.js";
import { slowness, stopwatch } from "../slowness.js";
import { faultsIn } from "./faults.js";
import { numericPointers, templateOf } from "./figures.js";
import { analysisOf, HOUSEHOLDS } from "./households.js";

const NOW = "2026-06-30T12:00:00Z";

const OPTIONS = fc.record({
  mode: fc.constantFrom(...PERIOD_MODES),
  usage: fc.constantFrom(...USAGES),
  useBalanceDate: fc.boolean(),
});

describe("every number of a result has an explanation that gives it again", () => {
  it.each(HOUSEHOLDS)("for %s", (name) => {
    expect(faultsIn(analysisOf(name))).toEqual([]);
  });

  it.each(PERIOD_MODES)("in mode %s, on a night when zones disagree on the day", (mode) => {
    const period = { mode, numberOfDays: 75, numberOfMonths: 2 };
    for (const name of ["fr-incidents-and-seizure", "fr-many-credits", "fr-deferred-card"])
      expect(faultsIn(analysisOf(name, { period }, "2026-06-17T22:30:00Z"))).toEqual([]);
  });

  it.each([
    { disableScores: true },
    { disableCreditInsights: true },
    { disableScores: true, disableCreditInsights: true },
    { useBalanceDate: true, period: { mode: "MONTHS", numberOfMonths: 7 } },
  ])("with the parameters %j", (parameters) => {
    const body = { ...createLargeBody({ transactionCount: 200, days: 120, balanceDate: "2026-06-03" }), parameters };
    expect(faultsIn(analyze(body, { now: NOW }))).toEqual([]);
  });

  it("with own transfers that bear a purpose, and a client's rule that is called like the engine's", () => {
    const months = ["03", "04", "05", "06"];
    const purchases = Array.from(
      { length: 24 },
      (_, at): Line => [`2026-05-${String(at + 1).padStart(2, "0")}`, "CB LIDL", -9],
    );
    const lines = (day: string, text: string, amount: number) =>
      months.map((month): Line => [`2026-${month}-${day}`, text, amount]);
    const shared = { usage: "UNKNOWN" };
    const body = {
      accounts: [
        account(
          [...purchases, ...lines("05", "VIR SEPA ANNE ZUBRO LOYER", -640), ...lines("02", "VIR XYLOBAR", 1500)],
          shared,
        ),
        account(lines("06", "VIR DE ANNE ZUBRO LOYER", 640), { ...shared, name: "Compte joint" }),
      ],
    };
    const rule = { id: "link.own-transfer", category: "WAGE", direction: "ANY", phrases: ["XYLOBAR"] } as const;
    for (const usage of USAGES) {
      const project = { lexicon: [rule], scoreDays: 90 };
      const analysis = analyze(body, { now: NOW, usage, project });
      expect(analysis.accounts[0]!.transactions.some(({ enrichments }) => enrichments.rule.endsWith(":RENT"))).toBe(
        true,
      );
      expect(faultsIn(analysis)).toEqual([]);
    }
  });

  it("for random bodies", () => {
    fc.assert(
      fc.property(bodies({ mostRows: 120 }), OPTIONS, (body, { mode, usage, useBalanceDate }) => {
        const project = { minimumTransactions: 1, period: { mode } };
        const analysis = analyze({ ...body, parameters: { useBalanceDate } }, { now: NOW, usage, project });
        expect(faultsIn(analysis)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what a result cannot give again", () => {
  const templates = (isWanted: (basis: ExplanationBasis) => boolean): readonly string[] => {
    const found = HOUSEHOLDS.map((name) => analysisOf(name)).flatMap((analysis) =>
      numericPointers(analysis)
        .filter((pointer) => isWanted(explain(analysis, pointer).basis))
        .map(templateOf),
    );
    return [...new Set(found)].sort();
  };

  it("is what the body and the settings gave", () => {
    expect(templates((basis) => basis === "GIVEN")).toEqual([
      "/accounts/*/balance",
      "/accounts/*/transactions/*/amount",
      "/parameters/period/numberOfDays",
      "/parameters/period/numberOfMonths",
      "/settings/project/lexiconRuleCount",
      "/settings/project/minimumTransactions",
      "/settings/project/period/numberOfDays",
      "/settings/project/period/numberOfMonths",
      "/settings/project/scoreDays",
    ]);
  });

  it("is nothing else but the count of rows that the result does not list", () => {
    // A note's count may be of rows that are not in the result; which notes there are is not this test's matter.
    const partly = templates((basis) => basis === "PARTLY_COMPUTED");
    expect(partly.filter((template) => template !== "/dataQuality/notes/*/count")).toEqual([]);
  });
});

describe("explaining all numbers of a result of 2,000 transactions", () => {
  it("takes less than 100 ms, the index included", () => {
    const body = createLargeBody({ transactionCount: 2000, days: 365 });
    const text = JSON.stringify(analyze(body, { now: NOW }));
    const pointers = numericPointers(JSON.parse(text));
    expect(pointers.length).toBeGreaterThan(4000);
    const milliseconds = Array.from({ length: 5 }, () => {
      const analysis = JSON.parse(text) as Analysis;
      const taken = stopwatch();
      for (const pointer of pointers) explain(analysis, pointer);
      return taken();
    });
    expect(Math.min(...milliseconds)).toBeLessThan(100 * slowness());
  });
});
