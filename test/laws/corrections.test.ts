import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Analysis,
  type AnalyzeOptions,
  analyze,
  type CorrectionOptions,
  enrich,
  familyOf,
} from "../../src/index.js";
import { account, type Line } from "../passes/facts.js";
import { type Body, bodies, bodyOfHousehold, checkingAccount, REFERENCE_DAY, rowOn, shuffled } from "./bodies.js";
import { correctionsOf, idOfFlow, targetOf } from "./chosen-corrections.js";

const OPTIONS: AnalyzeOptions = { now: `${REFERENCE_DAY}T12:00:00Z`, project: { minimumTransactions: 0 } };
const HOUSEHOLDS = ["fr-steady-family", "fr-many-credits", "fr-deferred-card", "fr-incidents-and-seizure"];

const correctedBy = (body: Body, corrections: CorrectionOptions, options = OPTIONS): Analysis =>
  analyze(body, { ...options, corrections });
const toCents = (amount: number): number => Math.round(amount * 100);
const groupIds = ({ accounts }: Analysis): readonly string[] =>
  accounts.flatMap(({ transactions }) => transactions.map(({ id, enrichments }) => `${id} ${enrichments.groupId}`));

/** Sums by category of one side, in cents, told from the listed transactions. */
function centsOf(analysis: Analysis, side: "incomes" | "expenses"): ReadonlyMap<string, number> {
  return new Map(
    analysis.creditInsights![side].categories.map(({ name, transactions }) => [
      name,
      transactions.reduce((sum, { amount }) => sum + toCents(amount), 0),
    ]),
  );
}

const keys = fc.array(fc.nat(1000), { minLength: 3, maxLength: 30 });

describe("corrections that correct nothing", () => {
  it("give the bytes of the analysis without them", () => {
    const nothing = [undefined, null, {}, { categories: [] }, { accounts: null, transfers: [] }];
    for (const body of HOUSEHOLDS.map(bodyOfHousehold)) {
      const bytes = JSON.stringify(analyze(body, OPTIONS));
      for (const corrections of nothing)
        expect(JSON.stringify(correctedBy(body, corrections as CorrectionOptions))).toBe(bytes);
    }
  });

  it("because nothing has such an id change no figure", () => {
    const unknown: CorrectionOptions = {
      categories: [{ groupId: "none", category: "RENT" }],
      accounts: [{ accountId: "none", isComputed: false }],
      transfers: [{ outgoingId: "no", incomingId: "none" }],
    };
    fc.assert(
      fc.property(bodies(), (body) => {
        expect(figuresOf(correctedBy(body, unknown))).toEqual(figuresOf(analyze(body, OPTIONS)));
      }),
      { numRuns: 20 },
    );
  });
});

describe("a correction of a transfer that is none", () => {
  it("leaves a consumer's own transfers what they are", () => {
    const purchases = Array.from(
      { length: 24 },
      (_, at): Line => [`2026-05-${String(at + 1).padStart(2, "0")}`, "CB LIDL", -9],
    );
    const body = {
      accounts: [
        account([...purchases, ["2026-06-05", "VIR SEPA ANNE ZUBRO LOYER", -640]]),
        account([["2026-06-06", "VIR DE ANNE ZUBRO LOYER", 640]], { name: "Compte joint" }),
      ],
    };
    const transfers = [{ outgoingId: "none", incomingId: "no" }];
    const categories = ({ accounts }: Analysis) =>
      accounts.flatMap(({ transactions }) => transactions.map(({ enrichments }) => enrichments.category)).sort();
    expect(categories(analyze(body, { ...OPTIONS, corrections: { transfers } }))).toEqual(
      categories(analyze(body, OPTIONS)),
    );
    expect(new Set(categories(analyze(body, OPTIONS)))).toEqual(new Set(["GROCERY", "OTHER_ENTRY", "OTHER_EXPENSE"]));
  });
});

/** A result without what names it. */
function figuresOf(analysis: Analysis): object {
  const { id: _, fingerprint: __, source: ___, corrections: ____, essentials, ...figures } = analysis;
  return { ...figures, essentials: { ...essentials, analysisId: "" } };
}

