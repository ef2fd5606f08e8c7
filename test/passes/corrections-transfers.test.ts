import { describe, expect, it } from "vitest";
import { type Analysis, analyze, type CorrectionOptions } from "../../src/index.js";
import { corrected, idOf, joint, main, rowsOf, savings, totalsOf, USUAL } from "./corrected.js";
import type { Line } from "./facts.js";

const pair =
  (out: string, back: string) =>
  (before: Analysis): CorrectionOptions => ({
    transfers: [{ outgoingId: idOf(before, out), incomingId: idOf(before, back) }],
  });

describe("a named own transfer", () => {
  const out: Line = ["2026-04-20", "VIR SEPA LOYER DUPONT", -500];
  const back: Line = ["2026-06-20", "VIR RECU DUPONT", 500];

  it("leaves incomes and expenses, whatever its text says and however long it takes", () => {
    const analysis = corrected([main([out]), joint([back])], pair("VIR SEPA LOYER D", "VIR RECU D"));
    expect(analysis.source).toBe("CASH_FLOW_UPDATE");
    expect(totalsOf(analysis, "incomes")).toEqual({ WAGE: 6000 });
    expect(totalsOf(analysis, "expenses")).toEqual({ RENT: -1950, OTHER_EXPENSE: -240 });
    const [debit, credit] = [rowsOf(analysis, "VIR SEPA LOYER D")[0]!, rowsOf(analysis, "VIR RECU D")[0]!];
    expect(debit.enrichments).toMatchObject({
      type: "OUTGOING_INTERNAL_TRANSFER",
      category: "OTHER_EXPENSE",
      rule: "correction.transfer",
      relatedTransactions: { transferredOn: credit.id },
    });
    expect(credit.enrichments).toMatchObject({
      type: "INCOMING_INTERNAL_TRANSFER",
      relatedTransactions: { transferOf: debit.id },
    });
    expect(analysis.corrections).toEqual([
      {
        kind: "TRANSFER",
        outgoingId: debit.id,
        incomingId: credit.id,
        isApplied: true,
        transactionCount: 2,
        amount: 500,
      },
    ]);
  });

  it("is one where its other side lies outside the window or on a savings account", () => {
    const early: Line = ["2026-03-01", "VIR RECU DUPONT", 500];
    const analysis = corrected([main([out]), savings([early])], pair("VIR SEPA LOYER D", "VIR RECU D"));
    expect(totalsOf(analysis, "expenses")).toEqual({ RENT: -1950, OTHER_EXPENSE: -240 });
    expect(analysis.corrections).toMatchObject([{ isApplied: true, transactionCount: 1, amount: 500 }]);
  });

  it("is no loan, whatever its text says", () => {
    const instalment: Line = ["2026-05-10", "PRLV SEPA COFIDIS MENSUALITE PRET", -300];
    const analysis = corrected(
      [main([instalment]), joint([["2026-05-11", "VIR RECU", 300]])],
      pair("PRLV", "VIR RECU"),
    );
    expect(analysis.creditInsights!.loans.repayments).toMatchObject({ count: 0, totalAmount: 0 });
  });

  it("stands before a pair that would be found", () => {
    const near: Line = ["2026-06-05", "VIREMENT RECU UN", 200];
    const accounts = [
      main([["2026-06-05", "VIR EMIS ZOE", -200]]),
      joint([near, ["2026-06-06", "VIREMENT RECU DEUX", 200]]),
    ];
    const found = analyze({ accounts }, USUAL);
    expect(rowsOf(found, "VIREMENT RECU UN")[0]!.enrichments.type).toBe("INCOMING_INTERNAL_TRANSFER");
    const analysis = corrected(accounts, pair("VIR EMIS ZOE", "VIREMENT RECU DEUX"));
    expect(rowsOf(analysis, "VIREMENT RECU").map(({ enrichments }) => enrichments.type)).toEqual([
      "INCOMING_TRANSFER",
      "INCOMING_INTERNAL_TRANSFER",
    ]);
  });

  it("of a business has the business's category", () => {
    const options = { ...USUAL, usage: "BUSINESS" } as const;
    const accounts = [main([out], { usage: "UNKNOWN" }), joint([back], { usage: "PROFESSIONAL" })];
    const analysis = corrected(accounts, pair("VIR SEPA LOYER D", "VIR RECU D"), options);
    expect(totalsOf(analysis, "incomes")).toEqual({ REVENUE: 6000 });
    expect(rowsOf(analysis, "VIR RECU D")[0]!.enrichments.category).toBe("INTERNAL_TRANSFER");
  });

  it.each<[string, readonly object[], string, string]>([
    ["UNKNOWN_TRANSACTION", [main()], "CARTE", "nothing"],
    ["WRONG_DIRECTION", [main([back]), joint([out])], "VIR RECU D", "VIR SEPA LOYER D"],
    ["SAME_ACCOUNT", [main([out, back])], "VIR SEPA LOYER D", "VIR RECU D"],
    ["ACCOUNT_LEFT_OUT", [main([out]), joint([back], { isComputed: false })], "VIR SEPA LOYER D", "VIR RECU D"],
    [
      "DIFFERENT_AMOUNTS",
      [main([out]), joint([["2026-04-21", "VIR RECU D", 499.99]])],
      "VIR SEPA LOYER D",
      "VIR RECU D",
    ],
    [
      "PAIRED_OTHERWISE",
      [
        main([
          ["2026-06-02", "PRLV SEPA EDF", -50],
          ["2026-06-05", "REJET PRLV EDF", 50],
        ]),
        joint([["2026-06-03", "VIR RECU", 50]]),
      ],
      "PRLV SEPA EDF",
      "VIR RECU",
    ],
  ])("is refused with the reason %s", (reason, accounts, from, to) => {
    const analysis = corrected(accounts, (before) => ({
      transfers: [{ outgoingId: idOf(before, from), incomingId: rowsOf(before, to)[0]?.id ?? "none" }],
    }));
    expect(analysis.corrections).toMatchObject([{ kind: "TRANSFER", isApplied: false, reason }]);
    const { creditInsights } = analyze({ accounts }, USUAL);
    expect(analysis.creditInsights).toEqual(creditInsights);
  });

  it("is refused where a side is announced only", () => {
    const { transactions, ...rest } = joint([back]) as { transactions: readonly object[] };
    const announced = { ...rest, transactions: transactions.map((row) => ({ ...row, isComing: true })) };
    const analysis = corrected([main([out]), announced], pair("VIR SEPA LOYER D", "VIR RECU D"));
    expect(analysis.corrections).toMatchObject([{ isApplied: false, reason: "NOT_BOOKED" }]);
  });
});
