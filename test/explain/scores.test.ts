import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Analysis, analyze, explain, PERIOD_MODES, type PointsView, recompute, USAGES } from "../../src/index.js";
import { type Body, type BodyRow, checkingAccount, rowOn } from "../laws/bodies.js";
import { faultsIn } from "./faults.js";
import { analysisOf, HOUSEHOLDS } from "./households.js";

const NOW = "2026-06-30T12:00:00Z";

/** Texts that links pair: debits with their returns, fees with their refunds, own transfers. */
const LINKED_TEXTS: readonly (readonly [text: string, sign: 1 | -1])[] = [
  ["PRLV SEPA EDF CLIENTS PARTICULIERS", -1],
  ["PRLV SEPA COFIDIS MENSUALITE", -1],
  ["REJET DE PRELEVEMENT SEPA IMPAYE", 1],
  ["CARTE 02/06 DECATHLON NANTES", -1],
  ["AVOIR CARTE DECATHLON 12/05", 1],
  ["COMMISSION D INTERVENTION", -1],
  ["REMBOURSEMENT FRAIS COMMISSION D INTERVENTION", 1],
  ["VIREMENT EMIS VERS LIVRET A", -1],
  ["VIREMENT DU LIVRET A", 1],
  ["CB WINAMAX PARIS", -1],
  ["VIREMENT SALAIRE ACME SAS", 1],
];

const line: fc.Arbitrary<BodyRow> = fc
  .tuple(fc.constantFrom(...LINKED_TEXTS), fc.integer({ min: -120, max: 0 }), fc.constantFrom(20, 120.5))
  .map(([[text, sign], offset, amount]) => rowOn(offset, text, sign * amount));

const linkedBodies: fc.Arbitrary<Body> = fc
  .tuple(
    fc.array(line, { minLength: 1, maxLength: 60, size: "max" }),
    fc.array(line, { maxLength: 20, size: "max" }),
    fc.integer({ min: -900, max: 900 }),
  )
  .map(([own, other, balance]) => ({
    accounts: [
      checkingAccount(own, { usage: "UNKNOWN", balance }),
      checkingAccount(other, { usage: "UNKNOWN", name: "Livret A", type: "SAVINGS" }),
    ],
  }));

const settings = fc.record({
  usage: fc.constantFrom(...USAGES),
  scoreDays: fc.integer({ min: 1, max: 250 }),
  mode: fc.constantFrom(...PERIOD_MODES),
  numberOfMonths: fc.integer({ min: 1, max: 8 }),
  market: fc.constantFrom("FR" as const, "GB" as const),
});

const total = (points: readonly PointsView[]): number => points.reduce((sum, row) => sum + row.points, 0);

/** Pointers of all rows of points of an analysis, with the rows. */
function rowsOf({ scores, metadata }: Analysis): readonly (readonly [pointer: string, row: PointsView])[] {
  const lists: readonly (readonly [string, readonly PointsView[] | undefined])[] = [
    ["/scores/creditScore/points", scores?.creditScore?.points],
    ["/scores/paymentScore/points", scores?.paymentScore?.points],
    ["/scores/businessCreditScore/points", scores?.businessCreditScore?.points],
    ["/metadata/activityScore/points", metadata?.activityScore?.points],
  ];
  return lists.flatMap(([pointer, list = []]) => list.map((row, place) => [`${pointer}/${place}`, row] as const));
}

describe("every score", () => {
  it.each(HOUSEHOLDS)("is the sum of the points of its rows: %s", (name) => {
    const { scores, metadata } = analysisOf(name);
    for (const score of [scores?.creditScore, scores?.businessCreditScore])
      if (score !== undefined) expect(total(score.points)).toBe(score.value);
    if (scores?.paymentScore !== undefined)
      expect(total(scores.paymentScore.points)).toBe(scores.paymentScore.totalPoints);
    if (metadata?.activityScore !== undefined)
      expect(total(metadata.activityScore.points)).toBe(metadata.activityScore.value);
  });

  it("shows a value within the bin that it names, and a reason where points are missing", () => {
    for (const [, row] of HOUSEHOLDS.flatMap((name) => rowsOf(analysisOf(name)))) {
      const { bin, value = 0, points, mostPoints, reason } = row;
      const from = Number(/at least (-?[\d.]+)/.exec(bin)?.[1] ?? Number.NEGATIVE_INFINITY);
      const below = Number(/below (-?[\d.]+)/.exec(bin)?.[1] ?? Number.POSITIVE_INFINITY);
      if (!bin.startsWith("in proportion") && row.value !== undefined)
        expect(value >= from && value < below).toBe(true);
      expect(reason !== undefined).toBe(points < mostPoints);
    }
  });

  it("has an explanation that gives it again, whatever was linked in its own window and whatever period is asked for", () => {
    const leftOut = { moved: 0, rejected: 0, refunded: 0, returned: 0 };
    fc.assert(
      fc.property(linkedBodies, settings, (body, { usage, scoreDays, mode, numberOfMonths, market }) => {
        const period = { mode, numberOfMonths };
        const project = { minimumTransactions: 0, scoreDays, period, market, currency: "EUR" };
        const analysis = analyze(body, { now: NOW, usage, project });
        expect(faultsIn(analysis).filter((fault) => /score/i.test(fault))).toEqual([]);
        for (const name of Object.keys(leftOut) as (keyof typeof leftOut)[])
          leftOut[name] += analysis.scores?.leftOut[name].length ?? 0;
      }),
      { numRuns: 120 },
    );
    // The law would say little of bodies without links.
    for (const count of Object.values(leftOut)) expect(count).toBeGreaterThan(25);
  });
});

