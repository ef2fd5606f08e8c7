import { describe, expect, it } from "vitest";
import { analysisOf, type Row } from "./card-bodies.js";

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

  it("does so where the sums are round, and a purchase equals one of them", () => {
    const sums = [25, 30, 40];
    const round = received.map((row, at): Row => ({ ...row, amount: sums[at]! }));
    const pays = fixed.map((row, at): Row => ({ ...row, amount: -sums[at]! }));
    const repaidBy = (purchases: readonly Row[]): number =>
      analysisOf("GB", pays, [...purchases, ...round]).essentials!.monthlyLoanRepayments;
    expect(repaidBy(bought)).toBeGreaterThan(0);
    for (const [at, day] of ["2026-04-05", "2026-05-03", "2026-06-11"].entries())
      expect(repaidBy([...bought, { day, text: "ZXQV FUEL", amount: -sums[at]! }])).toBe(repaidBy(bought));
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

describe("a card that is paid in full", () => {
  const bought: readonly Row[] = [
    { day: "2026-05-05", text: "ZXQV ONE", amount: -40 },
    { day: "2026-05-10", text: "ZXQV TWO", amount: -60.5 },
  ];
  const bill = (amount: number): Row => ({ day: "2026-06-10", text: "DIRECT DEBIT BARCLAYCARD", amount: -amount });
  const received = (amount: number): Row => ({ day: "2026-06-10", text: "PAYMENT RECEIVED - THANK YOU", amount });

  it.each([1, 2, 3])("is no loan in a window of %d months, though what it pays was bought before", (numberOfMonths) => {
    const analysis = analysisOf("GB", [bill(100.5)], [...bought, received(100.5)], numberOfMonths);
    expect(analysis.essentials!.monthlyLoanRepayments).toBe(0);
  });

  it("is a loan where the purchases before are no such sum", () => {
    const old = { day: "2026-04-01", text: "ZXQV OLD", amount: -9 };
    const analysis = analysisOf("GB", [bill(60)], [old, ...bought, received(60)], 1);
    expect(analysis.essentials!.monthlyLoanRepayments).toBe(60);
  });

  it("is none though a shop that no list holds gave back a part", () => {
    const back = { day: "2026-05-12", text: "ZXQV TWO", amount: 20.25 };
    const analysis = analysisOf("GB", [bill(80.25)], [...bought, back, received(80.25)]);
    expect(analysis.essentials!.monthlyLoanRepayments).toBe(0);
  });

  it("is a loan where one bill of the first days is such a sum by chance, and a later one is none", () => {
    const months = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];
    const sums = [31.17, 44.83, 27.91];
    const every = months.flatMap((month, at) =>
      sums.map(
        (sum, place): Row => ({
          day: `${month}-${String(4 + place * 5).padStart(2, "0")}`,
          text: `ZXQV ${at}${place}`,
          amount: -(sum + at),
        }),
      ),
    );
    // The first bill of the window is two of March's purchases; the next is no sum of any.
    const bills: readonly [string, number][] = [
      ["2026-04-03", 33.17 + 46.83],
      ["2026-06-20", 58.13],
    ];
    const pays = bills.map(([day, sum]): Row => ({ day, text: "DIRECT DEBIT BARCLAYCARD", amount: -sum }));
    const resets = bills.map(([day, sum]): Row => ({ day, text: "PAYMENT RECEIVED - THANK YOU", amount: sum }));
    expect(analysisOf("GB", pays, [...every, ...resets]).essentials!.monthlyLoanRepayments).toBeGreaterThan(0);
  });
});