describe("recategorising a cash flow", () => {
  const withFlow = fc.tuple(bodies({ mostRows: 60 }), fc.nat(1000), fc.nat(1));

  it("moves what it counts from one category to the other, and nothing else", () => {
    fc.assert(
      fc.property(withFlow, ([body, number, pick]) => {
        const before = analyze(body, OPTIONS);
        const flows = before.creditInsights!.cashFlows;
        fc.pre(flows.length > 0);
        const flow = flows[number % flows.length]!;
        const side = flow.totalAmount < 0 ? "expenses" : "incomes";
        const ids = new Set(flow.transactions.map(({ id }) => id));
        const counted = before.creditInsights![side].categories.find(({ name }) => name === flow.category);
        const listed = (counted?.transactions ?? []).filter(({ id }) => ids.has(id));
        // Savings, refunds and returns are on neither side, so they have nothing to move.
        fc.pre(["INCOME", "EXPENSE", "CREDIT", "TAX"].includes(familyOf(flow.category)) && listed.length > 0);
        const moved = listed.reduce((sum, { amount }) => sum + toCents(amount), 0);
        const category = targetOf(flow, pick);
        const after = correctedBy(body, { categories: [{ groupId: idOfFlow(flow), category }] });
        const [old, now] = [centsOf(before, side), centsOf(after, side)];
        const expected = new Map(old);
        expected.set(flow.category, (old.get(flow.category) ?? 0) - moved);
        expected.set(category, (old.get(category) ?? 0) + moved);
        const known = (sums: ReadonlyMap<string, number>) =>
          Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
        expect(known(now)).toEqual(known(expected));
        expect(after.creditInsights![side].totalAmount).toBe(before.creditInsights![side].totalAmount);
        expect(after.corrections).toMatchObject([{ isApplied: true, amount: flow.totalAmount }]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(HOUSEHOLDS)("leaves the ids, labels and sums of all flows of %s as they are", (name) => {
    const body = bodyOfHousehold(name);
    const before = analyze(body, OPTIONS);
    const flows = before.creditInsights!.cashFlows;
    const categories = flows.map((flow) => ({ groupId: idOfFlow(flow), category: targetOf(flow, 0) }));
    const after = correctedBy(body, { categories });
    expect(groupIds(after)).toEqual(groupIds(before));
    const shape = ({ creditInsights }: Analysis) =>
      creditInsights!.cashFlows.map(({ category: _, transactions, ...flow }) => [
        flow,
        transactions.map(({ id }) => id),
      ]);
    expect(shape(after)).toEqual(shape(before));
    // So that the same corrections may be given with the next delivery of the same accounts.
    expect(JSON.stringify(correctedBy(body, { categories }))).toBe(JSON.stringify(after));
  });
});

describe("any corrections", () => {
  it("keep every row in one flow and every cent of their sum", () => {
    fc.assert(
      fc.property(bodies({ mostRows: 60 }), keys, (body, numbers) => {
        const { accounts: _, ...corrections } = correctionsOf(analyze(body, OPTIONS), numbers);
        const sums = (analysis: Analysis): readonly unknown[] => {
          const flows = analysis.creditInsights!.cashFlows;
          const ids = flows.flatMap(({ transactions }) => transactions.map(({ id }) => id));
          return [ids.sort(), flows.reduce((sum, { totalAmount }) => sum + toCents(totalAmount), 0)];
        };
        expect(sums(correctedBy(body, corrections))).toEqual(sums(analyze(body, OPTIONS)));
      }),
      { numRuns: 40 },
    );
  });

  it("are the same in any order of corrections, accounts and rows, and said twice", () => {
    fc.assert(
      fc.property(bodies({ mostRows: 60 }), keys, (body, numbers) => {
        const corrections = correctionsOf(analyze(body, OPTIONS), numbers);
        const { categories = [], accounts = [], transfers = [] } = corrections;
        const turned: CorrectionOptions = {
          transfers: [...transfers, ...transfers].reverse(),
          accounts: [...accounts].reverse(),
          categories: [...categories].reverse(),
        };
        const bytes = JSON.stringify(correctedBy(body, corrections));
        expect(JSON.stringify(correctedBy(shuffled(body, numbers), turned))).toBe(bytes);
        expect(JSON.stringify(correctedBy(body, corrections))).toBe(bytes);
      }),
      { numRuns: 40 },
    );
  });

  it("leave the result without them as it was", () => {
    const body = bodyOfHousehold("fr-steady-family");
    const bytes = JSON.stringify(analyze(body, OPTIONS));
    correctedBy(body, correctionsOf(analyze(body, OPTIONS), [0, 3, 1]));
    expect(JSON.stringify(analyze(body, OPTIONS))).toBe(bytes);
  });
});

describe("leaving an account out", () => {
  const numbered = bodies({ mostRows: 50, hasIds: false }).map((body) => ({
    ...body,
    accounts: body.accounts.map((account, place) => ({ ...account, number: `N${place}` })),
  }));

  it("is the same as the body's own flag", () => {
    fc.assert(
      fc.property(numbered, fc.nat(2), fc.boolean(), (body, number, isBusiness) => {
        const options = isBusiness ? ({ ...OPTIONS, usage: "BUSINESS" } as const) : OPTIONS;
        const place = number % body.accounts.length;
        const flagged = {
          ...body,
          accounts: body.accounts.map((account, at) => (at === place ? { ...account, isComputed: false } : account)),
        };
        const accountId = analyze(body, options).accounts.find((account) => account.number === `N${place}`)!.id;
        const corrected = correctedBy(body, { accounts: [{ accountId, isComputed: false }] }, options);
        expect(figuresOf(corrected)).toEqual(figuresOf(analyze(flagged, options)));
        const again = correctedBy(flagged, { accounts: [{ accountId, isComputed: true }] }, options);
        expect(figuresOf(again)).toEqual(figuresOf(analyze(body, options)));
      }),
      { numRuns: 60 },
    );
  });
});

describe("a named transfer", () => {
  it("changes no income and no expense of the household without it", () => {
    const texts = fc.constantFrom(
      "VIR SEPA LOYER DURAND",
      "PRLV SEPA COFIDIS MENSUALITE",
      "VIR EMIS ZOE",
      "CARTE FNAC",
    );
    const days = fc.tuple(fc.integer({ min: -88, max: 0 }), fc.integer({ min: -88, max: 0 }));
    const plain = bodies({
      mostAccounts: 1,
      mostRows: 50,
      isMixed: false,
      daysBefore: 92,
      daysAfter: 0,
      hasIds: false,
    });
    fc.assert(
      fc.property(plain, texts, days, (body, text, [from, to]) => {
        // No generated row has more than 6,000.00, so the amount of a pair is its own.
        const first = { ...body.accounts[0]!, name: "Compte courant" };
        const anchored = { ...first, transactions: [rowOn(-92, "CARTE MONOPRIX", -3), ...first.transactions] };
        const without: Body = { accounts: [anchored, checkingAccount([], { name: "Joint" })] };
        const moved: Body = {
          accounts: [
            { ...anchored, transactions: [...anchored.transactions, rowOn(from, text, -8765.43)] },
            checkingAccount([rowOn(to, "VIREMENT SALAIRE ACME", 8765.43)], { name: "Joint" }),
          ],
        };
        const rows = analyze(moved, OPTIONS).accounts.flatMap(({ transactions }) => transactions);
        const idOf = (amount: number): string => rows.find((row) => row.amount === amount)!.id;
        const transfers = [{ outgoingId: idOf(-8765.43), incomingId: idOf(8765.43) }];
        const [expected, found] = [analyze(without, OPTIONS), correctedBy(moved, { transfers })];
        for (const side of ["incomes", "expenses"] as const)
          expect(centsOf(found, side)).toEqual(centsOf(expected, side));
        expect(found.creditInsights!.loans.repayments.totalAmount).toBe(
          expected.creditInsights!.loans.repayments.totalAmount,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe("enriching with corrections", () => {
  it("gives the categories and links of an analysis of the whole history", () => {
    const { accounts } = bodyOfHousehold("fr-single-renter");
    const options: AnalyzeOptions = { ...OPTIONS, project: { period: { mode: "MONTHS", numberOfMonths: 24 } } };
    const corrections = correctionsOf(analyze({ accounts }, options), [0, 1, 2]);
    const enriched = enrich(accounts, { ...options, corrections });
    const said = (all: Analysis["accounts"]) =>
      all.flatMap(({ transactions }) =>
        transactions.map(({ id, enrichments }) => [id, enrichments.category, enrichments.relatedTransactions]),
      );
    expect(said(enriched.accounts)).toEqual(said(analyze({ accounts }, { ...options, corrections }).accounts));
    expect(enriched.corrections!.filter(({ isApplied }) => isApplied).length).toBeGreaterThan(0);
    expect(enrich(accounts, options)).not.toHaveProperty("corrections");
  });
});
