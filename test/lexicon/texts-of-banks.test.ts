import { describe, expect, it } from "vitest";
import { readAs } from "./read-as.js";

describe("what a bank prints around a name", () => {
  it.each([
    ["BE", "BETALING VIA DEBITKAART 06-03-2026 OM 17.42 UUR COLRUYT AALST MET KBC-DEBITKAART 6703", "GROCERY", "CARD"],
    ["ES", "RECIB/SANITAS SOCIEDAD ANONIM", "INSURANCE_HEALTH", "DIRECT_DEBIT"],
    ["ES", "TRANS/MUEBLES REY VALLADOLID", "OTHER_EXPENSE", "OUTGOING_TRANSFER"],
    ["FR", "PAIEMENT PSC 0506 MABLY GRAND FRAIS CARTE 58214", "GROCERY", "CARD"],
  ] as const)("tells the mode, and is no part of the name, in %s: %s is %s by %s", (market, text, category, type) => {
    expect(readAs(market, text, -38.75)).toMatchObject({ category, type });
  });

  it.each([
    ["NOMIN/LINGOTES ESPECIALES SA", "WAGE", "CREDIT"],
    ["RECIB/NOMINA ACME SL", "WAGE", "CREDIT"],
    ["RECIB TRANSF NOMINA ACME SL", "WAGE", "INCOMING_TRANSFER"],
    ["INGRESO CHEQUE NOMIN 4417", "OTHER_ENTRY", "CHECK_DEPOSIT"],
    ["TRANS/LOPEZ GARCIA ANA", "OTHER_ENTRY", "INCOMING_TRANSFER"],
  ])("is cut by Bankinter: %s is %s by %s", (text, category, type) => {
    expect(readAs("ES", text, 1702.15)).toMatchObject({ category, type });
  });

  it.each([
    ["ES", "GASOLINERA TRANS SUR", "TRANSPORT", "DEBIT"],
    ["GB", "7214 14MAR26 C , NEXT , LEEDS GB", "SHOPPING", "CARD"],
    ["GB", "7214 14MAR26 CD , BP , LEEDS GB", "TRANSPORT", "CARD"],
    ["GB", "NEXT LEEDS GB", "OTHER_EXPENSE", "DEBIT"],
    ["GB", "MISS CORAL JONES LEEDS GB", "OTHER_EXPENSE", "DEBIT"],
  ] as const)("stands at its place in %s: %s is %s by %s", (market, text, category, type) => {
    expect(readAs(market, text, -38.75)).toMatchObject({ category, type });
  });
});

describe("money that comes from a savings book for what was not paid", () => {
  it.each([
    ["VIREMENT DEPUIS LIVRET A REF : POUR LES IMPAYES", "DISSAVING"],
    ["REJET PRLV SEPA SYNDIC DUPONT POUR LES IMPAYES", "REJECTION_PAYMENT"],
    ["IMPAYE - PRLV SEPA FREE MOBILE", "REJECTION_PAYMENT"],
    ["REJET PRLV SEPA EDF POUR IMPAYE", "REJECTION_PAYMENT"],
    ["REJET VIR DEPUIS LIVRET A", "REJECTION_PAYMENT"],
  ])("is no rejection, unless the bank says so: %s is %s", (text, category) => {
    expect(readAs("FR", text, 180).category).toBe(category);
  });
});

describe("a word of the lender or the bailiff that is not all of it", () => {
  it.each([
    ["ES", "SEGURCAIXA ADESLAS VIDA AMORT. HIPOTECA", "INSURANCE_LOAN"],
    ["ES", "CUOTA HIPOTECA 0417 2100", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["NL", "ING BANK Beslag op rekening t.v.v. GGN Mastering Credit dossier 881204", "PROVISION_ACCOUNT_SEIZURE"],
    ["NL", "Kosten beslag op rekening dossier 881204", "FEES_ACCOUNT_SEIZURE"],
    ["NL", "BANKBESLAG ADVOCAAT DE VRIES", "PROVISION_ACCOUNT_SEIZURE"],
    ["NL", "BEHANDELINGSKOSTEN BESLAG OP REKENING", "FEES_ACCOUNT_SEIZURE"],
    ["ES", "CUOTA HIPOTECA VIDACAIXA", "LOAN_REPAYMENT_REAL_ESTATE"],
    ["FR", "COMMISSION PAIEMENT CARTE GRAND FRAIS", "FEES_BANK_SERVICE"],
  ] as const)("gives way to the whole in %s: %s is %s", (market, text, category) => {
    expect(readAs(market, text, -143.9).category).toBe(category);
  });
});
