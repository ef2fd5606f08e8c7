import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Analysis, type AnalyzeOptions, analyze, explain } from "../../src/index.js";
import { CATEGORIES } from "../../src/model/category.js";
import type { Market } from "../../src/model/market.js";
import { TRANSACTION_TYPES } from "../../src/model/transaction-type.js";
import { numericPointers } from "../explain/figures.js";
import { CONVICTIONS, HEALTH } from "../lexicon/sensitive-cases.js";
import { type Body, type BodyRow, bodyOfHousehold, checkingAccount, REFERENCE_DAY, rowOn } from "./bodies.js";

const HOUSEHOLD: Readonly<Record<Market, string>> = {
  FR: "fr-single-renter",
  GB: "gb-renter-payday",
  ES: "es-family",
  NL: "nl-renter",
  BE: "be-family",
};

/**
 * What is said and done whatever it is about: a payment that bounced, and money that an insurer or a shop gives back. The
 * refund and the rejection have their weight, not whose they are.
 */
const TELLS_MORE = /^(REJET|AVOIR)|REMBOURSEMENT SANTE/;

const CASES = [...CONVICTIONS, ...HEALTH].filter(([, text]) => !TELLS_MORE.test(text));

const optionsOf = (market: Market): AnalyzeOptions => ({
  now: `${REFERENCE_DAY}T12:00:00Z`,
  project: { market, minimumTransactions: 0 },
});

/** The same payment with a text that tells nothing. */
const withoutText = (row: BodyRow): BodyRow => ({ ...row, description: "DIVERS" });

/** A household of a market with rows added to its first account. */
function withRows(market: Market, rows: readonly BodyRow[]): Body {
  const body = bodyOfHousehold(HOUSEHOLD[market]);
  const accounts = body.accounts.map((account, number) =>
    number === 0 ? { ...account, transactions: [...account.transactions, ...rows] } : account,
  );
  return { ...body, accounts };
}

function scoresOf(body: Body, market: Market): readonly unknown[] {
  const consumer = analyze(body, optionsOf(market));
  const accounts = body.accounts.map((account) => ({ ...account, usage: "PROFESSIONAL" }));
  const business = analyze({ ...body, accounts }, { ...optionsOf(market), usage: "BUSINESS" });
  return [consumer.scores, business.scores, consumer.metadata?.activityScore];
}

const rowsOf = (market: Market): fc.Arbitrary<readonly BodyRow[]> =>
  fc.array(
    fc
      .tuple(
        fc.constantFrom(...CASES.filter(([of]) => of === market)),
        fc.integer({ min: -88, max: -1 }),
        fc.integer({ min: 1_001, max: 90_000 }),
      )
      .map(([[, text, sign], offset, cents]) => rowOn(offset, text, (Math.sign(sign) * cents) / 100)),
    { minLength: 1, maxLength: 8 },
  );

describe.each(Object.keys(HOUSEHOLD) as Market[])(
  "in %s, what tells of health, religion, union or politics",
  (market) => {
    it("has no weight in any score", () => {
      fc.assert(
        fc.property(rowsOf(market), (rows) => {
          expect(scoresOf(withRows(market, rows), market)).toEqual(
            scoresOf(withRows(market, rows.map(withoutText)), market),
          );
        }),
        { numRuns: 6 },
      );
    });
  },
);

/** Words of the engine's own lists: a category or a type may be called as a text is. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  [...CATEGORIES, ...TRANSACTION_TYPES].flatMap((name) => name.split("_")),
);

/** Words of a text that would betray it. */
function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !OWN_WORDS.has(word.toUpperCase()));
}

function isTold(told: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u").test(told);
}

/** All that an analysis says in words of why its figures are what they are. */
function toldBy(analysis: Analysis): string {
  const explanations = numericPointers(analysis).map((pointer) => {
    const { unit, formula, rounding, missing, parameters, inputs } = explain(analysis, pointer);
    return { unit, formula, rounding, missing, parameters, inputs };
  });
  const frequent = analysis.creditInsights?.expenses.frequentTransactions.map(({ label }) => label);
  return JSON.stringify([explanations, frequent, analysis.scores, analysis.metadata, analysis.dataQuality]);
}

describe("the text of what tells of health, religion, union or politics", () => {
  it.each(Object.keys(HOUSEHOLD) as Market[])("is marked, and stands in no explanation, in %s", (market) => {
    const currency = market === "GB" ? "GBP" : "EUR";
    const texts = [...CONVICTIONS, ...HEALTH].filter(([of]) => of === market);
    const rows = texts.flatMap(([, text, amount]) =>
      [-80, -66, -50, -36, -20, -6].map((offset) => rowOn(offset, `${text} QUOLZAX`, amount)),
    );
    const analysis = analyze({ accounts: [checkingAccount(rows, { currency })] }, optionsOf(market));
    expect(analysis.status).toBe("COMPLETED");
    const transactions = analysis.accounts.flatMap((account) => account.transactions);
    expect(transactions.filter(({ enrichments }) => enrichments.isSensitive !== true)).toEqual([]);
    const told = toldBy(analysis);
    const words = new Set(transactions.flatMap(({ description }) => wordsOf(description)));
    expect([...words].filter((word) => isTold(told, word))).toEqual([]);
  });

  it("keeps its place among the cash flows, with its label, and is cited by its id", () => {
    const rows = [-80, -50, -20].map((offset) => rowOn(offset, "PRLV SEPA COTISATION SYNDICALE CGT", -14));
    const analysis = analyze({ accounts: [checkingAccount(rows)] }, optionsOf("FR"));
    const [flow] = analysis.creditInsights?.cashFlows ?? [];
    expect(flow).toMatchObject({ label: "COTISATION SYNDICALE CGT", totalAmount: -42 });
    const cites = explain(analysis, "/creditInsights/cashFlows/0/totalAmount").inputs.flatMap((group) => group.cites);
    expect(cites.map((cite) => (cite.kind === "TRANSACTION" ? [cite.id, cite.rule] : []))).toEqual(
      flow?.transactions.map(({ id }) => [id, "withheld"]),
    );
  });

  it("marks nothing else", () => {
    const rows = [rowOn(-20, "CARTE MONOPRIX", -14), rowOn(-19, "VIR SALAIRE ACME", 1500)];
    const analysis = analyze({ accounts: [checkingAccount(rows)] }, optionsOf("FR"));
    for (const { enrichments } of analysis.accounts.flatMap((account) => account.transactions))
      expect(Object.keys(enrichments)).not.toContain("isSensitive");
  });
});
