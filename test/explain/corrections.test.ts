import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Analysis, type AnalyzeOptions, analyze, explain, USAGES } from "../../src/index.js";
import { bodies, bodyOfHousehold } from "../laws/bodies.js";
import { correctionsOf } from "../laws/chosen-corrections.js";
import { account, type Line, NOW } from "../passes/facts.js";
import { faultsIn } from "./faults.js";

/** A body analysed with corrections that numbers choose among its flows, accounts and pairs. */
function corrected(body: object, keys: readonly number[], options: AnalyzeOptions): Analysis {
  return analyze(body, { ...options, corrections: correctionsOf(analyze(body, options), keys) });
}

describe("every number of a corrected result has an explanation that gives it again", () => {
  it.each(["fr-steady-family", "fr-many-credits", "fr-incidents-and-seizure", "fr-deferred-card", "es-family"])(
    "for %s",
    (name) => {
      const market = name.startsWith("es") ? "ES" : "FR";
      for (const keys of [
        [0, 1, 3],
        [3, 0, 2],
      ]) {
        const analysis = corrected(bodyOfHousehold(name), keys, { now: NOW, project: { market } });
        expect(faultsIn(analysis)).toEqual([]);
        expect(analysis.corrections!.some(({ isApplied }) => isApplied)).toBe(true);
      }
    },
  );

  it("for a business", () => {
    const body = bodyOfHousehold("fr-small-business");
    expect(faultsIn(corrected(body, [0, 1, 2], { now: NOW, usage: "BUSINESS" }))).toEqual([]);
  });

  it("for random bodies, windows and products", () => {
    const choices = fc.record({
      usage: fc.constantFrom(...USAGES),
      numberOfDays: fc.integer({ min: 10, max: 200 }),
      disableScores: fc.boolean(),
      disableCreditInsights: fc.boolean(),
    });
    const keys = fc.array(fc.nat(1000), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(bodies({ mostRows: 80 }), keys, choices, (body, numbers, { usage, numberOfDays, ...parameters }) => {
        const period = { mode: "DAYS", numberOfDays } as const;
        const options = { now: NOW, usage, project: { minimumTransactions: 0, period } };
        expect(faultsIn(corrected({ ...body, parameters }, numbers, options))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});

describe("a correction's figures", () => {
  const out: Line = ["2026-05-20", "VIR SEPA LOYER DUPONT", -500];
  const back: Line = ["2026-02-20", "VIR RECU DUPONT", 500];
  const body = { accounts: [account([["2026-03-01", "CARTE X", -3], out]), account([back], { name: "Joint" })] };
  const options: AnalyzeOptions = { now: NOW, project: { minimumTransactions: 0 } };
  const rows = analyze(body, options).accounts.flatMap(({ transactions }) => transactions);
  const [debit, credit] = [-500, 500].map((amount) => rows.find((row) => row.amount === amount)!);

  it("cite the transactions that it is about", () => {
    const transfers = [{ outgoingId: debit!.id, incomingId: credit!.id }];
    const analysis = analyze(body, { ...options, corrections: { transfers } });
    const idsOf = (pointer: string): readonly string[] =>
      explain(analysis, pointer).inputs.flatMap(({ cites }) => cites.map((cite) => ("id" in cite ? cite.id : "")));
    expect(idsOf("/corrections/0/transactionCount")).toEqual([debit!.id]);
    expect(idsOf("/corrections/0/amount")).toEqual([credit!.id]);
    expect(explain(analysis, "/corrections/0/amount")).toMatchObject({ value: 500, unit: "EUR", basis: "COMPUTED" });
  });
});
