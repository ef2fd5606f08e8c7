import { describe, expect, it } from "vitest";
import type { Analysis } from "../../src/results/analysis.js";
import { analysisOf, type Row } from "./card-bodies.js";

const PURCHASES: readonly Row[] = [
  { day: "2026-06-05", text: "ZXQV ONE", amount: -60 },
  { day: "2026-06-12", text: "ZXQV TWO", amount: -40 },
];
const spentOf = ({ creditInsights }: Analysis): number => creditInsights!.expenses.totalAmount + 200;
const noteCodes = ({ dataQuality }: Analysis): readonly string[] => dataQuality.notes.map(({ code }) => code);
const found = ({ accounts }: Analysis, text: string) =>
  accounts.flatMap(({ transactions }) => transactions).find(({ description }) => description === text)!.enrichments;

describe("a card's total, whose purchases are in the body", () => {
  it.each([
    ["by the provider's type", "VISA PREMIER 30/06", "summary_card"],
    ["by the provider's other type", "Carte visa premier", "CREDIT_CARD_PAYMENT"],
    ["by its words", "TOTAL CB DIFFERE", undefined],
    ["by other words", "DEBIT CARTES BANCAIRES DIFFERE", undefined],
  ])("is known %s and not counted again", (_, text, type) => {
    const total = { day: "2026-06-30", text, amount: -100, ...(type !== undefined && { type }) };
    const analysis = analysisOf("FR", [total], PURCHASES);
    expect(found(analysis, text).category).toBe("DEFERRED_TOTAL_PAYMENT");
    expect(spentOf(analysis)).toBe(-100);
    expect(noteCodes(analysis)).not.toContain("UNLINKED_CARD_TOTAL");
  });

  it.each([
    ["2026-03", "2026-04-05", 0],
    ["2026-06", "2026-06-30", -100],
  ])("is not counted again where a bill is paid between them, of %s", (month, day, spent) => {
    const purchases = PURCHASES.map((row): Row => ({ ...row, day: row.day.replace("2026-06", month) }));
    const payment = { day: `${month}-08`, text: "ABONO ANTERIOR", amount: 33 };
    const bill = { day: `${month}-08`, text: "TOTAL CB DIFFERE", amount: -33 };
    const total = { day, text: "TOTAL CB DIFFERE", amount: -100 };
    expect(spentOf(analysisOf("FR", [bill, total], [...purchases, payment]))).toBe(spent);
  });

  it("is less what a shop that no list holds gave back of them", () => {
    const back = { day: "2026-06-14", text: "ZXQV ONE", amount: 26.5 };
    const total = { day: "2026-06-30", text: "TOTAL CB DIFFERE", amount: -73.5 };
    expect(spentOf(analysisOf("FR", [total], [...PURCHASES, back]))).toBe(-100);
  });

  it("is mirrored on the card by a credit, which no shop gives back", () => {
    const total = { day: "2026-06-30", text: "TOTAL CB DIFFERE", amount: -100 };
    const mirror = { day: "2026-06-30", text: "CARTE X4417 ZXQV ARRETE", amount: 100 };
    const analysis = analysisOf("FR", [total], [...PURCHASES, mirror]);
    expect(found(analysis, mirror.text)).toMatchObject({ category: "CREDIT_CARD_RESET", type: "CREDIT" });
    expect(analysis.creditInsights!.cashFlows.find(({ category }) => category === "CREDIT_CARD_RESET")?.type).toBe(
      "CREDIT",
    );
  });

  it("names the provider's type as its reason", () => {
    const total = { day: "2026-06-30", text: "VISA PREMIER 30/06", amount: -100, type: "summary_card" };
    expect(found(analysisOf("FR", [total], PURCHASES), total.text).rule).toBe("provider.card-total");
  });

  it("is told of where they do not add up to it", () => {
    const total = { day: "2026-06-30", text: "VISA PREMIER 30/06", amount: -101, type: "summary_card" };
    const analysis = analysisOf("FR", [total], PURCHASES);
    expect(spentOf(analysis)).toBe(-201);
    expect(noteCodes(analysis)).toContain("UNLINKED_CARD_TOTAL");
  });
});

