import { describe, expect, it } from "vitest";
import { summariseEssentials } from "../../src/passes/essentials.js";
import { RED_FLAGS, raiseRedFlags } from "../../src/passes/red-flags.js";
import { account, factsOf, type Line } from "./facts.js";

const monthly = (text: string, amount: number, dayOfMonth = "05"): readonly Line[] =>
  ["04", "05", "06"].map((month): Line => [`2026-${month}-${dayOfMonth}`, text, amount]);
/** The totals of the window in units of currency. */
function essentialsOf(...lines: readonly (readonly Line[])[]) {
  const essentials = summariseEssentials(factsOf([account([["2026-03-30", "CB LIBRAIRIE", -1], ...lines.flat()])]));
  const { mainIncome, mainIncomeTotal, regularIncomeTotal, essentialExpenseTotal, loanRepaymentTotal } = essentials;
  return {
    categories: mainIncome.map(({ category }) => category),
    main: mainIncomeTotal / 10_000,
    regular: regularIncomeTotal / 10_000,
    essential: essentialExpenseTotal / 10_000,
    repayments: loanRepaymentTotal / 10_000,
    rejections: essentials.loanRepaymentRejections.total / 10_000,
    rejectionCount: essentials.loanRepaymentRejections.count,
  };
}
const NOTHING = { categories: [], main: 0, regular: 0, essential: 0, repayments: 0, rejections: 0, rejectionCount: 0 };

describe("the essentials", () => {
  it("are nothing of purchases", () => {
    expect(essentialsOf(monthly("CB CARREFOUR MARKET", -50))).toEqual(NOTHING);
  });

  it("take wages and pensions as main income, the largest first, and allowances as regular", () => {
    expect(
      essentialsOf(
        monthly("VIR RETRAITE AGIRC ARRCO", 600, "07"),
        monthly("VIREMENT SALAIRE ACME", 2000, "28"),
        monthly("VIR CAF ALLOCATIONS FAMILIALES", 150, "04"),
      ),
    ).toEqual({ ...NOTHING, categories: ["WAGE", "RETIREMENT_PENSION"], main: 7800, regular: 8250 });
  });

  it("count rent and paid alimony, and taxes only where they are monthly", () => {
    const rent = monthly("VIR SEPA LOYER MARTIN", -700);
    const alimony = monthly("VIR PENSION ALIMENTAIRE EMIS", -200, "10");
    expect(essentialsOf(rent, alimony)).toEqual({ ...NOTHING, essential: 2700 });
    expect(essentialsOf(monthly("PRLV DGFIP IMPOT REVENU", -120, "15")).essential).toBe(360);
    expect(essentialsOf([["2026-05-15", "PRLV DGFIP IMPOT REVENU", -900]]).essential).toBe(0);
  });

  it("count repayments and split payments as positive sums", () => {
    const lines = [monthly("PRLV SEPA COFIDIS PRET PERSONNEL", -150), monthly("PRLV PAYPAL 4X", -25, "12")];
    expect(essentialsOf(...lines)).toEqual({ ...NOTHING, repayments: 525 });
  });

  it("leave out an instalment that came back, and count it as a rejection", () => {
    const rejected: readonly Line[] = [["2026-06-08", "REJET PRLV SEPA COFIDIS", 150]];
    expect(essentialsOf(monthly("PRLV SEPA COFIDIS PRET PERSONNEL", -150), rejected)).toEqual({
      ...NOTHING,
      repayments: 300,
      rejections: 150,
      rejectionCount: 1,
    });
  });
});

describe("the red flags", () => {
  const flagsOf = (...lines: readonly Line[]): readonly string[] =>
    raiseRedFlags(factsOf([account([["2026-03-30", "CB LIBRAIRIE", -1], ...lines])]));

  it("are those of the interface, each once", () => {
    expect(new Set(RED_FLAGS).size).toBe(13);
  });

  it("are raised by a transaction of their category, in the order of the interface", () => {
    const collection: Line = ["2026-04-10", "INTRUM JUSTITIA PRLV", -45];
    const seizure: Line = ["2026-05-11", "FRAIS SAISIE ATTRIBUTION", -100];
    const cheque: Line = ["2026-05-20", "COMMISSION CHEQUE SANS PROVISION", -30];
    expect(flagsOf(collection, cheque, seizure, collection)).toEqual([
      "FEES_ACCOUNT_SEIZURE",
      "DEBT_COLLECTION",
      "FEES_CHECK_REJECTION",
    ]);
    expect(flagsOf()).toEqual([]);
  });

  it("are not raised by a fee that was given back, nor before the window", () => {
    const fee: Line = ["2026-05-11", "FRAIS SAISIE ATTRIBUTION", -100];
    const back: Line = ["2026-05-20", "REMBT FRAIS SAISIE ATTRIBUTION", 100];
    expect(flagsOf(fee)).toEqual(["FEES_ACCOUNT_SEIZURE"]);
    expect(flagsOf(fee, back)).toEqual([]);
    expect(flagsOf(["2026-03-01", "FRAIS SAISIE ATTRIBUTION", -100])).toEqual([]);
  });

  it("tell a loan's rejection by its pair", () => {
    const instalment: Line = ["2026-06-02", "PRLV SEPA COFIDIS PRET PERSONNEL", -150];
    expect(flagsOf(instalment, ["2026-06-04", "REJET PRLV", 150])).toEqual(["REJECTION_LOAN_REPAYMENT"]);
  });
});
