import { describe, expect, it } from "vitest";
import { findLoans, type LoanMovements } from "../../src/passes/loans.js";
import { account, factsOf, type Line } from "./facts.js";

/** The loans of an account: how many, their sum in units of currency, and the months that it falls in. */
function loansOf(...lines: readonly Line[]) {
  const { repayments, drawdowns } = findLoans(factsOf([account([["2026-03-30", "CB LIBRAIRIE", -1], ...lines])]));
  const figuresOf = ({ flows, total, monthsWithValues }: LoanMovements) => ({
    count: flows.length,
    total: total / 10_000,
    months: monthsWithValues,
  });
  return { repayments: figuresOf(repayments), drawdowns: figuresOf(drawdowns) };
}
const monthly = (text: string, amount: number, dayOfMonth = "05"): readonly Line[] =>
  ["04", "05", "06"].map((month): Line => [`2026-${month}-${dayOfMonth}`, text, amount]);
const NONE = { count: 0, total: 0, months: 0 };
const COFIDIS = "PRLV SEPA COFIDIS PRET PERSONNEL";
const CETELEM = "PRLV SEPA CETELEM PRET";

describe("loans", () => {
  it("are none where their payout was annulled", () => {
    const lines: readonly Line[] = [
      ["2026-05-02", "VIR SEPA RECU BANQUE POPULAIRE DEBLOCAGE PRET", 3000],
      ["2026-05-04", "ANNULATION VIR SEPA RECU BANQUE POPULAIRE DEBLOCAGE PRET", -3000],
    ];
    expect(loansOf(...lines)).toEqual({ repayments: NONE, drawdowns: { count: 1, total: 0, months: 0 } });
    expect(loansOf(...lines, ...monthly(COFIDIS, -150)).repayments).toEqual({ count: 1, total: -450, months: 3 });
  });

  it("are not more for an instalment that came back under the words of the payout", () => {
    const lines: readonly Line[] = [
      ["2026-05-02", "CU LOAN 118203", 500],
      ["2026-06-10", "CU LOAN 118203", -15],
      ["2026-06-15", "CU LOAN 118203", 15],
    ];
    const facts = factsOf([account([["2026-03-30", "CARD", -1], ...lines], { currency: "GBP" })], {
      project: { market: "GB" },
    });
    const { drawdowns } = findLoans(facts);
    expect(drawdowns.total / 10_000).toBe(500);
    expect(drawdowns.flows.flatMap((flow) => facts.cashFlows.flows[flow]!.rows)).toHaveLength(1);
  });

  it("are counted by lender and amount, not by instalment", () => {
    expect(loansOf(...monthly(COFIDIS, -150)).repayments).toEqual({ count: 1, total: -450, months: 3 });
    expect(loansOf(...monthly(COFIDIS, -150), ...monthly(CETELEM, -80.25, "12")).repayments).toEqual({
      count: 2,
      total: -690.75,
      months: 3,
    });
    expect(loansOf(...monthly(COFIDIS, -150), ...monthly(COFIDIS, -400, "20")).repayments.count).toBe(2);
  });

  it("have their months counted over all of them, in whatever order their instalments lie", () => {
    // The first loan is paid before and after the only instalment of the second.
    const lines: readonly Line[] = [
      ["2026-04-05", COFIDIS, -150],
      ["2026-05-12", CETELEM, -80],
      ["2026-06-05", COFIDIS, -150],
    ];
    expect(loansOf(...lines).repayments).toEqual({ count: 2, total: -380, months: 3 });
    const inOneMonth: readonly Line[] = [
      ["2026-04-05", COFIDIS, -150],
      ["2026-04-12", CETELEM, -80],
    ];
    expect(loansOf(...inOneMonth).repayments).toEqual({ count: 2, total: -230, months: 1 });
  });

  it("are drawn down once and repaid many times: the two are told apart", () => {
    const drawdown: Line = ["2026-04-02", "VIR COFIDIS DEBLOCAGE PRET", 3000];
    expect(loansOf(drawdown, ...monthly(COFIDIS, -150))).toEqual({
      repayments: { count: 1, total: -450, months: 3 },
      drawdowns: { count: 1, total: 3000, months: 1 },
    });
  });

  it.each([
    "VIR SEPA COFIDIS ECHEANCE MAI",
    "VIR SEPA COFIDIS MENSUALITE 28966000417723",
    "VIR INST COFIDIS REMBOURSEMENT",
    "VIR SEPA COFIDIS SA DOSSIER 28966000417723",
    "VIREMENT COFIDIS RETARD",
    "CB COFIDIS VILLENEUVE D ASCQ",
  ])("are one where an instalment is paid another way: %s", (text) => {
    const [first, , last] = monthly("PRLV SEPA COFIDIS SA 28966000417723", -118.3);
    const lines: readonly Line[] = [first!, ["2026-05-05", text, -118.3], last!];
    expect(loansOf(...lines).repayments).toEqual({ count: 1, total: -354.9, months: 3 });
    const { cashFlows } = factsOf([account([["2026-03-30", "CB LIBRAIRIE", -1], ...lines])]);
    expect(cashFlows.flows.map(({ label }) => label)).toEqual(["LIBRAIRIE", "COFIDIS"]);
  });

  it("are repaid by no more than their instalments where they are settled early", () => {
    const settled: Line = ["2026-06-20", "VIR SEPA COFIDIS SOLDE DOSSIER 28966000417723", -6100];
    expect(loansOf(...monthly("PRLV SEPA COFIDIS SA 28966000417723", -180), settled).repayments).toEqual({
      count: 1,
      total: -540,
      months: 3,
    });
  });

  it.each([
    ["a purchase paid in four", "PRLV PAYPAL 4X", -25],
    ["a debt that a collector takes", "PRLV INTRUM JUSTITIA", -45],
    ["an advance of the wage", "VIR AVANCE SUR SALAIRE ACME", 300],
  ])("are not %s", (_, text, amount) => {
    expect(loansOf(["2026-05-12", text, amount])).toEqual({ repayments: NONE, drawdowns: NONE });
  });
});

describe("an instalment that came back", () => {
  it("as a rejection repays nothing, and gives its month no value", () => {
    expect(loansOf(...monthly(COFIDIS, -150), ["2026-06-08", "REJET PRLV SEPA COFIDIS", 150]).repayments).toEqual({
      count: 1,
      total: -300,
      months: 2,
    });
  });

  it("as a refund repays nothing either", () => {
    expect(loansOf(...monthly(COFIDIS, -150), ["2026-06-20", "REMBOURSEMENT MENSUALITE COFIDIS", 150])).toEqual({
      repayments: { count: 1, total: -300, months: 2 },
      drawdowns: NONE,
    });
  });
});
