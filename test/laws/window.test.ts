import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnalyzeOptions, analyze } from "../../src/index.js";
import { type Body, type BodyRow, bodies, checkingAccount, dayAt, REFERENCE_DAY, rowOn, rows } from "./bodies.js";

const OPTIONS: AnalyzeOptions = { now: `${REFERENCE_DAY}T12:00:00Z`, project: { minimumTransactions: 0 } };
/** The window of the default period is 30 March to 30 June; that of the scores begins on 1 April. */
const WINDOW_START = -92;

/** A row on the window's first day: with it, no earlier row can widen the window. */
const ANCHOR = rowOn(WINDOW_START, "CARTE 30/03 BOULANGERIE DU CANAL", -4.2);
const EXTRA_TEXTS = { daysBefore: 400, daysAfter: 60, hasIds: false };

/** The figures of an analysis: creditInsights and essentials without what only names or links transactions. */
function figuresOf(body: Body): unknown {
  const { creditInsights, essentials, scores, error } = analyze(body, OPTIONS);
  expect(error).toBeUndefined();
  const { analysisId: _, ...figures } = essentials!;
  return withoutLinks({ creditInsights, figures, scores });
}

const LINKING = new Set(["relatedTransactions", "counterPartId", "isRejected", "type"]);

function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks);
  if (typeof value !== "object" || value === null) return value;
  const isEnrichment = "relatedTransactions" in value;
  const kept = Object.entries(value).filter(([name]) => !isEnrichment || !LINKING.has(name));
  return Object.fromEntries(kept.map(([name, child]) => [name, withoutLinks(child)]));
}

/** A body with rows of another time added to the account of a number. */
function withRows(body: Body, added: readonly BodyRow[], account = 0): Body {
  const accounts = body.accounts.map((one, number) =>
    number === account ? { ...one, transactions: [...one.transactions, ...added] } : one,
  );
  return { ...body, accounts };
}

const anchored = bodies({
  mostAccounts: 2,
  mostRows: 60,
  isMixed: false,
  daysBefore: 92,
  daysAfter: 0,
  hasIds: false,
}).map((body) => withRows(body, [ANCHOR]));
const before = fc
  .array(rows(EXTRA_TEXTS), { maxLength: 40 })
  .map((list) => list.map((row, place) => moved(row, WINDOW_START - 1 - place)));
const after = fc
  .array(rows(EXTRA_TEXTS), { maxLength: 20 })
  .map((list) => list.map((row, place) => moved(row, place + 1)));

function moved(row: BodyRow, offset: number): BodyRow {
  return { ...row, dates: { debitedAt: dayAt(offset) } };
}

describe("what lies outside the window", () => {
  it("changes no figure where it lies before", () => {
    fc.assert(
      fc.property(anchored, before, (body, added) => {
        expect(figuresOf(withRows(body, added))).toEqual(figuresOf(body));
      }),
      { numRuns: 60 },
    );
  });

  it("changes no figure where it lies after the reference and balance dates", () => {
    fc.assert(
      fc.property(anchored, after, (body, added) => {
        expect(figuresOf(withRows(body, added))).toEqual(figuresOf(body));
      }),
      { numRuns: 60 },
    );
  });

  it("changes no figure where it is announced only", () => {
    fc.assert(
      fc.property(anchored, fc.array(rows({ ...EXTRA_TEXTS, daysBefore: 90 }), { maxLength: 20 }), (body, added) => {
        const announced = added.map((row) => ({ ...row, isComing: true }));
        expect(figuresOf(withRows(body, announced))).toEqual(figuresOf(body));
      }),
      { numRuns: 40 },
    );
  });
});

describe("a link that crosses the window's border changes no figure", () => {
  const standingOrders = [-92, -61, -31, 0].map((offset) => rowOn(offset, "VIR SEPA EMIS M HUGO BERNARD", -500));
  const two = (own: readonly BodyRow[], other: readonly BodyRow[] = []): Body => ({
    accounts: [checkingAccount([ANCHOR, ...own]), checkingAccount(other, { name: "Compte joint" })],
  });

  it("of an own transfer that began before the window", () => {
    const body = two(standingOrders);
    const incoming = rowOn(WINDOW_START - 1, "VIR SEPA RECU M HUGO BERNARD", 500);
    expect(figuresOf(withRows(body, [incoming], 1))).toEqual(figuresOf(body));
  });

  it("of an own transfer that arrives after the reference date", () => {
    const body = two(standingOrders);
    const incoming = rowOn(2, "VIR SEPA RECU M HUGO BERNARD", 500);
    expect(figuresOf(withRows(body, [incoming], 1))).toEqual(figuresOf(body));
  });

  it("of a rejection in the window of a loan repayment before it", () => {
    const body = two([rowOn(WINDOW_START + 1, "REJET DE PRELEVEMENT IMPAYE", 180)]);
    const repayment = rowOn(WINDOW_START - 2, "PRLV SEPA COFIDIS MENSUALITE", -180);
    expect(figuresOf(withRows(body, [repayment]))).toEqual(figuresOf(body));
  });

  it("of a rejection in the window of a cheque before it", () => {
    const body = two([rowOn(WINDOW_START + 1, "REJET DE PRELEVEMENT IMPAYE", 180)]);
    expect(figuresOf(withRows(body, [rowOn(WINDOW_START - 2, "CHEQUE 0001842", -180)]))).toEqual(figuresOf(body));
  });

  it("of a refund in the window of a purchase before it", () => {
    const body = two([rowOn(WINDOW_START + 1, "AVOIR CARTE DECATHLON NANTES", 59.9)]);
    const purchase = rowOn(WINDOW_START - 5, "CARTE DECATHLON NANTES", -59.9);
    expect(figuresOf(withRows(body, [purchase]))).toEqual(figuresOf(body));
  });

  it("of a second try in the window of a debit rejected before it", () => {
    const retries = [-90, -59, -28].map((offset) => rowOn(offset, "PRLV SEPA COFIDIS MENSUALITE", -180));
    const rejected = [
      rowOn(WINDOW_START - 6, "PRLV SEPA COFIDIS MENSUALITE", -180),
      rowOn(WINDOW_START - 4, "REJET DE PRELEVEMENT COFIDIS", 180),
    ];
    const body = two(retries);
    expect(figuresOf(withRows(body, rejected))).toEqual(figuresOf(body));
  });
});

describe("what was bought with a card before the window", () => {
  const total = rowOn(WINDOW_START + 3, "DEBIT DIFFERE CARTE", -100);
  const bodyOf = (bought: readonly BodyRow[]): Body => ({
    accounts: [checkingAccount([ANCHOR, total]), checkingAccount(bought, { name: "Carte", type: "CREDIT_CARD" })],
  });
  const before = [rowOn(WINDOW_START - 20, "CB FNAC PARIS", -60), rowOn(WINDOW_START - 9, "CB DARTY PARIS", -40)];
  const expensesOf = (body: Body): number => analyze(body, OPTIONS).creditInsights!.expenses.totalAmount;

  it("is not counted again with the total that pays for it, and changes no figure where no total does", () => {
    expect(expensesOf(bodyOf([]))).toBe(-104.2);
    expect(expensesOf(bodyOf(before))).toBe(-4.2);
    expect(figuresOf(bodyOf(before.slice(1)))).toEqual(figuresOf(bodyOf([])));
  });
});
