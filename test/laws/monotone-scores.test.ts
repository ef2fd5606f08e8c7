import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnalyzeOptions, analyze } from "../../src/index.js";
import { type Score, type ScoreNeeds, scoreBusiness, scoreCredit, scorePayment } from "../../src/passes/scores.js";
import { BUSINESS_SCORECARD } from "../../src/scorecards/business.js";
import { CREDIT_SCORECARD, type CreditCharacteristic } from "../../src/scorecards/credit.js";
import { PAYMENT_SCORECARD } from "../../src/scorecards/payment.js";
import type { Characteristic } from "../../src/scorecards/scorecard.js";
import { type Body, type BodyRow, bodies, bodyOfHousehold, checkingAccount, REFERENCE_DAY, rowOn } from "./bodies.js";

const OPTIONS: AnalyzeOptions = { now: `${REFERENCE_DAY}T12:00:00Z`, project: { minimumTransactions: 0 } };

/** Which way each characteristic is bad: 1 where more is worse, -1 where less is. */
const WORSE: Readonly<Record<CreditCharacteristic, 1 | -1>> = {
  OVERDRAFT_DAYS: 1,
  REJECTIONS: 1,
  INCIDENT_FEES: 1,
  SEIZURES_AND_COLLECTIONS: 1,
  GAMBLING_RATIO: 1,
  DEBT_RATIO: 1,
  FAST_CREDIT: 1,
  LOWEST_BALANCE: -1,
  BALANCE_TREND: -1,
  BALANCE_BUFFER: -1,
  INCOME_REGULARITY: -1,
  INCOME_LEVEL: -1,
  RESIDUAL_INCOME: -1,
};
const NAMES = Object.keys(WORSE) as readonly CreditCharacteristic[];

const CARDS: readonly (readonly [name: string, card: readonly Characteristic<string, string>[]])[] = [
  ["credit", CREDIT_SCORECARD],
  ["payment", PAYMENT_SCORECARD],
  ["business", BUSINESS_SCORECARD],
];
const SCORES: readonly ((needs: ScoreNeeds) => Score<string>)[] = [scoreCredit, scorePayment, scoreBusiness];

const value = fc.oneof(
  fc.double({ min: -2, max: 2, noNaN: true }),
  fc.double({ min: 0, max: 40, noNaN: true }),
  fc.constantFrom(-1e6, 0, 1e6),
);
type Values = Readonly<Record<CreditCharacteristic, number>>;
const characteristics = fc.record(Object.fromEntries(NAMES.map((name) => [name, value]))) as fc.Arbitrary<Values>;
const LEFT_OUT = { moved: [], rejected: [], retried: [], refunded: [], returned: [] };

/** What a score needs of known values. */
function needsOf(values: Values): ScoreNeeds {
  const known = Object.entries(values).map(([name, one]) => [name, { value: one, isKnown: true }]);
  return { characteristics: { values: Object.fromEntries(known), monthlyLines: [], leftOut: LEFT_OUT } };
}
const step = fc.oneof(
  fc.double({ min: 0, max: 0.2, noNaN: true }),
  fc.double({ min: 0, max: 30, noNaN: true }),
  fc.constant(1e6),
);

describe.each(CARDS)("the %s scorecard", (_, card) => {
  it("adds up to 1000 points at most and 0 at least", () => {
    const most = card.map(({ attributes }) => Math.max(...attributes.map(({ points }) => points)));
    const least = card.map(({ attributes }) => Math.min(...attributes.map(({ points }) => points)));
    expect(most.reduce((sum, points) => sum + points, 0)).toBe(1000);
    expect(least.reduce((sum, points) => sum + points, 0)).toBe(0);
  });

  it("has bins in ascending order whose points go one way, and an average within them", () => {
    for (const { name, attributes, averagePoints } of card) {
      const bounds = attributes.map(({ below }) => below ?? Number.POSITIVE_INFINITY);
      expect(bounds, name).toEqual([...new Set(bounds)].sort((left, right) => left - right));
      expect(attributes.at(-1), name).not.toHaveProperty("below");
      const direction = WORSE[name as CreditCharacteristic];
      const points = attributes.map((attribute) => attribute.points);
      expect(points, name).toEqual([...points].sort((left, right) => (right - left) * direction));
      expect(averagePoints > 0 && averagePoints < Math.max(...points), name).toBe(true);
    }
  });
});