describe("the provider's type of a card's total", () => {
  it.each([
    ["a fee of the bank", "COMMISSION D INTERVENTION", "FEES_INTERVENTION"],
    ["a loan", "PRLV SEPA COFIDIS MENSUALITE", "LOAN_REPAYMENT"],
  ])("makes none of %s", (_, text, category) => {
    const analysis = analysisOf("FR", [{ day: "2026-06-20", text, amount: -12, type: "summary_card" }], PURCHASES);
    expect(found(analysis, text).category).toBe(category);
  });
});

describe("the provider's type of a card's total on one row", () => {
  it("says nothing of others of the same text", () => {
    const total = { day: "2026-06-20", text: "VISA PREMIER 20/06", amount: -300, type: "summary_card" };
    const purchase = { day: "2026-06-21", text: "VISA PREMIER 21/06", amount: -12, type: "card" };
    const onCard = { day: "2026-06-22", text: "VISA PREMIER 22/06", amount: -33 };
    const analysis = analysisOf("FR", [total, purchase], [onCard]);
    expect([total, purchase, onCard].map(({ text }) => found(analysis, text).category)).toEqual([
      "DEFERRED_TOTAL_PAYMENT",
      "OTHER_EXPENSE",
      "OTHER_EXPENSE",
    ]);
  });
});

describe("a credit on a card account", () => {
  it("that says no more than `Relevé différé` is the reset of its total, and no income", () => {
    const reset = { day: "2026-06-30", text: "Relevé différé", amount: 100 };
    const analysis = analysisOf("FR", [], [...PURCHASES, reset]);
    expect(found(analysis, reset.text).category).toBe("CREDIT_CARD_RESET");
    expect(analysis.creditInsights!.incomes.totalAmount).toBe(0);
  });

  it("that sets the card to nothing is a credit of the bank, whatever card its text names", () => {
    const reset = { day: "2026-06-30", text: "AANZUIVERING KREDIETKAART VISA", amount: 100 };
    expect(found(analysisOf("BE", [], [...PURCHASES, reset]), reset.text)).toMatchObject({
      category: "CREDIT_CARD_RESET",
      type: "CREDIT",
    });
  });

  it("that bears a shop's name alone is what the shop pays back", () => {
    const bought = { day: "2026-06-09", text: "EL CORTE INGLES NUEVO CENTRO VALENCIA", amount: -74.95 };
    const back = { day: "2026-06-16", text: `${bought.text} 2`, amount: 74.95 };
    const analysis = analysisOf("ES", [], [bought, back]);
    expect(found(analysis, back.text)).toMatchObject({
      category: "REFUND",
      type: "CARD_REFUND",
      rule: "default.refund",
      relatedTransactions: { refundOf: expect.any(String) },
    });
    expect(spentOf(analysis)).toBe(0);
  });

  it("that bears a shop's name is no refund on a checking account, where the shop may pay wages", () => {
    const paid = { day: "2026-06-16", text: "EL CORTE INGLES NUEVO CENTRO VALENCIA", amount: 1200 };
    expect(found(analysisOf("ES", [paid], []), paid.text)).toMatchObject({ category: "OTHER_ENTRY", type: "CREDIT" });
  });

  it("that bears the name of a shop which pays people is no wage", () => {
    const back = { day: "2026-06-16", text: "TESCO STORES 3345 LEEDS", amount: 180 };
    expect(found(analysisOf("GB", [], [back]), back.text)).toMatchObject({ category: "REFUND", type: "CARD_REFUND" });
  });

  it("that pays a shop's own card is no refund: what was bought counts, and what pays it does not", () => {
    const paid = { day: "2026-06-28", text: "VIR CARTE REGLEMENT", amount: -100 };
    const received = { day: "2026-06-28", text: "REGLEMENT FNAC", amount: 100 };
    const analysis = analysisOf("FR", [paid], [...PURCHASES, received]);
    expect(spentOf(analysis)).toBe(-100);
    expect(analysis.creditInsights!.incomes.totalAmount).toBe(0);
  });

  it.each([
    ["names nobody that is known", "ZXQV THREE"],
    ["names a bookmaker", "CODERE ONLINE"],
    ["says that it is a transfer", "TRANSFERENCIA EL CORTE INGLES"],
  ])("that %s is no refund", (_, text) => {
    const credit = { day: "2026-06-16", text, amount: 30 };
    expect(found(analysisOf("ES", [], [credit]), text).category).not.toBe("REFUND");
  });
});

