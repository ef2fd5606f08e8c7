import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Analysis, type AnalyzeOptions, analyze, PERIOD_MODES } from "../../src/index.js";
import { anyCategoriesOf, correctionsOf } from "../laws/chosen-corrections.js";
import { analyseLife } from "../laws/lives.js";
import { account, type Line, NOW } from "../passes/facts.js";
import { faultsIn } from "./faults.js";

const keys = fc.array(fc.nat(1000), { minLength: 7, maxLength: 40 });
const choices = fc.record({
  period: fc.record({
    mode: fc.constantFrom(...PERIOD_MODES),
    numberOfDays: fc.constantFrom(20, 45, 90),
    numberOfMonths: fc.constantFrom(1, 3, 12),
  }),
  // Below, at and above what the insights look back on, so that one window alone may hold a side of a link.
  scoreDays: fc.constantFrom(30, 60, 90, 365),
  disableScores: fc.boolean(),
  disableCreditInsights: fc.boolean(),
  hasTransfers: fc.boolean(),
  hasAccounts: fc.boolean(),
});
type Choices = typeof choices extends fc.Arbitrary<infer Chosen> ? Chosen : never;

/** A body analysed with most of its flows called otherwise, and with transfers and accounts that numbers choose. */
function corrected(body: object, given: AnalyzeOptions, numbers: readonly number[], chosen: Choices): Analysis {
  const { period, scoreDays, hasTransfers, hasAccounts, ...parameters } = chosen;
  const project = { ...given.project, minimumTransactions: 0, scoreDays, period };
  const options = { ...given, project };
  const asked = { ...body, parameters };
  const before = analyze(asked, options);
  const { transfers, accounts } = correctionsOf(before, numbers);
  const categories = anyCategoriesOf(before, numbers);
  const corrections = { categories, ...(hasTransfers && { transfers }), ...(hasAccounts && { accounts }) };
  return analyze(asked, { ...options, corrections });
}

describe("every number gives itself again whatever the client calls the flows of", () => {
  // Returns, retries, refunds, own transfers, loans, seizures and split payments, in each market and usage.
  it.each([
    "be-many-loans-liege",
    "es-many-loans-bbva",
    "fr-seizure-gambling-metz",
    "fr-surendettement-lcl",
    "gb-business-mot-garage",
    "gb-family-tsb-starling",
    "nl-seizure-gambling-tilburg",
  ])("%s", (name) => {
    const { body, market, usage } = analyseLife(name);
    fc.assert(
      fc.property(keys, choices, (numbers, chosen) => {
        const options = { now: "2026-08-21T12:00:00Z", usage, project: { market } };
        expect(faultsIn(corrected(body, options, numbers, chosen))).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  const COUNTED_ONCE: readonly Line[] = [
    ["2026-04-05", "VIREMENT SALAIRE ACME", 2000],
    ["2026-04-29", "PRLV SEPA SOFINCO ECHEANCE", -120],
    ["2026-05-02", "REJET PRLV SOFINCO", 120],
    ["2026-05-12", "PRLV SEPA SOFINCO ECHEANCE", -120],
    ["2026-05-05", "COMMISSION INTERVENTION", -8],
    ["2026-05-06", "COMMISSION INTERVENTION", -8],
    ["2026-05-12", "REMBOURSEMENT COMMISSIONS D INTERVENTION", 16],
    ["2026-05-20", "CARTE ZALANDO", -40],
    ["2026-05-29", "CHEQUE 1234567", -80],
    ["2026-06-03", "AVOIR CARTE ZALANDO", 40],
    ["2026-06-04", "CHEQUE 1234567", 80],
    ["2026-06-05", "REMISE CHEQUE 7654321", 500],
    ["2026-06-09", "CHEQUE REMIS IMPAYE 7654321 SANS PROVISION", -500],
    ["2026-06-10", "VIR SEPA ANNE ZUBRO LOYER", -640],
  ];

  it.each(["CONSUMER", "BUSINESS"] as const)("a short history of all that is counted once, of a %s", (usage) => {
    const other = account([["2026-06-11", "VIR DE ANNE ZUBRO LOYER", 640]], { name: "Joint", usage: "UNKNOWN" });
    const body = { accounts: [account(COUNTED_ONCE, { usage: "UNKNOWN" }), other] };
    fc.assert(
      fc.property(keys, choices, (numbers, chosen) => {
        expect(faultsIn(corrected(body, { now: NOW, usage }, numbers, chosen))).toEqual([]);
      }),
      { numRuns: 70 },
    );
  });
});
