import { describe, expect, it } from "vitest";
import { analyze, type Category } from "../../src/index.js";
import { account, type Line, NOW } from "./facts.js";

const OPTIONS = { now: NOW, project: { minimumTransactions: 0 } } as const;

/** The category of each transaction, in the order of days, with the rule where no phrase decided. */
function readIn(lines: readonly Line[], given: object = {}, options: object = OPTIONS): readonly string[] {
  const analysis = analyze({ accounts: [account(lines, given)] }, options);
  return analysis.accounts[0]!.transactions.map(({ enrichments: { category, rule } }) =>
    rule.includes(":") ? category : `${category} by ${rule}`,
  );
}

const rent = (remark: string): string => `VIR SEPA EMIS /BEN MME ZUBRO KRALJ /MOTIF ${remark}`;
const APRIL: Line = ["2026-04-03", rent("LOYER AVRIL"), -500];
const MAY: Line = ["2026-05-04", rent("LOYER MAI"), -500];
const JUNE: Line = ["2026-06-03", rent("LOYER JUIN"), -500];

describe("a month whose remark says nothing", () => {
  it("is a rent where the other months are, before, between and behind them", () => {
    const unsaid = (day: string): Line => [day, rent("APPART MERCI"), -500];
    const told = "RENT by regularity.line";
    expect(readIn([unsaid("2026-04-03"), MAY, JUNE])).toEqual([told, "RENT", "RENT"]);
    expect(readIn([APRIL, unsaid("2026-05-04"), JUNE])).toEqual(["RENT", told, "RENT"]);
    expect(readIn([APRIL, MAY, unsaid("2026-06-03")])).toEqual(["RENT", "RENT", told]);
  });

  it("is in the rent's cash flow, and in what is paid each month", () => {
    const lines: readonly Line[] = [APRIL, ["2026-05-04", rent("APPART MERCI"), -500], JUNE];
    const { creditInsights, essentials } = analyze({ accounts: [account(lines)] }, OPTIONS);
    expect(creditInsights!.cashFlows).toHaveLength(1);
    expect(creditInsights!.cashFlows[0]).toMatchObject({ category: "RENT", totalAmount: -1500 });
    expect(creditInsights!.cashFlows[0]!.regularity!.periodicity).toBe("MONTHLY");
    expect(essentials!.monthlyEssentialExpenses).toBe(500);
  });

  it.each<readonly [why: string, line: Line]>([
    ["another amount", ["2026-05-04", rent("APPART MERCI"), -480]],
    ["another party", ["2026-05-04", "VIR SEPA EMIS /BEN MME WRTPA KRALJ /MOTIF MERCI", -500]],
    ["nobody named", ["2026-05-04", "VIR SEPA EMIS", -500]],
    ["a month that has its rent", ["2026-04-20", rent("APPART MERCI"), -500]],
    ["the other way", ["2026-05-04", "VIR SEPA RECU /DE MME ZUBRO KRALJ /MOTIF MERCI", 500]],
    ["what the text says", ["2026-05-04", rent("ASSURANCE HABITATION"), -500]],
    ["a purchase", ["2026-05-04", "CB ZUBRO KRALJ", -500]],
  ])("is none for %s", (_, line) => {
    const read = readIn([APRIL, line, JUNE].toSorted(([left], [right]) => (left < right ? -1 : 1)));
    expect(read.filter((one) => one === "RENT by regularity.line")).toEqual([]);
  });

  it("needs two months that say it, and none of them further than a month and a half", () => {
    expect(readIn([APRIL, ["2026-05-04", rent("APPART MERCI"), -500]])[1]).not.toMatch(/^RENT/);
    const far: Line = ["2026-06-20", rent("APPART MERCI"), -500];
    expect(readIn([APRIL, MAY, far])[2]).not.toMatch(/^RENT/);
    const near: Line = ["2026-06-18", rent("APPART MERCI"), -500];
    expect(readIn([APRIL, MAY, near])[2]).toBe("RENT by regularity.line");
  });

  it("is no second rent of a month that one without a word was taken for", () => {
    const twice: readonly Line[] = [
      APRIL,
      ["2026-04-30", rent("APPART MERCI"), -500],
      ["2026-05-08", rent("MAISON"), -500],
      JUNE,
    ];
    expect(readIn(twice).filter((one) => one.startsWith("RENT"))).toHaveLength(3);
  });

  it.each(["CAUTION", "REMBOURSEMENT PRET", "ACHAT VOITURE", "CADEAU", "VACANCES"])(
    "is none where a word says something else: %s",
    (remark) => {
      const read = readIn([APRIL, MAY, ["2026-06-03", rent(remark), -500]]);
      expect(read[2]).not.toBe("RENT by regularity.line");
    },
  );

  it("is tried again under its own text as if it said so", () => {
    const back = "REJET VIR SEPA EMIS /BEN MME ZUBRO KRALJ /MOTIF APPART MERCI";
    const unsaid = (day: string): Line => [day, rent("APPART MERCI"), -500];
    const lines: readonly Line[] = [APRIL, unsaid("2026-05-04"), ["2026-05-06", back, 500], unsaid("2026-05-11"), JUNE];
    const { transactions } = analyze({ accounts: [account(lines)] }, OPTIONS).accounts[0]!;
    expect(transactions[3]!.enrichments.relatedTransactions).toEqual({ retryOf: transactions[1]!.id });
  });

  it("is none where the party is paid as much beside the rent in other months", () => {
    const beside = (day: string): Line => [day, rent("ATELIER"), -500];
    expect(readIn([APRIL, beside("2026-04-12"), beside("2026-05-12"), JUNE])[2]).not.toMatch(/^RENT/);
  });

  it("is told by the months of the window alone", () => {
    const before: Line = ["2026-02-03", rent("LOYER FEVRIER"), -500];
    expect(readIn([before, APRIL, ["2026-05-04", rent("APPART MERCI"), -500]])[2]).not.toMatch(/^RENT/);
  });

  it.each<readonly [said: string, other: string, amount: number, category: Category]>([
    [
      "VIR SEPA RECU /DE M ZUBRO KRALJ /MOTIF LOYER",
      "VIR SEPA RECU /DE M ZUBRO KRALJ /MOTIF MERCI",
      500,
      "RENTAL_INCOME",
    ],
    ["VIR SEPA EMIS /BEN MME ZUBRO KRALJ /MOTIF PENSION ALIMENTAIRE", rent("POUR LEA"), -150, "PAID_ALIMONY"],
  ])("is told for incomes and for maintenance: %s", (said, other, amount, category) => {
    const read = readIn([
      ["2026-04-03", said, amount],
      ["2026-05-04", other, amount],
      ["2026-06-03", said, amount],
    ]);
    expect(read).toEqual([category, `${category} by regularity.line`, category]);
  });

  it("is of the budget line of a business too, by which its months are called alike", () => {
    const rentIn = (remark: string): string => `VIR SEPA RECU /DE MLLE ZUBRO KRALJ /MOTIF ${remark}`;
    const lines: readonly Line[] = [
      ["2026-04-03", rentIn("LOYER APPART 2E"), 341.2],
      ["2026-05-04", rentIn("APPART 2E"), 341.2],
      ["2026-06-03", rentIn("LOYER APPART 2E"), 341.2],
    ];
    const body = { accounts: [account(lines, { usage: "PROFESSIONAL" })] };
    const { creditInsights } = analyze(body, { ...OPTIONS, usage: "BUSINESS" });
    expect(creditInsights!.cashFlows.map(({ category, transactions }) => [category, transactions.length])).toEqual([
      ["REVENUE", 3],
    ]);
  });
});
