import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.js";
import { account, type Line, NOW } from "../passes/facts.js";
import { readAs } from "./read-as.js";

const INSTALMENTS = [
  "ECHEANCE PRET 818402217735 CAPITAL AMORTI : 514,28 INTERETS : 155,84 ASSURANCE : 3,90",
  "PRET IMMO 5501122 ECHEANCE 05/07 DONT INTERETS 120,44",
];

describe("interest that a text tells", () => {
  it.each(INSTALMENTS)("is earned by nobody in a loan's instalment: %s", (text) => {
    expect(readAs("FR", text, 674.02).category).not.toBe("INTEREST");
    const groceries = Array.from({ length: 20 }, (_, at): Line => ["2026-05-20", `CB EPICERIE ${at}`, -5]);
    const lines: readonly Line[] = [...groceries, ["2026-05-06", text, -674.02], ["2026-05-08", text, 674.02]];
    const { loanRepaymentRejections } = analyze({ accounts: [account(lines)] }, { now: NOW }).essentials!;
    expect(loanRepaymentRejections).toEqual({ totalRejectedAmount: 674.02, count: 1 });
  });

  it.each(["INTERETS CREDITEURS ANNEE 2025", "INTERETS LIVRET A"])("is earned on savings: %s", (text) => {
    expect(readAs("FR", text, 40).category).toBe("INTEREST");
  });

  it.each([
    "VIR LENDOPOLIS INTERETS PRETS",
    "VIR INTERETS EMPRUNT OBLIGATAIRE",
    "INTERETS PRET PARTICIPATIF MIIMOSA",
    "COUPON EMPRUNT ETAT 2026",
    "VIR MIIMOSA INTERETS PRET PARTICIPATIF 04/2026",
    "INTERETS OBLIGATIONS ACME 2026",
    "INTERETS COMPTE A TERME ECHEANCE 05/2026",
    "VIR SEPA LENDOPOLIS REMB INTERETS PRETS",
    "VIR SEPA LENDOPOLIS REMBOURSEMENT PRET INTERETS",
    "VIR ENERFIP REMBT CAPITAL ET INTERETS",
    "VIR OCTOBER SA INTERETS PRET",
    "COUPON EMPRUNT RENAULT REMBOURSEMENT",
  ])("is earned by who lends: %s", (text) => {
    expect(readAs("FR", text, 140).category).toBe("INTEREST");
  });

  it.each([
    ["REJET CAPITAL ET INTERETS PRET 00123456", "REJECTION_LOAN_REPAYMENT"],
    ["IMPAYE CAPITAL INTERETS PRET 0012", "REJECTION_LOAN_REPAYMENT"],
    ["REJET MENSUALITE PRET CAPITAL INTERETS 0012", "REJECTION_LOAN_REPAYMENT"],
    ["REJET INTERETS PRET 0012", "REJECTION_LOAN_REPAYMENT"],
    ["IMPAYE PRET 0012 INTERETS ET ASSURANCE", "REJECTION_LOAN_REPAYMENT"],
    ["REJET INTERETS PRET PARTICIPATIF 0012", "REJECTION_LOAN_REPAYMENT"],
    ["REJET ECHEANCE CAPITAL ET INTERETS 0012", "REJECTION_PAYMENT"],
    ["MISE A DISPOSITION PRET SANS INTERETS", "LOAN_DRAWDOWN"],
    ["DEBLOCAGE PRET A TAUX ZERO SANS INTERETS", "LOAN_DRAWDOWN_REAL_ESTATE"],
    ["DEBLOCAGE PRET PARTICIPATIF HORS INTERETS", "LOAN_DRAWDOWN"],
    ["ANNUL INTERETS PRET", "REFUND"],
    ["REJET PRLV LENDOPOLIS REMBOURSEMENT PRET INTERETS", "REJECTION_LOAN_REPAYMENT"],
    ["GESTE COMMERCIAL INTERETS PRET", "REFUND"],
    ["REMBOURSEMENT INTERETS PRET IMMO TROP PERCU", "REFUND"],
  ])("is earned by nobody who borrows: %s", (text, category) => {
    expect(readAs("FR", text, 640).category).toBe(category);
  });
});
