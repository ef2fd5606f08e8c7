import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import type { Market } from "../../src/model/market.js";
import type { Analysis } from "../../src/views/analysis.js";

interface Row {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly type?: string;
  readonly isComing?: boolean;
}

const NOW = "2026-06-30T12:00:00Z";
const CURRENCY: Partial<Record<Market, string>> = { GB: "GBP" };
/** Twenty debits, so that there is something to analyse: 200 in all. */
const FILLERS: readonly Row[] = Array.from({ length: 20 }, (_, at) => ({
  day: `2026-06-${String(at + 1).padStart(2, "0")}`,
  text: "CARTE ZXQV",
  amount: -10,
}));

function analysisOf(market: Market, checking: readonly Row[], card: readonly Row[]): Analysis {
  const currency = CURRENCY[market] ?? "EUR";
  const account = (type: string, rows: readonly Row[]): object => ({
    name: type,
    type,
    usage: "PERSONAL",
    currency,
    balance: 500,
    balanceDate: NOW,
    transactions: rows.map((row) => ({
      description: row.text,
      amount: row.amount,
      currency,
      dates: { debitedAt: row.day, bookedAt: row.day },
      ...(row.type !== undefined && { aggregator: { type: row.type } }),
      ...(row.isComing !== undefined && { isComing: row.isComing }),
    })),
  });
  const accounts = [account("CHECKING", [...FILLERS, ...checking]), account("CREDIT_CARD", card)];
  return analyze({ accounts }, { now: NOW, project: { market, currency } });
}

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

describe("a card that is paid by a fixed sum", () => {
  const MONTHS = ["04", "05", "06"];
  const fixed = MONTHS.map(
    (month): Row => ({ day: `2026-${month}-20`, text: "DIRECT DEBIT BARCLAYCARD", amount: -50 }),
  );
  const received = fixed.map((row): Row => ({ ...row, text: "PAYMENT RECEIVED - THANK YOU", amount: 50 }));
  const bought = MONTHS.flatMap((month, at) =>
    ["02", "08", "14"].map((day, place): Row => {
      return { day: `2026-${month}-${day}`, text: `ZXQV ${day}`, amount: -(31.4 + place * 7.31 + at * 0.17) };
    }),
  );
  const repaidOf = (purchases: readonly Row[], resets = received): number =>
    analysisOf("GB", fixed.slice(-resets.length), [...purchases, ...resets]).essentials!.monthlyLoanRepayments;
  const repaid = repaidOf(bought);

  it("repays a loan, and does so where a purchase equals the sum", () => {
    expect(repaid).toBeGreaterThan(0);
    for (const day of ["2026-04-05", "2026-05-03", "2026-06-17"])
      expect(repaidOf([...bought, { day, text: "ZXQV FUEL", amount: -50 }])).toBe(repaid);
  });

  it("does so where some purchases that follow each other are the sum once", () => {
    const pair = [-19.99, -30.01].map((amount): Row => ({ day: "2026-04-16", text: "ZXQV PAIR", amount }));
    expect(repaidOf([...bought, ...pair])).toBe(repaid);
  });

  it("does so where what is only announced would make up the sum", () => {
    const announced = [-19.99, -30.01].map((amount): Row => {
      return { day: "2026-06-16", text: "ZXQV PAIR", amount, isComing: true };
    });
    expect(repaidOf([...bought.slice(-3), ...announced], received.slice(-1))).toBeGreaterThan(0);
  });

  it("repays none where nothing else is bought with it", () => {
    const subscription = MONTHS.map((month): Row => ({ day: `2026-${month}-09`, text: "ZXQV FILMS", amount: -50 }));
    expect(repaidOf(subscription)).toBe(0);
    // The first bill is for more than the data show.
    expect(repaidOf(subscription.slice(1).concat({ day: "2026-04-02", text: "ZXQV", amount: -3 }))).toBe(0);
  });

  it("repays none where half of its bills are the sums of purchases", () => {
    const halves = ["2026-05", "2026-06"].flatMap((month) =>
      [-20, -30].map((amount): Row => ({ day: `${month}-09`, text: "ZXQV HALF", amount })),
    );
    expect(repaidOf(halves)).toBe(0);
  });
});

describe("a card that is paid in full, of which the body tells the last weeks", () => {
  const REPAID: readonly (readonly [day: string, amount: number])[] = [
    ["2026-04-02", 66.53],
    ["2026-05-04", 99.75],
    ["2026-06-02", 31.17],
  ];
  const paid = REPAID.map(([day, amount]): Row => ({ day, text: "DIRECT DEBIT BARCLAYCARD", amount: -amount }));
  const received = REPAID.map(([day, amount]): Row => ({ day, text: "PAYMENT RECEIVED - THANK YOU", amount }));
  const bought = [
    ["2026-04-07", -76.23],
    ["2026-04-27", -31.17],
    ["2026-05-16", -8.94],
    ["2026-06-15", -85.02],
  ].map(([day, amount]): Row => ({ day: String(day), text: "ZXQV", amount: Number(amount) }));
  const repaidOf = (purchases: readonly Row[]): number =>
    analysisOf("GB", paid, [...purchases, ...received]).essentials!.monthlyLoanRepayments;

  it("repays no loan where the earlier bills are for purchases from before, and one purchase is a bill", () => {
    expect(repaidOf(bought)).toBe(0);
  });

  it("repays one where no purchase is", () => {
    expect(repaidOf(bought.filter(({ amount }) => amount !== -31.17))).toBeGreaterThan(0);
  });

  it("repays one where more of what it tells whole are no sums", () => {
    const more = [12.5, 17.25].map((amount, at): Row => ({ ...received[2]!, day: `2026-06-1${at}`, amount }));
    expect(repaidOf([...bought, ...more])).toBeGreaterThan(0);
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