describe("a characteristic", () => {
  const wages = [-85, -55, -25].map((offset) => rowOn(offset, "VIREMENT SALAIRE ACME SAS", 2000));
  const loans = [-80, -50, -20].map((offset) => rowOn(offset, "PRLV SEPA COFIDIS MENSUALITE PRET", -250));
  const back = rowOn(-18, "REJET DE PRELEVEMENT IMPAYE COFIDIS", 250);
  const start = rowOn(-90, "CARTE CARREFOUR MARKET", -40);
  const options = { now: NOW, project: { minimumTransactions: 0 } };
  const analysis = analyze({ accounts: [checkingAccount([start, ...wages, ...loans, back])] }, options);
  const placed = (name: string, of: Analysis = analysis): readonly [pointer: string, row: PointsView] =>
    rowsOf(of).find(([, row]) => row.characteristic === name)!;

  // By hand: 750 of loan payments due to 6,000 of income; what came back is still owed.
  it("shows what was measured, with its unit, its bin and why points are missing", () => {
    expect(placed("DEBT_RATIO")[1]).toEqual({
      characteristic: "DEBT_RATIO",
      value: 0.125,
      unit: "loan repayments, instalments and leasing as a share of income",
      bin: "at least 0.1 and below 0.2",
      points: 85,
      mostPoints: 120,
      reason: "HIGH_DEBT",
    });
    expect(placed("REJECTIONS")[1]).toMatchObject({ bin: "at least 0.01 and below 1.5", value: 0.989, points: 55 });
    expect(placed("GAMBLING_RATIO")[1]).not.toHaveProperty("reason");
  });

  it("leads from its points to its value, and from that to the transactions", () => {
    const [pointer, row] = placed("DEBT_RATIO");
    const points = explain(analysis, `${pointer}/points`);
    expect(points.inputs).toEqual([
      { role: "value", cites: [{ kind: "FIGURE", pointer: `${pointer}/value`, value: row.value }] },
    ]);
    const value = explain(analysis, `${pointer}/value`);
    const amounts = (role: string): unknown =>
      value.inputs
        .find((group) => group.role === role)
        ?.cites.map((cite) => cite.kind === "TRANSACTION" && cite.amount);
    const due = "due once a month, times: 3";
    expect(amounts(`transactions added up ${due}`)).toEqual([-250, -250, -250]);
    expect(amounts(`incomes ${due}`)).toEqual([2000, 2000, 2000]);
    expect(value.basis).toBe("COMPUTED");
    expect(recompute(value)).toBe(0.125);
  });

  it("follows what its explanation cites, and nothing else", () => {
    const [pointer] = placed("DEBT_RATIO");
    const value = explain(analysis, `${pointer}/value`);
    const doubled = {
      ...value,
      inputs: value.inputs.map((group) => ({
        ...group,
        cites: group.cites.map((cite) =>
          cite.kind === "TRANSACTION" && group.role.startsWith("incomes") ? { ...cite, amount: cite.amount * 2 } : cite,
        ),
      })),
    };
    // The value would lie in a lower bin, whose bound it does not meet: 750 of 12,000.
    expect(recompute(doubled)).toBe(0.0625);
  });

  it("has no value where it is a share of no income, and points all the same", () => {
    const poor = analyze({ accounts: [checkingAccount([start, ...loans], { balance: -70 })] }, options);
    for (const name of ["DEBT_RATIO", "LOWEST_BALANCE", "RESIDUAL_INCOME"]) {
      const [pointer, row] = placed(name, poor);
      expect(row).not.toHaveProperty("value");
      expect(row.points).toBe(0);
      expect(recompute(explain(poor, `${pointer}/points`))).toBe(0);
    }
    const gambling = placed("GAMBLING_RATIO", poor)[1];
    expect(gambling).toMatchObject({ points: 50, mostPoints: 50 });
    expect(gambling).not.toHaveProperty("value");
  });

  it("has no value where the currency has no usual wage", () => {
    const pounds = [checkingAccount([start, ...wages], { currency: "GBP" })];
    const abroad = analyze({ accounts: pounds }, { now: NOW, project: { minimumTransactions: 0, currency: "GBP" } });
    expect(placed("INCOME_LEVEL", abroad)[1]).not.toHaveProperty("value");
    expect(faultsIn(abroad)).toEqual([]);
  });

  it("is not rounded out of its bin", () => {
    // A balance of 5 cents below zero, against 2,000 a month, is −0.000025 of it: less than nothing all the same.
    const tiny = analyze({ accounts: [checkingAccount([start, ...wages], { balance: 5999.95 })] }, options);
    const [pointer, row] = placed("LOWEST_BALANCE", tiny);
    expect(row).toMatchObject({ value: -0.0001, bin: "at least -0.2 and below 0", points: 45 });
    expect(recompute(explain(tiny, `${pointer}/value`))).toBe(-0.0001);
  });
});
