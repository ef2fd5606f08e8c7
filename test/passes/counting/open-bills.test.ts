import { describe, expect, it } from "vitest";
import { analysisOf, type Row } from "../card-bodies.js";

/** What is bought with a card from a month's 10th on, a day each. */
const boughtFor = (month: string, sums: readonly number[]): readonly Row[] =>
  sums.map((sum, at): Row => ({ day: `2026-${month}-${10 + at}`, text: `ZXQV ${at}`, amount: -sum }));

const PURCHASES: readonly Row[] = [
  ...boughtFor("03", [61.2, 40.35, 12]),
  ...boughtFor("04", [33.1, 18.05, 9.99]),
  ...boughtFor("05", [70.4, 25.65, 31]),
];
/** Their sums are 113.55, 61.14 and 127.05, each billed on the 28th of the next month. */
const bill = (month: string, amount: number, text = "BARCLAYCARD DD 4929"): Row => {
  return { day: `2026-${month}-28`, text, amount: -amount };
};
const paid = (month: string, amount: number): Row => {
  return { day: `2026-${month}-29`, text: "PAYMENT RECEIVED - THANK YOU", amount };
};
const PAID: readonly Row[] = [...PURCHASES, paid("04", 113.55), paid("05", 61.14)];

function factsOf(last: Row, card: readonly Row[] = PAID) {
  const { essentials, creditInsights, scores, accounts } = analysisOf(
    "GB",
    [bill("04", 113.55), bill("05", 61.14), last],
    card,
  );
  const rows = accounts.flatMap(({ transactions }) => transactions);
  const shown = rows.find(
    ({ description, dates }) => description === last.text && dates.debitedAt?.startsWith(last.day),
  )!;
  const debtRatio = scores!.creditScore!.points.find(({ characteristic }) => characteristic === "DEBT_RATIO")!.value;
  const { loans, expenses } = creditInsights!;
  return {
    category: shown.enrichments.category,
    repaid: essentials!.monthlyLoanRepayments,
    loans: loans.repayments.count,
    expenses: expenses.totalAmount,
    debtRatio,
  };
}

describe("the bill of a card that is paid in full", () => {
  it("is no loan before the card's account shows it as paid, and counted with the purchases alone", () => {
    const met = factsOf(bill("06", 127.05), [...PAID, paid("06", 127.05)]);
    // 20 fillers of 10 each and what was bought from 30 March on: 61.14 and 127.05.
    expect(met).toMatchObject({ category: "DEFERRED_TOTAL_PAYMENT", repaid: 0, loans: 0, expenses: -388.19 });
    expect(factsOf(bill("06", 127.05))).toEqual(met);
  });

  it.each<readonly [string, Row]>([
    ["no run of purchases adds up to it", bill("06", 127.06)],
    ["its words are another's", bill("06", 127.05, "NEWDAY CARD DD 7712")],
    ["the purchases were another bill's", bill("06", 61.14)],
    // A run of a single purchase among others may be chance.
    ["one purchase of several equals it", bill("06", 25.65)],
  ])("is a loan's instalment still where %s", (_, last) => {
    expect(factsOf(last).category).toBe("LOAN_REPAYMENT_REVOLVING");
  });

  it("is a loan's instalment still where the card is not paid in full", () => {
    const doubled = PURCHASES.map((row): Row => ({ ...row, amount: row.amount * 2 }));
    const card = [...doubled, paid("04", 113.55), paid("05", 61.14)];
    // It is the sum of what was bought for it.
    expect(factsOf(bill("06", 254.1), card).category).toBe("LOAN_REPAYMENT_REVOLVING");
  });

  it.each<readonly [string, Row, readonly Row[]]>([
    ["two purchases behind the first that is left", bill("06", 56.65), PAID],
    [
      "the only purchase that is left",
      bill("06", 127.05),
      [
        ...boughtFor("03", [61.2, 40.35, 12]),
        ...boughtFor("04", [33.1, 18.05, 9.99]),
        ...boughtFor("05", [127.05]),
        ...PAID.slice(-2),
      ],
    ],
    [
      "purchases on both sides of the payment before, of an announced one and of what the checking account paid",
      bill("06", 110.85),
      [
        ...PURCHASES.slice(0, -1),
        ...PAID.slice(-2),
        { day: "2026-06-01", text: "ZXQV 7", amount: -5, isComing: true },
        { day: "2026-06-03", text: "ZXQV 8", amount: -14.8 },
      ],
    ],
  ])("is none where it is the sum of %s", (_, last, card) => {
    expect(factsOf(last, card).category).toBe("DEFERRED_TOTAL_PAYMENT");
  });

  it.each<readonly [string, Row, readonly Row[]]>([
    [
      "its purchases were paid with the bill before, however near they are",
      bill("06", 61.14),
      [
        ...boughtFor("03", [61.2, 40.35, 12]),
        ...[33.1, 18.05, 9.99].map((sum, at): Row => ({ day: `2026-05-0${at + 1}`, text: `ZXQV ${at}`, amount: -sum })),
        ...boughtFor("05", [70.4, 25.65, 31]),
        ...PAID.slice(-2),
      ],
    ],
    [
      "nothing tells what the bill before paid for",
      bill("06", 127.05),
      [
        // 113.55 was paid for what was bought in April, 61.14 is a cent more than what was in early May.
        ...boughtFor("04", [61.2, 40.35, 12]),
        ...[33.1, 18.05, 9.98].map((sum, at): Row => ({ day: `2026-05-0${at + 1}`, text: `ZXQV ${at}`, amount: -sum })),
        ...boughtFor("05", [70.4, 25.65, 31]),
        ...PAID.slice(-2),
      ],
    ],
  ])("is a loan's instalment where %s", (_, last, card) => {
    expect(factsOf(last, card).category).toBe("LOAN_REPAYMENT_REVOLVING");
  });

  it("pays for its purchases once, where two bills are open", () => {
    const { accounts } = analysisOf(
      "GB",
      [bill("04", 113.55), bill("05", 61.14), bill("06", 61.14)],
      [...boughtFor("04", [61.2, 40.35, 12]), ...boughtFor("05", [33.1, 18.05, 9.99]), paid("04", 113.55)],
    );
    const bills = accounts
      .flatMap(({ transactions }) => transactions)
      .filter(({ description }) => description.startsWith("BARCLAYCARD"))
      .map(({ dates, enrichments }) => [dates.debitedAt!.slice(5, 7), enrichments.category]);
    expect(Object.fromEntries(bills)).toEqual({
      "04": "DEFERRED_TOTAL_PAYMENT",
      "05": "DEFERRED_TOTAL_PAYMENT",
      "06": "LOAN_REPAYMENT_REVOLVING",
    });
  });

  it("is a loan's instalment where it came back", () => {
    const back: Row = { day: "2026-06-29", text: "UNPAID DIRECT DEBIT BARCLAYCARD DD 4929", amount: 127.05 };
    const { accounts } = analysisOf("GB", [bill("04", 113.55), bill("05", 61.14), bill("06", 127.05), back], PAID);
    const rows = accounts.flatMap(({ transactions }) => transactions);
    const categories = rows
      .filter(({ amount }) => Math.abs(amount) === 127.05)
      .map(({ enrichments }) => enrichments.category);
    expect(categories.toSorted()).toEqual(["LOAN_REPAYMENT_REVOLVING", "REJECTION_LOAN_REPAYMENT"]);
  });
});