describe("what pays a credit card that the text names", () => {
  const payment = (day: string, amount: number): readonly [paid: Row, received: Row] => [
    { day, text: "BARCLAYCARD DD", amount: -amount },
    { day, text: "PAYMENT RECEIVED - THANK YOU", amount },
  ];
  const bought: readonly Row[] = [
    { day: "2026-06-05", text: "TESCO STORES 3345 LEEDS", amount: -60 },
    { day: "2026-06-12", text: "ARGOS LEEDS", amount: -40 },
  ];

  it("repays no loan where it is the exact sum of purchases that the card shows", () => {
    const [paid, received] = payment("2026-06-28", 100);
    const analysis = analysisOf("GB", [paid], [...bought, received]);
    expect(found(analysis, paid.text)).toMatchObject({
      category: "DEFERRED_TOTAL_PAYMENT",
      type: "DIRECT_DEBIT",
      rule: "link.card-reset:LOAN_REPAYMENT_REVOLVING",
      relatedTransactions: { resetOn: expect.any(String) },
    });
    expect(spentOf(analysis)).toBe(-100);
    expect(analysis.essentials!.monthlyLoanRepayments).toBe(0);
  });

  it("repays a loan where it leaves a balance", () => {
    const [paid, received] = payment("2026-06-28", 25);
    const analysis = analysisOf("GB", [paid], [...bought, received]);
    expect(found(analysis, paid.text)).toMatchObject({ category: "LOAN_REPAYMENT_REVOLVING", relatedTransactions: {} });
    expect(spentOf(analysis)).toBe(-125);
  });

  it("repays a loan where the card's account is not in the body", () => {
    const [paid] = payment("2026-06-28", 100);
    expect(found(analysisOf("GB", [paid], []), paid.text).category).toBe("LOAN_REPAYMENT_REVOLVING");
  });

  it("repays no loan either where an earlier bill was for purchases before the data begins", () => {
    const [earlier, mirrored] = payment("2026-06-02", 77);
    const [paid, received] = payment("2026-06-28", 100);
    const analysis = analysisOf("GB", [earlier, paid], [mirrored, ...bought, received]);
    const rules = analysis.accounts.flatMap(({ transactions }) =>
      transactions.filter(({ description }) => description === paid.text).map(({ enrichments }) => enrichments.rule),
    );
    expect(rules).toEqual(["link.card-reset:LOAN_REPAYMENT_REVOLVING", "link.card-reset:LOAN_REPAYMENT_REVOLVING"]);
    expect(spentOf(analysis)).toBe(-100);
  });
});

describe("a card account's credit that does not say what it is", () => {
  it("is the reset that it is linked as", () => {
    const total = { day: "2026-06-30", text: "LIQUIDACION TARJETA CREDITO 4940", amount: -100 };
    const reset = { day: "2026-06-30", text: "ABONO PERIODO 06", amount: 100 };
    expect(found(analysisOf("ES", [total], [...PURCHASES, reset]), reset.text)).toMatchObject({
      category: "CREDIT_CARD_RESET",
      rule: "link.card-reset",
    });
  });
});