describe("a score of characteristics", () => {
  it("is never raised by a worse characteristic", () => {
    fc.assert(
      fc.property(characteristics, fc.constantFrom(...NAMES), step, (values, name, change) => {
        const worse = { ...values, [name]: values[name] + WORSE[name] * change };
        for (const score of SCORES) {
          const [before, after] = [score(needsOf(values)), score(needsOf(worse))];
          expect(after.value).toBeLessThanOrEqual(before.value);
          for (const [pillar, indicator] of Object.entries(after.indicators))
            expect(indicator).toBeLessThanOrEqual(before.indicators[pillar]!);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("stays within its range, with whole pillars and at most four reasons", () => {
    const within = (
      score: Score<string>,
      least: number,
      most: number,
      pillarLeast: number,
      pillarMost: number,
    ): void => {
      expect(Number.isInteger(score.value) && score.value >= least && score.value <= most).toBe(true);
      for (const indicator of Object.values(score.indicators)) {
        expect(
          Number.isInteger(indicator) &&
            indicator >= pillarLeast &&
            indicator <= pillarMost &&
            !Object.is(indicator, -0),
        ).toBe(true);
      }
      expect(score.reasons.length).toBeLessThanOrEqual(4);
      for (const { points, mostPoints } of score.points) expect(points >= 0 && points <= mostPoints).toBe(true);
    };
    fc.assert(
      fc.property(characteristics, (values) => {
        within(scoreCredit(needsOf(values)), 0, 1000, -5, 5);
        within(scorePayment(needsOf(values)), 1, 10, 0, 0);
        within(scoreBusiness(needsOf(values)), 0, 1000, 1, 5);
      }),
      { numRuns: 300 },
    );
  });

  it("reaches both ends", () => {
    const all = (sign: 1 | -1): Values =>
      Object.fromEntries(NAMES.map((name) => [name, WORSE[name] * sign * 1e6])) as unknown as Values;
    expect(SCORES.map((score) => score(needsOf(all(-1))).value)).toEqual([1000, 10, 1000]);
    expect(SCORES.map((score) => score(needsOf(all(1))).value)).toEqual([0, 1, 0]);
    expect(Object.values(scoreCredit(needsOf(all(1))).indicators)).toEqual([-5, -5, -5]);
    expect(Object.values(scoreBusiness(needsOf(all(-1))).indicators)).toEqual([5, 5, 5]);
  });
});

/** Credit, payment and business score of a body. */
function scoresOf(body: Body): readonly number[] {
  const consumer = analyze(body, OPTIONS).scores!;
  const accounts = body.accounts.map((account) => ({ ...account, usage: "PROFESSIONAL" }));
  const business = analyze({ ...body, accounts }, { ...OPTIONS, usage: "BUSINESS" }).scores!;
  return [consumer.creditScore!.value, consumer.paymentScore!.value, business.businessCreditScore!.value];
}

function expectNotRaised(after: Body, before: Body): void {
  const scores = scoresOf(before);
  scoresOf(after).forEach((score, place) => expect(score).toBeLessThanOrEqual(scores[place]!));
}

const whole = bodies({ mostAccounts: 2, mostRows: 60, isMixed: false, hasIds: false });

describe("a score of a body", () => {
  it("is never raised by a lower balance, and so by more days in overdraft", () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 400_000 }), (body, cents) => {
        const lower = body.accounts.map((account, number) =>
          number === 0 ? { ...account, balance: Math.round(account.balance * 100 - cents) / 100 } : account,
        );
        expectNotRaised({ ...body, accounts: lower }, body);
      }),
      { numRuns: 60 },
    );
  });

  const wages = [-85, -55, -25].map((offset) => rowOn(offset, "VIREMENT SALAIRE BRIOCHERIE DU MOULIN", 1800));
  const withRows = (rows: readonly BodyRow[]): Body => ({
    accounts: [checkingAccount([rowOn(-95, "CARTE MONOPRIX", -5), ...wages, ...rows])],
  });

  it.each([
    ["a direct debit", "PRLV SEPA EDF CLIENTS PARTICULIERS", -90],
    ["a loan repayment", "PRLV SEPA COFIDIS MENSUALITE", -600],
    ["a rent", "PRLV SEPA LOYER AGENCE DES QUAIS", -950],
    ["a collector's debit", "PRLV SEPA INTRUM JUSTITIA", -80],
    ["a bailiff's debit", "PRLV SEPA SCP MARTIN HUISSIER DE JUSTICE", -120],
    ["a bookmaker's debit", "PRLV SEPA WINAMAX", -60],
    ["a payday lender's debit", "PRLV SEPA FINFROG", -150],
    ["a lease", "PRLV SEPA ARVAL SERVICE LEASE", -310],
  ])("is never raised where %s came back, nor where it is then paid", (_, text, amount) => {
    const debits = [-80, -50, -20].map((offset) => rowOn(offset, text, amount));
    const returned = [-78, -48, -18].map((offset) => rowOn(offset, "REJET DE PRELEVEMENT IMPAYE", -amount));
    const retried = [-74, -44, -14].map((offset) => rowOn(offset, text, amount));
    for (let count = 1; count <= returned.length; count += 1) {
      const before = withRows([...debits, ...returned.slice(0, count - 1)]);
      expectNotRaised(withRows([...debits, ...returned.slice(0, count)]), before);
      expectNotRaised(withRows([...debits, ...returned.slice(0, count), ...retried.slice(count - 1, count)]), before);
    }
  });
});

describe("an instalment that is presented again and comes back again", () => {
  const wages = [-85, -55, -25].map((offset) => rowOn(offset, "VIREMENT SALAIRE BRIOCHERIE DU MOULIN", 1800));
  const [text, back, amount] = ["PRLV SEPA COFIDIS MENSUALITE", "REJET DE PRELEVEMENT IMPAYE", -300];
  const debtRatioOf = (body: Body): number =>
    analyze(body, OPTIONS).scores!.creditScore!.points.find(({ characteristic }) => characteristic === "DEBT_RATIO")!
      .value!;

  it.each([
    ["month", 30, 3, 19],
    ["two weeks", 14, 6, 6],
    ["week", 7, 12, 3],
  ])("never lowers the debt ratio, nor raises a score, of what is due every %s", (_, gap, count, mostLater) => {
    const tries = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: count, maxLength: count });
    const bodyOf = (returns: readonly number[], later: number): Body => {
      const rows = returns.flatMap((times, number) => {
        const day = (number - count) * gap;
        const first = [rowOn(day, text, amount), ...(times > 0 ? [rowOn(day + 1, back, -amount)] : [])];
        return times < 2 ? first : [...first, rowOn(day + later, text, amount), rowOn(day + later + 1, back, -amount)];
      });
      return { accounts: [checkingAccount([rowOn(-95, "CARTE MONOPRIX", -5), ...wages, ...rows])] };
    };
    fc.assert(
      fc.property(tries, fc.nat(count - 1), fc.integer({ min: 2, max: mostLater }), (returns, place, later) => {
        const [once, twice] = [1, 2].map((times) => bodyOf(returns.with(place, times), later)) as [Body, Body];
        expect(debtRatioOf(twice)).toBeGreaterThanOrEqual(debtRatioOf(once));
        expectNotRaised(twice, once);
      }),
      { numRuns: 40 },
    );
  });
});

/** Texts that speak of health, each with one of the same kind of payment that does not. */
const NEUTRAL: ReadonlyMap<string, string> = new Map([
  ["PAIEMENT CB PHARMACIE DU PORT NANTES", "PAIEMENT CB ACHAT DIVERS"],
  ["CARTE 02/06 CABINET DENTAIRE DES LICES", "CARTE 02/06 ACHAT DIVERS"],
  ["PRLV SEPA HARMONIE MUTUELLE COTISATION", "PRLV SEPA DIVERS"],
]);

describe("what tells of health", () => {
  const healthy = fc.array(
    fc.tuple(
      fc.constantFrom(...NEUTRAL.keys()),
      fc.integer({ min: -88, max: -1 }),
      fc.integer({ min: 1_000, max: 90_000 }),
    ),
    { minLength: 1, maxLength: 10 },
  );
  const neutralised = (body: Body): Body => ({
    ...body,
    accounts: body.accounts.map((account) => ({
      ...account,
      transactions: account.transactions.map((row) => ({
        ...row,
        description: NEUTRAL.get(row.description) ?? row.description,
      })),
    })),
  });
  const categoriesOf = (body: Body): ReadonlySet<string> =>
    new Set(
      analyze(body, OPTIONS).accounts.flatMap(({ transactions }) =>
        transactions.map(({ enrichments }) => enrichments.category),
      ),
    );

  it("has no weight in any score", () => {
    const base = bodyOfHousehold("fr-single-renter");
    fc.assert(
      fc.property(healthy, (lines) => {
        const added = lines.map(([text, offset, cents]) => rowOn(offset, text, -cents / 100));
        const accounts = base.accounts.map((account, number) =>
          number === 0 ? { ...account, transactions: [...account.transactions, ...added] } : account,
        );
        const body = { ...base, accounts };
        expect(scoresOf(neutralised(body))).toEqual(scoresOf(body));
      }),
      { numRuns: 25 },
    );
  });

  it("is what the texts of this test tell, and their neutral forms do not", () => {
    const body: Body = {
      accounts: [checkingAccount([...NEUTRAL.keys()].map((text, place) => rowOn(-10 - place, text, -30 - place)))],
    };
    expect([...categoriesOf(body)].sort()).toEqual(["HEALTH", "INSURANCE_HEALTH"]);
    expect([...categoriesOf(neutralised(body))]).toEqual(["OTHER_EXPENSE"]);
  });
});
